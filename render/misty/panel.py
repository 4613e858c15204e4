"""What a player of Misty looks at while deciding: the hand, the own window with its free cells, the others small.

With the first hand of a further round all windows are empty: then one sees how the last round has ended.

Of the choice so far it reads the card of the hand, the cell, and the arrows in their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.asked import Asked, Offer
from engine.games.misty.describe import caption, hand, outcome
from engine.games.misty.views import MistyView, Window
from engine.games.misty.window import Activation, Cell, cell_name
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
    icons,
    name_plate,
    row,
    shapes,
    stamp_emblem,
    title_bar,
)
from render.kit.seats import PLATE_HEIGHT
from render.kit.theme import DUSK, EMBER, FOG, MIST, NIGHT
from render.misty.board import card_name, draw_board, draw_building, draw_result, ended, panes, phase_note, state_of
from render.misty.cards import RADIUS, card
from render.misty.window import Span, WindowDrawing, even, looks, span_of

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_TITLE, _NEXT = 28, 24
_CARD, _NAME = 60, 20
_OWN = 236  # the width of the own window; the others stand beside it
_SIDE = _WIDTH - _OWN - 12
_MINI = 20  # the step from cell to cell in the others' windows, if there is room
_AROUND = PLATE_HEIGHT + 12  # what they need beside their cells
_RIM = 8  # room for the frame around the panes of a finished window


def draw_panel(view: MistyView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
    """The picture for the seat of this view; somebody who only watches looks over the shoulder of the first."""
    if view.finished:
        return draw_board(view, table, waiting)
    seat = view.seat or 0
    taken = asked.taken if asked is not None else ()
    if view.phase == "activate":
        order = [offer.at for offer in taken if offer.where == "arrow" and offer.at is not None]
        return _order(view, seat, order, table, waiting)
    return _draft(view, seat, taken, table, waiting)


# Drafting


def _draft(view: MistyView, seat: int, taken: Sequence[Offer], table: Table, waiting: frozenset[int]) -> Picture:
    own = view.windows[seat]
    cards = (own.picked, *view.hand) if own.picked else view.hand
    kind = own.picked or next((offer.which for offer in taken if offer.where == "hand"), None)
    cell = next((offer.at for offer in taken if offer.where == "cell"), None)
    hand = _hand_height(len(cards))
    above = _TITLE + hand + _NEXT + GAP
    alt = _draft_alt(view, kind, cell, own, table)
    title = table.say(Text("misty-picture-round", round=view.round)), table.say(phase_note(view))
    if view.between:
        last_round = _last_round(view, table, _room(above))
        canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + above + last_round.h, NIGHT)
        _top(canvas, view, seat, cards, kind, title, table)
        last_round.draw(canvas, Box(MARGIN, MARGIN + above, _WIDTH, last_round.h))
        return canvas.picture(alt)
    span = span_of([*(c for c, _ in own.cards), *own.free])
    wide, high = _OWN - board.EDGE - 6, _room(above) - PLATE_HEIGHT - 8 - board.EDGE
    size = even(min(60, (wide + 3) / span.columns - 3, high / span.rows - 3))
    height = PLATE_HEIGHT + 8 + board.EDGE + span.rows * (size + 3)
    others = _Others(view, seat, table, waiting, height, _room(above))
    below = max(height, others.height)
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + above + below, NIGHT)
    _top(canvas, view, seat, cards, kind, title, table)
    y = MARGIN + above
    _plate(canvas, Box(MARGIN, y, _OWN, PLATE_HEIGHT), view, seat, table, waiting)
    w, h = WindowDrawing.extent(span, size)
    left = MARGIN + (_OWN - w + board.EDGE) / 2
    drawing = WindowDrawing(canvas, view.kind, Box(left, y + PLATE_HEIGHT + 5 + board.EDGE, w, h), span, size)
    draw_building(drawing, own, marks=False)
    drawing.free(own.free, cell)
    if cell is not None and kind is not None:
        drawing.ghost(cell, kind)
    others.draw(canvas, MARGIN + _OWN + 12, y)
    return canvas.picture(alt)


def _top(
    canvas: Canvas,
    view: MistyView,
    seat: int,
    cards: Sequence[str],
    chosen: str | None,
    title: tuple[str, str],
    table: Table,
) -> None:
    """The title, the hand, and where it goes next."""
    title_bar(canvas, Box(MARGIN, MARGIN - 4, _WIDTH, _TITLE), *title)
    hand = _hand_height(len(cards))
    _hand(canvas, Box(MARGIN, MARGIN + _TITLE, _WIDTH, hand), view, cards, chosen, table)
    _next(canvas, Box(MARGIN, MARGIN + _TITLE + hand, _WIDTH, _NEXT), view, seat, table)


def _last_round(view: MistyView, table: Table, room: float) -> Panel:
    """How the last round has ended: two or three windows in a line, four in two lines."""
    round = view.rounds[-1]
    spans = [span_of([cell for cell, _ in window.cards]) for window in round.windows]
    count = 3 if view.players == 3 else 2
    starts = range(0, view.players, count)
    lines = len(starts)
    edge = board.EDGE if view.players == 2 else 0
    around, wide = PLATE_HEIGHT + 2 * _RIM + edge, (_WIDTH - GAP * (count - 1)) / count
    rows = sum(max(span.rows for span in spans[i : i + count]) for i in starts)
    high = (room - _NEXT - GAP * (lines - 1) - lines * around) / rows - 2
    size = even(min(high, *((wide - edge - 2 * _RIM) / span.columns - 2 for span in spans)))

    def window(seat: int) -> Panel:
        def draw(canvas: Canvas, box: Box) -> None:
            plate, rest = box.top(PLATE_HEIGHT)
            done = round.windows[seat]
            assert done.result is not None
            _plate(canvas, plate, view, seat, table, frozenset(), str(done.result.points))
            w, h = WindowDrawing.extent(spans[seat], size, 2)
            place = Box(rest.x + (rest.w - w + edge) / 2, rest.y + edge + _RIM, w, h)
            draw_result(WindowDrawing(canvas, view.kind, place, spans[seat], size, 2), done, done.result, bool(edge))

        return Panel(wide, around + spans[seat].rows * (size + 2), draw)

    def headline(canvas: Canvas, box: Box) -> None:
        canvas.text_in(box, table.say(outcome(round, len(view.rounds))), 14, EMBER, bold=True, align="left")

    panels = [window(seat) for seat in range(len(spans))]
    return column([Panel(_WIDTH, _NEXT, headline), *(row(panels[i : i + count]) for i in starts)], 0)


def _room(above: float) -> float:
    """What is left in height on a phone."""
    return PHONE_HEIGHT - 2 * MARGIN - above


def _draft_alt(view: MistyView, kind: str | None, cell: Cell | None, own: Window, table: Table) -> str:
    none = Text("misty-alt-none")
    parts = ([card_name(kind)] if kind else []) + ([Text("misty-cell", cell=cell_name(cell))] if cell else [])
    said = table.say(
        Text(
            "misty-alt-hand",
            caption=caption(view),
            hand=hand(view.hand) if view.hand else none,
            own=panes(own) or none,
            free=" ".join(map(cell_name, own.free)) or none,
            chosen=tuple(parts) or none,
        )
    )
    return f"{said} {table.say(ended(view.rounds[-1], len(view.rounds)))}" if view.between else said


def _hand_height(cards: int) -> float:
    return _lines(cards) * (_CARD + _NAME)


def _lines(cards: int) -> int:
    return 2 if cards > 4 else min(cards, 1)


def _hand(canvas: Canvas, box: Box, view: MistyView, cards: Sequence[str], chosen: str | None, table: Table) -> None:
    """The cards of the hand, large and named; the chosen one is marked once, even if there are two of its kind."""
    if not cards:
        return
    columns = -(-len(cards) // _lines(len(cards)))
    place = min(box.w / columns, 2 * _CARD)
    start = box.x + (box.w - columns * place) / 2
    marked = cards.index(chosen) if chosen in cards else None
    picked = view.windows[view.seat or 0].picked
    for i, name in enumerate(cards):
        x, y = start + i % columns * place, box.y + i // columns * (_CARD + _NAME)
        here = Box(x + (place - _CARD) / 2, y, _CARD, _CARD)
        canvas.stamp(card, here, *looks(view.kind(name)), alpha=0.35 if picked and i else 1)
        words = Box(x + 2, here.bottom, place - 4, _NAME - 2)
        colour = EMBER if i == marked else MIST
        canvas.text_in(words, table.say(card_name(name)), 14, colour, bold=i == marked)
        if i == marked:
            board.last_move(canvas, shapes.rounded(here.x, here.y, here.w, here.h, RADIUS * _CARD), width=3)
            board.tick(canvas, here.right - 6, here.y + 6)


def _next(canvas: Canvas, box: Box, view: MistyView, seat: int, table: Table) -> None:
    """Where the rest of the hand goes."""
    if len(view.hand) < 2:
        return
    neighbour = (seat + view.passing) % view.players
    words = table.say(Text("misty-picture-next", who=Player(neighbour)))
    width = min(box.w - 50, canvas.text_width(words, 13))
    x = box.x + (box.w - width - 48) / 2
    canvas.stamp(icons.cards, Box(x, box.y + 3, 20, 20), FOG)
    stamp_emblem(canvas, Box(x + 24, box.y + 4, 18, 18), table.sitters[neighbour], neighbour)
    canvas.text_in(Box(x + 48, box.y + 2, width, box.h - 2), words, 13, MIST, align="left")


def _plate(
    canvas: Canvas, box: Box, view: MistyView, seat: int, table: Table, waiting: frozenset[int], score: str = ""
) -> None:
    """A name plate. Readers know themselves whether they have chosen: theirs has no sign, so it stays true afterwards."""
    you = seat == view.seat
    name_plate(
        canvas,
        box,
        table.sitters[seat],
        seat,
        score=score,
        state="" if you else state_of(seat, waiting),
        you=you,
        trophies=view.wins[seat],
    )


@dataclass(frozen=True)
class _Others:
    """The windows of the others, small, below each other: beside the own one, and larger where there is room."""

    view: MistyView
    seat: int
    table: Table
    waiting: frozenset[int]
    beside: float
    room: float

    @property
    def _seats(self) -> list[int]:
        return [(self.seat + i) % self.view.players for i in range(1, self.view.players)]

    def _span(self, seat: int) -> Span:
        return span_of([cell for cell, _ in self.view.windows[seat].cards])

    @property
    def _step(self) -> float:
        """From cell to cell."""
        rows = sum(self._span(seat).rows for seat in self._seats)
        beside, most = ((height + 8 - len(self._seats) * _AROUND) / rows for height in (self.beside, self.room))
        return even(min(30, most, max(_MINI, beside)))

    @property
    def height(self) -> float:
        return sum(_AROUND + self._span(seat).rows * self._step for seat in self._seats) - 8

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        for seat in self._seats:
            height = _AROUND + self._span(seat).rows * self._step
            self._window(canvas, Box(x, y, _SIDE, height), seat)
            y += height

    def _window(self, canvas: Canvas, box: Box, other: int) -> None:
        plate, rest = box.top(PLATE_HEIGHT)
        _plate(canvas, plate, self.view, other, self.table, self.waiting)
        window = self.view.windows[other]
        span = self._span(other)
        w, h = WindowDrawing.extent(span, self._step - 2, 2)
        place = Box(rest.x + (rest.w - w) / 2, rest.y + 4, w, h)
        canvas.panel(Box(place.x - 3, place.y - 2, w + 6, h + 4), DUSK, 4)
        drawing = WindowDrawing(canvas, self.view.kind, place, span, self._step - 2, 2)
        for cell, name in window.cards:
            drawing.pile(cell, (name,))
        if window.last is not None:
            board.last_move(canvas, drawing.outline(window.last), width=1.6)


# The order of the arrows


def _order(view: MistyView, seat: int, order: Sequence[Cell], table: Table, waiting: frozenset[int]) -> Picture:
    """The own window after the planned moves: their ways are numbered, what can still move is named.

    When all arrows have moved, the monsters eat too and every pane shows what it would bring.
    """
    now = view.activation(seat)
    for cell in order:
        if cell not in now.movable():
            break  # a plan that does not fit this window is shown as far as it goes
        now.move(cell)
    movable = now.movable()
    if not movable:
        now.feed()
    above = _TITLE + _NEXT + GAP
    span = span_of(now.cards)
    size = even(min(66, (_OWN - board.EDGE - 16 + 3) / span.columns - 3))
    height = PLATE_HEIGHT + 24 + board.EDGE + span.rows * (size + 3)
    others = _Others(view, seat, table, waiting, height, _room(above))
    below = max(height, others.height)
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + above + below, NIGHT)
    title, round = Text("misty-picture-activate"), Text("misty-picture-round", round=view.round)
    title_bar(canvas, Box(MARGIN, MARGIN - 4, _WIDTH, _TITLE), table.say(title), table.say(round))
    done = table.say(Text("misty-picture-moves", moves=len(now.order)))
    rest = (
        Text("misty-picture-more", left=len(movable)) if movable else Text("misty-picture-result", points=now.score())
    )
    words = Box(MARGIN, MARGIN + _TITLE, _WIDTH, _NEXT)
    canvas.text_in(words, f"{done} · {table.say(rest)}", 14, MIST, align="left")
    y = MARGIN + above
    _plate(canvas, Box(MARGIN, y, _OWN, PLATE_HEIGHT), view, seat, table, waiting)
    w, h = WindowDrawing.extent(span, size)
    corner = MARGIN + (_OWN - w + board.EDGE) / 2
    drawing = WindowDrawing(canvas, view.kind, Box(corner, y + PLATE_HEIGHT + 12 + board.EDGE, w, h), span, size)
    drawing.activation(now)
    drawing.coordinates(apart=4)
    drawing.movable(movable)
    if not movable:
        _counted(drawing, now)
    others.draw(canvas, MARGIN + _OWN + 12, y)
    none = Text("misty-alt-none")
    plan, free = (" ".join(map(cell_name, cells)) or none for cells in (now.order, movable))
    own = panes(view.windows[seat])
    return canvas.picture(table.say(Text("misty-alt-order", caption=caption(view), own=own, order=plan, free=free)))


def _counted(drawing: WindowDrawing, now: Activation) -> None:
    """What the window would bring."""
    drawing.meals(now)
    for left, right in now.pairs():
        drawing.pair(left, right)
    for cell, points in now.points().items():
        # An empty pane is nothing to wonder about, a covered card is.
        if now.piles[cell]:
            drawing.worth(cell, points)
