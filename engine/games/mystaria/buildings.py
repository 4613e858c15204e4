"""The nine buildings of a headquarters, and what each is worth in a land."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.mystaria.land import Building, Land
from engine.games.mystaria.notation import Field
from engine.games.mystaria.rulings import (
    GAPS_END_SIGHT,
    POINTS_PER_FIELD,
    PORTAL_COUNTS_BRIDGES,
    THE_FIRST_MOUNTAIN_IS_SEEN,
)
from engine.games.mystaria.tiles import MOUNTAIN
from engine.text import Text

HUTS = {"hut_village": "V", "hut_lake": "L", "hut_forest": "F", "hut_meadow": "W"}
SIMPLE = (*HUTS, "tree", "tower")
KINDS = (*SIMPLE, "bridge", "castle", "portal")

STRAIGHT: tuple[Field, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
ALL_AROUND: tuple[Field, ...] = (*STRAIGHT, (1, -1), (1, 1), (-1, 1), (-1, -1))


def building_text(kind: str) -> Text:
    return Text(f"mystaria-building-{kind}")


def axis_text(axis: str | None) -> Text:
    """How a bridge runs."""
    return Text(f"mystaria-axis-{axis or 'idle'}")


@dataclass(frozen=True)
class Worth:
    """What a building scores: `each` for every one of the `counted` fields, along these lines of sight."""

    counted: tuple[Field, ...]
    each: int = 1
    lines: tuple[tuple[Field, Field], ...] = ()
    """From the building's field to the last field that is seen in that direction."""

    @property
    def points(self) -> int:
        return self.each * len(self.counted)


def worth(land: Land, building: Building, tower_counts_own: bool) -> Worth:
    """The worth of a building on its field now; it need not have been built yet."""
    kind, at = building.kind, building.field
    if kind in POINTS_PER_FIELD:
        return Worth(tuple(land.region(at)), POINTS_PER_FIELD[kind])
    if kind == "castle":
        own = land.tile_at[at]
        near = (field for tile in sorted({own, *land.tiles_beside(own)}) for field in land.plots[tile])
        return Worth(tuple(field for field in near if land.landscape[field] == MOUNTAIN))
    if kind == "tower":
        views = [seen(land, at, step) for step in STRAIGHT]
        like = land.landscape[at]
        alike = tuple(field for view in views for field in view if land.landscape[field] == like)
        return Worth((at, *alike) if tower_counts_own else alike, lines=_lines(at, views))
    if kind == "portal":
        views = [seen(land, at, step) for step in ALL_AROUND]
        return Worth(tuple(field for view in views for field in view if _counts(land, field)), lines=_lines(at, views))
    return Worth(())


def seen(land: Land, start: Field, step: Field) -> list[Field]:
    """The fields seen from a field in one direction, nearest first."""
    left, top, right, bottom = land.bounds
    (x, y), (dx, dy) = start, step
    fields: list[Field] = []
    while left <= (x := x + dx) <= right and top <= (y := y + dy) <= bottom:
        landscape = land.landscape.get((x, y))
        if landscape == MOUNTAIN:
            return [*fields, (x, y)] if THE_FIRST_MOUNTAIN_IS_SEEN else fields
        if landscape is not None:
            fields.append((x, y))
        elif GAPS_END_SIGHT:
            return fields
    return fields


def step_towards(start: Field, goal: Field) -> Field | None:
    """The direction, straight or at a slant, in which one field lies from another; None if it lies in none."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    if (dx and dy and abs(dx) != abs(dy)) or dx == dy == 0:
        return None
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)


def tower_in_sight(land: Land, at: Field) -> Building | None:
    """A tower that somebody standing on this field would see."""
    steps = {step_towards(at, building.field) for building in land.buildings if building.kind == "tower"}
    for step in STRAIGHT:
        if step not in steps:
            continue
        for field in seen(land, at, step):
            number = land.building_at.get(field)
            if number is not None and land.buildings[number].kind == "tower":
                return land.buildings[number]
    return None


def portal_gain(land: Land, building: Building) -> int:
    """How many points a new building brings its owner through the own portal that would see it."""
    if building.kind == "bridge" and not PORTAL_COUNTS_BRIDGES:
        return 0
    return sum(
        building.field in seen(land, portal.field, step)
        for portal in land.buildings
        if portal.kind == "portal" and portal.owner == building.owner
        if (step := step_towards(portal.field, building.field)) is not None
    )


def tree_region(land: Land, seat: int) -> int:
    """How many fields the region of this seat's tree has; 0 without a tree. It breaks ties."""
    return next((len(land.region(b.field)) for b in land.buildings if b.kind == "tree" and b.owner == seat), 0)


def _counts(land: Land, field: Field) -> bool:
    number = land.building_at.get(field)
    return number is not None and (PORTAL_COUNTS_BRIDGES or land.buildings[number].kind != "bridge")


def _lines(at: Field, views: list[list[Field]]) -> tuple[tuple[Field, Field], ...]:
    return tuple((at, view[-1]) for view in views if view)
