"""Where a tile may be laid.

`why_not` checks one place and names what is wrong with it. `places` finds all legal ones at once: it holds the land as
whole numbers with a bit for each square, so that one shift looks at every offset together; what it finds legal and
what `why_not` lets pass is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from engine.games.mystaria.land import Building, Land
from engine.games.mystaria.notation import Field, field_name
from engine.games.mystaria.rulings import MOUNTAINS_MATCH, OWN_REGIONS_MAY_BE_JOINED
from engine.games.mystaria.tiles import LANDSCAPES, MOUNTAIN, Face, Tile
from engine.rng import Rng
from engine.text import Player, Text

MATCHING = tuple(landscape for landscape in LANDSCAPES if landscape != MOUNTAIN or MOUNTAINS_MATCH)
MARGIN = 4
"""Empty squares around the land in its bit picture: a tile's length and the squares that touch it."""


@dataclass(frozen=True)
class Place:
    """Where a tile goes: its upper left field after turning, and its quarter turns clockwise."""

    x: int
    y: int
    turn: int


def fit(land: Land, face: Face, x: int, y: int) -> int:
    """How many fields of the tile would touch a field of their own landscape."""
    return len(matching(land, face, x, y))


def matching(land: Land, face: Face, x: int, y: int) -> dict[int, str]:
    """Which fields of the tile would touch a field of their own landscape, with that landscape."""
    landscape = land.landscape
    return {
        contact.cell: contact.landscape
        for contact in face.contacts
        if landscape.get((x + contact.beyond[0], y + contact.beyond[1])) == contact.landscape
        and contact.landscape in MATCHING
    }


def may_lie(land: Land, face: Face, x: int, y: int) -> bool:
    """Whether the tile may lie there: as `why_not` says, without a reason."""
    landscape = land.landscape
    if any((x + dx, y + dy) in landscape for (dx, dy), _ in face.cells):
        return False
    return fit(land, face, x, y) > 0 and _joined(land, face, x, y) is None


def why_not(land: Land, face: Face, x: int, y: int) -> Text | None:
    """Why the tile may not lie there, or None if it may."""
    landscape = land.landscape
    for (dx, dy), _ in face.cells:
        if (x + dx, y + dy) in landscape:
            return _overlap(land, (x + dx, y + dy))
    if fit(land, face, x, y) == 0:
        touches = any((x + c.beyond[0], y + c.beyond[1]) in landscape for c in face.contacts)
        return Text("mystaria-not-alike" if touches else "mystaria-not-beside")
    joined = _joined(land, face, x, y)
    return None if joined is None else _join_text(land, *joined)


def places(land: Land, tile: Tile) -> Iterator[Place]:
    """Every legal place, turn by turn and row by row."""
    picture = _picture(land)
    for turn, face in enumerate(tile.faces):
        likely, doubtful = picture.likely(face), picture.doubtful(face)
        while likely:
            bit = likely & -likely
            likely ^= bit
            x, y = picture.field(bit)
            if not bit & doubtful or _joined(land, face, x, y) is None:
                yield Place(x, y, turn)


def random_place(land: Land, tile: Tile, rng: Rng) -> Place:
    """One of `places`, which are counted and never listed."""
    picture = _picture(land)
    legal = [picture.legal(face) for face in tile.faces]
    ahead = rng.below(sum(squares.bit_count() for squares in legal))
    for turn, squares in enumerate(legal):
        if ahead < squares.bit_count():
            for _ in range(ahead):
                squares &= squares - 1
            return Place(*picture.field(squares & -squares), turn)
        ahead -= squares.bit_count()
    raise AssertionError("one of the turns holds it")


def _overlap(land: Land, at: Field) -> Text:
    under = land.tiles[land.tile_at[at]]
    where = {"field": field_name(at), "tile": field_name((under.x, under.y))}
    if under.seat is None:
        return Text("mystaria-overlaps-first", **where)
    return Text("mystaria-overlaps", **where, who=Player(under.seat))


