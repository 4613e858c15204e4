"""What the constructions of Everdell are put together from: walls, roofs, doors, windows and their colours.

Everything lives in a unit square and stands on the ground at 0.92.
"""

from __future__ import annotations

from render.kit import Canvas, shapes
from render.kit.shapes import Points
from render.kit.theme import INK, Colour

STONE, PALE, WOOD, DARK_WOOD = "#a9a396", "#e9dcc0", "#a9733f", "#6e472a"
RED, BLUE, GREEN, GOLD, PLUM, NIGHT = "#b8443a", "#3f6cb0", "#4c8f4f", "#e8b93c", "#83539f", "#2d3440"
AMBER, STEEL, STRAW = "#e39a26", "#9fb0ba", "#e6c46a"
GROUND = 0.92


def area(canvas: Canvas, outline: Points, colour: Colour) -> None:
    canvas.shape(outline, colour, INK, 0.028)


def block(canvas: Canvas, x: float, y: float, w: float, h: float, colour: Colour) -> None:
    area(canvas, shapes.rectangle(x, y, w, h), colour)


def wall(canvas: Canvas, x: float, w: float, top: float, colour: Colour) -> None:
    block(canvas, x, top, w, GROUND - top, colour)


def gable(canvas: Canvas, x: float, w: float, foot: float, height: float, colour: Colour, over: float = 0.05) -> None:
    area(canvas, [(x - over, foot), (x + w / 2, foot - height), (x + w + over, foot)], colour)


def door(canvas: Canvas, x: float, w: float = 0.16, h: float = 0.24, colour: Colour = DARK_WOOD) -> None:
    """An arched door around `x`."""
    top = GROUND - h
    area(canvas, [*shapes.arc(x, top + w / 2, w / 2, 180, 360), (x + w / 2, GROUND), (x - w / 2, GROUND)], colour)


def pane(canvas: Canvas, x: float, y: float, size: float = 0.1, colour: Colour = GOLD) -> None:
    area(canvas, shapes.rectangle(x - size / 2, y - size / 2, size, size), colour)


def round_pane(canvas: Canvas, x: float, y: float, r: float = 0.07, colour: Colour = GOLD) -> None:
    area(canvas, shapes.circle(x, y, r), colour)


def pennant(canvas: Canvas, x: float, top: float, foot: float, colour: Colour) -> None:
    canvas.stroke([(x, top), (x, foot)], INK, 0.03)
    area(canvas, [(x, top), (x + 0.17, top + 0.055), (x, top + 0.11)], colour)


def merlons(canvas: Canvas, x: float, w: float, top: float, count: int, colour: Colour) -> None:
    step = w / (2 * count - 1)
    for i in range(count):
        block(canvas, x + 2 * i * step, top - 0.08, step, 0.1, colour)


def bush(canvas: Canvas, spots: tuple[tuple[float, float, float], ...], colour: Colour) -> None:
    for x, y, r in spots:
        canvas.disc(x, y, r + 0.028, INK)
    for x, y, r in spots:
        canvas.disc(x, y, r, colour)
