"""What everything is worth: base points, tokens, bonuses of prosperity cards, journeys, events."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.everdell import city, rulings
from engine.games.everdell.box import Card, Event
from engine.games.everdell.bundle import RESOURCES
from engine.games.everdell.state import Achieved, EverdellState, place_in

RUGWORT_CARD, RUGWORT_PROSPERITY, RUGWORT_EVENT = 2, 3, 3
RUGWORT_UNACHIEVED = (3, 6, 3)
"""Points for each special event that you left, by year."""
RUGWORT_JOURNEY = ("journey_3", "journey_4", "journey_5")


@dataclass(frozen=True)
class Points:
    """Points by source."""

    cards: int = 0
    tokens: int = 0
    bonus: int = 0
    journey: int = 0
    events: int = 0

    @property
    def total(self) -> int:
        return self.cards + self.tokens + self.bonus + self.journey + self.events


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
        owners = [*state.seats, None] if rulings.RUGWORT_PAIRS_COUNT else [*state.seats]
        return sum(city.pairs(state, owner) for owner in owners)
    lying = city.owned(state, seat, on)
    if lying is None:
        return 0
    if what == "prisoners":
        return len(lying.prisoners)
    if what == "tokens":
        return lying.tokens
    return len(city.workers_at(state, place_in(lying.name, seat)))


@dataclass(frozen=True)
class RugwortPoints:
    """Rugwort's points by source."""

    cards: int
    basic_events: int
    unachieved: int
    journey: int
    tokens: int

    @property
    def total(self) -> int:
        return self.cards + self.basic_events + self.unachieved + self.journey + self.tokens


def year(state: EverdellState) -> int:
    """Rugwort's year, counted from 0."""
    return int(state.options["year"]) - 1


def rugwort_points(state: EverdellState) -> RugwortPoints:
    assert state.rugwort is not None
    place = state.box.locations.get(state.rugwort.forest)
    return RugwortPoints(
        cards=sum(
            RUGWORT_PROSPERITY if card.type == "prosperity" else RUGWORT_CARD for card in city.cards(state, None)
        ),
        basic_events=RUGWORT_EVENT * sum(mine.owner is None for mine in state.achieved.values()),
        unachieved=unachieved(year(state)) * sum(id not in state.achieved for id in state.special),
        journey=place.points_at_end if place else 0,
        tokens=state.rugwort.tokens,
    )


def rugwort_wins(state: EverdellState) -> bool:
    mine, his = points_of(state, 0).total, rugwort_points(state).total
    return mine <= his if rulings.RUGWORT_WINS_TIES else mine < his


def unachieved(year: int) -> int:
    """What a special event that you left is worth to him."""
    return max(RUGWORT_UNACHIEVED[: year + 1]) if rulings.RUGWORT_YEARS_ADD_UP else RUGWORT_UNACHIEVED[year]


def standing(state: EverdellState, seat: int) -> tuple[int, int, int, int]:
    """What decides: points, then events, then resources left, and nothing more."""
    events = sum(mine.owner == seat for mine in state.achieved.values())
    late = 0 if rulings.TIES_ARE_SHARED else (seat - state.first) % state.players
    return points_of(state, seat).total, events, sum(state.sides[seat].resources), late
