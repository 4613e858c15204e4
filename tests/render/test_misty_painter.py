"""Misty's painter on games played by chance: every state can be drawn, and shows what it should."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.asked import Asked, asked_at
from engine.games.misty import GAME
from engine.games.misty.views import MistyView
from engine.match import Match
from engine.rng import Rng
from render.kit import LEAST_TEXT, Picture
from render.kit.sample import sample_table
from render.misty import PAINTER

NOBODY: frozenset[int] = frozenset()


def view(match: Match, seat: int | None = None) -> MistyView:
    found = match.view(seat)
    assert isinstance(found, MistyView)
    return found


def asked(match: Match, seat: int, words: str = "") -> Asked:
    decision = match.decision(seat)
    assert decision is not None
    return asked_at(decision, words)


def played(players: int, seed: str, **options: str) -> Iterator[Match]:
    """A game by chance, handed out before every decision and at the end."""
    match, rng = Match(GAME, players, seed, options), Rng(seed)
    while not match.finished:
        yield match
        for decision in match.pending():
            match.submit(decision.seat, decision.options.sample(rng).key)
    yield match


def at_phase(phase: str, players: int = 3) -> Match:
    return next(match for match in played(players, "phase", reveal="on") if view(match).phase == phase)


def check(picture: Picture) -> None:
    assert picture.smallest_text >= LEAST_TEXT
    assert picture.width <= 800
    assert picture.height <= 1000
    assert len(picture.png) < 150_000
    assert "misty-" not in picture.alt


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"reveal": "on"}), (4, {}), (4, {"reveal": "on"}), (2, {"window": "small"})]
)
def test_every_state_of_a_game_fits_a_phone(players: int, options: dict[str, str]) -> None:
    """The first round with every step, then the end."""
    rng = Rng("look")
    for number, match in enumerate(played(players, f"fit-{players}", **options)):
        further = view(match).round > 1 and any(window.cards for window in view(match).windows)
        if further and not match.finished:
            continue
        table = sample_table(players, ("en", "de")[number % 2])
        waiting = frozenset(decision.seat for decision in match.pending())
        check(PAINTER.board(view(match), table, waiting))
        for decision in match.pending()[:1]:
            own = view(match, decision.seat)
            words = decision.options.sample(rng).key.split()
            for count in (0, 1, len(words)):
                check(PAINTER.panel(own, asked_at(decision, " ".join(words[:count])), table, waiting))
    for name, _ in PAINTER.close_ups(view(match)):
        check(PAINTER.close_up(view(match), name, table))
    check(PAINTER.sheet(view(match), match.scores(), table))
    check(PAINTER.panel(view(match, 0), None, table, NOBODY))


def test_the_public_board_is_the_same_for_every_reader() -> None:
    match = next(match for match in played(3, "readers") if view(match).pick == 4)
    table = sample_table(3)
    public = PAINTER.board(view(match), table, NOBODY)
    assert all(PAINTER.board(view(match, seat), table, NOBODY) == public for seat in range(3))


def test_a_private_panel_shows_the_own_hand_only() -> None:
    match = next(played(3, "hands"))
    table = sample_table(3)
    own = view(match, 0)
    other_hand = replace(own, hand=view(match, 1).hand)
    assert own.hand != other_hand.hand
    assert PAINTER.panel(own, None, table, NOBODY).png != PAINTER.panel(other_hand, None, table, NOBODY).png
    watching = PAINTER.panel(view(match), None, table, NOBODY)
    assert all(f"{kind}," not in watching.alt for kind in own.hand)


def test_the_first_hand_of_a_further_round_comes_with_how_the_last_one_ended() -> None:
    for players in (2, 3, 4):
        match = next(match for match in played(players, "ended") if view(match).between)
        own, table = view(match, 1), sample_table(players)
        picture = PAINTER.panel(own, asked(match, 1), table, NOBODY)
        check(picture)
        last = own.rounds[-1]
        assert all(f"{table.name(seat)}: {last.points[seat]} point" in picture.alt for seat in range(players))
        other = replace(own, rounds=(replace(last, windows=last.windows[::-1]),))
        assert PAINTER.panel(other, asked(match, 1), table, NOBODY).png != picture.png


def test_a_panel_stays_true_when_its_reader_has_chosen() -> None:
    """The picture of a saved answer is kept, so nothing in it may depend on the reader's own waiting."""
    table = sample_table(3)
    for phase in ("pick", "place", "activate"):
        own = view(at_phase(phase), 0)
        waiting, others = (PAINTER.panel(own, None, table, frozenset(seats)) for seats in ((0, 1, 2), (1, 2)))
        assert waiting.png == others.png
        assert waiting.png != PAINTER.panel(own, None, table, frozenset({0, 1})).png


