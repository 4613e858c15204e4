"""Answers: stored once each, also when they come together, twice, or from two processes; and never kept when not stored."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db import StoreFailed
from engine import components
from engine.match import Entry
from engine.refusals import IllegalChoice, NothingToWithdraw, NotYourDecision, StaleDecision, UndoBarred
from host import Host, Table
from host.refusals import Conceded, NotRunning, NotSaved, NotSeated, RuleBroke
from tests.host.conftest import ANNA, BERT, CARL, CHANNEL, Bench, picked, started
from tests.host.toy import Toy, ToyView


async def log_of(host: Host, table: Table) -> list[Entry]:
    return [row.entry for row in await host.store.matches.rows(table.id)]


async def test_two_answers_in_the_same_instant_both_get_in(host: Host) -> None:
    table = await started(host)
    await asyncio.gather(host.answer(table.id, ANNA, "1", 1, 901), host.answer(table.id, BERT, "3", 1, 902))
    assert [entry.key for entry in await log_of(host, table)] == ["1", "3"]
    now = await host.table(table.id)
    assert (now.number, now.rows, [seat.name for seat in now.waiting]) == (2, 2, ["Anna"])


async def test_two_answers_in_two_hosts_both_get_in(host: Host, bench: Bench) -> None:
    other = await bench.host()
    table = await started(host, people=3)
    await other.table(table.id)
    answers = [
        host.answer(table.id, ANNA, "1", 1),
        other.answer(table.id, BERT, "3", 1),
        host.answer(table.id, CARL, "2", 1),
    ]
    await asyncio.gather(*answers)
    first, second = await host.table(table.id), await other.table(table.id)
    assert first.play.log == second.play.log == await log_of(host, table)
    assert first.play.digest() == second.play.digest()
    assert sorted(entry.key for entry in first.play.log) == ["1", "2", "3"]
    assert first.number == 2


async def test_one_of_two_answers_to_one_question_is_stale(host: Host, bench: Bench) -> None:
    other = await bench.host()
    table = await picked(host, await started(host))
    await other.table(table.id)
    both = await asyncio.gather(
        host.answer(table.id, ANNA, "red", 2), other.answer(table.id, ANNA, "blue", 2), return_exceptions=True
    )
    assert sum(isinstance(result, Table) for result in both) == 1
    assert sum(isinstance(result, StaleDecision) for result in both) == 1
    assert (await host.table(table.id)).rows == 3


async def test_the_same_click_twice_leaves_one_row(host: Host, bench: Bench) -> None:
    table = await picked(host, await started(host))
    first = await host.answer(table.id, ANNA, "red", 2, 900)
    again = await host.answer(table.id, ANNA, "red", 2, 900)
    elsewhere = await (await bench.host()).answer(table.id, ANNA, "red", 2, 900)
    assert (first.repeated, again.repeated, elsewhere.repeated) == (False, True, True)
    assert first.rows == again.rows == elsewhere.rows == 3
    assert not (await host.table(table.id)).repeated


async def test_the_same_click_twice_at_once_leaves_one_row(host: Host, bench: Bench) -> None:
    other = await bench.host()
    table = await started(host)
    await other.table(table.id)
    done = await asyncio.gather(*(each.answer(table.id, ANNA, "1", 1, 900) for each in (host, other, host, other)))
    assert sorted(table.repeated for table in done) == [False, True, True, True]
    assert len(await log_of(host, table)) == 1


async def test_a_wrong_answer_changes_nothing(host: Host) -> None:
    table = await picked(host, await started(host))
    for user_id, key, number, refusal in [
        (ANNA, "pink", 2, IllegalChoice),
        (BERT, "red", 2, NotYourDecision),
        (ANNA, "red", 1, StaleDecision),
        (CARL, "red", 2, NotSeated),
    ]:
        with pytest.raises(refusal):
            await host.answer(table.id, user_id, key, number)
    assert (await host.table(table.id)).rows == 2
    lobby = await host.open_lobby("toy", CARL, "Carl", channel_id=1)
    with pytest.raises(NotRunning):
        await host.answer(lobby.id, CARL, "red")
    await host.cancel(table.id, ANNA)
    with pytest.raises(NotRunning):
        await host.answer(table.id, ANNA, "red")


async def test_reloaded_equals_live_through_every_kind_of_row(host: Host, bench: Bench) -> None:
    table = await started(host, length="long")
    await host.answer(table.id, ANNA, "1")
    await host.answer(table.id, ANNA, "2")
    await host.withdraw(table.id, ANNA)
    with pytest.raises(NothingToWithdraw):
        await host.withdraw(table.id, ANNA)
    await host.answer(table.id, BERT, "2")
    await host.answer(table.id, ANNA, "3")
    await host.answer(table.id, ANNA, "red")
    await host.answer(table.id, BERT, "red")
    with pytest.raises(UndoBarred):
        await host.undo(table.id, ANNA)
    await host.ask_undo(table.id, ANNA)
    await host.agree_undo(table.id, BERT)
    await host.answer(table.id, ANNA, "blue")
    live = await host.table(table.id)
    kinds = [entry.kind for entry in live.play.log]
    assert kinds == ["answer", "replace", "withdraw", "answer", "answer", "answer", "answer", "undo", "answer"]
    other = await (await bench.host()).table(table.id)
    assert other.play is not live.play
    assert other.play.digest() == live.play.digest()
    assert other.play.log == live.play.log
    assert (other.number, other.waiting) == (live.number, live.waiting)
    assert other.play.view(1) == live.play.view(1)


async def test_an_answer_that_was_not_stored_is_not_kept(
    host: Host, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await picked(host, await started(host))

    async def full_disk(*args: object, **kwargs: object) -> None:
        raise StoreFailed("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(host.store.matches, "append_rows", full_disk)
        with pytest.raises(NotSaved):
            await host.answer(table.id, ANNA, "red", 2)
    now = await host.table(table.id)
    assert (now.rows, now.number, [seat.name for seat in now.waiting]) == (2, 2, ["Anna"])
    assert len(now.play.log) == 2
    await host.answer(table.id, ANNA, "red", 2)
    assert (await host.table(table.id)).rows == 3


async def test_an_answer_cancelled_while_it_is_stored_is_told_by_the_log(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host)
    real, stored = host.store.matches.append_rows, asyncio.Event()

    async def slow(*args: Any, **kwargs: Any) -> object:
        result = await real(*args, **kwargs)
        stored.set()
        await asyncio.sleep(60)
        return result

    with monkeypatch.context() as slowed:
        slowed.setattr(host.store.matches, "append_rows", slow)
        task = asyncio.create_task(host.answer(table.id, ANNA, "1", 1, 900))
        await stored.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert (await host.table(table.id)).rows == 1
    assert (await host.answer(table.id, ANNA, "1", 1, 900)).repeated


async def test_a_rule_that_fails_changes_nothing_and_is_reported(
    bench: Bench, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    host = await bench.host(reports=tmp_path / "reports")
    table = await picked(host, await started(host, crash="word"))
    before = table.play.digest()
    with pytest.raises(RuleBroke):
        await host.answer(table.id, ANNA, "crash", 2)
    now = await host.table(table.id)
    assert (now.rows, now.number, now.play.digest()) == (2, 2, before)
    await host.answer(table.id, ANNA, "red", 2)
    report = (tmp_path / "reports" / f"{table.id}-2.txt").read_text()
    assert "RuntimeError: secret" in report
    assert "0 2\n1 2\n" in report
    assert f"match={table.id} row=2" in caplog.text
    assert "secret" not in caplog.text


async def test_logs_tell_neither_keys_nor_seeds(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", logger="host")
    table = await picked(host, await started(host))
    await host.answer(table.id, ANNA, "green")
    assert f"stored match={table.id} row=2 kind=answer seat=0" in caplog.text
    assert "green" not in caplog.text
    assert table.seed not in caplog.text


async def test_a_tampered_row_freezes_its_table_and_nothing_else(host: Host, bench: Bench) -> None:
    table = await picked(host, await started(host))
    await host.answer(table.id, ANNA, "red")
    await host.answer(table.id, BERT, "red")
    other = await host.open_lobby("toy", ANNA, "Anna", channel_id=1)
    tamper(bench.path, "update log set digest = 'feedfeedfeedfeed' where n = 2")
    fresh = await bench.host()
    frozen = await fresh.table(table.id)
    assert (frozen.status, frozen.reason, frozen.match, frozen.rows) == ("frozen", "row 2", None, 4)
    with pytest.raises(NotRunning) as refused:
        await fresh.answer(table.id, ANNA, "1")
    assert refused.value.reason.id == "host-frozen"
    await fresh.advance(table.id)
    assert bench.heard[-1].status == "frozen"
    assert len(await log_of(fresh, table)) == 4
    assert (await fresh.table(other.id)).status == "lobby"
    await fresh.resume()
    assert (await fresh.table(table.id)).status == "frozen"
    tamper(bench.path, f"update log set digest = '{table.play.log[2].digest}' where n = 2")
    await fresh.resume()
    thawed = await fresh.table(table.id)
    assert (thawed.status, thawed.reason, thawed.rows) == ("running", "", 4)
    await fresh.answer(table.id, ANNA, "1")


async def test_a_row_that_is_illegal_now_freezes_too(host: Host, bench: Bench) -> None:
    table = await picked(host, await started(host))
    await host.answer(table.id, ANNA, "red")
    tamper(bench.path, "update log set key = 'pink' where n = 2")
    fresh = await bench.host()
    assert (await fresh.table(table.id)).reason == "row 2"
    assert (await fresh.cancel(table.id, ANNA)).status == "cancelled"


async def test_a_replaced_component_set_never_touches_a_running_game(
    host: Host, bench: Bench, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await picked(host, await started(host))
    toy.use(toy.load('{"game": "toy", "supply": {"gold": 9}}'))
    monkeypatch.setattr(components, "_known", {})
    fresh = await bench.host()
    old = await fresh.table(table.id)
    assert supply_of(old) == {"red": 2, "blue": 2, "green": 2}
    await fresh.answer(table.id, ANNA, "red")
    await fresh.cancel(table.id, ANNA)
    new = await started(fresh)
    assert new.play.setup.components.hash != old.play.setup.components.hash
    assert supply_of(new) == {"gold": 9}


async def test_a_change_of_rules_is_gated_on_the_version(
    host: Host, bench: Bench, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host)
    monkeypatch.setattr(toy, "info", replace(toy.info, rules_version=2))
    fresh = await bench.host()
    assert (await fresh.table(table.id)).play.setup.version == 1


async def test_matches_leave_the_memory_and_come_back(bench: Bench) -> None:
    host = await bench.host(keep=2)
    tables = []
    for channel in range(4):
        table = await host.open_lobby("toy", ANNA, "Anna", channel_id=channel)
        await host.join(table.id, BERT, "Bert")
        tables.append(await host.start(table.id, ANNA))
    assert len(host._tables) == 2
    for table in tables:
        await host.answer(table.id, BERT, "1")
    assert [(await host.table(table.id)).rows for table in tables] == [1, 1, 1, 1]


async def test_whose_turn_it_is_in_all_my_games(host: Host) -> None:
    lobby = await host.open_lobby("toy", ANNA, "Anna", channel_id=1)
    over = await started(host)
    await host.cancel(over.id, ANNA)
    waits = await picked(host, await started(host))
    others = await host.open_lobby("toy", BERT, "Bert", channel_id=CHANNEL + 1)
    await host.join(others.id, ANNA, "Anna")
    await host.start(others.id, BERT)
    await host.answer(others.id, ANNA, "1")
    mine = await host.tables_of(ANNA)
    assert [table.id for table in mine] == [waits.id, others.id, lobby.id, over.id]
    assert [table.my_turn(ANNA) for table in mine] == [True, False, False, False]
    assert await host.tables_of(CARL) == []


async def test_who_left_cannot_answer(host: Host) -> None:
    table = await started(host, people=3)
    await host.concede(table.id, CARL)
    with pytest.raises(Conceded):
        await host.answer(table.id, CARL, "1")


def supply_of(table: Table) -> dict[str, int]:
    view = table.play.view(None)
    assert isinstance(view, ToyView)
    return dict(view.supply)


def tamper(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    assert connection.execute(statement).rowcount == 1
    connection.commit()
    connection.close()
