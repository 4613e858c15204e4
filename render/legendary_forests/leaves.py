"""What grows and what marks it: three leaves, three trees, runes, the builder figure. All told apart by their outline.

Colours go from dark grass over maple and cherry to bright ginkgo in even steps of lightness, so they also part in grey.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from render.kit import Canvas, shapes
from render.kit.shapes import Point
from render.kit.theme import INK, LIGHT, Colour, fade, mix

GRASS = "#245846"
BLADES = "#4a8a63"
TINTS: dict[str, Colour] = {"red": "#cd4931", "pink": "#e685ac", "yellow": "#f4d24a"}
SHADES: dict[str, Colour] = {"red": "#b03a24", "pink": "#cf6492", "yellow": "#dcae2b"}
GLOWS: dict[str, Colour] = {"red": "#dc5f43", "pink": "#ee9cbd", "yellow": "#f9de6b"}
LEAF_TINTS: dict[str, Colour] = {"red": "#f4a283", "pink": "#fff1f6", "yellow": "#a8740c"}
RUNE = "#fbf6e2"
TRUNK = "#4a3022"

_MAPLE_HALF: list[Point] = [
    (0.5, 0.02),
    (0.6, 0.22),
    (0.74, 0.14),
    (0.7, 0.38),
    (0.97, 0.3),
    (0.87, 0.47),
    (0.98, 0.55),
    (0.7, 0.7),
    (0.73, 0.79),
    (0.54, 0.74),
    (0.54, 0.98),
]
_MAPLE = _MAPLE_HALF + [(1 - x, y) for x, y in reversed(_MAPLE_HALF[1:])]
_FAN = "M.5 .8 C.28 .74 .06 .6 .02 .38 C.14 .16 .34 .06 .47 .1 L.5 .36 L.53 .1 C.66 .06 .86 .16 .98 .38 C.94 .6 .72 .74 .5 .8Z"
_GINKGO = shapes.path(_FAN)[0]


def maple(canvas: Canvas, colour: Colour) -> None:
    """A maple leaf: five pointed lobes on a stalk."""
    canvas.fill(_MAPLE, colour)


def blossom(canvas: Canvas, colour: Colour) -> None:
    """A cherry blossom: five round petals around a dark heart."""
    for petal in range(5):
        angle = radians(-90 + 72 * petal)
        canvas.fill(
            shapes.ellipse(0.5 + 0.27 * cos(angle), 0.5 + 0.27 * sin(angle), 0.23, 0.19, -90 + 72 * petal), colour
        )
    canvas.disc(0.5, 0.5, 0.13, mix(colour, "#a02058", 0.75))


def ginkgo(canvas: Canvas, colour: Colour) -> None:
    """A ginkgo leaf: a fan with a cleft on a stalk."""
    canvas.fill(_GINKGO, colour)
    canvas.stroke([(0.5, 0.76), (0.54, 0.98)], colour, 0.08)


LEAVES: dict[str, Callable[[Canvas, Colour], None]] = {"red": maple, "pink": blossom, "yellow": ginkgo}


def leaf(canvas: Canvas, kind: str, colour: Colour = "") -> None:
    """The leaf of a colour; without a colour as it stands on its own ground."""
    LEAVES[kind](canvas, colour or LEAF_TINTS[kind])


def leaf_sign(canvas: Canvas, kind: str) -> None:
    """A leaf on a patch of its colour, for lists."""
    canvas.fill(shapes.rounded(0, 0, 1, 1, 0.28), TINTS[kind])
    with canvas.at(0.14, 0.14, 0.72):
        leaf(canvas, kind)


# Trees


def tree(canvas: Canvas, kind: str, shadow: bool = True) -> None:
    """A tree with a dark rim, to stand on busy ground: maple round and jagged, cherry in puffs, ginkgo a tall fan."""
    if shadow:
        canvas.fill(shapes.ellipse(0.52, 0.88, 0.3, 0.085), fade(INK, 0.4))
    for rim, trunk, top in ((0.055, INK, INK), (0.0, TRUNK, SHADES[kind])):
        canvas.stroke([(0.5, 0.6), (0.5, 0.88)], trunk, 0.14 + 2 * rim)
        for crown in _CROWNS[kind]:
            canvas.fill(crown, top)
            if rim:
                canvas.stroke(crown, top, 2 * rim, closed=True)
    for crown in _CROWNS[kind]:
        # The sun stands above to the left.
        canvas.fill([(0.47 + (x - 0.5) * 0.78, 0.36 + (y - 0.4) * 0.78) for x, y in crown], GLOWS[kind])
    with canvas.at(0.3, 0.18 if kind != "yellow" else 0.26, 0.38):
        leaf(canvas, kind, LIGHT if kind != "yellow" else "#7d5200")


_CROWNS: dict[str, list[list[Point]]] = {
    "red": [shapes.star(0.5, 0.38, 0.34, 0.27, 11)],
    "pink": [shapes.circle(0.27, 0.48, 0.19), shapes.circle(0.73, 0.48, 0.19), shapes.circle(0.5, 0.33, 0.26)],
    "yellow": [shapes.smooth([(0.5, 0.05), (0.68, 0.3), (0.82, 0.66), (0.5, 0.71), (0.18, 0.66), (0.32, 0.3)], True)],
}


# Runes


def full_rune(canvas: Canvas) -> None:
    """A whole rune stone."""
    canvas.disc(0.5, 0.5, 0.5, INK)
    canvas.disc(0.5, 0.5, 0.39, RUNE)
    _scratches(canvas)


def half_rune(canvas: Canvas, side: int) -> None:
    """Half a rune stone, cut off at its side of the tile (0 north, then clockwise): the open half is hollow."""
    stone = shapes.turned(shapes.arc(0.5, 0.5, 0.44, 0, 180), 0.5, 0.5, 90 * side)
    canvas.fill(stone, INK)
    inner = shapes.turned(shapes.arc(0.5, 0.5, 0.33, 0, 180), 0.5, 0.5, 90 * side)
    canvas.fill(inner, mix(RUNE, INK, 0.35))


def _scratches(canvas: Canvas) -> None:
    canvas.stroke([(0.5, 0.24), (0.5, 0.76)], INK, 0.1)
    canvas.stroke([(0.34, 0.4), (0.5, 0.54), (0.66, 0.4)], INK, 0.09)


def builder(canvas: Canvas, colour: Colour) -> None:
    """The builder figure: a small person with a hat and a hammer."""
    canvas.disc(0.46, 0.3, 0.15, colour)
    canvas.fill([(0.22, 0.22), (0.7, 0.22), (0.58, 0.06), (0.34, 0.06)], colour)
    canvas.fill(shapes.path("M.2 .95 C.2 .62 .3 .48 .46 .48 C.62 .48 .72 .62 .72 .95Z")[0], colour)
    canvas.stroke([(0.62, 0.62), (0.86, 0.44)], colour, 0.09)
    canvas.stroke([(0.78, 0.34), (0.94, 0.54)], colour, 0.15)
