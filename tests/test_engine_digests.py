"""Digests: what they see, what they leave out, and how stored ones are compared."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum, IntEnum
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import digest as digests
from engine.components import ComponentSet
from engine.digest import NOT_DIGESTED, Digester, digest, scheme_of
from engine.folding import COMPARED
from engine.game import State
from engine.match import Diverged, Entry, Match
from engine.policies import RandomPolicy, play_out
from engine.rng import Rng
from tests.cases import Case, plain_cases, play_randomly


class Colour(Enum):
    RED = 1


class Size(IntEnum):
    SMALL = 1


@dataclass
class Thing:
    name: str
    parts: list[int]


@dataclass(frozen=True)
class Frozen:
    inside: Any


class Step(NamedTuple):
    way: int
    how: str = ""


def test_digests_are_the_same_for_ever() -> None:
    assert digest({"b": 1, "a": [1, 2, (3, None)]}) == "1:86306a4515ac1b"
    assert digest({(1, 2): "ü"}) == "1:fe8d4e918bfeda"
    assert digest({3, 1, 2}) == "1:494d55c6aff151"
    assert digest([True, 1.5]) == "1:1b9dceebebde11"
    assert digest(Thing("a", [1])) == "1:8f4a737844efa8"
    assert digest([Frozen((1, 2)), Step(1), Step(1, "x"), Colour.RED, {"a": {2: 1}}]) == "1:df9ec0d59acd3f"


def test_digests_see_every_change_and_no_order_of_what_has_none() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest({"x", "y", "z"}) == digest({"z", "x", "y"})
    assert digest(Thing("a", [1])) == digest(Thing("a", [1]))
    different = [
        *([1, 2], [2, 1], [[1], 2], {1, 2}, {1: 2}, {"1": 2}, {2: 1}, "1", 1, None, [], {}, set(), [None]),
        *(Thing("a", [1]), Thing("a", [2]), Colour.RED, Size.SMALL, Rng("a"), Rng("a", 1), Rng("b")),
    ]
    assert len({digest(value) for value in different}) == len(different)


def test_a_state_may_not_hold_just_anything() -> None:
    with pytest.raises(TypeError, match="object"):
        digest([object()])


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=4)))
def test_equal_values_have_equal_digests(value: object) -> None:
    assert digest(value) == digest(pickle.loads(pickle.dumps(value)))
    assert digest([value]) != digest(value)


@dataclass
class Early:
    name: str
    points: int = 0
    cards: list[int] = field(default_factory=list)


@dataclass
class Later:
    """The same some releases on: in another order, and with more to say."""

    name: str
    cards: list[int] = field(default_factory=list)
    shields: int = 3
    points: int = 0
    allies: list[str] = field(default_factory=list)


class LaterStep(NamedTuple):
    way: int
    how: str = ""
    again: bool = False


def test_a_new_field_at_its_default_changes_no_digest() -> None:
    assert digest([Early("a"), Early("b", 2, [1])]) == digest([Later("a"), Later("b", points=2, cards=[1])])
    assert digest([Step(1), Step(1, "x")]) == digest([LaterStep(1), LaterStep(1, "x")])
    known = [digest(Later("a")), digest(Step(1, "x"))]
    for value in (
        Later("a", shields=0),
        Later("a", allies=["b"]),
        Later(""),
        LaterStep(1, "x", True),
        LaterStep(2, "x"),
    ):
        assert digest(value) not in known


def test_a_field_is_its_name_and_not_its_place() -> None:
    assert digest(Later("a", points=1)) != digest(Later("a", shields=1))
    assert digest(Later("a", cards=[1])) != digest(Later("a", allies=["1"]))


def test_what_is_frozen_is_remembered_only_if_nothing_in_it_can_change() -> None:
    remembering = Digester()
    inside = [1]
    before = remembering([Frozen((1, 2)), Frozen(inside)])
    assert remembering([Frozen((1, 2)), Frozen(inside)]) == before
    inside.append(2)
    assert remembering([Frozen((1, 2)), Frozen(inside)]) != before
    assert remembering([Frozen((1, 3)), Frozen([1])]) != before


def variants(value: Any) -> Iterator[Any]:
    """Values that differ from this one in a single place, each leaf changed once and each list shortened and swapped."""
    if isinstance(value, Enum):
        yield next(other for other in type(value) if other is not value)
    elif value is None:
        yield from (0, "")
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, (int, float)):
        yield value + 1
    elif isinstance(value, str):
        yield value + "x"
    elif isinstance(value, Rng):
        yield from (Rng(value.seed + "x", value.uses), Rng(value.seed, value.uses + 1))
    elif isinstance(value, ComponentSet):
        yield replace(value, hash=value.hash[::-1])
    elif is_dataclass(value):
        for part in fields(value):
            if part.metadata.get(NOT_DIGESTED):
                continue
            for changed in variants(getattr(value, part.name)):
                other = copy(value)
                object.__setattr__(other, part.name, changed)
                yield other
    elif isinstance(value, dict):
        for key in value:
            yield {other: value[other] for other in value if other != key}
            yield from ({**value, key: changed} for changed in variants(value[key]))
    elif isinstance(value, (set, frozenset)):
        yield from (value - {item} for item in value)
    else:
        assert isinstance(value, (list, tuple)), value
        for at, item in enumerate(value):
            yield from (_rebuilt(value, [*value[:at], changed, *value[at + 1 :]]) for changed in variants(item))
            if not hasattr(value, "_fields"):
                yield _rebuilt(value, [*value[:at], *value[at + 1 :]])
                if at and value[at - 1] != item:
                    yield _rebuilt(value, [*value[: at - 1], item, value[at - 1], *value[at + 1 :]])


def _rebuilt(value: Any, items: list[Any]) -> Any:
    return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_every_change_in_a_state_is_seen(case: Case) -> None:
    match = play_randomly(case.match("planted", digests=False), Rng("planted"))
    remembering, seen = Digester(), 0
    for part in (1, 2):
        state = match.rewind(len(match.log) * part // 3)._run.state
        plain = remembering(state)
        assert remembering(pickle.loads(pickle.dumps(state))) == digest(state) == plain
        for other in variants(state):
            assert remembering(other) != plain
            seen += 1
    assert seen > 200


def test_only_what_a_table_has_agreed_on_is_left_out() -> None:
    """It stands beside the log, and one more table option must not change what was stored."""
    assert [part.name for part in fields(State) if part.metadata.get(NOT_DIGESTED)] == ["options"]


# Stored digests.


def stored(case: str = "misty") -> Match:
    match = Case(case, 2).match("stored")
    play_out(match, [RandomPolicy()] * 2, Rng("stored"))
    return match


def again(match: Match, log: list[Entry]) -> Match:
    return Match(match.game, match.players, match.seed, log=log)


def test_every_row_that_completes_a_step_carries_its_scheme() -> None:
    match = stored()
    marks = [entry.digest for entry in match.log if entry.digest]
    assert len(marks) > 20
    assert {scheme_of(mark) for mark in marks} == {digests.LATEST}
    assert max(map(len, marks)) <= 16


def test_another_answer_is_named_by_the_first_row_that_it_changed() -> None:
    """Also where that row's digest is none of those that are compared at first."""
    match = stored()
    for row in (3, 11, 40):
        decision = match.rewind(row).decision(match.log[row].seat)
        assert decision is not None
        other = next(option.key for option in decision.options if option.key != match.log[row].key)
        log = [*match.log[:row], replace(match.log[row], key=other), *match.log[row + 1 :]]
        with pytest.raises(Diverged) as diverged:
            again(match, log)
        assert diverged.value.row == next(at for at, entry in enumerate(log) if at >= row and entry.digest)


