"""Everdell: rare meetings of cards that a second reading of the rules found, each with what must come out."""

from __future__ import annotations

from tests.games.everdell_tables import answer, offered, player, table

MEADOW_PLACE = "forest_meadow_2_play_1_cheaper"


def test_a_worker_that_comes_home_during_the_clock_tower_is_not_lost() -> None:
    """Clock Tower, a Ranger from the Meadow, A Well Run City: the worker taken back early still counts in spring."""
    match = table(
        cities=[["clock_tower", "chip_sweep"]],
        workers=[[MEADOW_PLACE, "haven"]],
        forest=[MEADOW_PLACE, "forest_3_berry", "forest_2_any"],
        events=["a_well_run_city"],
        resources=["bb"],
        meadow=["ranger", "farm", "farm", "mine", "mine", "inn", "inn", "king"],
    )
    answer(match, "prepare", MEADOW_PLACE, "ranger@m1 farm@m2", "haven a_well_run_city", "a_well_run_city")
    assert player(match)["season"] == "spring"
    assert player(match)["workers"] == {"supply": 3, "deployed": []}


def test_a_chip_sweep_may_fill_the_storehouse_that_can_still_be_visited() -> None:
    """Two empty Storehouses, a worker on the first: they are not the same."""
    match = table(
        cities=[["storehouse", "storehouse"]], workers=[["storage@p1"]], hands=[["chip_sweep"]], resources=["bbb"]
    )
    answer(match, "play sweep")
    assert offered(match) == ["storage", "storage2"]
    answer(match, "storage2", "rr")
    assert [card["resources"]["resin"] for card in player(match)["city"][:2]] == [0, 2]
