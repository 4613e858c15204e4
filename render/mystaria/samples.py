"""Typical states of Mystaria as pictures, from games that are really played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.asked import asked_at
from engine.games.mystaria import GAME
from engine.games.mystaria.views import MystariaView
from engine.match import Match
from engine.options import Pick
from engine.policies import MonteCarlo, Policy, RandomPolicy, play_out
from engine.rng import Rng
from render.kit import Picture, Table
from render.kit.sample import sample_table
from render.mystaria.board import draw_board, draw_close_up
from render.mystaria.panel import draw_panel
from render.mystaria.sheet import draw_sheet


def samples() -> Iterator[tuple[str, Picture]]:
    yield from _thoughtful_game()
    yield from _wide_game()
    yield from _simple_game()
    yield from _bridge()


def _thoughtful_game() -> Iterator[tuple[str, Picture]]:
    """English, four computers that build where it counts."""
    game, table = _Played(4, "mystaria-four", thoughtful=True), sample_table(4)
    yield "board-start", _board(game.match, table)
    yield "panel-first-tile", _panel(game.match, table, "")
    game.turns(6)
    yield "board-early", _board(game.match, table)
    yield "panel-lay", _panel(game.match, table, _first_key(game.match))
    active = game.match.pending()[0].seat
    yield "panel-waiting", draw_panel(_view(game.match, (active + 1) % 4), None, table, frozenset({active}))
    game.turns(17)
    yield "board-middle", _board(game.match, table)
    yield "panel-middle", _panel(game.match, table, _first_key(game.match))
    yield from _building(game, table)
    game.turns(99)
    yield "board-end", _board(game.match, table)
    yield "points", draw_close_up(_view(game.match), "points-1", table)
    yield "sheet", draw_sheet(_view(game.match), game.match.scores(), table)


def _building(game: _Played, table: Table) -> Iterator[tuple[str, Picture]]:
    """Nothing chosen yet, a building, a building and its field."""
    while game.match.pending()[0].private:
        game.step()
    options = game.match.pending()[0].options
    root = options.root
    assert isinstance(root, Pick)
    kinds = [choice.word for choice in root if choice.word != "skip"]
    kind = max(kinds, key=lambda kind: sum(option.key.startswith(kind) for option in options))
    yield "panel-may-build", _panel(game.match, table, "")
    yield "panel-which-field", _panel(game.match, table, kind)
    whole = next(option.key for option in options if option.key.startswith(kind))
    yield "panel-built", _panel(game.match, table, whole)


def _wide_game() -> Iterator[tuple[str, Picture]]:
    """German, laid by chance: the land grows far and wide."""
    game, table = _Played(4, "mystaria-wide-0"), sample_table(4, "de")
    game.turns(26)
    yield "board-wide-de", _board(game.match, table)
    yield "panel-wide-de", _panel(game.match, table, _first_key(game.match))
    view = _view(game.match)
    yield "latest-de", draw_close_up(view, "latest", table)
    yield "area-de", draw_close_up(view, "area-1", table)
    yield "tiles-de", draw_close_up(view, "tiles", table)
    game.turns(99)
    yield "board-wide-end-de", _board(game.match, table)
    yield "points-wide-de", draw_close_up(_view(game.match), "points-0", table)
    yield "sheet-wide-de", draw_sheet(_view(game.match), game.match.scores(), table)


def _simple_game() -> Iterator[tuple[str, Picture]]:
    """German, two players, the simple game."""
    game, table = _Played(2, "simple", "simple", thoughtful=True), sample_table(2, "de")
    game.turns(8)
    yield "board-simple-de", _board(game.match, table)
    game.turns(99)
    yield "sheet-simple-de", draw_sheet(_view(game.match), game.match.scores(), table)


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


class _Played:
    """A game that is played again, as far as a picture needs it."""

    def __init__(self, players: int, seed: str, variant: str = "full", thoughtful: bool = False) -> None:
        self.match = Match(GAME, players, seed, {"variant": variant}, digests=False)
        self._keys = iter(_keys(players, seed, variant, thoughtful))

    def step(self) -> None:
        self.match.submit(self.match.pending()[0].seat, next(self._keys))

    def turns(self, count: int) -> None:
        """On to the turn after so many have been taken, or to the end."""
        while not self.match.finished and not (
            len(_view(self.match).tiles) > count and self.match.pending()[0].private
        ):
            self.step()


@cache
def _keys(players: int, seed: str, variant: str, thoughtful: bool) -> tuple[str, ...]:
    """All answers of a game between computers that think a little, or not at all."""
    match = Match(GAME, players, seed, {"variant": variant}, digests=False)
    policy: Policy = MonteCarlo(playouts=16, width=10) if thoughtful else RandomPolicy()
    play_out(match, [policy] * players, Rng(seed))
    return tuple(entry.key for entry in match.log)


def _view(match: Match, seat: int | None = None) -> MystariaView:
    view = match.view(seat)
    assert isinstance(view, MystariaView)
    return view


def _board(match: Match, table: Table) -> Picture:
    return draw_board(_view(match), table, frozenset(decision.seat for decision in match.pending()))


def _panel(match: Match, table: Table, chosen: str) -> Picture:
    (decision,) = match.pending()
    return draw_panel(_view(match, decision.seat), asked_at(decision, chosen), table, frozenset({decision.seat}))


def _first_key(match: Match) -> str:
    """The place that fits best."""
    return next(iter(match.pending()[0].options)).key
