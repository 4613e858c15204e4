"""What a player of Everdell looks at while deciding: first what the question is about, then the hand.

Cards that may be chosen have a dashed rim, chosen ones a tick; so have places. Up to eight cards are shown in full, in
two columns; more of them as small cards, with the chosen one in full above them. Only the owner of the hand gets this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.asked import Asked
from engine.games.everdell.describe import caption
from engine.games.everdell.names import card_name, copy_name
from engine.games.everdell.views import EverdellView, PlaceView, PlayerView
from engine.text import Player, Text
from render.everdell.board import WIDTH, draw_board, player_plate
from render.everdell.cards import FULL_HEADER, full_card, place_number, small_card
from render.everdell.chips import Chip, bundle_chips, centred_chips, resource_chips
from render.everdell.choosing import Choosing, Spot, numbered
from render.everdell.city import city_chips
from render.everdell.closeups import GAP, draw_places, full_cells, heading, places_height
from render.everdell.icons import BARK, PAPER_SHADE, season_sign, worker_sign
from render.everdell.places import event_cell, kept, location_cell, mark, owner_sign
from render.kit import MARGIN, PHONE_HEIGHT, PHONE_WIDTH, Box, Canvas, Picture, Table, theme
from render.kit.theme import LIGHT

_TOP = 62.0  # where the body begins, below prompt and own resources
_ROOM = PHONE_HEIGHT - _TOP - 6
_HEADING = 19.0
_ROW, _LOW = 48.0, 42.0  # rows of events, and of places where there are many
_FULL_LEAST, _FULL_MOST = 98.0, 132.0
_SMALL_LEAST = 60.0
_HEADINGS = {
    "hand": "everdell-picture-hand",
    "meadow": "everdell-picture-meadow",
    "revealed": "everdell-picture-revealed",
    "city": "everdell-picture-own-city",
    "cities": "everdell-picture-cities",
}


def draw_panel(view: EverdellView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
    """The picture for the seat of this view; somebody who only watches sees what everybody sees."""
    if view.seat is None:
        return draw_board(view, table, waiting)
    return _Panel(view, view.sides[view.seat], Choosing(view, asked), table).picture()


class _Panel:
    """One picture in the making: what is to be drawn is collected first, so that its height is known."""

    def __init__(self, view: EverdellView, side: PlayerView, choosing: Choosing, table: Table) -> None:
        self.view, self.side, self.choosing, self.table = view, side, choosing, table
        self._parts: list[tuple[float, Callable[[Canvas, float], None]]] = []

    def picture(self) -> Picture:
        self._collect()
        height = _TOP + sum(height for height, _ in self._parts) + 6
        canvas = Canvas(PHONE_WIDTH, height, theme.NIGHT)
        self._head(canvas)
        y = _TOP
        for height, draw in self._parts:
            draw(canvas, y)
            y += height
        return canvas.picture(self._alt())

    def _add(self, height: float, draw: Callable[[Canvas, float], None]) -> None:
        self._parts.append((height, draw))

    @property
    def _left(self) -> float:
        """The height that is still free."""
        return _ROOM - sum(height for height, _ in self._parts)

    def _collect(self) -> None:
        choosing = self.choosing
        receivers = [side for side in self.view.sides if choosing.seat_state(side.seat)]
        if choosing.preparing:
            self._said(Text("everdell-do-prepare"))
        if choosing.subject and not choosing.spots:
            self._full([Spot("hand", choosing.subject)], _FULL_MOST)
        if choosing.places:
            self._places()
        elif choosing.spots:
            self._cards(choosing.spots)
        if receivers:
            self._receivers(receivers)
        if not choosing.places and not choosing.spots:
            if choosing.label is not None and not choosing.preparing:
                self._said(Text("everdell-picture-chosen", what=choosing.label))
            self._hand()

    def _said(self, text: Text) -> None:
        """The answer so far in words, where no card or place can be marked."""
        words = self.table.say(text)

        def draw(canvas: Canvas, y: float) -> None:
            canvas.panel(Box(MARGIN, y, WIDTH, 24), theme.SLATE, 6, theme.MOSS, 1.4)
            canvas.text_in(Box(MARGIN + 8, y, WIDTH - 16, 24), words, 14, LIGHT, align="left")

        self._add(30, draw)

    # The head: the question, and what the player has

    def _head(self, canvas: Canvas) -> None:
        prompt = self.choosing.prompt or Text("everdell-picture-hand")
        words = self.table.say(prompt)
        short = canvas.text_width(words, 16, bold=True) <= WIDTH
        canvas.text_in(Box(MARGIN, 4, WIDTH, 30), words, 16 if short else 13, LIGHT, True, "left", 1 if short else 2)
        strip = Box(MARGIN, 36, WIDTH, 22)
        canvas.panel(strip, PAPER_SHADE, 6)
        side = self.side
        chips = [
            *resource_chips(side.resources, side.tokens),
            Chip(worker_sign, (BARK,), f"{side.workers_left}/{side.workers}"),
        ]
        *cells, last = strip.inset(4, 0).columns(len(chips) + 1, 2)
        for each, cell in zip(chips, cells, strict=True):
            centred_chips(canvas, cell, [each], size=16)
        canvas.disc(*last.centre, 10, theme.DUSK)
        canvas.stamp(season_sign, last.centred(15, 15), side.season)

    # Cards

    def _hand(self) -> None:
        hand = numbered(self.view, "hand", self.view.hand)
        if not hand:
            words = self.table.say(Text("everdell-picture-hand-empty"))
            self._add(70, lambda canvas, y: _quiet(canvas, y, words))
        elif -(-len(hand) // 2) * (_FULL_LEAST + GAP) <= self._left:
            self._full(hand, self._left)
        else:
            self._heading("hand")
            self._small(hand)

    def _cards(self, spots: Sequence[Spot]) -> None:
        areas = list(dict.fromkeys(spot.area for spot in spots))
        by_area = [(area, [spot for spot in spots if spot.area == area]) for area in areas]
        lines = sum(-(-len(of_area) // 2) for _, of_area in by_area)
        headings = _HEADING * len(areas)
        if lines * (_FULL_LEAST + GAP) + headings <= self._left and "city" not in areas:
            for area, of_area in by_area:
                if len(areas) > 1:
                    self._heading(area)
                self._full(of_area, self._left * -(-len(of_area) // 2) / lines)
                lines -= -(-len(of_area) // 2)
            return
        marked = [spot for spot in spots if spot.thing in self.choosing.marked]
        rows = sum(-(-len(of_area) // 4) for _, of_area in by_area)
        # Of a larger choice only some would fit: its ticks say it all.
        if 0 < len(marked) <= 2 and rows * (_SMALL_LEAST + 4) + headings + _FULL_LEAST + GAP <= self._left:
            self._full(marked, _FULL_LEAST + GAP)
        height = max(_SMALL_LEAST, min(84.0, (self._left - headings) / rows - 4))
        for area, of_area in by_area:
            self._heading(area)
            self._small(of_area, height)

    def _heading(self, area: str) -> None:
        words = self.table.say(Text(_HEADINGS[area]))
        self._add(_HEADING, lambda canvas, y: heading(canvas, y, words))

    def _full(self, spots: Sequence[Spot], room: float) -> None:
        """Full cards in two columns, as high as the room allows."""
        lines = -(-len(spots) // 2)
        height = max(_FULL_LEAST, min(_FULL_MOST, room / lines - GAP))

        def draw(canvas: Canvas, y: float) -> None:
            for spot, cell in zip(spots, full_cells(MARGIN, y, len(spots), height), strict=True):
                full_card(canvas, cell, self.view.card(spot.id), self.view.box, self.table)
                if spot.place:
                    place_number(canvas, cell, spot.place, FULL_HEADER)
                self._marks(canvas, cell, spot)

        self._add(lines * (height + GAP), draw)

    def _small(self, spots: Sequence[Spot], height: float = 64.0) -> None:
        lines = -(-len(spots) // 4)

        def draw(canvas: Canvas, y: float) -> None:
            rows = Box(MARGIN, y, WIDTH, lines * (height + 4) - 4).rows(lines, 4)
            cells = [cell for row in rows for cell in row.columns(4, 4)]
            for spot, cell in zip(spots, cells, strict=False):
                card = self.view.card(spot.id)
                if spot.lying is None:
                    name, chips, size = card_name(spot.id), bundle_chips(card.cost), 13
                else:
                    name = copy_name(card, spot.lying.name)
                    chips, size = city_chips(card, spot.lying, self.table, self.view), 15
                small_card(canvas, cell, card, self.table.say(name), chips, size)
                if spot.place:
                    place_number(canvas, cell, spot.place)
                self._marks(canvas, cell, spot)

        self._add(lines * (height + 4), draw)

    def _marks(self, canvas: Canvas, cell: Box, spot: Spot) -> None:
        if spot.kept:
            kept(canvas, cell, spot.kept)
        if spot.owner is not None:
            owner_sign(canvas, Box(cell.x + 4, cell.bottom - 20, 16, 16), spot.owner, self.table)
        mark(canvas, cell, self.choosing.state(spot.thing), (cell.x + 12, cell.y + 28))

    # Places

    def _places(self) -> None:
        """All locations, with words if there is room, then events, then cards with a spot for a worker."""
        cards = [spot for spot in self.choosing.spots if spot.thing in self.choosing.possible]
        events = any(event.id in self.choosing.places for event in self.view.events)
        below = (_ROW + 5 if events else 0) + -(-len(cards) // 4) * 68.0 + (_HEADING if cards else 0)
        lines = next((lines for lines in (2, 1) if places_height(self.view, lines) + below <= _ROOM), 0)
        if lines:
            self._add(places_height(self.view, lines), partial(self._draw_places, lines))
        else:
            for places in self._rows_of_places():
                self._add(_LOW + 5, partial(self._place_row, places))
        if events:
            self._add(_ROW + 5, self._draw_events)
        if cards:
            self._heading("city" if all(spot.area == "city" for spot in cards) else "cities")
            self._small(cards, min(64.0, self._left / -(-len(cards) // 4) - 4))

    def _draw_places(self, lines: int, canvas: Canvas, y: float) -> None:
        def touch(cell: Box, place: str) -> None:
            mark(canvas, cell, self.choosing.place_state(place))

        draw_places(canvas, y, self.view, self.table, touch, lines)

    def _rows_of_places(self) -> list[tuple[PlaceView, ...]]:
        forest = tuple(clearing.place for clearing in self.view.forest if clearing.place is not None)
        basic = self.view.basic
        return [basic[:4], basic[4:], (*forest, self.view.haven), self.view.journeys]

    def _place_row(self, places: Sequence[PlaceView], canvas: Canvas, y: float) -> None:
        for place, cell in zip(places, Box(MARGIN, y, WIDTH, _LOW).columns(len(places), 5), strict=True):
            location_cell(canvas, cell, self.view.box, place, self.table)
            mark(canvas, cell, self.choosing.place_state(place.id))

    def _draw_events(self, canvas: Canvas, y: float) -> None:
        cells = Box(MARGIN, y, WIDTH, _ROW).columns(len(self.view.events), 4)
        for event, cell in zip(self.view.events, cells, strict=True):
            event_cell(canvas, cell, self.view.box, event, self.table)
            mark(canvas, cell, self.choosing.place_state(event.id))

    # Other players

    def _receivers(self, sides: Sequence[PlayerView]) -> None:
        lines = -(-len(sides) // 2)

        def draw(canvas: Canvas, y: float) -> None:
            cells = [cell for row in Box(MARGIN, y, WIDTH, lines * 68 - 6).rows(lines, 6) for cell in row.columns(2, 6)]
            for side, cell in zip(sides, cells, strict=False):
                player_plate(canvas, cell, self.view, side, self.table, frozenset())
                mark(canvas, cell, self.choosing.seat_state(side.seat), (cell.right - 14, cell.y + 31))

        self._add(lines * 68.0, draw)

    def _alt(self) -> str:
        view, choosing = self.view, self.choosing
        none = (Text("everdell-alt-none"),)
        prompt = choosing.prompt or Text(
            "everdell-text-turn", turn=view.turn, who=Player(self.side.seat if view.active is None else view.active)
        )
        hand = tuple(card_name(id) for id in view.hand) or none
        marked = choosing.label or none
        said = Text("everdell-alt-panel", prompt=prompt, hand=hand, marked=marked)
        return f"{self.table.say(said)} {self.table.say(caption(view))}"


def _quiet(canvas: Canvas, y: float, words: str) -> None:
    canvas.text_in(Box(MARGIN, y, WIDTH, 60), words, 15, theme.FOG)
