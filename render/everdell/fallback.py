"""What is drawn where no set has a drawing: a critter in a cloak, a plain house, a spark for an effect.

Cloak and house, and an opponent that is no seat, bear a coat of arms that follows from the id, so that two strangers
differ; the name beside it says who it is.
"""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from render.everdell.building import GROUND, area, block, gable, wall
from render.kit import Canvas, shapes
from render.kit.shapes import Points
from render.kit.theme import INK, LIGHT, Colour, mix

AUTOMATON_COLOUR = 4
_CLOAK, _FUR, _WALL, _ROOF = "#6b7d86", "#b59a7a", "#d9c9a6", "#6e472a"
_FIELDS: tuple[Colour, ...] = ("#b8443a", "#3f6cb0", "#f3e3c3", "#2d3440", "#4c8f4f", "#e8b93c", "#83539f")


def _crescent(x: float, y: float, r: float) -> Points:
    outer = shapes.arc(x, y, r, 40, 320)
    inner = shapes.arc(x + r * 0.42, y, r * 0.72, 300, 60)
    return [*outer, *inner]


def _cross(x: float, y: float, r: float) -> Points:
    a = r * 0.36
    return [
        *((x - a, y - r), (x + a, y - r), (x + a, y - a), (x + r, y - a), (x + r, y + a), (x + a, y + a)),
        *((x + a, y + r), (x - a, y + r), (x - a, y + a), (x - r, y + a), (x - r, y - a), (x - a, y - a)),
    ]


def _hourglass(x: float, y: float, r: float) -> Points:
    return [(x - r, y - r), (x + r, y - r), (x + r * 0.12, y), (x + r, y + r), (x - r, y + r), (x - r * 0.12, y)]


_FIGURES: tuple[Callable[[float, float, float], Points], ...] = (
    shapes.circle,
    lambda x, y, r: [(x, y - r), (x + r, y), (x, y + r), (x - r, y)],
    lambda x, y, r: [(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)],
    lambda x, y, r: shapes.star(x, y, r * 1.15, r * 0.5),
    _cross,
    _crescent,
    _hourglass,
    lambda x, y, r: shapes.rectangle(x - r, y - r * 0.35, 2 * r, r * 0.7),
    lambda x, y, r: shapes.rectangle(x - r * 0.35, y - r, r * 0.7, 2 * r),
    lambda x, y, r: [(x - r, y - r), (x + r, y - r), (x, y + r)],
)


def _arms(canvas: Canvas, id: str, x: float, y: float, r: float) -> None:
    """A shield of two fields with a figure: which ones follows from the id."""
    number = crc32(id.encode())
    number, figure = divmod(number, len(_FIGURES))
    number, first = divmod(number, len(_FIELDS))
    number, step = divmod(number, len(_FIELDS) - 1)
    parted = number % 3
    ground, other = _FIELDS[first], _FIELDS[(first + 1 + step) % len(_FIELDS)]
    shield = [(x - r, y - r), (x + r, y - r), *shapes.arc(x, y, r, 0, 180, r * 1.15)]
    area(canvas, shield, ground)
    if parted:
        half = [(x, y - r), (x + r, y - r), *shapes.arc(x, y, r, 0, 90, r * 1.15)]
        upper = [(x - r, y - r), (x + r, y - r), (x + r, y), (x - r, y)]
        area(canvas, half if parted == 1 else upper, other)
    outline = _FIGURES[figure](x, y, r * 0.6)
    canvas.shape(outline, INK if parted == 0 and _light(ground) else LIGHT, INK, 0.03)


def _light(colour: Colour) -> bool:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 2 * red + 5 * green + blue > 8 * 140


def critter(canvas: Canvas, id: str) -> None:
    """Somebody in a cloak with a hood."""
    for ear in (shapes.circle(0.3, 0.14, 0.1), shapes.circle(0.7, 0.14, 0.1)):
        area(canvas, ear, _FUR)
    area(canvas, shapes.path("M.06 .96 C.06 .6 .2 .46 .26 .36 L.74 .36 C.8 .46 .94 .6 .94 .96Z")[0], _CLOAK)
    area(canvas, shapes.circle(0.5, 0.3, 0.23), _CLOAK)
    canvas.fill(shapes.ellipse(0.5, 0.33, 0.16, 0.15), mix(_CLOAK, INK, 0.7))
    for x in (0.44, 0.56):
        canvas.disc(x, 0.32, 0.03, LIGHT)
    _arms(canvas, id, 0.5, 0.68, 0.24)


def construction(canvas: Canvas, id: str) -> None:
    """A house with a chimney; its arms hang where others have a door."""
    block(canvas, 0.7, 0.12, 0.12, 0.24, _WALL)
    wall(canvas, 0.12, 0.76, 0.44, _WALL)
    gable(canvas, 0.12, 0.76, 0.46, 0.4, _ROOF)
    canvas.stroke([(0.04, GROUND), (0.96, GROUND)], INK, 0.03)
    _arms(canvas, id, 0.5, 0.63, 0.24)


def automaton(canvas: Canvas, id: str) -> None:
    """An opponent without a face: its arms alone."""
    _arms(canvas, id, 0.5, 0.46, 0.42)


def effect_sign(canvas: Canvas) -> None:
    """Something special happens: a spark."""
    canvas.shape(shapes.star(0.5, 0.5, 0.48, 0.16, 8), "#e8b93c", INK, 0.06)
