"""How fast a game is here and now, in seconds of processor time: figures to compare with each other, not with other machines.

Run as a script (`python -P engine/benchmark.py GAME SECONDS MOST_GAMES` with another checkout in PYTHONPATH) it measures that
other checkout: so it must use nothing but what every checkout has.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from time import process_time
from typing import Any

from engine.game import Game
from engine.match import Match
from engine.policies import RandomPolicy, play_out
from engine.registry import game as known_game
from engine.rng import Rng


@dataclass(frozen=True)
class Figures:
    """Some random games: how many, how many answers they had, and what it took to play them, and to play them once more."""

    games: int
    answers: int
    played: float
    replayed: float
    """A replay without digests."""
    marked: float
    """Giving the same answers again, with a digest made for each."""
    checked: float
    """A replay with digests, as a host does it."""
    trail: str
    """A hash of all answers: equal where the same games were played."""


def figures(game: Game[Any, Any], seconds: float, most: int | None = None) -> Figures:
    """Play random games for so long (but no more than `most`) with the most players, and replay each twice."""
    players = game.info.seats[-1]
    games = answers = 0
    played = replayed = marked = checked = 0.0
    trail = sha256()
    while not games or (played < seconds and games != most):
        seed = f"bench/{games}"
        begin = process_time()
        match = Match(game, players, seed, digests=False)
        play_out(match, [RandomPolicy()] * players, Rng(seed))
        played += process_time() - begin
        # Turn and turn about, so that whatever else this machine does slows both down.
        replayed += _replay(match, digests=False)
        begin = process_time()
        again = Match(game, players, seed)
        for entry in match.log:
            again.submit(entry.seat, entry.key)
        marked += process_time() - begin
        checked += _replay(again, digests=True)
        games, answers = games + 1, answers + len(match.log)
        trail.update("\n".join(f"{entry.seat} {entry.key}" for entry in match.log).encode())
    return Figures(games, answers, played, replayed, marked, checked, trail.hexdigest()[:12])


def _replay(match: Match, digests: bool) -> float:
    begin = process_time()
    Match(match.game, match.players, match.seed, match.setup.options, log=match.log, digests=digests)
    return process_time() - begin


def measure(game: Game[Any, Any], seconds: float = 1.5) -> Iterator[str]:
    """Random games, replays, and answers a second with and without digests, for the most players."""
    found = figures(game, seconds)
    played = found.games / found.played
    answers = found.answers / found.games
    yield f"{game.info.id}, {game.info.seats[-1]} players: {played:.1f} random games/s, {answers:.0f} answers a game"
    for kind, spent in (("without", found.replayed), ("with", found.checked)):
        yield f"  replays {kind} digests: {found.games / spent:.1f} games/s, {found.answers / spent:.0f} answers/s"
    making, checking = found.marked / found.replayed, found.checked / found.replayed
    yield f"  replay/random ratio {found.played / found.replayed:.2f}, digests cost x{checking:.2f}, made x{making:.2f}"


if __name__ == "__main__":
    print(json.dumps(asdict(figures(known_game(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]) or None))))
