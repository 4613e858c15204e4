"""Everdell: rare meetings of cards that a second reading of the rules found, each with what must come out."""

from __future__ import annotations

from copy import deepcopy

from engine.games.everdell import GAME
from engine.match import Match
from engine.rng import Rng
from tests.games.everdell_tables import answer, offered, player, state_of, table

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


def hands_imagined(match: Match, reader: int, owner: int) -> list[bool]:
    """Whether the King lies in that hand, in some of the worlds that a reader must think possible."""
    state = state_of(match)
    worlds = [GAME.redeal(deepcopy(state), reader, Rng(f"world {number}"), state) for number in range(20)]
    return ["king" in [world.faces[card] for card in world.sides[owner].hand] for world in worlds]


def holding_the_king() -> Match:
    """The first of three players has taken the King from the Meadow before all eyes, and it is that player's turn again."""
    match = table(
        3,
        hands=[["undertaker", "farm", "inn", "mine"]],
        cities=[["post_office"]],
        resources=["bb"],
        meadow=["farm", "farm", "farm", "king", "mine", "mine", "inn", "inn"],
    )
    answer(match, "play undertak", "farm@m1 farm@m2 farm@m3", "king@m4")
    return answer(match, "worker basic_3_twig", "worker basic_2_resin")


def test_a_card_taken_from_the_meadow_stays_in_everybodys_mind() -> None:
    assert all(hands_imagined(holding_the_king(), 2, 0))


def test_nobody_else_knows_whether_a_seen_card_was_discarded() -> None:
    match = answer(holding_the_king(), "worker haven", "farm inn", "t")
    assert all(hands_imagined(match, 0, 0))
    assert not all(hands_imagined(match, 2, 0)), "the King may have been one of the two"


def test_a_third_player_does_not_know_which_seen_card_was_given_away() -> None:
    match = answer(holding_the_king(), "worker post@p1", "p2", "farm king", "-")
    assert all(hands_imagined(match, 0, 1))
    assert all(hands_imagined(match, 1, 1))
    assert not all(hands_imagined(match, 2, 1)), "the third player only saw two backs"


def test_a_copied_draw_may_come_before_a_gift_of_choice() -> None:
    """Who lets the Chip Sweep copy the Fairgrounds first chooses the Husband's resource with the new cards in hand."""
    city = ["chip_sweep", "fairgrounds", "husband", "wife", "farm"]
    match = answer(table(cities=[city], workers=[["haven", "haven"]]), "prepare")
    assert offered(match) == ["sweep", "husband"]
    answer(match, "sweep", "fair")
    assert len(player(match)["hand"]) == 4
    assert offered(match) == ["t", "r", "p", "b"]


def test_without_a_draw_to_copy_the_gift_comes_unasked_first() -> None:
    city = ["chip_sweep", "mine", "husband", "wife", "farm"]
    match = answer(table(cities=[city], workers=[["haven", "haven"]]), "prepare")
    assert offered(match) == ["t", "r", "p", "b"]
