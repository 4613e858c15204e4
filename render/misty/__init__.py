"""Misty's painter: misted windows, finger drawings, and the ways of the arrows."""

from __future__ import annotations

from collections.abc import Iterable

from engine.asked import Asked
from engine.game import Score
from engine.games.misty.views import MistyView
from engine.text import Text
from render.kit import Box, Canvas, Picture, Table
from render.misty.board import draw_board, draw_round
from render.misty.cards import cover
from render.misty.panel import draw_panel
from render.misty.rules import draw_illustration
from render.misty.sheet import draw_sheet


class MistyPainter:
    """See `render.painter.Painter`."""

    def board(self, view: MistyView, table: Table, waiting: frozenset[int]) -> Picture:
        return draw_board(view, table, waiting)

    def close_ups(self, view: MistyView) -> tuple[tuple[str, Text], ...]:
        """Every finished round."""
        return tuple(
            (f"round-{number}", Text("misty-picture-round", round=number)) for number in range(1, len(view.rounds) + 1)
        )

    def close_up(self, view: MistyView, name: str, table: Table) -> Picture:
        return draw_round(view, table, int(name.removeprefix("round-")))

    def panel(self, view: MistyView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
        return draw_panel(view, asked, table, waiting)

    def sheet(self, view: MistyView, scores: tuple[Score, ...], table: Table) -> Picture:
        return draw_sheet(view, scores, table)

    def illustration(self, topic: str, table: Table) -> Picture | None:
        """The picture for a topic of the rules."""
        return draw_illustration(topic, table)

    def cover(self, canvas: Canvas, box: Box) -> None:
        """A small window with four finger drawings."""
        canvas.stamp(cover, box)

    def samples(self) -> Iterable[tuple[str, Picture]]:
        from render.misty.samples import samples  # it plays whole games, which only gallery and tests want

        return samples()


PAINTER = MistyPainter()
