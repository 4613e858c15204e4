"""Where each card, place and event keeps the function that its figures cannot say.

The files of the card types register here; the rules look here. So an effect may lead to playing a card, and playing a card
to an effect, without either file knowing the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.games.everdell.box import Event, Location
from engine.games.everdell.state import CityCard, EverdellState
from engine.rules import Rules
from engine.text import Text

OnPlay = Callable[[EverdellState, int, CityCard], Rules[None]]
"""What a traveler does when it is played: (state, seat, the card in its city)."""
Produce = Callable[[EverdellState, int, int | None, CityCard], Rules[None]]
"""What a production card does: (state, who gains, whose city it stands in, the card)."""
Visit = Callable[[EverdellState, int, int | None, CityCard], Rules[None]]
"""What a worker does on a card: (state, whose worker, whose city, the card)."""
MayVisit = Callable[[EverdellState, int, int | None, CityCard], Text | None]
"""Why a worker cannot go there now."""
CarryOut = Callable[[EverdellState, int, Location], Rules[None]]
Achieve = Callable[[EverdellState, int, Event], Rules[None]]

ON_PLAY: dict[str, OnPlay] = {}
PRODUCE: dict[str, Produce] = {}
VISIT: dict[str, Visit] = {}
MAY_VISIT: dict[str, MayVisit] = {}
CARRY_OUT: dict[str, CarryOut] = {}
ACHIEVE: dict[str, Achieve] = {}

F = TypeVar("F")


def registered(table: dict[str, F], *ids: str) -> Callable[[F], F]:
    """A decorator that files a function under the ids of its cards."""

    def register(function: F) -> F:
        for id in ids:
            table[id] = function
        return function

    return register
