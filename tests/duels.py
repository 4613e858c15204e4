"""Computer players against each other: each strength has to beat the one below in every game.

Two seats; each deal is played twice, so that both have sat first. A shared win counts half.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from math import sqrt

from engine.policies import STRENGTHS, Glimpse, Policy, RandomPolicy, play_out
from engine.rng import Rng
from tests.cases import Case

CHANCE = "chance"
SIDES = ("better", "worse")


@dataclass(frozen=True)
class Pairing:
    """Two ways to play, and which share of the games the better one has to win."""

    better: str
    worse: str
    wanted: float = 0.6

    def __str__(self) -> str:
        return f"{self.better} against {self.worse}"

    def play(self, case: Case, seed: int) -> Counter[str]:
        """One game; the better one sits first in every other."""
        match = case.match(f"duel/{seed // 2}", digests=False)
        players = {"better": Watched(self.better), "worse": Watched(self.worse)}
        order = SIDES if seed % 2 == 0 else SIDES[::-1]
        play_out(match, [players[side] for side in order], Rng(f"duel/{case}/{seed}"))
        scores = dict(zip(order, match.scores(), strict=True))
        count = Counter(duels=1, shared=int(scores["better"].rank == scores["worse"].rank))
        for side, other in (SIDES, SIDES[::-1]):
            count[f"{side} won"] = int(scores[side].rank < scores[other].rank)
            count[f"{side} points"] = scores[side].total
            count[f"{side} decisions"] = players[side].decisions
            count[f"{side} microseconds"] = round(players[side].seconds * 1e6)
        return count


PAIRINGS = (
    Pairing("easy", CHANCE),
    Pairing("medium", CHANCE, wanted=0.9),
    Pairing("medium", "easy"),
    Pairing("strong", "medium"),
)


class Watched:
    """A player and how long it thinks, in seconds of one core."""

    def __init__(self, name: str) -> None:
        self.player: Policy = RandomPolicy() if name == CHANCE else STRENGTHS[name].player()
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, glimpse: Glimpse, rng: Rng) -> str:
        begin = time.process_time()
        key = self.player.choose(glimpse, rng)
        self.seconds += time.process_time() - begin
        self.decisions += 1
        return key


def share(count: Counter[str]) -> float:
    return (count["better won"] + count["shared"] / 2) / count["duels"]


def told(pairing: Pairing, count: Counter[str]) -> str:
    """What came of some games, in one line."""
    low, high = wilson(share(count), count["duels"])
    points = " : ".join(f"{count[f'{side} points'] / count['duels']:.1f}" for side in SIDES)
    seconds = " : ".join(
        f"{count[f'{side} microseconds'] / 1e6 / max(1, count[f'{side} decisions']):.3f}" for side in SIDES
    )
    return (
        f"{pairing}: {count['better won']}:{count['worse won']} ({count['shared']} shared), "
        f"{share(count):.1%} of {count['duels']} ({low:.1%} to {high:.1%}), "
        f"on average {points} points, {seconds} s a decision"
    )


def wilson(share: float, played: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times out of a hundred."""
    z = 1.96
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    around = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return middle - around, middle + around
