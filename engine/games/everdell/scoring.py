"""What everything is worth: base points, tokens, bonuses of prosperity cards, journeys, events."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Part
from engine.games.everdell import city, rulings
from engine.games.everdell.box import Card, Event
from engine.games.everdell.bundle import RESOURCES
from engine.games.everdell.moments import COUNTED
from engine.games.everdell.state import Achieved, EverdellState, place_in


@dataclass(frozen=True)
class Points:
    """Points by source."""

    cards: int = 0
    tokens: int = 0
    bonus: int = 0
    journey: int = 0
    events: int = 0
    more: tuple[Part, ...] = ()
    """What modules count."""

    @property
    def total(self) -> int:
        more = sum(part.points for part in self.more)
        return self.cards + self.tokens + self.bonus + self.journey + self.events + more


def points_of(state: EverdellState, seat: int) -> Points:
    """The points of a seat, as if the game ended now."""
    side = state.sides[seat]
    return Points(
        cards=sum(card.points for card in city.cards(state, seat)),
        tokens=side.tokens + sum(lying.tokens for lying in side.city),
        bonus=sum(
            bonus(state, seat, card) for card in city.cards(state, seat) if card.bonus and card.bonus.per != "pair"
        )
        + pair_bonus(state, seat),
        journey=sum(
            state.box.locations[worker.place].points_at_end
            for worker in side.deployed
            if worker.place in state.box.locations
        ),
        events=sum(
            event_points(state, seat, state.box.events[id], mine)
            for id, mine in state.achieved.items()
            if mine.owner == seat
        ),
        more=tuple(part for parts in COUNTED.answers(state, seat, None) for part in parts),
    )


def bonus(state: EverdellState, seat: int, card: Card) -> int:
    """The bonus points of one prosperity card, pairs apart."""
    rule = card.bonus
    assert rule is not None
    if rule.per == "cards":
        return rule.points * sum(
            (not rule.kind or other.kind == rule.kind)
            and (not rule.type or other.type == rule.type)
            and (not rule.rarity or other.rarity == rule.rarity)
            for other in city.cards(state, seat)
        )
    if rule.per == "resources":
        left = sum(state.sides[seat].resources[RESOURCES.index(kind)] for kind in rule.of)
        return min(rule.most, rule.points * left)
    assert rule.per == "events"
    return sum(
        rule.special if state.box.events[id].special else rule.basic
        for id, mine in state.achieved.items()
        if mine.owner == seat
    )


def pair_bonus(state: EverdellState, seat: int) -> int:
    """Each Wife paired with a Husband counts once."""
    worth = next((card.bonus.points for card in city.cards(state, seat) if card.bonus and card.bonus.per == "pair"), 0)
    return worth * city.pairs(state, seat)


def event_points(state: EverdellState, seat: int, event: Event, mine: Achieved) -> int:
    """What an achieved event counts now."""
    points = event.points + sum(worth * count for worth, count in zip(event.worth, mine.stored, strict=True))
    if event.per is not None:
        points += event.per.points * _counted(state, seat, event, mine)
    return points


def _counted(state: EverdellState, seat: int, event: Event, mine: Achieved) -> int:
    assert event.per is not None
    what, on = event.per.of, event.per.on
    if what == "given":
        return mine.given
    if what == "cards":
        return len(mine.cards)
    if what == "pairs":
        return sum(city.pairs(state, owner) for owner in city.pairing_owners(state))
    lying = city.owned(state, seat, on)
    if lying is None:
        return 0
    if what == "prisoners":
        return len(lying.prisoners)
    if what == "tokens":
        return lying.tokens
    return len(city.workers_at(state, place_in(lying.name, seat)))


def standing(state: EverdellState, seat: int) -> tuple[int, int, int, int]:
    """What decides: points, then events, then resources left, and nothing more."""
    events = sum(mine.owner == seat for mine in state.achieved.values())
    late = 0 if rulings.TIES_ARE_SHARED else (seat - state.first) % state.players
    return points_of(state, seat).total, events, sum(state.sides[seat].resources), late
