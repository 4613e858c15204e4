"""The soak itself: it counts what it did, and what goes wrong does not pass in silence."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.policies import STRENGTHS
from engine.registry import game
from tests import duels, soak
from tests.cases import Case, ids
from tests.recount import misty

TABLE = Case("misty", 2, (("window", "small"),))


def test_every_table_that_it_plays_may_be_agreed_on() -> None:
    for id in ids():
        tables = soak.cases(id)
        assert {case.players for case in tables} == set(game(id).info.seats)
        for case in tables:
            game(id).agree(case.players, dict(case.options))


def test_every_kind_of_work_is_counted() -> None:
    games = soak.work(("random_game", soak.random_game, TABLE, 0, 2))
    assert games.failures == []
    assert games.counts["games"] == games.counts["recounts"] == 2
    assert games.counts["replays"] == 4
    assert games.counts["answers"] > 60
    assert soak.work(("wild_game", soak.wild_game, TABLE, 0, 1)).counts["wild games"] == 1


def test_failures_are_named_with_what_it_takes_to_see_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(misty, "recount", lambda document: [(9, 1), (9, 1)])
    failed = soak.work(("random_game", soak.random_game, TABLE, 5, 7))
    assert [failure[:30] for failure in failed.failures] == ["random_game(Case(id='misty', p"] * 2
    assert ", 5): AssertionError: recounted [(9, 1), (9, 1)]" in failed.failures[0]
    assert failed.counts["games"] == 0


def test_a_game_that_fails_fails_the_soak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(soak, "cases", lambda id: [TABLE])
    assert soak.soak("misty", games=1, duels=0, jobs=1) == []
    assert "misty: 1 games" in capsys.readouterr().out
    monkeypatch.setattr(misty, "conserved", lambda document: document["no such field"])
    assert len(soak.soak("misty", games=1, duels=0, jobs=1)) == 1
    assert "FAILED random_game" in capsys.readouterr().err


def test_all_kinds_of_tables_are_soaked() -> None:
    wanted = {str(case) for case in soak.cases("misty")}
    assert {
        f"misty-{players}{option}" for players in (2, 3, 4) for option in ("", "-window=small", "-reveal=on")
    } < wanted
    tasks = list(soak.tasks("misty", 45, 10))
    assert sum(last - first for _, play, _, first, last in tasks if play is soak.random_game) == 45 * len(wanted)
    for pairing in duels.PAIRINGS:
        assert sum(last - first for name, _, _, first, last in tasks if name == str(pairing)) == 10


def test_every_strength_meets_the_one_below_and_the_weakest_meets_chance() -> None:
    met = {(pairing.better, pairing.worse): pairing.wanted for pairing in duels.PAIRINGS}
    for worse, better in pairwise([duels.CHANCE, *STRENGTHS]):
        assert met[better, worse] >= 0.6


def test_duels_are_counted_for_whoever_played_better(monkeypatch: pytest.MonkeyPatch) -> None:
    pairing = duels.Pairing("easy", duels.CHANCE)
    played = [pairing.play(TABLE, seed) for seed in range(4)]
    count = sum(played, Counter[str]())
    assert count["duels"] == count["better won"] + count["worse won"] + count["shared"] == 4
    assert duels.share(count) > 0.5
    # Both have sat first: each deal is played again with the seats changed.
    assert count["better decisions"] == count["worse decisions"]
    count = Counter({"duels": 100, "better won": 55, "worse won": 35, "shared": 10, "better points": 250})
    assert duels.told(pairing, count).startswith(
        "easy against chance: 55:35 (10 shared), 60.0% of 100 (50.2% to 69.1%)"
    )


def test_too_few_wins_fail_the_soak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(soak, "PAIRINGS", (duels.Pairing("easy", duels.CHANCE, wanted=1.1),))
    (failure,) = soak.soak("legendary_forests", games=0, duels=2, jobs=1)
    assert failure.startswith("legendary_forests: easy against chance won ")
    assert "legendary_forests, easy against chance: " in capsys.readouterr().out


def test_the_interval_is_wilsons() -> None:
    low, high = duels.wilson(0.9, 200)
    assert (round(low, 3), round(high, 3)) == (0.851, 0.934)
    assert duels.wilson(1.0, 200)[1] == pytest.approx(1)
