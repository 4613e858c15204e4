"""A table as everybody outside the host sees it: who sits there, how the game stands, who is waited for.

A `Table` is frozen, but the match in it lives on: read it before awaiting anything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from db import MatchRecord, Plan, SeatRecord, Status
from engine import registry
from engine.game import Info
from engine.match import Match
from engine.rules import Decision
from engine.text import Text
from host import orders, plans
from host.agreement import Agreement, agreement, objection
from host.prepared import Prepared, answer_for, failures
from host.refusals import Conceded, HasLeft, NotRunning, NotSeated


@dataclass(frozen=True)
class Seat:
    """A place at the table. A computer's `level` beside a user: it plays on for somebody who has conceded."""

    index: int
    user_id: int | None
    name: str
    colour: int
    level: str | None
    conceded: bool

    @property
    def computer(self) -> bool:
        """Whether a computer answers for this seat."""
        return self.level is not None

    @property
    def human(self) -> bool:
        """Whether a person answers for this seat."""
        return self.level is None and not self.conceded

    @property
    def gone(self) -> bool:
        """Whether its player has left for good, by the rules of the game: nobody answers for it any more."""
        return self.level is None and self.conceded

    @classmethod
    def of(cls, index: int, record: SeatRecord) -> Seat:
        return cls(index, record.user_id, record.name, record.colour, record.level, record.conceded)


