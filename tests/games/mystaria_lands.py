"""Tables for tests; lands are drawn as rows of letters: V village, L lake, F forest, W meadow, M mountain, a dot for a gap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from engine.games.mystaria import GAME
from engine.games.mystaria.land import Building, Laid, Land
from engine.games.mystaria.notation import Field
from engine.games.mystaria.state import MystariaState
from engine.games.mystaria.tiles import Face, tile_of
from engine.match import Match
from engine.policies import Glimpse, RandomPolicy
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.text import Text

SMALL_LAYOUT: list[list[int | None]] = [[1, 0, 0, 0, None]]
SMALL = {"layout": SMALL_LAYOUT, "hands": [2, 3], "pile": [4, 5, 6], "active": 0}
"""Tile 1 (LLF over LWV) lies there; seat 0 holds tile 2 (WLF over WWM)."""


def land_of(
    fields: Sequence[str],
    buildings: Sequence[Building] = (),
    tiles: Sequence[str] | None = None,
    last: Sequence[Field] = (),
) -> Land:
    """A land with these fields; `tiles` says by letters which belong together, `last` which were laid last."""
    land = Land()
    groups: dict[str, list[tuple[Field, str]]] = {}
    for y, row in enumerate(fields):
        for x, landscape in enumerate(row):
            if landscape != ".":
                name = "~last" if (x, y) in last else tiles[y][x] if tiles else "all"
                groups.setdefault(name, []).append(((x, y), landscape))
    for number, name in enumerate(sorted(groups)):
        cells = groups[name]
        land.lay(Laid(number, *cells[0][0], 0, None), cells)
    for building in buildings:
        land.build(building)
    return land


def built(data: Mapping[str, Any]) -> Building:
    """A building as the vectors write it."""
    return Building(data["type"], data["owner"], (data["at"][0], data["at"][1]), data.get("axis"))


def state_of(land: Land, **options: str) -> MystariaState:
    """A four-player table with this land, where every building on it has left its headquarters."""
    state = GAME.setup(GAME.agree(4, options), Rng("lands"))
    state.land, state.phase = land, "build"
    for building in land.buildings:
        if building.kind in state.left[building.owner]:
            state.left[building.owner].remove(building.kind)
    return state


def face(*rows: str, turn: int = 0) -> Face:
    return tile_of(0, rows).faces[turn]


def table(players: int = 2, seed: str = "rules", scenario: Mapping[str, Any] | None = None, **options: str) -> Match:
    return Match(GAME, players, seed, options, scenario=scenario)


def answer(match: Match, key: str) -> None:
    (decision,) = match.pending()
    match.submit(decision.seat, key)


def refusal(match: Match, key: str) -> Text:
    with pytest.raises(IllegalChoice) as refused:
        match.pending()[0].options[key]
    return refused.value.reason


def random_steps(match: Match, seed: str) -> Iterator[None]:
    rng = Rng(seed)
    while not match.finished:
        for decision in match.pending():
            match.submit(decision.seat, RandomPolicy().choose(Glimpse(match, decision.seat), rng))
        yield