def test_last_move_choice_and_waiting_can_be_seen() -> None:
    match = next(match for match in played(2, "marks") if view(match).pick == 4)
    table, now, own = sample_table(2), view(match), view(match, 0)
    unmarked = replace(now, windows=tuple(replace(window, last=None) for window in now.windows))
    assert PAINTER.board(now, table, NOBODY).png != PAINTER.board(unmarked, table, NOBODY).png
    pictures = {PAINTER.board(now, table, frozenset(seats)).png for seats in ((), (0,), (1,), (0, 1))}
    assert len(pictures) == 4
    keys = ["", own.hand[0], *(option.key for option in match.pending()[0].options)]
    assert len({PAINTER.panel(own, asked(match, 0, key), table, NOBODY).png for key in keys}) == len(keys)


def test_a_plan_is_shown_step_by_step_and_with_its_points() -> None:
    match = at_phase("activate")
    decision = match.pending()[0]
    own, table = view(match, decision.seat), sample_table(3)
    words = decision.options.sample(Rng("plan")).key.split()
    plans = [" ".join(words[:count]) for count in range(len(words) + 1)]
    shown = [PAINTER.panel(own, asked_at(decision, plan, onward=False), table, NOBODY) for plan in plans]
    assert len({picture.png for picture in shown}) == len(plans)
    assert " ".join(words) in shown[-1].alt


def test_a_pick_that_waits_for_its_pane_is_shown_to_all() -> None:
    match = at_phase("place")
    now, table = view(match), sample_table(3)
    hidden = replace(now, windows=tuple(replace(window, picked=None) for window in now.windows))
    assert PAINTER.board(now, table, NOBODY).png != PAINTER.board(hidden, table, NOBODY).png


def test_a_sheet_without_two_wins_shows_all_points_together() -> None:
    scenario = {"windows": [["PPPP"] * 3] * 2, "phase": "activate", "rounds": [_tie()] * 8}
    match = Match(GAME, 2, "nine", scenario=scenario)
    assert match.finished
    won = replace(view(match), wins=(2, 0))
    one, other = (PAINTER.sheet(now, match.scores(), sample_table(2)) for now in (view(match), won))
    check(one)
    assert one.height > other.height


def _tie() -> dict[str, Any]:
    rows = ["PPPP", "PPPP", "PPPP"]
    return {"windows": [rows, rows], "orders": [[], []], "points": [12, 12], "winner": None}


@pytest.mark.parametrize("key", ["rubbish", "rocket Z9", "D4 D4 D4", "A1", "  ", "G7 rocket"])
@pytest.mark.parametrize("phase", ["pick", "place", "activate"])
def test_keys_that_fit_nothing_break_nothing(phase: str, key: str) -> None:
    match = at_phase(phase)
    check(PAINTER.panel(view(match, 0), asked(match, 0, key), sample_table(3), NOBODY))


def test_every_topic_of_the_rules_that_shows_a_window_has_a_picture() -> None:
    shown = {topic for topic in GAME.info.topics if PAINTER.illustration(topic, sample_table(0)) is not None}
    assert shown >= {"goal", "setup", "draft", "placing", "arrows", "monsters", "scoring", "variant"}
    assert PAINTER.illustration("no such topic", sample_table(0)) is None
