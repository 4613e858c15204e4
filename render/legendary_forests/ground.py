"""The ground of a tile: grass, and areas of leaves that reach from side to side. Everything in a unit square.

An area is outlined once for the sides it has: along each of its sides, and from one to the next by a curve that
bends around what lies between them. All sides are covered alike, so areas of neighbouring tiles fit together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import hypot

from engine.games.legendary_forests.tiles import Face
from render.kit import Box, Canvas, shapes
from render.kit.shapes import Point
from render.kit.theme import INK, LIGHT, Colour, fade, mix
from render.legendary_forests.leaves import BLADES, GLOWS, GRASS, SHADES, TINTS, leaf

LOW, HIGH = 0.14, 0.86  # the part of a side that leaves cover
FLOWERS = ("#f6e7a8", "#e9eef2", "#c9a6e4")
CLOSED_RIM = "#fff6d0"
LIGHT_NUMBER, DARK_NUMBER = "#f7efd2", "#1a2620"

# From the end of the northern side to the start of the next one, by how many sides further that is.
_BENDS: dict[int, list[Point]] = {
    1: shapes.arc(1, 0, LOW, 180, 90),
    2: shapes.bezier((HIGH, 0), (0.8, 0.26), (0.64, 0.3), (0.64, 0.5), 8)
    + shapes.bezier((0.64, 0.5), (0.64, 0.7), (0.8, 0.74), (HIGH, 1), 8)[1:],
    3: shapes.bezier((HIGH, 0), (0.8, 0.15), (0.15, 0.8), (0, HIGH)),
    4: shapes.bezier((HIGH, 0), (0.82, 0.42), (0.18, 0.42), (LOW, 0)),
}


@cache
def outline(sides: tuple[int, ...]) -> tuple[Point, ...]:
    """The outline of an area with these sides (0 north, then clockwise, in this order)."""
    points: list[Point] = []
    for at, side in enumerate(sides):
        following = sides[(at + 1) % len(sides)]
        way = [(LOW, 0.0), *_BENDS[(following - side - 1) % 4 + 1]]
        points += shapes.turned(way, 0.5, 0.5, 90 * side)
    return tuple(points)


@cache
def heart(sides: tuple[int, ...]) -> Point:
    """The middle of an area, where a tree stands."""
    if len(sides) == 1:
        return _turned((0.5, 0.17), sides[0])
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        return _turned((0.67, 0.33), 3 if sides == (0, 3) else sides[0])
    if len(sides) == 3:
        (missing,) = set(range(4)) - set(sides)
        return _turned((0.5, 0.58), missing)
    return 0.5, 0.5


def _turned(point: Point, side: int) -> Point:
    return shapes.turned([point], 0.5, 0.5, 90 * side)[0]


def grass(canvas: Canvas, number: int, detailed: bool = True) -> None:
    """An empty tile: a meadow with tufts and a few flowers, a little different for each number."""
    canvas.fill(shapes.rectangle(0, 0, 1, 1), GRASS)
    for patch in range(3):
        x, y = _strewn(number * 3 + patch, 31, 47)
        canvas.fill(shapes.ellipse(x, y, 0.2, 0.13, 40 * (number + patch)), mix(GRASS, BLADES, 0.3))
    if not detailed:
        return
    for tuft in range(8):
        x, y = _strewn(number * 5 + tuft, 37, 53)
        for lean, tall in ((-0.05, 0.05), (-0.015, 0.08), (0.03, 0.07)):
            canvas.stroke([(x + lean * 0.3, y), (x + lean, y - tall)], BLADES, 0.016)
    for flower in range(4):
        x, y = _strewn(number * 7 + flower, 61, 29)
        canvas.disc(x, y, 0.02, FLOWERS[(number + flower) % len(FLOWERS)])


def _strewn(at: int, right: int, down: int) -> Point:
    """One of many places all over a tile that look like chance, always the same."""
    return (at * right % 83 + 8) / 100, (at * down % 79 + 12) / 100


def area(canvas: Canvas, colour: str, sides: tuple[int, ...], detailed: bool) -> None:
    """Tree tops from side to side, seen from above; in detail with the leaves they bear."""
    canvas.fill(outline(sides), TINTS[colour])
    for x, y in _tops(sides):
        canvas.fill(shapes.regular(x, y + 0.012, 0.067, 12), SHADES[colour])
        canvas.fill(shapes.regular(x, y - 0.008, 0.061, 12), GLOWS[colour])
    if not detailed:
        return
    for bend in _borders(sides):
        canvas.stroke(bend, SHADES[colour], 0.03)
    for side in sides:
        # Where an area narrows towards a far side, the leaves keep to the wider end.
        narrow = len(sides) == 2 and (side + 2) % 4 not in sides
        low = 0.36 if narrow and (side + 1) % 4 in sides else 0.29
        high = 0.64 if narrow and (side - 1) % 4 in sides else 0.71
        for x in (low, high):
            _leaf(canvas, colour, _turned((x, 0.115), side), 0.19)
    if len(sides) > 1:
        _leaf(canvas, colour, heart(sides), 0.24)


@cache
def _borders(sides: tuple[int, ...]) -> list[list[Point]]:
    """Where leaves meet grass: the outline without the sides of the tile."""
    bends = []
    for at, side in enumerate(sides):
        following = sides[(at + 1) % len(sides)]
        bends.append(shapes.turned(_BENDS[(following - side - 1) % 4 + 1], 0.5, 0.5, 90 * side))
    return bends


@cache
def _tops(sides: tuple[int, ...]) -> list[Point]:
    """Where tree tops are seen: all over an area, but not beyond its edge."""
    shape = outline(sides)
    tops = []
    for row in range(9):
        for column in range(8):
            x = 0.06 + 0.125 * column + 0.0625 * (row % 2) + 0.012 * ((row * 5 + column * 3) % 5 - 2)
            y = 0.06 + 0.11 * row + 0.012 * ((row * 3 + column * 7) % 5 - 2)
            if _inside((x, y), shape) and min(hypot(x - px, y - py) for px, py in shape) > 0.055:
                tops.append((x, y))
    return tops


def _inside(point: Point, shape: Sequence[Point]) -> bool:
    """Whether an outline runs around a point."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            crossed = not crossed
    return crossed


