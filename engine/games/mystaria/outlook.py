"""How well a seat stands before the end: points on the table, what they may still grow by, and what is left to build.

Only computer players use it. The fair values are what the buildings brought on average in simulated games.
"""

from __future__ import annotations

from engine.games.mystaria.land import Building
from engine.games.mystaria.sites import gain, sites
from engine.games.mystaria.state import MystariaState

FAIR = {
    "hut_village": 10.0,
    "hut_lake": 5.5,
    "hut_forest": 5.5,
    "hut_meadow": 5.5,
    "tree": 13.0,
    "tower": 7.0,
    "bridge": 2.0,
    "castle": 6.0,
    "portal": 7.0,
}
GROWS = {
    "hut_village": 3.0,
    "hut_lake": 1.5,
    "hut_forest": 1.5,
    "hut_meadow": 1.5,
    "tree": 3.0,
    "tower": 2.0,
    "bridge": 0.0,
    "castle": 2.0,
    "portal": 5.0,
}
"""What a building put up in the first turn gains until the last one."""
TURNS_OF_A_GAME = 10


def outlook(state: MystariaState, seat: int) -> float:
    """The own prospects against the average of the others'."""
    others = [_prospects(state, other) for other in state.seats if other != seat]
    return _prospects(state, seat) - sum(others) / len(others)


def _prospects(state: MystariaState, seat: int) -> float:
    turns = state.turns_left(seat)
    share = min(1.0, turns / TURNS_OF_A_GAME)
    standing = sum(
        state.worth(building).points + GROWS[building.kind] * share
        for building in state.land.buildings
        if building.owner == seat
    )
    left = state.left[seat]
    waiting = standing + _reserve(left, turns)
    if state.phase != "build" or seat != state.active:
        return waiting
    best = max(
        (_built(state, site, share) + _reserve(left, turns, kind) for kind, site in _ways(state, seat)), default=0
    )
    return max(waiting, standing + best)


def _ways(state: MystariaState, seat: int) -> list[tuple[str, Building]]:
    return [(kind, site) for kind in state.left[seat] for site in sites(state, seat, kind)]


def _built(state: MystariaState, site: Building, share: float) -> float:
    return gain(state, site) + GROWS[site.kind] * share


def _reserve(left: list[str], turns: int, without: str = "") -> float:
    """What the best of the remaining buildings will bring in so many turns; the later, the less sure."""
    values = sorted((FAIR[kind] for kind in left if kind != without), reverse=True)
    return sum(value * 0.9 for value in values[:turns])
