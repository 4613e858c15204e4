"""The sign of Everdell for the lobby: the great tree, a house, and two who live there."""

from __future__ import annotations

from render.everdell.sets.base.constructions import CONSTRUCTIONS
from render.everdell.sets.base.critters import CRITTERS
from render.kit import Canvas, shapes
from render.kit.theme import INK

SKY, HILL, MEADOW = "#f2d9a0", "#c8c98a", "#8fb573"


def cover(canvas: Canvas) -> None:
    """Draws into a unit square."""
    frame = shapes.rounded(0.02, 0.02, 0.96, 0.96, 0.1)
    canvas.fill(frame, SKY)
    canvas.disc(0.8, 0.24, 0.1, "#fff3c9")
    canvas.fill([(0.02, 0.62), *shapes.arc(0.5, 0.72, 0.48, 180, 360, 0.18), (0.98, 0.8), (0.02, 0.8)], HILL)
    canvas.fill([*shapes.arc(0.5, 0.78, 0.48, 180, 360, 0.08), *shapes.arc(0.5, 0.88, 0.48, 0, 180, 0.1)], MEADOW)
    with canvas.at(0.1, 0.08, 0.72):
        CONSTRUCTIONS["ever_tree"](canvas)
    with canvas.at(0.62, 0.42, 0.3):
        CONSTRUCTIONS["inn"](canvas)
    with canvas.at(0.08, 0.6, 0.32):
        CRITTERS["wife"](canvas)
    with canvas.at(0.6, 0.66, 0.28):
        CRITTERS["wanderer"](canvas)
    canvas.stroke(frame, INK, 0.03, closed=True)
