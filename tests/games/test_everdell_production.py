"""A whole city producing: plain yields at once, questions in an order that is never worse, and where it matters, asked."""

from __future__ import annotations

from engine.text import Text
from tests.games.everdell_tables import answer, goods, heard, offered, player, table

OUT = [["haven", "haven"]]


def test_plain_yields_come_in_one_go() -> None:
    city = ["farm", "farm", "mine", "twig_barge", "resin_refinery", "general_store", "barge_toad"]
    match = answer(table(cities=[city], workers=OUT), "prepare")
    assert goods(match) == "ttttttrpbbbb"
    assert heard(match, None).count("everdell-gains") == 1
    assert match.pending()[0].seat == 1, "nothing was asked"


def test_summer_produces_nothing_and_autumn_does() -> None:
    summer = table(cities=[["farm"]], seasons=["spring"], workers=[["haven"] * 3])
    answer(summer, "prepare", "-")
    assert (goods(summer), player(summer)["season"]) == ("", "summer")
    autumn = table(cities=[["farm"]], seasons=["summer"], workers=[["haven"] * 4])
    answer(autumn, "prepare")
    assert (goods(autumn), player(autumn)["workers"]["supply"]) == ("b", 6)


def test_gains_come_before_what_takes() -> None:
    """The Doctor may pay with berries that the Husband and the Farm have just brought; his order is not asked."""
    match = table(cities=[["doctor", "farm", "husband", "wife", "woodcarver"]], workers=OUT)
    answer(match, "prepare", "b")
    assert match.pending()[0].prompt == Text("everdell-ask-pay-points", card=Text("everdell-card-doctor"), each=1)
    answer(match, "2")
    assert goods(match) == ""
    assert player(match)["tokens"] == 2
    assert match.pending()[0].seat == 1, "without twigs the Woodcarver asks nothing"


def test_cards_that_can_become_many_things_are_ordered_by_the_player() -> None:
    match = table(cities=[["chip_sweep", "peddler", "mine"], ["farm"]], workers=OUT, resources=["t"])
    answer(match, "prepare")
    assert offered(match) == ["sweep", "peddler"]
    answer(match, "peddler", "tp bb")
    assert offered(match) == ["peddler", "mine"], "now the Chip Sweep, which has no rival left"
    answer(match, "mine")
    assert goods(match) == "pbb"


def test_equal_cards_need_no_order() -> None:
    match = table(cities=[["chip_sweep", "chip_sweep", "farm", "mine"]], workers=OUT)
    answer(match, "prepare")
    assert offered(match) == ["farm", "mine"]
    answer(match, "mine", "farm")
    assert goods(match) == "ppbb"


def test_drawing_is_ordered_only_if_the_hand_may_overflow() -> None:
    calm = answer(table(cities=[["teacher", "fairgrounds"]], workers=OUT, hands=[["farm"] * 2]), "prepare")
    assert len(player(calm)["hand"]) == 4, "the Fairgrounds drew first"
    assert calm.pending()[0].prompt == Text("everdell-ask-teacher")
    crowded = answer(table(cities=[["teacher", "fairgrounds"]], workers=OUT, hands=[["farm"] * 6]), "prepare")
    assert offered(crowded) == ["fair", "teacher"]


def test_a_crowded_hand_orders_everything_that_may_draw() -> None:
    city = ["fairgrounds", "chip_sweep", "peddler", "doctor"]
    match = table(cities=[city], workers=OUT, hands=[["farm"] * 7], resources=["b"])
    answer(match, "prepare")
    assert offered(match) == ["sweep", "fair", "peddler"]
    answer(match, "fair")
    assert offered(match) == ["sweep", "peddler"]


def test_a_storehouse_is_filled_once_for_each_of_them() -> None:
    match = table(cities=[["storehouse", {"id": "storehouse", "stored": "p"}]], workers=OUT)
    answer(match, "prepare", "ttt", "rr")
    stored = [card["resources"] for card in player(match)["city"]]
    assert stored == [
        {"twig": 3, "resin": 0, "pebble": 0, "berry": 0},
        {"twig": 0, "resin": 2, "pebble": 1, "berry": 0},
    ]


def test_a_chip_sweep_may_fill_a_storehouse_or_wake_a_mole() -> None:
    match = table(
        cities=[[{"id": "storehouse", "stored": "t"}, "storehouse", "miner_mole"], ["mine"]],
        hands=[["chip_sweep"]],
        resources=["bbb"],
    )
    answer(match, "play sweep")
    assert offered(match) == ["storage", "storage2", "mole"]
    answer(match, "mole")
    assert goods(match) == "p"


def test_a_mole_pays_and_gains_for_itself() -> None:
    match = table(cities=[[], ["doctor", "monk"]], hands=[["miner_mole"]], resources=["bbbbb", "b"])
    answer(match, "play mole", "monk@p2", "2")
    assert (goods(match), goods(match, 1)) == ("", "bbb")
    assert (player(match)["tokens"], player(match, 1)["tokens"]) == (4, 0)


def test_a_mole_counts_the_pairs_of_the_city_it_copies() -> None:
    match = table(cities=[["farm"], ["husband", "wife", "husband", "farm"]], hands=[["miner_mole"]], resources=["bbb"])
    answer(match, "play mole", "husband@p2", "p")
    assert goods(match) == "p"
    lonely = table(cities=[["farm", "wife"], ["husband", "farm"]], hands=[["miner_mole"]], resources=["bbb"])
    answer(lonely, "play mole")
    assert goods(lonely) == "b", "the Husband there has no Wife, so only the Farm is worth copying"


def test_through_a_mole_all_other_cities_open() -> None:
    match = table(
        3, cities=[["mine"], ["miner_mole"], ["farm", "chip_sweep"]], hands=[["miner_mole"]], resources=["bbb"]
    )
    answer(match, "play mole", "cost")
    assert offered(match) == ["farm@p3", "mine@p1"]


def test_a_passed_players_city_can_be_copied() -> None:
    match = table(
        cities=[[], ["mine"]], hands=[["miner_mole"]], resources=["bbb"], passed=[1], seasons=["winter", "autumn"]
    )
    answer(match, "play mole")
    assert goods(match) == "p"


def test_a_husband_without_a_farm_is_in_nobodys_way() -> None:
    """He would bring nothing, so he is neither ordered among others nor offered to a Chip Sweep or a Mole."""
    match = answer(table(cities=[["husband", "wife", "chip_sweep", "teacher", "peddler"]], workers=OUT), "prepare")
    answer(match, offered(match)[0])
    assert offered(match) == ["sweep", "peddler"]
    answer(match, "sweep")
    assert offered(match) == ["teacher", "peddler"]
    with_farm = table(cities=[["chip_sweep", "husband", "wife", "farm"], ["husband"]], workers=OUT)
    answer(with_farm, "prepare", "b")
    assert offered(with_farm) == ["husband", "farm"]
    mole = answer(
        table(cities=[[], ["husband", "wife", "mine"]], hands=[["miner_mole"]], resources=["bbb"]), "play mole"
    )
    assert goods(mole) == "p", "the Mine is the only card worth copying"
