"""How opponents that are no seat are drawn: their sign wherever they stand, their plate, their column of the sheet.

A set offers an `AutomatonMotif` for each of its automata (see `motifs`). One without is a stranger with a coat of arms,
and its points enter the sheet by the sources that its rules name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.games.everdell.views import AutomatonView, EverdellView
from engine.text import Text
from render.everdell.chips import Chip
from render.everdell.icons import city_sign, thing
from render.kit import Canvas
from render.kit.theme import MIST


@dataclass(frozen=True)
class Entry:
    """Some of its points on the sheet: in the row of this label, or in one of its own with this sign."""

    label: Text
    points: int
    sign: Chip | None = None


def plain_plate(automaton: AutomatonView) -> list[Chip]:
    """The size of its city, its point tokens."""
    return [
        Chip(city_sign, (MIST,), str(len(automaton.city))),
        Chip(thing, ("point",), str(automaton.tokens)),
    ]


def plain_entries(view: EverdellView, automaton: AutomatonView) -> list[Entry]:
    """Its points by the sources that its rules name."""
    return [Entry(part.label, part.points) for part in automaton.points]


@dataclass(frozen=True)
class AutomatonMotif:
    """What a set draws of one of its automata."""

    sign: Callable[[Canvas], None]
    """Draws into a unit square, and is told from every other sign and seat by its outline."""
    colour: int
    """The index of the seat colour of its column on the sheet."""
    plate: Callable[[AutomatonView], list[Chip]] = plain_plate
    entries: Callable[[EverdellView, AutomatonView], list[Entry]] = plain_entries
