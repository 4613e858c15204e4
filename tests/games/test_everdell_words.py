"""What players of Everdell read: hints of menus, what is told, the table in words."""

from __future__ import annotations

import re

import pytest

from engine.match import Match
from engine.options import Pick
from engine.text import Text
from tests.games.everdell_tables import answer, heard, player, table
from words import words

OUT = [["haven", "haven"]]


def hints(match: Match, locale: str = "en") -> dict[str, str]:
    """What the open menu says beside each of its words."""
    (decision,) = match.pending()
    step = decision.options.root
    assert isinstance(step, Pick)
    said = words(locale)
    return {choice.word: said.say(choice.hint) for choice in step if choice.hint is not None}


def as_text(match: Match) -> str:
    return "\n".join(words("en").say(line, ["Ada", "Ben"]) for line in match.game.describe(match.view(None)))


def test_whoever_chooses_a_production_card_reads_what_it_yields() -> None:
    cities = [["chip_sweep", "farm", "farm", "general_store", "barge_toad", "doctor"]]
    match = answer(table(cities=cities, workers=OUT), "prepare")
    assert match.pending()[0].prompt == Text("everdell-ask-sweep")
    doctor = words("en").say(Text("everdell-card-doctor.text"))
    assert hints(match) == {"farm": "1 berry", "general": "2 berries", "toad": "4 twigs", "doctor": doctor}


def test_the_mole_is_told_what_a_card_yields_in_the_city_where_it_stands() -> None:
    cities = [["miner_mole", "farm"], ["barge_toad", "mine"]]
    match = answer(table(cities=cities, workers=OUT), "prepare")
    assert hints(match) == {"toad@p2": "nothing", "mine@p2": "1 pebble"}, "the other city has no Farm"


@pytest.mark.parametrize(("held", "prompt"), [(7, "everdell-ask-teacher"), (8, "everdell-ask-teacher-full")])
def test_with_a_full_hand_the_teacher_asks_what_to_discard(held: int, prompt: str) -> None:
    match = table(cities=[["teacher"]], workers=OUT, hands=[["farm"] * held], pile=["mine", "king"])
    answer(match, "prepare")
    assert match.pending()[0].prompt == Text(prompt)
    answer(match, "king")
    assert ("king" in player(match)["hand"]) == (held < 8)
    assert "mine" in player(match, 1)["hand"]


def test_a_full_hand_in_summer_is_told() -> None:
    match = table(seasons=["spring"], workers=[["haven"] * 3], hands=[["farm"] * 8])
    answer(match, "prepare")
    assert "everdell-summer-full" in heard(match, 1)


@pytest.mark.parametrize(
    ("points", "verdict"),
    [(1, "everdell-rugwort-wins"), (2, "everdell-rugwort-wins"), (3, "everdell-rugwort-beaten")],
)
def test_alone_you_hear_who_has_won(points: int, verdict: str) -> None:
    match = table(1, seasons=["autumn"], tokens=[points], rugwort={"city": ["farm"]})
    answer(match, "pass")
    assert heard(match, None)[-1] == verdict
    assert (match.scores()[0].rank == 1) == (verdict == "everdell-rugwort-beaten")


def test_two_workers_of_one_player_are_counted() -> None:
    match = table(workers=[["basic_2_card_1_point"] * 2, ["basic_2_card_1_point"]])
    assert "“2 cards and 1 point token” (2 × Ada and Ben)" in as_text(match)


def test_what_lies_on_a_card_does_not_seem_to_occupy_it() -> None:
    match = table(cities=[[{"id": "storehouse", "stored": "ttt", "occupant": "woodcarver"}, "woodcarver"]])
    assert "Storehouse [3 twigs and occupied by Woodcarver]" in as_text(match)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(
    ("event", "city", "worth"),
    [
        ("an_evening_of_fireworks", ["lookout", "miner_mole"], "2"),
        ("under_new_management", ["peddler", "general_store"], "1"),
        ("a_brilliant_marketing_plan", ["shopkeeper", "post_office"], "2"),
        ("capture_of_the_acorn_thieves", ["courthouse", "ranger"], "3"),
        ("graduation_of_scholars", ["teacher", "university"], "2"),
    ],
)
def test_an_event_that_asks_says_its_name_and_what_it_is_worth(
    event: str, city: list[str], worth: str, locale: str
) -> None:
    match = table(cities=[city], events=[event], resources=["ttrb"], hands=[["king"]])
    answer(match, f"worker {event}")
    asked, said = match.pending()[0].prompt, words(locale)
    assert said.say(Text(f"everdell-event-{event}")) in said.say(asked)
    assert re.search(rf"\b{worth} (points?|Punkte?)", said.say(asked))


def test_the_bard_asks_for_no_more_cards_than_there_are() -> None:
    match = table(hands=[["bard", "farm", "mine"]], resources=["bbb"])
    answer(match, "play bard")
    assert match.pending()[0].prompt == Text("everdell-ask-bard", most=2)


def test_what_is_impossible_for_one_reason_is_told_in_one_line() -> None:
    match = table(
        cities=[["king", "queen"]], hands=[["king", "queen"]], workers=[[], ["basic_3_twig", "basic_1_pebble"]]
    )
    (decision,) = match.pending()
    for prefix, reason in (("worker", "everdell-taken"), ("", "everdell-already-there")):
        step = decision.options.next(prefix)
        assert isinstance(step, Pick)
        lines = [each.reason for each in step.barred() if each.reason.id == reason]
        assert len(lines) > len(set(lines)) == 1
