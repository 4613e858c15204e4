"""No stored match ever breaks: whatever a version of the program has stored, the present one replays and plays to the end."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import registry
from engine.game import Game
from tests.cases import ids
from tests.saboteurs import Choosier, Generous, Renamed, Restless, Wrapped
from tests.stored import describe, files, kept, missing
from tests.stored.checking import check

FILES = files()
FIRST = FILES[0]
LARGEST = 240_000


@pytest.fixture
def replaced(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, type[Wrapped]], None]:
    """Puts a changed game in the place of one that there is."""
    real: Callable[[str], Game[Any, Any]] = registry.game

    def put(id: str, saboteur: type[Wrapped]) -> None:
        changed = saboteur(real(id))
        monkeypatch.setattr(registry, "game", lambda asked: changed if asked == id else real(asked))

    return put


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_every_stored_table_replays_and_plays_to_its_end(file: Path, tmp_path: Path) -> None:
    assert await check(file, tmp_path) == len(kept(file)) > 0


def test_they_stay_small() -> None:
    assert [file.name for file in FILES if file.stat().st_size > LARGEST] == []


def test_they_hold_what_tables_hold() -> None:
    """Changes of mind, undo alone and with consent, plans and what they did, computers, and questions half answered."""
    with sqlite3.connect(f"file:{FIRST}?mode=ro", uri=True) as database:
        rows = set(database.execute("select distinct kind, origin from log"))
        consents = database.execute("select count(*) from log where kind = 'undo' and key = 'consent'").fetchone()[0]
        plans = database.execute("select count(*) from plans").fetchone()[0]
        # The latest row of a match completed no step: somebody has answered, and others have not.
        half = database.execute(
            "select count(*) from log where digest = '' and kind in ('answer', 'replace')"
            " and n = (select max(n) from log as other where other.match_id = log.match_id)"
        ).fetchone()[0]
    database.close()
    assert {("answer", "person"), ("answer", "computer"), ("answer", "plan")} <= rows
    assert {kind for kind, _ in rows} >= {"answer", "replace", "withdraw", "undo"}
    assert consents
    assert plans
    assert half


@pytest.mark.parametrize("id", sorted(set(ids()) & {table.game for table in kept(FIRST).values()}))
@pytest.mark.parametrize("saboteur", [Restless, Generous, Renamed])
async def test_a_changed_game_is_noticed(
    id: str, saboteur: type[Wrapped], replaced: Callable[[str, type[Wrapped]], None], tmp_path: Path
) -> None:
    replaced(id, saboteur)
    with pytest.raises(AssertionError, match=f"{id}. (is frozen|ends otherwise)"):
        await check(FIRST, tmp_path, id)


@pytest.mark.parametrize("id", sorted(set(ids()) & {table.game for table in kept(FIRST).values()}))
async def test_one_more_table_option_changes_nothing(
    id: str, replaced: Callable[[str, type[Wrapped]], None], tmp_path: Path
) -> None:
    replaced(id, Choosier)
    assert await check(FIRST, tmp_path, id) > 0


async def test_a_game_that_only_stands_in_is_not(
    replaced: Callable[[str, type[Wrapped]], None], tmp_path: Path
) -> None:
    id = next(iter(kept(FIRST).values())).game
    replaced(id, Wrapped)
    assert await check(FIRST, tmp_path, id)


async def test_a_lost_row_is_noticed(tmp_path: Path) -> None:
    broken = tmp_path / "broken" / FIRST.name
    broken.parent.mkdir()
    shutil.copy(FIRST, broken)
    describe(broken, kept(FIRST))
    with sqlite3.connect(broken) as database:
        last = "n = (select max(n) from log as other where other.match_id = log.match_id)"
        database.execute(f"delete from log where {last}")
    database.close()
    with pytest.raises(AssertionError, match="rows"):
        await check(broken, tmp_path)


def test_what_no_file_holds_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game, or rules of a new version, are missing; the files that there are stay as they are."""
    before = missing()
    id = ids()[0]
    info = registry.game(id).info
    monkeypatch.setattr(registry.game(id), "info", replace(info, rules_version=info.rules_version + 1))
    assert {case.players for case in missing() if case.id == id and case.plain} == set(info.seats)
    assert [case for case in missing() if case.id != id] == [case for case in before if case.id != id]
