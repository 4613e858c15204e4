"""Misty's windows: every vector of the rules through a played activation, placing, the solver, the finished view."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.misty import GAME
from engine.games.misty.cards import Deck, Kind
from engine.games.misty.views import MistyView
from engine.games.misty.window import BOARD, FIRST_CELL, FORMATS, Cell, best_order, cell_name, cell_of, free_cells
from engine.match import Match
from engine.options import Pick
from engine.refusals import IllegalChoice
from engine.rules import Decision
from engine.text import Text
from tests.recount.misty import STEPS, points

VECTORS = json.loads(Path(__file__).with_name("misty_vectors.json").read_text(encoding="utf-8"))
PLAIN = {"full": ["PPPP", "PPPP", "PPPP"], "small": ["PPP", "PPP", "PPP"]}


def pane(at: list[int]) -> str:
    """A pane of a finished window as a building cell: scenarios put the upper left pane on B2."""
    return cell_name((at[0] + 1, at[1] + 1))


def activation(rows: list[str], **options: str) -> Match:
    """A table whose first window is this one and waits for its arrows; the other one has none."""
    size = "small" if len(rows) == 3 == len(rows[0]) else "full"
    scenario = {"windows": [rows, PLAIN[size]], "phase": "activate"}
    return Match(GAME, 2, "vector", {"window": size, **options}, scenario=scenario)


def asked(match: Match) -> Decision | None:
    """The question for an order; without a choice the next round has already begun."""
    return None if match.report()["rounds"] else match.decision(0)


def finished_round(match: Match) -> dict[str, Any]:
    (played,) = match.report()["rounds"]
    mine, other = played["points"]
    assert played["winner"] == (None if mine == other else int(mine < other))
    found: dict[str, Any] = played
    return found


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: vector["name"])
def test_vectors_through_play(vector: dict[str, Any]) -> None:
    match = activation(vector["rows"])
    if asked(match) is not None:
        match.submit(0, " ".join(pane(at) for at in vector["order"]))
    played = finished_round(match)
    assert played["windows"][0] == vector["rows"]
    assert played["orders"][0] == vector["order"]
    assert played["points"][0] == vector["score"]
    view = match.view(None)
    assert isinstance(view, MistyView)
    result = view.rounds[0].windows[0].result
    assert result is not None
    assert result.points == sum(pile.points for pile in result.piles) + len(result.pairs) == vector["score"]


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: vector["name"])
def test_the_suggested_order_is_the_best(vector: dict[str, Any]) -> None:
    match = activation(vector["rows"], hints="on")
    decision = asked(match)
    if decision is not None:
        assert decision.suggest is not None
        match.submit(0, decision.suggest())
    assert finished_round(match)["points"][0] == vector["best"]


def test_the_rulebooks_example_shows_a_b_and_c_and_ends_with_ten() -> None:
    """An arrow covers another card (A), one leaves the window (B), the monster eats a flower (C): 10 points."""
    match = activation(["LSSP", "RPFP", "MFPP"])
    match.submit(0, "B2 B3")
    view = match.view(0)
    assert isinstance(view, MistyView)
    result = view.rounds[0].windows[0].result
    assert result is not None
    piles = {cell_name(pile.cell): (pile.cards, pile.points) for pile in result.piles}
    assert piles["C3"] == (("heart", "truck"), 0)
    assert [cell_name(cell) for cell in result.gone] == ["B2"]
    assert [(cell_name(monster), cell_name(flower)) for monster, flower in result.eaten] == [("B4", "D3")]
    assert piles["D3"] == (("monster",), 1)
    assert piles["B4"] == ((), 0)
    assert piles["C4"] == (("flower",), 2)
    assert [(cell_name(left), cell_name(right)) for left, right in result.pairs] == [("C2", "D2")]
    assert result.points == 10


def test_every_arrow_says_what_its_move_does_now() -> None:
    decision = activation(["PPPP", "RUPP", "DPPP"]).decision(0)
    assert decision is not None

    def hints(prefix: str) -> dict[str, Text | None]:
        step = decision.options.next(prefix)
        assert isinstance(step, Pick)
        return {choice.word: choice.hint for choice in step}

    rocket, heart = Text("misty-card-rocket"), Text("misty-card-heart")
    assert hints("") == {
        "B3": Text("misty-goes-onto", cell="C3", card=rocket),
        "C3": Text("misty-goes-onto", cell="C2", card=heart),
        "B4": Text("misty-goes-out"),
    }
    assert hints("C3")["B3"] == Text("misty-goes-free", cell="C3")


def test_hints_are_given_only_where_the_table_wants_them() -> None:
    decision = activation(["RRRR", "PPPP", "PPPP"]).decision(0)
    assert decision is not None
    assert decision.suggest is None


@pytest.mark.parametrize(
    ("rows", "forced"),
    [
        (["UPPP", "PPPP", "PPPP"], [[0, 0]]),
        (["PPPP", "PPPP", "PPPP"], []),
        # Two arrows, but each covers the other if it moves first: there is a choice.
        (["RLPP", "PPPP", "PPPP"], None),
        (["UUPP", "PPPP", "PPPP"], None),
    ],
)
def test_an_order_without_a_choice_is_not_asked_for(rows: list[str], forced: list[list[int]] | None) -> None:
    match = activation(rows)
    assert (asked(match) is None) == (forced is not None)
    if forced is not None:
        assert match.log == []
        assert finished_round(match)["orders"][0] == forced


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("Z9", "misty-no-such-cell"),
        ("A1", "misty-no-such-cell"),
        ("C2", "misty-no-arrow"),
        ("B3 B3", "misty-moved-already"),
        ("B3 C3", "misty-hidden"),
        ("B3", "refused-incomplete"),
        ("B3 B4 B4", "refused-too-long"),
    ],
)
def test_orders_that_cannot_be_are_refused_with_the_reason(key: str, reason: str) -> None:
    match = activation(["PPPP", "RUPP", "DPPP"])
    with pytest.raises(IllegalChoice) as refused:
        match.submit(0, key)
    assert refused.value.reason.id == reason
    match.submit(0, "B3 B4")


@pytest.mark.parametrize("number", range(len(VECTORS["placing"])))
def test_placing_vectors_through_play(number: int) -> None:
    vector = VECTORS["placing"][number]
    lying, target = vector["lying"], vector["cell"]
    # Our board has fixed names, so the vector is moved onto it; a window's first card has one canonical cell.
    corner = [min(at[axis] for at in [*lying, target]) for axis in (0, 1)]
    names = [cell_name((at[0] - corner[0], at[1] - corner[1])) for at in [*lying, target]]
    word = names[-1] if lying else cell_name(FIRST_CELL)
    windows = [[[name, "heart"] for name in names[:-1]], []]
    scenario = {"windows": windows, "hands": [["star", "star"], ["star", "star"]]}
    match = Match(GAME, 2, "placing", scenario=scenario)
    decision = match.decision(0)
    assert decision is not None
    offered = [option.key for option in decision.options]
    assert (f"star {word}" in offered) == vector["legal"]
    if vector["legal"]:
        match.submit(0, f"star {word}")
    else:
        with pytest.raises(IllegalChoice):
            match.submit(0, f"star {word}")


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("D0", "misty-no-such-cell"),
        ("d4", "misty-cell-taken"),
        ("D4", "misty-cell-taken"),
        ("B4", "misty-cell-apart"),
        ("G4", "misty-cell-apart"),
        ("C8", "misty-no-such-cell"),
    ],
)
def test_cells_that_cannot_be_are_refused_with_the_reason(word: str, reason: str) -> None:
    scenario = {"windows": [[["D4", "heart"]], []], "hands": [["star"], ["star", "star"]]}
    match = Match(GAME, 2, "cells", scenario=scenario)
    with pytest.raises(IllegalChoice) as refused:
        match.submit(0, f"star {word}")
    assert refused.value.reason.id == reason
    with pytest.raises(IllegalChoice) as refused:
        match.submit(1, "star C3")
    assert refused.value.reason.id == "misty-first-cell"


@pytest.mark.parametrize(("word", "reason"), [("rocket", "misty-not-in-hand"), ("cheese", "refused-word")])
def test_a_card_that_is_not_in_the_hand_is_refused_with_the_reason(word: str, reason: str) -> None:
    match = Match(GAME, 2, "hand", scenario={"hands": [["star", "heart"], ["star", "heart"]]})
    with pytest.raises(IllegalChoice) as refused:
        match.submit(0, f"{word} D4")
    assert refused.value.reason.id == reason
    assert match.submit(0, "Heart d4").key == "heart D4"


def test_a_window_never_outgrows_its_frame() -> None:
    scenario = {"windows": [[["D4", "heart"], ["E4", "heart"], ["F4", "heart"]], []], "hands": [["star"], ["star"]]}
    for size, legal in (("full", True), ("small", False)):
        match = Match(GAME, 2, "frame", {"window": size}, scenario=scenario)
        decision = match.decision(0)
        assert decision is not None
        assert ("star G4" in [option.key for option in decision.options]) == legal
        if not legal:
            with pytest.raises(IllegalChoice) as refused:
                match.submit(0, "star G4")
            assert refused.value.reason.id == "misty-cell-outside"


windows = st.sampled_from(((4, 3), (3, 4), (3, 3))).flatmap(
    lambda size: st.lists(st.text("UDLRMFSP", min_size=size[0], max_size=size[0]), min_size=size[1], max_size=size[1])
)


def few_arrows(rows: list[str], most: int) -> list[str]:
    """The window with all arrows after the first few turned into plain cards."""
    seen, result = 0, []
    for row in rows:
        line = ""
        for code in row:
            seen += code in STEPS
            line += "P" if code in STEPS and seen > most else code
        result.append(line)
    return result


def brute_force(rows: list[str]) -> int:
    """The best of all orders: every order of every set of arrows that the second counting accepts."""
    arrows = [[x, y] for y, row in enumerate(rows) for x, code in enumerate(row) if code in STEPS]
    results = []
    for count in range(len(arrows) + 1):
        for order in permutations(arrows, count):
            try:
                results.append(points(rows, list(order)))
            except AssertionError:
                continue
    return max(results)


def kinds_of(rows: list[str]) -> dict[Cell, Kind]:
    deck: Deck = GAME.components.parts
    by_code = {kind.code: kind for kind in deck.kinds.values()}
    return {(x + 1, y + 1): by_code[code] for y, row in enumerate(rows) for x, code in enumerate(row)}


@given(windows)
@settings(max_examples=120)
def test_the_solver_equals_brute_force(rows: list[str]) -> None:
    rows = few_arrows(rows, 5)
    best, order = best_order(kinds_of(rows))
    assert best == brute_force(rows)
    assert points(rows, [[x - 1, y - 1] for x, y in order]) == best


@given(windows, st.data())
@settings(max_examples=120)
def test_any_played_order_counts_as_in_the_second_counting(rows: list[str], data: st.DataObject) -> None:
    """Windows full of arrows too: one after the other, whatever can still move."""
    scenario = {"windows": [rows, PLAIN["full"]], "phase": "activate"}
    match = Match(GAME, 2, "any", scenario=scenario)
    decision = asked(match)
    if decision is not None:
        words: list[str] = []
        while isinstance(step := decision.options.next(" ".join(words)), Pick):
            words.append(data.draw(st.sampled_from([choice.word for choice in step])))
        match.submit(0, " ".join(words))
    played = finished_round(match)
    assert played["points"][0] == points(rows, played["orders"][0]) <= best_order(kinds_of(rows))[0]


@given(st.sampled_from(sorted(FORMATS)), st.data())
@settings(max_examples=80)
def test_every_window_can_be_completed_and_free_cells_are_as_the_rule_says(size: str, data: st.DataObject) -> None:
    format = FORMATS[size]
    lying: dict[Cell, str] = {}
    while len(lying) < format.cards:
        free = free_cells(lying, format)
        assert free == [cell for cell in _board() if _may_go(lying, cell, size)]
        assert free, "a window that cannot be completed"
        lying[data.draw(st.sampled_from(free))] = "heart"
    assert FIRST_CELL in lying
    width, height = (len({cell[axis] for cell in lying}) for axis in (0, 1))
    assert width * height == format.cards
    assert free_cells(lying, format) == []


def _board() -> list[Cell]:
    return [(x, y) for y in range(BOARD) for x in range(BOARD)]


def _may_go(lying: dict[Cell, str], cell: Cell, size: str) -> bool:
    """Section 3 of the rules, word by word."""
    if not lying:
        return cell == FIRST_CELL
    if cell in lying:
        return False
    touching = any(max(abs(cell[0] - x), abs(cell[1] - y)) == 1 for x, y in lying)
    columns = [x for x, _ in [*lying, cell]]
    rows = [y for _, y in [*lying, cell]]
    w, h = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    fits = (w <= 3 and h <= 3) if size == "small" else (w <= 3 and h <= 4) or (w <= 4 and h <= 3)
    return touching and fits


def test_cells_have_names_and_names_have_cells() -> None:
    for cell in _board():
        assert cell_of(cell_name(cell)) == cell_of(cell_name(cell).lower()) == cell
    for name in ("", "A", "A0", "A8", "H1", "h1", "A11", "1A", "Ａ1", "A²"):
        assert cell_of(name) is None
