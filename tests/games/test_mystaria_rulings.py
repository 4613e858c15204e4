"""Every ruling of the rule reference that has an effect, by its number."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import pytest

from bench.mystaria import position
from engine.components import ComponentSet
from engine.games.mystaria import GAME
from engine.games.mystaria.buildings import tower_in_sight
from engine.games.mystaria.land import Building, Land
from engine.games.mystaria.laying import Place, places, why_not
from engine.games.mystaria.notation import Field
from engine.games.mystaria.rulings import FIRST_TILE
from engine.games.mystaria.scoring import standings
from engine.games.mystaria.sites import axes, gain, sites, why_not_there
from engine.games.mystaria.tiles import tile_of
from engine.match import Match
from engine.options import Pick
from engine.policies import RandomPolicy, play_out
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.text import Player, Text
from tests.games.mystaria_lands import answer, face, land_of, state_of, table

B = Building


def points(land: Land, **options: str) -> list[int]:
    state = state_of(land, **options)
    return [state.worth(building).points for building in land.buildings]


def reason(land: Land, kind: str, at: Field, seat: int = 0, **options: str) -> str | None:
    refusal = why_not_there(state_of(land, **options), seat, kind, at)
    return None if refusal is None else refusal.id


def heard(match: Match, reader: int | None = None) -> list[str]:
    return [event.text.id for event in match.events(reader)]


# Laying


def test_r01_any_whole_field_offset_in_four_turns_never_mirrored() -> None:
    tile = tile_of(0, ("LLF", "LWV"))
    assert [each.rows for each in tile.faces] == [
        ("LLF", "LWV"),
        ("LL", "WL", "VF"),
        ("VWL", "FLL"),
        ("FV", "LW", "LL"),
    ]
    land = land_of(["LLLLLL"])
    below = {place.x for place in places(land, tile) if place.y == 1 and place.turn == 0}
    assert below == {-1, 0, 1, 2, 3, 4, 5}


def test_r02_a_corner_is_no_contact() -> None:
    assert why_not(land_of(["LL"]), face("LLL", "FFF"), 2, 1) == Text("mystaria-not-beside")
    assert len(land_of(["L.", ".L"]).regions) == 2
    corner = land_of(["FL", "LF"], last=[(0, 0)])
    assert reason(corner, "hut_forest", (1, 1)) == "mystaria-site-far"
    castle = land_of(["MLL...", "FFW...", "...MMM"], [B("castle", 0, (0, 0))], ["aaa...", "aaa...", "...bbb"])
    assert points(castle) == [1]


def test_r03_a_gap_is_nothing_but_can_be_filled() -> None:
    ring = land_of(["LLLLL", "L...L", "L...L", "LLLLL"])
    assert reason(ring, "hut_lake", (2, 1)) == "mystaria-site-gap"
    assert Place(1, 1, 0) in places(ring, tile_of(0, ("WLF", "WWM")))


def test_r04_mountain_next_to_mountain_is_a_match() -> None:
    assert why_not(land_of(["M"]), face("MFF", "FFF"), 1, 0) is None


def test_r05_own_regions_are_not_joined_either() -> None:
    land = land_of(["LFL", "FFF"], [B("hut_lake", 0, (0, 0)), B("tower", 0, (2, 0))])
    assert why_not(land, face("FWV", "LLL"), 0, -2) == Text(
        "mystaria-joins-own-lake", who=Player(0), one="0/0", other="2/0"
    )


def test_r05_the_reason_names_both_owners() -> None:
    land = land_of(["LFL", "FFF"], [B("hut_lake", 0, (0, 0)), B("tower", 3, (2, 0))])
    assert why_not(land, face("FWV", "LLL"), 0, -2) == Text(
        "mystaria-joins-lake", who=Player(0), whom=Player(3), one="0/0", other="2/0"
    )


def test_r05_an_occupied_region_may_swallow_empty_ones_and_touch_others_of_other_landscapes() -> None:
    one_home = land_of(["LFLFL"], [B("hut_lake", 0, (2, 0))])
    assert why_not(one_home, face("LLL", "LLL"), 0, -2) is None
    two_landscapes = land_of(["LFW"], [B("hut_lake", 0, (0, 0)), B("hut_meadow", 1, (2, 0))])
    assert why_not(two_landscapes, face("VVV", "LVW"), 0, -2) is None


def test_r05_two_clusters_of_a_tile_that_meet_outside_join_as_well() -> None:
    """The tile's two lakes touch an empty lake around the corner and one occupied lake each."""
    land = land_of(
        ["L...L", "V...V", "LLLLL"],
        [B("hut_lake", 0, (0, 0)), B("tower", 1, (4, 0))],
    )
    tile = tile_of(0, ("LFL", "LFL"))
    assert why_not(land, tile.faces[0], 1, 0) == Text(
        "mystaria-joins-lake", who=Player(0), whom=Player(1), one="0/0", other="4/0"
    )
    assert Place(1, 0, 0) not in places(land, tile)
    apart = land_of(["L...L", "V...V", "LLVLL"], [B("hut_lake", 0, (0, 0)), B("tower", 1, (4, 0))])
    assert why_not(apart, tile.faces[0], 1, 0) is None
    assert Place(1, 0, 0) in places(apart, tile)


