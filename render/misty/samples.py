"""Typical states of Misty as pictures, from games that are really played (by chance, so anything may come up)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.asked import asked_at
from engine.games.misty import GAME
from engine.games.misty.views import MistyView
from engine.match import Match
from engine.rng import Rng
from render.kit import Picture, Table
from render.kit.sample import sample_table
from render.misty.board import draw_board, draw_round
from render.misty.panel import draw_panel
from render.misty.rules import draw_illustration
from render.misty.sheet import draw_sheet

_EVERYBODY = frozenset(range(4))


def samples() -> Iterator[tuple[str, Picture]]:
    yield from _game_of_four()
    yield from _game_of_three()
    yield from _game_of_two()
    yield from _rules()


def _game_of_four() -> Iterator[tuple[str, Picture]]:
    """English, full window: drafting, activating, the finished round."""
    match, rng, table = Match(GAME, 4, "misty-four"), Rng("misty-four"), sample_table(4)
    yield "board-start", draw_board(_view(match), table, _EVERYBODY)
    yield "panel-first-card", _panel(match, 0, "", table, _EVERYBODY)
    _steps(match, rng, 4)
    yield "board-draft", draw_board(_view(match), table, frozenset({1, 3}))
    yield "panel-hand", _panel(match, 0, "", table, frozenset({0, 1, 3}))
    yield "panel-card-chosen", _panel(match, 0, _view(match, 0).hand[0], table, frozenset({0, 1}))
    key = match.pending()[0].options.sample(rng).key
    yield "panel-choice", _panel(match, 0, key, table, frozenset({0, 1}))
    _to_activation(match, rng)
    yield "board-arrows", draw_board(_view(match), table, frozenset({0, 2}))
    yield from _plans(match, rng, table)
    _steps(match, rng, 1)
    yield "board-round-finished", draw_board(_view(match), table, _EVERYBODY)
    yield "panel-next-round", _panel(match, 0, "", table, _EVERYBODY)
    _to_end(match, rng)
    view = _view(match)
    yield "board-end", draw_board(view, table, frozenset())
    yield "sheet", draw_sheet(view, match.scores(), table)


def _plans(match: Match, rng: Rng, table: Table) -> Iterator[tuple[str, Picture]]:
    """An activation step by step."""
    decision = max(match.pending(), key=lambda pending: len(pending.options.sample(rng.fork("plan")).key))
    seat = decision.seat
    words = decision.options.sample(rng.fork("plan")).key.split()
    for moves in (0, 2, len(words)):
        yield f"panel-arrows-{moves}", _panel(match, seat, " ".join(words[:moves]), table, frozenset({seat}))


def _game_of_three() -> Iterator[tuple[str, Picture]]:
    """German, with picks shown before they are placed, to the end."""
    match, rng, table = Match(GAME, 3, "misty-three", {"reveal": "on"}), Rng("misty-three"), sample_table(3, "de")
    _steps(match, rng, 9)
    yield "board-draft-de", draw_board(_view(match), table, frozenset({2}))
    yield "panel-place-de", _panel(match, 1, "", table, frozenset({1, 2}))
    _to_end(match, rng)
    view = _view(match)
    yield "board-end-de", draw_board(view, table, frozenset())
    yield "round-1-de", draw_round(view, table, 1)
    yield "sheet-many-rounds-de", draw_sheet(view, match.scores(), table)


def _game_of_two() -> Iterator[tuple[str, Picture]]:
    """German, small window."""
    match, rng, table = Match(GAME, 2, "misty-two", {"window": "small"}), Rng("misty-two"), sample_table(2, "de")
    _steps(match, rng, 4)
    yield "board-small-de", draw_board(_view(match), table, frozenset({1}))
    yield "panel-small-de", _panel(match, 0, "", table, frozenset({0, 1}))
    _to_end(match, rng)
    yield "board-small-end-de", draw_board(_view(match), table, frozenset())
    yield "sheet-small-de", draw_sheet(_view(match), match.scores(), table)


def _rules() -> Iterator[tuple[str, Picture]]:
    """The pictures that go with the rules."""
    for i, topic in enumerate(GAME.info.topics):
        picture = draw_illustration(topic, sample_table(0, ("en", "de")[i % 2]))
        if picture is not None:
            yield f"rules-{topic}", picture


def _view(match: Match, seat: int | None = None) -> MistyView:
    view = match.view(seat)
    assert isinstance(view, MistyView)
    return view


def _panel(match: Match, seat: int, chosen: str, table: Table, waiting: frozenset[int]) -> Picture:
    decision = match.decision(seat)
    asked = asked_at(decision, chosen) if decision is not None else None
    return draw_panel(_view(match, seat), asked, table, waiting)


def _steps(match: Match, rng: Rng, count: int) -> None:
    """So many decisions of everybody, by chance."""
    for _ in range(count):
        for decision in match.pending():
            match.submit(decision.seat, decision.options.sample(rng).key)


def _to_activation(match: Match, rng: Rng) -> None:
    while _view(match).phase != "activate":
        _steps(match, rng, 1)


def _to_end(match: Match, rng: Rng) -> None:
    while not match.finished:
        _steps(match, rng, 1)
