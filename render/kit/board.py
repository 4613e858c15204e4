"""Parts of any board: coordinates on the edges, marks for the last move and for legal places, ghosts, notes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from render.kit import icons, shapes
from render.kit.canvas import Canvas
from render.kit.layout import SMALL, Box
from render.kit.shapes import Points
from render.kit.theme import EMBER, FOG, INK, LIGHT, MOSS, Colour, fade

EDGE = 16  # the room that coordinates need on an edge


def letter(column: int) -> str:
    """The name of a column: A, B, ... Z, AA, AB, ..."""
    return (letter(column // 26 - 1) if column >= 26 else "") + chr(ord("A") + column % 26)


def column_names(canvas: Canvas, board: Box, names: Sequence[str], colour: Colour = FOG) -> None:
    """Names above the columns of a board."""
    for name, box in zip(names, board.columns(len(names), 0), strict=True):
        canvas.text(box.centre[0], board.y - 4, name, SMALL, colour, bold=True, align="middle")


def row_names(canvas: Canvas, board: Box, names: Sequence[str], colour: Colour = FOG) -> None:
    """Names left of the rows of a board."""
    for name, box in zip(names, board.rows(len(names), 0), strict=True):
        canvas.text(board.x - EDGE / 2, box.centre[1] + 4.2, name, SMALL, colour, bold=True, align="middle")


def last_move(canvas: Canvas, outline: Points, colour: Colour = EMBER, width: float = 2.4) -> None:
    """The mark of the last move: a bright rim with a dark one around it."""
    canvas.stroke(outline, fade(INK, 0.7), width + 2, closed=True)
    canvas.stroke(outline, colour, width, closed=True)


def free_place(canvas: Canvas, box: Box, name: str = "", colour: Colour = EMBER, radius: float = 6) -> None:
    """A place where something may go: a dashed rim with the name of the place."""
    canvas.stamp(_free_place, box, name, colour, radius, box.w, box.h)


def _free_place(canvas: Canvas, name: str, colour: Colour, radius: float, w: float, h: float) -> None:
    with canvas.at(0, 0, 1 / w):
        outline = shapes.rounded(1.5, 1.5, w - 3, h - 3, radius)
        canvas.fill(outline, fade(colour, 0.10))
        canvas.stroke(outline, fade(colour, 0.85), 1.3, closed=True, dash=(4, 3.4))
        if name:
            canvas.text_in(Box(0, 0, w, h).inset(2), name, 16, colour, bold=True)


def ghost(canvas: Canvas, paint: Callable[..., None], box: Box, *variant: Hashable, radius: float = 6) -> None:
    """Something that would be there: its picture, seen through, with a dashed rim."""
    canvas.stamp(paint, box, *variant, alpha=0.72)
    outline = shapes.rounded(box.x, box.y, box.w, box.h, radius)
    canvas.stroke(outline, fade(INK, 0.7), 3.4, closed=True)
    canvas.stroke(outline, EMBER, 2, closed=True, dash=(5, 4))


def number_badge(canvas: Canvas, x: float, y: float, words: str, size: float = 20, fill: Colour = EMBER) -> None:
    """A round badge around (x, y)."""
    canvas.stamp(icons.badge, Box(x - size / 2, y - size / 2, size, size), words, fill)


def tick(canvas: Canvas, x: float, y: float, size: float = 20) -> None:
    """The mark of what was chosen: a tick in a disc around (x, y)."""
    canvas.disc(x, y, size * 0.58, INK)
    canvas.disc(x, y, size * 0.5, MOSS)
    canvas.stamp(icons.check, Box(x - size * 0.36, y - size * 0.36, size * 0.72, size * 0.72), INK)


def note(
    canvas: Canvas, box: Box, words: str, fill: Colour, colour: Colour = LIGHT, size: float = 13, lines: int = 2
) -> None:
    """A line or two of explanation on a quiet panel."""
    canvas.panel(box, fill, 7)
    canvas.text_in(box.inset(8, 2), words, size, colour, lines=lines, smallest=SMALL)
