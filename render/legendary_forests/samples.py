"""Typical states of Legendary Forests as pictures, from games that are really played, a little better than by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.asked import asked_at
from engine.games.legendary_forests import GAME
from engine.games.legendary_forests.views import ForestView
from engine.match import Match
from engine.rng import Rng
from engine.rules import Decision
from render.kit import Picture
from render.kit.sample import sample_table
from render.legendary_forests.board import draw_board, draw_planet
from render.legendary_forests.panel import draw_panel
from render.legendary_forests.rules import draw_illustration
from render.legendary_forests.sheet import draw_sheet

_TRIES = 6


def samples() -> Iterator[tuple[str, Picture]]:
    yield from _game_of_five()
    yield from _game_of_three()
    yield from _game_of_two()
    yield from _alone()
    yield from _far_out()
    yield from _rules()


def _game_of_five() -> Iterator[tuple[str, Picture]]:
    """English, to the end."""
    match, rng, table = Match(GAME, 5, "forest-five"), Rng("forest-five"), sample_table(5)
    yield "board-5-start", draw_board(_view(match), table, frozenset(range(5)))
    _until(match, rng, lambda view: view.round == 10 and view.phase == "lay")
    yield "board-5", draw_board(_view(match), table, frozenset({1, 3}))
    _until(match, rng, lambda view: view.finished)
    view = _view(match)
    yield "board-5-end", draw_board(view, table, frozenset())
    yield "planet-end", draw_planet(view, 1, table)
    yield "sheet-5", draw_sheet(view, match.scores(), table)


def _game_of_three() -> Iterator[tuple[str, Picture]]:
    """German: laying step by step, trees step by step, a plan."""
    match, rng, table = Match(GAME, 3, "forest-three"), Rng("forest-three"), sample_table(3, "de")
    _until(
        match, rng, lambda view: view.round >= 9 and view.phase == "lay" and view.tile is not None and view.tile.light
    )
    yield "board-3-de", draw_board(_view(match), table, frozenset({0, 2}))
    decision = _asked(match)
    keys = [option.key for option in decision.options]
    everybody = frozenset(range(3))
    yield "panel-place-de", draw_panel(_view(match, decision.seat), asked_at(decision), table, everybody)
    place = keys[len(keys) // 2].split()[0]
    asked = asked_at(decision, place, onward=False)
    yield "panel-turn-de", draw_panel(_view(match, decision.seat), asked, table, everybody)
    key = _good_key(match, decision, rng)
    yield "panel-chosen-de", draw_panel(_view(match, decision.seat), asked_at(decision, key), table, everybody)
    match.submit(decision.seat, key)
    planned, ahead = match.foresee(decision.seat)["tree"]
    assert isinstance(ahead, ForestView)
    yield (
        "panel-plan-de",
        draw_panel(ahead, asked_at(planned, next(iter(planned.options)).key), table, frozenset({1, 2})),
    )
    _until(match, rng, lambda view: view.phase == "trees")
    decision = _asked(match)
    key = next(iter(decision.options)).key
    for name, chosen in (("colour", ""), ("region", key.split()[0]), ("chosen", key)):
        picture = draw_panel(_view(match, decision.seat), asked_at(decision, chosen), table, frozenset({decision.seat}))
        yield f"panel-tree-{name}-de", picture
    _until(match, rng, lambda view: view.finished)
    yield "board-3-end-de", draw_board(_view(match), table, frozenset())
    yield "sheet-3-de", draw_sheet(_view(match), match.scores(), table)


def _game_of_two() -> Iterator[tuple[str, Picture]]:
    """English: another planet close up, the own one while waiting, a tile that fits nowhere."""
    match, rng, table = Match(GAME, 2, "forest-two"), Rng("forest-two"), sample_table(2)
    _until(match, rng, lambda view: view.round == 13 and view.phase == "lay")
    yield "board-2", draw_board(_view(match), table, frozenset({0}))
    yield "planet-lay", draw_planet(_view(match), 1, table)
    yield "panel-waiting", draw_panel(_view(match, 0), None, table, frozenset({1}))
    decision = _asked(match)
    key = _good_key(match, decision, rng)
    yield "panel-chosen", draw_panel(_view(match, decision.seat), asked_at(decision, key), table, frozenset({0, 1}))
    _until(match, rng, lambda view: view.finished)
    yield "board-2-end", draw_board(_view(match), table, frozenset())
    stuck = [[1, 0, 0, 0], [9, 1, 0, 2], [18, 1, -1, 0]], [[1, 0, 0, 0], [9, 0, 1, 0], [18, 0, 2, 0]]
    match = Match(GAME, 2, "stuck", scenario={"planets": stuck, "drawn": [9, 18], "pile": [8, 3]})
    yield "panel-stuck", draw_panel(_view(match, 0), None, table, frozenset({1}))


def _alone() -> Iterator[tuple[str, Picture]]:
    """German, for practice."""
    match, rng, table = Match(GAME, 1, "forest-one"), Rng("forest-one"), sample_table(1, "de")
    _until(match, rng, lambda view: view.round == 15 and view.phase == "lay")
    yield "board-1-de", draw_board(_view(match), table, frozenset({0}))


def _far_out() -> Iterator[tuple[str, Picture]]:
    """The longest planet there can be: a straight line to the right."""
    tiles = (1, 2, 3, 5, 4, 6, 7, 8, 9, 10, 12, 14, 11, 13, 15, 16, 17, 19, 18)
    turns = (0, 2, 1, 3, 0, 1, 0, 0, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 0)
    line = [[tile, x, 0, turn] for x, (tile, turn) in enumerate(zip(tiles, turns, strict=True))]
    scenario = {"planets": [line], "pile": [20]}
    match, table = Match(GAME, 1, "far", scenario=scenario), sample_table(1)
    yield "panel-far-out", draw_panel(_view(match, 0), asked_at(_asked(match)), table, frozenset({0}))
    yield "board-far-out", draw_board(_view(match), table, frozenset({0}))


def _rules() -> Iterator[tuple[str, Picture]]:
    """The pictures that go with the rules."""
    for at, topic in enumerate(GAME.info.topics):
        picture = draw_illustration(topic, sample_table(0, ("en", "de")[at % 2]))
        if picture is not None:
            yield f"rules-{topic}", picture


def _view(match: Match, seat: int | None = None) -> ForestView:
    view = match.view(seat)
    assert isinstance(view, ForestView)
    return view


def _asked(match: Match) -> Decision:
    return match.pending()[0]


def _until(match: Match, rng: Rng, reached: Callable[[ForestView], bool]) -> None:
    while not reached(_view(match)):
        for decision in match.pending():
            match.submit(decision.seat, _good_key(match, decision, rng))


def _good_key(match: Match, decision: Decision, rng: Rng) -> str:
    """The best of a few choices: where the regions are worth most, and for trees the best bare region."""
    tried = [decision.options.sample(rng) for _ in range(_TRIES)]
    view, seat = _view(match, decision.seat), decision.seat
    if decision.topic == "tree":
        return max(tried, key=lambda option: view.with_tree(seat, option.value).total).key
    return max(tried, key=lambda option: sum(r.worth for r in view.with_tile(seat, *option.value).regions)).key
