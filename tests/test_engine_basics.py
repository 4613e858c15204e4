"""The small parts: chance, digests, texts, component sets."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from engine.components import component_set, known_set
from engine.refusals import BadComponents
from engine.rng import SPAN, Rng
from engine.text import Player, Text


def test_chance_is_the_same_for_ever() -> None:
    """These numbers must never change: every stored game rests on them."""
    rng = Rng("mistgrove")
    assert [rng.below(100) for _ in range(8)] == [59, 51, 14, 48, 86, 5, 34, 57]
    assert [rng.dice() for _ in range(8)] == [5, 1, 2, 3, 1, 5, 3, 6]
    assert rng.shuffled(range(10)) == [3, 1, 0, 7, 8, 4, 2, 9, 6, 5]
    assert rng.choice("abcdef") == "c"
    assert rng.sample(range(20), 4) == [19, 14, 2, 18]
    assert rng.fork("x").below(10**9) == 414358167
    assert rng.uses == 45
    assert Rng("").below(SPAN) == 488923933339796033
    assert Rng("ä").below(SPAN) == 8305001357496932181


def test_chance_is_fair() -> None:
    rng = Rng("fair")
    counts = Counter(rng.dice() for _ in range(6000))
    assert set(counts) == set(range(1, 7))
    assert all(880 < count < 1120 for count in counts.values())
    orders = Counter(tuple(rng.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_numbers_beyond_the_last_whole_multiple_are_drawn_again() -> None:
    """With a bound just above half of the span nearly every other draw has to be thrown away."""
    rng = Rng("again")
    bound = SPAN // 2 + 1
    assert all(rng.below(bound) < bound for _ in range(100))
    assert 150 < rng.uses < 260


def test_bounds_are_checked() -> None:
    for bound in (0, -1, SPAN + 1):
        with pytest.raises(ValueError, match="bound"):
            Rng("x").below(bound)
    assert Rng("x").below(1) == 0


def test_a_fork_does_not_move_its_source_and_logs_show_no_seed() -> None:
    rng = Rng("source")
    assert rng.fork("a").below(1000) == rng.fork("a").below(1000)
    assert rng.uses == 0
    assert rng.fork("a").below(SPAN) != rng.fork("b").below(SPAN)
    rng.dice()
    assert "source" not in repr(rng)
    again = pickle.loads(pickle.dumps(rng))
    assert (again.seed, again.uses) == ("source", 1)


def test_texts_are_values() -> None:
    text = Text("misty-laid", who=Player(1), card=Text("misty-card-leaf"), cell="D4")
    assert text == Text("misty-laid", cell="D4", card=Text("misty-card-leaf"), who=Player(1))
    assert len({text, pickle.loads(pickle.dumps(text))}) == 1
    assert text != Text("misty-laid", cell="D5", card=Text("misty-card-leaf"), who=Player(1))
    assert repr(text) == "Text('misty-laid', card=Text('misty-card-leaf'), cell='D4', who=Player(seat=1))"
    with pytest.raises(AttributeError):
        text.id = "other"
    assert Text("cli-line", id="misty").args == (("id", "misty"),)


def test_component_sets_are_known_by_their_content() -> None:
    one = component_set("pond", '{"game": "pond", "water": "deep", "fish": 3}', dict)
    same = component_set("pond", ' {"fish": 3,\n "water": "deep", "game": "pond"}', dict)
    other = component_set("pond", '{"game": "pond", "water": "deep", "fish": 4}', dict)
    assert one is same
    assert one.hash != other.hash
    assert known_set("pond", one.hash) is one
    assert pickle.loads(pickle.dumps([one, other])) == [one, other]
    with pytest.raises(BadComponents) as refused:
        known_set("pond", "0" * 16)
    assert refused.value.reason.id == "components-unknown"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('{"game": "pond",\n "fish": }', Text("components-not-json", line=2, column=10)),
        ("[" * 100_000, Text("components-not-json", line=1, column=1)),
        ("[1]", Text("components-not-object")),
        ('{"game": "lake"}', Text("components-other-game", game="pond", found="lake")),
        ("{}", Text("components-other-game", game="pond", found="None")),
    ],
)
def test_what_is_no_component_file_is_refused_with_the_reason(source: str, expected: Text) -> None:
    with pytest.raises(BadComponents) as refused:
        component_set("pond", source, dict)
    assert refused.value.reason == expected


def test_any_text_in_a_component_file_can_be_hashed() -> None:
    assert component_set("pond", '{"game": "pond", "name": "\\ud800"}', dict).hash
