"""Who sits where: seat emblems, name plates, and the table that painters are given.

A seat is told by colour and by shape, and by the number in it; names may be long and strange, so they are fitted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.text import Text
from render.kit import icons, shapes
from render.kit.canvas import Canvas
from render.kit.fonts import readable
from render.kit.layout import SMALL, Box
from render.kit.shapes import Point
from render.kit.theme import DUSK, EMBER, FOG, HAZE, LIGHT, MOSS, SEAT_COLOURS, SLATE, Colour, ink_on

Say = Callable[[Text], str]


@dataclass(frozen=True)
class Sitter:
    """A person (or computer) at the table. `colour` is an index into the seat colours, and picks the shape too."""

    name: str
    colour: int
    computer: bool = False


@dataclass(frozen=True)
class Table:
    """All that a painter needs beside the view: who sits where, and how to say things in the reader's language."""

    sitters: tuple[Sitter, ...]
    say: Say

    def name(self, seat: int) -> str:
        """A name that can be drawn."""
        return readable(self.sitters[seat].name, f"#{seat + 1}")


def seat_colour(sitter: Sitter) -> Colour:
    """The colour of a sitter."""
    return SEAT_COLOURS[sitter.colour % len(SEAT_COLOURS)]


def seat_shape(colour: int, x: float = 0.5, y: float = 0.5, r: float = 0.46) -> list[Point]:
    """The outline that belongs to a seat colour: disc, square, triangle, diamond, hexagon."""
    match colour % len(SEAT_COLOURS):
        case 0:
            return shapes.circle(x, y, r)
        case 1:
            return shapes.rounded(x - 0.86 * r, y - 0.86 * r, 1.72 * r, 1.72 * r, 0.3 * r)
        case 2:
            return shapes.regular(x, y + 0.22 * r, 1.22 * r, 3)
        case 3:
            return shapes.regular(x, y, 1.14 * r, 4)
        case _:
            return shapes.regular(x, y, 1.04 * r, 6)


def emblem(canvas: Canvas, colour: int, number: int) -> None:
    """A seat's sign: its shape in its colour with its number (1 is the first seat); number 0 leaves it blank."""
    fill = SEAT_COLOURS[colour % len(SEAT_COLOURS)]
    outline = seat_shape(colour)
    canvas.fill(outline, fill)
    canvas.stroke(outline, fill, 0.06, closed=True)
    if number:
        low = 0.08 if colour % len(SEAT_COLOURS) == 2 else 0
        canvas.text(0.5, 0.5 + 0.2 + low, str(number), 0.56, ink_on(fill), bold=True, align="middle", needed=False)


def stamp_emblem(canvas: Canvas, box: Box, sitter: Sitter, seat: int) -> None:
    """Draw the emblem of a seat."""
    canvas.stamp(emblem, box, sitter.colour, seat + 1)


PLATE_HEIGHT = 24


def name_plate(
    canvas: Canvas,
    box: Box,
    sitter: Sitter,
    seat: int,
    score: str = "",
    state: str = "",
    active: bool = False,
    you: bool = False,
    trophies: int = 0,
    room: float = 0,
) -> None:
    """A bar with emblem, name and score. `state` is "" | "done" | "waiting": a tick, or an hourglass.

    `active` lights the plate up for the one whose turn it is; `you` underlines the reader's own; `trophies` are crowns
    for rounds won; `room` is kept free on the right.
    """
    plate = _Plate(box.w, box.h, sitter, seat, score, state, active, you, trophies, room)
    canvas.stamp(_plate, Box(box.x - _RIM, box.y - _RIM, box.w + 2 * _RIM, box.h + 2 * _RIM), plate)


_RIM = 1  # what the line around a plate needs beyond it


@dataclass(frozen=True)
class _Plate:
    """All that a plate shows: most are the same in many pictures."""

    w: float
    h: float
    sitter: Sitter
    seat: int
    score: str
    state: str
    active: bool
    you: bool
    trophies: int
    room: float


def _plate(canvas: Canvas, plate: _Plate) -> None:
    with canvas.at(0, 0, 1 / (plate.w + 2 * _RIM)):
        _draw_plate(canvas, Box(_RIM, _RIM, plate.w, plate.h), plate)


def _draw_plate(canvas: Canvas, box: Box, plate: _Plate) -> None:
    sitter, active = plate.sitter, plate.active
    canvas.panel(box, SLATE if active else DUSK, 7, EMBER if active else HAZE, 1.6 if active else 1)
    inner = box.centred(box.w - 8, PLATE_HEIGHT - 6)
    stamp_emblem(canvas, Box(inner.x, inner.y, inner.h, inner.h), sitter, plate.seat)
    left, right = inner.x + inner.h + 5, inner.right - 2 - plate.room
    if plate.score:
        right -= canvas.text_width(plate.score, 15, bold=True)
        canvas.text(right, box.y + box.h / 2 + 5.2, plate.score, 15, LIGHT, bold=True)
        right -= 6
    if plate.state:
        size = inner.h - 3
        icon, colour = (icons.check, MOSS) if plate.state == "done" else (icons.hourglass, FOG)
        canvas.stamp(icon, Box(right - size, inner.y + 1.5, size, size), colour)
        right -= size + 4
    for _ in range(plate.trophies):
        size = inner.h - 3
        canvas.stamp(icons.crown, Box(right - size, inner.y + 1.5, size, size), EMBER)
        right -= size + 2
    if sitter.computer:
        size = inner.h - 5
        canvas.stamp(icons.computer, Box(right - size, inner.y + 2.5, size, size), FOG)
        right -= size + 4
    canvas.text_in(
        Box(left, box.y, right - left, box.h),
        readable(sitter.name, f"#{plate.seat + 1}"),
        14,
        LIGHT,
        True,
        "left",
        1,
        SMALL,
    )
    if plate.you:
        canvas.stroke([(left, box.bottom - 3.4), (right, box.bottom - 3.4)], seat_colour(sitter), 1.6)


def title_bar(canvas: Canvas, box: Box, title: str, note: str = "") -> None:
    """The head of a picture: what it shows on the left, a quieter word on the right."""
    room = box.w
    if note:
        width = min(canvas.text_width(note, 13), box.w * 0.55)
        canvas.text_in(Box(box.right - width, box.y, width, box.h), note, 13, FOG, align="right")
        room -= width + 10
    canvas.text_in(Box(box.x, box.y, room, box.h), title, 17, LIGHT, bold=True, align="left", smallest=13)
