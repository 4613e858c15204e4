"""One window on a canvas: panes at their cells, and everything that can be said about them.

A `WindowDrawing` knows where each cell lies; its methods draw one kind of thing each, from the ground up: ground or
frame, piles of cards, free places, ghosts, the way of the arrows, points. Painters call the ones they need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.games.misty.cards import Kind
from engine.games.misty.window import BOARD, Activation, Cell, cell_name
from render.kit import SMALL, Box, Canvas, board, icons, shapes
from render.kit.theme import DUSK, EMBER, FOG, HAZE, INK, LIGHT, MIST, MOSS, RUST, Colour, fade
from render.misty.cards import LIGHTS, RADIUS, WOOD, WOOD_EDGE, card, clear_pane, eaten_flower

PAIR = LIGHTS["smiley"]
_WAYS = {(0, -1): "up", (0, 1): "down", (-1, 0): "left", (1, 0): "right", None: ""}


@dataclass(frozen=True)
class Span:
    """The cells that a picture shows: upper left cell, columns, rows."""

    x: int
    y: int
    columns: int
    rows: int


def span_of(cells: Iterable[Cell], least: int = 3) -> Span:
    """The smallest span around the cells, at least so many columns and rows."""
    cells = list(cells) or [(BOARD // 2, BOARD // 2)]
    (x, columns), (y, rows) = (_stretch([cell[axis] for cell in cells], least) for axis in (0, 1))
    return Span(x, y, columns, rows)


def _stretch(values: Sequence[int], least: int) -> tuple[int, int]:
    low, high = min(values), max(values)
    while high - low + 1 < least:
        if (high - low) % 2 == 0 and low > 0:
            low -= 1
        else:
            high += 1
    return low, high - low + 1


def even(size: float) -> float:
    """The next smaller even size: panes come in few sizes, so that their sprites are found again."""
    return size // 2 * 2


def looks(kind: Kind) -> tuple[str, str, str]:
    """What the card motif needs to know of a kind: name, group, direction."""
    return kind.name, kind.group, _WAYS[kind.step]


@dataclass(frozen=True)
class WindowDrawing:
    """Draws into `box`, whose upper left corner is the upper left corner of the first cell of the span."""

    canvas: Canvas
    kind: Callable[[str], Kind]
    box: Box
    span: Span
    size: float
    gap: float = 3

    @staticmethod
    def extent(span: Span, size: float, gap: float = 3) -> tuple[float, float]:
        """Width and height of the cells of a span."""
        return span.columns * (size + gap) - gap, span.rows * (size + gap) - gap

    def cell(self, cell: Cell) -> Box:
        step = self.size + self.gap
        return Box(
            self.box.x + (cell[0] - self.span.x) * step,
            self.box.y + (cell[1] - self.span.y) * step,
            self.size,
            self.size,
        )

    def outline(self, cell: Cell) -> list[shapes.Point]:
        place = self.cell(cell)
        return shapes.rounded(place.x, place.y, place.w, place.h, RADIUS * self.size)

    # The ground

    def coordinates(self, colour: Colour = FOG, apart: float = 0) -> None:
        """Letters above, numbers on the left; `apart` keeps them off a frame."""
        for i in range(self.span.columns):
            place = self.cell((self.span.x + i, self.span.y))
            self.canvas.text(
                place.centre[0], place.y - 4 - apart, board.letter(self.span.x + i), SMALL, colour, True, "middle"
            )
        for i in range(self.span.rows):
            place = self.cell((self.span.x, self.span.y + i))
            x = place.x - board.EDGE / 2 - apart
            self.canvas.text(x, place.centre[1] + 4.2, str(self.span.y + i + 1), SMALL, colour, True, "middle")

    def sill(self, marks: bool) -> None:
        """The quiet ground of a window that is being built, if wanted with a faint mark for each cell."""
        w, h = self.extent(self.span, self.size, self.gap)
        self.canvas.panel(Box(self.box.x - 3, self.box.y - 3, w + 6, h + 6), DUSK, 6)
        for dx in range(self.span.columns if marks else 0):
            for dy in range(self.span.rows):
                x, y = self.cell((self.span.x + dx, self.span.y + dy)).centre
                self.canvas.disc(x, y, 1.4, HAZE)

    def frame(self, cells: Iterable[Cell]) -> None:
        """The wooden frame of a finished window, looking out into the dark wood."""
        cells = list(cells)
        first, last = self.cell(min(cells)), self.cell(max(cells))
        rim = 5
        whole = Box(first.x - rim, first.y - rim, last.right - first.x + 2 * rim, last.bottom - first.y + 2 * rim)
        self.canvas.panel(whole, WOOD, 6, WOOD_EDGE, 1.5)
        for cell in cells:
            self.canvas.stamp(clear_pane, self.cell(cell))

    # Cards

    def pile(self, cell: Cell, names: Sequence[str]) -> None:
        """The cards on a cell from bottom to top; of what is covered a corner looks out."""
        place = self.cell(cell)
        if len(names) == 1:
            self.canvas.stamp(card, place, *looks(self.kind(names[0])))
            return
        seen = names[-3:]
        inset = self.size * 0.09
        size = self.size - inset * (len(seen) - 1)
        for i, name in enumerate(seen):
            under = Box(place.x + i * inset, place.y + i * inset, size, size)
            if i:
                edge = shapes.rounded(under.x, under.y, size, size, RADIUS * size)
                self.canvas.stroke(edge, fade(INK, 0.75), 2.4, closed=True)
            self.canvas.stamp(card, under, *looks(self.kind(name)))
            if i < len(seen) - 1:
                self.canvas.washed(INK, 0.35, under)

    def activation(self, now: Activation) -> None:
        """A framed window while its arrows move: every pile, and the numbered ways of the arrows that have moved."""
        self.frame(now.cards)
        for cell, pile in now.piles.items():
            if pile:
                self.pile(cell, [now.cards[start].name for start in pile])
        for number, start in enumerate(now.order, 1):
            step = now.cards[start].step
            if step is not None:
                inside = (start[0] + step[0], start[1] + step[1]) in now.cards
                self.way(start, step, str(number), inside, empty=not now.piles[start])

    def meals(self, now: Activation) -> None:
        """What the monsters have eaten."""
        for monster, flower in now.eaten:
            self.eaten(monster, flower)

    def blurred(self, cell: Cell) -> None:
        """A pane where cards cover each other: mist swims over it."""
        place = self.cell(cell)
        self.canvas.washed("#5b7280", 0.6, place)
        for i in range(2):
            y = place.y + self.size * (0.32 + 0.3 * i)
            wave = [
                (place.x + self.size * t / 12, y + self.size * (0.05 if (t + i) % 4 < 2 else -0.05))
                for t in range(2, 11)
            ]
            self.canvas.stroke(shapes.smooth(wave), fade(LIGHT, 0.4), self.size * 0.04)

    # Marks

    def last(self, cell: Cell) -> None:
        """The card that was laid last."""
        board.last_move(self.canvas, self.outline(cell))

    def free(self, cells: Iterable[Cell], chosen: Cell | None = None) -> None:
        """The cells where a card may go, by name."""
        for cell in cells:
            if cell != chosen:
                board.free_place(self.canvas, self.cell(cell), cell_name(cell))

    def ghost(self, cell: Cell, name: str) -> None:
        """A card that would lie there."""
        board.ghost(self.canvas, card, self.cell(cell), *looks(self.kind(name)), radius=RADIUS * self.size)

    def movable(self, cells: Iterable[Cell]) -> None:
        """Arrows that can still move: a bright rim and the name of their cell."""
        for cell in cells:
            place = self.cell(cell)
            self.canvas.stroke(self.outline(cell), EMBER, 2, closed=True, dash=(5, 3.5))
            self.tag(place.x + 2, place.bottom - 2, cell_name(cell))

    def tag(self, x: float, bottom: float, words: str, fill: Colour = INK, colour: Colour = EMBER) -> None:
        """A small label with its lower left corner at (x, bottom)."""
        width = self.canvas.text_width(words, SMALL + 1, bold=True) + 7
        self.canvas.panel(Box(x, bottom - 17, width, 17), fade(fill, 0.85), 5)
        self.canvas.text(x + width / 2, bottom - 4.2, words, SMALL + 1, colour, True, "middle")

    def way(self, start: Cell, step: tuple[int, int], number: str, inside: bool, empty: bool) -> None:
        """The way of an arrow, red if it left the window, with its place in the order.

        The number stands where the arrow came from; if another card lies there now, on the edge between the panes.
        """
        x, y = self.cell(start).centre
        reach = self.size + self.gap
        tail, badge, far = (0.0, 0.0, 0.66 if inside else 0.78) if empty else (0.3, 0.42, 0.8)
        (x0, y0), (xb, yb), (x1, y1) = ((x + step[0] * reach * t, y + step[1] * reach * t) for t in (tail, badge, far))
        colour, head = EMBER if inside else RUST, 0.18 * self.size
        tip = [(x1 - head * (step[0] + s * step[1]), y1 - head * (step[1] + s * step[0])) for s in (-1, 1)]
        for ink, width in ((INK, 7), (colour, 4)):
            self.canvas.stroke([(x0, y0), (x1, y1)], ink, width)
            self.canvas.stroke([tip[0], (x1, y1), tip[1]], ink, width)
        board.number_badge(self.canvas, xb, yb, number, max(20, self.size * 0.34), colour)

    # Points

    def worth(self, cell: Cell, points: int) -> None:
        """What a pane brings: a badge, or a quiet nought."""
        place = self.cell(cell)
        if points:
            fill = MOSS if points == 1 else EMBER
            board.number_badge(self.canvas, place.right - 7, place.bottom - 7, str(points), 20, fill)
        else:
            self.canvas.text(
                place.right - 4, place.bottom - 4, "0", SMALL + 1, MIST, True, "right", halo=fade(INK, 0.8)
            )

    def pair(self, left: Cell, right: Cell) -> None:
        """Two smileys side by side: a bow between them with the extra point."""
        a, b = self.cell(left), self.cell(right)
        rim = shapes.rounded(a.x, a.y, b.right - a.x, a.h, RADIUS * self.size)
        self.canvas.stroke(rim, INK, 4, closed=True)
        self.canvas.stroke(rim, PAIR, 2.4, closed=True)
        self.plus((a.right + b.x) / 2, a.y + 9)

    def plus(self, x: float, y: float) -> None:
        """One point more."""
        board.number_badge(self.canvas, x, y, "+1", 22, PAIR)

    def eaten(self, start: Cell, at: Cell) -> None:
        """A monster has come from `start` and eaten the flower that stood `at`."""
        place = self.cell(at)
        (x0, y0), (x1, y1) = self.cell(start).centre, place.centre
        self.canvas.stroke([(x0, y0), (x1, y1)], fade(LIGHTS["monster"], 0.9), 2, dash=(2, 5))
        size = max(15, self.size * 0.36)
        self.canvas.stamp(eaten_flower, Box(place.x + 1, place.y + 1, size, size))

    def gone(self, start: Cell, step: tuple[int, int]) -> None:
        """A card has left the window over this edge: a small arrow through the frame."""
        x, y = self.cell(start).centre
        out = self.size * 0.5 - 4
        size = 16
        box = Box(x + step[0] * out - size / 2, y + step[1] * out - size / 2, size, size)
        self.canvas.stamp(icons.arrow, box, RUST, _WAYS[step], INK)
