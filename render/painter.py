"""What every game's painter offers, and where painters are found.

A painter is pure: a view (what one reader may know), a question and its partial answer in, a picture out. It lives in
`render/<game id>` (a module or a package) that offers `PAINTER`; nobody registers it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from engine.asked import Asked
from engine.game import Score
from engine.registry import game_ids
from engine.text import Text
from render.kit import Picture, Table


class Painter(Protocol):
    """Draws one game. `waiting` are the seats that still have to decide; nobody learns more about what they do."""

    def board(self, view: Any, table: Table, waiting: frozenset[int]) -> Picture:
        """The table at a glance, for the channel: everything public that fits a phone, the last move marked."""

    def close_ups(self, view: Any) -> tuple[tuple[str, Text], ...]:
        """Parts of the table that can be looked at closely: an id (at most 20 characters) and a button's label each."""

    def close_up(self, view: Any, name: str, table: Table) -> Picture:
        """One of those parts."""

    def panel(self, view: Any, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
        """What a player looks at while deciding: hand, own board, free places by name.

        `asked` is the question and the answer so far: the card is marked, the ghost stands on its place, the planned
        steps are shown. It is read by its things and places, never by words or prompts. Without a question it is
        simply the hand and the own board.
        """

    def sheet(self, view: Any, scores: tuple[Score, ...], table: Table) -> Picture:
        """The score sheet that explains every point."""

    def samples(self) -> Iterable[tuple[str, Picture]]:
        """Named pictures of typical states, for the gallery."""


@cache
def painter(id: str) -> Painter:
    """The painter of a game; it is imported when it is asked for."""
    found: Painter = import_module(f"render.{id}").PAINTER
    return found


def painted_games() -> list[str]:
    """The games that have a painter, without importing it."""
    return [id for id in game_ids() if find_spec(f"render.{id}") is not None]
