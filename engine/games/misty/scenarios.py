"""Misty tables for tests: hands, windows and finished rounds as a transcript's `# scenario:` header gives them.

windows  for each seat [cell, kind] pairs, or rows of card codes whose upper left pane lies on B2
hands    for each seat a list of kinds; what is not on the table is the stock, in the deck's order
stock    kinds on top of the stock, in the order in which they will be dealt
rounds   finished rounds as `replay --json` prints them
phase    pick (without it), place or activate
draft    counted from 0
picked   for each seat an open pick (phase place)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.misty.state import MistyState, Round
from engine.games.misty.window import Cell, cell_of
from engine.refusals import BadTable
from engine.text import Text

KEYS = {"windows", "hands", "stock", "rounds", "phase", "draft", "picked"}
CORNER: Cell = (1, 1)


def apply(state: MistyState, scenario: Mapping[str, Any]) -> None:
    try:
        _apply(state, scenario)
    except (KeyError, TypeError, ValueError) as error:
        raise BadTable(Text("table-no-scenario")) from error


def _apply(state: MistyState, scenario: Mapping[str, Any]) -> None:
    if unknown := set(scenario) - KEYS:
        raise KeyError(*unknown)
    nothing: list[Any] = [[] for _ in state.seats]
    state.windows = [_window(state, window) for window in scenario.get("windows", nothing)]
    state.hands = [list(hand) for hand in scenario.get("hands", nothing)]
    state.picked = list(scenario.get("picked", [None for _ in state.seats]))
    state.last = [None for _ in state.seats]
    state.rounds = [_round(state, round) for round in scenario.get("rounds", [])]
    state.draft = scenario.get("draft", 0)
    state.phase = scenario.get("phase", "pick")
    state.stock = _rest(state, scenario.get("stock", []))


def _window(state: MistyState, window: list[Any]) -> dict[Cell, str]:
    """A window from rows of codes, or from [cell, kind] pairs."""
    if all(isinstance(row, str) for row in window):
        kinds = {kind.code: name for name, kind in reversed(list(state.deck.kinds.items()))}
        return {
            (CORNER[0] + x, CORNER[1] + y): kinds[code] for y, row in enumerate(window) for x, code in enumerate(row)
        }
    return {_cell(name): state.deck.kinds[kind].name for name, kind in window}


def _cell(name: str) -> Cell:
    cell = cell_of(name)
    if cell is None:
        raise ValueError(name)
    return cell


def _round(state: MistyState, round: Mapping[str, Any]) -> Round:
    return Round(
        windows=tuple(tuple(sorted(_window(state, rows).items())) for rows in round["windows"]),
        orders=tuple(tuple((CORNER[0] + x, CORNER[1] + y) for x, y in order) for order in round["orders"]),
        points=tuple(round["points"]),
        winner=round["winner"],
    )


def _rest(state: MistyState, top: list[str]) -> list[str]:
    """The stock: what was asked for on top, then whatever is left of the deck."""
    used = [kind for window in state.windows for kind in window.values()]
    used += [kind for hand in state.hands for kind in hand]
    used += [kind for kind in state.picked if kind is not None]
    rest = state.deck.cards()
    for kind in used + top:
        # Windows made of codes may hold more cards of a kind than the deck has: then the stock simply has none left.
        if kind in rest:
            rest.remove(kind)
    return top + rest
