"""The score sheet that serves every game: rows with labels, a column for each player, sections, totals.

A sheet explains every point: each row is one reason, each column one seat. It fits a phone for up to five players
and some twenty rows; labels are broken or cut, numbers never are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from engine.game import Score
from render.kit import icons, shapes
from render.kit.canvas import Canvas
from render.kit.layout import MARGIN, PHONE_HEIGHT, PHONE_WIDTH, SMALL, Box, Panel
from render.kit.picture import Picture
from render.kit.seats import Table, stamp_emblem, title_bar
from render.kit.text import fit
from render.kit.theme import DUSK, EMBER, FOG, HAZE, LIGHT, MIST, NIGHT, SLATE, Colour, fade

Value = int | str | None


@dataclass(frozen=True)
class Row:
    """One reason for points: a label and a value for each seat (None stays blank). `icon` draws into a unit square."""

    label: str
    values: tuple[Value, ...]
    icon: Callable[..., None] | None = None
    icon_variant: tuple[Hashable, ...] = ()


@dataclass(frozen=True)
class Section:
    """Rows that belong together, under a heading and above a sum if these say something."""

    rows: tuple[Row, ...]
    heading: str = ""
    total: Row | None = None


@dataclass(frozen=True)
class Sheet:
    """Everything on a score sheet; `winners` are the seats that get the crown, `note` stands beside the title."""

    title: str
    sections: tuple[Section, ...]
    total: Row
    winners: tuple[int, ...] = ()
    note: str = ""


_SIZE, _LINE, _ICON = 13.5, 15.5, 18
_TITLE, _NAMES, _HEADING, _GAP, _TOTAL = 30, 50, 22, 6, 34


def sheet_panel(sheet: Sheet, table: Table, width: float = PHONE_WIDTH - 2 * MARGIN) -> Panel:
    """The sheet as a panel of this width."""
    # Four columns leave room for labels; with fewer players their names get what is free.
    column = max(min(58.0, (width - 130) / len(table.sitters)), min(92.0, (width - 190) / len(table.sitters)))
    labels = width - column * len(table.sitters)
    lines = 2
    if _height(sheet, labels, lines) > PHONE_HEIGHT - 2 * MARGIN:
        lines = 1
    height = _height(sheet, labels, lines)

    def draw(canvas: Canvas, box: Box) -> None:
        _Writer(canvas, Box(box.x, box.y, width, height), table, labels, column, lines).write(sheet)

    return Panel(width, height, draw)


def _height(sheet: Sheet, labels: float, lines: int) -> float:
    """How high the sheet is when labels may take so many lines; with one line everything stands closer."""
    height: float = _TITLE + _NAMES + _TOTAL
    for section in sheet.sections:
        height += _GAP + (_HEADING if section.heading else 0)
        height += sum(_row_height(row, labels, lines) for row in (*section.rows, *filter(None, [section.total])))
    return height


def sheet_picture(sheet: Sheet, table: Table, alt: str) -> Picture:
    """The sheet as a picture of its own."""
    panel = sheet_panel(sheet, table)
    canvas = Canvas(PHONE_WIDTH, panel.h + 2 * MARGIN, NIGHT)
    panel.draw(canvas, Box(MARGIN, MARGIN, panel.w, panel.h))
    return canvas.picture(alt)


def sheet_of(scores: Sequence[Score], table: Table, title: str, total: str, note: str = "") -> Sheet:
    """A plain sheet from the engine's scores: one row for each label among their parts, in order of appearance."""
    labels = list(dict.fromkeys(part.label for score in scores for part in score.parts))
    earned = [{part.label: part.points for part in score.parts} for score in scores]
    rows = tuple(Row(table.say(label), tuple(parts.get(label) for parts in earned)) for label in labels)
    winners = tuple(score.seat for score in scores if score.rank == 1)
    return Sheet(title, (Section(rows),), Row(total, tuple(score.total for score in scores)), winners, note)


def _row_height(row: Row, labels: float, lines: int) -> float:
    room = labels - 12 - (_ICON + 4 if row.icon else 0)
    return (7 if lines > 1 else 3) + _LINE * len(fit(row.label, room, _SIZE, SMALL, lines).lines)


