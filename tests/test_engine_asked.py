"""A question as plain data: where it stands, what it offers there, and that it can be sent anywhere."""

from __future__ import annotations

import pickle
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engine.asked import MOST_LISTED, Asked, asked_at
from engine.options import Barred, Choice, Option, Options, Pick, Some, Step, end, lead
from engine.rng import Rng
from engine.rules import Decision
from engine.text import Player, Text
from tests.cases import Case, option_cases, plain_cases

MOST_DECISIONS = 40


def decide(step: Step[Any]) -> Decision:
    return Decision(3, 1, Text("whole"), Options(step), private=True)


def ends(*words: str) -> list[Choice[str]]:
    return [end(word, Text(f"label-{word}"), word, of=("thing", word)) for word in words]


def travel() -> Decision:
    """`stay`, or `go` to a place and look one way or another; in the `west` there is only one way."""

    def ways(place: str) -> Pick[str]:
        return Pick("turn", Text("turn"), ends("up") if place == "west" else ends("up", "down"))

    places = [
        lead(word, Text(word), lambda word=word: ways(word), at=(x, 0), of=("place", word))  # type: ignore[misc]
        for x, word in enumerate(("east", "west"))
    ]
    step: Pick[str] = Pick("place", Text("where"), places)
    return decide(Pick("choice", Text("first"), [*ends("stay"), lead("go", Text("go"), lambda: step)]))


def shown(asked: Asked) -> tuple[str, list[str], str | None]:
    """The answer so far, what is offered, and the whole answer."""
    return asked.key, [offer.word for offer in asked.step.offers], asked.whole.key if asked.whole else None


@pytest.mark.parametrize(
    ("words", "key", "offered", "whole"),
    [
        ("", "", ["stay", "go"], None),
        ("stay", "stay", ["stay", "go"], "stay"),
        ("go", "go", ["east", "west"], None),
        ("go east", "go east", ["up", "down"], None),
        ("go east down", "go east down", ["up", "down"], "go east down"),
        ("go west", "go west up", ["up"], "go west up"),
        ("go west down", "go west up", ["up"], "go west up"),
        ("go nowhere", "go", ["east", "west"], None),
        ("rubbish", "", ["stay", "go"], None),
        ("stay longer", "stay", ["stay", "go"], "stay"),
    ],
)
def test_the_words_lead_as_far_as_they_fit(words: str, key: str, offered: list[str], whole: str | None) -> None:
    assert shown(asked_at(travel(), words)) == (key, offered, whole)


def test_a_step_without_a_choice_can_be_looked_at() -> None:
    assert shown(asked_at(travel(), "go west", onward=False)) == ("go west", ["up"], None)
    assert [step.kind for step in asked_at(travel(), "go west").levels] == ["choice", "place"]


def test_the_ghost_is_the_place_and_the_turn() -> None:
    assert asked_at(travel(), "go").ghost is None
    east, down = asked_at(travel(), "go east").ghost, asked_at(travel(), "go east down").ghost
    assert east is not None
    assert (east.place.at, east.turn) == ((0, 0), None)
    assert down is not None
    assert down.turn is not None
    assert (down.place.of, down.turn.of) == (("place", "east"), ("thing", "down"))


def test_a_subset_says_what_is_marked_and_how_many_may_be() -> None:
    step: Some[Any, str] = Some("subset", Text("some"), ends("a", "b", "c"), 0, 2, lambda chosen: chosen)
    none, two, many = (asked_at(decide(step), words) for words in ("", "c a x", "a b c"))
    assert (none.key, none.whole and none.whole.key) == ("", "-")
    assert asked_at(decide(step), "-").key == "-"
    assert ([offer.which for offer in two.step.taken], two.whole and two.whole.key) == (["a", "c"], "a c")
    assert (len(many.step.taken), many.whole) == (3, None)
    assert (two.step.subset, two.step.least, two.step.most, len(two.step.offers)) == (True, 0, 2, 3)


