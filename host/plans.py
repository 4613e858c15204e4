"""Plans: what a player wishes for a decision that has not come yet.

A plan rests on the seat's own latest row of the log: it was made after that answer and for what follows from it. It is void once
that seat has a newer row (another answer, a replacement, a withdrawal, or the answer the plan itself gave) and after any undo.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from db import Plan
from engine.match import Entry, Match
from engine.refusals import IllegalChoice
from engine.rules import Decision
from engine.text import Text
from host.refusals import BadPlan

MOST_KEYS = 50


def make(seat: int, topic: str, keys: Iterable[str], match: Match, at: datetime) -> Plan:
    """A plan that rests on the match as it is now; IllegalChoice names a key that will not be possible."""
    foreseen = _foreseen(seat, topic, match)
    if foreseen is None:
        raise BadPlan(Text("host-plan-nothing"))
    wished = tuple(dict.fromkeys(foreseen.options[key].key for key in keys))
    if not wished:
        raise BadPlan(Text("host-plan-empty"))
    if len(wished) > MOST_KEYS:
        raise BadPlan(Text("host-plan-too-long", most=MOST_KEYS))
    return Plan(seat, topic, wished, len(match.log) - 1 - _rows_since(seat, match.log), at)


def holds(plan: Plan, match: Match) -> bool:
    """Whether its decision is there or still to come, and nothing the plan depends on has changed."""
    if any(_matters(plan.seat, entry) for entry in match.log[plan.basis + 1 :]):
        return False
    return _foreseen(plan.seat, plan.topic, match) is not None


def due(plan: Plan, match: Match) -> bool:
    """Whether the decision has come that this plan is for."""
    decision = match.decision(plan.seat)
    return decision is not None and decision.topic == plan.topic and match.answer_of(plan.seat) is None


def first_possible(plan: Plan, match: Match) -> str | None:
    """The first key of the plan that the open decision allows."""
    decision = match.decision(plan.seat)
    if decision is None:
        return None
    for key in plan.keys:
        try:
            return decision.options[key].key
        except IllegalChoice:
            continue
    return None


def _foreseen(seat: int, topic: str, match: Match) -> Decision | None:
    """The decision of that topic that this seat has to take now or may plan for."""
    foreseen = match.foresee(seat)
    decision = match.decision(seat) if foreseen is None else foreseen[0]
    return decision if decision is not None and decision.topic == topic else None


def _matters(seat: int, entry: Entry) -> bool:
    return entry.seat == seat or entry.kind == "undo"


def _rows_since(seat: int, log: Sequence[Entry]) -> int:
    """How many rows lie after the last one that matters."""
    return next((back for back, entry in enumerate(reversed(log)) if _matters(seat, entry)), len(log))
