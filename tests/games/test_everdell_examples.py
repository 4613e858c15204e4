"""The worked examples of the rules, 1 to 13, through the code that play uses."""

from __future__ import annotations

import pytest

from engine.text import Text
from tests.games.everdell_tables import answer, city, goods, heard, offered, player, refusal, spaces_used, table

FULL = ["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3
"""Fourteen spaces."""


def test_1_timing() -> None:
    match = table(
        cities=[["historian", "shopkeeper", "farm", "farm"]],
        resources=["bb"],
        meadow=["barge_toad"],
        pile=["king", "queen"],
    )
    answer(match, "play toad@m1")
    assert goods(match) == "ttttb"
    assert match.report()["meadow"][0] == "king", "the Meadow was refilled before the Historian drew"
    assert player(match)["hand"] == ["queen"]
    order = [id for id in heard(match, 0) if id != "everdell-begins"]
    assert order[:3] == ["everdell-plays", "everdell-meadow-new", "everdell-gains"]
    assert sorted(order[3:5]) == ["everdell-draws", "everdell-you-drew"]
    assert order[5] == "everdell-gains"


def test_2_occupied() -> None:
    hand = ["wife", "wife", "king"]
    occupied = {"id": "farm", "occupant": "husband"}
    assert refusal(table(cities=[[occupied]], hands=[hand]), "play wife").id == "everdell-missing"
    second = answer(table(cities=[[occupied, "farm"]], hands=[hand]), "play wife")
    assert [card["occupant"] for card in player(second)["city"][:2]] == ["husband", "wife"]
    tree = answer(table(cities=[["ever_tree"]], hands=[hand]), "play king", "worker haven")
    assert refusal(tree, "play wife").id == "everdell-missing", "it serves once"


def test_3_pairs() -> None:
    match = table(cities=[[*FULL, "wife"]], hands=[["husband", "king"]], resources=["bbbbbbbbb"])
    assert refusal(match, "play king") == Text("everdell-city-full")
    answer(match, "play husband", "cost", "t", "worker haven")
    assert spaces_used(match) == 15
    three = table(cities=[["husband", "husband", "husband", "wife", "wife", "farm"]], workers=[["haven", "haven"]])
    answer(three, "prepare", "p", "p")
    assert goods(three) == "ppb"
    assert player(three)["points"]["bonus"] == 6


def test_4_dungeon() -> None:
    match = table(cities=[[*FULL[:13], "dungeon", "fool"]], hands=[["castle"]], resources=["ttrrrpp"])
    before = player(match)["points"]["cards"]
    ways = offered(answer(match, "play castle"), "dungeon")
    assert "ttrrr" in ways
    assert "rrrpp" in ways
    answer(match, "dungeon ttrpp")
    assert goods(match) == "rr"
    assert "fool" not in city(match)
    assert player(match)["points"]["cards"] == before + 2 + 4
    assert spaces_used(match) == 15


def test_5_no_two_abilities_on_one_card() -> None:
    crane_and_judge = table(cities=[["crane", "judge"]], hands=[["castle"]], resources=["ttrrb"])
    # Together they would do: the Crane leaves five units, the Judge lets the berry be one of them.
    assert refusal(crane_and_judge, "play castle") == Text(
        "everdell-missing", what=(Text("everdell-amount-resin", count=1), Text("everdell-amount-pebble", count=3))
    )
    dear = ["king", "king", "queen", "queen", "doctor", "doctor", "castle", "castle"]
    inn_and_innkeeper = table(cities=[["inn", "innkeeper"]], meadow=dear)
    assert refusal(inn_and_innkeeper, "worker inn@p1") == Text("everdell-no-meadow-card", discount=3)


def test_6_ruins_on_a_palace_played_free() -> None:
    match = table(cities=[[{"id": "palace", "occupant": "queen"}, "queen"]], hands=[["ruins"]], pile=["king", "judge"])
    answer(match, "play ruins")
    assert goods(match) == "ttrrrppp"
    assert player(match)["hand"] == ["judge", "king"]
    assert city(match) == ["queen", "ruins"]
    assert [card["occupant"] for card in player(match)["city"]] == [None, None]


def test_7_university_discarding_a_cemetery() -> None:
    match = table(cities=[["university", "cemetery", "farm"]], workers=[["cemetery@p1!"]])
    answer(match, "worker uni@p1", "cemetery b")
    assert goods(match) == "ppb"
    assert player(match)["tokens"] == 1
    answer(match, "worker haven", "prepare", "worker haven")
    assert player(match)["workers"]["supply"] == 2
    answer(match, "worker uni@p1", "farm t")
    assert [worker["place"] for worker in player(match)["workers"]["deployed"]] == ["uni@p1", "uni@p1"]


def test_8_chapel_and_the_hand_limit() -> None:
    match = table(cities=[[{"id": "chapel", "tokens": 2}]], hands=[["farm"] * 5])
    answer(match, "worker chapel@p1")
    assert player(match)["city"][0]["tokens"] == 3
    assert len(player(match)["hand"]) == 8


def test_9_general_store_copied_by_a_mole() -> None:
    match = table(cities=[[], ["general_store", "farm"]], hands=[["miner_mole"]], resources=["bbb"])
    answer(match, "play mole", "general@p2")
    assert goods(match) == "bb"


def test_10_clock_tower() -> None:
    match = table(cities=[["clock_tower"]], workers=[["basic_3_twig", "haven"]])
    answer(match, "prepare")
    assert offered(match) == ["basic_3_twig", "no"]
    answer(match, "basic_3_twig")
    assert goods(match) == "ttt"
    assert player(match)["city"][0]["tokens"] == 2
    assert player(match)["workers"] == {"supply": 3, "deployed": []}


@pytest.mark.parametrize(("players", "second"), [(3, False), (4, True)])
def test_11_the_second_spot_in_the_forest(players: int, second: bool) -> None:
    match = table(players, forest=["forest_3_berry"], workers=[["forest_3_berry"]], active=1)
    if not second:
        assert refusal(match, "worker forest_3_berry").id == "everdell-taken"
        return
    answer(match, "worker forest_3_berry")
    assert goods(match, 1) == "bbb"
    assert refusal(match, "worker forest_3_berry").id == "everdell-taken"
    twice = table(players, forest=["forest_3_berry"], workers=[["forest_3_berry"]])
    assert refusal(twice, "worker forest_3_berry").id == "everdell-here-already"


def test_12_journey() -> None:
    summer = table(hands=[["farm"] * 8], seasons=["summer"])
    assert refusal(summer, "worker journey_3") == Text("everdell-journey-season")
    poor = table(hands=[["farm"] * 4], seasons=["autumn"])
    assert refusal(poor, "worker journey_5") == Text("everdell-journey-cards", needed=5, count=4)


def test_13_scoring() -> None:
    match = table(
        cities=[["ever_tree", "palace", "king"]], events=["tax_relief"], achieved={"grand_tour": 0, "tax_relief": 0}
    )
    points = player(match)["points"]
    assert points["cards"] == 5 + 4 + 4
    assert points["bonus"] == 3 + 2 + 3
    assert points["total"] - points["events"] == 21
