"""What gallery and tests need to make samples: a table of people with difficult names, in both languages."""

from __future__ import annotations

from render.kit.seats import Sitter, Table
from words import words

NAMES = ("Änne", "Bartholomäus Öztürk", "Chidi", "Dörthe", "Emma-Lou")


def sample_table(players: int, locale: str = "en") -> Table:
    """A table with so many sitters; the last of three or more is a computer."""
    language = words(locale)
    sitters = tuple(Sitter(NAMES[seat], seat, computer=seat == players - 1 > 1) for seat in range(players))
    return Table(sitters, lambda text: language.say(text, NAMES))
