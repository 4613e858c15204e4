"""The landscape as a map: a window on its grid, with coordinates, tiles, buildings, and marks on top.

Columns and rows carry the numbers that notation uses; where there is no room for all, every second, third or fifth one
is written. A map that does not show the whole land is cut off at its edges.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product

from engine.games.mystaria.notation import Field
from engine.games.mystaria.views import Built, LaidTile, MystariaView
from render.kit import SMALL, Box, Canvas, Table, board, shapes, theme
from render.kit.shapes import Point
from render.mystaria.borders import soft_borders
from render.mystaria.fields import GROUND, RADIUS, surrounded, tile
from render.mystaria.pieces import seat_fill, span, span_upright, token

EDGE_LEFT, EDGE_TOP = 24, 16  # the room that row and column numbers need
RIM = 5  # the ground in sight around a map
LARGEST_CELL = 52
EARTH = "#5a4636"
READABLE_CELL = 21  # below this buildings are hard to tell on a phone
TINY_CELL = 8  # below this a grid would be nothing but dots
ROOMY_CELL = 15  # below this the borders of regions would hide the land


@dataclass(frozen=True)
class Window:
    """A part of the grid."""

    left: int
    top: int
    columns: int
    rows: int

    def __contains__(self, at: Field) -> bool:
        return 0 <= at[0] - self.left < self.columns and 0 <= at[1] - self.top < self.rows

    def around(self, focus: Iterable[Field], columns: int, rows: int) -> Window:
        """A window of at most this size around some fields, inside this one."""
        xs, ys = zip(*focus, strict=True)
        columns, rows = min(columns, self.columns), min(rows, self.rows)
        left = (min(xs) + max(xs) + 1 - columns) // 2
        top = (min(ys) + max(ys) + 1 - rows) // 2
        return Window(
            min(max(left, self.left), self.left + self.columns - columns),
            min(max(top, self.top), self.top + self.rows - rows),
            columns,
            rows,
        )


def whole_window(view: MystariaView, margin: int = 0, more: Iterable[Field] = ()) -> Window:
    """All fields (and some more squares) with a margin."""
    fields = [*view.land(), *more]
    left, top = min(x for x, _ in fields), min(y for _, y in fields)
    right, bottom = max(x for x, _ in fields), max(y for _, y in fields)
    return Window(left - margin, top - margin, right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin)


def cell_size(window: Window, room: Box) -> float:
    """The largest size at which the window fits into a box, coordinates included."""
    w, h = _inner(room)
    return min(LARGEST_CELL, w / window.columns, h / window.rows)


def map_height(window: Window, room: Box) -> float:
    """How high a map of this window becomes in a box, coordinates included."""
    return window.rows * cell_size(window, room) + room.h - _inner(room)[1]


def most_fields(room: Box, cell: float) -> tuple[int, int]:
    """How many columns and rows of this size a map in this box can show."""
    w, h = _inner(room)
    return int(w // cell), int(h // cell)


def named_every(cell: float, room: float) -> int:
    """Every how many columns or rows one is named, if a name takes so much room."""
    return next((step for step in (1, 2, 3, 5) if step * cell >= room), 10)


def _inner(room: Box) -> tuple[float, float]:
    return room.w - EDGE_LEFT - 2 * RIM, room.h - EDGE_TOP - 2 * RIM


class LandDrawing:
    """A map on a canvas; `area` is its box without the coordinates."""

    def __init__(self, canvas: Canvas, view: MystariaView, table: Table, room: Box, window: Window) -> None:
        self.canvas, self.view, self.table, self.window = canvas, view, table, window
        self.land = view.land()
        self.cell = cell_size(window, room)
        w, h = window.columns * self.cell, window.rows * self.cell
        left = room.x + EDGE_LEFT + (room.w - EDGE_LEFT - w) / 2
        self.area = Box(left, room.y + EDGE_TOP + RIM, w, h)

    # Where things are

    def corner(self, at: Field) -> Point:
        """The upper left corner of a square."""
        return (
            self.area.x + (at[0] - self.window.left) * self.cell,
            self.area.y + (at[1] - self.window.top) * self.cell,
        )

    def middle(self, at: Field) -> Point:
        x, y = self.corner(at)
        return x + self.cell / 2, y + self.cell / 2

    def box(self, at: Field, columns: float = 1, rows: float = 1) -> Box:
        x, y = self.corner(at)
        return Box(x, y, columns * self.cell, rows * self.cell)

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Draw only on the map; what shows the whole land needs no cutting."""
        if all(at in self.window for at in self.view.land()):
            yield
            return
        area = self.area.inset(-RIM)
        with self.canvas.clipped(shapes.rounded(area.x, area.y, area.w, area.h, 8)):
            yield

    # The land itself

    def draw(self, lit: Collection[Field] | None = None) -> None:
        """Ground, coordinates, tiles, at the end all lines of sight, and buildings, with the latest ones marked.

        `lit`: only these fields matter now, the others lie in the dusk.
        """
        self.ground()
        self.coordinates()
        with self.inside():
            self.tiles()
            if self.cell >= ROOMY_CELL and not self.view.finished:
                self.homes()
            if lit is not None:
                self.veil(lit, 0.5)
                self.outline(lit, theme.EMBER)
            self.latest_tile()
            if self.view.finished:
                self.canvas.panel(self.area.inset(-RIM), theme.fade(theme.NIGHT, 0.25), 8)
                for built in self.view.buildings:
                    self.sight(built)
            self.buildings()

    def ground(self) -> None:
        self.canvas.panel(self.area.inset(-RIM), theme.DUSK, 8)
        if self.cell < TINY_CELL:
            return
        for x, y in product(range(self.window.columns + 1), range(self.window.rows + 1)):
            dot = self.area.x + x * self.cell, self.area.y + y * self.cell
            self.canvas.disc(*dot, 0.7, theme.HAZE)

    def coordinates(self) -> None:
        """Numbers above the columns and left of the rows: all, or every second, third, fifth one."""
        window = self.window
        columns = range(window.left, window.left + window.columns)
        rows = range(window.top, window.top + window.rows)
        widest = max(Canvas.text_width(str(number), SMALL, bold=True) for number in (columns[0], columns[-1], -1))
        every = named_every(self.cell, widest + 3)
        for x in columns:
            if x % every == 0:
                middle, _ = self.middle((x, window.top))
                self.canvas.text(middle, self.area.y - RIM - 4, str(x), SMALL, theme.FOG, bold=True, align="middle")
        every = named_every(self.cell, SMALL)
        for y in rows:
            if y % every == 0:
                _, middle = self.middle((window.left, y))
                self.canvas.text(
                    self.area.x - RIM - 4, middle + 4.2, str(y), SMALL, theme.FOG, bold=True, align="right"
                )

    def tiles(self) -> None:
        """The land, with the earth below its lower edges in sight."""
        for laid in self.view.tiles:
            box = self._tile_box(laid)
            below = shapes.rounded(box.x, box.y + self.cell * 0.1, box.w, box.h + self.cell * 0.04, self.cell * 0.1)
            self.canvas.shape(below, EARTH, theme.INK, self.cell * 0.06)
        for laid in self.view.tiles:
            around = surrounded(self.land, laid.x, laid.y, laid.rows)
            self.canvas.stamp(tile, self._tile_box(laid), around, laid.number)

    def ghost(self, at: Field, rows: tuple[str, ...], seed: int) -> None:
        """A tile that would lie there."""
        box = self.box(at, len(rows[0]), len(rows))
        self.canvas.stamp(tile, box, surrounded(self.land, *at, rows), seed)
        outline = shapes.rounded(box.x, box.y, box.w, box.h, RADIUS * self.cell)
        self.canvas.stroke(outline, theme.INK, 4.6, closed=True)
        self.canvas.stroke(outline, theme.EMBER, 2.8, closed=True, dash=(6, 4))

    def _tile_box(self, laid: LaidTile) -> Box:
        return self.box((laid.x, laid.y), len(laid.rows[0]), len(laid.rows))

    def homes(self) -> None:
        """The border of each occupied region in its owner's colour."""
        for built in self.view.buildings:
            self.outline(built.region, seat_fill(self.table.sitters[built.owner].colour))

    def latest_tile(self) -> None:
        latest = self.view.tiles[-1]
        if latest.seat is not None:
            box = self._tile_box(latest)
            outline = shapes.rounded(box.x, box.y, box.w, box.h, RADIUS * self.cell)
            # Not in ember: that could be mistaken for the colour of the first seat.
            board.last_move(self.canvas, outline, theme.LIGHT, max(1.8, self.cell * 0.1))

    def buildings(self) -> None:
        """Bridges first, so that a building on a field beside them stays in sight."""
        built = self.view.buildings
        for each in built:
            if each.axis is not None:
                self.bridge(each.field, each.axis, each.owner)
        for index, each in enumerate(built):
            newest, linking = index == self.view.newest, each.axis is not None
            self.building(each.field, each.kind, each.owner, newest, linking)

    def bridge(self, at: Field, axis: str, owner: int, alpha: float = 1) -> None:
        x, y = at
        colour = self.table.sitters[owner].colour
        if axis == "EW":
            self.canvas.stamp(span, self.box((x - 1, y), 3, 1), colour, alpha=alpha)
        else:
            self.canvas.stamp(span_upright, self.box((x, y - 1), 1, 3), colour, alpha=alpha)

    def building(self, at: Field, kind: str, owner: int, newest: bool = False, linking: bool = False) -> None:
        """A building on its field; a small plate leaves a bridge that links something in sight."""
        x, y = self.middle(at)
        size = self.cell * (0.92 if self.cell >= READABLE_CELL else 1.16)
        if linking:
            size *= 0.6
        if newest:
            ring = shapes.circle(x, y, size * 0.62)
            self.canvas.stroke(ring, theme.INK, size * 0.2, closed=True)
            self.canvas.stroke(ring, theme.LIGHT, size * 0.12, closed=True)
        place = Box(x - size / 2, y - size / 2, size, size)
        self.canvas.stamp(token, place, kind, self.table.sitters[owner].colour)

    # Marks

    def outline(self, fields: Collection[Field], colour: str) -> None:
        """A line just inside the border of some fields, with soft corners."""
        width = max(1.3, self.cell * 0.08)
        loops = [[self.corner_of(point) for point in loop] for loop in soft_borders(fields, 0.08, 0.24)]
        for loop in loops:
            self.canvas.stroke(loop, theme.fade(theme.INK, 0.8), width + 1.4, closed=True)
        for loop in loops:
            self.canvas.stroke(loop, colour, width, closed=True)

    def corner_of(self, point: Point) -> Point:
        """A position between the fields, in fields."""
        x, y = self.corner((0, 0))
        return x + point[0] * self.cell, y + point[1] * self.cell

    def sight(self, built: Built) -> None:
        """The lines of sight of a tower (drawn through) or a portal (dashed)."""
        colour, width = seat_fill(self.table.sitters[built.owner].colour), max(1.2, self.cell * 0.07)
        dash = (self.cell * 0.3, self.cell * 0.25) if built.kind == "portal" else None
        for start, end in built.lines:
            line = [self.middle(start), self.middle(end)]
            self.canvas.stroke(line, theme.fade(theme.INK, 0.6), width + 1, dash=dash)
            self.canvas.stroke(line, colour, width, dash=dash)

    def veil(self, spared: Collection[Field], part: float = 0.62) -> None:
        """Let everything fade but these fields."""
        for at in self.land:
            if at not in spared:
                self.canvas.washed(theme.NIGHT, part, self.box(at))


