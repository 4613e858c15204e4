"""What every game promises, tried on every game there is, with every number of players and every table option.

A new game is picked up by itself. `make soak` does the same in thousands.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import transcript
from engine.ahead import question_after
from engine.match import Match, RuleFailed
from engine.options import Options, Pick, Some
from engine.policies import Glimpse, MonteCarlo, RandomPolicy
from engine.refusals import GameOver, IllegalChoice, NotYourDecision, Refusal, StaleDecision
from engine.rng import Rng
from engine.text import Player, Text
from tests.cases import (
    Case,
    finished,
    halfway,
    option_cases,
    plain_cases,
    play_randomly,
    recount_of,
    small_cases,
)
from tests.leaks import assert_same_sight
from tests.menus import assert_sound
from tests.saboteurs import LEAKS, Faulty, Leaky
from tests.spoken import Listener
from tests.wild import Wild, fingerprint, repeat

every = pytest.mark.parametrize("case", [*plain_cases(), *option_cases()], ids=str)
plain = pytest.mark.parametrize("case", plain_cases(), ids=str)
small = pytest.mark.parametrize("case", small_cases(), ids=str)
secretive = pytest.mark.parametrize("case", [case for case in small_cases() if recount_of(case.id).HIDDEN], ids=str)


def document(match: Match) -> dict[str, Any]:
    """The JSON as an outsider reads it."""
    read: dict[str, Any] = json.loads(json.dumps(transcript.document(match)))
    assert read == transcript.document(match), "the report is not plain JSON"
    return read


def assert_recounted(read: dict[str, Any]) -> None:
    counted = recount_of(read["game"]).recount(read)
    assert counted == [(score["total"], score["rank"]) for score in read["scores"]]
    for score in read["scores"]:
        assert sum(part["points"] for part in score["parts"]) == score["total"], "parts explain the whole total"


@every
def test_random_games_end_and_their_scores_can_be_recounted(case: Case) -> None:
    answers, games = 0, 0
    while games == 0 or (answers < (1000 if case.plain else 200) and games < 50):
        match = play_randomly(case.match(f"random/{games}"), Rng(f"{case}/{games}"))
        read = document(match)
        assert read["finished"]
        # Alone one can lose against the game itself; then nobody is first.
        assert min(score["rank"] for score in read["scores"]) == 1 or case.players == 1
        assert_recounted(read)
        recount_of(case.id).conserved(read)
        again = Match(case.game, case.players, match.seed, dict(case.options), log=match.log)
        assert again.digest() == match.digest()
        with pytest.raises(GameOver):
            match.submit(0, match.log[-1].key)
        answers, games = answers + len(match.log), games + 1


@plain
def test_a_table_that_chooses_nothing_can_play(case: Case) -> None:
    info = case.game.info
    assert info.misfits(case.players, info.filled(case.players, {})) == {}


@every
def test_pieces_are_conserved_at_every_step(case: Case) -> None:
    conserved = recount_of(case.id).conserved
    play_randomly(case.match("pieces"), Rng(f"{case}/pieces"), each=lambda match: conserved(document(match)))


@plain
def test_replay_equals_state_at_every_step(case: Case) -> None:
    match = case.match("steps")
    seen = [(match.digest(), match.report())]
    play_randomly(match, Rng(f"{case}/steps"), each=lambda now: seen.append((now.digest(), now.report())))
    again = match.rewind(0)
    assert (again.digest(), again.report()) == seen[0]
    for row, entry in enumerate(match.log):
        assert repeat(again, entry) == entry
        assert (again.digest(), again.report()) == seen[row + 1]
    for row in Rng(str(case)).sample(range(len(match.log)), 5):
        then = match.rewind(row)
        assert (then.digest(), then.report()) == seen[row]
        assert then.log == match.log[:row]


@plain
def test_people_who_change_their_minds(case: Case) -> None:
    wild = Wild(case.match("wild"), Rng(f"{case}/wild"))
    start = wild.match.digest()
    wild.play(rows=120)
    match = wild.match
    again = match.rewind(0)
    assert again.digest() == start
    for entry, expected in zip(match.log, wild.prints, strict=True):
        assert repeat(again, entry) == entry
        assert fingerprint(again) == expected
    read = transcript.read(transcript.write(match))
    assert transcript.play(read).digest() == match.digest()


@plain
def test_a_rule_that_raises_changes_nothing(case: Case) -> None:
    """It also shows that the rules can be taken up again at every turn boundary."""
    game = Faulty(case.game)
    match, twin = case.match("fault", of=game), case.match("fault")
    rng = Rng(f"{case}/fault")
    while not match.finished and len(match.log) < 60:
        decision = rng.choice(match.pending())
        key = decision.options.sample(rng).key
        if len(match.pending()) == 1:
            before, views = fingerprint(match), [match.view(seat) for seat in range(match.players)]
            game.armed = True
            with pytest.raises(RuleFailed):
                match.submit(decision.seat, key, decision.number)
            assert fingerprint(match) == before
            assert [match.view(seat) for seat in range(match.players)] == views
        assert match.submit(decision.seat, key, decision.number) == twin.submit(decision.seat, key)
    assert fingerprint(match) == fingerprint(twin)


@every
def test_menus_offer_what_is_accepted(case: Case) -> None:
    whole = finished(case)
    rng = Rng(f"{case}/menus")
    vocabulary = list(dict.fromkeys(word for entry in whole.log for word in entry.key.split()))
    match = whole.rewind(0)
    looks = set(rng.sample(range(len(whole.log)), 16 if case.plain else 5)) | {0}
    for row, entry in enumerate(whole.log):
        if row in looks:
            for decision in match.pending():
                before = match.digest()
                assert_sound(decision.options, rng, rng.sample(vocabulary, 12))
                assert match.digest() == before, "looking at a menu changed the state"
                if decision.suggest is not None:
                    assert decision.options[decision.suggest()].key
                order = case.game.info.order(decision.topic)
                assert (order is not None) == (decision.obey is not None), "an order and its questions name each other"
                for value in order.values if order is not None else ():
                    assert decision.obeyed(value) is None or decision.options[decision.obeyed(value) or ""]
            for seat in range(case.players):
                for topic, (foreseen, _) in match.foresee(seat).items():
                    assert topic, "what can be planned for has a topic"
                    assert_sound(foreseen.options, rng, rng.sample(vocabulary, 12))
                    assert_what_comes_then(match, seat, topic, foreseen.options.sample(rng).key, rng)
        repeat(match, entry)


def assert_what_comes_then(match: Match, seat: int, topic: str, key: str, rng: Rng) -> None:
    """The question after a planned answer is the same seat's, can be answered, and was found without touching the match."""
    before = fingerprint(match)
    found = question_after(match, seat, topic, [key])
    assert fingerprint(match) == before
    if found is not None:
        decision, view = found
        assert decision.seat == view.seat == seat
        assert decision.private
        assert decision.options[decision.options.sample(rng).key]


