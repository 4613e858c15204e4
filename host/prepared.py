"""What a seat has left for the question that is open now: a plan for it, or else a standing order for its kind.

Where it gives an answer nobody waits for the player, and nobody rings; the host stores that answer as a row like any other.
Where a plan or an order turns out to be impossible the player is asked, and told why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from db import LogRow, MatchRecord, Plan
from engine.game import Info
from engine.match import Match
from engine.refusals import IllegalChoice
from engine.rules import Decision
from engine.text import Text
from host import orders, plans


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
    for plan in record.plans:
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
            told.append(Text("told-plan-failed"))
            told += [
                Text("told-plan-step", what=_label(decision, key), reason=reason)
                for key, reason in plans.failures(plan, decision)
            ]
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


def _label(decision: Decision, key: str) -> Text | str:
    try:
        return decision.options[key].label
    except IllegalChoice:
        return key
