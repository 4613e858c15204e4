"""What each painter's pictures cost the processor and how large they are: the first time, and with sprites in the cache."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

from engine.asked import asked_at
from engine.match import Match
from engine.registry import game
from engine.rng import Rng
from render.kit import Picture, Sitter, Table
from render.painter import painted_games, painter
from words import words

NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil")
ROUNDS = 5
STEPS = 60


def main() -> None:
    for id in painted_games():
        measure(id)


def measure(id: str) -> None:
    match, draw, speech = half_played(id), painter(id), words("en")
    names = NAMES[: match.players]
    table = Table(tuple(Sitter(name, seat) for seat, name in enumerate(names)), lambda text: speech.say(text, names))
    waiting = frozenset(decision.seat for decision in match.pending())
    decision = match.pending()[0]
    paints: dict[str, Callable[[], Picture]] = {
        "board": lambda: draw.board(match.view(None), table, waiting),
        "panel": lambda: draw.panel(match.view(decision.seat), asked_at(decision), table, waiting),
        "sheet": lambda: draw.sheet(match.view(None), match.scores(), table),
    }
    for kind, paint in paints.items():
        first, picture = timed(paint)
        warm = median(timed(paint)[0] for _ in range(ROUNDS))
        print(f"{id:<18} {kind:<6} first {first:6.0f} ms, then {warm:5.0f} ms, {len(picture.png) / 1024:5.0f} KB")


def half_played(id: str) -> Match:
    """A table with the most players after some sixty answers."""
    match, rng = Match(game(id), game(id).info.seats[-1], "painters", digests=False), Rng("painters")
    while len(match.log) < STEPS:
        for decision in match.pending():
            match.submit(decision.seat, decision.options.sample(rng).key)
    return match


def timed(paint: Callable[[], Picture]) -> tuple[float, Picture]:
    begin = process_time()
    picture = paint()
    return (process_time() - begin) * 1000, picture


if __name__ == "__main__":
    main()
