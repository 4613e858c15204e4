"""`/game`: from the lobby to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.finding import find_table, suggest_tables
from cogs.lobby_deeds import manages
from cogs.naming import about, name
from cogs.opening import open_table
from cogs.panel import speaker_for
from cogs.replies import fill, think
from cogs.speech import awaited, listener
from engine.refusals import Refusal
from engine.registry import game, game_ids
from engine.text import Text
from words import words

if TYPE_CHECKING:
    from cogs.client import Mistgrove

PLACES = ("here", "thread", "forum", "dm")


async def suggest_games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    speaker = listener(interaction)
    titles = {id: speaker(game(id).info.title) for id in game_ids()}
    return [
        app_commands.Choice(name=title, value=id)
        for id, title in titles.items()
        if typed.casefold() in title.casefold() or typed.casefold() in id
    ][:25]


def known_game(typed: str) -> str:
    """The id of a game that was picked or typed: by id or by title in any language."""
    for id in game_ids():
        titles = {words(locale).say(game(id).info.title).casefold() for locale in ("en", "de")}
        if typed.strip().casefold() in titles | {id}:
            return id
    return game(typed.strip()).info.id


class Tables(commands.GroupCog, group_name=name("cmd-game"), group_description=about("cmd-game")):
    def __init__(self, bot: Mistgrove) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=name("cmd-new"), description=about("cmd-new"))
    @app_commands.rename(game=name("opt-game"), place=name("opt-place"), forum=name("opt-forum"))
    @app_commands.describe(game=about("opt-game"), place=about("opt-place"), forum=about("opt-forum"))
    @app_commands.choices(place=[app_commands.Choice(name=name(f"place-{place}"), value=place) for place in PLACES])
    @app_commands.autocomplete(game=suggest_games)
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        place: str = "here",
        forum: discord.ForumChannel | None = None,
    ) -> None:
        await think(interaction)
        await self.bot.remember(interaction)
        await open_table(self.bot, interaction, known_game(game), place, forum)

    async def _do(self, interaction: discord.Interaction, verb: str, table: str | None, argument: str = "") -> None:
        """The same as the button of that name."""
        await think(interaction)
        await self.bot.remember(interaction)
        found = await find_table(self.bot, interaction, table)
        await getattr(self.bot.deeds, f"do_{verb}")(interaction, found.id, argument)

    @app_commands.command(name=name("cmd-join"), description=about("cmd-join"))
    async def join(self, interaction: discord.Interaction) -> None:
        await self._do(interaction, "join", None)

    @app_commands.command(name=name("cmd-leave"), description=about("cmd-leave"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._do(interaction, "leave", table)

    @app_commands.command(name=name("cmd-start"), description=about("cmd-start"))
    async def start(self, interaction: discord.Interaction) -> None:
        await self._do(interaction, "start", None)

    @app_commands.command(name=name("cmd-status"), description=about("cmd-status"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def status(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await think(interaction)
        found = await find_table(self.bot, interaction, table)
        speaker = speaker_for(found, str(interaction.locale))
        waiting, moves = awaited(found, speaker), found.rows
        state = Text(f"status-{found.status}", game=found.info.title, id=found.id, waiting=waiting, rows=moves)
        lines = [speaker(state)]
        if found.match is not None:
            # How it stands, as the alt text of the public board says it.
            lines.append(speaker(found.match.game.caption(found.match.view(None))))
        await fill(interaction, "\n".join(lines))

    @app_commands.command(name=name("cmd-log"), description=about("cmd-log"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def log(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._do(interaction, "log", table)

    @app_commands.command(name=name("cmd-undo"), description=about("cmd-undo"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def undo(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._do(interaction, "undo", table)

    @app_commands.command(name=name("cmd-concede"), description=about("cmd-concede"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def concede(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._do(interaction, "concede", table)

    @app_commands.command(name=name("cmd-cancel"), description=about("cmd-cancel"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def cancel(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await self._do(interaction, "cancel", table)

    @app_commands.command(name=name("cmd-takeover"), description=about("cmd-takeover"))
    @app_commands.rename(player=name("opt-player"))
    @app_commands.describe(player=about("opt-player"))
    @app_commands.guild_only()
    async def takeover(self, interaction: discord.Interaction, player: discord.User) -> None:
        await think(interaction)
        found = await find_table(self.bot, interaction)
        seat = found.seat_of(player.id)
        if seat is None:
            raise Refusal(Text("refused-no-such-player"))
        await self.bot.deeds.do_takeover(interaction, found.id, str(seat))

    @app_commands.command(name=name("cmd-here"), description=about("cmd-here"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def here(self, interaction: discord.Interaction, table: str) -> None:
        """Move a table into this channel, for instance after its own was deleted."""
        await think(interaction)
        found = await find_table(self.bot, interaction, table)
        others = [seat for seat in found.seats if seat.human and seat.user_id != interaction.user.id]
        if interaction.channel_id is None or (interaction.guild_id is None and others):
            # In a DM the others would not see the table any more.
            raise Refusal(Text("refused-no-place"))
        moved = await self.bot.host.move_table(
            found.id, interaction.user.id, interaction.channel_id, interaction.guild_id, manager=manages(interaction)
        )
        await fill(interaction, listener(interaction)(Text("moved-here", game=moved.info.title)))


async def setup(bot: Mistgrove) -> None:
    await bot.add_cog(Tables(bot))