def test_a_very_long_step_is_listed_only_so_far_and_answered_all_the_same() -> None:
    step = Pick("amount", Text("many"), ends(*map(str, range(MOST_LISTED + 9))))
    last = str(MOST_LISTED + 8)
    asked = asked_at(decide(step), last)
    assert (len(asked.step.offers), asked.step.cut) == (MOST_LISTED, True)
    assert asked.whole is not None
    assert asked.whole.key == last
    assert [offer.word for offer in asked.taken] == [last]


def test_what_is_barred_is_told_for_the_open_step_and_for_a_first_one_without_choice() -> None:
    def why(label: str) -> list[Barred]:
        return [Barred(Text(label), Text("late")), Barred(Text(label), Text("late"))]

    inner: Pick[str] = Pick("choice", Text("inner"), ends("a", "b"), barred=lambda: why("c"))
    for outer, expected in (
        ([lead("go", Text("go"), lambda: inner)], ["c", "stay"]),
        ([lead("go", Text("go"), lambda: inner), *ends("rest")], ["c"]),
    ):
        asked = asked_at(decide(Pick("choice", Text("outer"), outer, barred=lambda: why("stay"))), "go")
        assert asked.barred == tuple(Barred(Text(label), Text("late")) for label in expected)


@pytest.mark.parametrize("case", [*plain_cases(), *option_cases()], ids=str)
def test_every_question_of_every_game_is_plain_data(case: Case) -> None:
    """From the empty answer to a whole one: it offers what the menu offers, holds nothing alive, and survives pickling."""
    match, rng, seen = case.match("asked", digests=False), Rng(f"{case}/asked"), 0
    while not match.finished and seen < MOST_DECISIONS:
        for decision in match.pending():
            seen += 1
            key = decision.options.sample(rng).key
            words = key.split()
            for count in {0, 1, len(words)}:
                asked = asked_at(decision, " ".join(words[:count]))
                assert_plain(asked)
                copy = pickle.loads(pickle.dumps(asked))
                assert copy == asked
                assert hash(copy) == hash(asked)
                assert (asked.number, asked.seat, asked.private) == (decision.number, decision.seat, decision.private)
                for step in asked.steps:
                    assert_offers(decision.options.next(" ".join(step.before)), asked, len(step.before))
            assert asked.whole is not None
            assert (asked.whole.key, asked.whole.label) == (key, decision.options[key].label)
            match.submit(decision.seat, key)


def assert_offers(found: Step[Any] | Option[Any], asked: Asked, depth: int) -> None:
    """One of the steps is what the menu has there."""
    step = next(step for step in asked.steps if len(step.before) == depth)
    assert isinstance(found, Pick | Some)
    choices = list(found if isinstance(found, Pick) else found.items)
    assert [(offer.word, offer.label, offer.hint, offer.group, offer.at, offer.of) for offer in step.offers] == [
        (choice.word, choice.label, choice.hint, choice.group, choice.at, choice.of) for choice in choices
    ]
    assert (step.kind, step.prompt, step.cut) == (found.kind, found.prompt, False)
    things = [offer.of for offer in step.offers if offer.of is not None]
    assert len(set(things)) == len(things), f"two choices of one step are about the same: {things}"
    assert all(offer.of is not None for offer in step.offers if offer.at is not None), "what has a place has a name"
    assert all(len(thing) > 1 and all(thing) for thing in things), "a thing is where it is, and which one"
    offered = {offer.word: offer for offer in step.offers}
    assert all(offered[offer.word] == offer for offer in step.taken if offer.word != Some.NONE)


def assert_plain(value: Any) -> None:
    """Numbers, words, texts, and frozen values and tuples of them."""
    if isinstance(value, tuple):
        for each in value:
            assert_plain(each)
    elif isinstance(value, Text):
        assert_plain(value.args)
    elif is_dataclass(value):
        assert type(value).__module__ in ("engine.asked", "engine.options") or isinstance(value, Player)
        for field in fields(value):
            assert_plain(getattr(value, field.name))
    else:
        assert value is None or type(value) in (int, str, bool), f"{value!r} is alive"
