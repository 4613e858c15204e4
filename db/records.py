"""What is kept, as frozen values: a row of the database or a few that belong together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from engine.match import Entry
from engine.text import Text

Status = Literal["lobby", "running", "finished", "cancelled", "frozen"]
Origin = Literal["person", "plan", "order", "computer"]
DmState = Literal["open", "closed", "unknown"]


@dataclass(frozen=True)
class SeatRecord:
    """A place at a table. `user_id` None is a computer; a computer's `level` beside a user says that it took over."""

    user_id: int | None
    name: str
    colour: int
    level: str | None = None
    conceded: bool = False


@dataclass(frozen=True)
class Wish:
    """A key as the menu said it when it was wished: one that has become impossible is found in no menu any more."""

    key: str
    label: Text


@dataclass(frozen=True)
class Step:
    """One answer of a plan: wishes in order of liking, for a question of that kind (`Decision.about`)."""

    about: str
    wishes: tuple[Wish, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(wish.key for wish in self.wishes)


@dataclass(frozen=True)
class Plan:
    """What a seat wishes for decisions to come: the steps that are left, one after the other.

    It was made, or took its last step, when the log had so many `rows` and the question of that `number` was open. `rests`:
    it counts on the seat's own answer to that question. `taken`: how many of its steps were taken before; then what comes
    next is the seat's next question. `failed` is the last question at which no key was possible, 0 for none.
    """

    seat: int
    topic: str
    steps: tuple[Step, ...]
    rows: int
    number: int
    at: datetime
    rests: bool = False
    taken: int = 0
    failed: int = 0

    @property
    def under_way(self) -> bool:
        return self.taken > 0


@dataclass(frozen=True)
class LostPlan:
    """What a seat is told about a plan for that topic, which became void with that row of the log."""

    seat: int
    topic: str
    row: int
    text: Text


@dataclass(frozen=True)
class Order:
    """A standing order that a seat has chosen. `failed` is the last question at which it was not possible, 0 for none."""

    seat: int
    topic: str
    value: str
    failed: int = 0


@dataclass(frozen=True)
class UndoRecord:
    """A player's wish to take something back: good only as long as the log has exactly `rows` rows."""

    seat: int
    rows: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class MatchRecord:
    """A table as it is kept, all but its log. It is saved as a whole, and only over the revision it was read from."""

    id: str
    game: str
    status: Status
    host_id: int
    created: datetime
    changed: datetime
    channel_id: int | None
    guild_id: int | None = None
    locale: str = "en"
    options: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[SeatRecord, ...] = ()
    invited: tuple[int, ...] = ()
    plans: tuple[Plan, ...] = ()
    lost_plans: tuple[LostPlan, ...] = ()
    orders: tuple[Order, ...] = ()
    undo: UndoRecord | None = None
    rules_version: int = 0
    components: str = ""
    seed: str = field(default="", repr=False)
    started: datetime | None = None
    ended: datetime | None = None
    reason: str = ""
    rematch_of: str | None = None
    revision: int = 0


@dataclass(frozen=True)
class LogRow:
    """An entry of a log as it is kept: who caused it, by which click, and when."""

    entry: Entry
    at: datetime
    by_user: int | None = None
    origin: Origin = "person"
    interaction_id: int | None = None


@dataclass(frozen=True)
class Pulse:
    """How far a match has got: enough to tell whether a copy of it is still the newest."""

    revision: int
    rows: int
    done: bool
    """Whether the interaction that was asked for is in some log already."""


@dataclass(frozen=True)
class Shown:
    """What a reader ('channel' or a user id) sees in one slot, and how much of the match it shows."""

    match_id: str
    reader: str
    slot: str
    number: int
    rows: int
    channel_id: int
    message_id: int


@dataclass(frozen=True)
class User:
    """What we know of a person."""

    id: int
    locale: str | None = None
    dm_state: DmState = "unknown"
    dm_closed_at: datetime | None = None
    preferences: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Guild:
    """A server's settings."""

    id: int
    locale: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
