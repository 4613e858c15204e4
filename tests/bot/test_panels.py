"""Every question of every game as controls: within Discord's limits, nothing out of reach, from the first click to the last."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.arrows import ARROWS
from cogs.controls import Panel
from cogs.ids import PanelId, TableId, read
from cogs.speech import Speaker
from cogs.steps import acted, back, moved, place_level, turned, walk, ways_at, with_ghost
from engine.asked import Asked, Offer, asked_at
from engine.match import Match
from engine.options import Option, Options, Pick, Some, end
from engine.registry import game, game_ids
from engine.rng import Rng
from engine.rules import Decision, question
from engine.text import Text
from tests.estranged import estranged

NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil")


def decisions(id: str, seed: str, most: int = 60) -> Iterator[tuple[Match, Decision]]:
    """Questions of a random game, spread over its course."""
    players = game(id).info.seats[-1]
    match, rng = Match(game(id), players, seed, digests=False), Rng(f"{seed}/answers")
    seen = 0
    while not match.finished and seen < most:
        for decision in match.pending():
            seen += 1
            yield match, decision
            match.submit(decision.seat, decision.options.sample(rng).key)


def controls(view: discord.ui.View) -> list[dict[str, Any]]:
    rows = view.to_components()
    assert len(rows) <= 5
    found = [part for row in rows for part in row["components"]]
    ids = [part["custom_id"] for part in found]
    assert len(set(ids)) == len(ids), "two controls of one message share an id"
    for row in rows:
        kinds = {part["type"] for part in row["components"]}
        assert (kinds == {2} and len(row["components"]) <= 5) or len(row["components"]) == 1
    for part in found:
        assert len(part["custom_id"]) <= 100
        assert 1 <= len(part.get("label", "x")) <= 80
        assert len(part.get("placeholder", "")) <= 150
        if part["type"] == 3:
            assert 1 <= len(part["options"]) <= 25
            assert part.get("max_values", 1) <= len(part["options"])
            for option in part["options"]:
                assert len(option["label"]) <= 100
                assert len(option["value"]) <= 100
                assert len(option.get("description") or "") <= 100
    return found


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("id", game_ids())
def test_every_question_can_be_answered_with_its_controls(id: str, locale: str) -> None:
    """From the empty panel to a whole answer by controls alone, each of them within the limits."""
    rng, speaker = Rng(f"{id}/clicks"), Speaker(locale, NAMES)
    for match, decision in decisions(id, "controls"):
        words, page = "", 0
        for _ in range(60):
            asked = asked_at(decision, words)
            found = controls(Panel("m4tch", asked, speaker, page).view(can_undo=True))
            if asked.whole is not None:
                break
            words, page = use_one(decision, found, words, rng)
        assert asked.whole is not None, f"{match.log}: no answer came together"
        assert decision.options[asked.whole.key].key == asked.whole.key
        assert len(back(asked)) < max(1, len(words)) or not words


@pytest.mark.parametrize("id", game_ids())
def test_controls_are_made_of_kinds_and_labels_not_of_words(id: str) -> None:
    """The same question in another notation has the same controls, but for what they hand back."""

    def look(asked: Asked) -> list[Any]:
        def without(part: dict[str, Any]) -> dict[str, Any]:
            options = [without(option) for option in part.get("options", ())]
            return {name: part[name] for name in part if name not in ("custom_id", "value")} | {"options": options}

        view = Panel("m4tch", asked, lambda _: "·").view(can_undo=True)
        return [without(part) for part in controls(view)]

    rng = Rng(f"{id}/strange")
    for _, decision in decisions(id, "strange"):
        words = decision.options.sample(rng).key.split()
        for count in {0, 1, len(words)}:
            asked = asked_at(decision, " ".join(words[:count]))
            assert look(estranged(asked)) == look(asked)


def use_one(decision: Decision, found: list[dict[str, Any]], words: str, rng: Rng) -> tuple[str, int]:
    """Use any control that makes a choice, as the router would."""
    usable = []
    for part in found:
        id = read(part["custom_id"])
        if isinstance(id, PanelId) and not part.get("disabled") and id.verb[0] in "spm":
            usable.append((id, part))
    fresh = [(id, part) for id, part in usable if not any(o.get("default") for o in part.get("options", ()))]
    id, part = rng.choice(fresh or usable)
    values = []
    if part["type"] == 3:
        offered = [option["value"] for option in part["options"]]
        count = min(len(offered), asked_at(decision, words).step.least)
        values = rng.sample(offered, max(1, count))
    return acted(decision, id, values)


@pytest.mark.parametrize("id", game_ids())
def test_arrows_reach_every_legal_place(id: str) -> None:
    """From any legal place every other one can be reached by arrows alone."""
    for _, decision in decisions(id, "arrows"):
        level = place_level(asked_at(decision))
        if level is None:
            continue
        offers = [offer for offer in level.offers if offer.at is not None]
        for start in (offers[0], offers[-1], offers[len(offers) // 2]):
            assert reached(offers, start.word) == {offer.word for offer in offers}
        for direction in ("left", "right", "up", "down"):
            words = moved(decision, asked_at(decision), direction)
            assert asked_at(decision, words).whole is not None, "the ghost can always be confirmed"


@pytest.mark.parametrize("id", game_ids())
def test_turning_goes_on_where_the_piece_lies_or_else_on_the_nearest_place_that_lets_it(id: str) -> None:
    for _, decision in decisions(id, "turns", 30):
        level = place_level(asked_at(decision))
        if level is None:
            continue
        places = {place.word: place for place in level.offers}
        ways = {word: ways_at(decision, [*level.before, word]) for word in places}
        all_ways = {way for found in ways.values() for way in found}
        for place in level.offers[:12]:
            for way in ways[place.word]:
                words = turned(decision, asked_at(decision, " ".join([*level.before, place.word, way])))
                assert asked_at(decision, words).whole is not None
                there, turn = words.split()[-2:]
                assert turn != way or all_ways == {way}
                assert there == place.word or len(ways[place.word]) == 1
                nearer = [other for other in level.offers if _apart(other, place) < _apart(places[there], place)]
                assert all(set(ways[other.word]) == {way} for other in nearer)


def _apart(one: Offer, other: Offer) -> int:
    assert one.at is not None
    assert other.at is not None
    return abs(one.at[0] - other.at[0]) + abs(one.at[1] - other.at[1])


def reached(offers: list[Offer], start: str) -> set[str]:
    seen, ahead = {start}, deque([start])
    while ahead:
        here = ahead.popleft()
        for direction in ("left", "right", "up", "down"):
            there = walk(offers, here, direction)
            if there not in seen:
                seen.add(there)
                ahead.append(there)
    return seen


@given(st.sets(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=16))
@example({(0, 1), (1, 1), (1, 3), (2, 2), (3, 0), (3, 1), (3, 3)})
def test_arrows_point_where_they_lead(places: set[tuple[int, int]]) -> None:
    """However places lie: each arrow goes its way while anything lies there, and no place is left out."""
    offers = [offer(f"x{x}y{y}", (x, y)) for x, y in sorted(places)]
    for here in offers:
        assert here.at is not None
        assert reached(offers, here.word) == {other.word for other in offers}
        for direction, (dx, dy) in ARROWS.items():
            ahead = {f"x{x}y{y}" for x, y in places if (x - here.at[0]) * dx + (y - here.at[1]) * dy > 0}
            there = walk(offers, here.word, direction)
            assert not ahead or there in ahead
            assert there != here.word or len(places) == 1


def offer(word: str, at: tuple[int, int]) -> Offer:
    return Offer(word, Text("choose-none"), True, at=at)


def test_arrows_prefer_what_lies_near_to_what_lies_far_aside() -> None:
    places = {"P18": (0, 1), "Q17": (1, 0), "R20": (2, 3), "S17": (3, 0), "S21": (3, 4)}
    offers = [offer(word, at) for word, at in places.items()]
    steps = [("P18", "right", "Q17"), ("Q17", "right", "S17"), ("S17", "right", "P18"), ("S17", "down", "S21")]
    steps += [("R20", "down", "S21"), ("S21", "left", "R20"), ("R20", "up", "Q17"), ("Q17", "up", "S21")]
    assert [(here, direction, walk(offers, here, direction)) for here, direction, _ in steps] == steps


def test_a_single_place_shows_the_ghost_at_once() -> None:
    """Tile 19 fits on S18 only, two ways round: it lies there the first way, and each way has a button."""
    planet = [[1, 0, 0, 0], [2, 0, -1, 0], [3, -1, -1, 1]]
    match = Match(game("legendary_forests"), 1, "one place", scenario={"planets": [planet], "pile": [19]})
    (decision,) = match.pending()
    assert [option.key for option in decision.options] == ["S18 r1", "S18 r2"]
    assert [with_ghost(decision, words).key for words in ("", "S18 r2")] == ["S18 r1", "S18 r2"]
    view = Panel("m", with_ghost(decision, ""), Speaker("en")).view(can_undo=False)
    offered = [id.words for part in controls(view) if isinstance(id := read(part["custom_id"]), PanelId)]
    assert {"S18 r1", "S18 r2"} <= set(offered)


def test_more_than_twenty_five_choices_are_pages() -> None:
    choices = [end(f"w{number}", Text("cli-seat", number=number), number) for number in range(60)]
    asked = question(Text("choose-none"), Pick("card", Text("choose-none"), choices))
    decision = Decision(1, 0, asked.prompt, asked.options, True)
    seen = set()
    for page in range(3):
        view = Panel("m", asked_at(decision), Speaker("en"), page).view(can_undo=False)
        select = next(part for part in controls(view) if part["type"] == 3)
        seen |= {option["value"] for option in select["options"]}
    assert seen == {choice.word for choice in choices}


def test_a_subset_is_one_multi_select_and_keeps_what_other_pages_hold() -> None:
    items = [end(f"w{number}", Text("cli-seat", number=number), number) for number in range(30)]
    step: Some[tuple[int, ...], int] = Some("subset", Text("choose-none"), items, 2, 3, lambda chosen: chosen)
    decision = Decision(1, 0, step.prompt, Options(step), True)
    words, _ = acted(decision, PanelId("m", 1, "m0", ""), ["w1", "w2"])
    words, _ = acted(decision, PanelId("m", 1, "m1", words), ["w27"])
    asked = asked_at(decision, words)
    assert asked.whole is not None
    assert decision.options[asked.whole.key].value == (1, 2, 27)
    view = Panel("m", asked, Speaker("en")).view(can_undo=False)
    assert sum(part["type"] == 3 for part in controls(view)) == 2


@pytest.mark.parametrize(("least", "most", "said"), [(0, 2, "(up to 2)"), (1, 2, "(1–2)"), (2, 2, "(2)")])
def test_a_single_multi_select_says_how_many_are_needed(least: int, most: int, said: str) -> None:
    items = [end(f"w{number}", Text("cli-seat", number=number), number) for number in range(5)]
    step: Some[tuple[int, ...], int] = Some("subset", Text("choose-none"), items, least, most, lambda chosen: chosen)
    decision = Decision(1, 0, step.prompt, Options(step), True)
    view = Panel("m", asked_at(decision), Speaker("en")).view(can_undo=False)
    (select,) = (part for part in controls(view) if part["type"] == 3)
    assert (select["min_values"], select["max_values"]) == (least, most)
    assert select["placeholder"].endswith(said)


def test_changing_an_earlier_choice_keeps_a_later_one_that_still_fits() -> None:
    _, decision = next(iter(decisions("misty", "keep")))
    first = [choice.word for choice in decision.options.root] if isinstance(decision.options.root, Pick) else []
    step = decision.options.next(first[0])
    assert isinstance(step, Pick)
    cell = next(iter(step)).word
    words, _ = acted(decision, PanelId("m", 1, "s0", f"{first[0]} {cell}"), [first[1]])
    assert words == f"{first[1]} {cell}"


@pytest.mark.parametrize(
    "id", [PanelId("ab2", 7, "s1", "rocket D4"), TableId("ab2", "close", "seat-1"), TableId("x", "join")]
)
def test_custom_ids_read_back(id: PanelId | TableId) -> None:
    assert read(str(id)) == id


@pytest.mark.parametrize("strange", ["", "g", "g:a:b:c:d", "t:a", "other:1:2", "g:1:2"])
def test_strange_custom_ids_are_not_ours(strange: str) -> None:
    assert read(strange) is None


def test_an_option_is_no_step() -> None:
    _, decision = next(iter(decisions("misty", "whole")))
    option = next(iter(decision.options))
    assert isinstance(decision.options.next(option.key), Option)
