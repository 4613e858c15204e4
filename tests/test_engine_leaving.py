"""Leaving for good: the questions of whoever leaves are closed, the rules carry it out at one point, no undo passes it."""

from __future__ import annotations

import pytest

from engine import registry, transcript
from engine.match import Match, RuleFailed
from engine.refusals import CannotLeave, GameOver, NotYourDecision, UndoBarred
from engine.rng import Rng
from tests.toys import FERRY, Ferry, PondState, do, ferry, pond
from tests.wild import Wild, fingerprint, repeat


def told(match: Match) -> list[str]:
    return [event.text.id for event in match.events(None)]


def assert_replays(match: Match) -> None:
    """The same from the log alone, step by step, and after taking any row back."""
    again = match.rewind(0)
    for entry in match.log:
        assert repeat(again, entry) == entry
    assert fingerprint(again) == fingerprint(match)
    assert fingerprint(Match(match.game, match.players, match.seed, match.setup.options, log=match.log)) == fingerprint(
        match
    )


def test_who_leaves_in_the_own_turn_loses_it_at_once() -> None:
    match = ferry(3, "0 take", "0 !leave")
    assert (match.log[-1].kind, match.log[-1].number, match.log[-1].digest) == ("leave", 2, match.digest())
    assert told(match) == ["pond-did", "pond-left", "pond-turn-lost"]
    assert [decision.seat for decision in match.pending()] == [1]
    assert match.report()["stones"] == [0, 1, 1]
    assert match.gone == {0}
    assert_replays(match)
    for move in ("1 pass", "2 pass"):
        do(match, move)
    assert [decision.seat for decision in match.pending()] == [1], "a turn of nobody is passed over"
    assert_replays(match)


def test_while_somebody_else_is_asked_nothing_changes_under_their_hands() -> None:
    match = ferry(3, "0 take")
    before = match.digest()
    do(match, "2 !leave")
    assert (match.digest(), match.log[-1].digest) == (before, "")
    assert match.gone == {2}
    assert [(decision.seat, decision.number) for decision in match.pending()] == [(0, 2)]
    assert_replays(match)
    do(match, "0 2")
    assert told(match)[-1] == "pond-left"
    assert match.report()["gone"] == [2]
    assert_replays(match)


def test_whoever_is_asked_with_others_is_not_waited_for_any_more() -> None:
    match = ferry(3, "0 share", "1 2", "2 1")
    do(match, "1 !leave")
    assert [decision.seat for decision in match.pending()] == [0]
    assert match.decision(1) is None
    assert match.answer_of(1) is None, "an answer that did not count yet counts no more"
    with pytest.raises(NotYourDecision):
        match.submit(1, "0")
    do(match, "2 2")
    do(match, "0 1")
    assert match.report()["stones"] == [2, 0, 3]
    assert_replays(match)
    match = ferry(3, "0 share", "1 2", "2 1", "0 !leave")
    assert (match.report()["stones"], [decision.seat for decision in match.pending()]) == ([0, 3, 2], [1])
    assert_replays(match)


def test_all_may_leave() -> None:
    match = ferry(3, "0 share", "2 !leave", "0 !leave", "1 !leave")
    assert match.finished
    with pytest.raises(GameOver):
        match.leave(0)
    assert_replays(match)


def test_no_undo_passes_it() -> None:
    match = ferry(3, "0 take", "0 1", "1 take")
    do(match, "2 !leave")
    for seat, consent in ((1, False), (1, True), (0, True)):
        before = fingerprint(match)
        with pytest.raises(UndoBarred) as barred:
            match.undo(seat, consent=consent)
        assert barred.value.reason.id == "undo-left"
        assert fingerprint(match) == before
    do(match, "1 3")
    with pytest.raises(UndoBarred):
        match.undo(1, consent=True)
    do(match, "0 take")
    do(match, "0 !undo")
    assert match.gone == {2}
    assert match.settled_events() == len(match.events(None))
    assert_replays(match)


def test_leaving_that_is_impossible_is_refused_and_changes_nothing() -> None:
    for match, seat, reason in (
        (pond(2), 0, "refused-cannot-leave"),
        (ferry(3, "1 !leave"), 1, "refused-has-left"),
        (ferry(3, "0 !leave"), 0, "refused-has-left"),
        (ferry(3), 3, "refused-has-left"),
    ):
        before = fingerprint(match)
        with pytest.raises(CannotLeave) as refused:
            match.leave(seat)
        assert refused.value.reason.id == reason
        assert fingerprint(match) == before


def test_a_rule_that_raises_when_somebody_leaves_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ferry(3, "0 share", "1 2", "2 1", "1 !leave")
    do(match, "0 1")
    do(match, "0 pass" if match.decision(0) else "2 share")
    do(match, "0 2")
    before, stones = fingerprint(match), match.report()["stones"]
    real = type(FERRY).leave

    def broken(self: Ferry, state: PondState, seat: int) -> object:
        if seat != 2:  # what was played before is played again, and did not raise
            return real(self, state, seat)
        state.stones[0] = 99
        raise ZeroDivisionError

    monkeypatch.setattr(type(FERRY), "leave", broken)
    with pytest.raises(RuleFailed):
        match.leave(2)
    assert (fingerprint(match), match.report()["stones"]) == (before, stones)
    monkeypatch.setattr(type(FERRY), "leave", real)
    match.leave(2)
    assert_replays(match)


def test_it_is_written_and_read_as_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", lambda id: FERRY)
    monkeypatch.setattr(transcript, "game", lambda id: FERRY)
    match = ferry(3, "0 share", "1 2", "1 !leave", "0 1", "2 0")
    text = transcript.write(match)
    assert "\n1 !leave\n" in text
    assert transcript.play(transcript.read(text)).digest() == match.digest()


def test_imagined_worlds_miss_the_same_people() -> None:
    for moves in (("0 share", "1 !leave"), ("0 take", "1 !leave", "0 1"), ("0 !leave",)):
        match = ferry(3, *moves)
        world = match.imagine(2, Rng("elsewhere"))
        assert world.gone == match.gone
        assert [decision.seat for decision in world.pending()] == [decision.seat for decision in match.pending()]


def test_wild_people_who_may_leave() -> None:
    left = 0
    for seed in range(12):
        rng = Rng(f"leave/{seed}")
        match = ferry(4, turns="12", stumbles="off")
        wild = Wild(match, rng)
        wild.play(rows=6 + rng.below(8))
        while not match.finished:
            if rng.below(8) == 0:
                seat = rng.choice([seat for seat in range(4) if seat not in match.gone])
                match.leave(seat)
                left += 1
            else:
                decision = rng.choice(match.pending())
                match.submit(decision.seat, decision.options.sample(rng).key)
        assert_replays(match)
    assert left > 12
