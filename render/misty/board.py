"""Misty's public pictures: all windows side by side, while they grow, and with their points when a round is over."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.misty.describe import caption, outcome
from engine.games.misty.views import MistyView, Result, RoundView, Window
from engine.games.misty.window import cell_name
from engine.text import Player, Text
from render.kit import (
    GAP,
    MARGIN,
    PHONE_HEIGHT,
    PHONE_WIDTH,
    Box,
    Canvas,
    Panel,
    Picture,
    Table,
    board,
    column,
    emblem,
    icons,
    name_plate,
    row,
    title_bar,
)
from render.kit.seats import PLATE_HEIGHT
from render.kit.theme import FOG, MIST, NIGHT
from render.misty.cards import card
from render.misty.window import Span, WindowDrawing, even, looks, span_of

_RIM = 8  # room for the frame around the panes
_TITLE, _STRIP = 30, 28
_LARGEST = 52


def draw_board(view: MistyView, table: Table, waiting: frozenset[int]) -> Picture:
    """The table now. At the start of a further round the windows are still empty: then the finished round is shown."""
    if view.finished or view.between:
        return draw_round(view, table, len(view.rounds), waiting)
    title = table.say(Text("misty-picture-round", round=view.round))
    overview = _Overview(view, table, view.windows, view.wins, waiting, passing=view.phase != "activate")
    return overview.picture(title, table.say(phase_note(view)), table.say(_alt(view)))


def draw_round(view: MistyView, table: Table, number: int, waiting: frozenset[int] = frozenset()) -> Picture:
    """A finished round: what lies where, and what each pane brings."""
    round = view.rounds[number - 1]
    wins = tuple(sum(past.winner == seat for past in view.rounds[:number]) for seat in range(view.players))
    note = "" if view.finished else table.say(Text("misty-picture-now", round=view.round))
    alt = table.say(ended(round, number))
    return _Overview(view, table, round.windows, wins, waiting, False).picture(
        table.say(outcome(round, number)), note, alt
    )


def _alt(view: MistyView) -> Text:
    """The caption, and what was laid last."""
    laid = tuple(
        Text(
            "misty-alt-laid",
            who=Player(seat),
            cell=cell_name(window.last),
            card=card_name(dict(window.cards)[window.last]),
        )
        for seat, window in enumerate(view.windows)
        if window.last is not None
    )
    return Text("misty-alt-board", caption=caption(view), laid=laid) if laid else caption(view)


def card_name(kind: str) -> Text:
    return Text(f"misty-card-{kind}")


def panes(window: Window) -> tuple[Text, ...]:
    """The cards of a window in words."""
    return tuple(Text("misty-text-pane", cell=cell_name(cell), card=card_name(kind)) for cell, kind in window.cards)


def phase_note(view: MistyView) -> Text:
    """What is going on, in a few words."""
    if view.phase == "activate":
        return Text("misty-picture-activate")
    return Text("misty-picture-pick", draft=view.draft + 1, pick=view.pick, picks=view.picks)


def ended(round: RoundView, number: int) -> Text:
    """Who has won a round, and everybody's points."""
    points = (Text("misty-caption-result", who=Player(seat), points=made) for seat, made in enumerate(round.points))
    return Text("misty-alt-result", round=outcome(round, number), windows=tuple(points))


_WIDTH = PHONE_WIDTH - 2 * MARGIN
_COLUMN = (_WIDTH - GAP) / 2


