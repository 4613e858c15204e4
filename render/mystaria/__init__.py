"""Mystaria's painter: a painted land on a map, buildings on plates, headquarters, lines of sight."""

from __future__ import annotations

from collections.abc import Iterable

from engine.asked import Asked
from engine.game import Score
from engine.games.mystaria.views import MystariaView
from engine.text import Text
from render.kit import Box, Canvas, Picture, Table
from render.mystaria.board import close_ups, draw_board, draw_close_up
from render.mystaria.fields import cover
from render.mystaria.panel import draw_panel
from render.mystaria.rules import draw_illustration
from render.mystaria.sheet import draw_sheet


class MystariaPainter:
    """See `render.painter.Painter`."""

    def board(self, view: MystariaView, table: Table, waiting: frozenset[int]) -> Picture:
        return draw_board(view, table, waiting)

    def close_ups(self, view: MystariaView) -> tuple[tuple[str, Text], ...]:
        return close_ups(view)

    def close_up(self, view: MystariaView, name: str, table: Table) -> Picture:
        return draw_close_up(view, name, table)

    def panel(self, view: MystariaView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
        return draw_panel(view, asked, table, waiting)

    def sheet(self, view: MystariaView, scores: tuple[Score, ...], table: Table) -> Picture:
        return draw_sheet(view, scores, table)

    def illustration(self, topic: str, table: Table) -> Picture | None:
        """A small land for a topic of the rules."""
        return draw_illustration(topic, table)

    def cover(self, canvas: Canvas, box: Box) -> None:
        """A small land of all five landscapes."""
        canvas.stamp(cover, box)

    def samples(self) -> Iterable[tuple[str, Picture]]:
        from render.mystaria.samples import samples  # it plays whole games, which only gallery and tests want

        return samples()


PAINTER = MystariaPainter()
