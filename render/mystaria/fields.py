"""The five landscapes as small paintings, and the tiles made of them.

Each landscape has its own ground, lightness and figures: firs, waves, tufts with flowers, roofs, a snowy peak. So they
can be told apart without colour and in the size of a finger nail. `seed` varies the figures, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable

from render.kit import Canvas, shapes
from render.kit.theme import INK, Colour, fade

GROUND: dict[str, Colour] = {
    "V": "#ecd9ab",
    "L": "#5aa3cf",
    "F": "#37644a",
    "W": "#b4d069",
    "M": "#8f8a88",
}
RADIUS = 0.12  # of a field: how round the corners of a tile are


def field(canvas: Canvas, landscape: str, seed: int = 0) -> None:
    """One field, filling the unit square."""
    canvas.fill(shapes.rectangle(0, 0, 1, 1), GROUND[landscape])
    FIGURES[landscape](canvas, seed)


def tile(canvas: Canvas, rows: tuple[str, ...], seed: int = 0) -> None:
    """A whole tile, 1 wide: its fields, thin lines between different landscapes, and its border."""
    columns = len(rows[0])
    size = 1 / columns
    for y, row in enumerate(rows):
        for x, landscape in enumerate(row):
            with canvas.at(x * size, y * size, size):
                field(canvas, landscape, seed + x + 2 * y)
    for y, row in enumerate(rows):
        for x, landscape in enumerate(row):
            if x + 1 < columns and row[x + 1] != landscape:
                canvas.stroke(
                    [((x + 1) * size, y * size), ((x + 1) * size, (y + 1) * size)], fade(INK, 0.5), 0.05 * size
                )
            if y + 1 < len(rows) and rows[y + 1][x] != landscape:
                canvas.stroke(
                    [(x * size, (y + 1) * size), ((x + 1) * size, (y + 1) * size)], fade(INK, 0.5), 0.05 * size
                )
    canvas.stroke(shapes.rectangle(0, 0, 1, len(rows) * size), INK, 0.1 * size, closed=True)


def village(canvas: Canvas, seed: int) -> None:
    """Two or three houses with red roofs."""
    spots = (((0.3, 0.52, 0.4), (0.7, 0.84, 0.46)), ((0.68, 0.48, 0.4), (0.32, 0.86, 0.48)))[seed % 2]
    canvas.stroke([(0.05, 0.9), (0.5, 0.62), (0.95, 0.72)], "#d3b97f", 0.09)
    for x, foot, size in spots:
        _house(canvas, x, foot, size)


def _house(canvas: Canvas, x: float, foot: float, size: float) -> None:
    wall, half = size * 0.42, size * 0.42
    canvas.fill(shapes.rectangle(x - half, foot - wall, 2 * half, wall), "#fff8e6")
    canvas.stroke(shapes.rectangle(x - half, foot - wall, 2 * half, wall), "#6b3b30", 0.028, closed=True)
    roof = [(x - half * 1.3, foot - wall), (x, foot - wall - size * 0.52), (x + half * 1.3, foot - wall)]
    canvas.fill(roof, "#b4472f")
    canvas.stroke(roof, "#6b2a1e", 0.03, closed=True)
    canvas.fill(shapes.rectangle(x - size * 0.1, foot - wall * 0.62, size * 0.2, wall * 0.62), "#6b3b30")


def lake(canvas: Canvas, seed: int) -> None:
    """Light waves across the water."""
    for line, y in enumerate((0.26, 0.52, 0.78)):
        left = (0.1, 0.34, 0.16)[(line + seed) % 3]
        points = [(left + 0.13 * i, y + (0.05 if i % 2 else -0.05)) for i in range(5)]
        canvas.stroke(shapes.smooth(points), "#e4f4fb", 0.075)


def forest(canvas: Canvas, seed: int) -> None:
    """Three firs, dark against a dark ground, with light tips."""
    spots = (
        ((0.28, 0.6, 0.5), (0.72, 0.58, 0.46), (0.5, 0.95, 0.58)),
        ((0.3, 0.92, 0.56), (0.54, 0.58, 0.5), (0.76, 0.94, 0.5)),
    )[seed % 2]
    for x, foot, size in spots:
        canvas.stroke([(x, foot), (x, foot - 0.1)], "#20130c", 0.05)
        for tier in range(2):
            y, w = foot - 0.06 - size * 0.3 * tier, size * (0.38 - 0.1 * tier)
            fir = [(x, y - size * 0.62), (x + w, y), (x - w, y)]
            canvas.fill(fir, "#15301f")
            canvas.fill([(x, y - size * 0.62), (x, y), (x - w, y)], "#6aa874")


def meadow(canvas: Canvas, seed: int) -> None:
    """Tufts of grass and a few flowers."""
    for i in range(4):
        x, y = ((0.2, 0.32), (0.66, 0.28), (0.36, 0.78), (0.82, 0.7))[(i + seed) % 4]
        if i == seed % 4:
            for dx, dy in ((-0.07, 0), (0.07, 0), (0, -0.07), (0, 0.07)):
                canvas.disc(x + dx, y + dy, 0.055, "#fffbe8")
            canvas.disc(x, y, 0.05, "#d99a1c")
            continue
        for lean in (-0.09, 0.0, 0.09):
            canvas.stroke([(x, y + 0.09), (x + lean, y - 0.08)], "#5f8530", 0.045)


def mountain(canvas: Canvas, seed: int) -> None:
    """One large peak with snow, a smaller one behind it."""
    flip = seed % 2 == 1
    back = [(0.42, 0.94), (0.76, 0.34), (1.0, 0.78), (1.0, 0.94)]
    front = [(0.04, 0.94), (0.42, 0.1), (0.8, 0.94)]
    shade = [(0.42, 0.1), (0.8, 0.94), (0.46, 0.94)]
    snow = [(0.42, 0.1), (0.57, 0.43), (0.47, 0.36), (0.41, 0.48), (0.35, 0.37), (0.26, 0.45)]
    for outline, colour in ((back, "#5d595c"), (front, "#6f6a6d"), (shade, "#3f3c42"), (snow, "#ffffff")):
        canvas.fill(shapes.mirrored(outline, 0.5) if flip else outline, colour)


FIGURES: dict[str, Callable[[Canvas, int], None]] = {
    "V": village,
    "L": lake,
    "F": forest,
    "W": meadow,
    "M": mountain,
}


def cover(canvas: Canvas) -> None:
    """The sign of the game: two tiles that meet, in the unit square."""
    with canvas.at(0.5, 0.5, turn=-6):
        with canvas.at(-0.46, -0.44, 0.84):
            tile(canvas, ("FFM", "WLL"), 1)
        with canvas.at(-0.1, 0.12, 0.56):
            tile(canvas, ("LLV", "WVV"), 2)
