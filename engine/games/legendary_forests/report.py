"""The whole table as JSON for outsiders; the package's docstring says what is in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.games.legendary_forests.planet import Planet, Region
from engine.games.legendary_forests.state import ForestState
from engine.games.legendary_forests.tiles import SIDES


def report_of(state: ForestState) -> dict[str, Any]:
    return {
        "planets": [[tile._asdict() for tile in planet] for planet in state.planets],
        "trees": [
            [{"x": at.x, "y": at.y, "edge": SIDES[at.side], "colour": colour} for at, colour in trees]
            for trees in state.trees
        ],
        "regions": [_regions(state.planet(seat)) for seat in state.seats],
        "set_aside": state.set_aside,
        "drawn": state.drawn,
        "pile": state.pile[::-1],
        "removed": state.removed,
        "supply": state.supply,
        "architect": state.architect,
        "builder": state.builder,
        "tiles": [
            {
                "number": tile.number,
                "light": tile.light,
                "edges": list(tile.faces[0].edges),
                "areas": [{"colour": area.colour, "edges": _edges(area.sides)} for area in tile.faces[0].areas],
            }
            for tile in state.tiles.tiles
        ],
    }


def _regions(planet: Planet) -> list[dict[str, Any]]:
    return [_region(planet, region) for region in planet.regions()]


def _region(planet: Planet, region: Region) -> dict[str, Any]:
    return {
        "colour": region.colour,
        "areas": [[spot.x, spot.y, _edges(planet.area(spot).sides)] for spot in region.spots],
        "runes": region.runes,
        "halves": len(region.half),
        "closed": region.closed,
        "trees": region.trees,
        "points": region.points,
    }


def _edges(sides: Iterable[int]) -> list[str]:
    return [SIDES[side] for side in sides]
