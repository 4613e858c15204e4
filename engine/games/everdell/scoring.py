"""What everything is worth: base points, tokens, bonuses of prosperity cards, journeys, events."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.game import Part
from engine.games.everdell import city, rulings
from engine.games.everdell.box import Card, Event
from engine.games.everdell.moments import COUNTED
from engine.games.everdell.state import Achieved, EverdellState, place_in
from engine.games.everdell.verbs import card_verbs, event_verbs


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
        bonus=sum(bonuses(state, seat).values()),
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


def bonuses(state: EverdellState, seat: int) -> dict[str, int]:
    """The bonus points of a seat by card; all copies of a card count together."""
    copies = Counter(state.faces[lying.card] for lying in state.sides[seat].city)
    cards = ((state.box.cards[id], count) for id, count in copies.items())
    return {card.id: bonus(state, seat, card, count) for card, count in cards if has_bonus(card)}


def has_bonus(card: Card) -> bool:
    """Whether a card may bring points beside those that are printed on it."""
    return card.bonus is not None or card_verbs(card.id).score is not None


def bonus(state: EverdellState, seat: int, card: Card, copies: int) -> int:
    """The bonus points of some copies of a card together."""
    points = 0
    if (rule := card.bonus) is not None:
        points += copies * rule.points * sum(rule.counts(other) for other in city.cards(state, seat))
    if (verb := card_verbs(card.id).score) is not None:
        points += verb(state, seat, card, copies)
    return points


def event_points(state: EverdellState, seat: int, event: Event, mine: Achieved) -> int:
    """What an achieved event counts now."""
    points = event.points + sum(worth * count for worth, count in zip(event.worth, mine.stored, strict=True))
    if event.per is not None:
        points += event.per.points * _counted(state, seat, event, mine)
    return points


def _counted(state: EverdellState, seat: int, event: Event, mine: Achieved) -> int:
    assert event.per is not None
    if (verb := event_verbs(event.id).count) is not None:
        return verb(state, seat, event, mine)
    if event.per.of == "cards":
        return len(mine.cards)
    lying = city.owned(state, seat, event.per.on)
    if lying is None:
        return 0
    return lying.tokens if event.per.of == "tokens" else len(city.workers_at(state, place_in(lying.name, seat)))


def standing(state: EverdellState, seat: int) -> tuple[int, int, int, int]:
    """What decides: points, then events, then resources left, and nothing more."""
    events = sum(mine.owner == seat for mine in state.achieved.values())
    late = 0 if rulings.TIES_ARE_SHARED else (seat - state.first) % state.players
    return points_of(state, seat).total, events, sum(state.sides[seat].resources), late
