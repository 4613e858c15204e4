"""The sign of the game: a small round planet in its sky, with a forest and a tree of each colour on it."""

from __future__ import annotations

from render.kit import Box, Canvas, shapes
from render.kit.shapes import Point
from render.kit.theme import INK, fade, mix
from render.legendary_forests.leaves import BLADES, GLOWS, GRASS, SHADES, TINTS, leaf, tree
from render.legendary_forests.sky import AIR, SKY, STARS

_RADIUS = 0.27
_STARS: tuple[Point, ...] = (
    (0.13, 0.36),
    (0.22, 0.16),
    (0.36, 0.07),
    (0.7, 0.1),
    (0.86, 0.27),
    (0.9, 0.52),
    (0.1, 0.56),
)
_STARS_BELOW: tuple[Point, ...] = ((0.36, 0.91), (0.52, 0.94), (0.66, 0.9))
_TOPS: tuple[Point, ...] = ((-0.15, -0.19), (-0.08, -0.22), (0, -0.23), (0.08, -0.22), (0.15, -0.19))
_TOPS_BELOW: tuple[Point, ...] = ((-0.11, -0.15), (-0.04, -0.16), (0.04, -0.16), (0.11, -0.15), (0, -0.1))


def draw_cover(canvas: Canvas, box: Box) -> None:
    canvas.stamp(planet, box)


def planet(canvas: Canvas) -> None:
    """Three forests on a green ball, seen from afar."""
    canvas.disc(0.5, 0.5, 0.49, SKY)
    for at, (x, y) in enumerate((*_STARS, *_STARS_BELOW)):
        canvas.disc(x, y, (0.009, 0.006, 0.007)[at % 3], STARS[at % len(STARS)])
    for reach, shine in ((0.085, 0.12), (0.05, 0.26), (0.02, 0.5)):
        canvas.disc(0.5, 0.5, _RADIUS + reach, mix(SKY, AIR, shine))
    canvas.disc(0.5, 0.5, _RADIUS, GRASS)
    for x, y in ((0.5, 0.49), (0.44, 0.54), (0.56, 0.53)):
        canvas.stroke([(x - 0.02, y - 0.025), (x, y), (x + 0.02, y - 0.03)], BLADES, 0.012)
    for at, kind in enumerate(TINTS):
        with canvas.at(0.5, 0.5, turn=120 * at):
            _forest(canvas, kind)
    # The sun stands above to the left, so the far side lies in the shade.
    night = [*shapes.arc(0.5, 0.5, _RADIUS, -50, 140), *shapes.arc(0.44, 0.44, _RADIUS * 1.02, 125, -35)]
    canvas.fill(night, fade(INK, 0.3))
    for at, kind in enumerate(TINTS):
        with canvas.at(0.5, 0.5, turn=120 * at), canvas.at(-0.14, -_RADIUS - 0.2, 0.28):
            tree(canvas, kind, shadow=False)


def _forest(canvas: Canvas, kind: str) -> None:
    """A forest on top of the ball."""
    edge = shapes.bezier((0.19, -0.19), (0.13, -0.01), (-0.13, -0.01), (-0.19, -0.19))
    canvas.fill([*shapes.arc(0, 0, _RADIUS, -135, -45), *edge], TINTS[kind])
    for x, y in (*_TOPS, *_TOPS_BELOW):
        canvas.disc(x, y + 0.006, 0.034, SHADES[kind])
        canvas.disc(x, y - 0.004, 0.031, GLOWS[kind])
    for x, y in ((-0.1, -0.19), (0.1, -0.19), (0, -0.11)):
        with canvas.at(x - 0.04, y - 0.04, 0.08):
            leaf(canvas, kind)
