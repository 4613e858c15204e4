"""What a player of Mystaria looks at while deciding: the own tile, the own headquarters, and the land near the choice.

A place and a turn put the ghost of the tile on the map; a building marks where it may stand and what it would score
there, and with its field it stands there. Only the owner of the tile ever gets this picture.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.asked import Asked, Offer
from engine.games.mystaria.buildings import building_text
from engine.games.mystaria.describe import caption
from engine.games.mystaria.land import AXES
from engine.games.mystaria.notation import Field, field_name
from engine.games.mystaria.preview import gains_by_laying
from engine.games.mystaria.views import MystariaView
from engine.text import Text
from render.kit import GAP, MARGIN, PHONE_HEIGHT, PHONE_WIDTH, Box, Canvas, Picture, Table, board, theme, title_bar
from render.mystaria.board import CLOSE_CELL, draw_board, note
from render.mystaria.fields import alone, tile
from render.mystaria.headquarters import HEIGHT, headquarters
from render.mystaria.land import (
    READABLE_CELL,
    LandDrawing,
    Window,
    cell_size,
    draw_small,
    map_height,
    most_fields,
    whole_window,
)

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_TITLE, _NOTE = 28, 22
_TILE = 96  # the width of the tile in hand
_HEAD = _TILE * 2 / 3 + 4
_BADGE = 22.0  # so that two figures on it can be read


def draw_panel(view: MystariaView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
    """The picture for the seat of this view; somebody who only watches sees what everybody sees."""
    if view.finished or view.seat is None:
        return draw_board(view, table, waiting)
    return _Panel(view, view.seat, Choosing(asked), table, waiting).picture()


@dataclass(frozen=True)
class Choosing:
    """A question and the answer so far, as the map needs it. Without a question nothing can be chosen."""

    asked: Asked | None

    @property
    def lays(self) -> bool:
        return self.asked is not None and self.asked.steps[0].kind == "place"

    @property
    def builds(self) -> bool:
        return self.asked is not None and not self.lays

    @property
    def first(self) -> tuple[Offer, ...]:
        """The places for the tile, or the buildings."""
        return self.asked.steps[0].offers if self.asked is not None else ()

    @property
    def sites(self) -> tuple[Offer, ...]:
        """The fields for the building that was chosen."""
        steps = self.asked.steps if self.asked is not None else ()
        return next((step.offers for step in steps if step.kind == "cell"), ())

    def taken(self, where: str) -> Offer | None:
        """What was chosen of this kind."""
        taken = self.asked.taken if self.asked is not None else ()
        return next((offer for offer in taken if offer.where == where), None)

    @property
    def kind(self) -> str:
        """The building that is being placed."""
        building = self.taken("building")
        return building.which if building is not None else ""

    @property
    def at(self) -> Field | None:
        field = self.taken("field")
        return field.at if field is not None else None

    @property
    def turn(self) -> int:
        turn = self.taken("turn")
        return int(turn.which) if turn is not None else 0

    @property
    def fit(self) -> Text | None:
        """What would match where the tile lies now."""
        turns = self.asked.step.offers if self.asked is not None else ()
        return next((offer.hint for offer in turns if offer.of == ("turn", str(self.turn))), None)

    @property
    def axis(self) -> str | None:
        axis = self.taken("axis")
        return axis.which if axis is not None and axis.which in AXES else None

    @property
    def whole(self) -> Text | None:
        """The answer in words, when it is whole."""
        return self.asked.whole.label if self.asked is not None and self.asked.whole is not None else None


def _number(hint: Text | None, name: str) -> int:
    """A figure of a hint."""
    return int(str(dict(hint.args).get(name, 0))) if hint is not None else 0


@dataclass(frozen=True)
class _Panel:
    view: MystariaView
    seat: int
    choosing: Choosing
    table: Table
    waiting: frozenset[int]

    def picture(self) -> Picture:
        window = self._window()
        room = Box(MARGIN, MARGIN + _TITLE + _HEAD + _NOTE + GAP, _WIDTH, self._map_room())
        height = map_height(window, room)
        canvas = Canvas(PHONE_WIDTH, room.y + height + MARGIN, theme.NIGHT)
        title_bar(canvas, Box(MARGIN, MARGIN - 4, _WIDTH, _TITLE), self._title(), self.table.say(note(self.view)))
        self._head(canvas, Box(MARGIN, MARGIN + _TITLE, _WIDTH, _HEAD), window)
        below = Box(MARGIN, MARGIN + _TITLE + _HEAD + 2, _WIDTH, _NOTE)
        canvas.text_in(below, self.table.say(self._said()), 14, theme.EMBER, True, "left", smallest=12)
        self._map(LandDrawing(canvas, self.view, self.table, room, window))
        return canvas.picture(self._alt())

    # What is shown where

    def _map_room(self) -> float:
        return PHONE_HEIGHT - 2 * MARGIN - _TITLE - _HEAD - _NOTE - GAP

    def _focus(self) -> list[Field]:
        """The squares the map is about: the ghost, or the latest tile."""
        at, hand = self.choosing.at, self.view.hand
        if at is not None and self.choosing.lays and hand is not None:
            rows = hand.turns[self.choosing.turn]
            return [(at[0] + x, at[1] + y) for y, row in enumerate(rows) for x in range(len(row))]
        return [field for field, _ in self.view.tiles[-1].fields()]

    def _window(self) -> Window:
        """The whole land and every place for the tile if that can be read, else the part around the focus."""
        corners = [offer.at for offer in self.choosing.first if offer.at is not None]
        whole = whole_window(
            self.view, 0, [(x + dx, y + dy) for x, y in corners for dx, dy in ((0, 0), (2, 1), (1, 2))]
        )
        room = Box(0, 0, _WIDTH, self._map_room())
        if cell_size(whole, room) >= READABLE_CELL:
            return whole
        return whole.around(self._focus(), *most_fields(room, CLOSE_CELL))

    def _title(self) -> str:
        asked = self.choosing.asked
        return self.table.say(asked.prompt if asked is not None else Text("mystaria-picture-own"))

    def _said(self) -> Text:
        """The choice so far in a few words."""
        choosing, at = self.choosing, self.choosing.at
        if choosing.lays and at is not None:
            return Text("mystaria-picture-lay", place=field_name(at), brings=self._brings(at))
        if choosing.kind:
            building = building_text(choosing.kind)
            if at is not None:
                field = choosing.taken("field")
                hint = field.hint if field is not None and field.hint is not None else Text("choose-none")
                return Text("mystaria-picture-build", building=building, field=field_name(at), hint=hint)
            return Text("mystaria-ask-site", building=building)
        if choosing.whole is not None:
            return choosing.whole
        if choosing.builds:
            return Text("mystaria-picture-may-build")
        return Text("mystaria-picture-hand" if self.view.hand is not None else "mystaria-picture-no-hand")

    def _brings(self, at: Field) -> tuple[Text, ...]:
        """How many fields match there, and whose points would change."""
        choosing, hand = self.choosing, self.view.hand
        said = [Text("mystaria-picture-fits", count=_number(choosing.fit, "count"))]
        if hand is not None:
            gains = gains_by_laying(self.view, hand.turns[choosing.turn], at)
            others = sum(gains) - gains[self.seat]
            for whose, points in (("own", gains[self.seat]), ("others", others)):
                if points:
                    said.append(Text(f"mystaria-picture-gain-{whose}", points=f"{points:+d}"))
        return tuple(said)

    def _head(self, canvas: Canvas, box: Box, window: Window) -> None:
        """The tile in hand, the own headquarters, and the whole land in small."""
        left, rest = box.left(_TILE + 10)
        hand = self.view.hand
        if hand is not None:
            canvas.stamp(tile, Box(left.x, left.y, _TILE, _TILE * 2 / 3), alone(hand.turns[0]), hand.number)
        else:
            draw_small(canvas, self.view, self.table, Box(left.x, left.y, _TILE, _TILE * 2 / 3), window)
        own, small = rest.left(186)
        if hand is None:
            own = Box(rest.x, rest.y, min(rest.w, 230), rest.h)
        possible = [offer.which for offer in self.choosing.first if offer.where == "building"]
        headquarters(
            canvas,
            Box(own.x, own.y + (box.h - HEIGHT) / 2 - 2, own.w, HEIGHT),
            self.view,
            self.seat,
            self.table,
            self.waiting,
            self.choosing.kind,
            possible,
        )
        if hand is not None:
            draw_small(canvas, self.view, self.table, Box(small.x + 8, small.y, small.w - 8, _TILE * 2 / 3), window)

    def _map(self, drawing: LandDrawing) -> None:
        drawing.draw(self._lit())
        with drawing.inside():
            if self.choosing.lays:
                self._places(drawing)
            elif self.choosing.kind:
                self._sites(drawing)

    def _places(self, drawing: LandDrawing) -> None:
        """A dot on every square that the upper left field may lie on, and the ghost of the tile."""
        hand, at = self.view.hand, self.choosing.at
        covered = self._focus() if at is not None else []
        for offer in self.choosing.first:
            if offer.at is not None and offer.at in drawing.window and offer.at not in covered:
                x, y = drawing.middle(offer.at)
                drawing.canvas.disc(x, y, drawing.cell * 0.11 + 0.8, theme.INK)
                drawing.canvas.disc(x, y, drawing.cell * 0.11, theme.EMBER)
        if hand is not None and at is not None:
            drawing.ghost(at, hand.turns[self.choosing.turn], hand.number)

    def _sites(self, drawing: LandDrawing) -> None:
        """Where the chosen building may stand, and what it would score there."""
        choosing = self.choosing
        for offer in choosing.sites:
            if offer.at is None or offer.at == choosing.at:
                continue
            points = str(_number(offer.hint, "points"))
            x, y = drawing.middle(offer.at)
            board.number_badge(drawing.canvas, x, y, points, max(_BADGE, drawing.cell * 0.7))
        if choosing.at is not None:
            if choosing.axis:
                drawing.bridge(choosing.at, choosing.axis, self.seat, alpha=0.8)
            drawing.building(choosing.at, choosing.kind, self.seat, newest=True, linking=choosing.axis is not None)

    def _lit(self) -> set[Field] | None:
        """The fields to build on: for the chosen building, or before that for any; none in particular once chosen."""
        choosing = self.choosing
        if not choosing.builds or choosing.at is not None or choosing.whole is not None:
            return None
        if choosing.kind:
            return {offer.at for offer in choosing.sites if offer.at is not None}
        return {spot for offer in choosing.first for spot in offer.spots}

    def _alt(self) -> str:
        said = [caption(self.view), self._said()]
        if self.view.hand is not None:
            said.insert(0, Text("mystaria-text-hand", tile=self.view.hand.text))
        return " ".join(self.table.say(text) for text in said)