def rim(canvas: Canvas, sides: tuple[int, ...], colour: Colour, width: float) -> None:
    """The edge around an area; what lies inside is covered by the area itself."""
    canvas.stroke(outline(sides), colour, width, closed=True)


def veil(canvas: Canvas, sides: tuple[int, ...], colour: Colour) -> None:
    """Something over a whole area, to fade it or to light it up."""
    canvas.fill(outline(sides), colour)


def closed_sign(canvas: Canvas) -> None:
    """The edge of a closed region, for lists."""
    canvas.fill(shapes.rounded(0, 0, 1, 1, 0.28), GRASS)
    canvas.disc(0.5, 0.5, 0.4, CLOSED_RIM)
    canvas.disc(0.5, 0.5, 0.31, TINTS["red"])


def _leaf(canvas: Canvas, colour: str, middle: Point, size: float) -> None:
    with canvas.at(middle[0] - size / 2, middle[1] - size / 2, size):
        leaf(canvas, colour)


def tile(canvas: Canvas, face: Face, background: str, detailed: bool = True) -> None:
    """A whole tile by itself, with its number in the lower right corner however it is turned."""
    grass(canvas, face.number, detailed)
    for patch in face.areas:
        canvas.stroke(outline(patch.sides), fade(INK, 0.35), 0.03, closed=True)
        area(canvas, patch.colour, patch.sides, detailed)
    canvas.stroke(shapes.rectangle(0, 0, 1, 1), mix(GRASS, INK, 0.5), 0.04, closed=True)
    if detailed:
        with canvas.at(0.79, 0.79, 0.2):
            number(canvas, face.number, background)


def number(canvas: Canvas, number: int, background: str) -> None:
    """The number of a tile: dark on light, light on dark, the start tile's on a light ring."""
    ground, ink = (LIGHT_NUMBER, INK) if background == "light" else (DARK_NUMBER, LIGHT)
    canvas.disc(0.5, 0.5, 0.5, LIGHT_NUMBER if background != "dark" else mix(GRASS, LIGHT, 0.3))
    canvas.disc(0.5, 0.5, 0.43, ground)
    canvas.text(0.5, 0.715, str(number), 0.6, ink, bold=True, align="middle", needed=False)


def stamp_tile(canvas: Canvas, box: Box, face: Face, background: str, detailed: bool = True) -> None:
    canvas.stamp(tile, box, face, background, detailed)
