"""What the buttons of a board and an end do, beside those of a lobby; the slash commands do the same through here.

Each deed acknowledges at once, calls the host, and lets the presenter show what changed. Only what is for the person
alone is answered directly, as an ephemeral.
"""

from __future__ import annotations

import io

import discord

from cogs.controls import add_where_it_fits, button, cut
from cogs.ids import TableId
from cogs.links import jump, place_of
from cogs.lobby_controls import (
    back_control,
    giving_up_controls,
    sure_controls,
    takeover_controls,
)
from cogs.lobby_deeds import LobbyDeeds, leads, manages
from cogs.opening import new_thread, offer_thread, thread_name
from cogs.order_controls import order_controls
from cogs.own_news import own_news
from cogs.panel import speaker_for
from cogs.replies import about, fill, think, think_in_place
from cogs.speech import listener
from cogs.studio import as_file
from engine.refusals import GameOver, NotYourDecision, Refusal, UndoBarred
from engine.text import Player, Text
from host import Table
from host.refusals import ChannelTaken, HasLeft, NudgedAlready

LONG = 1900


class Deeds(LobbyDeeds):
    """All that a button can do."""

    # Coming and going.

    async def do_join(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """Sit down in a lobby; in a running game take the own seat back from the computer."""
        await think_in_place(interaction)
        table = about(interaction, await self.host.table(match))
        if table.status == "running" and table.seat_of(interaction.user.id) is not None:
            await self.do_back(interaction, match, "")
            return
        table = await self.host.join(match, interaction.user.id, interaction.user.display_name)
        await fill(interaction, listener(interaction)(Text("lobby-joined", game=table.info.title)))

    async def do_leave(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        if table.status == "running":
            await self.do_concede(interaction, match, "")
            return
        await self.host.leave(match, interaction.user.id)
        await fill(interaction, speaker(Text("lobby-left", game=table.info.title)))

    # A running game.

    async def do_mine(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """My panel, for my eyes only: the way that always works, also where DMs are closed."""
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise NotYourDecision(Text("refused-no-seat"))
        if table.status == "running" and table.seats[seat].gone:
            raise HasLeft
        if table.status == "running" and table.seats[seat].computer:
            await fill(interaction, speaker(Text("host-conceded")), view=back_control(table, speaker))
            return
        if not table.open:
            raise GameOver(Text("refused-game-over"))
        await self._fill_panel(interaction, table, seat)

    async def _fill_panel(self, interaction: discord.Interaction, table: Table, seat: int, notice: str = "") -> None:
        speaker = speaker_for(table, str(interaction.locale))
        own = await own_news(self.bot.store, table, seat, interaction.user.id)
        panels = self.bot.presenter.panels
        message = await panels.panel(table, seat, str(interaction.locale), notice=notice, own=own.texts)
        user = await self.bot.store.people.user(interaction.user.id)
        content = message.pop("content")
        if user.dm_state == "closed":
            content += "\n" + speaker(Text("dm-closed"))
            add_where_it_fits(message["view"], button(TableId(table.id, "dms"), speaker(Text("dm-try"))))
        slot = (await self.bot.store.shown.of(table.id)).get((str(user.id), "panel"))
        if slot is not None and slot.channel_id != interaction.channel_id:
            content += "\n" + speaker(Text("panel-dm", where=jump(None, slot.channel_id, slot.message_id)))
        await fill(interaction, cut(content, 2000), **message)
        await self.bot.store.shown.mark(own.note)

    async def do_orders(self, interaction: discord.Interaction, match: str, page: str) -> None:
        """My standing orders, for my eyes only; they can be changed at any time."""
        await (think_in_place if page else think)(interaction)
        await self._fill_orders(interaction, match, int(page) if page.isdecimal() else 0)

    async def _fill_orders(self, interaction: discord.Interaction, match: str, page: int) -> None:
        table, speaker = await self._table(interaction, match)
        if not table.open or not table.info.orders:
            raise GameOver(Text("refused-game-over"))
        text, view = order_controls(table, table.acting_seat(interaction.user.id), speaker, page)
        await fill(interaction, text, view=view)

    async def do_order(self, interaction: discord.Interaction, match: str, chosen: str) -> None:
        await interaction.response.defer()
        page, topic, value = chosen.split()
        await self.host.set_order(match, interaction.user.id, topic, value)
        await self._fill_orders(interaction, match, int(page))

    async def do_dms(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """Try whether this person takes DMs again."""
        await think(interaction)
        _table, speaker = await self._table(interaction, match)
        await self.bot.try_dms(interaction.user.id, speaker(Text("dm-hello")))
        await fill(interaction, speaker(Text("dm-open")))

    async def do_text(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """The board as text; a player's own in private, with the own hand."""
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        seat = table.seat_of(interaction.user.id)
        lines = [speaker(line) for line in table.play.game.describe(table.play.view(seat))]
        await fill_long(interaction, lines)

    async def do_log(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        events, _end = table.play.news(table.seat_of(interaction.user.id), 0)
        await fill_long(interaction, [speaker(event.text) for event in events] or ["–"], newest=True)

    async def do_close(self, interaction: discord.Interaction, match: str, name: str) -> None:
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        picture = await self.bot.studio.close_up(table, table.seat_of(interaction.user.id), name, speaker)
        await fill(interaction, files=[as_file(picture, "close-up")])

    async def do_final(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        await fill(interaction, files=[as_file(await self.bot.studio.board(table, speaker), "board")])

    async def do_nudge(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """Remind the others; or let computers play on for them, for those who may decide that."""
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        decides = leads(interaction, table)
        # For whoever leads the table, if that is who has vanished, anybody may decide.
        others = [
            seat
            for seat in table.waiting
            if seat.user_id != interaction.user.id and (decides or seat.user_id == table.host_id)
        ]
        try:
            table, people = await self.host.nudge(match, interaction.user.id)
        except NudgedAlready as refusal:
            text = speaker(refusal.reason)
        else:
            await self.bot.herald.remind(table, people, interaction.user.display_name)
            text = speaker(Text("nudge-done"))
        if others:
            text += "\n" + speaker(Text("takeover-offer"))
        await fill(interaction, text, view=takeover_controls(table, others, speaker))

    async def do_undo(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """Alone where that is possible, else by asking everybody."""
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        try:
            await self.host.undo(match, interaction.user.id, interaction.id)
        except UndoBarred as barred:
            seat = table.seat_of(interaction.user.id)
            if seat is None or table.play.undo_refusal(seat, consent=True) is not None:
                raise
            table = await self.host.ask_undo(match, interaction.user.id)
            asked = Text("undo-asking" if table.undo_request is not None else "undo-done")
            await fill(interaction, f"{speaker(barred.reason)}\n{speaker(asked)}")
        else:
            await fill(interaction, speaker(Text("undo-done")))

    async def do_agree(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think(interaction)
        await self.host.agree_undo(match, interaction.user.id)
        await fill(interaction, listener(interaction)(Text("undo-agreed")))

    async def do_disagree(self, interaction: discord.Interaction, match: str, _: str) -> None:
        await think(interaction)
        table, speaker = await self._table(interaction, match)
        request, seat = table.undo_request, table.seat_of(interaction.user.id)
        await self.host.decline_undo(match, interaction.user.id)
        await fill(interaction, speaker(Text("undo-declined")))
        asker = table.seats[request.seat].user_id if request is not None else None
        if asker is not None and seat is not None and asker != interaction.user.id:
            await self.bot.herald.tell(table, asker, Text("undo-refused", who=Player(seat), game=table.info.title))

    async def do_concede(self, interaction: discord.Interaction, match: str, sure: str) -> None:
        await (think_in_place if sure else think)(interaction)
        table, speaker = await self._table(interaction, match)
        if not table.open:
            raise GameOver(Text("refused-game-over"))
        if not table.plays(interaction.user.id):
            raise NotYourDecision(Text("refused-no-seat"))
        if table.status == "lobby":
            await self.do_leave(interaction, match, "")
            return
        seat = table.seat_of(interaction.user.id)
        assert seat is not None, "whoever plays has a seat"
        if sure == "good":
            await self.host.leave_for_good(match, interaction.user.id, interaction.id)
            await self.bot.herald.announce(table, Text("left-told", who=Player(seat)))
            await fill(interaction, speaker(Text("left-done")))
            return
        if sure != "yes" and table.info.leaving:
            await fill(interaction, speaker(Text("concede-how")), view=giving_up_controls(table, speaker))
            return
        if sure != "yes":
            await fill(interaction, speaker(Text("concede-sure")), view=sure_controls(table, "concede", speaker))
            return
        await self.host.concede(match, interaction.user.id)
        await self.bot.herald.announce(table, Text("concede-told", who=Player(seat)))
        await fill(interaction, speaker(Text("concede-done")), view=back_control(table, speaker))

    async def do_back(self, interaction: discord.Interaction, match: str, _: str) -> None:
        """Take the own seat back from the computer that plays on in it."""
        await think_in_place(interaction)
        table = about(interaction, await self.host.come_back(match, interaction.user.id))
        seat = table.seat_of(interaction.user.id)
        assert seat is not None, "whoever came back has a seat"
        await self.bot.herald.announce(table, Text("back-told", who=Player(seat)))
        welcome = listener(interaction)(Text("back-done"))
        if table.my_turn(interaction.user.id) and interaction.guild_id is None:
            await fill(interaction, welcome)  # the question comes here by itself
        else:
            await self._fill_panel(interaction, table, seat, notice=welcome)

    async def do_takeover(self, interaction: discord.Interaction, match: str, seat: str) -> None:
        """The table's decision about a player who has vanished: a computer goes on in that seat."""
        await think_in_place(interaction)
        table, speaker = await self._table(interaction, match)
        if not seat.isdecimal():
            raise Refusal(Text("refused-no-such-player"))
        table = await self.host.take_over(match, interaction.user.id, int(seat), manager=manages(interaction))
        await self.bot.herald.announce(table, Text("takeover-told", who=Player(int(seat))))
        await self.bot.herald.taken_over(table, int(seat))
        await fill(interaction, speaker(Text("takeover-done")))

    async def do_rematch(self, interaction: discord.Interaction, match: str, where: str) -> None:
        """The same people once more: here, or in a thread if there is another game by now."""
        await think(interaction)
        before = about(interaction, await self.host.table(match))
        channel = await new_thread(interaction, thread_name(before.game, before.locale)) if where == "thread" else None
        try:
            table = await self.host.rematch(
                match, interaction.user.id, channel_id=channel, guild_id=interaction.guild_id
            )
        except ChannelTaken as taken:
            await offer_thread(interaction, taken, TableId(match, "rematch", "thread"))
            return
        await fill(interaction, listener(interaction)(Text("rematch-done", where=place_of(table))))

    async def do_thread(self, interaction: discord.Interaction, _: str, game: str) -> None:
        """A fresh thread beside a channel that has a game already."""
        await think(interaction)
        await self.bot.open_table(interaction, game, "thread")


async def fill_long(interaction: discord.Interaction, lines: list[str], *, newest: bool = False) -> None:
    """As many lines as fit a message, the rest as a text file."""
    text = "\n".join(lines)
    if len(text) <= LONG:
        await fill(interaction, text)
        return
    file = discord.File(io.BytesIO(text.encode()), filename="mistgrove.txt")
    shown = text[-LONG:].partition("\n")[2] if newest else text[:LONG].rpartition("\n")[0]
    await fill(interaction, f"…\n{shown}" if newest else f"{shown}\n…", files=[file])
