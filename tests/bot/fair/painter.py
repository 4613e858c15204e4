"""Plain pictures: what is tested is who gets them, and when."""

from __future__ import annotations

from collections.abc import Iterable

from engine.asked import Asked
from engine.game import Score
from engine.text import Text
from render.kit import PHONE_WIDTH, Canvas, Picture, Table
from render.kit.theme import NIGHT
from tests.bot.fair import FairView


class FairPainter:
    def board(self, view: FairView, table: Table, waiting: frozenset[int]) -> Picture:
        canvas = Canvas(PHONE_WIDTH, 80, NIGHT)
        return canvas.picture(table.say(Text("fair-alt", stalls=len(view.stalls))))

    def close_ups(self, view: FairView) -> tuple[tuple[str, Text], ...]:
        return ()

    def close_up(self, view: FairView, name: str, table: Table) -> Picture:
        return self.board(view, table, frozenset())

    def panel(self, view: FairView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
        return self.board(view, table, waiting)

    def sheet(self, view: FairView, scores: tuple[Score, ...], table: Table) -> Picture:
        return self.board(view, table, frozenset())

    def samples(self) -> Iterable[tuple[str, Picture]]:
        return ()


PAINTER = FairPainter()
