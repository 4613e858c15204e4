"""The grove in the mist: a quiet landscape behind titles."""

from __future__ import annotations

from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.theme import Colour, fade, mix

SKY, HORIZON = "#1b2f3d", "#7d9ba6"
NEAR = "#14232b"


def grove(canvas: Canvas, height: float) -> None:
    """Hills with firs, one behind the other in the mist, under a pale moon; drawn 1 wide and `height` high.

    Flat like cut paper: palette pictures have no colours to waste on gradients.
    """
    x, y = 0.84, height * 0.3
    canvas.fill(shapes.rectangle(0, 0, 1, height), SKY)
    for ring in range(7):
        canvas.disc(x, y, 0.62 - 0.09 * ring, mix(SKY, HORIZON, 0.1 + 0.1 * ring))
    canvas.disc(x, y, 0.034, "#f1efdc")
    for layer in range(4):
        colour = mix(HORIZON, NEAR, 0.22 + 0.26 * layer)
        top = height * (0.5 + 0.13 * layer)
        _ridge(canvas, top, height, layer, colour)
        mist = shapes.ellipse(0.2 + 0.23 * layer % 1, top + height * 0.12, 0.42, height * 0.05)
        canvas.fill(mist, fade("#dfe9ec", 0.14 - 0.03 * layer))


def _ridge(canvas: Canvas, top: float, bottom: float, layer: int, colour: Colour) -> None:
    """A wavy hill with firs along its crest."""
    crest = [(i / 10, top + bottom * 0.035 * ((i * 7 + layer * 5) % 5 - 2)) for i in range(-1, 12)]
    line = shapes.smooth(crest)
    canvas.fill([*line, (1.2, bottom), (-0.2, bottom)], colour)
    for i in range(9 + 2 * layer):
        x = ((i * 61 + layer * 37) % 101) / 100
        y = min(line, key=lambda point: abs(point[0] - x))[1]
        _fir(canvas, x, y + 0.02, (0.07 + 0.035 * layer) * (0.7 + (i * 29 % 7) / 14), colour)


def _fir(canvas: Canvas, x: float, foot: float, size: float, colour: Colour) -> None:
    for tier in range(3):
        y, w = foot - size * (0.32 + 0.24 * tier), size * (0.27 - 0.065 * tier)
        canvas.fill([(x, y - size * 0.22), (x + w, y + size * 0.16), (x - w, y + size * 0.16)], colour)
    canvas.fill(shapes.rectangle(x - size * 0.03, foot - size * 0.2, size * 0.06, size * 0.22), colour)
