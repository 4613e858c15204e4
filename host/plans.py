"""Plans: what a player wishes for decisions that have not come yet, one after the other.

A plan waits for the question of its topic. It rests on the table as it was when it was made: an undo to before that voids it,
and so does a change of the seat's own answer that it counts on, an answer of its player to the very question that it is for,
and the end of what was foreseen. Other answers of its seat do not matter. Once its first step is taken, each further
step is for the next question of that seat, whatever is asked in passing (minor questions) aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from db import Plan, Step, Wish
from db.records import Origin
from engine.ahead import question_after
from engine.log import Entry
from engine.match import Match
from engine.refusals import IllegalChoice
from engine.rules import Decision
from engine.text import Player, Text
from host.refusals import BadPlan

MOST_KEYS = 50
MOST_STEPS = 6


def make(seat: int, topic: str, wishes: Sequence[Iterable[str]], match: Match, at: datetime) -> Plan:
    """A plan that rests on the match as it is now; IllegalChoice names a key that will not be possible.

    `wishes` has the keys of each step in order of liking. What follows after the first keys of the steps before is only the
    likely question (`engine.ahead`).
    """
    steps: list[Step] = []
    for keys in wishes:
        decision = ahead(match, seat, topic, steps)
        if decision is None:
            raise BadPlan(Text("host-plan-no-further" if steps else "host-plan-nothing"))
        options = [decision.options[key] for key in keys]
        wished = tuple(dict.fromkeys(Wish(option.key, option.label) for option in options))
        if not wished:
            raise BadPlan(Text("host-plan-empty"))
        if len(wished) > MOST_KEYS or len(steps) == MOST_STEPS:
            raise BadPlan(Text("host-plan-too-long", most=MOST_KEYS, steps=MOST_STEPS))
        steps.append(Step(decision.about, wished))
    if not steps:
        raise BadPlan(Text("host-plan-empty"))
    number = next((decision.number for decision in match.pending()), 0)
    return Plan(seat, topic, tuple(steps), len(match.log), number, at, match.answer_of(seat) is not None)


def ahead(match: Match, seat: int, topic: str, steps: Sequence[Step]) -> Decision | None:
    """The question for the step after these; for the first one also one that is open."""
    if not steps:
        decision = match.decision(seat)
        if decision is not None and decision.topic == topic and match.answer_of(seat) is None:
            # It has just come: the plan is used at once.
            return decision
        foreseen = match.foresee(seat).get(topic)
    else:
        foreseen = question_after(match, seat, topic, [step.keys[0] for step in steps])
    return None if foreseen is None else foreseen[0]


def holds(plan: Plan, match: Match) -> bool:
    """Whether its decision is there or still to come, and nothing the plan depends on has changed."""
    if any(_voids(plan, entry, match) for entry in match.log[plan.rows :]):
        return False
    return plan.under_way or due(plan, match) or plan.topic in match.foresee(plan.seat)


def due(plan: Plan, match: Match) -> bool:
    """Whether the decision has come that its next step is for."""
    decision = match.decision(plan.seat)
    if decision is None or match.answer_of(plan.seat) is not None:
        return False
    return decision.about == plan.steps[0].about or (plan.under_way and not decision.minor)


def first_possible(plan: Plan, decision: Decision) -> str | None:
    """The first key of the next step that the open decision allows."""
    if decision.about != plan.steps[0].about:
        return None
    for key in plan.steps[0].keys:
        try:
            return decision.options[key].key
        except IllegalChoice:
            continue
    return None


def reason_against(plan: Plan, wish: Wish, decision: Decision) -> Text:
    """Why this wish of its next step did not become the answer to this decision."""
    if decision.about != plan.steps[0].about:
        return Text("told-other-question", prompt=decision.prompt)
    try:
        decision.options[wish.key]
    except IllegalChoice as refusal:
        return refusal.reason
    return Text("host-rule-failed")


def loss(plan: Plan, match: Match, origin: Origin) -> Text | None:
    """Why the last row of the log, of that origin, made it void; None if that was a deed of its player against it."""
    last = match.log[-1]
    if not _voids(plan, last, match):
        return Text("told-lost-question")
    if last.seat != plan.seat:
        return Text("told-lost-undo", who=Player(last.seat))
    if origin == "person":
        return None
    return Text("told-lost-computer" if origin == "computer" else "told-lost-answered")


def advanced(plan: Plan, match: Match) -> Plan | None:
    """The plan after its next step was taken (the log ends with it); None if that was the last one."""
    if len(plan.steps) == 1:
        return None
    number = next((decision.number for decision in match.pending()), plan.number + 1)
    rests = match.answer_of(plan.seat) is not None
    return replace(plan, steps=plan.steps[1:], rows=len(match.log), number=number, rests=rests, taken=plan.taken + 1)


def _voids(plan: Plan, entry: Entry, match: Match) -> bool:
    """Whether a row that came after the plan takes away what it rests on."""
    if entry.kind == "undo":
        return entry.number < plan.number or (plan.rests and entry.number == plan.number)
    if entry.seat != plan.seat:
        return False
    if plan.rests and entry.number == plan.number:
        return True
    said = match.said(plan.seat, entry.number)
    return said is not None and (said.about == plan.steps[0].about or (plan.under_way and not said.minor))
