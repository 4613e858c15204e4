"""What stands on the fields of each landscape: fir woods, water, flowers, crooked houses, snowy peaks.

Each figure fills a unit square without its ground. `seed` varies what stands where and brings small finds (a toadstool,
water lilies, a fairy ring), nothing that matters.
"""

from __future__ import annotations

from collections.abc import Callable

from render.kit import Canvas, shapes
from render.kit.theme import Colour


def village(canvas: Canvas, seed: int) -> None:
    """Two crooked houses with lit windows on a winding path."""
    large, small = (((0.34, 0.9, 0.6), (0.74, 0.55, 0.44)), ((0.66, 0.92, 0.6), (0.27, 0.54, 0.44)))[seed % 2]
    path = [(large[0], 0.93), (0.5, 0.74), (small[0], 0.6), (small[0], 0.54)]
    canvas.stroke(shapes.smooth(path), "#cfb47c", 0.09)
    roofs = ("#b8432f", "#a33a4a", "#b8432f")
    _house(canvas, *small, roofs[seed % 3])
    _house(canvas, *large, roofs[(seed + 1) % 3])


def _house(canvas: Canvas, x: float, foot: float, size: float, roof: Colour) -> None:
    wall, half = size * 0.44, size * 0.38
    canvas.fill(shapes.rectangle(x + half * 0.35, foot - wall - size * 0.42, size * 0.14, size * 0.3), "#7a4a3c")
    canvas.fill(shapes.rectangle(x - half, foot - wall, 2 * half, wall), "#fff6df")
    canvas.stroke(shapes.rectangle(x - half, foot - wall, 2 * half, wall), "#6b3b30", 0.03, closed=True)
    eaves = [(x - half * 1.4, foot - wall * 0.94), (x - half * 0.55, foot - wall - size * 0.3)]
    gable = [*eaves, (x, foot - wall - size * 0.56), (x + half * 0.6, foot - wall - size * 0.28)]
    outline = [*gable, (x + half * 1.4, foot - wall * 0.94)]
    canvas.fill(outline, roof)
    canvas.stroke(outline, "#5f231c", 0.03, closed=True)
    canvas.fill(shapes.rounded(x - size * 0.28, foot - wall * 0.66, size * 0.2, wall * 0.66, size * 0.1), "#6b3b30")
    canvas.fill(shapes.rectangle(x + size * 0.06, foot - wall * 0.7, size * 0.2, wall * 0.36), "#f2a93c")


def lake(canvas: Canvas, seed: int) -> None:
    """Light waves across the water; here and there lilies or a swan."""
    for line, y in enumerate((0.28, 0.54, 0.8)):
        if line == 1 and seed % 4 == 1:
            _lilies(canvas, 0.5, y + 0.03)
            continue
        if line == 1 and seed % 7 == 3:
            _swan(canvas, 0.48, y + 0.08)
            continue
        left = (0.14, 0.36, 0.22)[(line + seed) % 3]
        points = [(left + 0.12 * i, y + (0.045 if i % 2 else -0.045)) for i in range(5)]
        canvas.stroke(shapes.smooth(points), "#e2f4fc", 0.07)


def _lilies(canvas: Canvas, x: float, y: float) -> None:
    for dx, dy, r in ((-0.2, 0.04, 0.12), (0.02, -0.06, 0.1), (0.22, 0.05, 0.13)):
        pad = shapes.arc(x + dx, y + dy, r, 20, 320, r * 0.7)
        canvas.fill([*pad, (x + dx, y + dy)], "#2f7d58")
    for dx, dy in ((-0.05, -0.01), (0.05, -0.01), (0, -0.06)):
        canvas.disc(x + 0.22 + dx, y + 0.02 + dy, 0.05, "#ffd9e6")


