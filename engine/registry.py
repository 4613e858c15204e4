"""The games there are: every package in `engine/games/`, each offering `GAME`. A game is imported when it is asked for."""

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
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(engine.games.__path__) if module.ispkg))


@cache
def game(id: str) -> Game[Any, Any]:
    """The game of that id."""
    if id not in game_ids():
        raise BadTable(Text("table-no-game", game=id[:40], known=", ".join(game_ids())))
    found: Game[Any, Any] = import_module(f"engine.games.{id}").GAME
    return found


def games() -> dict[str, Game[Any, Any]]:
    """All games by id."""
    return {id: game(id) for id in game_ids()}
