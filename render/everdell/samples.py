"""Typical states of Everdell as pictures, from games that are really played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.asked import asked_at
from engine.games.everdell import GAME
from engine.games.everdell.views import EverdellView
from engine.match import Match
from engine.options import Option, Pick, Some
from engine.rng import Rng
from engine.rules import Decision
from render.everdell.board import draw_board
from render.everdell.closeups import close_ups, draw_close_up
from render.everdell.motifs import all_motifs
from render.everdell.panel import draw_panel
from render.everdell.rules import illustration
from render.everdell.sheet import draw_sheet
from render.kit import Picture, Table
from render.kit.sample import sample_table

_QUESTIONS = (
    "everdell-ask-payment",
    "everdell-ask-any",
    "everdell-ask-summer",
    "everdell-ask-whom",
    "everdell-ask-discard-resources",
)
"""Questions that are worth a picture, each when it first comes up; sets add those of their cards."""


def samples() -> Iterator[tuple[str, Picture]]:
    yield from _four()
    yield from _two()
    yield from _alone()
    table = sample_table(0, "de")
    for topic in (
        "types",
        "seasons",
        "words",
        "payment",
        *(topic for each in all_motifs() for topic in each.sampled_topics),
    ):
        picture = illustration(topic, table)
        assert picture is not None
        yield f"rules-{topic}", picture


def _four() -> Iterator[tuple[str, Picture]]:
    """Four players, English: the first turn, the middle, the end; every question when it first comes up."""
    match, rng, table = Match(GAME, 4, "everdell-four"), Rng("everdell-four"), sample_table(4)
    yield "board-start", _board(match, table)
    yield from _turn(match, table, "start")
    asked: set[str] = set()
    while not match.finished and _view(match).turn < 61:
        yield from _question(match, rng, table, asked)
    while not _can_play(match):
        _answer(match, rng)
    yield "board-middle", _board(match, table)
    yield from _turn(match, table, "middle")
    for name, _ in close_ups(_view(match)):
        yield name, draw_close_up(_view(match), name, table)
    while not match.finished:
        yield from _question(match, rng, table, asked)
    yield "board-end", _board(match, table)
    yield "city-end", draw_close_up(_view(match), "city-1", table)
    yield "sheet", draw_sheet(_view(match), match.scores(), table)


def _two() -> Iterator[tuple[str, Picture]]:
    """Two players, German."""
    match, rng, table = Match(GAME, 2, "everdell-two"), Rng("everdell-two"), sample_table(2, "de")
    while _view(match).turn < 34:
        _answer(match, rng)
    while not _can_play(match):
        _answer(match, rng)
    yield "two-board", _board(match, table)
    yield from _turn(match, table, "two")
    for name, _ in close_ups(_view(match)):
        yield f"two-{name}", draw_close_up(_view(match), name, table)
    seat = 1 - match.pending()[0].seat
    yield "two-waiting", draw_panel(_view(match, seat), None, table, frozenset({1 - seat}))
    yield "two-sheet-now", draw_sheet(_view(match), match.scores(), table)


def _alone() -> Iterator[tuple[str, Picture]]:
    """Alone against an opponent that is no seat."""
    options = {"opponent": next(each.sampled_opponent for each in all_motifs() if each.sampled_opponent)}
    match, rng, table = Match(GAME, 1, "everdell-one", options), Rng("everdell-one"), sample_table(1, "de")
    while not match.finished and _view(match).turn < 25:
        _answer(match, rng)
    yield "alone-board", _board(match, table)
    opponent = _view(match).automata[0].id
    yield f"alone-{opponent}", draw_close_up(_view(match), f"city-{opponent}", table)
    yield "alone-meadow", draw_close_up(_view(match), "meadow", table)
    while not match.finished:
        _answer(match, rng)
    yield "alone-sheet", draw_sheet(_view(match), match.scores(), table)


def _turn(match: Match, table: Table, name: str) -> Iterator[tuple[str, Picture]]:
    """The hand, then each thing that can be done with its first answer."""
    decision = match.pending()[0]
    yield f"panel-{name}", _panel(match, decision, "", table)
    step = decision.options.root
    assert isinstance(step, Pick)
    for choice in step:
        if choice.leads is not None:
            yield f"panel-{name}-{choice.word}", _panel(match, decision, choice.word, table)
            yield f"panel-{name}-{choice.word}-done", _panel(match, decision, first_key(decision, choice.word), table)


def _can_play(match: Match) -> bool:
    decision = match.pending()[0]
    return _may(decision, "worker") and _may(decision, "play")


def _may(decision: Decision, word: str) -> bool:
    step = decision.options.root
    return isinstance(step, Pick) and any(choice.word == word for choice in step)


def first_key(decision: Decision, key: str = "") -> str:
    """The first whole answer that the menus lead to from some words."""
    while True:
        step = decision.options.next(key)
        if isinstance(step, Option):
            return key
        if isinstance(step, Some):
            words = [choice.word for choice in step.items[: max(step.least, min(2, step.most))]]
            return f"{key} {' '.join(words)}".strip()
        assert isinstance(step, Pick)
        key = f"{key} {next(iter(step)).word}".strip()


def _question(match: Match, rng: Rng, table: Table, asked: set[str]) -> Iterator[tuple[str, Picture]]:
    decision = match.pending()[0]
    id = decision.prompt.id
    if id == "everdell-ask-action" and _may(decision, "prepare"):
        side = _view(match).sides[decision.seat]
        if side.city and side.season not in asked:
            asked.add(side.season)
            yield f"panel-prepare-after-{side.season}", _panel(match, decision, "prepare", table)
    if id in _worth_a_picture() and id not in asked:
        asked.add(id)
        name = id.removeprefix("everdell-")
        yield name, _panel(match, decision, first_key(decision), table)
    _answer(match, rng)


@cache
def _worth_a_picture() -> frozenset[str]:
    return frozenset((*_QUESTIONS, *(id for each in all_motifs() for id in each.sampled_questions)))


def _answer(match: Match, rng: Rng) -> None:
    decision = match.pending()[0]
    match.submit(decision.seat, decision.options.sample(rng).key)


def _board(match: Match, table: Table) -> Picture:
    return draw_board(_view(match), table, frozenset(decision.seat for decision in match.pending()))


def _panel(match: Match, decision: Decision, chosen: str, table: Table) -> Picture:
    return draw_panel(
        _view(match, decision.seat), asked_at(decision, chosen, onward=False), table, frozenset({decision.seat})
    )


def _view(match: Match, seat: int | None = None) -> EverdellView:
    view = match.view(seat)
    assert isinstance(view, EverdellView)
    return view
