"""Made up: a card, a place, an event and an opponent, as a set would bring them; and a table option and a chapter of its own."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import TableOption

GROUPS = ("oddities",)
CHAPTERS = ("omens",)
OPTIONS = (TableOption("oddities", ("no", "yes")),)


def plays(options: Mapping[str, str]) -> bool:
    return options["oddities"] == "yes"