def _wrong_keys(match: Match, key: str) -> Iterator[str]:
    words = key.split()
    yield from (
        "",
        " ",
        "-",
        "xyzzy",
        "A1",
        "0",
        "-1",
        "ä",
        "\n",
        "\x00",
        "💧",
        "D4 D4 D4",
        "!undo",
        "x" * 500,
        "9" * 70,
    )
    yield " ".join(words[:-1])
    yield f"{key} {words[-1]} {words[-1]} more"
    yield key[:-1] + "§"
    yield key.swapcase()
    yield from {entry.key for entry in match.log[-10:]}


@plain
def test_wrong_answers_are_refused_and_change_nothing(case: Case) -> None:
    listener = Listener()
    for share in (0.0, 0.2, 0.45, 0.7, 0.95):
        match = halfway(case, share=share)
        before = fingerprint(match)
        refused: list[Refusal] = []

        def assert_refused(
            kind: type[Refusal],
            seat: int,
            key: str,
            number: int | None = None,
            match: Match = match,
            refused: Any = refused,
        ) -> None:
            with pytest.raises(kind) as caught:
                match.submit(seat, key, number)
            assert type(caught.value) is kind
            refused.append(caught.value)

        decision = match.pending()[0]
        legal = decision.options.sample(Rng("wrong")).key
        for number in (0, -1, decision.number - 1, decision.number + 1, 10**9):
            assert_refused(StaleDecision, decision.seat, legal, number)
        for seat in (-1, match.players, 99, *range(match.players)):
            if match.decision(seat) is None:
                assert_refused(NotYourDecision, seat, legal)
                assert_refused(NotYourDecision, seat, legal, decision.number)
        for key in _wrong_keys(match, legal):
            try:
                decision.options.typed(" ".join(key.split()))
            except IllegalChoice:
                assert_refused(IllegalChoice, decision.seat, key, decision.number)
        assert fingerprint(match) == before
        assert len(refused) > 20
        for refusal in refused:
            listener.hear(refusal.reason)


