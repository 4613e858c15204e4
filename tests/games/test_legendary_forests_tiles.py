"""Legendary Forests: the tile file and its loader, the names of places, and what holds for every planet."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.legendary_forests import GAME, tiles
from engine.games.legendary_forests.planet import REACH, Laid, Planet, Spot, place_name, place_of, spot_of
from engine.games.legendary_forests.tiles import COLOURS, GRASS
from engine.match import Match
from engine.refusals import BadComponents, IllegalChoice
from engine.rng import Rng

SOURCE = json.dumps(tiles.default().data)


# Names of places.


@given(st.integers(-REACH, REACH), st.integers(-REACH, REACH), st.integers(0, 3))
def test_every_place_within_reach_has_its_own_name(x: int, y: int, side: int) -> None:
    assert place_of(place_name((x, y))) == (x, y)
    assert spot_of(str(Spot(x, y, side))) == Spot(x, y, side)


def test_a_straight_line_of_all_tiles_has_names() -> None:
    assert [place_name(place) for place in ((0, 0), (-19, -19), (19, 19), (7, -1))] == ["T20", "A1", "AM39", "AA19"]


@given(st.text(max_size=12))
def test_no_word_confuses_the_reader(word: str) -> None:
    match = Match(GAME, 2, "words", scenario={"pile": [2]})
    asked = match.pending()[0].options
    for key in (word, f"T19 {word}", f"{word} r0"):
        try:
            asked[key]
        except IllegalChoice:
            continue
    place = place_of(word)
    assert place is None or place_name(place) == word


@given(st.integers(0, 10**6))
def test_regions_part_the_leaves_of_any_planet(seed: int) -> None:
    """Every area is in exactly one region, every leafy side is a half rune or one side of a full one."""
    rng = Rng(str(seed))
    box = tiles.default().parts
    laid = [Laid(box.start, 0, 0, 0)]
    for number in rng.sample(box.others(), rng.below(20)):
        ways = list(Planet(box, laid).placements(number))
        if ways:
            place, turn = rng.choice(ways)
            laid.append(Laid(number, *place, turn))
    planet = Planet(box, laid)
    regions = planet.regions()
    spots = [spot for region in regions for spot in region.spots]
    assert sorted(spots) == sorted(planet.spots())
    leafy = sum(edge != GRASS for face in planet.faces.values() for edge in face.edges)
    assert sum(2 * region.runes + len(region.half) for region in regions) == leafy
    assert all(region.colour in COLOURS for region in regions)


# The tile file.


def broken(change: Callable[[dict[str, Any]], None]) -> str:
    data = json.loads(SOURCE)
    change(data)
    with pytest.raises(BadComponents) as caught:
        GAME.load(json.dumps(data))
    return caught.value.reason.id.removeprefix("legendary_forests-tiles-")


def test_the_file_has_the_totals_it_promises() -> None:
    counts = dict.fromkeys(tiles.GROUNDS, 0)
    for tile in tiles.default().parts.tiles:
        for edge in tile.faces[0].edges:
            counts[edge] += 1
    assert counts == json.loads(SOURCE)["edge_totals"]


def test_another_set_of_tiles_is_played_with() -> None:
    data = json.loads(SOURCE)
    data["tiles"][1]["background"] = "dark"
    data["light_numbers"].remove(2)
    other = GAME.load(json.dumps(data))
    assert other.hash != tiles.default().hash
    match = Match(GAME, 2, "other", components=other, scenario={"pile": [2, 3], "builder": 0})
    for decision in match.pending():
        match.submit(decision.seat, "T19 r0")
    assert match.report()["drawn"] == [2, 3]


def test_turns_that_look_the_same_are_offered_once() -> None:
    """Tile 2 becomes a straight ginkgo between grass, which looks the same after half a turn."""
    data = json.loads(SOURCE)
    straight = {"N": "yellow", "E": "grass", "S": "yellow", "W": "grass"}
    set_tile(2, edges=straight, areas=[area("yellow", "N", "S")])(data)
    components = GAME.load(json.dumps(data))
    match = Match(GAME, 1, "straight", components=components, scenario={"pile": [2, 3]})
    (decision,) = match.pending()
    assert [option.key for option in decision.options] == ["S20 r0", "U20 r1"]
    match.submit(0, "U20 r3")
    assert match.report()["planets"][0][1] == {"tile": 2, "x": 1, "y": 0, "turn": 3}


def set_tile(at: int, /, **fields: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["tiles"][at - 1].update(fields)

    return change


def area(colour: str, *edges: str) -> dict[str, Any]:
    return {"colour": colour, "edges": list(edges)}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data.pop("tiles"), "components-missing"),
        (lambda data: data.pop("light_numbers"), "components-missing"),
        (lambda data: data["tiles"].append("tile"), "components-row"),
        (set_tile(7, number=True), "components-row"),
        (set_tile(7, number=6), "twice"),
        (lambda data: data["tiles"].pop(11), "gap"),
        (lambda data: data.update(drawn_tiles=18), "count"),
        (lambda data: data.update(drawn_tiles=20), "number"),
        (lambda data: data.update(removed_tiles="5"), "number"),
        (lambda data: data.update(start_tile=2), "start"),
        (set_tile(7, background="start"), "start"),
        (set_tile(7, background="light"), "light"),
        (set_tile(7, background="blue"), "background"),
        (lambda data: data["tiles"][6]["edges"].pop("N"), "edges"),
        (lambda data: data["tiles"][6]["edges"].update(N="blue"), "ground"),
        (set_tile(7, areas="red"), "areas"),
        (set_tile(7, areas=[area("red", "N", "Q")]), "areas"),
        (set_tile(7, areas=[area("red", "N", "E", "S")]), "area-colour"),
        (set_tile(7, areas=[area("red", "N", "E"), area("red", "N")]), "area-twice"),
        (set_tile(7, areas=[area("red", "N", "E"), area("pink", "S")]), "area-missing"),
        (set_tile(4, areas=[area("yellow", "N", "E", "S", "W")]), "area-colour"),
        (
            set_tile(
                8,
                edges={"N": "red", "E": "pink", "S": "red", "W": "pink"},
                areas=[area("red", "N", "S"), area("pink", "E", "W")],
            ),
            "area-crossing",
        ),
    ],
)
def test_what_is_wrong_with_a_tile_file_is_said_exactly(change: Callable[[dict[str, Any]], None], reason: str) -> None:
    assert broken(change) == reason
