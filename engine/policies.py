"""Computer players. They see what a person in that seat would see: a view, a question, and worlds they can imagine.

Policies are pure: the same glimpse and the same rng give the same answer. They are slow and belong outside the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Protocol

from engine.game import View
from engine.match import CannotImagine, Match
from engine.rng import Rng
from engine.rules import Decision


class Glimpse:
    """A match as one seat knows it."""

    def __init__(self, match: Match, seat: int) -> None:
        decision = match.decision(seat)
        assert decision is not None, "only a seat that is asked can choose"
        self.seat = seat
        self.decision: Decision = decision
        self._match = match

    @property
    def view(self) -> View:
        return self._match.view(self.seat)

    @property
    def playouts(self) -> int:
        """What this game finds a fair effort for a decision."""
        return self._match.game.playouts

    def imagine(self, rng: Rng) -> Match:
        """A world that looks the same from this seat, standing at the same question."""
        return self._match.imagine(self.seat, rng)


class Policy(Protocol):
    def choose(self, glimpse: Glimpse, rng: Rng) -> str:
        """The key of an option."""


class RandomPolicy:
    """Any legal option."""

    def choose(self, glimpse: Glimpse, rng: Rng) -> str:
        return glimpse.decision.options.sample(rng).key


class MonteCarlo:
    """Tries candidates in imagined worlds, plays on at random, and keeps the better half until one is left.

    What is mere calculation (`Decision.best`) is calculated, here and in the imagined worlds.

    `playouts` is the budget for one decision (by default the game's own), `width` how many candidates are looked at.
    """

    def __init__(self, playouts: int | None = None, width: int = 24) -> None:
        self.playouts = playouts
        self.width = width

    def choose(self, glimpse: Glimpse, rng: Rng) -> str:
        if glimpse.decision.best is not None:
            return glimpse.decision.best()
        candidates = self._candidates(glimpse, rng)
        halvings = max(1, (len(candidates) - 1).bit_length())
        playouts = self.playouts if self.playouts is not None else glimpse.playouts
        totals = dict.fromkeys(candidates, 0.0)
        tried = 0
        while len(candidates) > 1:
            worlds = max(1, playouts // halvings // len(candidates))
            for _ in range(worlds):
                tried += 1
                # The same world for every candidate: what differs is the choice, not the luck.
                seed = f"{rng.seed}/{rng.below(1 << 62)}"
                for key in candidates:
                    try:
                        totals[key] += self._playout(glimpse, key, Rng(seed))
                    except CannotImagine:
                        return rng.choice(candidates)
            candidates = sorted(candidates, key=lambda key: -totals[key])[: (len(candidates) + 1) // 2]
        return candidates[0]

    def _candidates(self, glimpse: Glimpse, rng: Rng) -> list[str]:
        options = glimpse.decision.options
        few = [option.key for option in islice(options, self.width + 1)]
        if len(few) <= self.width:
            return few
        return list(dict.fromkeys(options.sample(rng).key for _ in range(2 * self.width)))[: self.width]

    def _playout(self, glimpse: Glimpse, key: str, rng: Rng) -> float:
        world = glimpse.imagine(rng)
        start = world.horizon()
        world.submit(glimpse.seat, key)
        while not world.finished and world.horizon() == start:
            for decision in world.pending():
                key = decision.best() if decision.best is not None else decision.options.sample(rng).key
                world.submit(decision.seat, key)
        return world.outlook(glimpse.seat)


def play_out(match: Match, policies: Sequence[Policy], rng: Rng) -> None:
    """Let computer players finish a match."""
    while not match.finished:
        for decision in match.pending():
            match.submit(decision.seat, policies[decision.seat].choose(Glimpse(match, decision.seat), rng))
