"""Leaving for good, where the game knows how: a row of the log, and a seat that nobody answers for any more."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE

import pytest

from engine.refusals import CannotLeave, UndoBarred
from host import Host
from host.refusals import AlreadySeated, HasLeft, NoSuchSeat
from tests.host.conftest import ANNA, BERT, CARL, CHANNEL, Bench, picked, started
from tests.patience import in_time


async def test_who_leaves_for_good_is_asked_nothing_any_more(host: Host, bench: Bench) -> None:
    table = await started(host, people=3)
    await host.answer(table.id, ANNA, "1")
    table = await host.leave_for_good(table.id, BERT, interaction_id=7)
    seat = table.seats[1]
    assert (seat.gone, seat.human, seat.computer, table.plays(BERT)) == (True, False, False, False)
    assert [other.user_id for other in table.waiting] == [CARL]
    assert (await host.leave_for_good(table.id, BERT, interaction_id=7)).repeated
    await host.answer(table.id, CARL, "2")
    table = await host.answer(table.id, ANNA, "red")
    table = await host.advance(table.id)
    assert [other.user_id for other in table.waiting] == [CARL], "the turn of nobody is passed over"
    (row,) = [row for row in await host.store.matches.rows(table.id) if row.entry.kind == "leave"]
    assert (row.entry.seat, row.by_user, row.origin) == (1, BERT, "person")
    # Another process, and one after a kill, find the same.
    fresh = await (await bench.host()).table(table.id)
    assert fresh.seats == table.seats
    assert fresh.play.digest() == table.play.digest()
    assert fresh.play.gone == {1}


async def test_nobody_comes_back_and_no_computer_takes_the_seat(host: Host) -> None:
    table = await started(host, people=3)
    await host.leave_for_good(table.id, BERT)
    before = await host.table(table.id)
    for refused in (
        host.come_back(table.id, BERT),
        host.answer(table.id, BERT, "1"),
        host.concede(table.id, BERT),
        host.leave_for_good(table.id, BERT),
    ):
        with pytest.raises(HasLeft):
            await refused
    with pytest.raises(NoSuchSeat):
        await host.take_over(table.id, ANNA, 1)
    with pytest.raises(AlreadySeated):
        await host.come_back(table.id, CARL)
    with pytest.raises(UndoBarred):
        await host.ask_undo(table.id, ANNA)
    assert (await host.table(table.id)).record == before.record


async def test_the_host_who_leaves_passes_the_table_on_and_the_last_ends_it(host: Host) -> None:
    table = await started(host, people=3)
    await host.concede(table.id, BERT)
    table = await host.leave_for_good(table.id, ANNA)
    assert table.host_id == CARL
    table = await host.leave_for_good(table.id, CARL)
    assert (table.status, table.reason) == ("cancelled", "abandoned")
    again = await host.rematch(table.id, CARL, channel_id=CHANNEL + 1)
    assert [(seat.user_id, seat.human) for seat in again.seats] == [(CARL, True)]


async def test_those_who_left_are_not_asked_to_agree(host: Host) -> None:
    table = await started(host, people=3)
    await host.leave_for_good(table.id, CARL)
    table = await picked(host, table)
    await host.answer(table.id, ANNA, "red")
    table = await host.ask_undo(table.id, ANNA)
    assert [seat.name for seat in table.undo_missing] == ["Bert"]


async def test_where_a_game_does_not_know_how_it_is_refused(host: Host) -> None:
    table = await host.open_lobby("misty", ANNA, "Anna", channel_id=CHANNEL)
    await host.join(table.id, BERT, "Bert")
    table = await host.start(table.id, ANNA)
    with pytest.raises(CannotLeave):
        await host.leave_for_good(table.id, BERT)
    assert (await host.table(table.id)).rows == 0
    assert (await host.concede(table.id, BERT)).seats[1].computer


async def test_a_process_that_is_killed_right_after_has_lost_nothing(host: Host, bench: Bench) -> None:
    table = await started(host, people=3)
    await host.answer(table.id, ANNA, "1")
    arguments = (str(bench.path), table.id, str(BERT))
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.host.leaver", *arguments, stdout=PIPE)
    printed, _ = await in_time("the end of a process that leaves", process.communicate())
    assert (printed, process.returncode) == (b"left\n", -signal.SIGKILL)
    for each in (host, await bench.host()):
        now = await each.table(table.id)
        assert now.seats[1].gone
        assert [(entry.kind, entry.seat) for entry in now.play.log] == [("answer", 0), ("leave", 1)]
        assert [seat.user_id for seat in now.waiting] == [CARL]
