"""What the buttons of a lobby do; the slash commands do the same through here.

Each deed acknowledges at once, calls the host, and lets the presenter show what changed. Only what is for the person
alone is answered directly, as an ephemeral.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from cogs.lobby_controls import (
    invite_controls,
    seat_controls,
    sure_controls,
)
from cogs.option_controls import language_page, lines_at_start, option_controls, page_of
from cogs.panel import speaker_for
from cogs.replies import about, fill, think, think_in_place
from cogs.speech import Speaker, listener
from db import Guild
from engine.refusals import BadTable, GameOver, Refusal
from engine.text import Text
from host import Table
from host.refusals import NotHost, NotSeated

if TYPE_CHECKING:
    from cogs.client import Mistgrove


def manages(interaction: discord.Interaction) -> bool:
    """Whether this person may manage the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def leads(interaction: discord.Interaction, table: Table) -> bool:
    """Whether this person may decide for the table."""
    return interaction.user.id == table.host_id or manages(interaction)


def bots_among_chosen(interaction: discord.Interaction) -> set[int]:
    """Which of the people in a user select are none."""
    data: Any = interaction.data or {}
    return {int(id) for id, user in data.get("resolved", {}).get("users", {}).items() if user.get("bot")}


class LobbyDeeds:
    """Getting people to a table."""

    def __init__(self, bot: Mistgrove) -> None:
        self.bot = bot
        self.host = bot.host

    async def _table(self, interaction: discord.Interaction, match: str) -> tuple[Table, Speaker]:
        table = about(interaction, await self.host.table(match))
        return table, speaker_for(table, str(interaction.locale))

    async def do_start(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think(interaction)
        before, speaker = await self._table(interaction, match)
        table = await self.host.start(match, interaction.user.id, manager=manages(interaction))
        # Whoever sat down in the last moment may have made a wish impossible.
        lines = [speaker(Text("lobby-started", game=table.info.title)), *lines_at_start(before, table, speaker)]
        await fill(interaction, "\n".join(lines))

    async def do_cancel(self, interaction: discord.Interaction, match: str, sure: str) -> None:
        await (think_in_place if sure == "yes" else think)(interaction)
        table, speaker = await self._table(interaction, match)
        if not table.open:
            raise GameOver(Text("refused-game-over"))
        if not leads(interaction, table):
            raise NotHost(table.host_seat)
        if table.status != "lobby" and sure != "yes":
            await fill(interaction, speaker(Text("cancel-sure")), view=sure_controls(table, "cancel", speaker))
            return
        await self.host.cancel(match, interaction.user.id, manager=manages(interaction))
        await fill(interaction, speaker(Text("cancel-done", game=table.info.title)))

    async def do_computer(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """A computer sits down; the seats are shown, as there it is said how well it plays."""
        await think(interaction)
        await self.host.add_computer(match, interaction.user.id, manager=manages(interaction))
        await self._fill_seats(interaction, match)

    async def do_options(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """A menu for each table option, page by page; only whoever leads the table can change one."""
        await think(interaction)
        await self._fill_options(interaction, match, 0)

    async def do_page(self, interaction: discord.Interaction, match: str, page: str) -> None:
        await interaction.response.defer()
        await self._fill_options(interaction, match, int(page))

    async def _fill_options(self, interaction: discord.Interaction, match: str, page: int, notice: str = "") -> None:
        table, speaker = await self._table(interaction, match)
        decides = leads(interaction, table) and table.status == "lobby"
        text, view = option_controls(table, speaker, page, leads=decides, notice=notice)
        await interaction.edit_original_response(content=text, view=view)

    async def do_option(self, interaction: discord.Interaction, match: str, chosen: str) -> None:
        """Choose a value; what cannot be chosen now is explained above the menus, which show again what holds."""
        await interaction.response.defer()
        table, speaker = await self._table(interaction, match)
        option, value = chosen.split()
        notice = ""
        try:
            await self.host.set_option(match, interaction.user.id, option, value, manager=manages(interaction))
        except BadTable as refusal:
            notice = speaker(refusal.reason)
        await self._fill_options(interaction, match, page_of(table, option), notice)

    async def do_usual(self, interaction: discord.Interaction, match: str, page: str) -> None:
        await interaction.response.defer()
        await self.host.clear_options(match, interaction.user.id, manager=manages(interaction))
        await self._fill_options(interaction, match, int(page))

    async def do_language(self, interaction: discord.Interaction, match: str, locale: str) -> None:
        """What is spoken at this table, and at the next ones of this server."""
        await interaction.response.defer()
        table = await self.host.set_language(match, interaction.user.id, locale, manager=manages(interaction))
        if table.guild_id is not None:
            await self.bot.store.people.save_guild(Guild(table.guild_id, locale))
        await self._fill_options(interaction, match, language_page(table))

    async def do_seats(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think(interaction)
        await self._fill_seats(interaction, match)

    async def _fill_seats(self, interaction: discord.Interaction, match: str) -> None:
        table, speaker = await self._table(interaction, match)
        text, view = seat_controls(table, speaker, interaction.user.id, leads=leads(interaction, table))
        await interaction.edit_original_response(content=text, view=view)

    async def do_colour(self, interaction: discord.Interaction, match: str, colour: str) -> None:
        await interaction.response.defer()
        await self.host.choose_colour(match, interaction.user.id, int(colour))
        await self._fill_seats(interaction, match)

    async def do_remove(self, interaction: discord.Interaction, match: str, seat: str) -> None:
        await interaction.response.defer()
        await self.host.remove(match, interaction.user.id, int(seat), manager=manages(interaction))
        await self._fill_seats(interaction, match)

    async def do_first(self, interaction: discord.Interaction, match: str, seat: str) -> None:
        await interaction.response.defer()
        await self.host.move_seat(match, interaction.user.id, int(seat), 0, manager=manages(interaction))
        await self._fill_seats(interaction, match)

    async def do_strength(self, interaction: discord.Interaction, match: str, chosen: str) -> None:
        await interaction.response.defer()
        seat, level = chosen.split()
        await self.host.set_level(match, interaction.user.id, int(seat), level, manager=manages(interaction))
        await self._fill_seats(interaction, match)

    async def do_shuffle(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await interaction.response.defer()
        await self.host.shuffle_seats(match, interaction.user.id, manager=manages(interaction))
        await self._fill_seats(interaction, match)

    async def do_invite(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        if table.seat_of(interaction.user.id) is None and not manages(interaction):
            raise NotSeated
        text, view = invite_controls(table, speaker)
        await fill(interaction, text, view=view)

    async def do_invited(self, interaction: discord.Interaction, match: str, people: str) -> None:
        await interaction.response.defer()
        table, speaker = await self._table(interaction, match)
        bots = bots_among_chosen(interaction)
        chosen = [user for user in map(int, people.split()) if user not in bots]
        if not chosen:
            raise Refusal(Text("refused-bots-computers"))
        # Whoever sits there or is invited already stands in nobody else's way.
        new = [user for user in chosen if user not in table.invited and table.seat_of(user) is None]
        for user in new or chosen[:1]:
            table = await self.host.invite(match, interaction.user.id, user, manager=manages(interaction))
        await self.bot.herald.invite(table, new, interaction.user.display_name)
        await interaction.edit_original_response(content=speaker(Text("lobby-invite-done")), view=None)

    async def do_decline(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think_in_place(interaction)
        await self.host.decline(match, interaction.user.id)
        await fill(interaction, listener(interaction)(Text("invite-declined")))
