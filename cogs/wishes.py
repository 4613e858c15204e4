"""What somebody has planned, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.speech import Speaker
from db import Step
from engine.text import Text
from host import Table


def wishes(table: Table, seat: int, speaker: Speaker) -> list[str]:
    """What this seat has planned, a line for each plan."""
    return [line_of(plan.steps, speaker) for plan in table.plans_of(seat)]


def steps_of(table: Table, seat: int, topic: str) -> tuple[Step, ...]:
    return next((plan.steps for plan in table.plans_of(seat) if plan.topic == topic), ())


def line_of(steps: Sequence[Step], speaker: Speaker) -> str:
    """A plan in words, as the menus said them: the wishes of a step, and then those of the next."""
    parts = [", ".join(speaker(wish.label) for wish in step.wishes) for step in steps]
    return speaker(Text("plan-wishes", wishes=" → ".join(parts)))