@small
@settings(max_examples=60)
@given(data=st.data())
def test_nonsense_never_breaks_a_question(case: Case, data: st.DataObject) -> None:
    whole = finished(case)
    match = halfway(case, share=data.draw(st.sampled_from((0.05, 0.3, 0.5, 0.8))))
    decision = match.pending()[0]
    words = st.sampled_from(sorted({word for entry in whole.log for word in entry.key.split()}))
    noise = st.text(max_size=12) | st.integers().map(str) | words | words.map(str.lower) | words.map(lambda w: w[:-1])
    key = data.draw(st.text(max_size=90) | st.lists(noise, max_size=8).map(" ".join))
    before = fingerprint(match)
    for ask in (decision.options.__getitem__, decision.options.typed, decision.options.next):
        try:
            found = ask(key)
        except IllegalChoice as refusal:
            Listener().hear(refusal.reason)
        else:
            assert found is not None
    assert fingerprint(match) == before


@every
def test_nobody_can_tell_redealt_worlds_apart(case: Case) -> None:
    whole = finished(case)
    rng = Rng(f"{case}/leaks")
    hidden = set(recount_of(case.id).HIDDEN)
    shares, worlds = ((0.0, 0.13, 0.38, 0.61, 0.87), 10) if case.plain else ((0.0, 0.45), 5)
    differ: dict[int | None, set[str]] = {}
    for share in shares:
        match = whole.rewind(int(len(whole.log) * share))
        for reader in (None, *range(case.players)):
            differ.setdefault(reader, set()).update(assert_same_sight(match, reader, rng, worlds))
    found = set().union(*differ.values())
    assert found <= hidden, "a redeal changes what is not said to be hidden"
    if case.plain:
        assert found == hidden, "nobody's redeal ever changes some of what is hidden"
        assert all(differ.values()) or not hidden, "somebody's redeal changes nothing"


@secretive
@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(case: Case, leak: type[Leaky]) -> None:
    """The test before this one would notice."""
    game = leak(case.game, recount_of(case.id).HIDDEN)
    match = play_randomly(case.match("leak", of=game), Rng(f"{case}/leak"), rows=1)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        assert_same_sight(match, 0, Rng("planted"), 50)


@every
def test_everything_is_said_in_both_languages(case: Case) -> None:
    listener = Listener()
    rng = Rng(f"{case}/words")
    match = case.match("words")

    def listen(now: Match) -> None:
        if case.plain or len(now.log) % 7 == 0 or now.finished:
            listener.listen(now, rng)

    listen(match)
    play_randomly(match, rng, each=listen)
    listener.finish(match)
    assert len(listener.ids) > 10


