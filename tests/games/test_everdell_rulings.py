"""Every ruling, as we play it and turned round: what is asserted first must change when the constant does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from engine.games.everdell import GAME, rulings
from engine.games.everdell.sets.base import rulings as base_rulings
from engine.match import Match
from engine.text import Text
from tests.games.everdell_tables import answer, goods, heard, offered, player, state_of, table

FOREST = ["forest_3_berry", "forest_2_any", "forest_2_resin_1_twig"]
FULL = ["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3


def haven_with_an_empty_hand() -> object:
    return "haven" in offered(table(), "worker")


def an_empty_storehouse() -> object:
    return "storage@p1" not in offered(table(cities=[["storehouse"]]), "worker")


def a_historian_brought_by_a_pigeon() -> object:
    match = table(hands=[["postal_pigeon"]], resources=["bb"], pile=["historian", "king", "queen"])
    return player(answer(match, "play pigeon", "histor"))["hand"] == []


def passing_in_winter() -> object:
    return "pass" not in offered(table())


def ruins_on_a_cemetery_with_a_worker() -> object:
    match = table(cities=[["cemetery"]], hands=[["ruins"]], workers=[["cemetery@p1!"]])
    return player(answer(match, "play ruins"))["workers"]["deployed"][0]["place"] == "gone"


def a_gap_in_the_meadow() -> object:
    match = Match(GAME, 2, "gap", scenario={"hands": [["king"]]}, digests=False)
    state = state_of(match)
    lifted, state.meadow[0] = state.meadow[0], None
    assert lifted is not None
    state.discards.append(lifted)
    return None not in answer(match, "worker basic_3_twig").report()["meadow"]


def _fool(governor: str) -> Match:
    return answer(table(cities=[[governor]], hands=[["fool"]], resources=["bbb"], pile=["king"]), "play fool")


def a_fool_and_a_historian() -> object:
    return player(_fool("historian"))["hand"] == ["king"]


def a_fool_and_a_shopkeeper() -> object:
    return goods(_fool("shopkeeper")) == "b"


def a_mole_through_a_mole() -> object:
    match = table(cities=[["mine"], ["miner_mole"]], hands=[["miner_mole"]], resources=["bbb"])
    return goods(answer(match, "play mole", "cost")) == "p"


def a_tie_in_everything() -> object:
    match = answer(table(seasons=["autumn", "autumn"]), "pass", "pass")
    return [score.rank for score in match.scores()] == [1, 1]


def a_cemetery_and_one_discarded_card() -> object:
    match = answer(table(cities=[["cemetery"]], discards=["farm"], pile=["king"]), "worker cemetery@p1")
    return match.pending()[0].prompt == Text("everdell-ask-cemetery")


def a_crane_in_a_full_city() -> object:
    match = table(cities=[[*FULL, "crane"]], hands=[["storehouse"]])
    return "play" in offered(match) and "storage" in offered(match, "play")


def a_dungeon_for_ruins() -> object:
    match = table(cities=[["dungeon", "wife"]], hands=[["ruins"]])
    return answer(match, "play ruins").pending()[0].seat == 1


def a_fool_for_a_passed_player() -> object:
    match = table(hands=[["fool"]], resources=["bbb"], passed=[1], seasons=["winter", "autumn"])
    return "fool" in offered(match, "play")


def a_ranger_who_would_rather_stay() -> object:
    match = table(hands=[["ranger"]], resources=["bb"], workers=[["haven"]])
    answer(match, "play ranger")
    if "no" not in offered(match):
        return True
    return player(answer(match, "no"))["workers"]["deployed"][0]["place"] != "haven"


def alone(year: str = "1", **scenario: Any) -> Match:
    return table(1, year, forest=FOREST, **scenario)


def when_rugwort_rolls() -> object:
    match = answer(alone(hands=[["farm"]], resources=["ttr"]), "play farm")
    told = heard(match, None)
    return told.index("everdell-gains") < told.index("everdell-rugwort-takes")


def a_fool_against_an_empty_city() -> object:
    match = alone(hands=[["fool"]], resources=["bbb"])
    if "fool" not in offered(match, "play"):
        return True
    answer(match, "play fool")
    return "fool" not in match.report()["discards"]


def rugworts_fool_without_room() -> object:
    for seed in range(60):
        scene = {"cities": [["fool"]], "hands": [["farm"]], "resources": ["ttr"], "meadow": ["fool"], "forest": FOREST}
        match = answer(Match(GAME, 1, f"fool/{seed}", scenario=scene, digests=False), "play farm")
        taken = [card["id"] for card in match.report()["rugwort"]["city"]]
        if "fool" in [*taken, *match.report()["discards"]]:
            return "fool" in taken
    raise AssertionError("he never rolled the Fool")


def rugworts_pairs() -> object:
    match = alone(
        cities=[["doctor", "postal_pigeon"]],
        rugwort={"city": ["husband", "wife"]},
        events=["flying_doctor_service"],
        achieved={"flying_doctor_service": 0},
    )
    return player(match)["points"]["events"] == 3


def a_mole_and_rugworts_husband() -> object:
    match = alone(hands=[["miner_mole"]], resources=["bbb"], rugwort={"city": ["husband", "wife", "farm"]})
    answer(match, "play mole")
    return match.pending()[0].prompt == Text("everdell-ask-mole")


def the_third_year() -> object:
    return alone("3", events=["tax_relief"]).report()["rugwort"]["points"]["unachieved"] == 6


def a_tie_with_rugwort() -> object:
    match = alone(cities=[["mine"]], seasons=["autumn"], rugwort={"city": ["farm"]})
    return answer(match, "pass").scores()[0].rank == 2


TRIED: list[tuple[str, Callable[[], object]]] = [
    ("DISCARD_PLACES_ALWAYS_OPEN", haven_with_an_empty_hand),
    ("EMPTY_STOREHOUSE_IS_CLOSED", an_empty_storehouse),
    ("NEW_GOVERNANCE_SLEEPS", a_historian_brought_by_a_pigeon),
    ("PASS_ONLY_IN_AUTUMN", passing_in_winter),
    ("PERMANENT_WORKERS_FALL_WITH_CARD", ruins_on_a_cemetery_with_a_worker),
    ("GAPS_WAIT_FOR_CARDS", a_gap_in_the_meadow),
    ("FOOL_WAKES_HISTORIAN", a_fool_and_a_historian),
    ("FOOL_WAKES_SHOPKEEPER", a_fool_and_a_shopkeeper),
    ("MOLE_COPIES_THROUGH_MOLES", a_mole_through_a_mole),
    ("TIES_ARE_SHARED", a_tie_in_everything),
    ("CEMETERY_NEEDS_CARDS", a_cemetery_and_one_discarded_card),
    ("ABILITY_FREES_NAME_AND_SPACE", a_crane_in_a_full_city),
    ("ABILITIES_NEED_A_COST", a_dungeon_for_ruins),
    ("FOOL_MAY_VISIT_PASSED", a_fool_for_a_passed_player),
    ("RANGER_MUST_MOVE", a_ranger_who_would_rather_stay),
    ("RUGWORT_ACTS_AFTER_THE_PLAY", when_rugwort_rolls),
    ("RUGWORT_FOOL_NEEDS_A_CARD", a_fool_against_an_empty_city),
    ("RUGWORT_KEEPS_A_HOMELESS_FOOL", rugworts_fool_without_room),
    ("AUTOMATA_HAVE_PAIRS", rugworts_pairs),
    ("AUTOMATA_HAVE_PAIRS", a_mole_and_rugworts_husband),
    ("RUGWORT_YEARS_ADD_UP", the_third_year),
    ("RUGWORT_WINS_TIES", a_tie_with_rugwort),
]


def constants() -> Iterator[tuple[str, ModuleType]]:
    return ((name, module) for module in (rulings, base_rulings) for name in vars(module) if name.isupper())


def test_every_ruling_is_tried() -> None:
    names = [name for name, _ in constants()]
    assert set(names) == {name for name, _ in TRIED}
    assert len(names) == len(set(names)), "a ruling stands in one place"


@pytest.mark.parametrize(
    ("name", "tried"), TRIED, ids=lambda value: value if isinstance(value, str) else value.__name__
)
def test_a_ruling_decides(name: str, tried: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> None:
    module = dict(constants())[name]
    ours = getattr(module, name)
    assert tried() == bool(ours)
    monkeypatch.setattr(module, name, not ours if isinstance(ours, bool) else 9)
    assert tried() != bool(ours)
