"""Boxes and panels: how a picture is put together so that it fits a phone.

All lengths are points: a picture of at most 400 x 500 points needs no shrinking on a phone, so a font size in points
is the size that people see. A `Box` is a place; a `Panel` is something of a known size that can be drawn into a box.
`row` and `column` put panels together and give a panel again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.kit.canvas import Canvas

PHONE_WIDTH, PHONE_HEIGHT = 400, 500
LEAST_TEXT = 11  # how high needed text must be on a phone
SMALL = 12.0  # the smallest font size whose ink is that high
MARGIN, GAP = 10, 8


def phone_scale(width: float, height: float) -> float:
    """By how much a picture of this size shrinks on a phone; 1 if it fits as it is."""
    return min(1.0, PHONE_WIDTH / width, PHONE_HEIGHT / height)


@dataclass(frozen=True)
class Box:
    """An upright rectangle on a canvas."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box without a border of this width."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def top(self, h: float) -> tuple[Box, Box]:
        """A strip at the top, and the rest."""
        return Box(self.x, self.y, self.w, h), Box(self.x, self.y + h, self.w, self.h - h)

    def left(self, w: float) -> tuple[Box, Box]:
        """A strip on the left, and the rest."""
        return Box(self.x, self.y, w, self.h), Box(self.x + w, self.y, self.w - w, self.h)

    def centred(self, w: float, h: float) -> Box:
        """A box of this size in the middle of this one."""
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def columns(self, count: int, gap: float = GAP) -> list[Box]:
        """The box cut into equal columns."""
        w = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = GAP) -> list[Box]:
        """The box cut into equal rows."""
        h = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count)]


@dataclass(frozen=True)
class Panel:
    """Something that knows its size and draws itself into a box of at least that size."""

    w: float
    h: float
    draw: Callable[[Canvas, Box], None]


def space(w: float, h: float) -> Panel:
    """A panel that shows nothing."""
    return Panel(w, h, lambda _canvas, _box: None)


def row(panels: Sequence[Panel], gap: float = GAP, align: float = 0) -> Panel:
    """Panels side by side; `align` 0 sets them to the top, 0.5 to the middle, 1 to the bottom."""
    w = sum(panel.w for panel in panels) + gap * (len(panels) - 1)
    h = max(panel.h for panel in panels)

    def draw(canvas: Canvas, box: Box) -> None:
        x = box.x + (box.w - w) / 2
        for panel in panels:
            panel.draw(canvas, Box(x, box.y + (box.h - panel.h) * align, panel.w, panel.h))
            x += panel.w + gap

    return Panel(w, h, draw)


def column(panels: Sequence[Panel], gap: float = GAP) -> Panel:
    """Panels below each other, each in the middle of the width."""
    w = max(panel.w for panel in panels)
    h = sum(panel.h for panel in panels) + gap * (len(panels) - 1)

    def draw(canvas: Canvas, box: Box) -> None:
        y = box.y
        for panel in panels:
            panel.draw(canvas, Box(box.x + (box.w - panel.w) / 2, y, panel.w, panel.h))
            y += panel.h + gap

    return Panel(w, h, draw)


def grid(panels: Sequence[Panel], columns: int, gap: float = GAP) -> Panel:
    """Panels in rows of so many columns, all cells of the same size; the last row stands in the middle."""
    w, h = max(panel.w for panel in panels), max(panel.h for panel in panels)
    even = [Panel(w, h, panel.draw) for panel in panels]
    return column([row(even[i : i + columns], gap) for i in range(0, len(even), columns)], gap)