@dataclass
class _Writer:
    """Writes one sheet from top to bottom."""

    canvas: Canvas
    box: Box
    table: Table
    labels: float
    column: float
    lines: int

    def write(self, sheet: Sheet) -> None:
        head, rest = self.box.top(_TITLE)
        title_bar(self.canvas, head.inset(2, 2), sheet.title, sheet.note)
        self._columns(sheet, rest)
        y = self._names(sheet, rest.y)
        for section in sheet.sections:
            y += _GAP
            if section.heading:
                heading = Box(self.box.x + 6, y, self.box.w - 12, _HEADING)
                self.canvas.text_in(heading, section.heading, 13, EMBER, True, "left")
                y += _HEADING
            for i, row in enumerate(section.rows):
                y = self._row(row, y, striped=i % 2 == 0)
            if section.total:
                self.canvas.stroke([(self.box.x + self.labels, y), (self.box.right - 4, y)], HAZE, 1)
                y = self._row(section.total, y, bold=True)
        self._total(sheet, y)

    def _cells(self, y: float, h: float) -> list[Box]:
        left = self.box.x + self.labels
        return [Box(left + i * self.column, y, self.column, h) for i in range(len(self.table.sitters))]

    def _columns(self, sheet: Sheet, rest: Box) -> None:
        """The ground of the columns: quiet, a winner's a little lighter and rimmed."""
        self.canvas.panel(rest, DUSK, 10)
        for seat, cell in enumerate(self._cells(rest.y, rest.h)):
            if seat in sheet.winners:
                inner = cell.inset(2, 2)
                self.canvas.panel(inner, SLATE, 8, fade(EMBER, 0.8), 1.4)

    def _names(self, sheet: Sheet, y: float) -> float:
        for seat, cell in enumerate(self._cells(y, _NAMES)):
            sitter = self.table.sitters[seat]
            x = cell.centre[0]
            wins = seat in sheet.winners
            stamp_emblem(self.canvas, Box(x - 10 + (-11 if wins else 0), y + 6, 20, 20), sitter, seat)
            if wins:
                self.canvas.stamp(icons.crown, Box(x + 1, y + 6, 20, 20), EMBER)
            name = Box(cell.x + 3, y + 28, cell.w - 6, 18)
            self.canvas.text_in(name, self.table.name(seat), 13, LIGHT, bold=True)
        return y + _NAMES

    def _row(self, row: Row, y: float, striped: bool = False, bold: bool = False) -> float:
        height = _row_height(row, self.labels, self.lines)
        if striped:
            stripe = shapes.rounded(self.box.x + 3, y, self.box.w - 6, height, 4)
            self.canvas.fill(stripe, fade(LIGHT, 0.05))
        left = self.box.x + 8
        if row.icon:
            self.canvas.stamp(row.icon, Box(left - 2, y + (height - _ICON) / 2, _ICON, _ICON), *row.icon_variant)
            left += _ICON + 4
        words = Box(left, y, self.box.x + self.labels - left - 4, height)
        self.canvas.text_in(words, row.label, _SIZE, MIST, bold, "left", self.lines)
        for value, cell in zip(row.values, self._cells(y, height), strict=True):
            self._value(value, cell, 15, LIGHT, bold)
        return y + height

    def _value(self, value: Value, cell: Box, size: float, colour: Colour, bold: bool) -> None:
        if value is None:
            return
        quiet = value == 0
        words = str(value).replace("-", "−") if isinstance(value, int) else value
        self.canvas.text_in(cell.inset(2, 0), words, size, FOG if quiet else colour, bold)

    def _total(self, sheet: Sheet, y: float) -> None:
        self.canvas.stroke([(self.box.x + 8, y + 4), (self.box.right - 8, y + 4)], FOG, 1.2)
        words = Box(self.box.x + 8, y + 4, self.labels - 12, _TOTAL - 4)
        self.canvas.text_in(words, sheet.total.label, 15, LIGHT, True, "left")
        for value, cell in zip(sheet.total.values, self._cells(y + 4, _TOTAL - 4), strict=True):
            self._value(value, cell, 20, LIGHT, bold=True)
