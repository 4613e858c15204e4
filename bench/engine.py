"""How fast the engine plays and replays each game, by itself or beside another checkout of this project.

`python -m bench engine [--base PATH]` prints random games and replays a second; with a path, those of the checkout there as
well, and the ratios. Both play the same games, each in its own process, turn and turn about, in processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from engine import benchmark
from engine.benchmark import Figures
from engine.registry import games

HERE = Path(__file__).parent.parent
ROUNDS = 3
SECONDS = 1.5
"""How long the slower checkout plays in each round."""


class Rates(NamedTuple):
    """How many games one checkout plays and replays in a second: without digests, making one an answer, with stored ones."""

    random: float
    replays: float
    marked: float
    checked: float


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench engine")
    parser.add_argument("--base", type=Path, metavar="PATH", help="another checkout to compare with")
    base = parser.parse_args(arguments or []).base
    for id, game in games().items():
        for line in benchmark.measure(game, SECONDS) if base is None else compared(id, base):
            print(line, flush=True)


def compared(id: str, base: Path) -> tuple[str, ...]:
    """The lines for one game."""
    count = run(id, base, SECONDS).games
    before, after = [], []
    for _ in range(ROUNDS):
        before.append(run(id, base, float("inf"), count))
        after.append(run(id, HERE, float("inf"), count))
    same = "the same games" if len({found.trail for found in before + after}) == 1 else "DIFFERENT GAMES"
    then, now = rates(before), rates(after)
    return (
        f"{id}, {games()[id].info.seats[-1]} players: {ROUNDS} times {count} games, {same}",
        f"  random games/s  {then.random:8.1f} -> {now.random:8.1f}   x{now.random / then.random:.2f}",
        f"  replays/s       {then.replays:8.1f} -> {now.replays:8.1f}   x{now.replays / then.replays:.2f}",
        f"  with digests    {then.checked:8.1f} -> {now.checked:8.1f}   x{now.checked / then.checked:.2f}",
        f"  digests cost       x{then.replays / then.checked:.2f} -> x{now.replays / now.checked:.2f}"
        f"   (making them for live answers: x{then.replays / then.marked:.2f} -> x{now.replays / now.marked:.2f})",
    )


def run(id: str, checkout: Path, seconds: float, most: int = 0) -> Figures:
    """Measure one game in another process that imports the engine of this checkout."""
    command = [sys.executable, "-P", str(HERE / "engine" / "benchmark.py"), id, str(seconds), str(most)]
    environment = {**os.environ, "PYTHONPATH": str(checkout.resolve())}
    done = subprocess.run(command, env=environment, cwd=checkout, stdout=subprocess.PIPE, text=True, check=True)
    return Figures(**json.loads(done.stdout))


def rates(found: list[Figures]) -> Rates:
    """Games a second in the best round: what disturbs a machine only ever slows it down."""
    return Rates(
        max(one.games / one.played for one in found),
        max(one.games / one.replayed for one in found),
        max(one.games / one.marked for one in found),
        max(one.games / one.checked for one in found),
    )


if __name__ == "__main__":
    main(sys.argv[1:])
