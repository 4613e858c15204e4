"""The sign of the game: a small round planet with a tree of each colour on it."""

from __future__ import annotations

from render.kit import Box, Canvas, shapes
from render.kit.theme import INK, fade
from render.legendary_forests.leaves import BLADES, GRASS, TINTS, leaf, tree

_RADIUS = 0.3


def draw_cover(canvas: Canvas, box: Box) -> None:
    canvas.stamp(planet, box)


def planet(canvas: Canvas) -> None:
    """Three forests on a green ball, seen from afar."""
    canvas.disc(0.5, 0.5, _RADIUS + 0.09, fade("#dfe9ec", 0.12))
    canvas.disc(0.5, 0.5, _RADIUS + 0.02, INK)
    canvas.disc(0.5, 0.5, _RADIUS, GRASS)
    for at, kind in enumerate(TINTS):
        with canvas.at(0.5, 0.5, turn=120 * at):
            patch = [
                *shapes.arc(0, 0, _RADIUS, -138, -42),
                *shapes.bezier((0.2, -0.2), (0.14, 0), (-0.14, 0), (-0.2, -0.2)),
            ]
            canvas.fill(patch, TINTS[kind])
            for x, y in ((-0.13, -0.24), (0.13, -0.24), (0, -0.13)):
                with canvas.at(x - 0.045, y - 0.045, 0.09):
                    leaf(canvas, kind)
            with canvas.at(-0.14, -_RADIUS - 0.215, 0.28):
                tree(canvas, kind)
    for x, y in ((0.5, 0.49), (0.44, 0.54), (0.56, 0.53)):
        canvas.stroke([(x - 0.02, y - 0.025), (x, y), (x + 0.02, y - 0.03)], BLADES, 0.012)
