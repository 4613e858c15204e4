"""How quickly Everdell is played and replayed, and how long computer players think.

`python -m bench.everdell` prints random games a second for each number of players, what the replay of a finished game
costs compared with playing it, and the time of a decision with sixty playouts.
"""

from __future__ import annotations

from statistics import mean
from time import perf_counter

from engine.games.everdell import GAME
from engine.match import Match
from engine.policies import Glimpse, MonteCarlo, RandomPolicy, play_out
from engine.rng import Rng

GAMES = 20
PLAYOUTS = 60
DECISIONS = 25


def random_games(players: int) -> list[Match]:
    matches = [Match(GAME, players, f"bench/{number}", digests=False) for number in range(GAMES)]
    for number, match in enumerate(matches):
        play_out(match, [RandomPolicy()] * players, Rng(f"bench/{number}"))
    return matches


def replay(match: Match) -> Match:
    """The same game again from its log, as a host does it when a table is first touched."""
    return Match(GAME, match.players, match.seed, match.setup.options, log=match.log, digests=False)


def thinking() -> list[float]:
    """How long the decisions of a game take, from the opening on."""
    match, rng = Match(GAME, 2, "bench/thinking", digests=False), Rng("bench/thinking")
    policy = MonteCarlo(playouts=PLAYOUTS)
    times: list[float] = []
    while not match.finished and len(times) < DECISIONS:
        (decision,) = match.pending()
        begin = perf_counter()
        key = policy.choose(Glimpse(match, decision.seat), rng)
        times.append(perf_counter() - begin)
        match.submit(decision.seat, key)
    return times


def main() -> None:
    for players in GAME.info.seats:
        begin = perf_counter()
        matches = random_games(players)
        played = perf_counter()
        for match in matches:
            replay(match)
        spent, again = played - begin, perf_counter() - played
        answers = mean(len(match.log) for match in matches)
        print(
            f"everdell for {players}: {GAMES / spent:6.1f} random games/s, {answers:4.0f} answers a game, "
            f"a replay {again / GAMES * 1e3:5.1f} ms ({spent / again:.1f} times as fast as playing)"
        )
    times = thinking()
    print(
        f"a decision with {PLAYOUTS} playouts: {mean(times) * 1e3:.0f} ms on average, {max(times) * 1e3:.0f} ms at most"
    )


if __name__ == "__main__":
    main()
