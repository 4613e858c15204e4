"""The test vectors of the rule reference, among them the rulebook's own examples, through the code that play uses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games.mystaria.laying import places, why_not
from engine.games.mystaria.scoring import ranked
from engine.games.mystaria.sites import sites, why_no_link, why_not_there
from engine.games.mystaria.tiles import tile_of
from tests.games.mystaria_lands import built, land_of, state_of

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("mystaria_vectors.json").read_text(encoding="utf-8")
)


def named(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("vector", VECTORS[kind], ids=[vector["name"] for vector in VECTORS[kind]])


@named("scoring")
def test_scoring(vector: dict[str, Any]) -> None:
    land = land_of(vector["fields"], [built(each) for each in vector["buildings"]], vector.get("tiles"))
    state = state_of(land)
    assert [state.worth(building).points for building in land.buildings] == vector["points"]


@named("laying")
def test_laying(vector: dict[str, Any]) -> None:
    land = land_of(vector["fields"], [built(each) for each in vector["buildings"]])
    tile = tile_of(0, tuple(vector["tile"]))
    (x, y), turn = vector["at"], vector["rot"]
    assert (why_not(land, tile.faces[turn], x, y) is None) is vector["legal"]
    assert any((place.x, place.y, place.turn) == (x, y, turn) for place in places(land, tile)) is vector["legal"]


@named("building")
def test_building(vector: dict[str, Any]) -> None:
    before = [built(each) for each in vector["buildings"]]
    state = state_of(land_of(vector["fields"], before, last=[(x, y) for x, y in vector["laid"]]))
    wish = built(vector["build"])
    allowed = why_not_there(state, wish.owner, wish.kind, wish.field) is None
    if wish.axis is not None:
        allowed = allowed and why_no_link(state, wish.owner, wish.field, wish.axis) is None
    assert allowed is vector["legal"]
    assert (wish in sites(state, wish.owner, wish.kind)) is vector["legal"]


@pytest.mark.parametrize("vector", VECTORS["ties"])
def test_ties(vector: dict[str, Any]) -> None:
    ranks = ranked(vector["totals"], vector["tree_region"])
    assert [seat for seat, rank in enumerate(ranks) if rank == 1] == vector["winners"]
