"""How fast a game is here and now: figures to compare with each other, not with other machines."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from engine.game import Game
from engine.match import Match
from engine.policies import RandomPolicy, play_out
from engine.rng import Rng


def measure(game: Game[Any, Any], seconds: float = 1.5) -> Iterator[str]:
    """Random games, replays, and answers a second with and without digests, for the most players."""
    players = game.info.seats[-1]
    matches: list[Match] = []
    spent = 0.0
    while spent < seconds or not matches:
        begin = perf_counter()
        match = Match(game, players, f"bench/{len(matches)}", digests=False)
        play_out(match, [RandomPolicy()] * players, Rng(f"bench/{len(matches)}"))
        spent += perf_counter() - begin
        matches.append(match)
    played = len(matches) / spent
    yield f"{game.info.id}, {players} players: {played:.1f} random games/s, {_mean_rows(matches):.0f} answers a game"
    rates = {digests: _replays(matches, digests, seconds) for digests in (False, True)}
    for digests, (games_rate, answers_rate) in rates.items():
        kind = "with digests" if digests else "without digests"
        yield f"  replays {kind}: {games_rate:.1f} games/s, {answers_rate:.0f} answers/s"
    yield f"  replay/random ratio {rates[False][0] / played:.2f}, digests cost x{rates[False][1] / rates[True][1]:.2f}"


def _mean_rows(matches: list[Match]) -> float:
    return sum(len(match.log) for match in matches) / len(matches)


def _replays(matches: list[Match], digests: bool, seconds: float) -> tuple[float, float]:
    count = answers = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds or not count:
        match = matches[count % len(matches)]
        Match(match.game, match.players, match.seed, match.setup.options, log=match.log, digests=digests)
        count += 1
        answers += len(match.log)
    spent = perf_counter() - begin
    return count / spent, answers / spent
