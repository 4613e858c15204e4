"""The common landscape: which field lies where, which fields form a region, and who lives in it.

Only the two lists `tiles` and `buildings` say what happened. Everything else follows from them and is kept up to date
move by move, so that asking costs a look into a dictionary: laying a tile joins a few regions and never counts anew.
An occupied region has one owner: nobody builds into another's region and no tile joins two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.games.mystaria.notation import Field
from engine.games.mystaria.rulings import BRIDGE_OCCUPIES_ITS_FOOT
from engine.games.mystaria.tiles import SIDES

AXES: dict[str, tuple[Field, Field]] = {"EW": ((-1, 0), (1, 0)), "NS": ((0, -1), (0, 1))}
"""The two ways a bridge can run: the steps from its foot field to its ends."""


@dataclass(frozen=True)
class Laid:
    """A tile on the table: its upper left field, its quarter turns clockwise, who laid it (None: the first one)."""

    tile: int
    x: int
    y: int
    turn: int
    seat: int | None


@dataclass(frozen=True)
class Building:
    """A building on its field; `axis` only for a bridge that links something."""

    kind: str
    owner: int
    field: Field
    axis: str | None = None

    @property
    def ends(self) -> tuple[Field, Field] | None:
        """The two fields that a bridge links."""
        return ends_of(self.field, self.axis) if self.axis else None


def ends_of(foot: Field, axis: str) -> tuple[Field, Field]:
    (ax, ay), (bx, by) = AXES[axis]
    x, y = foot
    return (x + ax, y + ay), (x + bx, y + by)


def neighbours(at: Field) -> Iterator[Field]:
    """The four squares that share a side with this one."""
    x, y = at
    for dx, dy in SIDES:
        yield x + dx, y + dy


@dataclass
class Land:
    """The layout. Regions are known by a number that says nothing."""

    tiles: list[Laid] = field(default_factory=list)
    buildings: list[Building] = field(default_factory=list)

    def __post_init__(self) -> None:
        # These follow from the two lists, so they are no fields: a digest of the land need not cover them.
        self.landscape: dict[Field, str] = {}
        self.tile_at: dict[Field, int] = {}
        self.plots: list[tuple[Field, ...]] = []
        self.region_at: dict[Field, int] = {}
        self.regions: dict[int, list[Field]] = {}
        self.building_at: dict[Field, int] = {}
        self.residents: dict[int, list[int]] = {}
        self.bounds = (0, 0, 0, 0)
        """Left, top, right, bottom: the outermost fields."""
        self._reach: tuple[Field, ...] | None = None
        self.picture: object = None
        """What `laying.py` worked out about the land as it is; gone as soon as it changes."""

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "picture": None}

    def lay(self, laid: Laid, cells: Iterable[tuple[Field, str]]) -> None:
        """Put a tile on the table: its fields grow the regions they touch."""
        cells = tuple(cells)
        self._reach = self.picture = None
        number = len(self.tiles)
        self.tiles.append(laid)
        self.plots.append(tuple(at for at, _ in cells))
        for at, landscape in cells:
            region = len(self.landscape)  # never used before: there is one for each field that ever came
            self.landscape[at] = landscape
            self.tile_at[at] = number
            self.region_at[at] = region
            self.regions[region] = [at]
            self._widen(at)
            for beside in neighbours(at):
                if self.landscape.get(beside) == landscape:
                    self._join(self.region_at[at], self.region_at[beside])

    def build(self, building: Building) -> None:
        """Put a building on its field; a bridge makes one region of the two at its ends."""
        self.picture = None
        number = len(self.buildings)
        self.buildings.append(building)
        self.building_at[building.field] = number
        if building.kind != "bridge" or BRIDGE_OCCUPIES_ITS_FOOT:
            self.residents.setdefault(self.region_at[building.field], []).append(number)
        if building.ends is not None:
            self._join(*(self.region_at[end] for end in building.ends))

    def region(self, at: Field) -> list[Field]:
        """All fields of the region that this field belongs to."""
        return self.regions[self.region_at[at]]

    def residents_at(self, at: Field) -> list[Building]:
        """The buildings in the region of this field."""
        return [self.buildings[number] for number in self.residents.get(self.region_at[at], ())]

    def tiles_beside(self, number: int) -> set[int]:
        """The tiles that share at least one field side with this one."""
        beside = {self.tile_at.get(at, number) for own in self.plots[number] for at in neighbours(own)}
        return beside - {number}

    def within_reach(self) -> tuple[Field, ...]:
        """The fields of the tile laid last and those that touch it, row by row."""
        if self._reach is None:
            own = self.plots[-1]
            near = {at for cell in own for at in neighbours(cell) if at in self.landscape}
            self._reach = tuple(sorted({*own, *near}, key=lambda at: (at[1], at[0])))
        return self._reach

    def _widen(self, at: Field) -> None:
        left, top, right, bottom = self.bounds if len(self.landscape) > 1 else (*at, *at)
        self.bounds = min(left, at[0]), min(top, at[1]), max(right, at[0]), max(bottom, at[1])

    def _join(self, one: int, other: int) -> None:
        if one == other:
            return
        if len(self.regions[one]) < len(self.regions[other]):
            one, other = other, one
        for at in self.regions[other]:
            self.region_at[at] = one
        self.regions[one] += self.regions.pop(other)
        if other in self.residents:
            self.residents.setdefault(one, []).extend(self.residents.pop(other))
