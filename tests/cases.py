"""The tables that the tests over every game sit down at, and how random games are played there."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from engine.game import Game
from engine.match import Match
from engine.registry import game, game_ids
from engine.rng import Rng

ONLY = os.environ.get("MISTGROVE_TEST_GAMES", "")
"""While a game is being written: a comma-separated list of the games to look at."""


@dataclass(frozen=True)
class Case:
    """A game, a number of players, and table options other than the defaults."""

    id: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game[Any, Any]:
        return game(self.id)

    @property
    def plain(self) -> bool:
        return not self.options

    def match(self, seed: object, *, of: Game[Any, Any] | None = None, digests: bool = True) -> Match:
        return Match(of or self.game, self.players, f"{self}/{seed}", dict(self.options), digests=digests)

    def __str__(self) -> str:
        return "-".join([self.id, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def ids() -> list[str]:
    return [id for id in game_ids() if not ONLY or id in ONLY.split(",")]


@cache
def plain_cases() -> tuple[Case, ...]:
    """Every game with every number of players, as a table plays that agrees on nothing special."""
    return tuple(Case(id, players) for id in ids() for players in game(id).info.seats)


@cache
def option_cases() -> tuple[Case, ...]:
    """Each table option's other values, one at a time, with every number of players for which the game allows them."""
    return tuple(
        Case(id, players, ((option.id, value),))
        for id in ids()
        for players in game(id).info.seats
        for option in game(id).info.options
        for value in option.values
        if value != option.default(players) and possible(id, players, {option.id: value})
    )


def possible(id: str, players: int, options: Mapping[str, str]) -> bool:
    """Whether a table of so many can agree on this."""
    info = game(id).info
    return not info.misfits(players, info.filled(players, options))


@cache
def small_cases() -> tuple[Case, ...]:
    """Every game once, with the fewest players."""
    return tuple(Case(id, game(id).info.seats[0]) for id in ids())


def recount_of(id: str) -> ModuleType:
    """The game's second counting."""
    return import_module(f"tests.recount.{id}")


def play_randomly(match: Match, rng: Rng, *, each: Callable[[Match], None] | None = None, rows: int = 10**6) -> Match:
    """Random answers in a random order of seats until the end (or that many rows); `each` looks on after every answer."""
    while not match.finished and len(match.log) < rows:
        decision = rng.choice(match.pending())
        match.submit(decision.seat, decision.options.sample(rng).key, decision.number)
        if each is not None:
            each(match)
    return match


@cache
def finished(case: Case, seed: int = 0) -> Match:
    """A finished random game, played once a process and only to be looked at."""
    return play_randomly(case.match(seed), Rng(f"{case}/{seed}"))


def halfway(case: Case, seed: int = 0, share: float = 0.5) -> Match:
    """A random game under way, a fresh one each time."""
    whole = finished(case, seed)
    return whole.rewind(int(len(whole.log) * share))
