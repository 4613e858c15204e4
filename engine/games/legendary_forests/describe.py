"""The table in words: for screen readers, the terminal, and everybody who would rather read."""

from __future__ import annotations

from engine.games.legendary_forests import names
from engine.games.legendary_forests.planet import Region, place_name
from engine.games.legendary_forests.tiles import GRASS, SIDES, Face
from engine.games.legendary_forests.views import ForestView, PlanetView
from engine.text import Player, Text


def describe(view: ForestView) -> tuple[Text, ...]:
    lines = [heading(view), *_drawn_tile(view), supply(view)]
    if view.removed:
        lines.append(Text("legendary_forests-text-removed", tiles=_numbers(view.removed)))
    elif view.unseen:
        lines.append(Text("legendary_forests-text-unseen", tiles=_numbers(view.unseen)))
    for seat in sorted(range(view.players), key=lambda seat: seat != view.seat):  # the reader's own comes first
        planet = view.planets[seat]
        lines.append(Text("legendary_forests-text-planet", who=Player(seat), points=planet.total))
        lines.extend(_tiles(view, planet))
        lines.extend(region_line(region) for region in planet.regions)
        if planet.set_aside:
            lines.append(Text("legendary_forests-text-aside", tiles=_numbers(planet.set_aside)))
    return tuple(lines)


def caption(view: ForestView) -> Text:
    """Short: the round and, for each planet, its size, trees and points."""
    planets = tuple(
        Text(
            "legendary_forests-caption-planet",
            who=Player(seat),
            tiles=len(planet.laid),
            trees=len(planet.trees),
            closed=sum(region.closed for region in planet.regions),
            points=planet.total,
        )
        for seat, planet in enumerate(view.planets)
    )
    return Text("legendary_forests-caption", heading=heading(view), planets=planets)


def heading(view: ForestView) -> Text:
    if view.finished:
        return Text("legendary_forests-text-over")
    assert view.tile is not None
    said = {"round": view.round, "rounds": view.rounds, "tile": view.tile.number}
    if view.phase == "trees":
        return Text("legendary_forests-text-trees", **said, who=Player(view.tree_order[0]))
    return Text("legendary_forests-text-lay-light" if view.tile.light else "legendary_forests-text-lay", **said)


def supply(view: ForestView) -> Text:
    left = tuple(Text("legendary_forests-text-supply-of", tree=names.tree(c), count=n) for c, n in view.supply)
    return Text("legendary_forests-text-supply", trees=left)


def region_line(region: Region) -> Text:
    return Text(
        "legendary_forests-text-region",
        area=region.name,
        region=names.region(region.colour),
        words=names.brings(region),
        halves=len(region.half),
        trees=region.trees,
    )


def _drawn_tile(view: ForestView) -> list[Text]:
    if view.tile is None:
        return []
    return [Text("legendary_forests-text-drawn", tile=view.tile.number, sides=_sides(view.tile.faces[0]))]


def _tiles(view: ForestView, planet: PlanetView) -> list[Text]:
    """Each laid tile with its sides, row by row."""
    return [
        Text(
            "legendary_forests-text-tile",
            place=place_name(tile.place),
            tile=tile.tile,
            sides=_sides(view.tiles[tile.tile].faces[tile.turn]),
        )
        for tile in sorted(planet.laid, key=lambda tile: (tile.y, tile.x))
    ]


def _sides(face: Face) -> tuple[Text, ...]:
    """What a tile shows: each area with all its sides together, then the grass."""
    grass = tuple(side for side, at in enumerate(face.area_of) if at is None)
    shown = [(area.colour, area.sides) for area in face.areas] + ([(GRASS, grass)] if grass else [])
    return tuple(
        Text("legendary_forests-text-sides", ground=names.ground(name), sides="".join(SIDES[side] for side in sides))
        for name, sides in shown
    )


def _numbers(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