def _swan(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(shapes.ellipse(x + 0.04, y, 0.2, 0.1), "#ffffff")
    canvas.fill([(x + 0.14, y - 0.02), (x + 0.3, y - 0.13), (x + 0.22, y + 0.04)], "#ffffff")
    neck = [(x - 0.12, y), (x - 0.2, y - 0.12), (x - 0.13, y - 0.22), (x - 0.19, y - 0.27)]
    canvas.stroke(shapes.smooth(neck), "#ffffff", 0.07)
    canvas.fill([(x - 0.2, y - 0.3), (x - 0.3, y - 0.25), (x - 0.2, y - 0.24)], "#e08a2e")


def forest(canvas: Canvas, seed: int) -> None:
    """Firs, light on one side, close together; at times a toadstool under them."""
    spots = (
        ((0.24, 0.56, 0.46), (0.76, 0.6, 0.5), (0.5, 0.95, 0.62)),
        ((0.52, 0.56, 0.5), (0.26, 0.92, 0.56), (0.78, 0.94, 0.52)),
        ((0.3, 0.6, 0.54), (0.72, 0.52, 0.42), (0.64, 0.95, 0.58)),
    )[seed % 3]
    for x, foot, size in spots:
        _fir(canvas, x, foot, size)
    if seed % 3 == 2:
        _toadstool(canvas, 0.24, 0.92)


def _fir(canvas: Canvas, x: float, foot: float, size: float) -> None:
    canvas.stroke([(x, foot), (x, foot - 0.1)], "#2a1a10", 0.06)
    for tier in range(3):
        y, w = foot - 0.07 - size * 0.25 * tier, size * (0.37 - 0.085 * tier)
        tip = (x, y - size * 0.44)
        canvas.fill([tip, (x + w, y), (x, y + size * 0.05), (x - w, y)], "#153322")
        canvas.fill([tip, (x, y + size * 0.05), (x - w, y)], "#6bb07a")


def _toadstool(canvas: Canvas, x: float, foot: float) -> None:
    canvas.fill(shapes.rounded(x - 0.045, foot - 0.16, 0.09, 0.17, 0.03), "#fff3dc")
    canvas.fill([*shapes.arc(x, foot - 0.13, 0.14, 180, 360, 0.15), (x, foot - 0.1)], "#d8402f")
    canvas.disc(x - 0.05, foot - 0.19, 0.03, "#fff3dc")
    canvas.disc(x + 0.06, foot - 0.17, 0.025, "#fff3dc")


def meadow(canvas: Canvas, seed: int) -> None:
    """Tufts of grass and flowers; at times a fairy ring of them."""
    if seed % 6 == 4:
        for i, (x, y) in enumerate(shapes.ellipse(0.5, 0.52, 0.3, 0.24)[::7]):
            canvas.disc(x, y, 0.06, ("#fffdf0", "#f7a8c4")[i % 2])
        _tuft(canvas, 0.5, 0.54)
        return
    spots = ((0.22, 0.3), (0.7, 0.24), (0.4, 0.6), (0.82, 0.66), (0.18, 0.84), (0.62, 0.9))
    blooms = {seed % 6: ("#fffdf0", "#e0a020"), (seed + 3) % 6: (("#f391b5", "#a584de")[seed % 2], "#fff4c8")}
    for i, (x, y) in enumerate(spots):
        if i in blooms:
            _flower(canvas, x, y, *blooms[i])
        else:
            _tuft(canvas, x, y)


def _flower(canvas: Canvas, x: float, y: float, petals: Colour, heart: Colour) -> None:
    for petal in shapes.regular(x, y, 0.07, 5):
        canvas.disc(*petal, 0.055, petals)
    canvas.disc(x, y, 0.045, heart)


def _tuft(canvas: Canvas, x: float, y: float) -> None:
    for lean in (-0.08, 0.0, 0.08):
        canvas.stroke([(x, y + 0.08), (x + lean, y - 0.07)], "#638c35", 0.045)


def mountain(canvas: Canvas, seed: int) -> None:
    """A high peak with snow, lower ones around it."""
    flip = seed % 2 == 1
    behind = [(0.4, 0.93), (0.74, 0.32), (0.86, 0.52), (0.98, 0.93)]
    snow_behind = [(0.74, 0.32), (0.82, 0.455), (0.75, 0.43), (0.69, 0.48), (0.665, 0.455)]
    front = [(0.03, 0.93), (0.22, 0.55), (0.4, 0.07), (0.6, 0.5), (0.8, 0.93)]
    shade = [(0.4, 0.07), (0.6, 0.5), (0.8, 0.93), (0.44, 0.93), (0.52, 0.7), (0.42, 0.46)]
    snow = [(0.4, 0.07), (0.55, 0.39), (0.46, 0.34), (0.41, 0.47), (0.35, 0.36), (0.26, 0.44)]
    hill = [(0.0, 0.95), (0.14, 0.78), (0.3, 0.86), (0.5, 0.8), (0.74, 0.88), (1.0, 0.82), (1.0, 0.95)]
    painted = (
        (behind, "#544e63"),
        (snow_behind, "#e9e7f2"),
        (front, "#7b7488"),
        (shade, "#443e52"),
        (snow, "#ffffff"),
        (hill, "#5f5a4e"),
    )
    for outline, colour in painted:
        canvas.fill(shapes.mirrored(outline, 0.5) if flip else outline, colour)


FIGURES: dict[str, Callable[[Canvas, int], None]] = {
    "V": village,
    "L": lake,
    "F": forest,
    "W": meadow,
    "M": mountain,
}
