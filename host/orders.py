"""Standing orders: how a seat answers a kind of question until its player changes that.

They are secret, also from those who share the question. A computer's seat ignores them. An order answers a question once:
a player who takes that answer back is asked.
"""

from __future__ import annotations

from dataclasses import replace

from db import MatchRecord, Order
from engine.game import Info
from engine.match import Match
from engine.rules import Decision
from engine.text import Text
from host.refusals import BadOrder


def of(record: MatchRecord, info: Info, seat: int) -> dict[str, str]:
    """By topic, the value that holds for this seat, chosen or by default."""
    chosen = {order.topic: order.value for order in record.orders if order.seat == seat}
    return {order.topic: chosen.get(order.topic, order.default) for order in info.orders}


def chosen(record: MatchRecord, info: Info, seat: int, topic: str, value: str) -> MatchRecord:
    """The record after this seat has chosen; BadOrder if the game knows no such order."""
    order = info.order(topic)
    if order is None:
        raise BadOrder(Text("host-order-unknown"))
    if value not in order.values:
        raise BadOrder(Text("host-order-value", value=value[:40], values=", ".join(order.values)))
    if of(record, info, seat)[topic] == value:
        return record
    return _with(record, Order(seat, topic, value))


def failed(record: MatchRecord, info: Info, seat: int, decision: Decision) -> MatchRecord:
    """The record after the order for this decision turned out to be impossible: its player is asked."""
    value = of(record, info, seat)[decision.topic]
    return _with(record, Order(seat, decision.topic, value, decision.number))


def has_failed(record: MatchRecord, decision: Decision) -> bool:
    """Whether the order of this decision's seat turned out to be impossible at it."""
    return any(
        (order.seat, order.topic, order.failed) == (decision.seat, decision.topic, decision.number)
        for order in record.orders
    )


def key_for(record: MatchRecord, match: Match, decision: Decision) -> str | None:
    """The answer that the order of its seat gives to an open decision; None: ask the player.

    IllegalChoice: it gives a wrong one, which is a mistake of the game.
    """
    order = match.game.info.order(decision.topic)
    if order is None or has_failed(record, decision) or _was_asked_back(match, decision):
        return None
    return decision.obeyed(of(record, match.game.info, decision.seat)[decision.topic])


def _was_asked_back(match: Match, decision: Decision) -> bool:
    """Whether the player has taken an answer to this very question back, and so wants to be asked."""
    own = [entry for entry in match.log if entry.seat == decision.seat]
    return bool(own) and (own[-1].kind == "undo" or own[-1].number == decision.number)


def _with(record: MatchRecord, new: Order) -> MatchRecord:
    others = tuple(order for order in record.orders if (order.seat, order.topic) != (new.seat, new.topic))
    return replace(record, orders=(*others, new))