def test_r06_two_castles_keep_their_mountains_apart() -> None:
    land = land_of(["MFM"], [B("castle", 0, (0, 0)), B("castle", 1, (2, 0))])
    assert why_not(land, face("FWV", "MMM"), 0, -2) == Text(
        "mystaria-joins-mountain", who=Player(0), whom=Player(1), one="0/0", other="2/0"
    )
    assert reason(land_of(["MMM"], [B("castle", 1, (2, 0))]), "castle", (0, 0)) == "mystaria-site-occupied"


def test_r07_a_bridge_counts_twice_when_joining_is_checked() -> None:
    linked = land_of(["LFLVL"], [B("hut_lake", 0, (0, 0)), B("bridge", 0, (1, 0), "EW"), B("tower", 1, (4, 0))])
    refusal = why_not(linked, face("FWV", "LLL"), 2, -2)
    assert refusal is not None
    assert refusal.id == "mystaria-joins-lake"
    foot = land_of(["LFLVF"], [B("bridge", 0, (1, 0), "EW"), B("hut_forest", 1, (4, 0))])
    around = land_of(["LFLVF"], [B("hut_forest", 1, (4, 0))])
    tile = face("WWWW", "FFFF")
    refusal = why_not(foot, tile, 1, -2)
    assert refusal is not None
    assert refusal.id == "mystaria-joins-forest"
    assert why_not(around, tile, 1, -2) is None


# Bridges


def test_r08_a_bridge_runs_straight_and_names_its_axis() -> None:
    cross = land_of([".L.", "WFW", ".L."], last=[(1, 1)])
    assert sites(state_of(cross), 0, "bridge") == [B("bridge", 0, (1, 1), "EW"), B("bridge", 0, (1, 1), "NS")]
    bent = land_of([".L.", ".FL"], last=[(1, 1)])
    assert sites(state_of(bent), 0, "bridge") == []


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ([".FL"], "mystaria-link-gap"),
        (["WFL"], "mystaria-link-unlike"),
        (["MFM"], "mystaria-link-mountains"),
        (["LFL", "LLL"], "mystaria-link-same"),
    ],
)
def test_r08_a_bridge_that_links_nothing_may_not_stand_unless_the_table_says_so(fields: list[str], why: str) -> None:
    land = land_of(fields, last=[(1, 0)])
    refusal = why_not_there(state_of(land), 0, "bridge", (1, 0))
    assert refusal is not None
    assert refusal.id == "mystaria-site-bridge"
    assert why in str(refusal.args)
    allowed = state_of(land, idlebridge="on")
    assert B("bridge", 0, (1, 0), None) in sites(allowed, 0, "bridge")


def test_r08_an_idle_bridge_links_nothing_later() -> None:
    land = land_of([".FL"], [B("bridge", 0, (1, 0))])
    cells = face("L").fields(0, 0)
    land.lay(land.tiles[0], cells)
    assert land.region_at[0, 0] != land.region_at[2, 0]


