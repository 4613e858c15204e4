"""How good a planet looks before the end, for computer players: a guess at what its regions will bring."""

from __future__ import annotations

from engine.games.legendary_forests.planet import STEPS, Planet, Region
from engine.games.legendary_forests.state import ForestState

HOPE_FOR_A_HALF = 0.72
"""How likely a half rune will become a full one, when there are many rounds left; less if its place is hemmed in."""
HOPE_WHEN_HEMMED_IN = (1.0, 1.0, 0.8, 0.45, 0.25)
"""By the number of neighbours that the free place beside a half rune already has."""
GROWTH = 0.35
"""What an open half rune on a region with a tree is worth by itself: it may bring another rune."""
TREE_IN_HAND = 0.85
"""What a region without a tree is worth compared with one that has it, if a tree is still to come."""


def promise(state: ForestState, seat: int) -> float:
    """The points of this seat at the end, roughly; at the end exactly its points."""
    planet = state.planet(seat)
    regions = planet.regions()
    if state.phase == "over" or not state.pile:
        time = 0.0
    else:
        time = min(1.0, len(state.pile) / 8)
    planted = sum(future(planet, region, time) for region in regions if region.trees)
    waiting = sorted((future(planet, region, time) for region in regions if not region.trees), reverse=True)
    to_come = trees_to_come(state, seat)
    for worth in waiting:
        part = min(1.0, to_come)
        if part <= 0:
            break
        planted += TREE_IN_HAND * part * worth
        to_come -= part
    return planted


def future(planet: Planet, region: Region, time: float) -> float:
    """What a region may bring with a tree on it; `time` is 1 early in the game and 0 at its end."""
    if region.closed:
        return region.worth
    closing = 1.0
    growing = 0.0
    for x, y, side in region.half:
        x, y = x + STEPS[side][0], y + STEPS[side][1]
        around = sum((x + dx, y + dy) in planet.faces for dx, dy in STEPS)
        hope = HOPE_FOR_A_HALF * HOPE_WHEN_HEMMED_IN[around]
        closing *= hope * time
        growing += GROWTH * hope * time
    return (region.runes + growing) * (1 + closing)


def trees_to_come(state: ForestState, seat: int) -> float:
    """How many trees this seat can still expect: the light numbers it will see, as far as the supply lasts."""
    unseen = state.pile + state.removed
    light = sum(state.tiles[number].light for number in unseen)
    expected = light * len(state.pile) / len(unseen) if unseen else 0.0
    if state.phase == "trees" and seat in state.tree_order()[state.planted :]:
        expected += 1
    return min(expected, sum(state.supply.values()) / state.players)
