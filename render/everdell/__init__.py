"""Everdell's painter: cards, cities, places and events, all drawn from the records of the box."""

from __future__ import annotations

from collections.abc import Iterable

from engine.asked import Asked
from engine.game import Score
from engine.games.everdell.views import EverdellView
from engine.text import Text
from render.everdell.board import draw_board
from render.everdell.closeups import close_ups, draw_close_up
from render.everdell.panel import draw_panel
from render.everdell.rules import illustration
from render.everdell.sets.base.cover import cover
from render.everdell.sheet import draw_sheet
from render.kit import Box, Canvas, Picture, Table


class EverdellPainter:
    """See `render.painter.Painter`."""

    def board(self, view: EverdellView, table: Table, waiting: frozenset[int]) -> Picture:
        return draw_board(view, table, waiting)

    def close_ups(self, view: EverdellView) -> tuple[tuple[str, Text], ...]:
        return close_ups(view)

    def close_up(self, view: EverdellView, name: str, table: Table) -> Picture:
        return draw_close_up(view, name, table)

    def panel(self, view: EverdellView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
        return draw_panel(view, asked, table, waiting)

    def sheet(self, view: EverdellView, scores: tuple[Score, ...], table: Table) -> Picture:
        return draw_sheet(view, scores, table)

    def cover(self, canvas: Canvas, box: Box) -> None:
        """The picture on the box."""
        canvas.stamp(cover, box)

    def illustration(self, topic: str, table: Table) -> Picture | None:
        return illustration(topic, table)

    def samples(self) -> Iterable[tuple[str, Picture]]:
        from render.everdell.samples import samples  # it plays whole games, which only gallery and tests want

        return samples()


PAINTER = EverdellPainter()