def test_r09_the_foot_stands_in_no_occupied_region_unless_the_table_says_so() -> None:
    fields = ["LFL", "VFV"]
    own = land_of(fields, [B("hut_forest", 0, (1, 1))], last=[(1, 0)])
    foreign = land_of(fields, [B("hut_forest", 1, (1, 1))], last=[(1, 0)])
    assert reason(own, "bridge", (1, 0)) == "mystaria-site-occupied"
    assert reason(own, "bridge", (1, 0), bridgefoot="on") is None
    assert reason(foreign, "bridge", (1, 0), bridgefoot="on") == "mystaria-site-occupied"
    assert reason(own, "tower", (1, 0), bridgefoot="on") == "mystaria-site-occupied"


def test_r10_a_bridge_may_link_two_own_regions_and_both_buildings_count_all() -> None:
    land = land_of(["LFLL"], [B("hut_lake", 0, (0, 0)), B("tree", 0, (3, 0))], last=[(1, 0)])
    state = state_of(land)
    bridge = B("bridge", 0, (1, 0), "EW")
    assert sites(state, 0, "bridge") == [bridge]
    before = sum(points(land))
    assert gain(state, bridge) == 2 + 2
    land.build(bridge)
    assert points(land) == [3, 6, 0]
    assert sum(points(land)) == before + 4


def test_r10_two_linked_empty_regions_stay_open_to_all() -> None:
    land = land_of(["LFL"], [B("bridge", 0, (1, 0), "EW")])
    assert reason(land, "hut_lake", (2, 0), seat=1) is None
    assert reason(land, "hut_forest", (1, 0), seat=1) == "mystaria-site-taken"


# Building


def test_r11_building_is_optional_and_once_a_turn() -> None:
    match = table(scenario={"layout": [[1, 0, 0, 0, None]], "hands": [2, 3], "pile": [4, 5], "active": 0})
    answer(match, "1/2 r0")
    (decision,) = match.pending()
    step = decision.options.next("")
    assert isinstance(step, Pick)
    words = [choice.word for choice in step]
    assert words[-1] == "skip"
    assert "hut_meadow" in words
    answer(match, "skip")
    assert match.pending()[0].seat == 1
    assert match.report()["buildings"] == []


def test_r12_gaps_do_not_end_a_view() -> None:
    assert points(land_of(["W....W"], [B("tower", 0, (0, 0))])) == [1]
    assert points(land_of(["W...", "....", "....", "...L"], [B("portal", 0, (0, 0)), B("hut_lake", 1, (3, 3))])) == [
        1,
        1,
    ]


def test_r13_a_tower_counts_its_own_field_only_if_the_table_says_so() -> None:
    land = land_of(["WFW"], [B("tower", 0, (0, 0))])
    assert points(land) == [1]
    assert points(land, towerfield="on") == [2]


def test_r14_a_tower_does_not_care_who_stands_on_what_it_sees() -> None:
    bare = land_of(["WFWVW"], [B("tower", 0, (0, 0))])
    lived_in = land_of(["WFWVW"], [B("tower", 0, (0, 0)), B("hut_meadow", 1, (2, 0)), B("portal", 2, (4, 0))])
    assert points(bare)[0] == points(lived_in)[0] == 2


def test_r15_a_castle_on_the_first_mountain_is_seen_and_nothing_behind_it() -> None:
    land = land_of(["WMMV"], [B("portal", 0, (0, 0)), B("castle", 1, (1, 0)), B("hut_village", 1, (3, 0))])
    assert points(land)[0] == 1
    behind = land_of(["WMMV"], [B("portal", 0, (0, 0)), B("castle", 1, (2, 0))])
    assert points(behind)[0] == 0


def test_r16_a_portal_counts_everybody_in_a_line_but_itself() -> None:
    land = land_of(
        ["WLFLV"],
        [B("portal", 0, (0, 0)), B("hut_lake", 1, (1, 0)), B("bridge", 1, (2, 0), "EW"), B("hut_village", 0, (4, 0))],
    )
    assert points(land)[0] == 3


@pytest.mark.parametrize("seed", range(4))
def test_r17_towers_that_do_not_see_each_other_never_will(seed: int) -> None:
    match = table(4, f"towers-{seed}")
    play_out(match, [RandomPolicy()] * 4, Rng(f"towers-{seed}"))
    land = position(match).land
    towers = [building.field for building in land.buildings if building.kind == "tower"]
    assert len(towers) > 1
    assert all(tower_in_sight(land, tower) is None for tower in towers)


