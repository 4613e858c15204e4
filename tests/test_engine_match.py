"""A match: numbers, open answers, undo and its barriers, news, broken rules, replays that diverge."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from engine.game import TableOption
from engine.match import RECENT_CHECKPOINTS, Diverged, Match, RuleFailed
from engine.options import end
from engine.refusals import (
    BadTable,
    GameOver,
    IllegalChoice,
    NothingToWithdraw,
    NotYourDecision,
    StaleDecision,
    UndoBarred,
)
from engine.rng import Rng
from engine.rules import Decision, Rules, question
from engine.text import Text
from tests.saboteurs import Wrapped
from tests.toys import POND, Pond, do, pond
from tests.wild import Wild, fingerprint, repeat


def number(match: Match) -> int:
    (found,) = {decision.number for decision in match.pending()}
    return found


def refused_undo(match: Match, seat: int, *, consent: bool = False) -> str:
    before = fingerprint(match)
    reason = match.undo_refusal(seat, consent=consent)
    with pytest.raises(UndoBarred) as refused:
        match.undo(seat, consent=consent)
    assert fingerprint(match) == before
    assert refused.value.reason == reason
    return refused.value.reason.id


def test_questions_are_numbered_and_seats_asked_together_share_a_number() -> None:
    match = pond()
    assert [(decision.number, decision.seat) for decision in match.pending()] == [(1, 0)]
    match.submit(0, "share", 1)
    assert [(decision.number, decision.seat) for decision in match.pending()] == [(2, 0), (2, 1)]
    assert match.pending()[0].private
    assert match.pending()[0].topic == "guess"


def test_wrong_seat_and_old_number_are_refused_by_name() -> None:
    match = pond(2, "0 pass")
    before = fingerprint(match)
    with pytest.raises(NotYourDecision) as refused:
        match.submit(0, "pass")
    assert refused.value.reason.id == "refused-not-you"
    with pytest.raises(StaleDecision):
        match.submit(1, "pass", 1)
    with pytest.raises(StaleDecision):
        match.submit(0, "pass", 1)
    with pytest.raises(IllegalChoice) as illegal:
        match.submit(1, "swim", 2)
    assert illegal.value.reason.id == "refused-word"
    assert fingerprint(match) == before


def test_an_answer_counts_when_the_last_one_is_in() -> None:
    match = pond(3, "0 share", "2 1")
    assert [decision.seat for decision in match.pending()] == [0, 1]
    assert match.view(2) == pond(3, "0 share").view(2)
    assert match.events(2) == pond(3, "0 share").events(2)
    assert match.log[-1].digest == ""
    do(match, "0 2")
    do(match, "1 0")
    assert match.report()["stones"] == [3, 1, 2]
    assert match.log[-1].digest == match.digest()


def test_the_order_in_which_people_answer_does_not_matter() -> None:
    one, other = pond(3, "0 share", "0 1", "1 2", "2 0"), pond(3, "0 share", "2 0", "1 2", "0 1")
    assert one.digest() == other.digest()
    assert one.events(None) == other.events(None)


def test_a_second_answer_replaces_the_first_until_all_are_in() -> None:
    match = pond(2, "0 share", "0 1", "0 2")
    assert [entry.kind for entry in match.log] == ["answer", "answer", "replace"]
    do(match, "1 1")
    assert match.report()["stones"] == [3, 2]


def test_an_open_answer_can_be_withdrawn_and_undo_means_the_same() -> None:
    for take_back in ("0 !withdraw", "0 !undo", "0 !consent"):
        match = pond(2, "0 share", "0 1", take_back)
        assert match.answer_of(0) is None
        assert match.log[-1].kind == "withdraw"
        assert [decision.seat for decision in match.pending()] == [0, 1]
    with pytest.raises(NothingToWithdraw):
        match.withdraw(0)
    with pytest.raises(StaleDecision):
        match.withdraw(0, 1)


def test_who_has_no_choice_is_not_asked_and_nothing_is_stored() -> None:
    match = Match(POND, 3, "s", scenario={"stones": [1, 0, 1]})
    do(match, "0 share")
    assert [decision.seat for decision in match.pending()] == [0, 2]
    with pytest.raises(NotYourDecision):
        match.submit(1, "0")
    do(match, "2 2")
    do(match, "0 1")
    assert match.report()["stones"] == [2, 0, 3]
    assert [event.text.id for event in match.events(1)][-3:] == ["pond-guessed"] * 3
    alone = Match(POND, 1, "s", scenario={"stones": [0]})
    do(alone, "0 share")
    assert [entry.key for entry in alone.log] == ["share"]
    assert alone.pending()[0].number == 2


def test_undo_goes_back_to_before_ones_last_answer() -> None:
    match = pond(2, "0 take")
    before = fingerprint(match)
    do(match, "0 3")
    do(match, "0 !undo")
    assert (match.digest(), match.events(None)) == (before[0], before[4][0])
    assert match.pending()[0].prompt.id == "pond-many"
    do(match, "0 !undo")
    assert match.pending()[0].prompt.id == "pond-act"
    assert match.digest() == pond(2).digest()
    assert refused_undo(match, 0) == "undo-nothing"
    assert match.rewind(len(match.log)).digest() == match.digest()


def test_numbers_are_never_used_again() -> None:
    match = pond()
    seen = [number(match)]
    for move in ("0 take", "0 2", "0 !undo", "0 1", "0 !undo", "0 !undo", "0 pass", "1 share", "0 1"):
        do(match, move)
        if match.log[-1].kind == "undo" or match.log[-1].digest:
            seen.append(number(match))
    assert len(set(seen)) == len(seen)
    assert seen == sorted(seen)
    with pytest.raises(StaleDecision):
        match.submit(1, "1", seen[-2])


def test_undo_alone_ends_at_another_players_answer_and_passes_it_with_consent() -> None:
    match = pond(2, "0 take", "0 2", "1 pass")
    assert refused_undo(match, 0) == "undo-other-player"
    do(match, "0 !consent")
    assert match.pending()[0].prompt.id == "pond-many"
    assert match.log[-1].key == "consent"
    match = pond(2, "0 pass", "1 share", "0 1")
    assert refused_undo(match, 1) == "undo-other-player"
    do(match, "1 !consent")
    assert (match.pending()[0].seat, match.pending()[0].prompt.id) == (1, "pond-act")
    assert match.answer_of(0) is None
    again = match.rewind(len(match.log))
    assert fingerprint(again) == fingerprint(match)


def test_a_step_of_all_together_is_not_undone_alone() -> None:
    match = pond(2, "0 share", "0 1", "1 1")
    assert refused_undo(match, 0) == "undo-other-player"
    assert refused_undo(match, 1) == "undo-other-player"
    do(match, "1 !consent")
    assert [decision.prompt.id for decision in match.pending()] == ["pond-guess", "pond-guess"]


@pytest.mark.parametrize("act", ["throw", "look"])
def test_undo_never_passes_chance_or_what_was_seen(act: str) -> None:
    match = pond(2, f"0 {act}")
    assert refused_undo(match, 0) == "undo-revealed"
    assert refused_undo(match, 0, consent=True) == "undo-revealed"
    do(match, "1 take")
    assert match.undo_refusal(1) is None
    assert refused_undo(match, 0, consent=True) == "undo-revealed"
    do(match, "1 !undo")
    assert refused_undo(match, 1, consent=True) == "undo-nothing"


def test_undo_reaches_further_back_than_the_checkpoints_that_are_kept() -> None:
    turns = 2 * RECENT_CHECKPOINTS
    match = pond(1, *["0 take", "0 1"] * turns, turns="12")
    for _ in range(2 * turns):
        do(match, "0 !undo")
    assert match.digest() == pond(1, turns="12").digest()
    assert match.rewind(len(match.log)).digest() == match.digest()


def test_the_end_is_the_end() -> None:
    match = pond(2, *["0 pass", "1 pass"] * 3)
    assert match.finished
    assert match.pending() == ()
    before = fingerprint(match)
    with pytest.raises(GameOver):
        match.submit(0, "pass")
    with pytest.raises(GameOver):
        match.withdraw(0)
    assert refused_undo(match, 1) == "undo-finished"
    assert refused_undo(match, 1, consent=True) == "undo-finished"
    assert fingerprint(match) == before


def test_private_news_reach_only_whom_they_are_for() -> None:
    match = pond(2, "0 look")
    assert [event.text.id for event in match.events(0)] == ["pond-did", "pond-bag"]
    for reader in (1, None):
        assert [event.text.id for event in match.events(reader)] == ["pond-did"]


def test_news_of_a_turn_that_can_be_taken_back_are_not_settled() -> None:
    assert pond().settled_events() == 0
    assert pond(2, "0 take").settled_events() == 0
    # The other one is asked: everything may be told, though it could still be taken back.
    assert pond(2, "0 take", "0 1").settled_events() == 1
    assert pond(2, "0 pass", "1 take").settled_events() == 1
    assert pond(1, "0 look").settled_events() == 2
    assert pond(1, "0 pass", "0 take").settled_events() == 0
    assert pond(1, "0 look", "0 take").settled_events() == 2


def test_news_go_on_where_they_ended() -> None:
    match = pond(2, "0 look")
    assert match.news(0, 0) == (match.events(0), 2)
    assert match.news(1, 0) == (match.events(1), 2)
    assert match.news(1, 2) == ((), 2)
    do(match, "1 take")
    # Bystanders wait until the turn can no longer be taken back; its own player need not.
    assert match.news(None, 2) == ((), 2)
    assert [event.text.id for event in match.news(1, 2)[0]] == ["pond-did"]
    assert match.news(0, 1, stop=2) == (match.events(0)[1:2], 2)
    do(match, "1 !undo")
    assert match.news(1, 3) == ((), 2)


@pytest.mark.parametrize("stumble", ["break", "spoil"])
def test_a_rule_that_raises_leaves_the_match_as_it_was(stumble: str) -> None:
    match = pond(2, "0 pass", "1 share", "1 2", "0 1")
    before, view = fingerprint(match), match.view(0)
    with pytest.raises(RuleFailed, match="pond"):
        match.submit(0, stumble)
    assert fingerprint(match) == before
    assert match.view(0) == view
    do(match, "0 take")
    do(match, "0 1")
    assert match.digest() == pond(2, "0 pass", "1 share", "1 2", "0 1", "0 take", "0 1").digest()


class Fragile(Wrapped):
    """Breaks when seat 1 comes to three stones, until it is mended."""

    mended = False

    def play(self, state: Any) -> Rules[None]:
        rules, reply = self.inner.play(state), None
        while True:
            try:
                said = rules.send(reply)
            except StopIteration:
                return
            if not self.mended and state.stones[1] == 3:
                raise ZeroDivisionError
            reply = yield said


def test_a_rule_that_raises_keeps_the_open_answers_of_others() -> None:
    fragile = Fragile(POND)
    match = Match(fragile, 2, "pond")
    for move in ("0 share", "1 2"):
        do(match, move)
    before, open_number = fingerprint(match), number(match)
    for _ in range(2):
        with pytest.raises(RuleFailed):
            match.submit(0, "0", open_number)
        assert fingerprint(match) == before
    fragile.mended = True
    match.submit(0, "0", open_number)
    assert match.report()["stones"] == [1, 3]


def test_a_changed_log_is_named_by_its_row() -> None:
    log = pond(2, "0 take", "0 2", "1 pass").log
    for row, entry in (
        (1, replace(log[1], key="3")),
        (1, replace(log[1], key="4")),
        (1, replace(log[1], digest="0" * 16)),
        (2, replace(log[2], seat=0)),
        (2, replace(log[2], number=1)),
        (2, replace(log[2], kind="withdraw")),
        (2, replace(log[2], key="break")),
    ):
        with pytest.raises(Diverged, match=re.escape(f"row {row} ")) as diverged:
            Match(POND, 2, "pond", log=[*log[:row], entry, *log[row + 1 :]])
        assert diverged.value.row == row
    with pytest.raises(Diverged):
        Match(POND, 2, "another pond", log=log)


def test_digests_can_be_left_out_and_stored_ones_are_kept() -> None:
    log = pond(2, "0 take", "0 2", "1 pass").log
    quick = Match(POND, 2, "pond", log=log, digests=False)
    assert quick.log == log
    assert pond(2, "0 take", "0 2", "1 pass").digest() == quick.digest()
    do(quick, "0 pass")
    assert quick.log[-1].digest == ""
    assert Match(POND, 2, "pond", log=quick.log).digest() == quick.digest()


def test_what_a_table_agreed_on_holds_whatever_tables_may_agree_on_by_now() -> None:
    class Stricter(Pond):
        info = replace(
            POND.info,
            options=(
                TableOption(
                    "turns", ("6", "12"), why_not=lambda value, players, options: Text("no") if value == "12" else None
                ),
                TableOption("stumbles", ("on", "off")),
            ),
        )

    match = Match(POND, 2, "s", {"turns": "12"})
    do(match, "0 share")
    do(match, "1 1")
    again = Match(Stricter(), 2, "s", {"turns": "12"}, version=match.setup.version, log=match.log)
    assert again.setup.options == match.setup.options
    assert again.digest() == match.digest()
    with pytest.raises(BadTable):
        Match(Stricter(), 2, "s", {"turns": "12"})


def test_rewind_keeps_seed_options_version_components_and_scenario() -> None:
    other = POND.load('{"game": "pond", "water": "deep"}')
    match = Match(POND, 2, "s", {"turns": "12"}, components=other, version=1, scenario={"stones": [4, 5]})
    do(match, "0 share")
    do(match, "1 1")
    then = match.rewind(1)
    assert then.setup == match.setup
    assert then.setup.version == 1
    assert then.setup.components is other
    assert then.report()["stones"] == [4, 5]
    repeat(then, match.log[1])
    assert fingerprint(then) == fingerprint(match)


def test_the_shuffle_can_be_checked_afterwards() -> None:
    match = pond()
    assert match.commitment == sha256(b"pond").hexdigest()


def test_what_was_said_is_kept_until_it_is_taken_back() -> None:
    match = pond(2, "0 take")
    said = match.said(0, 1)
    assert said is not None
    assert (said.about, said.label, said.minor) == ("pond-act", Text("pond-take"), False)
    assert match.said(1, 1) is match.said(0, 2) is None
    do(match, "0 !undo")
    assert match.said(0, 1) is None
    for move in ("0 share", "1 2"):
        do(match, move)
    open_answer = match.said(1, number(match))
    assert open_answer is not None
    assert open_answer.about == "guess"
    do(match, "1 !withdraw")
    assert match.said(1, number(match)) is None


def test_a_standing_order_gives_a_legal_key_or_asks() -> None:
    answers = {"always": "yes", "ask": None, "wrong": "perhaps"}
    few = [end("yes", Text("pond-yes"), True), end("no", Text("pond-no"), False)]
    decision = Decision.of(1, 0, question(Text("pond-ask"), few, topic="gift", obey=answers.get))
    assert (decision.obeyed("always"), decision.obeyed("ask"), decision.obeyed("never")) == ("yes", None, None)
    with pytest.raises(IllegalChoice):
        decision.obeyed("wrong")
    assert Decision.of(1, 0, question(Text("pond-ask"), few)).obeyed("always") is None


def test_reports_are_copies() -> None:
    match = pond()
    match.report()["stones"][0] = 99
    assert match.report()["stones"] == [1, 1]


def test_wild_people_at_the_pond() -> None:
    """As for every game, but here undo is often possible."""
    count: Counter[str] = Counter()
    for seed in range(24):
        match = Match(POND, 1 + seed % 4, f"wild/{seed}", {"turns": "12", "stumbles": "off"})
        wild = Wild(match, Rng(f"wild/{seed}"))
        wild.play(rows=150)
        again = match.rewind(0)
        for entry, expected in zip(match.log, wild.prints, strict=True):
            assert repeat(again, entry) == entry
            assert fingerprint(again) == expected
        count.update(wild.count)
    assert count["undo"] > 50
    assert count["refused undo"] > 50
    assert count["withdraw"] > 10
    assert count["change"] > 10
