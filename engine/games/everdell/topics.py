"""What `/rules` can tell: the chapters of the rules, and every card, place, event and automaton by its id.

A set's package may offer `CHAPTERS` of its own; they stand behind those of all, before what the rules leave open.
"""

from __future__ import annotations

from engine.games.everdell import components, sets
from engine.games.everdell.box import Box

CHAPTERS = (
    "goal",
    "words",
    "setup",
    "turn",
    "workers",
    "playing",
    "payment",
    "types",
    "seasons",
    "city",
    "piles",
    "giving",
    "locations",
    "events",
    "scoring",
)
LAST = "rulings"


def topics() -> tuple[str, ...]:
    box: Box = components.default().parts
    return (*chapters(), *box.cards, *box.locations, *box.events, *box.automata)


def chapters() -> tuple[str, ...]:
    """The chapters of all rules, then those of each set, then how we read what is left open."""
    own = [chapter for set in sets.set_ids() for chapter in getattr(sets.package(set), "CHAPTERS", ())]
    return (*CHAPTERS, *own, LAST)
