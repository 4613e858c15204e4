"""Why not: the exact reason for every card, place and action that is not possible, also where nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.everdell.box import TYPES
from engine.match import Match
from engine.options import Pick
from engine.text import Player, Text
from tests.games.everdell_tables import answer, offered, refusal, table

FULL = ["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3


def name(id: str) -> Text:
    return Text(f"everdell-card-{id}")


def some(kind: str, count: int) -> Text:
    return Text(f"everdell-amount-{kind}", count=count)


CARDS: list[tuple[dict[str, Any], str, Text]] = [
    ({"hands": [["farm"]], "resources": ["tt"]}, "farm", Text("everdell-missing", what=(some("resin", 1),))),
    (
        {"hands": [["castle"]], "resources": ["trb"]},
        "castle",
        Text("everdell-missing", what=(some("twig", 1), some("resin", 2), some("pebble", 3))),
    ),
    (
        {"hands": [["storehouse"]], "cities": [[*FULL, "theater"]], "resources": ["trp"]},
        "storage",
        Text("everdell-city-full"),
    ),
    (
        {"hands": [["king"]], "cities": [["king"]], "resources": ["bbbbbb"]},
        "king",
        Text("everdell-already-there"),
    ),
    ({"hands": [["ruins"]], "cities": [["king"]]}, "ruins", Text("everdell-needs-construction", card=name("ruins"))),
    (
        {"hands": [["fool"]], "cities": [[], ["fool"]], "resources": ["bbb"]},
        "fool",
        Text("everdell-no-city-for", card=name("fool")),
    ),
    (
        {"hands": [["fool"]], "cities": [[], [*FULL, "crane"]], "resources": ["bbb"]},
        "fool",
        Text("everdell-no-city-for", card=name("fool")),
    ),
    ({}, "king", Text("everdell-not-in-hand", card=name("king"))),
    ({"meadow": ["inn", "king"]}, "king", Text("everdell-in-meadow-only", card=name("king"), word="king@m2")),
    ({"meadow": ["inn", "king"]}, "king@m1", Text("everdell-not-in-meadow", card=name("king"), place="m1")),
    ({}, "king@m9", Text("everdell-not-in-meadow", card=name("king"), place="m9")),
    ({}, "dragon", Text("everdell-no-such-card", word="dragon")),
    ({}, "dragon@m1", Text("everdell-no-such-card", word="dragon@m1")),
]


@pytest.mark.parametrize(("scenario", "card", "reason"), CARDS)
def test_why_a_card_cannot_be_played(scenario: dict[str, Any], card: str, reason: Text) -> None:
    match = table(**scenario)
    assert refusal(match, f"play {card}") == reason
    assert card not in (offered(match, "play") if "play" in offered(match) else [])


def test_a_card_is_explained_even_if_none_can_be_played() -> None:
    dear = ["castle", "castle", "king", "king", "palace", "palace", "queen", "queen"]
    match = table(hands=[["farm"]], meadow=dear)
    assert offered(match) == ["worker"]
    assert refusal(match, "play") == Text("everdell-nothing-to-play")
    assert refusal(match, "play farm").id == "everdell-missing"


PLACES: list[tuple[dict[str, Any], str, Text]] = [
    (
        {"workers": [[], ["basic_3_twig"]]},
        "basic_3_twig",
        Text("everdell-taken"),
    ),
    ({}, "forest_3_berry", Text("everdell-not-in-game", place=Text("everdell-place-forest_3_berry"))),
    ({}, "nowhere", Text("everdell-no-such-place", word="nowhere")),
    ({}, "inn@p9", Text("everdell-no-such-place", word="inn@p9")),
    ({}, "inn@p2", Text("everdell-no-such-place", word="inn@p2")),
    ({}, "inn@", Text("everdell-no-such-place", word="inn@")),
    ({"cities": [["farm"]]}, "farm@p1", Text("everdell-no-such-place", word="farm@p1")),
    (
        {"cities": [[], ["queen"]]},
        "queen@p2",
        Text("everdell-not-open", place=Text("everdell-place-city", card=name("queen"), who=Player(1))),
    ),
    (
        {"cities": [["queen"]], "workers": [["queen@p1"]]},
        "queen@p1",
        Text("everdell-taken"),
    ),
    (
        {"cities": [["monastery"]], "workers": [["monast@p1!"]], "resources": ["tt"]},
        "monast@p1",
        Text("everdell-spot-locked", card=name("monk")),
    ),
    (
        {"cities": [["monastery"]], "resources": ["t"]},
        "monast@p1",
        Text("everdell-needs-resources", needed=2, count=1),
    ),
    (
        {"cities": [["post_office"]], "hands": [["farm"]]},
        "post@p1",
        Text("everdell-needs-cards", needed=2, count=1),
    ),
    ({"cities": [["university"]]}, "uni@p1", Text("everdell-university-alone", card=name("university"))),
    ({"cities": [["storehouse"]]}, "storage@p1", Text("everdell-storehouse-empty", card=name("storehouse"))),
    (
        {"cities": [["queen"]], "meadow": ["king"] * 2 + ["castle"] * 2 + ["palace"] * 2 + ["doctor"] * 2},
        "queen@p1",
        Text("everdell-queen-none", most=3),
    ),
    (
        {
            "forest": ["forest_meadow_2_play_1_cheaper"],
            "meadow": ["king"] * 2 + ["castle"] * 2 + ["palace"] * 2 + ["doctor"] * 2,
        },
        "forest_meadow_2_play_1_cheaper",
        Text("everdell-no-meadow-card", discount=1),
    ),
    (
        {"cities": [["judge", "crane"]]},
        "city_monument",
        Text("everdell-event-types", type=Text("everdell-type-governance"), needed=3, count=2),
    ),
    (
        {"cities": [["judge"]], "events": ["tax_relief"]},
        "tax_relief",
        Text("everdell-event-cards", cards=(name("queen"),)),
    ),
    (
        {"cities": [["judge", "queen"]]},
        "tax_relief",
        Text("everdell-not-in-game", place=Text("everdell-event-tax_relief")),
    ),
    (
        {"cities": [["inn", "inn", "queen"]], "achieved": {"grand_tour": 1}},
        "grand_tour",
        Text("everdell-event-gone"),
    ),
    (
        {"cities": [["undertaker", "barge_toad"]], "events": ["croak_wart_cure"], "resources": ["b"]},
        "croak_wart_cure",
        Text("everdell-missing", what=(some("berry", 1),)),
    ),
    ({"seasons": ["summer"], "hands": [["farm"] * 8]}, "journey_2", Text("everdell-journey-season")),
    (
        {"seasons": ["autumn"], "hands": [["farm"]]},
        "journey_2",
        Text("everdell-journey-cards", needed=2, count=1),
    ),
]


@pytest.mark.parametrize(("scenario", "place", "reason"), PLACES)
def test_why_a_worker_cannot_go_there(scenario: dict[str, Any], place: str, reason: Text) -> None:
    match = table(**scenario)
    assert refusal(match, f"worker {place}") == reason
    assert place not in offered(match, "worker")


def test_cards_of_a_type_are_counted_one_short_of_an_event() -> None:
    two_each = {
        "traveler": ["bard", "ruins"],
        "production": ["farm", "mine"],
        "destination": ["inn", "queen"],
        "governance": ["crane", "judge"],
        "prosperity": ["king", "wife"],
    }
    for lacking in TYPES:
        city = [card for type in TYPES for card in two_each[type][: 1 if type == lacking else 2]]
        reason = refusal(table(cities=[city], events=["the_everdell_games"]), "worker the_everdell_games")
        assert reason == Text("everdell-event-types", type=Text(f"everdell-type-{lacking}"), needed=2, count=1)


def test_actions_at_the_wrong_time() -> None:
    winter = table()
    assert refusal(winter, "prepare") == Text("everdell-workers-left", count=2)
    assert refusal(winter, "pass") == Text("everdell-pass-season")
    assert refusal(winter, "sleep") == Text("everdell-no-action", word="sleep")
    out = table(workers=[["haven", "haven"]])
    assert refusal(out, "worker haven") == Text("everdell-no-worker")
    autumn = table(seasons=["autumn"], workers=[["haven"] * 6])
    assert refusal(autumn, "prepare") == Text("everdell-autumn-already")
    assert "pass" in offered(autumn)


def test_wrong_resources() -> None:
    match = answer(table(forest=["forest_2_any"]), "worker forest_2_any")
    assert refusal(match, "bt") == Text("everdell-no-bundle", word="bt")
    assert refusal(match, "t") == Text("everdell-bundle-size", least=2, most=2, count=1)
    peddler = answer(table(hands=[["peddler"]], resources=["tbb"]), "play peddler")
    assert refusal(peddler, "r r") == Text("everdell-too-many", most=(Text("everdell-nothing"),))


def test_a_ranger_needs_another_place() -> None:
    match = table(hands=[["ranger"]], resources=["bb"], workers=[["haven"]])
    answer(match, "play ranger")
    assert refusal(match, "haven haven") == Text("everdell-same-place")


def test_what_an_effect_does_not_allow() -> None:
    queen = answer(table(cities=[["queen"]], hands=[["king", "farm"]]), "worker queen@p1")
    assert refusal(queen, "king") == Text("everdell-too-valuable", card=name("king"), points=4, most=3)
    inn = answer(table(cities=[["inn"]], meadow=["king", "farm"]), "worker inn@p1")
    assert refusal(inn, "king@m1") == Text("everdell-missing-discounted", what=(some("berry", 6),), discount=3)
    forest: dict[str, Any] = {
        "forest": ["forest_meadow_2_play_1_cheaper"],
        "meadow": ["king", "king", "mine"],
        "resources": ["tr"],
    }
    both = answer(table(**forest), "worker forest_meadow_2_play_1_cheaper")
    assert refusal(both, "king@m1 king@m2") == Text("everdell-none-playable", discount=1)


def barred(match: Match, prefix: str = "") -> dict[Text, Text]:
    """What the menu after a prefix says is impossible, with the reason."""
    step = match.pending()[0].options.next(prefix)
    assert isinstance(step, Pick)
    return {each.label: each.reason for each in step.barred()}


def test_a_menu_knows_what_is_impossible_and_why() -> None:
    lying = ["king", "farm", "mine", "inn", "bard", "queen", "wife", "teacher"]
    scene: dict[str, Any] = {"cities": [["king"]], "hands": [["farm", "fool", "theater"]], "meadow": lying}
    match = table(**scene, resources=["ttrb"], workers=[["basic_2_resin"]])
    reasons = barred(match, "play")
    assert reasons[name("king")] == Text("everdell-already-there")
    assert reasons[name("theater")] == Text("everdell-missing", what=(some("twig", 1), some("pebble", 1)))
    assert name("farm") not in reasons, "that one can be played"
    places = barred(match, "worker")
    assert places[Text("everdell-place-basic_2_resin")] == Text("everdell-taken")
    assert places[Text("everdell-place-journey_5")] == Text("everdell-journey-season")
    assert barred(match) == {
        Text("everdell-do-prepare"): Text("everdell-workers-left", count=1),
        Text("everdell-do-pass"): Text("everdell-pass-season"),
    }


def test_where_no_card_can_be_played_each_says_why_at_once() -> None:
    match = table(cities=[[]], hands=[["farm"]], meadow=["mine"] * 3, resources=["t"], workers=[["haven"] * 2])
    reasons = barred(match)
    assert reasons[Text("everdell-do-worker", count=0)] == Text("everdell-no-worker")
    assert reasons[name("farm")] == Text("everdell-missing", what=(some("twig", 1), some("resin", 1)))
    assert Text("everdell-do-prepare") not in reasons


def test_cards_that_rugwort_keeps_are_named() -> None:
    match = table(
        1, seasons=["spring"], meadow=["wife", "farm"], resources=["bb"], rugwort={"meadow": 1}, hands=[["innkeeper"]]
    )
    assert barred(match, "play")[name("wife")] == Text("everdell-rugwort-keeps", place=1)