@plain
def test_replaying_lists_nothing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = finished(case)
    listed: list[str] = []

    def spy(owner: type, name: str) -> None:
        real = getattr(owner, name)

        def watched(self: Any, *args: Any) -> Any:
            # A short list that was given as such may be looked through for a word.
            if not (isinstance(self, Pick) and name == "__iter__" and not callable(self._choices)):
                listed.append(f"{owner.__name__}.{name}")
            return real(self, *args)

        monkeypatch.setattr(owner, name, watched)

    for owner, name in (
        (Options, "__iter__"),
        (Options, "next"),
        (Options, "sample"),
        (Pick, "__iter__"),
        (Pick, "options"),
        (Pick, "sample"),
        (Some, "options"),
        (Some, "sample"),
    ):
        spy(owner, name)
    again = whole.rewind(len(whole.log))
    assert again.finished
    assert listed == []
    assert list(halfway(case).pending()[0].options), "the spy must be able to see something"
    assert listed


def _assert_frozen(value: object, path: str) -> None:
    if value is None or isinstance(value, (str, int, float, bool, Enum, Text, Player)):
        return
    if isinstance(value, (tuple, frozenset)):
        for part in value:
            _assert_frozen(part, f"{path}[]")
        return
    assert is_dataclass(value), f"{path} is a {type(value).__name__}"
    with pytest.raises(FrozenInstanceError):
        setattr(value, fields(value)[0].name, None)
    for part in fields(value):
        _assert_frozen(getattr(value, part.name), f"{path}.{part.name}")


@plain
def test_what_crosses_the_border_is_frozen_and_can_be_sent(case: Case) -> None:
    for match in (halfway(case, share=0.0), halfway(case), finished(case)):
        for reader in (None, *range(case.players)):
            view, events = match.view(reader), match.events(reader)
            _assert_frozen(view, "view")
            assert pickle.loads(pickle.dumps(view)) == view
            assert pickle.loads(pickle.dumps(events)) == events
            assert view.seat == reader
            assert view.players == case.players
            assert view.finished == match.finished
            assert view == match.view(reader)
        assert pickle.loads(pickle.dumps(match.scores())) == match.scores()
        assert pickle.loads(pickle.dumps(match.log)) == match.log


@small
def test_computer_players_know_only_their_own_sight(case: Case) -> None:
    """The same answer in a world that looks the same, and always a legal one."""
    for share in (0.1, 0.6):
        match = halfway(case, share=share)
        decision = match.pending()[0]
        for policy in (RandomPolicy(), MonteCarlo(playouts=6, width=4)):
            before = fingerprint(match)
            key = policy.choose(Glimpse(match, decision.seat), Rng("a computer"))
            assert decision.options[key].key == key
            assert fingerprint(match) == before
            assert policy.choose(Glimpse(match, decision.seat), Rng("a computer")) == key


def _run(*arguments: str, stdin: str = "", hash_seed: str = "0") -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        timeout=120,
    )
    return done.stdout


@small
def test_the_command_line_plays_and_recounts(case: Case) -> None:
    played = _run("-m", "engine", "random", case.id, "--players", str(case.players), "--seed", "cli")
    read = json.loads(_run("-m", "engine", "replay", "-", "--json", stdin=played))
    assert read["finished"]
    assert_recounted(read)
    recount_of(case.id).conserved(read)


@small
def test_digests_are_the_same_in_every_process(case: Case) -> None:
    match = play_randomly(case.match("hash"), Rng(f"{case}/hash"), rows=40)
    code = (
        "from engine.rng import Rng\n"
        "from tests.cases import Case, play_randomly\n"
        f"case = {case!r}\n"
        "match = play_randomly(case.match('hash'), Rng(f'{case}/hash'), rows=40)\n"
        "print(' '.join(entry.digest for entry in match.log))\n"
    )
    expected = " ".join(entry.digest for entry in match.log).strip()
    assert {_run("-c", code, hash_seed=seed).strip() for seed in ("1", "4711")} == {expected}