@dataclass(frozen=True)
class _Overview:
    """All windows in one picture, two in a line, all with panes of the same size."""

    view: MistyView
    table: Table
    windows: tuple[Window, ...]
    wins: tuple[int, ...]
    waiting: frozenset[int]
    passing: bool

    def picture(self, title: str, note: str, alt: str) -> Picture:
        size = self._cell_size()
        panels = [self._panel(seat, size) for seat in range(len(self.windows))]
        body = column([row(panels[i : i + 2]) for i in range(0, len(panels), 2)])
        height = MARGIN + _TITLE + body.h + self._strip + MARGIN
        canvas = Canvas(PHONE_WIDTH, height, NIGHT)
        title_bar(canvas, Box(MARGIN, MARGIN - 4, _WIDTH, _TITLE), title, note)
        body.draw(canvas, Box(MARGIN, MARGIN + _TITLE, _WIDTH, body.h))
        if self.passing:
            passing_strip(canvas, Box(MARGIN, height - MARGIN - _STRIP, _WIDTH, _STRIP), self.view, self.table)
        return canvas.picture(alt)

    @property
    def _spans(self) -> list[Span]:
        return [span_of([cell for cell, _ in window.cards]) for window in self.windows]

    @property
    def _strip(self) -> float:
        return GAP + _STRIP if self.passing else 0

    @property
    def _plate(self) -> float:
        """Name plates are higher while they hold a pick that waits for its pane."""
        return 40 if any(window.picked for window in self.windows) else PLATE_HEIGHT

    @property
    def _around(self) -> float:
        """What a window needs in height beside its panes."""
        return self._plate + board.EDGE + 2 * _RIM

    def _cell_size(self) -> float:
        """The largest size at which all windows fit a phone."""
        spans = self._spans
        lines = [max(span.rows for span in spans[i : i + 2]) for i in range(0, len(spans), 2)]
        room = PHONE_HEIGHT - 2 * MARGIN - _TITLE - self._strip - GAP * (len(lines) - 1) - len(lines) * self._around
        wide = _COLUMN - board.EDGE - 2 * _RIM + 3
        return even(min(_LARGEST, room / sum(lines) - 3, *(wide / span.columns - 3 for span in spans)))

    def _panel(self, seat: int, size: float) -> Panel:
        span = self._spans[seat]
        return Panel(
            _COLUMN,
            self._around + span.rows * (size + 3),
            lambda canvas, box: self._draw(canvas, box, seat, span, size),
        )

    def _draw(self, canvas: Canvas, box: Box, seat: int, span: Span, size: float) -> None:
        window = self.windows[seat]
        plate, rest = box.top(self._plate)
        name_plate(
            canvas,
            plate,
            self.table.sitters[seat],
            seat,
            score=str(window.result.points) if window.result else "",
            state=state_of(seat, self.waiting),
            trophies=self.wins[seat],
            room=self._plate if window.picked else 0,
        )
        if window.picked:
            held = Box(plate.right - self._plate + 3, plate.y + 3, self._plate - 6, self._plate - 6)
            canvas.stamp(card, held, *looks(self.view.kind(window.picked)))
        w, h = WindowDrawing.extent(span, size)
        left = rest.x + (rest.w - w + board.EDGE) / 2
        drawing = WindowDrawing(canvas, self.view.kind, Box(left, rest.y + board.EDGE + _RIM, w, h), span, size)
        if window.result:
            draw_result(drawing, window, window.result)
        else:
            draw_building(drawing, window)


def state_of(seat: int, waiting: frozenset[int]) -> str:
    """The sign on a name plate: still choosing, done, or nothing if nobody chooses."""
    return "waiting" if seat in waiting else "done" if waiting else ""


def draw_building(drawing: WindowDrawing, window: Window, marks: bool = True) -> None:
    """A window as it grows; complete, it gets its frame."""
    if window.cards and not window.free:
        drawing.frame([cell for cell, _ in window.cards])
    else:
        drawing.sill(marks)
    drawing.coordinates(apart=_RIM - 5)
    for cell, name in window.cards:
        drawing.pile(cell, (name,))
    if window.last is not None:
        drawing.last(window.last)


LEAST_MARKED = 28
"""Smaller panes have no room for points and other marks."""


def draw_result(drawing: WindowDrawing, window: Window, result: Result, edges: bool = True) -> None:
    """A window after its arrows have moved, with the points of each pane; if wanted, with coordinates on its edges."""
    kinds = dict(window.cards)
    drawing.frame(kinds)
    if edges:
        drawing.coordinates(apart=_RIM - 5)
    for pile in result.piles:
        if pile.cards:
            drawing.pile(pile.cell, pile.cards)
        if len(pile.cards) > 1:
            drawing.blurred(pile.cell)
    if drawing.size < LEAST_MARKED:
        return
    for start in result.gone:
        step = drawing.kind(kinds[start]).step
        if step is not None:
            drawing.gone(start, step)
    for monster, flower in result.eaten:
        drawing.eaten(monster, flower)
    for left, right in result.pairs:
        drawing.pair(left, right)
    for pile in result.piles:
        drawing.worth(pile.cell, pile.points)


def passing_strip(canvas: Canvas, box: Box, view: MistyView, table: Table) -> None:
    """Which way the hands go: the seats in a row with arrows between them, and round to the first again."""
    words = table.say(Text("misty-picture-passing"))
    steps = [*range(view.players), 0]
    room = box.w - len(steps) * 44
    width = canvas.text_in(Box(box.x, box.y, room, box.h), words, 13, FOG, align="left", lines=2)
    x = box.x + min(room, max(canvas.text_width(line, width.size) for line in width.lines)) + 12
    way = "right" if view.passing == 1 else "left"
    for i, seat in enumerate(steps):
        if i:
            canvas.stamp(icons.chevron, Box(x, box.y + 6, 16, 16), MIST, way)
            x += 20
        canvas.stamp(
            emblem,
            Box(x, box.y + 3, 22, 22),
            table.sitters[seat].colour,
            seat + 1,
            alpha=0.5 if i == view.players else 1,
        )
        x += 26
