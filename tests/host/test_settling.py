"""What follows by itself: computers answer, plans are used, agreed undos happen, and the listener is told, one at a time."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace
from math import ceil

import pytest

from engine.match import Match
from engine.policies import STRENGTHS, Strength
from engine.refusals import IllegalChoice, UndoBarred
from engine.registry import game
from host import LEVELS, Host, Table
from host.refusals import AlreadySeated, BadPlan, Conceded, NotSeated, NoUndoRequest
from host.thinking import CEILING, Job, ProcessThinker, job_for, think
from tests.host.conftest import ANNA, BERT, CARL, CHANNEL, DORA, Bench, HereThinker, picked, started
from tests.host.test_processes import running


async def play_on(host: Host, table: Table) -> Table:
    """The people answer whatever is open until the game is over."""
    for _ in range(500):
        table = await host.advance(table.id)
        if table.status != "running":
            return table
        seat = table.waiting[0]
        decision = table.play.decision(seat.index)
        assert decision is not None
        assert seat.user_id is not None
        await host.answer(table.id, seat.user_id, next(iter(decision.options)).key, decision.number)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("level", LEVELS)
async def test_computers_play_a_game_to_its_end(host: Host, level: str) -> None:
    table = await play_on(host, await started(host, people=1, computers=3, level=level))
    assert (table.status, table.ended, table.match is not None) == ("finished", host.clock(), True)
    rows = await host.store.matches.rows(table.id)
    assert {row.origin for row in rows} == {"person", "computer"}
    assert all((row.by_user == ANNA) == (row.origin == "person") for row in rows)
    assert table.waiting == table.thinking == ()


async def test_computers_do_not_see_open_answers(bench: Bench) -> None:
    thinker = HereThinker()
    host = await bench.host(thinker=thinker)
    table = await started(host, people=2)
    await host.answer(table.id, ANNA, "3")
    await host.concede(table.id, BERT)
    await host.advance(table.id)
    (first, *_) = thinker.jobs
    assert (first.seat, first.log) == (1, ())
    assert table.seed not in repr(first)


async def test_the_listener_is_told_before_and_after_computers_think(bench: Bench) -> None:
    release, thinking = asyncio.Event(), asyncio.Event()

    async def listen(table: Table) -> None:
        await bench.listen(table)
        if table.thinking:
            thinking.set()

    class Slow(HereThinker):
        async def choose(self, job: Job) -> str:
            await release.wait()
            return await super().choose(job)

    host = await bench.host(thinker=Slow(), on_change=listen)
    table = await started(host, people=1, computers=1, level="medium")
    await host.answer(table.id, ANNA, "1")
    settled = asyncio.create_task(host.advance(table.id))
    async with asyncio.timeout(5):
        await thinking.wait()
    assert [seat.index for seat in bench.heard[-1].thinking] == [1]
    release.set()
    table = await settled
    assert table.number == 2
    assert bench.heard[-1].thinking == ()
    assert [seat.user_id for seat in bench.heard[-1].waiting] == [ANNA]


async def test_the_listener_is_never_called_twice_at_once_and_ends_with_the_newest(bench: Bench) -> None:
    inside, most, seen = 0, 0, [-1]

    async def listen(table: Table) -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        await asyncio.sleep(0.02)
        seen.append(table.rows)
        inside -= 1

    host = await bench.host(on_change=listen)
    table = await started(host, people=3)
    for user_id in (ANNA, BERT, CARL):
        await host.answer(table.id, user_id, "1")
    for user_id in (ANNA, BERT, CARL):
        await asyncio.sleep(0.015)
        await host.answer(table.id, user_id, "green" if user_id == CARL else "red")
    await host.advance(table.id)
    assert most == 1
    assert seen[-1] == 6
    assert seen == sorted(seen)
    assert len(seen) < 9


async def test_a_listener_that_fails_stops_nothing(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(table: Table) -> None:
        raise RuntimeError("no such channel")

    host = await bench.host(on_change=broken)
    table = await play_on(host, await started(host, people=1, computers=1))
    assert table.status == "finished"
    assert f"could not show match={table.id}" in caplog.text


async def test_a_computer_that_cannot_think_takes_anything(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    class Confused(HereThinker):
        async def choose(self, job: Job) -> str:
            if job.seat == 1:
                raise ZeroDivisionError
            return "no such key"

    host = await bench.host(thinker=Confused())
    table = await play_on(host, await started(host, people=1, computers=2, level="medium"))
    assert table.status == "finished"
    assert "could not think" in caplog.text


async def test_rules_that_fail_whatever_a_computer_does_freeze_the_table(host: Host, bench: Bench) -> None:
    table = await started(host, people=1, computers=1, crash="always")
    table = await host.move_table(table.id, ANNA, CHANNEL + 1)
    await host.answer(table.id, ANNA, "1")
    await host.advance(table.id)
    await host.concede(table.id, ANNA)
    assert (await host.table(table.id)).reason == "abandoned"
    table = await started(host, people=3, crash="always")
    table = await picked(host, table)
    await host.concede(table.id, ANNA)
    table = await host.advance(table.id)
    assert (table.status, table.reason) == ("frozen", "no answer works after row 3")
    assert bench.heard[-1].status == "frozen"


async def test_the_real_worker_process_thinks_and_survives_its_death(caplog: pytest.LogCaptureFixture) -> None:
    thinker = ProcessThinker()
    match = Match(game("misty"), 2, "seed")
    job = job_for(match, 0, STRENGTHS["easy"])
    first = await thinker.choose(job)
    assert match.pending()[0].options[first].key == first
    assert thinker._pool is not None
    for worker in list(thinker._pool._processes.values()):
        worker.kill()
    assert await asyncio.gather(*(thinker.choose(job) for _ in range(3))) == [first] * 3
    assert "the worker is gone" in caplog.text
    assert await thinker.choose(job) == first
    thinker.close()


def test_no_thought_takes_longer_than_the_ceiling() -> None:
    """By a clock that goes on by a second whenever somebody looks at it."""
    seconds = itertools.count()
    endless = job_for(Match(game("misty"), 2, "seed"), 0, Strength("endless", 10**9, 24))
    key = think(endless, clock=lambda: float(next(seconds)))
    assert Match(game("misty"), 2, "seed").pending()[0].options[key].key == key
    assert next(seconds) - 1 == ceil(CEILING) <= 5


async def test_nobody_waits_for_an_endless_thought() -> None:
    thinker = ProcessThinker()
    job = job_for(Match(game("misty"), 2, "seed"), 0, STRENGTHS["easy"])
    await thinker.choose(job)
    assert thinker._pool is not None
    (worker,) = thinker._pool._processes
    thought = asyncio.create_task(thinker.choose(replace(job, strength=Strength("endless", 10**9, 24))))
    await asyncio.sleep(0.1)
    thought.cancel()
    await asyncio.wait({thought})
    thinker.close()
    # By its number: the pool itself collects the process, and only one of us learns how it ended.
    for _ in range(400):
        if not running(worker):
            break
        await asyncio.sleep(0.05)
    assert not running(worker)


# Going away.


async def test_conceding_unblocks_a_simultaneous_phase(host: Host) -> None:
    table = await started(host, people=3)
    await host.answer(table.id, ANNA, "1")
    await host.answer(table.id, BERT, "2")
    table = await host.leave(table.id, CARL)
    assert (table.seats[2].name, table.seats[2].user_id, table.seats[2].conceded) == ("Carl", CARL, True)
    assert (table.seat_of(CARL), table.plays(CARL)) == (2, False)
    table = await host.advance(table.id)
    assert (table.number, [seat.user_id for seat in table.waiting]) == (2, [ANNA])
    with pytest.raises(Conceded):
        await host.concede(table.id, CARL)


async def test_the_host_who_leaves_passes_the_table_on_and_the_last_ends_it(host: Host) -> None:
    table = await started(host, people=3)
    assert (await host.concede(table.id, BERT)).host_id == ANNA
    assert (await host.concede(table.id, ANNA)).host_id == CARL
    table = await host.concede(table.id, CARL)
    assert (table.status, table.reason) == ("cancelled", "abandoned")
    assert table.thinking == ()


# Undo by consent.


async def test_an_undo_needs_everybodys_consent_and_survives_restarts(host: Host, bench: Bench) -> None:
    table = await picked(host, await started(host, people=3))
    await host.answer(table.id, ANNA, "red")
    await host.answer(table.id, BERT, "red")
    with pytest.raises(UndoBarred):
        await host.undo(table.id, ANNA)
    table = await host.ask_undo(table.id, ANNA)
    assert table.undo_request is not None
    assert (table.undo_request.seat, [seat.name for seat in table.undo_missing]) == (0, ["Bert", "Carl"])
    await host.agree_undo(table.id, BERT)
    fresh = await bench.host()
    table = await fresh.table(table.id)
    assert [seat.name for seat in table.undo_missing] == ["Carl"]
    table = await fresh.agree_undo(table.id, CARL)
    assert (table.undo_request, table.play.log[-1].kind) == (None, "undo")
    assert [seat.user_id for seat in table.waiting] == [ANNA]
    assert (await host.table(table.id)).number == table.number


async def test_an_undo_can_be_declined_and_is_void_when_the_game_goes_on(host: Host) -> None:
    table = await picked(host, await started(host, people=3))
    await host.answer(table.id, ANNA, "red")
    with pytest.raises(NoUndoRequest):
        await host.agree_undo(table.id, BERT)
    await host.ask_undo(table.id, ANNA)
    assert (await host.decline_undo(table.id, BERT)).undo_request is None
    await host.ask_undo(table.id, ANNA)
    assert (await host.answer(table.id, BERT, "red")).undo_request is None
    with pytest.raises(NoUndoRequest):
        await host.agree_undo(table.id, CARL)
    await host.ask_undo(table.id, BERT)
    await host.agree_undo(table.id, ANNA)
    await host.concede(table.id, CARL)
    table = await host.advance(table.id)
    assert "undo" in [entry.kind for entry in table.play.log]


async def test_where_only_computers_would_have_to_agree_it_is_done_at_once(host: Host) -> None:
    table = await picked(host, await started(host, people=1, computers=2))
    await host.answer(table.id, ANNA, "red")
    table = await host.advance(table.id)
    assert (table.rows, table.number) == (8, 5)
    with pytest.raises(UndoBarred):
        await host.undo(table.id, ANNA)
    table = await host.ask_undo(table.id, ANNA)
    assert (table.undo_request, table.rows, table.play.log[-1].kind) == (None, 9, "undo")
    assert (table.number, [seat.user_id for seat in table.waiting]) == (6, [ANNA])


# Plans.


async def test_a_plan_answers_when_its_decision_comes(host: Host, bench: Bench) -> None:
    table = await started(host, people=3)
    await host.answer(table.id, CARL, "2")
    table = await host.set_plan(table.id, CARL, "lantern", ["red", " blue ", "green", "red"])
    assert [plan.steps[0].keys for plan in table.plans_of(2)] == [("red", "blue", "green")]
    assert table.plans_of(0) == ()
    fresh = await bench.host()
    await fresh.answer(table.id, ANNA, "1")
    await fresh.answer(table.id, BERT, "1")
    await fresh.answer(table.id, ANNA, "red")
    assert len((await fresh.table(table.id)).plans_of(2)) == 1
    await fresh.answer(table.id, BERT, "red")
    table = await fresh.advance(table.id)
    last = (await fresh.store.matches.rows(table.id))[-1]
    assert (last.entry.seat, last.entry.key, last.origin, last.by_user) == (2, "blue", "plan", None)
    assert table.record.plans == ()
    assert (table.number, len(table.waiting)) == (5, 3)


async def test_a_plan_is_void_when_what_it_depends_on_changes(host: Host) -> None:
    table = await started(host)
    await host.answer(table.id, BERT, "2")
    await host.set_plan(table.id, BERT, "lantern", ["red"])
    assert (await host.answer(table.id, BERT, "3")).plans_of(1) == ()
    await host.set_plan(table.id, BERT, "lantern", ["red"])
    assert (await host.withdraw(table.id, BERT)).plans_of(1) == ()
    await host.answer(table.id, BERT, "2")
    await host.set_plan(table.id, BERT, "lantern", ["red"])
    await host.set_plan(table.id, BERT, "lantern", ["green"])
    await host.drop_plan(table.id, BERT, "lantern")
    assert (await host.drop_plan(table.id, BERT, "lantern")).plans_of(1) == ()
    await host.answer(table.id, ANNA, "2")
    table = await host.answer(table.id, ANNA, "red")
    table = await host.advance(table.id)
    assert [seat.user_id for seat in table.waiting] == [BERT]


async def test_a_plan_is_void_after_an_undo_and_with_its_seat(host: Host) -> None:
    table = await picked(host, await started(host, people=3))
    await host.answer(table.id, ANNA, "red")
    table = await host.set_plan(table.id, CARL, "lantern", ["red"])
    assert len(table.plans_of(2)) == 1
    table = await host.undo(table.id, ANNA)
    assert table.plans_of(2) == ()
    table = await host.set_plan(table.id, CARL, "lantern", ["red"])
    assert len(table.plans_of(2)) == 1
    table = await host.concede(table.id, CARL)
    assert table.plans_of(2) == ()


async def test_a_plan_that_became_impossible_is_marked_and_its_player_asked(host: Host) -> None:
    table = await picked(host, await started(host, people=3))
    await host.set_plan(table.id, CARL, "lantern", ["red"])
    await host.answer(table.id, ANNA, "red")
    await host.answer(table.id, BERT, "red")
    table = await host.advance(table.id)
    assert [seat.user_id for seat in table.waiting] == [CARL]
    assert [plan.failed for plan in table.plans_of(2)] == [table.number]
    assert [text.id for text in table.failures(2)] == ["told-plan-failed", "told-plan-wish"]
    assert table.failures(0) == ()
    table = await host.answer(table.id, CARL, "blue")
    assert table.plans_of(2) == ()


async def test_only_what_can_be_foreseen_can_be_planned(host: Host) -> None:
    table = await started(host)
    with pytest.raises(BadPlan):
        await host.set_plan(table.id, ANNA, "lantern", ["red"])
    table = await picked(host, table)
    for topic, keys, refusal in [
        ("lantern", [], BadPlan),
        ("tree", ["red"], BadPlan),
        ("lantern", ["red", "pink"], IllegalChoice),
        ("lantern", ["x" * 99], IllegalChoice),
    ]:
        with pytest.raises(refusal):
            await host.set_plan(table.id, BERT, topic, keys)
    assert (await host.table(table.id)).record.plans == ()
    await host.answer(table.id, ANNA, "red")
    await host.set_plan(table.id, BERT, "lantern", ["red"])
    table = await host.advance(table.id)
    assert (table.rows, table.number) == (4, 4)


async def test_after_a_start_everything_goes_on(bench: Bench) -> None:
    class Dead(HereThinker):
        async def choose(self, job: Job) -> str:
            await asyncio.sleep(60)
            raise AssertionError("the process was gone long before")

    stopped = await bench.host(thinker=Dead())
    table = await started(stopped, people=1, computers=1, level="medium")
    lobby = await stopped.open_lobby("toy", BERT, "Bert", channel_id=1)
    await stopped.answer(table.id, ANNA, "1")
    await asyncio.sleep(0.05)
    await stopped.close(grace=0)
    bench.heard.clear()
    host = await bench.host()
    assert set(await host.unfinished()) == {table.id, lobby.id}
    await host.resume()
    assert {heard.id for heard in bench.heard} == {table.id, lobby.id}
    now = await host.table(table.id)
    assert (now.number, [seat.user_id for seat in now.waiting]) == (2, [ANNA])


async def test_whoever_left_may_come_back(host: Host) -> None:
    """The computer's answers stand, its thoughts come too late, and the person is asked again."""
    table = await started(host, people=3)
    with pytest.raises(AlreadySeated):
        await host.come_back(table.id, CARL)
    with pytest.raises(NotSeated):
        await host.come_back(table.id, DORA)
    await host.take_over(table.id, ANNA, 2)
    table = await host.come_back(table.id, CARL)
    assert (table.seats[2].human, table.seats[2].conceded) == (True, False)
    table = await host.advance(table.id)
    assert [seat.name for seat in table.waiting] == ["Anna", "Bert", "Carl"]
    assert table.rows == 0
    await host.concede(table.id, CARL)
    assert (await host.advance(table.id)).rows == 1
    await host.come_back(table.id, CARL)
    table = await host.answer(table.id, CARL, "2")
    assert [entry.kind for entry in table.play.log] == ["answer", "replace"]


async def test_a_table_that_cannot_go_on_keeps_no_other_from_it(
    host: Host, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await started(host)
    good = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL + 1)
    for each in (broken, good):
        await host.advance(each.id)
    fresh = await bench.host()
    look = fresh.table

    async def table(match_id: str) -> Table:
        if match_id == broken.id:
            raise OSError("out of order")
        return await look(match_id)

    monkeypatch.setattr(fresh, "table", table)
    bench.heard.clear()
    await fresh.resume()
    assert [heard.id for heard in bench.heard] == [good.id]
