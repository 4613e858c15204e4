"""Playing: answers, second thoughts, plans, and what becomes of a table whose players or channel go away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from db import MatchRecord, Plan, UndoRecord
from engine.match import Entry, Match
from engine.refusals import GameOver, UndoBarred
from engine.text import Text
from host import lobby, orders, plans
from host.desk import named_failures
from host.refusals import AlreadySeated, HasLeft, NoSuchSeat, NotSeated, NoUndoRequest
from host.settling import Settling
from host.table import Table


class Playing(Settling):
    """The part of the host that runs games."""

    async def answer(
        self, match_id: str, user_id: int, key: str, number: int | None = None, interaction_id: int | None = None
    ) -> Table:
        """Answer the open question of this person, or change the answer while others are still deciding."""

        def submit(table: Table, match: Match) -> Entry:
            return match.submit(table.acting_seat(user_id), key, number)

        return await self._record(match_id, submit, by_user=user_id, interaction_id=interaction_id)

    async def withdraw(
        self, match_id: str, user_id: int, number: int | None = None, interaction_id: int | None = None
    ) -> Table:
        """Take back an answer while others are still deciding."""

        def withdraw(table: Table, match: Match) -> Entry:
            return match.withdraw(table.acting_seat(user_id), number)

        return await self._record(match_id, withdraw, by_user=user_id, interaction_id=interaction_id)

    async def undo(self, match_id: str, user_id: int, interaction_id: int | None = None) -> Table:
        """Go back to before this person's last answer, alone; UndoBarred says why not."""

        def undo(table: Table, match: Match) -> Entry:
            return match.undo(table.acting_seat(user_id))

        return await self._record(match_id, undo, by_user=user_id, interaction_id=interaction_id)

    async def ask_undo(self, match_id: str, user_id: int) -> Table:
        """Ask the others for their consent to go back; where nobody has to be asked it is done at once."""

        def ask(table: Table) -> MatchRecord:
            seat, match = table.acting_seat(user_id), _running(table)
            if refusal := match.undo_refusal(seat, consent=True):
                raise UndoBarred(refusal)
            return replace(table.record, undo=UndoRecord(seat, table.rows, frozenset({seat})))

        table = await self._change(match_id, ask)
        return await self._undo_if_agreed(table)

    async def agree_undo(self, match_id: str, user_id: int) -> Table:
        """Consent to another's wish to go back; the last consent does it."""

        def agree(table: Table) -> MatchRecord:
            seat, request = table.acting_seat(user_id), table.undo_request
            if request is None:
                raise NoUndoRequest
            return replace(table.record, undo=UndoRecord(request.seat, table.rows, request.agreed | {seat}))

        table = await self._change(match_id, agree)
        return await self._undo_if_agreed(table)

    async def decline_undo(self, match_id: str, user_id: int) -> Table:
        """Refuse another's wish to go back, or give up one's own."""

        def decline(table: Table) -> MatchRecord:
            table.acting_seat(user_id)
            if table.undo_request is None:
                raise NoUndoRequest
            return replace(table.record, undo=None)

        return await self._change(match_id, decline)

    async def _undo_if_agreed(self, table: Table) -> Table:
        return await self.table(table.id) if await self._finish_undo(table) else table

    # Plans.

    async def set_plan(self, match_id: str, user_id: int, topic: str, *steps: Iterable[str]) -> Table:
        """Leave keys, in order of liking, for the decision of that topic which `Match.foresee` offers, and for what follows."""
        wished = [tuple(keys) for keys in steps]

        def plan(table: Table) -> MatchRecord:
            seat, match = table.acting_seat(user_id), _running(table)
            new = plans.make(seat, topic, wished, match, self.clock())
            return replace(table.record, plans=(*_other_plans(table.record, seat, topic), new))

        return await self._change(match_id, plan)

    async def drop_plan(self, match_id: str, user_id: int, topic: str) -> Table:
        """Forget the plan for that topic, if there is one."""

        def drop(table: Table) -> MatchRecord:
            left = _other_plans(table.record, table.acting_seat(user_id), topic)
            return table.record if left == table.record.plans else replace(table.record, plans=left)

        return await self._change(match_id, drop)

    async def set_order(self, match_id: str, user_id: int, topic: str, value: str) -> Table:
        """Answer every question of that topic like this from now on, until the player says otherwise."""

        def choose(table: Table) -> MatchRecord:
            _running(table)
            return orders.chosen(table.record, table.info, table.acting_seat(user_id), topic, value)

        return await self._change(match_id, choose)

    # Going away.

    async def leave(self, match_id: str, user_id: int) -> Table:
        """Get up from a lobby, or concede a running game."""

        def leave(table: Table) -> MatchRecord:
            return lobby.leave(table, user_id) if table.status == "lobby" else _concede(table, user_id)

        return await self._change(match_id, leave)

    async def concede(self, match_id: str, user_id: int) -> Table:
        """Let a computer play on; the seat keeps the name. If nobody is left, the table is closed."""
        return await self._change(match_id, lambda table: _concede(table, user_id))

    async def leave_for_good(self, match_id: str, user_id: int, interaction_id: int | None = None) -> Table:
        """Leave a running game by its own rules: nobody plays on in the seat. CannotLeave where the game knows no such rules."""

        def leave(table: Table, match: Match) -> Entry:
            return match.leave(table.acting_seat(user_id))

        return await self._record(match_id, leave, by_user=user_id, interaction_id=interaction_id)

    async def take_over(self, match_id: str, by: int, seat: int, *, manager: bool = False) -> Table:
        """Let a computer play on for somebody who has vanished.

        The host decides that, or somebody who manages the server; if it is the host who has vanished, anybody who plays.
        """

        def take_over(table: Table) -> MatchRecord:
            _running(table)
            if not 0 <= seat < len(table.seats) or not table.seats[seat].human:
                raise NoSuchSeat("host-no-person")
            if seat != table.host_seat or not table.plays(by):
                lobby.require_host(table, by, manager)
            return _replaced_by_computer(table, seat)

        return await self._change(match_id, take_over)

    async def come_back(self, match_id: str, user_id: int) -> Table:
        """Take the own seat back from the computer that plays on in it; its answers so far stand."""

        def come_back(table: Table) -> MatchRecord:
            _running(table)
            seat = table.seat_of(user_id)
            if seat is None:
                raise NotSeated
            if table.seats[seat].human:
                raise AlreadySeated
            if table.seats[seat].gone:
                raise HasLeft
            seats = list(table.record.seats)
            seats[seat] = replace(seats[seat], level=None, conceded=False)
            return replace(table.record, seats=tuple(seats))

        return await self._change(match_id, come_back)

    async def cancel(self, match_id: str, by: int, *, manager: bool = False) -> Table:
        """Close a lobby, or end a game without a result."""

        def cancel(table: Table) -> MatchRecord:
            if not table.open:
                raise GameOver(Text("refused-game-over"))
            lobby.require_host(table, by, manager)
            return lobby.called_off(table.record, "cancelled")

        return await self._change(match_id, cancel)

    async def move_table(
        self, match_id: str, by: int, channel_id: int, guild_id: int | None = None, *, manager: bool = False
    ) -> Table:
        """Go on in another channel. The host or a manager decides; after the channel was lost, anybody at the table."""

        def move(table: Table) -> MatchRecord:
            if not table.open:
                raise GameOver(Text("refused-game-over"))
            if table.channel_id is not None or table.seat_of(by) is None:
                lobby.require_host(table, by, manager)
            return replace(table.record, channel_id=channel_id, guild_id=guild_id)

        return await self._change(match_id, move)

    async def lose_channel(self, channel_id: int) -> list[Table]:
        """The channel is gone: its lobby is closed, its game waits for another channel."""
        with named_failures():
            found = await self.store.matches.open_at(channel_id=channel_id)
        return [await self._change(match_id, _channel_lost) for match_id in found]

    async def lose_guild(self, guild_id: int) -> list[Table]:
        """The server is gone, or the bot was removed from it."""
        with named_failures():
            found = await self.store.matches.open_at(guild_id=guild_id)
        return [await self._change(match_id, _channel_lost) for match_id in found]


def _running(table: Table) -> Match:
    if table.status in ("finished", "cancelled"):
        raise GameOver(Text("refused-game-over"))
    return table.play


def _concede(table: Table, user_id: int) -> MatchRecord:
    _running(table)
    seat = table.acting_seat(user_id)
    record = _replaced_by_computer(table, seat)
    return replace(record, plans=tuple(plan for plan in record.plans if plan.seat != seat))


def _replaced_by_computer(table: Table, seat: int) -> MatchRecord:
    seats = list(table.record.seats)
    seats[seat] = replace(seats[seat], level=lobby.USUAL_LEVEL, conceded=True)
    record = lobby.pass_host(replace(table.record, seats=tuple(seats)))
    return lobby.called_off(record, "abandoned") if lobby.abandoned(record) else record


def _channel_lost(table: Table) -> MatchRecord:
    if table.status == "lobby":
        return lobby.called_off(table.record, "channel-lost")
    return replace(table.record, channel_id=None, guild_id=None)


def _other_plans(record: MatchRecord, seat: int, topic: str) -> tuple[Plan, ...]:
    return tuple(plan for plan in record.plans if (plan.seat, plan.topic) != (seat, topic))
