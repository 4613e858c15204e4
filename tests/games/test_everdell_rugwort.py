"""Alone against Rugwort: his die, his seasons and years, his workers, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.everdell import GAME
from engine.games.everdell.state import Achieved
from engine.match import Match
from engine.text import Text
from tests.games.everdell_tables import answer, city, goods, heard, offered, player, refusal, state_of, table

FOREST = ["forest_3_berry", "forest_2_any", "forest_2_resin_1_twig"]


def alone(year: str = "1", **scenario: Any) -> Match:
    return table(1, year, forest=FOREST, **scenario)


def rugwort(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.report()["rugwort"]
    return found


def his_city(match: Match) -> list[str]:
    return [card["id"] for card in match.report()["rugwort"]["city"]]


def test_setup_is_as_for_two_with_five_cards() -> None:
    match = Match(GAME, 1, "alone")
    report = match.report()
    assert len(report["players"][0]["hand"]) == 5
    assert [id is None for id in report["forest"]] == [False, False, True, False]
    assert report["rugwort"]["places"] == [report["forest"][0], "basic_3_twig"]
    assert report["rugwort"]["points"]["total"] == 12, "four special events that nobody has achieved"


def test_his_workers_block() -> None:
    match = alone()
    assert refusal(match, "worker forest_3_berry").id == "everdell-taken"
    assert refusal(match, "worker basic_3_twig").id == "everdell-taken"
    assert "forest_2_any" in offered(match, "worker")


def test_he_takes_a_meadow_card_after_each_card_played() -> None:
    match = alone(hands=[["farm", "mine"]], resources=["tttrrp"])
    meadow = match.report()["meadow"]
    answer(match, "play farm")
    (taken,) = his_city(match)
    assert taken in meadow
    assert None not in match.report()["meadow"], "it was refilled"
    assert rugwort(match)["points"] == {
        "cards": 3 if taken == "wife" else 2,
        "basic_events": 0,
        "unachieved": 0,
        "journey": 0,
        "tokens": 0,
        "total": 3 if taken == "wife" else 2,
    }
    answer(match, "play mine")
    assert len(his_city(match)) == 2


def test_he_rolls_for_cards_played_by_effects_too() -> None:
    match = alone(hands=[["postal_pigeon"]], resources=["bb"], pile=["theater", "king"])
    answer(match, "play pigeon", "theater")
    assert len(his_city(match)) == 2


def test_a_worker_alone_does_not_make_him_roll() -> None:
    assert his_city(answer(alone(), "worker basic_2_resin")) == []


def test_his_seasons() -> None:
    his = {"city": ["farm"] * 4 + ["inn"] * 2}
    match = answer(alone(rugwort=his, workers=[["haven", "haven"]]), "prepare")
    assert rugwort(match)["events"] == ["harvest_festival"]
    assert rugwort(match)["meadow"] == 1
    assert rugwort(match)["places"] == ["forest_2_resin_1_twig", "basic_2_resin"], "counterclockwise"
    answer(match, "worker haven", "worker haven", "worker haven", "prepare", "-")
    assert rugwort(match)["places"] == ["forest_2_any", "basic_1_pebble"]
    assert rugwort(match)["meadow"] == 2
    answer(match, *["worker haven"] * 4, "prepare")
    assert rugwort(match)["places"] == ["journey_3", "basic_1_berry_1_card"]
    assert rugwort(match)["meadow"] == 4
    assert player(match)["workers"]["supply"] == 6
    assert refusal(match, "worker harvest_festival").id == "everdell-event-gone"


def test_he_keeps_meadow_places_from_you() -> None:
    match = alone(rugwort={"meadow": 2}, meadow=["ruins", "wife", "husband"], resources=["bbbbb"], seasons=["summer"])
    assert refusal(match, "play wife@m2") == Text("everdell-rugwort-keeps", place=2)
    assert "husband@m3" in offered(match, "play")
    taking = alone(rugwort={"meadow": 1}, meadow=["wife"], hands=[["undertaker"]], resources=["bb"], seasons=["spring"])
    answer(taking, "play undertak")
    assert not any("@m1" in option.key for option in taking.pending()[0].options)


@pytest.mark.parametrize(
    ("year", "journey", "unachieved", "workers", "places"),
    [
        ("1", "journey_3", 3, 6, ["journey_3", "basic_1_berry_1_card"]),
        ("2", "journey_4", 6, 6, ["journey_4", "basic_1_berry_1_card"]),
        ("3", "journey_5", 6, 5, ["journey_5"]),
    ],
)
def test_his_years(year: str, journey: str, unachieved: int, workers: int, places: list[str]) -> None:
    match = alone(year, seasons=["summer"], workers=[["haven"] * 4], events=["tax_relief", "croak_wart_cure"])
    answer(match, "prepare")
    assert rugwort(match)["places"] == places
    assert player(match)["workers"]["supply"] == workers
    points = match.report()["rugwort"]["points"]
    assert (points["journey"], points["unachieved"]) == (int(journey[-1]), 2 * unachieved)
    if year == "3":
        assert player(match)["workers"]["deployed"] == [{"place": "gone", "permanent": True, "guest": False}]


def test_your_fool_costs_him_a_card() -> None:
    empty = alone(hands=[["fool"]], resources=["bbb"])
    assert refusal(empty, "play fool") == Text("everdell-no-city-for", card=Text("everdell-card-fool"))
    match = alone(hands=[["fool"]], resources=["bbb"], rugwort={"city": ["king", "farm"]})
    answer(match, "play fool", "king")
    assert "king" not in his_city(match)
    assert set(match.report()["discards"]) == {"fool", "king"}
    assert city(match) == []


@pytest.mark.parametrize(("mine", "expected"), [([], ["farm", "fool"]), (["fool"], ["fool", "farm"])])
def test_his_fool_moves_in_with_you_if_it_can(mine: list[str], expected: list[str]) -> None:
    """The die decides; among forty tables he rolls a Fool at some."""
    fools = 0
    for seed in range(40):
        scene = {"cities": [mine], "hands": [["farm"]], "resources": ["ttr"], "meadow": ["fool"], "forest": FOREST}
        match = Match(GAME, 1, f"fool/{seed}", scenario=scene, digests=False)
        answer(match, "play farm")
        if not his_city(match):
            fools += 1
            assert city(match) == expected
            assert match.report()["discards"] == (["fool"] if mine else [])
    assert 0 < fools < 40


def test_what_he_would_get_is_discarded() -> None:
    match = alone(cities=[["monastery"]], resources=["ttb"])
    answer(match, "worker monast@p1", "tb")
    assert (goods(match), player(match)["tokens"], rugwort(match)["tokens"]) == ("t", 4, 0)
    teacher = alone(hands=[["teacher"]], resources=["bb"], pile=["king", "farm"])
    answer(teacher, "play teacher", "king")
    assert "king" in player(teacher)["hand"]
    assert "farm" in teacher.report()["discards"]


def test_his_open_destinations_and_production_can_be_used() -> None:
    match = alone(rugwort={"city": ["inn", "mine"]}, meadow=["wife"], hands=[["miner_mole"]], resources=["bbb"])
    answer(match, "worker inn@rugwort", "wife@m1")
    assert rugwort(match)["tokens"] == 1
    assert "wife" in city(match)
    answer(match, "play mole", "mine@rugwort")
    assert goods(match) == "p"


def test_a_tie_is_his() -> None:
    even = alone(cities=[["farm", "farm"]], seasons=["autumn"], rugwort={"city": ["farm"]})
    answer(even, "pass")
    assert even.finished
    assert [(score.total, score.rank) for score in even.scores()] == [(2, 2)]
    ahead = alone(cities=[["farm", "farm", "farm"]], seasons=["autumn"], rugwort={"city": ["farm"]})
    answer(ahead, "pass")
    assert [(score.total, score.rank) for score in ahead.scores()] == [(3, 1)]


def test_he_may_roll_an_empty_place() -> None:
    match = alone(hands=[["farm"]], resources=["ttr"])
    state = state_of(match)
    state.achieved["grand_tour"] = Achieved("rugwort", cards=[*state.pile, *(n for n in state.meadow if n is not None)])
    state.pile, state.meadow = [], [None] * 8
    answer(match, "play farm")
    assert his_city(match) == []
    assert "everdell-rugwort-rolls-none" in heard(match, None)
