"""The games there are: every package in `engine/games/` that offers `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import engine.games
from engine.game import Game
from engine.refusals import BadTable
from engine.text import Text


@cache
def games() -> dict[str, Game[Any, Any]]:
    """All games by id, in alphabetical order."""
    found = {}
    for module in sorted(iter_modules(engine.games.__path__), key=lambda module: module.name):
        game = import_module(f"engine.games.{module.name}").GAME
        found[game.info.id] = game
    return found


def game(id: str) -> Game[Any, Any]:
    """The game of that id."""
    try:
        return games()[id]
    except KeyError:
        raise BadTable(Text("table-no-game", game=id, known=", ".join(games()))) from None
