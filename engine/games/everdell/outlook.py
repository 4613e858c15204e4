"""How well a seat stands before the end, for computer players: its points, and what all it owns may still become.

The figures are in points and were found by letting computers play against each other. Against an automaton that answers
each card with one of its own, everything that can only become cards is worth less. What single cards bring stands with
them (see verbs.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.everdell import automata, city, scoring
from engine.games.everdell.box import Card, Event
from engine.games.everdell.bundle import Bundle, lacks
from engine.games.everdell.payment import hosts, obstacle
from engine.games.everdell.piles import meadow_places
from engine.games.everdell.production import plain_yield
from engine.games.everdell.state import AUTUMN, CITY_SPACES, EverdellState
from engine.games.everdell.verbs import card_verbs

WORTH = (0.7, 0.8, 1.1, 0.8)
"""A twig, resin, pebble or berry that can still be spent."""
PLENTY = 4
"""More of one kind than this is worth only half."""
STORED = 0.6
"""What lies on a card, compared with what is in the supply."""
GOODS = (1.2, 1.1, 1.0, 0.5)
"""How much goods are worth, season by season."""
NARROW = 3
"""With fewer free spaces than this goods lose their use."""
CARD = (0.3, 0.3, 0.3, 0.2)
WORKER = (1.2, 1.2, 1.2, 2.0)
SEASON = 8.0
"""What each season still to come brings about."""
HARVESTS = (2, 1, 1, 0)
"""How often the city will still produce."""
SEASONS_LEFT = (3, 2, 1, 0)
VISIT = 0.6
"""What a destination brings in each season, and half of it in the last."""
GROWTH = 0.4
"""What a bonus grows by in each season."""
TRICK = 1.0
"""What a traveler does when it is played."""
REACH = (0.4, 0.4, 0.2, 0.1)
"""How much of the best cards that could be played next counts already."""
EACH_MISSING = 0.3
"""How much further away a card is for each resource that is missing."""
HOME = 0.13
"""An unused occupied token, for each season still to come."""
SPACE, SPACES = 0.25, 8
"""A free space of the city, and how many of them count."""
EVENT = 0.6
"""How much of an event counts when all that it needs is there."""
SPECIAL_EVENT = 4
"""What a special event is worth at least, as most of them grow."""


def outlook(state: EverdellState, seat: int) -> float:
    """The own prospects against the best of the others, seats and automata.

    What the others may still plan hardly changes in a turn of this seat, so only what they have is looked at.
    """
    mine = _standing(state, seat) + _plans(state, seat)
    rivals = [_standing(state, other) for other in state.seats if other != seat]
    rivals += [automata.total(state, id) for id in state.automata]
    return mine - max(rivals, default=0.0)


def _standing(state: EverdellState, seat: int) -> float:
    """The points a seat has, and what its goods, cards, workers and seasons are worth."""
    side = state.sides[seat]
    points = float(scoring.points_of(state, seat).total)
    if side.passed or state.over:
        return points
    season = side.season
    goods = _goods(side.resources) + STORED * sum(_goods(lying.stored) for lying in side.city)
    useful = min(1.0, (_free_spaces(state, seat) + 1) / (NARROW + 1))
    at_hand = WORKER[season] * side.supply + CARD[season] * len(side.hand)
    return points + goods * GOODS[season] * useful * _use(state) + at_hand + SEASON * SEASONS_LEFT[season]


def _plans(state: EverdellState, seat: int) -> float:
    """What a seat may still make of its city, its cards and the Meadow."""
    side = state.sides[seat]
    if side.passed or state.over:
        return 0.0
    season = side.season
    cards = list(city.cards(state, seat))
    services = _use(state) * sum(_service(state, seat, card) for card in cards)
    bonuses = GROWTH * sum(scoring.has_bonus(card) and not card.pairs_with for card in cards)
    homes = HOME * sum(bool(state.card_in(lying).occupied_by) and not lying.occupant for lying in side.city)
    spaces = SPACE * min(_free_spaces(state, seat), SPACES) * (season < AUTUMN)
    best = sorted(_within_reach(state, seat), reverse=True)
    near = sum(share * promise for share, promise in zip(REACH, best, strict=False))
    return services + SEASONS_LEFT[season] * (bonuses + homes) + spaces + near + _events(state, seat)


def _free_spaces(state: EverdellState, seat: int) -> int:
    return CITY_SPACES - city.spaces_used(state, seat)


def _use(state: EverdellState) -> float:
    """How much of what can only become cards counts."""
    return min((opponent.use for opponent in automata.playing(state)), default=1.0)


def _goods(resources: Bundle) -> float:
    return sum(
        worth * (min(count, PLENTY) + max(0, count - PLENTY) / 2) for worth, count in zip(WORTH, resources, strict=True)
    )


def _service(state: EverdellState, seat: int, card: Card) -> float:
    """What a card in the city will still bring beside its points."""
    season = state.sides[seat].season
    if card.type == "production":
        if (harvest := card_verbs(card.id).harvest) is not None:
            return HARVESTS[season] * harvest
        brings = plain_yield(state, seat, card)
        return HARVESTS[season] * (_goods(brings.resources) + CARD[season] * brings.cards)
    if card.type == "governance":
        return SEASONS_LEFT[season] * card_verbs(card.id).service
    if card.type == "destination":
        return (SEASONS_LEFT[season] + 0.5) * VISIT
    return 0.0


def _within_reach(state: EverdellState, seat: int) -> Iterator[float]:
    """What each card in hand and Meadow promises, the less the more is missing for it."""
    side = state.sides[seat]
    open_cards = [state.meadow[place] for place in meadow_places(state)]
    ids = {state.faces[number] for number in (*side.hand, *open_cards) if number is not None}
    answer = sum(opponent.per_card for opponent in automata.playing(state))
    for card in (state.box.cards[id] for id in sorted(ids)):
        missing = sum(lacks(side.resources, card.cost))
        share = 1 - EACH_MISSING * missing
        if missing and card.critter and hosts(state, seat, card):
            share = 1.0
        if share > 0 and obstacle(state, seat, card) is None:
            yield share * max(0.0, _promise(state, seat, card) - answer)


def _promise(state: EverdellState, seat: int, card: Card) -> float:
    """What a card would be worth in the city."""
    season = state.sides[seat].season
    if (alone := card_verbs(card.id).promise) is not None:
        return alone
    promise = card.points + _service(state, seat, card) * _use(state) + TRICK * (card.type == "traveler")
    if (more := card_verbs(card.id).promised) is not None:
        return promise + more(state, seat, card)
    if scoring.has_bonus(card):
        promise += scoring.bonus(state, seat, card, 1) + (card.bonus is not None) + GROWTH * SEASONS_LEFT[season]
    return promise


def _events(state: EverdellState, seat: int) -> float:
    """What the events promise that nobody has yet: the more of what they need lies in the city, the more."""
    side = state.sides[seat]
    if side.season == AUTUMN and not side.supply:
        return 0.0
    return sum(
        EVENT * _worth(state, event) * _met(state, seat, event) ** 2
        for event in state.events
        if event.id not in state.achieved
    )


def _worth(state: EverdellState, event: Event) -> float:
    if not event.special:
        return event.points
    left = sum(opponent.worth_of_event(state) for opponent in automata.playing(state))
    return max(event.points, SPECIAL_EVENT) + left


def _met(state: EverdellState, seat: int, event: Event) -> float:
    """How much of what an event needs lies in the city."""
    needed = len(event.requires_cards) + sum(count for _, count in event.requires_type)
    found = sum(city.owned(state, seat, id) is not None for id in event.requires_cards)
    found += sum(min(count, city.of_type(state, seat, type)) for type, count in event.requires_type)
    return found / needed
