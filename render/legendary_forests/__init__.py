"""The painter of Legendary Forests: planets of maple, cherry and ginkgo, their runes, trees and regions."""

from __future__ import annotations

from collections.abc import Iterable

from engine.asked import Asked
from engine.game import Score
from engine.games.legendary_forests.views import ForestView
from engine.text import Player, Text
from render.kit import Box, Canvas, Picture, Table
from render.legendary_forests.board import draw_board, draw_planet
from render.legendary_forests.cover import draw_cover
from render.legendary_forests.panel import draw_panel
from render.legendary_forests.rules import draw_illustration
from render.legendary_forests.sheet import draw_sheet


class LegendaryForestsPainter:
    """See `render.painter.Painter`."""

    def board(self, view: ForestView, table: Table, waiting: frozenset[int]) -> Picture:
        return draw_board(view, table, waiting)

    def close_ups(self, view: ForestView) -> tuple[tuple[str, Text], ...]:
        """Every planet."""
        return tuple(
            (f"planet-{seat}", Text("legendary_forests-picture-planet", who=Player(seat)))
            for seat in range(view.players)
        )

    def close_up(self, view: ForestView, name: str, table: Table) -> Picture:
        return draw_planet(view, int(name.removeprefix("planet-")), table)

    def panel(self, view: ForestView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
        return draw_panel(view, asked, table, waiting)

    def sheet(self, view: ForestView, scores: tuple[Score, ...], table: Table) -> Picture:
        return draw_sheet(view, scores, table)

    def illustration(self, topic: str, table: Table) -> Picture | None:
        """The picture for a topic of the rules."""
        return draw_illustration(topic, table)

    def cover(self, canvas: Canvas, box: Box) -> None:
        """A small planet with a tree of each colour."""
        draw_cover(canvas, box)

    def samples(self) -> Iterable[tuple[str, Picture]]:
        from render.legendary_forests.samples import samples  # it plays games, which only gallery and tests want

        return samples()


PAINTER = LegendaryForestsPainter()