def draw_small(canvas: Canvas, view: MystariaView, table: Table, box: Box, shown: Window | None = None) -> None:
    """The whole land in a small box: coloured squares, dots for buildings, a frame around the part that is shown."""
    window = whole_window(view, 1)
    size = min(box.w / window.columns, box.h / window.rows, 9)
    left, top = box.x + (box.w - size * window.columns) / 2, box.y + (box.h - size * window.rows) / 2

    def place(at: Field) -> Box:
        return Box(left + (at[0] - window.left) * size, top + (at[1] - window.top) * size, size, size)

    canvas.panel(box, theme.DUSK, 6)
    for at, landscape in view.land().items():
        square = place(at)
        canvas.fill(shapes.rectangle(square.x, square.y, size, size), GROUND[landscape])
    for built in view.buildings:
        x, y = place(built.field).centre
        canvas.disc(x, y, size * 0.75, theme.INK)
        canvas.disc(x, y, size * 0.55, seat_fill(table.sitters[built.owner].colour))
    if shown is not None and any(at not in shown for at in view.land()):
        first, last = place((shown.left, shown.top)), place((shown.left + shown.columns, shown.top + shown.rows))
        x0, y0, x1, y1 = max(first.x, box.x), max(first.y, box.y), min(last.x, box.right), min(last.y, box.bottom)
        canvas.stroke(shapes.rectangle(x0, y0, x1 - x0, y1 - y0), theme.EMBER, 1.6, closed=True)
