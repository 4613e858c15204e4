"""Plans: what a player wishes for a decision that has not come yet.

A plan rests on the seat's own latest row of the log: it was made after that answer and for what follows from it. It is void once
that seat has a newer row (another answer, a replacement, a withdrawal, or the answer the plan itself gave) and after any undo.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from db import Plan
from engine.match import Entry, Match
from engine.options import LONGEST_KEY
from engine.refusals import IllegalChoice
from engine.text import Text
from host.refusals import BadPlan

MOST_KEYS = 50
LONGEST_TOPIC = 40


def make(seat: int, topic: str, keys: Iterable[str], log: Sequence[Entry], at: datetime) -> Plan:
    """A plan that rests on the log as it is now."""
    wished = tuple(dict.fromkeys(" ".join(key.split()) for key in keys))
    if not wished or not all(wished):
        raise BadPlan(Text("host-plan-empty"))
    if len(wished) > MOST_KEYS or not 0 < len(topic) <= LONGEST_TOPIC or any(len(key) > LONGEST_KEY for key in wished):
        raise BadPlan(Text("host-plan-too-long", most=MOST_KEYS, length=LONGEST_KEY))
    return Plan(seat, topic, wished, len(log) - 1 - _rows_since(seat, log), at)


def holds(plan: Plan, log: Sequence[Entry]) -> bool:
    """Whether nothing the plan depends on has changed."""
    return not any(_matters(plan.seat, entry) for entry in log[plan.basis + 1 :])


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


def _matters(seat: int, entry: Entry) -> bool:
    return entry.seat == seat or entry.kind == "undo"


def _rows_since(seat: int, log: Sequence[Entry]) -> int:
    """How many rows lie after the last one that matters."""
    return next((back for back, entry in enumerate(reversed(log)) if _matters(seat, entry)), len(log))
