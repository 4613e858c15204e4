"""Computer players. They see what a person in that seat would see: a view, a question, and worlds they can imagine.

Policies are pure: the same glimpse and the same rng give the same answer. They are slow and belong outside the event loop.
How much they think is counted in imagined worlds, never in time; whoever keeps a clock may cut them short.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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


def never() -> bool:
    """Nobody is in a hurry."""
    return False


class MonteCarlo:
    """Tries candidates in imagined worlds, plays on at random, and keeps the better half until one is left.

    What is mere calculation (`Decision.best`) is calculated, here and in the imagined worlds.

    `playouts` is the budget for one decision (by default the game's own), `width` how many candidates are looked at.
    As soon as `enough` says so the best candidate so far is taken.
    """

    def __init__(self, playouts: int | None = None, width: int = 24, enough: Callable[[], bool] = never) -> None:
        self.playouts = playouts
        self.width = width
        self.enough = enough

    def choose(self, glimpse: Glimpse, rng: Rng) -> str:
        if glimpse.decision.best is not None:
            return glimpse.decision.best()
        candidates = self._candidates(glimpse, rng)
        halvings = max(1, (len(candidates) - 1).bit_length())
        playouts = self.playouts if self.playouts is not None else glimpse.playouts
        totals = dict.fromkeys(candidates, 0.0)
        worlds = 0
        while len(candidates) > 1:
            for _ in range(max(1, playouts // halvings // len(candidates))):
                try:
                    values = self._in_one_world(glimpse, candidates, rng)
                except CannotImagine:
                    return rng.choice(candidates)
                if len(values) < len(candidates):
                    # A world in which not all have been tried compares little, and counts only where there is no other.
                    return max(candidates, key=totals.__getitem__) if worlds else max(values, key=values.__getitem__)
                worlds += 1
                for key, value in values.items():
                    totals[key] += value
            candidates = sorted(candidates, key=lambda key: -totals[key])[: (len(candidates) + 1) // 2]
        return candidates[0]

    def _in_one_world(self, glimpse: Glimpse, candidates: Sequence[str], rng: Rng) -> dict[str, float]:
        """What each candidate comes to in the same world: what differs is the choice, not the luck."""
        seed = f"{rng.seed}/{rng.below(1 << 62)}"
        values: dict[str, float] = {}
        for key in candidates:
            if values and self.enough():
                break
            values[key] = self._playout(glimpse, key, Rng(seed))
        return values

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
                options = decision.options
                world.give(decision, options[decision.best()] if decision.best is not None else options.sample(rng))
        return world.outlook(glimpse.seat)


@dataclass(frozen=True)
class Strength:
    """How well a computer plays: in so many worlds it imagines so many candidates; None is what the game finds fair.

    Who looks at few candidates overlooks the better ones, as people do, but nothing it does is without sense.
    """

    id: str
    playouts: int | None
    width: int

    def player(self, enough: Callable[[], bool] = never) -> MonteCarlo:
        return MonteCarlo(self.playouts, self.width, enough)


STRENGTHS = {
    strength.id: strength
    for strength in (Strength("easy", 6, 3), Strength("medium", 20, 5), Strength("strong", None, 24))
}
"""From the weakest to the strongest; each beats the one before in at least 60 of 100 games (`make soak` counts)."""


def play_out(match: Match, policies: Sequence[Policy], rng: Rng) -> None:
    """Let computer players finish a match."""
    while not match.finished:
        for decision in match.pending():
            match.submit(decision.seat, policies[decision.seat].choose(Glimpse(match, decision.seat), rng))
