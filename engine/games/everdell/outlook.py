"""How well a seat stands before the end, for computer players: points, and what goods, cards and workers may become."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.everdell import city, scoring
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import Bundle, lacks
from engine.games.everdell.payment import obstacle
from engine.games.everdell.state import AUTUMN, EverdellState

WORTH = (0.7, 0.8, 1.1, 0.8)
"""A twig, resin, pebble or berry that can still be spent."""
PLENTY = 3
"""More of one kind than this is worth only half."""
STORED = 0.6
"""What lies on a Storehouse, compared with what is in the supply."""
SEASON_OF_GOODS = (1.2, 1.1, 1.0, 0.6)
CARD = 0.3
WORKER = 1.2
SEASON = 8.0
"""What each season still to come brings about."""
GREEN = (2.0, 1.0, 1.0, 0.0)
"""What a production card may still bring, by season."""
WITHIN_REACH = 0.35
"""How much of the two best cards that could be played next counts already."""
EACH_MISSING = 0.3
"""How much further away a card is for each resource that is missing."""


def outlook(state: EverdellState, seat: int) -> float:
    """The own prospects against the best of the others, or against Rugwort."""
    if state.rugwort is not None:
        return prospects(state, seat) - scoring.rugwort_points(state).total
    others = [prospects(state, other) for other in state.seats if other != seat]
    return prospects(state, seat) - max(others)


def prospects(state: EverdellState, seat: int) -> float:
    """The points a seat has, and what it may still make of everything it owns."""
    side = state.sides[seat]
    points = float(scoring.points_of(state, seat).total)
    if side.passed or state.over:
        return points
    stored = sum(_goods(lying.stored) for lying in side.city)
    goods = SEASON_OF_GOODS[side.season] * (_goods(side.resources) + STORED * stored)
    green = GREEN[side.season] * city.of_type(state, seat, "production")
    later = SEASON * (AUTUMN - side.season)
    near = sum(sorted(_within_reach(state, seat), reverse=True)[:2])
    return points + goods + green + later + near + CARD * len(side.hand) + WORKER * side.supply


def _goods(resources: Bundle) -> float:
    return sum(
        worth * (min(count, PLENTY) + max(0, count - PLENTY) / 2) for worth, count in zip(WORTH, resources, strict=True)
    )


def _within_reach(state: EverdellState, seat: int) -> Iterator[float]:
    """What each card in hand and Meadow promises, the less the more is missing for it."""
    side = state.sides[seat]
    numbers = {*side.hand, *(number for number in state.meadow if number is not None)}
    for id in sorted({state.faces[number] for number in numbers}):
        card = state.box.cards[id]
        share = 1 - EACH_MISSING * sum(lacks(side.resources, card.cost))
        if share > 0 and obstacle(state, seat, card) is None:
            yield WITHIN_REACH * share * (_promise(card) + GREEN[side.season] * (card.type == "production"))


def _promise(card: Card) -> float:
    """A card's points, and a guess at the rest of it."""
    return card.points + (2.0 if card.bonus is not None else 1.0)
