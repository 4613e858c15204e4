"""A Misty card: a misted pane with a drawing, and for arrow cards a tab on the edge it moves to.

What stands behind the glass shines through the lines in a colour for each group; the outline tells the group, too.
"""

from __future__ import annotations

from render.kit import Canvas, icons, shapes
from render.kit.theme import Colour, fade
from render.misty.motifs import draw_motif

FOG_TOP, FOG_BOTTOM = "#7f9aa8", "#5d7886"
RIM = "#4a626f"
EDGE = "#3a505c"
TAB = "#ffd166"
WOOD, WOOD_EDGE = "#8a6a4c", "#5f4833"

LIGHTS: dict[str, Colour] = {
    "arrow": "#eef8fb",
    "monster": "#d2f3bd",
    "flower": "#ffd3e3",
    "smiley": "#fff0a6",
    "plain": "#ffe9d2",
}
RADIUS = 0.09

_MARGIN, _ARROW_MARGIN = 0.15, 0.17
_SHIFT = 0.065
_WAY = {"up": (0, 1), "down": (0, -1), "left": (1, 0), "right": (-1, 0)}


def pane(canvas: Canvas, seed: int = 0) -> None:
    """A misted pane: fog, a wipe of light, droplets."""
    outline = shapes.rounded(0, 0, 1, 1, RADIUS)
    canvas.gradient(outline, FOG_TOP, FOG_BOTTOM)
    with canvas.clipped(outline):
        canvas.fill([(0.62, 0), (0.86, 0), (0.3, 1), (0.06, 1)], fade("#ffffff", 0.05))
        canvas.fill([(0.92, 0), (0.98, 0), (0.42, 1), (0.36, 1)], fade("#ffffff", 0.05))
        for i in range(7):
            x, y = (0.07 + 0.37 * i + 0.13 * seed) % 0.9 + 0.05, (0.11 + 0.61 * i + 0.29 * seed) % 0.88 + 0.06
            r = 0.011 + 0.005 * ((i + seed) % 3)
            canvas.disc(x, y, r + 0.008, fade(RIM, 0.55))
            canvas.disc(x - 0.004, y - 0.005, r * 0.8, fade("#ffffff", 0.55))
    canvas.stroke(shapes.rounded(0.012, 0.012, 0.976, 0.976, RADIUS), EDGE, 0.024, closed=True)
    canvas.stroke([(RADIUS, 0.034), (1 - RADIUS, 0.034)], fade("#ffffff", 0.35), 0.014)


def card(canvas: Canvas, kind: str, group: str, way: str) -> None:
    """A whole card; `way` is the direction of an arrow card, or empty."""
    pane(canvas, sum(map(ord, kind)) % 11)
    dx, dy = _WAY.get(way, (0, 0))
    margin = _ARROW_MARGIN if way else _MARGIN
    with canvas.at(margin + dx * _SHIFT, margin + dy * _SHIFT, 1 - 2 * margin):
        draw_motif(canvas, kind, LIGHTS[group], RIM)
    if way:
        tab(canvas, way)


def tab(canvas: Canvas, way: str) -> None:
    """The mark of an arrow card: a bright arrow head at the edge it moves to."""
    head = shapes.turned([(0.865, 0.34), (0.975, 0.5), (0.865, 0.66)], 0.5, 0.5, icons.TURNS[way])
    canvas.stroke(head, "#26343c", 0.075, closed=True)
    canvas.fill(head, TAB)
    canvas.stroke(head, TAB, 0.03, closed=True)


def clear_pane(canvas: Canvas) -> None:
    """A pane without a card: through clear glass one sees the wood at night."""
    outline = shapes.rounded(0, 0, 1, 1, RADIUS)
    canvas.gradient(outline, "#1b2c38", "#22394a")
    with canvas.clipped(outline):
        for x, height, shade in ((0.2, 0.46, "#1a2a33"), (0.78, 0.54, "#1a2a33"), (0.5, 0.36, "#17252d")):
            for i in range(3):
                top = 1 - height * (1 - 0.26 * i)
                w = 0.1 + 0.05 * i
                canvas.fill([(x, top), (x + w, top + height * 0.42), (x - w, top + height * 0.42)], shade)
        canvas.fill(shapes.rectangle(0, 0.93, 1, 0.07), "#17252d")
    canvas.stroke(shapes.rounded(0.012, 0.012, 0.976, 0.976, RADIUS), "#12202a", 0.024, closed=True)


def cover(canvas: Canvas) -> None:
    """The sign of the game: a small wooden window with four finger drawings."""
    frame = shapes.rounded(0.02, 0.02, 0.96, 0.96, 0.06)
    canvas.fill(frame, WOOD)
    canvas.stroke(frame, WOOD_EDGE, 0.025, closed=True)
    shown = (("smiley", "smiley", ""), ("rocket", "arrow", "up"), ("monster", "monster", ""), ("flower", "flower", ""))
    for i, (kind, group, way) in enumerate(shown):
        with canvas.at(0.075 + i % 2 * 0.435, 0.075 + i // 2 * 0.435, 0.415):
            card(canvas, kind, group, way)


def eaten_flower(canvas: Canvas) -> None:
    """A crossed out flower."""
    canvas.disc(0.5, 0.5, 0.5, "#26343c")
    with canvas.at(0.2, 0.16, 0.6):
        draw_motif(canvas, "flower", LIGHTS["flower"], RIM)
    for ink, width in (("#26343c", 0.2), ("#e0705a", 0.11)):
        canvas.stroke([(0.2, 0.8), (0.8, 0.2)], ink, width)
