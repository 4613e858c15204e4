"""What `/rules` can tell: the chapters of the rules, and every card, place and event by its id."""

from __future__ import annotations

from engine.games.everdell import components
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
    "solo",
    "rulings",
)


def topics() -> tuple[str, ...]:
    box: Box = components.default().parts
    return (*CHAPTERS, *box.cards, *box.locations, *box.events)
