"""The same as the tests over every game, in thousands: `make soak`, or `python -m tests.soak [--games N] [--game ID]`.

Random games for every game, number of players and table option: each is replayed row by row with digests, its pieces
are counted along the way, its scores recounted from the JSON, its transcript written and read again; some are played by
people who change their minds. Then computer players of each strength against the one below. Prints what it counted;
any failure is named with what it takes to see it again, and the exit is non-zero.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from multiprocessing import Pool
from typing import Any

from engine import transcript
from engine.match import Match
from engine.registry import game_ids
from engine.rng import Rng
from tests.cases import Case, option_cases, plain_cases, play_randomly, recount_of
from tests.duels import PAIRINGS, share, told
from tests.wild import Wild, fingerprint, repeat

CHUNK = 20
"""So many games are one piece of work for a process."""
LOOK = 20
"""After one answer in so many the pieces are counted."""


@dataclass
class Result:
    """What a piece of work has counted, and what went wrong."""

    name: str
    counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


Task = tuple[str, Callable[[Case, int], Counter[str]], Case, int, int]
"""How it is called, what plays one game, at which table, and from which seed to which."""


def document(match: Match) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(transcript.document(match)))
    return read


def random_game(case: Case, seed: int) -> Counter[str]:
    """One random game with everything that can be checked about it."""
    second = recount_of(case.id)
    rng = Rng(f"soak/{case}/{seed}")
    match = case.match(f"soak/{seed}")
    looks = Counter[str]()

    def look(now: Match) -> None:
        if rng.below(LOOK) == 0:
            second.conserved(document(now))
            looks["pieces counted"] += 1

    play_randomly(match, rng, each=look)
    read = document(match)
    second.conserved(read)
    counted = second.recount(read)
    assert counted == [(score["total"], score["rank"]) for score in read["scores"]], f"recounted {counted}"
    again = Match(case.game, case.players, match.seed, dict(case.options), log=match.log)
    assert again.log == match.log
    assert transcript.document(again) == transcript.document(match)
    assert transcript.document(transcript.play(transcript.read(transcript.write(match)))) == read
    return looks + Counter({"games": 1, "answers": len(match.log), "pieces counted": 1, "recounts": 1, "replays": 2})


def wild_game(case: Case, seed: int) -> Counter[str]:
    """People who change their minds."""
    wild = Wild(case.match(f"wild/{seed}"), Rng(f"wild/{case}/{seed}"))
    wild.play(rows=400)
    again = wild.match.rewind(0)
    for entry, expected in zip(wild.match.log, wild.prints, strict=True):
        assert repeat(again, entry) == entry
        assert fingerprint(again) == expected
    kept = {name: count for name, count in wild.count.items() if not name.startswith("refused")}
    return Counter({"wild games": 1, **{f"wild {name}s": count for name, count in kept.items()}})


def work(task: Task) -> Result:
    name, play, case, first, last = task
    result = Result(f"{name} {case}")
    for seed in range(first, last):
        try:
            result.counts += play(case, seed)
        except Exception as error:
            # Whatever it is, it has to be named with its game, and the others go on.
            result.failures.append(f"{name}({case!r}, {seed}): {type(error).__name__}: {str(error)[:400]}")
    return result


def cases(id: str) -> list[Case]:
    """Every number of players, each as usual and with every other value of each table option that it allows."""
    return [case for case in (*plain_cases(), *option_cases()) if case.id == id]


def tasks(id: str, games: int, duels: int) -> Iterator[Task]:
    for case in cases(id):
        for first in range(0, games, CHUNK):
            yield "random_game", random_game, case, first, min(first + CHUNK, games)
        if games:
            yield "wild_game", wild_game, case, 0, 1 + games // 25
    for pairing in PAIRINGS:
        for first in range(0, duels, 4):
            yield str(pairing), pairing.play, Case(id, 2), first, min(first + 4, duels)


def soak(id: str, games: int, duels: int, jobs: int) -> list[str]:
    """All about one game; returns its failures."""
    begin = time.monotonic()
    total: Counter[str] = Counter()
    failures: list[str] = []
    with Pool(jobs) as pool:
        # In the order of the tables, so that each can be reported as soon as it is done.
        for name, pieces in groupby(pool.imap(work, list(tasks(id, games, duels))), key=lambda piece: piece.name):
            counts: Counter[str] = Counter()
            for piece in pieces:
                counts += piece.counts
                failures += piece.failures
            total += counts
            pairing = next((each for each in PAIRINGS if name == f"{each} {Case(id, 2)}"), None)
            if pairing is None or not counts["duels"]:
                print(f"  {name}: {', '.join(f'{count} {what}' for what, count in sorted(counts.items()))}", flush=True)
                continue
            print(f"  {id}, {told(pairing, counts)}", flush=True)
            if share(counts) < pairing.wanted:
                failures.append(f"{id}: {pairing} won {share(counts):.1%}, wanted were {pairing.wanted:.0%}")
    spent = time.monotonic() - begin
    print(
        f"{id}: {total['games']} games, {total['answers']} answers, {len(failures)} failures, {spent:.0f} s", flush=True
    )
    for failure in failures[:20]:
        print(f"  FAILED {failure}", file=sys.stderr, flush=True)
    return failures


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random games in thousands.")
    parser.add_argument("--game", action="append", choices=game_ids(), help="only this game (may be repeated)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="random games for each kind of table")
    parser.add_argument(
        "--duels", type=int, default=100, metavar="N", help="games of each strength against the one below"
    )
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes at a time")
    args = parser.parse_args()
    failures = [failure for id in args.game or game_ids() for failure in soak(id, args.games, args.duels, args.jobs)]
    print("all good" if not failures else f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
