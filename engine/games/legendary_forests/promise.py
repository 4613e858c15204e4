"""How good a planet looks before the end, for computer players: a guess at what its regions will bring.

It is only asked in imagined worlds, so it may look at the next tile of the pile: how well that one could be laid is
what tells a supple planet from a stiff one. As every world has another next tile, computers do not all play alike.
"""

from __future__ import annotations

from engine.games.legendary_forests.planet import STEPS, Laid, Planet, Region
from engine.games.legendary_forests.state import ForestState

HOPE_FOR_A_HALF = 0.72
"""How likely a half rune will become a full one, when there are many rounds left; less if its place is hemmed in."""
HOPE_WHEN_HEMMED_IN = (1.0, 1.0, 0.8, 0.45, 0.25)
"""By the number of neighbours that the free place beside a half rune already has."""
GROWTH = 0.35
"""What an open half rune is worth by itself: it may bring another rune."""
TREE_TO_COME = 0.85
"""What a region without a tree is worth compared with one that has it, if a tree is still to come."""
MANY_ROUNDS = 8


def promise(state: ForestState, seat: int) -> float:
    """The points of this seat at the end, roughly; at the end exactly its points."""
    trees = trees_to_come(state, seat)
    if not state.pile:
        return worth(state.planet(seat), 0.0, trees)
    number = state.pile[-1]
    time = min(1.0, (len(state.pile) - 1) / MANY_ROUNDS)
    laid = state.planets[seat]
    ways = [[*laid, Laid(number, *place, turn)] for place, turn in state.planet(seat).placements(number)]
    return max(worth(Planet(state.tiles, way, state.trees[seat]), time, trees) for way in ways or [laid])


def worth(planet: Planet, time: float, trees: float) -> float:
    """What all regions may bring; `time` is 1 early in the game and 0 at its end, `trees` are still to come."""
    total = 0.0
    bare = []
    for region in planet.regions():
        value = future(planet, region, time)
        if region.trees:
            total += value
        else:
            bare.append(value)
    for value in sorted(bare, reverse=True):
        part = min(1.0, trees)
        total += TREE_TO_COME * part * value
        trees -= part
    return total


def future(planet: Planet, region: Region, time: float) -> float:
    """What a region may bring with a tree on it."""
    if region.closed:
        return region.worth
    closing, growing = 1.0, 0.0
    for x, y, side in region.half:
        x, y = x + STEPS[side][0], y + STEPS[side][1]
        around = sum((x + dx, y + dy) in planet.faces for dx, dy in STEPS)
        hope = HOPE_FOR_A_HALF * HOPE_WHEN_HEMMED_IN[around] * time
        closing *= hope
        growing += GROWTH * hope
    return (region.runes + growing) * (1 + closing)


def trees_to_come(state: ForestState, seat: int) -> float:
    """How many trees this seat can still expect: the light numbers it will see, as far as the supply lasts."""
    unseen = state.pile + state.removed
    light = sum(state.tiles[number].light for number in unseen)
    expected = light * len(state.pile) / len(unseen) if unseen else 0.0
    if state.phase == "trees" and seat in state.tree_order()[state.planted :]:
        expected += 1
    return min(expected, sum(state.supply.values()) / state.players)
