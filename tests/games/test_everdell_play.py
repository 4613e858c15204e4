"""Everdell from set-up to the last pass: turns, piles that run dry, ties, rulings, and computer players."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import transcript
from engine.games.everdell import GAME
from engine.games.everdell.state import Achieved
from engine.games.everdell.views import EverdellView
from engine.match import Match
from engine.options import Pick
from engine.policies import Glimpse, MonteCarlo, Policy, RandomPolicy, play_out
from engine.refusals import BadTable
from engine.rng import Rng
from engine.text import Player, Text
from tests.games.everdell_tables import (
    answer,
    city,
    goods,
    heard,
    offered,
    player,
    refusal,
    spaces_used,
    state_of,
    table,
)
from tests.recount.everdell import conserved, recount

# Set-up and turns


@pytest.mark.parametrize(("players", "forest"), [(2, 3), (3, 4), (4, 4)])
def test_setup(players: int, forest: int) -> None:
    firsts = set()
    for seed in range(12):
        report = Match(GAME, players, f"setup/{seed}", digests=False).report()
        first = report["first"]
        firsts.add(first)
        hands = [len(report["players"][(first + step) % players]["hand"]) for step in range(players)]
        assert hands == [5, 6, 7, 8][:players]
        assert report["active"] == first
        assert sum(id is not None for id in report["forest"]) == forest
        assert report["forest"][2] is None or forest == 4
        assert len(set(report["special_events"])) == 4
        assert all(side["workers"]["supply"] == 2 for side in report["players"])
    assert firsts == set(range(players)), "the first player is chosen by chance"


def test_turns_go_round_and_leave_out_who_has_passed() -> None:
    match = table(3, seasons=["autumn", "autumn", "winter"])
    answer(match, "worker haven", "pass", "worker haven", "worker haven")
    assert match.pending()[0].seat == 2
    answer(match, "worker haven", "pass", "prepare")
    assert match.pending()[0].seat == 2, "the only one left goes on alone"
    assert not match.finished


def test_passing_is_possible_with_workers_left_and_ends_everything() -> None:
    match = table(seasons=["autumn", "autumn"])
    answer(match, "pass", "pass")
    assert match.finished
    assert player(match)["workers"]["supply"] == 6
    assert heard(match, None)[-2:] == ["everdell-scored"] * 2


def test_workers_come_home_from_everywhere_but_where_they_stay() -> None:
    places = ["inn@p2", "grand_tour", "beside", "cemetery@p1!"]
    match = table(cities=[["cemetery"], ["inn"]], seasons=["summer"], workers=[places])
    answer(match, "prepare")
    assert player(match)["workers"]["supply"] == 3 + 2
    assert [worker["place"] for worker in player(match)["workers"]["deployed"]] == ["cemetery@p1"]


def test_summer_takes_up_to_two_from_the_meadow_and_never_more_than_the_hand_holds() -> None:
    meadow = ["king", "queen", "bard"]
    two = table(seasons=["spring"], workers=[["haven"] * 3], meadow=meadow, pile=["farm", "inn"])
    answer(two, "prepare", "king@m1 bard@m3")
    assert player(two)["hand"] == ["bard", "king"]
    assert two.report()["meadow"][:3] == ["farm", "queen", "inn"]
    one = table(seasons=["spring"], workers=[["haven"] * 3], meadow=meadow, hands=[["farm"] * 7])
    answer(one, "prepare")
    (decision,) = one.pending()
    assert decision.prompt == Text("everdell-ask-summer", most=1)
    full = answer(table(seasons=["spring"], workers=[["haven"] * 3], hands=[["farm"] * 8]), "prepare")
    assert full.pending()[0].seat == 1


# Piles


def test_an_empty_pile_is_made_from_the_discards() -> None:
    match = table(empty_pile=True, pile=["king"], discards=["queen"])
    answer(match, "worker basic_2_card_1_point")
    assert "king" in player(match)["hand"]
    assert len(player(match)["hand"]) == 2
    assert "everdell-reshuffled" in heard(match, None)
    assert match.undo_refusal(0) is not None


def test_with_both_piles_empty_nothing_is_drawn_and_a_gap_stays() -> None:
    scene = {"empty_pile": True, "meadow": ["wife"], "resources": ["bb"]}
    match = Match(GAME, 2, "dry", scenario=scene, digests=False)
    state = state_of(match)
    # Everything that is left lies under an event that is long over.
    state.achieved["grand_tour"] = Achieved(1, cards=list(state.discards))
    state.discards = []
    answer(match, "play wife@m1")
    assert match.report()["meadow"][0] is None
    answer(match, "worker basic_2_card_1_point")
    assert player(match, 1)["hand"] == []
    assert "everdell-draws-none-left" in heard(match, None)
    state.discards.append(state.achieved["grand_tour"].cards.pop())
    answer(match, "worker haven")
    assert None not in match.report()["meadow"], "as soon as there is a card the gap is filled"


# Rulings


def test_uniqueness_and_space_are_checked_after_the_ability() -> None:
    full = ["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3
    match = table(cities=[[*full, "innkeeper"]], hands=[["wife", "innkeeper"]], resources=["-"])
    answer(match, "play innkeep")
    assert city(match) == [*full, "innkeeper"]
    assert spaces_used(match) == 15


def test_a_worker_on_a_card_that_leaves_stays_out() -> None:
    match = table(cities=[["inn"]], hands=[["ruins"]], workers=[[], ["inn@p1"]])
    answer(match, "play ruins", "worker haven", "worker basic_3_twig", "prepare")
    assert player(match, 1)["workers"]["supply"] == 3
    gone = table(cities=[["cemetery"]], hands=[["ruins"]], workers=[["cemetery@p1!"]])
    answer(gone, "play ruins")
    assert player(gone)["workers"]["deployed"] == [{"place": "gone", "permanent": True, "guest": False}]


def test_a_ranger_may_achieve_an_event_and_the_old_one_stays() -> None:
    match = table(
        cities=[["inn", "queen", "inn"]], hands=[["ranger"]], resources=["bb"], workers=[["basic_3_twig", "haven"]]
    )
    answer(match, "play ranger", "basic_3_twig grand_tour")
    assert player(match)["events"][0]["id"] == "grand_tour"
    assert refusal(table(workers=[[], ["haven"]]), "worker grand_tour").id == "everdell-event-types"


def test_an_event_stays_with_its_owner_when_the_cards_leave() -> None:
    match = table(cities=[["inn", "queen", "inn"]], hands=[["ruins"]])
    answer(match, "worker grand_tour", "worker haven", "play ruins", "worker haven")
    assert player(match)["points"]["events"] == 3


def test_the_host_of_an_inn_gets_the_token_even_when_passed() -> None:
    match = table(cities=[[], ["inn"]], meadow=["wife"], passed=[1], seasons=["winter", "autumn"])
    answer(match, "worker inn@p2", "wife@m1")
    assert player(match, 1)["tokens"] == 1


def test_giving_prefers_hands_with_room() -> None:
    full = ["mine", "mine", "mine", "ruins", "ruins", "ruins", "inn", "inn"]
    match = table(3, hands=[["teacher"], full], resources=["bb"], pile=["king", "queen"])
    answer(match, "play teacher", "king")
    assert player(match, 2)["hand"] == ["queen"]


def test_equal_payments_are_not_asked_for() -> None:
    """Two unoccupied Farms are the same; a Farm and an Ever Tree are not."""
    match = answer(table(cities=[["farm", "farm"]], hands=[["wife"]]), "play wife")
    assert [card["occupant"] for card in player(match)["city"]] == ["wife", None, None]
    choice = answer(table(cities=[["farm", "ever_tree"]], hands=[["wife"]], resources=["bb"]), "play wife")
    assert offered(choice) == ["cost", "token"]
    assert offered(choice, "token") == ["farm", "evertree"]


def test_every_way_to_pay_can_be_taken() -> None:
    scene: dict[str, Any] = {"cities": [["crane", "judge", "dungeon", "wife", "king"]], "hands": [["theater"]]}
    for key, left, gone in (
        ("cost", "trrrpppbbbb", None),
        ("crane tt", "ttrrrrppppbbbb", "crane"),
        ("judge ttrpp", "ttrrrppbbbb", None),
        ("dungeon king rp", "ttttrrrpppbbbb", "king"),
    ):
        match = table(**scene, resources=["ttttrrrrppppbbbb"])
        answer(match, "play theater", key)
        assert goods(match) == left
        assert "theater" in city(match)
        assert gone is None or gone not in city(match)


def test_a_way_to_pay_names_the_cards_it_uses() -> None:
    def hints(*city: str) -> dict[str, Text | None]:
        match = answer(table(cities=[list(city)], hands=[["theater", "wife"]], resources=["tttrpbbbb"]), "play theater")
        step = match.pending()[0].options.next()
        assert isinstance(step, Pick)
        return {choice.word: choice.hint for choice in step}

    king, wife = Text("everdell-card-king"), Text("everdell-card-wife")
    assert hints("dungeon", "king")["dungeon"] == Text("everdell-pay-dungeon-choice", cards=(king,), count=1)
    assert hints("dungeon", "king", "wife")["dungeon"] == Text(
        "everdell-pay-dungeon-choice", cards=(king, wife), count=2
    )


def test_long_lists_of_resources_are_asked_in_two_steps() -> None:
    match = answer(table(hands=[["farm"] * 8]), "worker haven", "farm farm2 farm3 farm4 farm5 farm6 farm7 farm8")
    assert offered(match) == ["0t", "1t", "2t", "3t", "4t"]
    assert offered(match, "3t") == ["tttr", "tttp", "tttb"]
    assert refusal(match, "3t ttrb").id == "everdell-bundle-size"
    assert goods(answer(match, "2t ttrb")) == "ttrb"


def test_with_several_opponents_the_giver_chooses() -> None:
    monk = table(3, hands=[["monk"]], resources=["bbb"])
    assert offered(answer(monk, "play monk"), "2") == ["p2", "p3"]
    answer(monk, "2 p3")
    assert (goods(monk, 1), goods(monk, 2)) == ("", "bb")
    teacher = table(3, hands=[["teacher"]], resources=["bb"], pile=["king", "queen"])
    answer(teacher, "play teacher", "king p2")
    assert player(teacher, 1)["hand"] == ["queen"]
    fool = table(3, hands=[["fool"]], resources=["bbb"])
    answer(fool, "play fool", "p3")
    assert city(fool, 2) == ["fool"]
    shepherd = table(3, hands=[["shepherd"]], resources=["bbb"])
    answer(shepherd, "play shepherd", "p2")
    assert goods(shepherd, 1) == "bbb"


def test_a_cemetery_may_find_nothing_that_fits() -> None:
    full = ["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3
    match = table(cities=[[*full, "cemetery"]], pile=["king", "queen", "bard", "doctor"])
    answer(match, "worker cemetery@p1")
    assert len(match.report()["discards"]) == 4
    assert "everdell-none-fits" in heard(match, None)


def test_a_teacher_with_one_card_left_keeps_it() -> None:
    match = Match(GAME, 2, "one", scenario={"hands": [["teacher"]], "resources": ["bb"], "pile": ["king"]})
    state_of(match).pile = state_of(match).pile[-1:]
    answer(match, "play teacher")
    assert player(match)["hand"] == ["king"]
    assert match.pending()[0].seat == 1


@pytest.mark.parametrize(
    "scenario",
    [
        {"moon": 1},
        {"hands": [["king"] * 3]},
        {"hands": [["goblin"]]},
        {"resources": ["xyz"]},
        {"workers": [["haven"] * 3]},
        {"cities": [[{"id": "farm", "roof": "red"}]]},
        {"seasons": ["monsoon"]},
    ],
)
def test_impossible_scenarios_are_refused(scenario: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        Match(GAME, 2, "bad", scenario=scenario)


# The end


def test_ties_are_broken_by_events_then_by_resources_then_shared() -> None:
    def ranks(**scene: Any) -> list[int]:
        match = table(seasons=["autumn", "autumn"], **scene)
        answer(match, "pass", "pass")
        return [score.rank for score in match.scores()]

    assert ranks(tokens=[3, 0], achieved={"grand_tour": 1}) == [2, 1]
    assert ranks(resources=["t", "tt"]) == [2, 1]
    assert ranks(resources=["tt", "bb"]) == [1, 1]


def test_what_lies_on_a_storehouse_breaks_no_tie() -> None:
    match = table(seasons=["autumn", "autumn"], cities=[[{"id": "storehouse", "stored": "ttt"}], ["storehouse"]])
    answer(match, "pass", "pass")
    assert [score.rank for score in match.scores()] == [1, 1]


def test_parts_explain_every_point() -> None:
    match = table(cities=[["king", "wife", "husband"]], tokens=[2], achieved={"grand_tour": 0})
    (score, _) = match.scores()
    assert {part.label.id: part.points for part in score.parts} == {
        "everdell-part-cards": 8,
        "everdell-part-tokens": 2,
        "everdell-part-bonus": 4,
        "everdell-part-journey": 0,
        "everdell-part-events": 3,
    }
    assert score.total == sum(part.points for part in score.parts)


# Computer players


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_skilful_games_conserve_everything_at_every_step(players: int) -> None:
    match, rng = (
        Match(GAME, players, "skill", {"opponent": "rugwort-2"} if players == 1 else {}, digests=False),
        Rng(f"skill/{players}"),
    )
    policy = MonteCarlo(playouts=10, width=8)
    while not match.finished:
        (decision,) = match.pending()
        match.submit(decision.seat, policy.choose(Glimpse(match, decision.seat), rng))
        document = json.loads(json.dumps(transcript.document(match)))
        conserved(document)
        assert recount(document) == [(score["total"], score["rank"]) for score in document["scores"]]
    if players > 1:
        assert max(score.total for score in match.scores()) > 35, "somebody has built a city"


def test_computers_beat_chance() -> None:
    won = 0
    for number in range(10):
        seat = number % 2
        policies: list[Policy] = [RandomPolicy(), RandomPolicy()]
        policies[seat] = MonteCarlo(playouts=10, width=8)
        match = Match(GAME, 2, f"beat/{number}", digests=False)
        play_out(match, policies, Rng(f"beat/{number}"))
        won += match.scores()[seat].rank == 1
    assert won >= 9


def test_computers_build_cities_that_people_have_to_reckon_with() -> None:
    """Two computers that think a little; random cities reach a dozen points."""
    totals = []
    for number in range(2):
        match = Match(GAME, 2, f"cities/{number}", digests=False)
        play_out(match, [MonteCarlo(playouts=12, width=10)] * 2, Rng(f"cities/{number}"))
        totals += [score.total for score in match.scores()]
    assert sum(totals) / len(totals) > 44


def test_a_computer_beats_rugwort_in_his_first_year() -> None:
    won = 0
    for number in range(6):
        match = Match(GAME, 1, f"rugwort/{number}", digests=False)
        play_out(match, [MonteCarlo(playouts=20)], Rng(f"rugwort/{number}"))
        won += match.scores()[0].rank == 1
    assert won >= 5


def test_a_skilful_game_can_be_written_and_read() -> None:
    match = Match(GAME, 2, "written")
    play_out(match, [MonteCarlo(playouts=6, width=6), RandomPolicy()], Rng("written"))
    again = transcript.play(transcript.read(transcript.write(match)))
    assert again.digest() == match.digest()
    assert again.events(None) == match.events(None)


def test_the_last_move_is_marked() -> None:
    match = answer(table(hands=[["farm"]], resources=["ttr"]), "play farm")
    view = match.view(None)
    assert isinstance(view, EverdellView)
    assert (view.last.seat, view.last.action, view.last.places) == (0, "play", ("farm@p1",))
    assert Text("everdell-holds", who=Player(0), count=0) == match.events(None)[-1].text


# What is heard and offered


@pytest.mark.parametrize(
    ("city", "hand", "resources", "way", "how"),
    [
        ([], "ruins", "-", "", "everdell-plays-free"),
        (["inn", "innkeeper"], "wife", "-", "innkeeper", "everdell-plays-innkeeper-only"),
        (["crane"], "mine", "-", "crane", "everdell-plays-crane-only"),
        (["dungeon", "king"], "wife", "-", "dungeon", "everdell-plays-dungeon-only"),
        (["dungeon", "king"], "doctor", "b", "dungeon", "everdell-plays-dungeon"),
        (["crane"], "theater", "tt", "crane", "everdell-plays-crane"),
        (["farm"], "wife", "-", "token", "everdell-plays-token"),
        ([], "wife", "bb", "", "everdell-plays-cost"),
    ],
)
def test_the_table_hears_how_a_card_was_paid(city: list[str], hand: str, resources: str, way: str, how: str) -> None:
    match = table(cities=[city or ["farm"]], hands=[[hand]], resources=[resources])
    answer(match, f"play {state_of(match).box.cards[hand].word}")
    if way and match.pending()[0].prompt.id == "everdell-ask-payment":
        answer(match, way)
    if match.pending()[0].prompt.id == "everdell-ask-payment":
        answer(match, "cost")
    played = next(event.text for event in match.events(None) if event.text.id == "everdell-plays")
    said = dict(played.args)["how"]
    assert isinstance(said, Text)
    assert said.id == how


def test_menus_name_every_place_once() -> None:
    """A group is only named where the name does not say it; of the own cards it is understood whose they are."""
    hand = ["wife", "wife", "farm", "farm", "mine"]
    scene: dict[str, Any] = {"cities": [["lookout", "inn"], ["inn"]], "meadow": ["mine", "wife"], "hands": [hand]}
    match = table(**scene, seasons=["autumn"], resources=["bb"])
    step = match.pending()[0].options.next("worker")
    assert isinstance(step, Pick)
    places = {choice.word: (choice.group, choice.label) for choice in step}
    own = Text("everdell-group-own-city")
    assert places["lookout@p1"] == (own, Text("everdell-card-lookout"))
    other = Text("everdell-place-city", card=Text("everdell-card-inn"), who=Player(1))
    assert places["inn@p2"] == (None, other)
    assert places["haven"][0] is None
    assert places["journey_5"][0] is None
    assert places["basic_3_twig"][0] == Text("everdell-group-basic")
    cards = match.pending()[0].options.next("play")
    assert isinstance(cards, Pick)
    groups = {choice.word: choice.group for choice in cards}
    assert groups["wife@m2"] == Text("everdell-group-meadow-critter", place=2)
    assert groups["wife"] == Text("everdell-group-hand-critter")


def test_a_pigeon_that_finds_nothing_says_so() -> None:
    match = table(hands=[["postal_pigeon"]], pile=["king", "queen"], resources=["bb"])
    answer(match, "play pigeon")
    assert Text("everdell-none-fits", who=Player(0)) in [event.text for event in match.events(None)]


def test_an_achieved_event_is_told_in_one_sentence() -> None:
    match = answer(table(cities=[["inn", "queen", "lookout"]]), "worker grand_tour")
    event = Text("everdell-event-grand_tour")
    assert [each.text for each in match.events(None)][1:] == [Text("everdell-achieves", who=Player(0), event=event)]