@dataclass(frozen=True)
class UndoRequest:
    """Who wants to take something back, and which seats have agreed so far."""

    seat: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Table:
    """One table: what is kept of it, its match (None in a lobby and where it cannot be replayed), and how long its log is."""

    record: MatchRecord
    match: Match | None
    rows: int
    repeated: bool = False
    """This very interaction had been done before: nothing was done now."""

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def game(self) -> str:
        return self.record.game

    @property
    def info(self) -> Info:
        return registry.game(self.record.game).info

    @property
    def players(self) -> int:
        """For how many the game is set up: in a lobby those who sit there, but never fewer than it needs."""
        return max(len(self.record.seats), self.info.seats[0])

    @property
    def agreement(self) -> Agreement:
        """What was agreed on; once the game has started nothing of it can change."""
        if self.record.started is not None:
            return Agreement(self.info.filled(self.players, self.record.options))
        return agreement(self.info, self.players, self.record.options)

    @property
    def options(self) -> Mapping[str, str]:
        """Every table option with its value."""
        return self.agreement.options

    @property
    def unusual(self) -> Mapping[str, str]:
        """The table options that are not as they usually are."""
        usual = self.info.filled(self.players, {})
        return {id: value for id, value in self.options.items() if usual[id] != value}

    def objection(self, option: str, value: str) -> Text | None:
        """Why a lobby cannot agree on this value of an option beside all else, or None."""
        return objection(self.info, self.players, self.record.options, option, value)

    @property
    def status(self) -> Status:
        return self.record.status

    @property
    def reason(self) -> str:
        return self.record.reason

    @property
    def open(self) -> bool:
        """Whether it is a lobby, runs, or is frozen: it occupies its channel."""
        return self.status in ("lobby", "running", "frozen")

    @property
    def guild_id(self) -> int | None:
        return self.record.guild_id

    @property
    def channel_id(self) -> int | None:
        return self.record.channel_id

    @property
    def locale(self) -> str:
        return self.record.locale

    @property
    def created(self) -> datetime:
        return self.record.created

    @property
    def changed(self) -> datetime:
        """When something happened here last."""
        return self.record.changed

    @property
    def started(self) -> datetime | None:
        return self.record.started

    @property
    def ended(self) -> datetime | None:
        return self.record.ended

    @property
    def rematch_of(self) -> str | None:
        return self.record.rematch_of

    @property
    def seed(self) -> str:
        """It tells every hidden card: only for the end."""
        return self.record.seed

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, for everybody from the start."""
        return sha256(self.record.seed.encode()).hexdigest()

    # Who sits here.

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat.of(index, seat) for index, seat in enumerate(self.record.seats))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.record.seats)

    @property
    def invited(self) -> tuple[int, ...]:
        return self.record.invited

    @property
    def host_id(self) -> int:
        return self.record.host_id

    @property
    def host_seat(self) -> int | None:
        return self.seat_of(self.record.host_id)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of this person, also after conceding."""
        return next((seat.index for seat in self.seats if seat.user_id == user_id), None)

    def plays(self, user_id: int) -> bool:
        """Whether this person answers for a seat."""
        return any(seat.user_id == user_id and seat.human for seat in self.seats)

    def acting_seat(self, user_id: int) -> int:
        """The seat this person answers for; NotSeated, HasLeft or Conceded if there is none."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise NotSeated
        if self.seats[seat].gone:
            raise HasLeft
        if not self.seats[seat].human:
            raise Conceded
        return seat

    @property
    def missing(self) -> int:
        """How many players a lobby still needs."""
        return max(0, self.info.seats[0] - len(self.record.seats))

    @property
    def room(self) -> int:
        """How many more players fit."""
        return max(0, self.info.seats[-1] - len(self.record.seats))

    # How the game stands.

    @property
    def play(self) -> Match:
        """The match; NotRunning where there is none."""
        if self.match is None:
            raise NotRunning(Text("host-not-started" if self.status == "lobby" else "host-frozen"))
        return self.match

    @property
    def number(self) -> int | None:
        """The number of the open decision."""
        pending = self._asked()
        return next((decision.number for decision in pending.values()), None)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The people who must act; whoever has left a plan or an order that answers need not."""
        served = {prepared.seat for prepared in self.prepared if prepared.key is not None}
        return tuple(seat for seat in self._asked_people() if seat.index not in served)

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """The computers that must act."""
        asked = self._asked()
        return tuple(seat for seat in self.seats if seat.index in asked and seat.computer)

    def my_turn(self, user_id: int) -> bool:
        """Whether this person must act."""
        return any(seat.user_id == user_id for seat in self.waiting)

    @property
    def undo_request(self) -> UndoRequest | None:
        """The wish to take something back that still waits for somebody's consent."""
        undo = self.record.undo
        if undo is None or self.status != "running" or undo.rows != self.rows:
            return None
        return UndoRequest(undo.seat, undo.agreed)

    @property
    def undo_missing(self) -> tuple[Seat, ...]:
        """The people whose consent is missing."""
        request = self.undo_request
        if request is None:
            return ()
        return tuple(seat for seat in self.seats if seat.human and seat.index not in request.agreed)

    def plans_of(self, seat: int) -> tuple[Plan, ...]:
        """The plans this seat has left; for its eyes only."""
        if self.match is None:
            return ()
        return tuple(plan for plan in self.record.plans if plan.seat == seat and plans.holds(plan, self.match))

    def lost_plans(self, seat: int, since: int) -> tuple[Text, ...]:
        """Why plans of this seat became void with that row of the log or a later one; to be told once, to its eyes only."""
        return tuple(lost.text for lost in self.record.lost_plans if lost.seat == seat and lost.row >= since)

    def orders_of(self, seat: int) -> dict[str, str]:
        """The standing orders of this seat, by topic; for its eyes only."""
        return orders.of(self.record, self.info, seat)

    @property
    def prepared(self) -> tuple[Prepared, ...]:
        """What people have left for the questions that are open to them; nobody else may know."""
        if self.match is None:
            return ()
        asked = self._asked()
        found = [answer_for(self.record, self.match, asked[seat.index]) for seat in self._asked_people()]
        return tuple(prepared for prepared in found if prepared is not None)

    def failures(self, seat: int) -> tuple[Text, ...]:
        """Why this seat is asked although it had left a plan or an order; for its eyes only."""
        return () if self.match is None else failures(self.record, self.match, seat)

    def _asked_people(self) -> tuple[Seat, ...]:
        asked = self._asked()
        return tuple(seat for seat in self.seats if seat.index in asked and seat.human)

    def _asked(self) -> dict[int, Decision]:
        if self.match is None or self.status != "running":
            return {}
        return {decision.seat: decision for decision in self.match.pending()}