def test_a_wrong_digest_is_found_where_it_is_compared() -> None:
    match = stored()
    marked = [row for row, entry in enumerate(match.log) if entry.digest]
    for row in (marked[COMPARED - 1], marked[2 * COMPARED - 1], marked[-1]):
        log = [*match.log[:row], replace(match.log[row], digest="1:" + "0" * 14), *match.log[row + 1 :]]
        with pytest.raises(Diverged, match=f"row {row} "):
            again(match, log)


def test_a_digest_of_an_unknown_scheme_is_refused_wherever_it_stands() -> None:
    match = stored()
    row = next(row for row, entry in enumerate(match.log) if entry.digest)
    log = [*match.log[:row], replace(match.log[row], digest="9:abc"), *match.log[row + 1 :]]
    with pytest.raises(Diverged, match=r"gave digest scheme '9' is unknown here \(known: 1\), stored was 9:abc"):
        again(match, log)


def test_a_game_stored_with_an_older_scheme_is_compared_with_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = stored()
    monkeypatch.setitem(digests.SCHEMES, "0", lambda: lambda value: str(value.rng.uses))
    marks = iter([match.rewind(row + 1).digest("0") for row, entry in enumerate(match.log[:60]) if entry.digest])
    log = [replace(entry, digest=next(marks)) if entry.digest else entry for entry in match.log[:60]]
    now = again(match, log)
    assert now.log == log
    play_out(now, [RandomPolicy()] * 2, Rng("on"))
    assert scheme_of(next(entry.digest for entry in now.log[60:] if entry.digest)) == digests.LATEST
    assert again(match, now.log).digest() == now.digest()
    last = max(row for row, entry in enumerate(log) if entry.digest)
    with pytest.raises(Diverged, match="stored was 0:99"):
        again(match, [*log[:last], replace(log[last], digest="0:99")])
