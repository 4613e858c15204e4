"""A planet by itself: where a tile may lie, which regions there are, and what they are worth.

Places are (x, y) with the start tile on (0, 0), x to the right and y downward. Their names never shift: columns run
from A to AM and rows from 1 to 39, so nineteen tiles in any direction have one; the start tile lies on T20.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from operator import itemgetter
from typing import NamedTuple

from engine.games.legendary_forests.tiles import SIDES, Area, Face, TileSet

Place = tuple[int, int]
START: Place = (0, 0)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where the neighbour lies, for each side."""
TURNS = ("r0", "r1", "r2", "r3")
REACH = 19
POINTS_CLOSED, POINTS_OPEN = 2, 1
"""For each full rune of a region with a tree."""

_PLACE = re.compile(r"(A?[A-Z])([1-9][0-9]?)", re.ASCII)


row_by_row = itemgetter(1, 0)
"""Sort key for places."""


@cache
def column_name(x: int) -> str:
    index = x + REACH
    return ("A" if index >= 26 else "") + chr(ord("A") + index % 26)


@cache
def row_name(y: int) -> str:
    return str(y + REACH + 1)


def place_name(place: Place) -> str:
    return column_name(place[0]) + row_name(place[1])


def place_of(name: str) -> Place | None:
    """The place of that name, or None if there is none."""
    found = _PLACE.fullmatch(name)
    if found is None:
        return None
    letters, digits = found.groups()
    x = ord(letters[-1]) - ord("A") + 26 * (len(letters) - 1) - REACH
    y = int(digits) - REACH - 1
    return (x, y) if abs(x) <= REACH and abs(y) <= REACH else None


class Laid(NamedTuple):
    """A tile on a planet: its number, where it lies, and how many clockwise quarter turns it made."""

    tile: int
    x: int
    y: int
    turn: int

    @property
    def place(self) -> Place:
        return self.x, self.y


class Spot(NamedTuple):
    """A side of a laid tile; it also names the area that this side belongs to."""

    x: int
    y: int
    side: int

    @property
    def place(self) -> Place:
        return self.x, self.y

    def __str__(self) -> str:
        return place_name(self.place) + SIDES[self.side]


def spot_of(name: str) -> Spot | None:
    """The spot of that name, or None if there is none."""
    place, side = place_of(name[:-1]), SIDES.find(name[-1:])
    return Spot(*place, side) if place is not None and side >= 0 else None


class Tree(NamedTuple):
    """A tree and the area it stands on, by the area's first side."""

    spot: Spot
    colour: str


@dataclass(frozen=True)
class Region:
    """Areas of one colour that hang together.

    `spots` holds one spot for each area (its first side), in the order of laying; the first one names the region.
    `full` names each full rune by the tile above or left of it, `half` are the sides where nothing lies yet.
    """

    colour: str
    spots: tuple[Spot, ...]
    full: tuple[Spot, ...]
    half: tuple[Spot, ...]
    trees: int

    @property
    def name(self) -> str:
        return str(self.spots[0])

    @property
    def closed(self) -> bool:
        return not self.half

    @property
    def runes(self) -> int:
        return len(self.full)

    @property
    def worth(self) -> int:
        """What it brings with a tree on it."""
        return self.runes * (POINTS_CLOSED if self.closed else POINTS_OPEN)

    @property
    def points(self) -> int:
        """What it brings as it is."""
        return self.worth if self.trees else 0


