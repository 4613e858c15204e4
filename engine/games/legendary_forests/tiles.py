"""The tiles as data: what their sides show, which sides belong together, whose number is light.

A replaced file is checked down to the last edge; what is wrong with it is said with the tile's number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, TypeGuard

from engine.components import ComponentSet, component_set
from engine.refusals import BadComponents
from engine.text import Text

SIDES = "NESW"
COLOURS = ("red", "pink", "yellow")
GRASS = "grass"
GROUNDS = (*COLOURS, GRASS)
BACKGROUNDS = ("light", "dark", "start")
MOST_DRAWN = 19
"""Places have names for nineteen tiles in every direction."""


@dataclass(frozen=True, slots=True)
class Area:
    """Leaves of one colour inside a tile; `sides` are positions in SIDES, in that order."""

    colour: str
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """A tile as it lies after some clockwise quarter turns: its four sides, its areas, and the area of each side."""

    number: int
    turn: int
    edges: tuple[str, ...]
    areas: tuple[Area, ...]
    area_of: tuple[int | None, ...]
    sides_of: tuple[tuple[int, ...], ...] = field(repr=False, compare=False)
    """For each side all sides of its area; none for grass."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile in all four turns. A light number brings a tree phase when it is drawn."""

    number: int
    background: str
    faces: tuple[Face, ...]
    looks: tuple[int, ...] = field(repr=False, compare=False)
    """For each turn the first one that looks the same, as those of a tile with four equal sides do."""

    @property
    def light(self) -> bool:
        return self.background == "light"


@dataclass(frozen=True)
class TileSet:
    """Everything that comes in the box; tiles stand in the order of their numbers."""

    tiles: tuple[Tile, ...]
    start: int
    drawn: int
    trees_per_player: int
    """Of each colour."""

    def __getitem__(self, number: int) -> Tile:
        return self.tiles[number - 1]

    def others(self) -> list[int]:
        """The numbers of all tiles but the start tile."""
        return [tile.number for tile in self.tiles if tile.number != self.start]


def load(source: str) -> ComponentSet:
    return component_set("legendary_forests", source, _tile_set)


@cache
def default() -> ComponentSet:
    return load(files(__package__).joinpath("tiles.json").read_text(encoding="utf-8"))


# Reading and checking.


def _tile_set(data: Mapping[str, Any]) -> TileSet:
    rows = data.get("tiles")
    if not isinstance(rows, list):
        raise BadComponents(Text("components-missing", field="tiles"))
    tiles = sorted((_tile(row) for row in rows), key=lambda tile: tile.number)
    for expected, tile in enumerate(tiles, 1):
        if tile.number < expected:
            raise _bad("twice", tile=tile.number)
        if tile.number > expected:
            raise _bad("gap", tile=expected)
    start = _number(data, "start_tile", 1, len(tiles))
    drawn = _number(data, "drawn_tiles", 1, MOST_DRAWN)
    removed = _number(data, "removed_tiles", 0, 99)
    if drawn + removed + 1 != len(tiles):
        raise _bad("count", tiles=len(tiles), drawn=drawn, removed=removed)
    for tile in tiles:
        if (tile.background == "start") != (tile.number == start):
            raise _bad("start", tile=tile.number, start=start)
    _check_light_numbers(data, tiles)
    return TileSet(tuple(tiles), start, drawn, _number(data, "trees_per_colour_per_player", 0, 99))


def _check_light_numbers(data: Mapping[str, Any], tiles: list[Tile]) -> None:
    """The list of light numbers is said twice in the file, so a slip in either place is found."""
    light = data.get("light_numbers")
    if not isinstance(light, list):
        raise BadComponents(Text("components-missing", field="light_numbers"))
    for tile in tiles:
        if tile.light != (tile.number in light):
            raise _bad("light", tile=tile.number, background=tile.background)


def _tile(row: Any) -> Tile:
    if not isinstance(row, dict) or not _is_number(row.get("number")) or row["number"] < 1:
        raise BadComponents(Text("components-row", list="tiles", row=str(row)[:60]))
    number = row["number"]
    background = row.get("background")
    if background not in BACKGROUNDS:
        raise _bad("background", tile=number, background=str(background)[:40], known=", ".join(BACKGROUNDS))
    edges = _edges(number, row.get("edges"))
    areas = _areas(number, row.get("areas"), edges)
    faces = tuple(_turned(number, edges, areas, turn) for turn in range(4))
    shown = [(face.edges, face.areas) for face in faces]
    return Tile(number, background, faces, tuple(map(shown.index, shown)))


def _edges(number: int, found: Any) -> tuple[str, ...]:
    if not isinstance(found, dict) or sorted(found) != sorted(SIDES):
        raise _bad("edges", tile=number)
    for side in SIDES:
        if found[side] not in GROUNDS:
            raise _bad("ground", tile=number, side=side, ground=str(found[side])[:40], known=", ".join(GROUNDS))
    return tuple(found[side] for side in SIDES)


def _areas(number: int, found: Any, edges: tuple[str, ...]) -> tuple[Area, ...]:
    if not isinstance(found, list):
        raise _bad("areas", tile=number)
    areas = []
    covered: list[str] = []
    for row in found:
        sides = row.get("edges") if isinstance(row, dict) else None
        if not isinstance(sides, list) or not sides or any(side not in list(SIDES) for side in sides):
            raise _bad("areas", tile=number)
        for side in sides:
            ground = edges[SIDES.index(side)]
            if ground == GRASS or ground != row.get("colour"):
                shown = str(row.get("colour"))[:40]
                raise _bad("area-colour", tile=number, side=side, colour=shown, ground=ground)
            if side in covered:
                raise _bad("area-twice", tile=number, side=side)
            covered.append(side)
        areas.append(Area(row["colour"], tuple(sorted(SIDES.index(side) for side in sides))))
    for side, ground in zip(SIDES, edges, strict=True):
        if ground != GRASS and side not in covered:
            raise _bad("area-missing", tile=number, side=side)
    if {area.sides for area in areas} == {(0, 2), (1, 3)}:
        raise _bad("area-crossing", tile=number)
    return tuple(sorted(areas, key=lambda area: area.sides))


def _turned(number: int, edges: tuple[str, ...], areas: tuple[Area, ...], turn: int) -> Face:
    moved = [Area(area.colour, tuple(sorted((side + turn) % 4 for side in area.sides))) for area in areas]
    moved.sort(key=lambda area: area.sides)
    owner = {side: at for at, area in enumerate(moved) for side in area.sides}
    shown = tuple(edges[(side - turn) % 4] for side in range(4))
    area_of = tuple(owner.get(side) for side in range(4))
    sides_of = tuple(() if at is None else moved[at].sides for at in area_of)
    return Face(number, turn, shown, tuple(moved), area_of, sides_of)


def _number(data: Mapping[str, Any], field: str, least: int, most: int) -> int:
    value = data.get(field)
    if not _is_number(value) or not least <= value <= most:
        raise _bad("number", field=field, least=least, most=most, value=str(value)[:40])
    return value


def _is_number(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _bad(what: str, **args: str | int) -> BadComponents:
    return BadComponents(Text(f"legendary_forests-tiles-{what}", **args))
