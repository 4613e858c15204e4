"""What a seat has left for the question that is open now: a plan for it, or else a standing order for its kind.

Where it gives an answer nobody waits for the player, and nobody rings; the host stores that answer as a row like any other.
Where a plan or an order turns out to be impossible the player is asked, and told why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from db import LogRow, LostPlan, MatchRecord, Plan
from db.records import Origin
from engine.game import Info
from engine.match import Match
from engine.refusals import IllegalChoice
from engine.rules import Decision
from engine.text import Text
from host import orders, plans

MOST_TOLD = 5
"""So many wishes of a plan are told one by one: what has to be answered must stay in sight."""


@dataclass(frozen=True)
class Prepared:
    """An answer that was left for an open question; without a key it is none, as it turned out to be impossible."""

    origin: Literal["plan", "order"]
    number: int
    seat: int
    key: str | None
    plan: Plan | None = None


def answer_for(record: MatchRecord, match: Match, decision: Decision) -> Prepared | None:
    """What was left for this open decision; None if its player has to be asked."""
    # A plan that was made for this very question goes before one that only comes to it on its way.
    for plan in sorted(record.plans, key=lambda plan: (plan.under_way, plan.topic)):
        if plan.seat == decision.seat and plans.holds(plan, match) and plans.due(plan, match):
            if plan.failed == decision.number:
                return None
            return Prepared("plan", decision.number, plan.seat, plans.first_possible(plan, decision), plan)
    try:
        key = orders.key_for(record, match, decision)
    except IllegalChoice:
        return Prepared("order", decision.number, decision.seat, None)
    return None if key is None else Prepared("order", decision.number, decision.seat, key)


def used(record: MatchRecord, prepared: Prepared, match: Match) -> MatchRecord:
    """The record after this answer was given: a plan goes on with its next step, or is done."""
    if prepared.plan is None:
        return record
    after = plans.advanced(prepared.plan, match)
    left = tuple(plan for plan in record.plans if plan != prepared.plan)
    return replace(record, plans=left if after is None else (*left, after))


def spoiled(record: MatchRecord, prepared: Prepared, decision: Decision, info: Info) -> MatchRecord:
    """The record after this answer turned out to be impossible."""
    if prepared.plan is None:
        return orders.failed(record, info, prepared.seat, decision)
    if prepared.plan not in record.plans:
        return record
    others = tuple(plan for plan in record.plans if plan != prepared.plan)
    return replace(record, plans=(*others, replace(prepared.plan, failed=decision.number)))


def failures(record: MatchRecord, match: Match, seat: int) -> tuple[Text, ...]:
    """Why this seat is asked although it had left a plan or an order: for its player, once."""
    decision = match.decision(seat)
    if decision is None or match.answer_of(seat) is not None:
        return ()
    told: list[Text] = []
    for plan in record.plans:
        if plan.seat == seat and plan.failed == decision.number and plans.holds(plan, match):
            told += _failure(plan, decision)
    if orders.has_failed(record, decision):
        info = match.game.info
        value = orders.of(record, info, seat)[decision.topic]
        reason = Text("host-rule-failed")
        try:
            decision.obeyed(value)
        except IllegalChoice as refusal:
            reason = refusal.reason
        name = Text("told-order", order=info.order_text(decision.topic), value=info.order_text(decision.topic, value))
        told.append(Text("told-order-failed", order=name, reason=reason))
    return tuple(told)


def done(rows: Sequence[LogRow], match: Match, seat: int) -> tuple[Text, ...]:
    """What was answered in this seat's name in these rows of the log, unless it was taken back: for its player, afterwards."""
    told: list[Text] = []
    for row in rows:
        said = match.said(seat, row.entry.number) if row.entry.seat == seat else None
        if said is not None and row.origin == "plan":
            told.append(Text("told-by-plan", answer=said.label))
        elif said is not None and row.origin == "order":
            name = match.game.info.order_text(said.about)
            told.append(Text("told-by-order", order=name, answer=said.label))
    return tuple(told)


def without_void(record: MatchRecord, match: Match, origin: Origin) -> MatchRecord:
    """The record without the plans that are void after the last row of the log, and with what their players hear about it."""
    held, lost = [], list(record.lost_plans)
    for plan in record.plans:
        if plans.holds(plan, match):
            held.append(plan)
        elif reason := plans.loss(plan, match, origin):
            lost.append(LostPlan(plan.seat, plan.topic, len(match.log) - 1, _loss(plan, reason)))
    if len(held) == len(record.plans):
        return record
    return replace(record, plans=tuple(held), lost_plans=tuple(lost))


def _failure(plan: Plan, decision: Decision) -> list[Text]:
    """That the next step of a plan was not possible, and why."""
    step = plan.steps[0]
    numbers = _numbers(plan)
    told = [Text("told-plan-failed-step", **numbers) if numbers else Text("told-plan-failed")]
    if decision.about != step.about:
        reason = plans.reason_against(plan, step.wishes[0], decision)
        return [*told, Text("told-plan-wish", what=_wishes(plan), reason=reason)]
    for wish in step.wishes[:MOST_TOLD]:
        told.append(Text("told-plan-wish", what=wish.label, reason=plans.reason_against(plan, wish, decision)))
    if len(step.wishes) > MOST_TOLD:
        told.append(Text("told-plan-more", count=len(step.wishes) - MOST_TOLD))
    return told


def _loss(plan: Plan, reason: Text) -> Text:
    """That a plan, or what is left of it, is void, and why."""
    if plan.under_way:
        return Text("told-plan-lost-step", wishes=_wishes(plan), reason=reason, **_numbers(plan))
    return Text("told-plan-lost", wishes=_wishes(plan), reason=reason)


def _wishes(plan: Plan) -> tuple[Text, ...]:
    """The wishes of its next step."""
    labels = [wish.label for wish in plan.steps[0].wishes]
    rest = len(labels) - MOST_TOLD
    return (*labels[:MOST_TOLD], *([Text("told-more", count=rest)] if rest > 0 else []))


def _numbers(plan: Plan) -> dict[str, int]:
    """Which of how many steps is the next one; nothing where a plan has only one."""
    steps = plan.taken + len(plan.steps)
    return {"step": plan.taken + 1, "steps": steps} if steps > 1 else {}