def test_r18_a_castle_counts_its_tile_and_the_tiles_beside_it_and_others_count_them_too() -> None:
    fields, tiles = ["MFMMVM"], ["aabbcc"]
    land = land_of(fields, [B("castle", 0, (0, 0)), B("castle", 1, (5, 0))], tiles)
    assert points(land) == [3, 3]


def test_r19_the_tree_needs_another_region_than_its_hut() -> None:
    land = land_of(["LLFL"], [B("hut_lake", 0, (0, 0))])
    assert reason(land, "tree", (1, 0)) == "mystaria-site-occupied"
    assert reason(land, "tree", (3, 0)) is None
    assert reason(land, "tree", (2, 0)) == "mystaria-site-tree"
    assert reason(land, "tree", (3, 0), seat=1) == "mystaria-site-tree"


# A tile that fits nowhere


def strange_tiles() -> ComponentSet:
    """The usual tiles, but the last three show nothing but villages: they never fit to tile 9."""
    data: dict[str, Any] = json.loads(files("engine.games.mystaria").joinpath("tiles.json").read_text(encoding="utf-8"))
    for tile in data["tiles"][-3:]:
        tile["rows"] = ["VVV", "VVV"]
    return GAME.load(json.dumps(data))


def dead_end(hands: Sequence[int], pile: Sequence[int]) -> Match:
    scenario = {"layout": [[9, 0, 0, 0, None]], "hands": list(hands), "pile": list(pile), "active": 0}
    return Match(GAME, 2, "dead-end", components=strange_tiles(), scenario=scenario)


def test_r20_a_tile_that_fits_nowhere_is_shown_and_replaced_until_one_fits() -> None:
    match = dead_end([34, 1], [35, 2, 3, 4])
    assert heard(match).count("mystaria-fits-nowhere") == 2
    assert match.report()["shown"] == [34, 35]
    assert match.report()["hands"] == [2, 1]
    assert match.pending()[0].seat == 0
    assert all(events.text.id != "mystaria-your-tile" for events in match.events(None))


def test_r20_without_a_pile_the_turn_is_over() -> None:
    match = dead_end([34, 1], [])
    assert heard(match).count("mystaria-fits-nowhere-last") == 1
    assert match.pending()[0].seat == 1
    assert match.report()["hands"] == [None, 1]


def test_r20_drawing_the_last_tile_this_way_begins_the_end() -> None:
    match = dead_end([34, 1], [2])
    assert match.report()["ending"] == "pile"
    answer(match, next(iter(match.pending()[0].options)).key)
    answer(match, "skip")
    assert match.report()["hands"] == [None, 1]


def test_r20_can_be_taken_back_by_nobody() -> None:
    match = dead_end([14, 34], [2, 3, 4])
    answer(match, next(iter(match.pending()[0].options)).key)
    answer(match, "skip")
    assert match.undo_refusal(0) == Text("undo-revealed")
    assert match.report()["shown"] == [34]


# The end


def finishing(pile: Sequence[int], left: int) -> Match:
    """A simple game of three in which seat 0 has `left` buildings left; the hut of the meadows is among them."""
    order = ["hut_village", "hut_lake", "hut_forest", "tower", "tree", "hut_meadow"]
    layout: list[list[int | None]] = [[1, 0, 0, 0, None], [4, 20, 0, 0, 1], [5, 40, 0, 0, 2], [7, 60, 0, 0, 0]]
    places_for = {"hut_village": [20, 1], "hut_lake": [0, 0], "hut_forest": [41, 0], "tower": [60, 1], "tree": [61, 0]}
    built = [[kind, 0, places_for[kind], None] for kind in order[: 6 - left]]
    scenario = {"layout": layout, "buildings": built, "hands": [2, 3, 8], "pile": list(pile), "active": 0}
    return table(3, scenario=scenario, variant="simple")


