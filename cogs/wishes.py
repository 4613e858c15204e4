"""What somebody has planned, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.speech import Speaker
from db import Step
from engine.refusals import IllegalChoice
from engine.rules import Decision
from engine.text import Text
from host import Table


def wishes(table: Table, seat: int, speaker: Speaker) -> list[str]:
    """What this seat has planned, a line for each plan."""
    lines = []
    for topic, (decision, _) in table.play.foresee(seat).items():
        if steps := steps_of(table, seat, topic):
            lines.append(speaker(Text("plan-wishes", wishes=in_words(steps, [decision], speaker))))
    return lines


def steps_of(table: Table, seat: int, topic: str) -> tuple[Step, ...]:
    return next((plan.steps for plan in table.plans_of(seat) if plan.topic == topic), ())


def in_words(steps: Sequence[Step], known: Sequence[Decision], speaker: Speaker) -> str:
    """A plan in words: the wishes of a step, and then those of the next."""
    parts = []
    for number, step in enumerate(steps):
        decision = known[number] if number < len(known) else None
        parts.append(", ".join(_label(decision, key, speaker) for key in step.keys))
    return " → ".join(parts)


def _label(decision: Decision | None, key: str, speaker: Speaker) -> str:
    """A wish as the menu would say it; one that has become impossible, or is still far, only by its key."""
    try:
        return f"`{key}`" if decision is None else speaker(decision.options[key].label)
    except IllegalChoice:
        return f"`{key}`"
