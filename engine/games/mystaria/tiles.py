"""Mystaria's tiles as data: 2 x 3 fields of five landscapes, and how they look in each of their four turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.components import ComponentSet, component_set
from engine.games.mystaria.notation import Field
from engine.refusals import BadComponents
from engine.text import Text

LANDSCAPES = {"V": "village", "L": "lake", "F": "forest", "W": "meadow", "M": "mountain"}
MOUNTAIN = "M"
TILES = 36
ROWS, COLUMNS = 2, 3
TURNS = range(4)
SIDES: tuple[Field, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def landscape_text(landscape: str) -> Text:
    return Text(f"mystaria-land-{LANDSCAPES[landscape]}")


def tile_text(number: int, rows: tuple[str, ...]) -> Text:
    """A tile in words, row by row."""
    fields = zip("abcdef", "".join(rows), strict=True)
    return Text("mystaria-tile", number=number, **{name: landscape_text(landscape) for name, landscape in fields})


@dataclass(frozen=True)
class Contact:
    """A square just outside a tile, as seen from its upper left field: what touches it from inside."""

    beyond: Field
    landscape: str
    cell: int
    """Which field of the tile touches it, by its place in `Face.cells`."""
    cluster: int
    """Which cluster of equal fields that one belongs to."""


@dataclass(frozen=True)
class Face:
    """A tile in one of its turns."""

    rows: tuple[str, ...]
    cells: tuple[tuple[Field, str], ...]
    clusters: int
    contacts: tuple[Contact, ...]

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def fields(self, x: int, y: int) -> tuple[tuple[Field, str], ...]:
        """Where its fields come to lie if its upper left one lies on (x, y)."""
        return tuple(((x + dx, y + dy), landscape) for (dx, dy), landscape in self.cells)


@dataclass(frozen=True)
class Tile:
    """One tile; `faces` are its four turns, each a quarter clockwise from the one before."""

    id: int
    faces: tuple[Face, ...]

    @property
    def rows(self) -> tuple[str, ...]:
        return self.faces[0].rows

    @property
    def text(self) -> Text:
        """The tile in words, unturned."""
        return tile_text(self.id, self.rows)


@dataclass(frozen=True)
class Deck:
    tiles: Mapping[int, Tile]


def load(source: str) -> ComponentSet:
    return component_set("mystaria", source, _deck)


@cache
def default() -> ComponentSet:
    return load(files(__package__).joinpath("tiles.json").read_text(encoding="utf-8"))


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The rows after a quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))


def face_of(rows: tuple[str, ...]) -> Face:
    cells = tuple(((x, y), landscape) for y, row in enumerate(rows) for x, landscape in enumerate(row))
    inside = dict(cells)
    cluster: dict[Field, int] = {}
    for at, landscape in cells:
        if at not in cluster:
            _flood(inside, at, landscape, len(set(cluster.values())), cluster)
    contacts = tuple(
        Contact((x + dx, y + dy), landscape, index, cluster[x, y])
        for index, ((x, y), landscape) in enumerate(cells)
        for dx, dy in SIDES
        if (x + dx, y + dy) not in inside
    )
    return Face(rows, cells, len(set(cluster.values())), contacts)


def _flood(inside: Mapping[Field, str], at: Field, landscape: str, number: int, cluster: dict[Field, int]) -> None:
    if inside.get(at) == landscape and at not in cluster:
        cluster[at] = number
        for dx, dy in SIDES:
            _flood(inside, (at[0] + dx, at[1] + dy), landscape, number, cluster)


def tile_of(id: int, rows: tuple[str, ...]) -> Tile:
    faces = [face_of(rows)]
    for _ in TURNS[1:]:
        faces.append(face_of(turned(faces[-1].rows)))
    return Tile(id, tuple(faces))


def _deck(data: Mapping[str, Any]) -> Deck:
    listed = data.get("tiles")
    if not isinstance(listed, list):
        raise BadComponents(Text("components-missing", field="tiles"))
    tiles: dict[int, Tile] = {}
    for row in listed:
        tile = _tile(row)
        if tile.id in tiles:
            raise BadComponents(Text("mystaria-tiles-twice", tile=tile.id))
        tiles[tile.id] = tile
    if len(tiles) != TILES:
        raise BadComponents(Text("mystaria-tiles-count", count=len(tiles), needed=TILES))
    return Deck(tiles)


def _tile(row: Any) -> Tile:
    if not isinstance(row, dict) or "id" not in row or "rows" not in row:
        raise BadComponents(Text("components-row", list="tiles", row=str(row)[:60]))
    id, rows = row["id"], row["rows"]
    if not isinstance(id, int) or isinstance(id, bool) or not 1 <= id <= 999:
        raise BadComponents(Text("mystaria-tiles-id", id=str(id)[:40]))
    shaped = (
        isinstance(rows, list) and len(rows) == ROWS and all(isinstance(r, str) and len(r) == COLUMNS for r in rows)
    )
    if not shaped:
        raise BadComponents(Text("mystaria-tiles-shape", tile=id, rows=str(rows)[:60]))
    strange = sorted({landscape for r in rows for landscape in r} - set(LANDSCAPES))
    if strange:
        raise BadComponents(
            Text("mystaria-tiles-landscape", tile=id, found=", ".join(strange), known=", ".join(LANDSCAPES))
        )
    return tile_of(id, tuple(rows))
