"""Legendary Forests: the vectors of the rules, among them the rulebook's worked examples, through the code that plays."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.games.legendary_forests import GAME
from engine.games.legendary_forests.planet import TURNS, Laid, Planet, Spot, Tree, place_name
from engine.games.legendary_forests.tiles import SIDES, TileSet
from engine.match import Match
from engine.refusals import IllegalChoice

VECTORS: dict[str, Any] = json.loads(
    Path(__file__).with_name("legendary_forests_vectors.json").read_text(encoding="utf-8")
)
TILES: TileSet = GAME.components.parts


def laid(vector: dict[str, Any]) -> list[Laid]:
    return [Laid(*row) for row in vector["planet"]]


def trees(vector: dict[str, Any]) -> list[Tree]:
    """The trees of a vector, each on its area."""
    bare = Planet(TILES, laid(vector))
    found = []
    for tree in vector["trees"]:
        x, y = tree["at"]
        spot = bare.spot(Spot(x, y, SIDES.index(tree["edge"])))
        assert spot is not None
        found.append(Tree(spot, tree["colour"]))
    return found


def table(vector: dict[str, Any], draw: int) -> Match:
    """A game for one whose planet is the vector's, with this tile drawn next."""
    return Match(GAME, 1, "vector", scenario={"planets": [vector["planet"]], "drawn": [], "pile": [draw]})


@pytest.mark.parametrize("vector", VECTORS["planets"], ids=lambda vector: vector["name"])
def test_planets(vector: dict[str, Any]) -> None:
    planted = trees(vector)
    regions = Planet(TILES, laid(vector), planted).regions()
    if "regions" in vector:
        assert Counter(region.colour for region in regions) == vector["regions"]
        assert Counter(region.colour for region in regions if region.closed) == vector["closed"]
    assert sum(region.points for region in regions) == vector["score"]
    counted: set[str] = set()
    for tree, points in zip(planted, vector.get("tree_points", []), strict=True):
        region = next(region for region in regions if tree.spot in region.spots)
        assert region.colour == tree.colour
        # Several trees in one region count once: the vectors give the points to the first of them.
        assert (0 if region.name in counted else region.points) == points
        counted.add(region.name)


@pytest.mark.parametrize("vector", VECTORS["planets"], ids=lambda vector: vector["name"])
def test_planets_are_laid_in_play(vector: dict[str, Any]) -> None:
    """Each tile of a vector can be laid by an answer (or is, where it is the only way)."""
    rows = laid(vector)
    for at, tile in enumerate(rows[1:], 1):
        match = table({"planet": [list(row) for row in rows[:at]]}, tile.tile)
        decision = match.decision(0)
        if decision is not None and decision.topic != "tree":
            match.submit(0, f"{place_name(tile.place)} {TURNS[tile.turn]}")
        assert match.report()["planets"][0][at] == tile._asdict()


@pytest.mark.parametrize("vector", VECTORS["planets"], ids=lambda vector: vector["name"])
def test_trees_are_planted_in_play(vector: dict[str, Any]) -> None:
    """Each tree of a vector can be planted by an answer that names its area as the vector does."""
    for tree in vector["trees"]:
        (x, y), edge = tree["at"], tree["edge"]
        match = table(vector, draw=2)
        match.submit(0, next(iter(match.pending()[0].options)).key)
        match.submit(0, f"{tree['colour']} {place_name((x, y))}{edge}")
        (region,) = [region for region in match.report()["regions"][0] if region["trees"]]
        assert region["colour"] == tree["colour"]
        assert any([x, y] == area[:2] and edge in area[2] for area in region["areas"])


@pytest.mark.parametrize("vector", VECTORS["laying"], ids=lambda vector: "-".join(map(str, vector["lay"])))
def test_laying(vector: dict[str, Any]) -> None:
    tile = Laid(*vector["lay"])
    planet = Planet(TILES, laid(vector))
    key = f"{place_name(tile.place)} {TURNS[tile.turn]}"
    assert ((tile.place, tile.turn) in set(planet.placements(tile.tile))) == vector["legal"]
    match = table(vector, tile.tile)
    decision = match.decision(0)
    if decision is None:
        assert not vector["legal"]
        assert match.report()["set_aside"] == [[tile.tile]]
    elif vector["legal"]:
        assert decision.options[key].key == key
    else:
        with pytest.raises(IllegalChoice):
            match.submit(0, key)


@pytest.mark.parametrize("vector", VECTORS["placement_counts"], ids=lambda vector: vector["tiles"])
def test_placement_counts(vector: dict[str, Any]) -> None:
    first, last = map(int, vector["tiles"].split("-"))
    for number in range(first, last + 1):
        assert len(list(Planet(TILES, laid(vector)).placements(number))) == vector["count"]
        decision = table(vector, number).decision(0)
        assert (len(list(decision.options)) if decision is not None else 0) == vector["count"]


@pytest.mark.parametrize("vector", VECTORS["tree_order"], ids=lambda vector: f"{vector['players']}-{vector['builder']}")
def test_tree_order(vector: dict[str, Any]) -> None:
    """In a tree phase the seats are asked in this order, and then the builder figure has moved."""
    match = Match(GAME, vector["players"], "order", scenario={"builder": vector["builder"], "pile": [2, 3]})
    for decision in match.pending():
        match.submit(decision.seat, next(iter(decision.options)).key)
    asked = []
    while match.report()["drawn"] == [2]:
        (decision,) = match.pending()
        asked.append(decision.seat)
        match.submit(decision.seat, next(iter(decision.options)).key)
    assert asked == vector["order"]
    assert match.report()["builder"] == vector["next_builder"]


@pytest.mark.parametrize("vector", VECTORS["supply"], ids=lambda vector: str(vector["players"]))
def test_supply(vector: dict[str, Any]) -> None:
    supply = Match(GAME, vector["players"], "supply").report()["supply"]
    assert supply == dict.fromkeys(("red", "pink", "yellow"), vector["per_colour"])
