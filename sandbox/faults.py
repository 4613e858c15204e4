"""Trouble by rule: which requests and events it hits, how often, and what it does to them.

A rule counts the requests or events that fit its `match`. It hits the `nth` of them and the following ones, `times` in
all, each with its `probability` from a generator seeded with `seed`, so that a test run can be repeated.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from sandbox.errors import ActorError, Json

On = Literal["request", "event"]


@dataclass(frozen=True, slots=True)
class Kind:
    """A sort of trouble."""

    about: str
    on: On
    fields: tuple[str, ...] = ()


KINDS: dict[str, Kind] = {
    "rate_limit": Kind("429 of the route's bucket", "request", ("retry_after",)),
    "global_rate_limit": Kind("429 for everything", "request", ("retry_after",)),
    "server_error": Kind("a 5xx answer, before or after the work is done", "request", ("status", "when")),
    "abort": Kind("the connection breaks, before or after the work is done", "request", ("when",)),
    "slow": Kind("a pause, before or after the work is done", "request", ("seconds", "when")),
    "dms_closed": Kind("this person takes no messages (50007, or 50278)", "request", ("code",)),
    "message_gone": Kind("the message is deleted just before (10008)", "request"),
    "channel_gone": Kind("the channel or thread is deleted just before (10003)", "request"),
    "thread_archived": Kind("the thread is archived just before (50083)", "request"),
    "no_permission": Kind("Missing Permissions (50013)", "request"),
    "no_access": Kind("Missing Access (50001)", "request"),
    "too_late": Kind("Unknown interaction (10062)", "request"),
    "old_edit": Kind("too many edits of an old message (30046)", "request", ("retry_after",)),
    "gateway_reset": Kind("the connection breaks before the event; a resume replays it", "event"),
    "gateway_reconnect": Kind("op 7 before the event; a resume replays it", "event"),
    "gateway_invalidate": Kind("op 9 before the event; lost unless resumable", "event", ("resumable",)),
    "gateway_close": Kind("the connection is closed with a code before the event", "event", ("code",)),
    "gateway_silence": Kind("neither events nor heartbeat answers for a while", "event", ("seconds",)),
    "lost": Kind("the event never arrives", "event"),
    "duplicate": Kind("the event arrives twice", "event"),
    "late": Kind("the event arrives later", "event", ("seconds",)),
}
SORTS: dict[str, type | tuple[type, ...]] = {
    "nth": int,
    "times": (int, type(None)),
    "probability": (int, float),
    "seed": int,
    "status": int,
    "when": str,
    "seconds": (int, float),
    "retry_after": (int, float),
    "resumable": bool,
    "code": int,
}
# What a number or word may be, where its sort alone says too little.
RANGES: dict[str, tuple[Callable[[Any], bool], str]] = {
    "nth": (lambda value: value >= 1, "at least 1"),
    "times": (lambda value: value is None or value >= 1, "at least 1, or null for ever"),
    "probability": (lambda value: 0 <= value <= 1, "between 0 and 1"),
    "status": (lambda value: 500 <= value <= 599, "a 5xx"),
    "when": (lambda value: value in ("before", "after"), "before or after"),
    "seconds": (lambda value: value >= 0, "at least 0"),
    "retry_after": (lambda value: value >= 0, "at least 0"),
}
MATCHES = ("method", "route", "path", "body", "event", "person", "channel_id")


@dataclass(slots=True)
class Facts:
    """What is known about a request or event when rules are tried on it."""

    on: On
    method: str = ""
    route: str = ""
    path: str = ""
    body: str = ""
    event: str = ""
    people: Iterable[str] = ()
    channel_id: str = ""

    def fit(self, match: Json) -> bool:
        """Whether all that a rule names is so."""
        for name, wanted in match.items():
            if name == "body":
                if str(wanted) not in self.body:
                    return False
            elif name == "person":
                if str(wanted).casefold() not in {person.casefold() for person in self.people}:
                    return False
            elif getattr(self, name) != str(wanted):
                return False
        return True


@dataclass(slots=True)
class Fault:
    """One rule."""

    id: str
    kind: str
    match: Json = field(default_factory=dict)
    nth: int = 1
    times: int | None = 1
    probability: float = 1.0
    seed: int = 0
    status: int = 500
    when: str = "before"
    seconds: float = 1.0
    retry_after: float = 0.1
    resumable: bool = True
    code: int = 0
    seen: int = 0
    hits: int = 0
    rng: random.Random = field(default_factory=random.Random, repr=False)

    def strikes(self, facts: Facts) -> bool:
        """Whether this rule hits; counts either way."""
        if KINDS[self.kind].on != facts.on or not facts.fit(self.match):
            return False
        self.seen += 1
        if self.seen < self.nth or (self.times is not None and self.hits >= self.times):
            return False
        if self.probability < 1.0 and self.rng.random() >= self.probability:
            return False
        self.hits += 1
        return True

    def shape(self) -> Json:
        """The rule as JSON."""
        names = ("id", "kind", "match", "nth", "times", "probability", "seed", "seen", "hits", *KINDS[self.kind].fields)
        return {name: getattr(self, name) for name in names}


class Faults:
    """The rules in force."""

    def __init__(self) -> None:
        self._rules: dict[str, Fault] = {}
        self._numbers = itertools.count(1)

    def add(self, kind: str, *, match: Json | None = None, **fields: Any) -> Fault:
        """Put a rule in force."""
        if kind not in KINDS:
            raise ActorError(400, f"There is no fault {kind!r}.")
        for name in match or {}:
            if name not in MATCHES:
                raise ActorError(400, f"A fault cannot match on {name!r}.")
        allowed = {"nth", "times", "probability", "seed", *KINDS[kind].fields}
        for name in fields:
            if name not in allowed:
                raise ActorError(400, f"The fault {kind!r} has no {name!r}.")
        for name, value in fields.items():
            if not isinstance(value, SORTS[name]) or (isinstance(value, bool) and name != "resumable"):
                raise ActorError(400, f"{name} cannot be {value!r}.")
            fits, wording = RANGES.get(name, (lambda _: True, ""))
            if not fits(value):
                raise ActorError(400, f"{name} must be {wording}.")
        fault = Fault(f"f{next(self._numbers)}", kind, dict(match or {}), **fields)
        fault.rng.seed(fault.seed)
        self._rules[fault.id] = fault
        return fault

    def remove(self, identity: str) -> None:
        """Lift a rule."""
        if self._rules.pop(identity, None) is None:
            raise ActorError(404, f"There is no fault {identity!r}.")

    def clear(self) -> None:
        """Lift all rules."""
        self._rules.clear()

    def __iter__(self) -> Any:
        return iter(self._rules.values())

    def __bool__(self) -> bool:
        return bool(self._rules)

    def striking(self, facts: Facts) -> Fault | None:
        """The first rule that hits, if any does."""
        return next((fault for fault in self._rules.values() if fault.strikes(facts)), None)
