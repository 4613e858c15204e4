"""Small signs drawn by code, each into a unit square, to be stamped in any size.

An icon is a function `icon(canvas, colour)`; use `canvas.stamp(check, Box(...), MOSS)`. They carry meaning by their
outline, so they also work in greyscale.
"""

from __future__ import annotations

from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.theme import INK, LIGHT, Colour, fade, ink_on, mix

TURNS = {"right": 0, "down": 90, "left": 180, "up": 270}

_ARROW = [(0.08, 0.36), (0.5, 0.36), (0.5, 0.12), (0.94, 0.5), (0.5, 0.88), (0.5, 0.64), (0.08, 0.64)]
_CHEVRON = [(0.34, 0.14), (0.7, 0.5), (0.34, 0.86)]


def arrow(canvas: Canvas, colour: Colour, direction: str = "right", edge: Colour = "") -> None:
    """A solid arrow; `edge` draws it with an outline for busy grounds."""
    outline = shapes.turned(_ARROW, 0.5, 0.5, TURNS[direction])
    if edge:
        canvas.stroke(outline, edge, 0.16, closed=True)
    canvas.fill(outline, colour)
    canvas.stroke(outline, colour, 0.05, closed=True)


def chevron(canvas: Canvas, colour: Colour, direction: str = "right") -> None:
    """An open arrow head."""
    canvas.stroke(shapes.turned(_CHEVRON, 0.5, 0.5, TURNS[direction]), colour, 0.16)


def check(canvas: Canvas, colour: Colour) -> None:
    """Done: a tick."""
    canvas.stroke([(0.16, 0.54), (0.4, 0.78), (0.86, 0.24)], colour, 0.17)


def cross(canvas: Canvas, colour: Colour) -> None:
    """Gone: two crossing lines."""
    canvas.stroke([(0.2, 0.2), (0.8, 0.8)], colour, 0.15)
    canvas.stroke([(0.8, 0.2), (0.2, 0.8)], colour, 0.15)


def hourglass(canvas: Canvas, colour: Colour) -> None:
    """Still thinking: an hourglass."""
    glass = [
        (0.27, 0.14),
        (0.73, 0.14),
        (0.71, 0.32),
        (0.55, 0.5),
        (0.71, 0.68),
        (0.73, 0.86),
        (0.27, 0.86),
        (0.29, 0.68),
    ]
    glass += [(0.45, 0.5), (0.29, 0.32)]
    canvas.fill(glass, fade(colour, 0.25))
    canvas.stroke(glass, colour, 0.07, closed=True)
    canvas.fill([(0.35, 0.3), (0.65, 0.3), (0.5, 0.47)], colour)
    canvas.fill([(0.31, 0.82), (0.69, 0.82), (0.5, 0.63)], colour)
    for y in (0.12, 0.88):
        canvas.stroke([(0.2, y), (0.8, y)], colour, 0.11)


def crown(canvas: Canvas, colour: Colour) -> None:
    """The best: a crown."""
    outline = [(0.12, 0.34), (0.33, 0.52), (0.5, 0.2), (0.67, 0.52), (0.88, 0.34), (0.8, 0.78), (0.2, 0.78)]
    canvas.fill(outline, colour)
    canvas.stroke(outline, colour, 0.07, closed=True)
    for x, y in ((0.12, 0.3), (0.5, 0.16), (0.88, 0.3)):
        canvas.disc(x, y, 0.07, colour)


def star(canvas: Canvas, colour: Colour) -> None:
    """A point, a goal: a five-pointed star."""
    outline = shapes.star(0.5, 0.53, 0.42, 0.19)
    canvas.fill(outline, colour)
    canvas.stroke(outline, colour, 0.09, closed=True)


def heart(canvas: Canvas, colour: Colour) -> None:
    """A heart."""
    canvas.fill(
        shapes.path(
            "M.5 .88 C.16 .62 .06 .46 .08 .32 C.1 .1 .4 .06 .5 .3 C.6 .06 .9 .1 .92 .32 C.94 .46 .84 .62 .5 .88Z"
        )[0],
        colour,
    )


def drop(canvas: Canvas, colour: Colour) -> None:
    """A drop of water."""
    canvas.fill(
        shapes.path(
            "M.5 .06 C.62 .32 .82 .46 .82 .66 C.82 .84 .68 .95 .5 .95 C.32 .95 .18 .84 .18 .66 C.18 .46 .38 .32 .5 .06Z"
        )[0],
        colour,
    )


def leaf(canvas: Canvas, colour: Colour) -> None:
    """A leaf, the sign of the grove."""
    canvas.fill(shapes.path("M.12 .88 C.04 .4 .36 .1 .9 .1 C.92 .62 .62 .94 .26 .78 Z")[0], colour)
    canvas.stroke(shapes.smooth([(0.1, 0.92), (0.36, 0.62), (0.68, 0.34)]), mix(colour, INK, 0.45), 0.06)


def cards(canvas: Canvas, colour: Colour) -> None:
    """A hand: two cards, one behind the other."""
    back = shapes.turned(shapes.rounded(0.16, 0.16, 0.44, 0.62, 0.08), 0.38, 0.5, -12)
    front = shapes.turned(shapes.rounded(0.4, 0.2, 0.44, 0.62, 0.08), 0.62, 0.5, 10)
    canvas.fill(back, mix(colour, INK, 0.5))
    canvas.stroke(front, INK, 0.1, closed=True)
    canvas.fill(front, colour)


def computer(canvas: Canvas, colour: Colour) -> None:
    """A computer player: a small friendly machine."""
    canvas.stroke([(0.5, 0.24), (0.5, 0.1)], colour, 0.08)
    canvas.disc(0.5, 0.1, 0.08, colour)
    canvas.fill(shapes.rounded(0.14, 0.26, 0.72, 0.58, 0.16), colour)
    for x in (0.36, 0.64):
        canvas.disc(x, 0.5, 0.085, ink_on(colour))
    canvas.stroke([(0.38, 0.69), (0.62, 0.69)], ink_on(colour), 0.07)


def badge(canvas: Canvas, words: str, fill: Colour, line: Colour = LIGHT) -> None:
    """A disc with a number or a very short word."""
    canvas.disc(0.5, 0.5, 0.5, line)
    canvas.disc(0.5, 0.5, 0.44, fill)
    size = 0.64 if len(words) == 1 else 0.56 if len(words) == 2 else 0.42
    canvas.text(0.5, 0.5 + size * 0.347, words, size, ink_on(fill), bold=True, align="middle")
