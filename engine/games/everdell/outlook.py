"""How well a seat stands before the end, for computer players: points, and what goods, cards and workers may become."""

from __future__ import annotations

from engine.games.everdell import city, scoring
from engine.games.everdell.state import AUTUMN, EverdellState

WORTH = (0.45, 0.55, 0.7, 0.55)
"""A twig, resin, pebble or berry that can still be spent."""
CARD = 0.25
WORKER = 0.8
SEASON = 4.0
"""What each season still to come brings about."""
GREEN = (1.6, 0.8, 0.8, 0.0)
"""What a production card may still bring, by season."""


def outlook(state: EverdellState, seat: int) -> float:
    """The own prospects against the best of the others, or against Rugwort."""
    if state.rugwort is not None:
        return prospects(state, seat) - scoring.rugwort_points(state).total
    others = [prospects(state, other) for other in state.seats if other != seat]
    return prospects(state, seat) - max(others)


def prospects(state: EverdellState, seat: int) -> float:
    side = state.sides[seat]
    points = float(scoring.points_of(state, seat).total)
    if side.passed or state.over:
        return points
    goods = sum(worth * count for worth, count in zip(WORTH, side.resources, strict=True))
    stored = sum(worth * count for lying in side.city for worth, count in zip(WORTH, lying.stored, strict=True))
    green = GREEN[side.season] * city.of_type(state, seat, "production")
    later = SEASON * (AUTUMN - side.season)
    return points + goods + 0.7 * stored + green + later + CARD * len(side.hand) + WORKER * side.supply
