"""Brings Discord in line with a table: called after every change and after every start, as often as anybody likes.

It compares what the table is with what was shown, and sends what is missing: each new question reaches each of its
players once (a DM, or for closed DMs a mention on the board), each settled step is one board in the channel, old panels
lose their buttons by one edit. What was stored but not shown before a crash is shown by the next call.

Minor questions ring softly, and what they come to is one edit of the board that stands there; only where somebody can be
called by nothing but a mention it is posted anew, as an edit calls nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime

import discord

from cogs import board
from cogs.controls import cut
from cogs.links import in_dm, place_of
from cogs.lull import Lulls
from cogs.messages import CHANNEL, Messages, Screens
from cogs.outbox import Barred, DmClosed, Gone, Outbox, Unreachable, nonce
from cogs.own_news import own_news
from cogs.panel import Panels, as_edit, speaker_for
from cogs.studio import Studio, as_file
from db import OVER, Shown, Store, User
from engine.text import Text
from host import Seat, Table, UndoRequest

log = logging.getLogger(__name__)
UNDO, STOPPED = "undo", "stopped"
NOBODY = discord.AllowedMentions.none()


class Presenter(Messages):
    def __init__(self, outbox: Outbox, store: Store, studio: Studio) -> None:
        super().__init__(outbox, store)
        self.studio = studio
        self.panels = Panels(studio)
        self.lulls = Lulls()
        self.unshown: set[str] = set()
        """Tables of which something could not be shown because Discord did not answer: to be tried again soon."""
        self.barred: set[str] = set()
        """Tables in places where the bot may not post: to be tried again later."""
        self.on_barred: Callable[[Table], Awaitable[object]] | None = None

    async def present(self, table: Table) -> None:
        shown = await self.store.shown.of(table.id)
        try:
            if table.status in ("lobby", "running") and table.channel_id is not None:
                await self._follow(table, shown)
            if table.status == "lobby":
                await self._lobby(table, shown)
            elif table.status == "running":
                await self._running(table, shown)
            elif table.status == "frozen":
                await self._stopped(table, shown)
            else:
                await (self._end if table.status == "finished" else self._stopped)(table, shown)
                if (CHANNEL, OVER) not in shown:
                    await self.store.shown.mark(Shown(table.id, CHANNEL, OVER, 0, 0, 0, 0))
        except Barred:
            log.warning("no permission to post", extra={"match": table.id})
            self.barred.add(table.id)
            if self.on_barred is not None:
                await self.on_barred(table)
        except Unreachable:
            log.warning("could not present", extra={"match": table.id})
            self.unshown.add(table.id)
        except DmClosed:
            # A table in a DM that takes no more messages: its player knows, and comes back by opening it.
            log.info("the DM of a table is closed", extra={"match": table.id})
        else:
            self.unshown.discard(table.id)
            self.barred.discard(table.id)

    # The lobby.

    async def _lobby(self, table: Table, shown: Screens) -> None:
        speaker = speaker_for(table, table.locale)
        picture = await self.studio.lobby(table, speaker)
        message = {
            "content": board.lobby_text(table, speaker),
            "files": [as_file(picture, "lobby")],
            "view": board.lobby_view(table, speaker),
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user) for user in table.invited]),
        }
        await self._post(table, shown, "lobby", 0, message)

    # A running game.

    async def _running(self, table: Table, shown: Screens) -> None:
        """A panel for everybody who must act, then the board, which mentions those who take no DMs.

        Where both stand in the same DM the board comes first: what one has to do is to be found at the end.
        """
        number = table.number
        if in_dm(table):
            await self._board(table, shown, frozenset())
        people = [seat for seat in table.seats if seat.user_id is not None]
        results = await asyncio.gather(
            *(self._notify_one(table, seat, shown) for seat in people), return_exceptions=True
        )
        if not in_dm(table) and table.number == number:
            # Else the game has gone on meanwhile, and the next call knows whom its board has to mention.
            await self._board(table, shown, frozenset(user for user in results if isinstance(user, int)))
        await self._consent(table, shown)
        for failure in results:
            # Nobody else has to wait because one of them could not be reached.
            if isinstance(failure, BaseException):
                raise failure

    async def _notify_one(self, table: Table, seat: Seat, shown: Screens) -> int | None:
        """Bring one player's panel up to date; gives whoever has to be mentioned instead."""
        assert seat.user_id is not None
        slot, heard = shown.get((str(seat.user_id), "panel")), shown.get((str(seat.user_id), "news"))
        waits = table.my_turn(seat.user_id)
        if heard is not None and heard.rows > (end := table.play.news(seat.index, heard.rows)[1]):
            # What was taken back may happen again, and is news again.
            shown[heard.reader, heard.slot] = replace(heard, rows=end)
            await self.store.shown.mark(shown[heard.reader, heard.slot])
        if slot is not None and slot.number == table.number and table.play.decision(seat.index) is not None:
            return None
        if slot is not None and not waits and table.play.foresee(seat.index):
            # Whoever may still plan keeps the panel that offers it.
            return None
        in_place = waits and (self.goes_on(table, seat.index) or (slot is not None and _shares(table, seat, slot)))
        if slot is not None and not in_place:
            await self._strip(slot)
        user = await self.store.people.user(seat.user_id)
        waits = table.my_turn(seat.user_id)
        if waits and user.dm_state != "closed":
            return await self._send_panel(table, seat, user, shown, slot if in_place else None)
        if slot is not None and not in_place:
            await self.store.shown.forget(table.id, slot.reader, "panel")
        return seat.user_id if waits else None

    async def _send_panel(self, table: Table, seat: Seat, user: User, shown: Screens, into: Shown | None) -> int | None:
        """Send the open question as a DM, or put it into the panel of a turn that goes on."""
        # The match lives on while we draw and send: what is shown is noted with the number it has now.
        number, rows, soft = table.number or 0, len(table.play.log), only_minor(table)
        heard = shown.get((str(user.id), "news"))
        start = heard.rows if heard is not None else 0
        end = table.play.news(seat.index, start)[1]
        own = await own_news(self.store, table, seat.index, user.id)
        told = None if in_dm(table) else start
        message = await self.panels.panel(table, seat.index, user.locale, start=told, own=own.texts)
        message |= {"allowed_mentions": NOBODY, "silent": soft}
        try:
            if into is not None:
                where, id = into.channel_id, into.message_id
                await self.outbox.edit(where, id, **as_edit(message))
            else:
                sent = await self.outbox.dm(user.id, nonce(table.id, user.id, number), **message)
                where, id = sent.channel.id, sent.id
        except Gone:
            sent = await self.outbox.dm(user.id, nonce(table.id, user.id, number, "again"), **message)
            where, id = sent.channel.id, sent.id
        except DmClosed:
            await self.store.people.note_dms(user.id, datetime.now(UTC))
            return user.id
        if user.dm_state != "open":
            await self.store.people.note_dms(user.id, None)
        await self.store.shown.mark(
            Shown(table.id, str(user.id), "panel", number, rows, where, id),
            Shown(table.id, str(user.id), "news", 0, end, where, id),
            own.note,
        )
        return None

    async def answered_elsewhere(self, table: Table, seat: int, number: int, saved: str) -> None:
        """Somebody answered by typing, or from the channel: the same question in their DM says so, too."""
        slot = (await self.store.shown.of(table.id)).get((str(table.seats[seat].user_id), "panel"))
        still_open = table.number == number
        if slot is None or slot.number != number or (not still_open and self.goes_on(table, seat)):
            return
        try:
            if still_open:
                user = await self.store.people.user(int(slot.reader))
                message = await self.panels.panel(table, seat, user.locale)
                await self.outbox.edit(slot.channel_id, slot.message_id, **as_edit(message))
            else:
                with self.tidying(slot.message_id):
                    await self.outbox.edit(slot.channel_id, slot.message_id, content=saved, view=None)
        except (Gone, Barred, DmClosed, Unreachable):
            log.info("no panel to note an answer in", extra={"match": table.id})

    @staticmethod
    def goes_on(table: Table, seat: int) -> bool:
        """Whether this is the next question of a turn that this seat is in the middle of: no news for that player."""
        alone = len(table.play.pending()) == 1
        answered = bool(table.play.log) and table.play.log[-1].seat == seat
        return alone and answered and not table.play.passed_by(seat)

    async def _board(self, table: Table, shown: Screens, mentioned: frozenset[int]) -> None:
        if table.channel_id is None:
            return
        speaker = speaker_for(table, table.locale)
        slot, told = shown.get((CHANNEL, "board")), shown.get((CHANNEL, "news"))
        end = table.play.settled_events()
        asked, drawn = table.number or 0, told.number if told is not None else None
        passing = drawn is not None and not mentioned and table.play.in_passing(drawn)
        same = slot is not None and (drawn == asked or not table.waiting or self._still_the_same(table) or passing)
        if slot is not None and slot.rows > end:
            # What this board tells was taken back.
            same = False
        start = slot.rows if slot is not None and same else min(told.rows, end) if told is not None else 0
        if slot is not None and told is not None and end == told.rows and self._still_the_same(table):
            # In the middle of a turn that can still be taken back there is nothing for the others to see.
            return
        if slot is not None and told is not None and drawn == asked and end == told.rows:
            # Only who is waited for may have changed.
            if not self.lulls.over(table.id, minor=only_minor(table)):
                return
        elif slot is not None and passing and only_minor(table):
            # The round of minor questions goes on.
            if not self.lulls.over(table.id, minor=True):
                return
        else:
            self.lulls.end(table.id)
        news = board.board_news(table, start, end, speaker)
        number = slot.number if slot is not None and same else asked
        message = {
            "content": board.board_text(table, news, mentioned, speaker),
            "view": board.board_view(table, speaker),
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user) for user in mentioned]),
            "silent": only_minor(table),
        }
        # The match lives on from here: all that was read of it belongs together, the picture included.
        message["files"] = [as_file(await self.studio.board(table, speaker), "board")]
        if not same:
            await self._retire_board(table, shown)
        await self._strip_other(table, shown, "lobby", board.lobby_text(table, speaker))
        told = Shown(table.id, CHANNEL, "news", asked, end, table.channel_id, 0)
        await self._post(table, shown, "board", number, message, rows=start, also=told)

    async def _retire_board(self, table: Table, shown: Screens) -> None:
        """A board that is not the newest any more keeps its news and its picture, but nobody's turn."""
        slot, told = shown.pop((CHANNEL, "board"), None), shown.get((CHANNEL, "news"))
        if slot is None:
            return
        if table.match is None:
            await self._strip(slot)
        else:
            end = told.rows if told is not None else slot.rows
            await self._strip(slot, board.board_news(table, slot.rows, end, speaker_for(table, table.locale)))

    @staticmethod
    def _still_the_same(table: Table) -> bool:
        """Whether the same person is still in the middle of a turn: the board is changed, not posted again."""
        return len(table.waiting) == 1 and Presenter.goes_on(table, table.waiting[0].index)

    # A wish to take something back, which everybody has to agree to.

    async def _consent(self, table: Table, shown: Screens) -> None:
        """Ask whoever has not agreed yet, once; when the wish is over, its outcome takes the place of the question."""
        before = {reader: held for (reader, slot), held in shown.items() if slot == UNDO}
        request = table.undo_request
        if request is None:
            for reader, held in before.items():
                user = await self.store.people.user(int(reader)) if reader != CHANNEL else None
                speaker = speaker_for(table, user.locale if user is not None else table.locale)
                await self._strip(held, board.consent_over(table, held.rows, speaker))
                await self.store.shown.forget(table.id, reader, UNDO)
            return
        missing = [seat.user_id for seat in table.undo_missing if seat.user_id is not None]
        asked = [user for user in missing if str(user) in before]
        closed = [user for user in missing if user not in asked and not await self._ask_consent(table, request, user)]
        if table.channel_id is not None and CHANNEL not in before:
            speaker = speaker_for(table, table.locale)
            message = board.consent_message(table, request, speaker) | {"files": []}
            message["content"] += "".join(f" <@{user}>" for user in closed)
            message["allowed_mentions"] = discord.AllowedMentions(users=[discord.Object(user) for user in closed])
            await self._post(table, shown, UNDO, 0, message, rows=table.rows)

    async def _ask_consent(self, table: Table, request: UndoRequest, user_id: int) -> bool:
        """Ask one person by DM; False if that is impossible."""
        user = await self.store.people.user(user_id)
        if user.dm_state == "closed":
            return False
        speaker = speaker_for(table, user.locale)
        message = board.consent_message(table, request, speaker)
        message["content"] += "\n" + speaker(Text("end-where", where=place_of(table)))
        mark = nonce(table.id, user_id, UNDO, table.record.revision)
        try:
            sent = await self.outbox.dm(user_id, mark, **message, allowed_mentions=NOBODY)
        except DmClosed:
            return False
        await self.store.shown.mark(Shown(table.id, str(user_id), UNDO, 0, table.rows, sent.channel.id, sent.id))
        return True

    # The end.

    async def _end(self, table: Table, shown: Screens) -> None:
        await self._consent(table, shown)
        if (CHANNEL, "end") not in shown and table.channel_id is not None:
            speaker = speaker_for(table, table.locale)
            told = shown.get((CHANNEL, "news"))
            news = board.news_text(table.play.news(None, told.rows if told else 0)[0], speaker)
            message = {
                "content": board.end_text(table, news, speaker),
                "files": [as_file(await self.studio.sheet(table, speaker), "scores")],
                "view": board.end_view(table, speaker),
                "allowed_mentions": NOBODY,
            }
            await self._retire_board(table, shown)
            await self.store.shown.forget(table.id, CHANNEL, "board")
            await self._post(table, shown, "end", 0, message)
        await asyncio.gather(*(self._end_for(table, seat, shown) for seat in table.seats if seat.user_id is not None))

    async def _end_for(self, table: Table, seat: Seat, shown: Screens) -> None:
        """The result for one player, who may have played from DMs alone."""
        assert seat.user_id is not None
        reader = str(seat.user_id)
        slot = shown.get((reader, "panel"))
        if slot is not None:
            await self._strip(slot)
            await self.store.shown.forget(table.id, reader, "panel")
        user = await self.store.people.user(seat.user_id)
        heard = shown.get((reader, "news"))
        if (reader, "end") in shown or user.dm_state == "closed" or not seat.human:
            return
        if heard is None or heard.channel_id == table.channel_id:
            # Played in the channel, where the end stands already.
            return
        speaker = speaker_for(table, user.locale)
        news = board.news_text(table.play.news(seat.index, heard.rows)[0], speaker)
        own = await own_news(self.store, table, seat.index, seat.user_id)
        news = "\n".join(filter(None, (news, *map(speaker, own.texts))))
        text = board.end_text(table, news, speaker) + "\n" + speaker(Text("end-where", where=place_of(table)))
        picture = as_file(await self.studio.sheet(table, speaker), "scores")
        try:
            sent = await self.outbox.dm(
                seat.user_id,
                nonce(table.id, reader, "end"),
                content=cut(text, 2000),
                files=[picture],
                view=board.end_view(table, speaker),
                allowed_mentions=NOBODY,
            )
        except DmClosed:
            await self.store.people.note_dms(user.id, datetime.now(UTC))
            return
        await self.store.shown.mark(Shown(table.id, reader, "end", 0, 0, sent.channel.id, sent.id))

    async def _stopped(self, table: Table, shown: Screens) -> None:
        """Cancelled or frozen: take all buttons away, and say so once, also to those who play from DMs."""
        if (CHANNEL, "board") in shown:
            await self._retire_board(table, shown)
            await self.store.shown.forget(table.id, CHANNEL, "board")
        for (reader, slot), held in list(shown.items()):
            if slot in ("panel", "lobby", UNDO):
                await self._strip(held)
                await self.store.shown.forget(table.id, reader, slot)
        if (CHANNEL, STOPPED) not in shown and table.channel_id is not None:
            text = board.stopped_text(table, speaker_for(table, table.locale))
            await self._post(table, shown, STOPPED, 0, {"content": text, "allowed_mentions": NOBODY})
        for seat in table.seats:
            reader = str(seat.user_id)
            heard = shown.get((reader, "news"))
            if heard is None or heard.channel_id == table.channel_id or not seat.human or (reader, STOPPED) in shown:
                continue
            user = await self.store.people.user(int(reader))
            text = board.stopped_text(table, speaker_for(table, user.locale))
            try:
                sent = await self.outbox.dm(user.id, nonce(table.id, reader, STOPPED), content=text)
            except DmClosed:
                continue
            await self.store.shown.mark(Shown(table.id, reader, STOPPED, 0, 0, sent.channel.id, sent.id))

    async def _follow(self, table: Table, shown: Screens) -> None:
        """Leave nothing behind that looks alive: where the table was before it moved, and that it was frozen."""
        for (reader, slot), held in list(shown.items()):
            moved = reader == CHANNEL and held.message_id != 0 and held.channel_id != table.channel_id
            if moved:
                await self._strip(held)
            if moved or slot == STOPPED:
                await self.store.shown.forget(table.id, reader, slot)
                shown.pop((reader, slot))


def only_minor(table: Table) -> bool:
    """Whether nothing is asked but in passing: that rings softly."""
    pending = table.play.pending()
    return bool(pending) and all(decision.minor for decision in pending)


def _shares(table: Table, seat: Seat, slot: Shown) -> bool:
    """Whether a minor question may take the place of the one in this message: only while that one is unanswered."""
    decision = table.play.decision(seat.index)
    return decision is not None and decision.minor and table.play.said(seat.index, slot.number) is None
