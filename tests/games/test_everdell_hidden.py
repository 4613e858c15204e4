"""Who learns what: hands, draws and gifts, what bars a step back, and worlds that nobody can tell apart, also mid-turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import transcript
from engine.games.everdell import GAME
from engine.match import Match
from engine.policies import Glimpse, MonteCarlo
from engine.refusals import UndoBarred
from engine.rng import Rng
from engine.text import Player, Text
from tests.games.everdell_tables import answer, goods, heard, player, state_of, table
from tests.leaks import assert_same_sight
from tests.wild import repeat

FILES = sorted((Path(__file__).parent.parent / "transcripts" / "everdell").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_effect_shows_what_is_hidden(file: Path) -> None:
    """After every answer of every transcript, so in the middle of every effect there is."""
    whole = transcript.play(transcript.read(file.read_text(encoding="utf-8"), scenarios=True))
    rng = Rng(file.stem)
    match = whole.rewind(0)
    for entry in whole.log:
        repeat(match, entry)
        for reader in (None, *range(match.players)):
            assert_same_sight(match, reader, rng, 4)


def test_worlds_of_a_skilful_game_look_the_same() -> None:
    """Computer players build cities that random ones never see."""
    match, rng = Match(GAME, 3, "skilful", digests=False), Rng("skilful")
    policy = MonteCarlo(playouts=8, width=8)
    differ: set[str] = set()
    while not match.finished:
        (decision,) = match.pending()
        match.submit(decision.seat, policy.choose(Glimpse(match, decision.seat), rng))
        if len(match.log) % 3 == 0:
            for reader in (None, 0, 1, 2):
                differ |= assert_same_sight(match, reader, rng, 1)
    assert differ == {"pile", "discards", "players.*.hand"}


def test_only_the_drawer_hears_the_names() -> None:
    match = answer(table(pile=["king"]), "worker basic_2_twig_1_card")
    mine = match.events(0)[-1]
    assert mine.text == Text("everdell-you-drew", cards=(Text("everdell-card-king"),))
    assert mine.reveals
    for reader in (None, 1):
        assert heard(match, reader)[-1] == "everdell-draws"
        assert "everdell-you-drew" not in heard(match, reader)


def test_a_gift_of_cards_is_named_to_its_receiver_only() -> None:
    match = table(3, cities=[["post_office"]], hands=[["king", "farm", "inn"]])
    answer(match, "worker post@p1", "p3", "farm king", "-")
    cards = (Text("everdell-card-farm"), Text("everdell-card-king"))
    assert Text("everdell-you-got", who=Player(0), cards=cards) in [event.text for event in match.events(2)]
    for reader in (None, 0, 1):
        assert "everdell-you-got" not in heard(match, reader)
        assert "everdell-gives-cards" in heard(match, reader)


def test_discards_are_counted_and_not_named() -> None:
    match = answer(table(hands=[["king", "farm"]]), "worker haven", "farm king", "b")
    names = {"everdell-card-king", "everdell-card-farm"}
    for reader in (None, 1):
        said = repr(match.events(reader))
        assert not any(name in said for name in names)
    assert "everdell-discards" in heard(match, None)


def test_a_turn_can_be_stepped_back_until_something_was_seen() -> None:
    match = table(cities=[["farm", "ever_tree"]], hands=[["husband", "woodcarver"]], resources=["tttbbb"])
    before = match.digest()
    answer(match, "play carver", "cost", "2")
    assert match.undo_refusal(0) is not None, "the hand card has been shown to all"
    match = table(cities=[["farm", "ever_tree"]], hands=[["husband", "woodcarver"]], resources=["tttbbb"])
    answer(match, "play carver", "cost")
    assert match.settled_events() == 1, "the channel has heard only that the game begins"
    match.undo(0)
    match.undo(0)
    assert match.digest() == before
    assert match.settled_events() == 1


def test_a_refilled_meadow_cannot_be_taken_back() -> None:
    match = table(meadow=["woodcarver", "farm"], resources=["tttbb"])
    answer(match, "play carver@m1")
    with pytest.raises(UndoBarred) as refused:
        match.undo(0)
    assert refused.value.reason == Text("undo-revealed")


def test_a_turn_that_showed_nothing_can_be_taken_back_until_the_next_answer() -> None:
    match = answer(table(), "worker basic_3_twig")
    assert match.undo_refusal(0) is None
    answer(match, "worker basic_2_resin")
    assert match.undo_refusal(0) == Text("undo-other-player")


def test_a_hidden_lack_of_choice_is_asked_and_an_open_one_is_not() -> None:
    """Whoever achieves Graduation of Scholars is asked although no critter is in hand; with no hand at all, not."""
    scene: dict[str, Any] = {"events": ["graduation_of_scholars"], "cities": [["teacher", "university"]]}
    empty = answer(table(**scene), "worker graduation_of_scholars")
    assert empty.pending()[0].seat == 1
    hidden = answer(table(hands=[["farm"]], **scene), "worker graduation_of_scholars")
    (decision,) = hidden.pending()
    assert (decision.seat, decision.private) == (0, True)
    assert [option.key for option in decision.options] == ["-"]


def test_an_imagined_world_keeps_what_this_turn_has_named() -> None:
    """The Queen's visit tells that a card in hand can be played; no world may forget it."""
    dear = ["king", "king", "castle", "castle", "palace", "palace", "doctor", "doctor"]
    match = table(cities=[["queen"]], hands=[["farm", "ever_tree"]], meadow=dear)
    answer(match, "worker queen@p1")
    for number in range(20):
        world = match.imagine(1, Rng(str(number)))
        assert "farm" in player(world)["hand"]


def test_cards_discarded_in_earlier_turns_are_not_remembered() -> None:
    match = answer(table(hands=[["king", "farm"]]), "worker haven", "farm king", "b")
    assert {state_of(match).known[number] for number in state_of(match).discards} == {0}
    worlds = [match.imagine(0, Rng(str(number))).report()["discards"] for number in range(20)]
    assert any(world != ["king", "farm"] for world in worlds)


def test_everybody_may_plan_the_next_turn() -> None:
    match = answer(table(hands=[[], ["farm"]], resources=["-", "ttr"]), "worker basic_3_twig", "play farm")
    decision, view = match.foresee(1)["turn"]
    assert decision.topic == match.pending()[0].topic == "turn"
    assert view.seat == 1
    assert decision.options["worker basic_2_resin"].key
    assert match.foresee(0) == {}, "who is asked need not plan"
    assert goods(match, 1) == "b"
