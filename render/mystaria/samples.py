"""Typical states of Mystaria as pictures, from games that are really played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.mystaria import GAME
from engine.games.mystaria.views import MystariaView
from engine.match import Match
from engine.options import Pick
from engine.policies import Glimpse, MonteCarlo, Policy, RandomPolicy
from engine.rng import Rng
from render.kit import Picture, Table
from render.kit.sample import sample_table
from render.mystaria.board import draw_board, draw_close_up
from render.mystaria.panel import draw_panel
from render.mystaria.sheet import draw_sheet

_THOUGHTFUL = MonteCarlo(playouts=16, width=10)


def samples() -> Iterator[tuple[str, Picture]]:
    yield from _thoughtful_game()
    yield from _wide_game()
    yield from _simple_game()
    yield from _bridge()


def _thoughtful_game() -> Iterator[tuple[str, Picture]]:
    """English, four computers that build where it counts."""
    match, rng, table = Match(GAME, 4, "mystaria-four"), Rng("mystaria-four"), sample_table(4)
    yield "board-start", _board(match, table)
    yield "panel-first-tile", _panel(match, table, "")
    _turns(match, rng, _THOUGHTFUL, 6)
    yield "board-early", _board(match, table)
    yield from _laying(match, table)
    _turns(match, rng, _THOUGHTFUL, 11)
    yield "board-middle", _board(match, table)
    yield "panel-middle", _panel(match, table, _first_key(match))
    yield from _building(match, rng, table)
    _turns(match, rng, _THOUGHTFUL, 99)
    yield "board-end", _board(match, table)
    yield "points", draw_close_up(_view(match), "points-1", table)
    yield "sheet", draw_sheet(_view(match), match.scores(), table)


def _laying(match: Match, table: Table) -> Iterator[tuple[str, Picture]]:
    """The ghost on the best place, and the same tile waiting while another player decides."""
    yield "panel-lay", _panel(match, table, _first_key(match))
    seat = (match.pending()[0].seat + 1) % match.players
    yield "panel-waiting", draw_panel(_view(match, seat), None, "", table, frozenset({match.pending()[0].seat}))


def _building(match: Match, rng: Rng, table: Table) -> Iterator[tuple[str, Picture]]:
    """Nothing chosen yet, a building, a building and its field."""
    match.submit(match.pending()[0].seat, _first_key(match))
    step = match.pending()[0].options.root
    assert isinstance(step, Pick)
    kind = max((choice.word for choice in step if choice.word != "skip"), key=lambda word: (word == "tower", word))
    yield "panel-may-build", _panel(match, table, "")
    yield "panel-which-field", _panel(match, table, kind)
    whole = next(option.key for option in match.pending()[0].options if option.key.startswith(kind))
    yield "panel-built", _panel(match, table, whole)
    match.submit(match.pending()[0].seat, whole)


def _wide_game() -> Iterator[tuple[str, Picture]]:
    """German, laid by chance: the land grows far and wide."""
    match, rng, table = Match(GAME, 4, "mystaria-wide-0"), Rng("mystaria-wide-0"), sample_table(4, "de")
    _turns(match, rng, RandomPolicy(), 26)
    yield "board-wide-de", _board(match, table)
    yield "panel-wide-de", _panel(match, table, _first_key(match))
    view = _view(match)
    yield "latest-de", draw_close_up(view, "latest", table)
    yield "area-de", draw_close_up(view, "area-1", table)
    yield "tiles-de", draw_close_up(view, "tiles", table)
    _turns(match, rng, RandomPolicy(), 99)
    yield "board-wide-end-de", _board(match, table)
    yield "points-wide-de", draw_close_up(_view(match), "points-0", table)
    yield "sheet-wide-de", draw_sheet(_view(match), match.scores(), table)


def _simple_game() -> Iterator[tuple[str, Picture]]:
    """German, two players, the simple game."""
    match, rng, table = Match(GAME, 2, "simple", {"variant": "simple"}), Rng("simple"), sample_table(2, "de")
    _turns(match, rng, _THOUGHTFUL, 8)
    yield "board-simple-de", _board(match, table)
    _turns(match, rng, _THOUGHTFUL, 99)
    yield "sheet-simple-de", draw_sheet(_view(match), match.scores(), table)


def _bridge() -> Iterator[tuple[str, Picture]]:
    """English, three players: one bridge stands, another one is just being built."""
    layout = [[25, 0, 0, 0, None], [13, 6, 0, 0, 1], [22, 6, 2, 0, 2]]
    homes = [["hut_lake", 0, [1, 1], None], ["hut_meadow", 1, [8, 0], None], ["portal", 2, [6, 0], None]]
    homes.append(["bridge", 1, [7, 1], "NS"])
    scenario = {"layout": layout, "buildings": homes, "hands": [33, 30, 10], "pile": [4, 5, 6], "active": 0}
    match, table = Match(GAME, 3, "bridges", scenario=scenario), sample_table(3)
    match.submit(0, "3/0 r2")
    yield "panel-bridge", _panel(match, table, "bridge 3/1 EW")
    match.submit(0, "bridge 3/1 EW")
    yield "board-bridges", _board(match, table)


def _view(match: Match, seat: int | None = None) -> MystariaView:
    view = match.view(seat)
    assert isinstance(view, MystariaView)
    return view


def _board(match: Match, table: Table) -> Picture:
    return draw_board(_view(match), table, frozenset(decision.seat for decision in match.pending()))


def _panel(match: Match, table: Table, chosen: str) -> Picture:
    (decision,) = match.pending()
    return draw_panel(_view(match, decision.seat), decision, chosen, table, frozenset({decision.seat}))


def _first_key(match: Match) -> str:
    """The place that fits best."""
    return next(iter(match.pending()[0].options)).key


def _turns(match: Match, rng: Rng, policy: Policy, count: int) -> None:
    """So many whole turns."""
    laid = len(_view(match).tiles) + count
    while not match.finished and not (len(_view(match).tiles) == laid and match.pending()[0].private):
        (decision,) = match.pending()
        match.submit(decision.seat, policy.choose(Glimpse(match, decision.seat), rng))
