"""The soak itself: it counts what it did, and what goes wrong does not pass in silence."""

from __future__ import annotations

import pytest

from tests import soak
from tests.cases import Case
from tests.recount import misty

TABLE = Case("misty", 2, (("window", "small"),))


def test_every_kind_of_work_is_counted() -> None:
    games = soak.work((soak.random_game, TABLE, 0, 2))
    assert games.failures == []
    assert games.counts["games"] == games.counts["recounts"] == 2
    assert games.counts["replays"] == 4
    assert games.counts["answers"] > 60
    assert soak.work((soak.wild_game, TABLE, 0, 1)).counts["wild games"] == 1


def test_failures_are_named_with_what_it_takes_to_see_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(misty, "recount", lambda document: [(9, 1), (9, 1)])
    failed = soak.work((soak.random_game, TABLE, 5, 7))
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
    assert sum(last - first for play, case, first, last in tasks if play is soak.random_game) == 45 * len(wanted)
    assert sum(last - first for play, case, first, last in tasks if play is soak.duel) == 10


def test_the_interval_is_wilsons() -> None:
    low, high = soak.wilson(180, 200)
    assert (round(low, 3), round(high, 3)) == (0.851, 0.934)
    assert soak.wilson(200, 200)[1] == pytest.approx(1)