def test_r21_after_the_last_building_everybody_else_has_one_turn() -> None:
    match = finishing([10, 11, 12, 13], left=1)
    answer(match, "1/2 r0")
    answer(match, "hut_meadow 1/2")
    assert heard(match).count("mystaria-end-built") == 1
    assert match.report()["hands"] == [None, 3, 8]
    seats = []
    while not match.finished:
        seats.append(match.pending()[0].seat)
        answer(match, match.pending()[0].options.sample(Rng("end")).key)
    assert list(dict.fromkeys(seats)) == [1, 2]
    assert len(match.report()["pile"]) == 4


def test_r21_after_the_last_draw_everybody_has_one_turn() -> None:
    match = finishing([10], left=3)
    answer(match, "1/2 r0")
    answer(match, "skip")
    assert heard(match).count("mystaria-end-pile") == 1
    turns = []
    while not match.finished:
        if match.pending()[0].private:
            turns.append(match.pending()[0].seat)
        answer(match, match.pending()[0].options.sample(Rng("end")).key)
    assert turns == [1, 2, 0]


def test_r22_who_places_the_last_building_draws_no_more_though_a_tile_is_left() -> None:
    match = finishing([10], left=1)
    answer(match, "1/2 r0")
    answer(match, "hut_meadow 1/2")
    report = match.report()
    assert (report["ending"], report["pile"], report["hands"][0]) == ("built", [10], None)


def test_r23_the_tree_scores_two_in_a_village_too() -> None:
    assert points(land_of(["VFV"], [B("hut_village", 0, (0, 0)), B("tree", 0, (2, 0))])) == [2, 2]


def test_r24_the_first_tile_lies_unturned_at_the_origin() -> None:
    first = table().report()["tiles"][0]
    assert (first["x"], first["y"], first["turn"], first["who"]) == (*FIRST_TILE, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r25_hands_and_removed_tiles_are_seen_by_nobody_else(players: int) -> None:
    match = table(players, "secret")
    report = match.report()
    for reader in (None, *range(players)):
        view: Any = match.view(reader)
        own = None if reader is None else report["hands"][reader]
        assert (view.hand.number if view.hand else None) == own
        assert [tile.number for tile in view.unseen] == [
            number for number in range(1, 37) if number not in (own, report["tiles"][0]["id"])
        ]
    assert all(decision.private for decision in match.pending())


def test_r26_a_region_that_has_just_grown_may_be_built_on() -> None:
    match = table(scenario={"layout": [[1, 0, 0, 0, None]], "hands": [2, 3], "pile": [4, 5], "active": 0})
    answer(match, "1/2 r0")
    answer(match, "hut_meadow 1/1")
    assert match.scores()[0].total == 4


def test_r27_the_tie_break_counts_the_trees_region_with_bridges() -> None:
    land = land_of(
        ["LFLL", "VVVV", "WFWF", "WVFV"],
        [
            B("tree", 0, (0, 0)),
            B("bridge", 0, (1, 0), "EW"),
            B("tree", 1, (0, 2)),
            B("hut_village", 1, (1, 3)),
        ],
    )
    state = state_of(land)
    first, second, *_ = standings(state)
    assert (first.total, first.tree_region, first.rank) == (6, 3, 1)
    assert (second.total, second.tree_region, second.rank) == (6, 2, 2)


def test_axes_are_none_where_another_player_lives() -> None:
    land = land_of(["LFL"], [B("tower", 1, (2, 0))], last=[(1, 0)])
    assert axes(state_of(land), 0, (1, 0)) == []
    assert axes(state_of(land), 1, (1, 0)) == ["EW"]


def test_a_refused_building_says_why() -> None:
    match = table(scenario={"layout": [[1, 0, 0, 0, None]], "hands": [2, 3], "pile": [4, 5], "active": 0})
    answer(match, "1/2 r0")
    options = match.pending()[0].options
    for key, why in {
        "barn 1/1": "mystaria-no-such-building",
        "tree 1/1": "mystaria-building-nowhere",
        "tower 1.1": "mystaria-no-such-field",
        "tower 9/9": "mystaria-site-gap",
        "tower 0/0": "mystaria-site-far",
        "tower 3/3": "mystaria-site-mountain",
        "castle 1/1": "mystaria-site-castle",
        "hut_lake 1/1": "mystaria-site-hut",
    }.items():
        with pytest.raises(IllegalChoice) as refusal:
            options[key]
        assert refusal.value.reason.id == why, key
