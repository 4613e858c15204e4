"""Whether a reader can tell the real world from another one that deals the hidden things differently.

`sight` is everything that reaches a reader: the view, the board in words, the alt text, what was told, who is asked,
and what they are asked where that is for this reader's eyes. It must be the same in every redealt world.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine.asked import Asked, asked_at
from engine.game import View
from engine.match import Match
from engine.rng import Rng
from engine.rules import Decision
from engine.text import Text
from tests.recount_paths import differences

MOST_LISTED = 40
"""Of a menu that is too long to be listed in every world."""


@dataclass(frozen=True)
class Menu:
    """A question as its reader sees it."""

    prompt: Text
    topic: str
    asked: tuple[Asked, ...]
    """What a panel and a picture get, at the beginning and for whole answers."""
    listed: tuple[tuple[str, Text], ...]
    drawn: tuple[tuple[str, Text], ...]
    """Options drawn by the same chance: they reach further than the list."""
    suggested: str | None
    best: str | None


@dataclass(frozen=True)
class Sight:
    """All that one reader learns."""

    view: View
    words: tuple[Text, ...]
    caption: Text
    events: tuple[Any, ...]
    asked: tuple[tuple[int, int, bool, Menu | None], ...]
    foreseen: tuple[tuple[Menu, View], ...]


def menu(decision: Decision) -> Menu:
    drawn = [decision.options.sample(Rng(f"leak/{number}")) for number in range(4)]
    return Menu(
        prompt=decision.prompt,
        topic=decision.topic,
        asked=tuple(asked_at(decision, key, onward=False) for key in ("", drawn[0].key)),
        listed=tuple((option.key, option.label) for option in islice(decision.options, MOST_LISTED)),
        drawn=tuple((option.key, option.label) for option in drawn),
        suggested=decision.suggest() if decision.suggest is not None else None,
        best=decision.best() if decision.best is not None else None,
    )


def sight(match: Match, reader: int | None) -> Sight:
    view = match.view(reader)
    decisions = [decision for seat in range(match.players) if (decision := match.decision(seat)) is not None]
    return Sight(
        view=view,
        words=match.game.describe(view),
        caption=match.game.caption(view),
        events=match.events(reader),
        asked=tuple(
            (
                decision.seat,
                decision.number,
                decision.private,
                # What is not private may be shown to anybody.
                menu(decision) if decision.seat == reader or not decision.private else None,
            )
            for decision in decisions
        ),
        foreseen=_foreseen(match, reader),
    )


def _foreseen(match: Match, reader: int | None) -> tuple[tuple[Menu, View], ...]:
    """What this reader may plan for; an open answer is in no imagined world, so nobody who has given one is compared."""
    if reader is None or match.answer_of(reader) is not None:
        return ()
    return tuple((menu(decision), view) for decision, view in match.foresee(reader).values())


def assert_same_sight(match: Match, reader: int | None, rng: Rng, worlds: int) -> set[str]:
    """Compare with that many other worlds; returns where in the game's JSON those worlds were different."""
    real, report = sight(match, reader), match.report()
    differ: set[str] = set()
    for _ in range(worlds):
        world = match.imagine(reader, rng)
        assert sight(world, reader) == real, f"{reader} can tell two worlds apart after {len(match.log)} rows"
        differ |= differences(report, world.report())
    return differ