def _joined(land: Land, face: Face, x: int, y: int) -> tuple[Building, Building] | None:
    """Two buildings whose different regions would become one, or None."""
    touched: list[set[int]] = [set() for _ in range(face.clusters)]
    for contact in face.contacts:
        dx, dy = contact.beyond
        beside = x + dx, y + dy
        if land.landscape.get(beside) == contact.landscape:
            touched[contact.cluster].add(land.region_at[beside])
    # Two clusters of one tile may also meet outside, in a region that both touch.
    groups: list[set[int]] = []
    for regions in touched:
        apart = [group for group in groups if not group & regions]
        groups = [*apart, regions.union(*(group for group in groups if group & regions))]
    for group in groups:
        living = [land.buildings[land.residents[region][0]] for region in sorted(group) if region in land.residents]
        for one, other in pairwise(living):
            if one.owner != other.owner or not OWN_REGIONS_MAY_BE_JOINED:
                return one, other
    return None


def _join_text(land: Land, one: Building, other: Building) -> Text:
    landscape = LANDSCAPES[land.landscape[one.field]]
    fields = {"one": field_name(one.field), "other": field_name(other.field)}
    if one.owner == other.owner:
        return Text(f"mystaria-joins-own-{landscape}", who=Player(one.owner), **fields)
    return Text(f"mystaria-joins-{landscape}", who=Player(one.owner), whom=Player(other.owner), **fields)


def _picture(land: Land) -> _Picture:
    """The picture of the land as it is, drawn once."""
    if not isinstance(land.picture, _Picture):
        land.picture = _Picture(land)
    return land.picture


class _Picture:
    """The land as numbers: bit `(y - top) * stride + (x - left)` stands for the square (x, y)."""

    def __init__(self, land: Land) -> None:
        left, top, right, _ = land.bounds
        self.land = land
        self.left, self.top = left - MARGIN, top - MARGIN
        self.stride = right - left + 1 + 2 * MARGIN
        alike = dict.fromkeys(LANDSCAPES, 0)
        for (x, y), landscape in land.landscape.items():
            alike[landscape] |= 1 << (y - self.top) * self.stride + x - self.left
        self.covered = 0
        for squares in alike.values():
            self.covered |= squares
        self.beside = {landscape: self._around(squares) for landscape, squares in alike.items()}
        """For each landscape the free squares beside it."""
        self.beside_occupied: dict[str, list[int]] = {landscape: [] for landscape in LANDSCAPES}
        """The same for each occupied region by itself."""
        for region in land.residents:
            squares = 0
            for x, y in land.regions[region]:
                squares |= 1 << (y - self.top) * self.stride + x - self.left
            self.beside_occupied[land.landscape[land.regions[region][0]]].append(self._around(squares))

    def _around(self, squares: int) -> int:
        return (squares << 1 | squares >> 1 | squares << self.stride | squares >> self.stride) & ~self.covered

    def likely(self, face: Face) -> int:
        """Where the tile touches a field of its own kind and covers none, whatever regions it may join."""
        blocked = matching = 0
        for (dx, dy), landscape in face.cells:
            offset = dy * self.stride + dx
            blocked |= self.covered >> offset
            if landscape in MATCHING:
                matching |= self.beside[landscape] >> offset
        return matching & ~blocked

    def legal(self, face: Face) -> int:
        """Every square on which the upper left field of the tile may lie."""
        legal = self.likely(face)
        unsure = legal & self.doubtful(face)
        while unsure:
            bit = unsure & -unsure
            unsure ^= bit
            if _joined(self.land, face, *self.field(bit)) is not None:
                legal ^= bit
        return legal

    def field(self, bit: int) -> Field:
        """The field of a single square."""
        dy, dx = divmod(bit.bit_length() - 1, self.stride)
        return self.left + dx, self.top + dy

    def doubtful(self, face: Face) -> int:
        """Where fields of one landscape would touch two occupied regions: these have to be looked at one by one."""
        twice = 0
        for landscape in LANDSCAPES:
            offsets = [dy * self.stride + dx for (dx, dy), own in face.cells if own == landscape]
            once = 0
            for region in self.beside_occupied[landscape] if offsets else ():
                touching = 0
                for offset in offsets:
                    touching |= region >> offset
                twice |= once & touching
                once |= touching
        return twice