class Planet:
    """Laid tiles and planted trees, with everything that can be asked about them."""

    def __init__(self, tiles: TileSet, laid: Sequence[Laid], trees: Sequence[Tree] = ()) -> None:
        self.tiles = tiles
        self.trees = trees
        self.faces: dict[Place, Face] = {(x, y): tiles[number].faces[turn] for number, x, y, turn in laid}

    @cached_property
    def _order(self) -> dict[Place, int]:
        return {place: at for at, place in enumerate(self.faces)}

    # Laying.

    @cached_property
    def free(self) -> tuple[Place, ...]:
        """The places beside laid tiles, row by row."""
        faces = self.faces
        beside = {(x + dx, y + dy) for x, y in faces for dx, dy in STEPS}
        return tuple(sorted(beside.difference(faces), key=row_by_row))

    def misfit(self, place: Place, face: Face) -> int | None:
        """The first side that meets a neighbour which shows something else there; None if all sides fit."""
        x, y = place
        for side, (dx, dy) in enumerate(STEPS):
            neighbour = self.faces.get((x + dx, y + dy))
            if neighbour is not None and neighbour.edges[side ^ 2] != face.edges[side]:
                return side
        return None

    def touches(self, place: Place) -> bool:
        x, y = place
        return any((x + dx, y + dy) in self.faces for dx, dy in STEPS)

    def turns(self, number: int, place: Place) -> list[int]:
        """The turns in which a tile fits on a free place."""
        x, y = place
        fitting: Sequence[Face] = self.tiles[number].faces
        for side, (dx, dy) in enumerate(STEPS):
            neighbour = self.faces.get((x + dx, y + dy))
            if neighbour is not None:
                met = neighbour.edges[side ^ 2]
                fitting = [face for face in fitting if face.edges[side] == met]
        return [face.turn for face in fitting]

    def placements(self, number: int) -> Iterator[tuple[Place, int]]:
        """Every way to lay a tile."""
        for place in self.free:
            for turn in self.turns(number, place):
                yield place, turn

    # Regions.

    def spots(self) -> list[Spot]:
        """All areas, each by its first side, in the order of laying."""
        return [Spot(x, y, area.sides[0]) for (x, y), face in self.faces.items() for area in face.areas]

    def grounds(self) -> set[str]:
        """All that the sides of its tiles show."""
        return {ground for face in self.faces.values() for ground in face.edges}

    def spot(self, spot: Spot) -> Spot | None:
        """The same area by its first side; None where there are no leaves."""
        face = self.faces.get(spot.place)
        at = face.area_of[spot.side] if face is not None else None
        if face is None or at is None:
            return None
        return Spot(spot.x, spot.y, face.areas[at].sides[0])

    def area(self, spot: Spot) -> Area:
        """The area of a spot that has leaves."""
        face = self.faces[spot.place]
        at = face.area_of[spot.side]
        assert at is not None, "only leaves form areas"
        return face.areas[at]

    def regions(self, colour: str | None = None) -> tuple[Region, ...]:
        """All regions (of one colour), in the order in which their first areas were laid."""
        return tuple(self._grown(spot for spot in self.spots() if colour in (None, self._ground(spot))))

    def regions_at(self, place: Place) -> tuple[Region, ...]:
        """The regions that the areas of this tile belong to, in the same order."""
        found = self._grown(Spot(*place, area.sides[0]) for area in self.faces[place].areas)
        return tuple(sorted(found, key=lambda region: self._age(region.spots[0])))

    def _grown(self, firsts: Iterable[Spot]) -> Iterator[Region]:
        """Each region that one of these areas belongs to, once."""
        seen: set[Spot] = set()
        for first in firsts:
            if first not in seen:
                region = self.region(first)
                seen.update(region.spots)
                yield region

    def region(self, first: Spot) -> Region:
        """The region of an area: what hangs together with it."""
        faces = self.faces
        members, known = [first], {first}
        full, half = [], []
        for x, y, own in members:
            for side in faces[x, y].sides_of[own]:
                dx, dy = STEPS[side]
                beside = faces.get((x + dx, y + dy))
                across = beside.sides_of[side ^ 2] if beside is not None else ()
                if not across:
                    half.append(Spot(x, y, side))
                    continue
                if side in (1, 2):  # each full rune has two sides and is counted from one of them
                    full.append(Spot(x, y, side))
                other = Spot(x + dx, y + dy, across[0])
                if other not in known:
                    known.add(other)
                    members.append(other)
        members.sort(key=self._age)
        standing = sum(tree.spot in known for tree in self.trees)
        return Region(self._ground(first), tuple(members), tuple(sorted(full)), tuple(sorted(half)), standing)

    def _ground(self, spot: Spot) -> str:
        x, y, side = spot
        return self.faces[x, y].edges[side]

    def _age(self, spot: Spot) -> tuple[int, int]:
        """Sort key: the order of laying."""
        x, y, side = spot
        return self._order[x, y], side
