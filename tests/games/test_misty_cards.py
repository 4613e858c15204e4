"""Misty's card file: what is in the deck, and that a wrong file is refused with an exact sentence."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.misty import GAME
from engine.games.misty.cards import CARDS_NEEDED, KINDS, Deck
from engine.match import Match
from engine.refusals import BadComponents
from engine.rng import Rng
from tests.cases import play_randomly
from tests.recount.misty import CODES, DECK
from tests.spoken import speakers

SOURCE = files("engine.games.misty").joinpath("cards.json").read_text(encoding="utf-8")


def changed(**row: Any) -> str:
    """Our file with the first kind (the rocket) changed."""
    data = json.loads(SOURCE)
    data["kinds"][0].update(row)
    return json.dumps(data)


def without(*path: str) -> str:
    data = json.loads(SOURCE)
    if path[0] == "kinds" and len(path) > 1:
        del data["kinds"][0][path[1]]
    else:
        del data[path[0]]
    return json.dumps(data)


def refusal(source: str) -> str:
    with pytest.raises(BadComponents) as refused:
        GAME.load(source)
    english, german = (speaker.say(refused.value.reason) for speaker in speakers())
    assert english != german
    return english


def test_the_deck_is_as_in_the_rules() -> None:
    deck: Deck = GAME.components.parts
    assert {name: kind.count for name, kind in deck.kinds.items()} == DECK
    assert len(deck.cards()) == 54
    codes = {code: sum(kind.count for kind in deck.kinds.values() if kind.code == code) for code in CODES}
    assert codes == CODES
    steps = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
    assert all(kind.step == steps.get(kind.code) for kind in deck.kinds.values())
    assert tuple(deck.kinds) == KINDS


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ('{"game": "misty",\n"kinds": [}', "The file is not JSON: look at line 2, column 11."),
        ("[]", "The file has to hold one JSON object."),
        ('{"game": "chess"}', 'The file has to say "game": "misty", but says “chess”.'),
        (without("kinds"), "The file lacks “kinds”."),
        ('{"game": "misty", "kinds": [7]}', "A row of “kinds” is not as it should be: 7"),
        (
            without("kinds", "kind"),
            "A row of “kinds” is not as it should be: {'group': 'arrow', 'arrow': 'up', 'count': 3}",
        ),
        (changed(kind="dragon"), f"There is no drawing for a card “dragon”. Known: {', '.join(KINDS)}."),
        (changed(kind="balloon"), "The kind “balloon” is listed twice."),
        (
            changed(group="wheel"),
            "“rocket” has the unknown group “wheel”. Known: arrow, flower, monster, plain, smiley.",
        ),
        (
            changed(arrow=None),
            "“rocket” has the arrow “None”: cards of the group arrow need one of up, down, left, right, all others null.",
        ),
        (
            changed(arrow=["up"]),
            "“rocket” has the arrow “['up']”: cards of the group arrow need one of up, down, left, right, all others null.",
        ),
        (
            changed(group="plain"),
            "“rocket” has the arrow “up”: cards of the group arrow need one of up, down, left, right, all others null.",
        ),
        (changed(count=-1), "“rocket” has the count “-1”; it has to be a whole number from 0 to 99."),
        (changed(count=100), "“rocket” has the count “100”; it has to be a whole number from 0 to 99."),
        (changed(count=True), "“rocket” has the count “True”; it has to be a whole number from 0 to 99."),
        (changed(count="3"), "“rocket” has the count “3”; it has to be a whole number from 0 to 99."),
        ('{"game": "misty", "kinds": []}', "The deck has 0 cards; four players need 48."),
    ],
)
def test_a_wrong_file_is_refused_with_an_exact_sentence(source: str, sentence: str) -> None:
    assert refusal(source) == sentence


def test_a_deck_may_have_exactly_as_many_cards_as_four_players_need() -> None:
    data = json.loads(SOURCE)
    enough = copy.deepcopy(data)
    enough["kinds"] = [row for row in data["kinds"] if row["kind"] != "flower"]
    enough["kinds"].append({**data["kinds"][9], "count": 8 - (54 - CARDS_NEEDED)})
    assert len(GAME.load(json.dumps(enough)).parts.cards()) == CARDS_NEEDED
    enough["kinds"][-1]["count"] -= 1
    assert refusal(json.dumps(enough)) == "The deck has 47 cards; four players need 48."


def test_an_owners_deck_is_played_with_and_ours_is_untouched() -> None:
    own = GAME.load(changed(count=9))
    match = Match(GAME, 4, "own", components=own)
    assert sum(len(hand) for hand in match.report()["hands"]) + len(match.report()["stock"]) == 60
    assert play_randomly(match, Rng("own")).finished
    assert match.rewind(len(match.log)).digest() == match.digest()
    assert own.hash != GAME.components.hash
    assert len(GAME.components.parts.cards()) == 54


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(["kind", "group", "arrow", "count"]), json_values)
def test_no_value_breaks_the_loader(field: str, value: Any) -> None:
    source = changed(**{field: value})
    try:
        loaded = GAME.load(source)
    except BadComponents:
        assert refusal(source)
    else:
        assert len(loaded.parts.cards()) >= CARDS_NEEDED


@given(json_values)
def test_no_list_of_kinds_breaks_the_loader(value: Any) -> None:
    with pytest.raises(BadComponents):
        GAME.load(json.dumps({"game": "misty", "kinds": value}))
