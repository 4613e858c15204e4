"""Real processes over one file: two that play the same match, and one that is killed while it writes."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

from host import Host, Table
from tests.host.conftest import ANNA, BERT, CHANNEL, Bench
from tests.patience import in_time


async def misty(host: Host) -> Table:
    table = await host.open_lobby("misty", ANNA, "Anna", channel_id=CHANNEL)
    await host.join(table.id, BERT, "Bert")
    return await host.start(table.id, ANNA)


async def player(bench: Bench, match_id: str, *users: int) -> Process:
    arguments = (str(bench.path), match_id, *map(str, users))
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.host.player", *arguments, stdout=PIPE)
    assert process.stdout is not None
    assert await in_time("the start of a process that plays", process.stdout.readline()) == b"ready\n"
    return process


async def output_of(process: Process) -> bytes:
    """All that it prints until its end, which has to come: one that waits for the other for ever is ended."""
    try:
        printed, _ = await in_time("the end of a process that plays", process.communicate(), 90)
    except AssertionError:
        process.kill()
        raise
    return printed


def stored(output: bytes) -> list[tuple[str, ...]]:
    lines = [line.decode().split(maxsplit=3) for line in output.splitlines()]
    return [tuple(line[1:]) for line in lines if line[0] == "stored"]


async def test_a_computer_thinks_in_its_own_process_and_does_not_outlive_the_bot(bench: Bench) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.host.solo", str(bench.path), stdout=PIPE, stderr=DEVNULL
    )
    assert process.stdout is not None
    number, worker = map(int, (await process.stdout.readline()).split())
    assert number == 2
    assert running(worker)
    process.kill()
    for _ in range(100):
        if not running(worker):
            break
        await asyncio.sleep(0.05)
    outlived = running(worker)
    if outlived:
        os.kill(worker, signal.SIGKILL)
    # To the end of its output: whatever it started held that open too.
    await asyncio.wait_for(process.communicate(), 20)
    assert not outlived


def running(pid: int) -> bool:
    """Whether the process still does anything: one that is dead but not yet collected does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def test_two_processes_play_one_match(host: Host, bench: Bench) -> None:
    table = await misty(host)
    players = await asyncio.gather(*(player(bench, table.id, user) for user in (ANNA, BERT)))
    outputs = await asyncio.gather(*map(output_of, players))
    assert [process.returncode for process in players] == [0, 0]
    over = await host.table(table.id)
    assert over.status == "finished"
    assert over.play.finished
    told = stored(outputs[0]) + stored(outputs[1])
    kept = [(str(entry.seat), str(entry.number), entry.key) for entry in over.play.log]
    assert sorted(told) == sorted(kept)
    assert b"refused" not in outputs[0] + outputs[1]


async def test_a_killed_process_has_lost_nothing_it_said_was_stored(host: Host, bench: Bench) -> None:
    table = await misty(host)
    process = await player(bench, table.id, ANNA, BERT)
    assert process.stdout is not None
    output = b""
    for _ in range(20):
        output += await process.stdout.readline()
    process.kill()
    output += await process.stdout.read()
    assert await process.wait() == -9
    told = stored(output[: output.rfind(b"\n") + 1])
    now = await host.table(table.id)
    kept = [(str(entry.seat), str(entry.number), entry.key) for entry in now.play.log]
    assert len(told) >= 20
    assert kept[: len(told)] == told
    assert len(kept) - len(told) <= 1
    assert now.status == "running"
    again = await player(bench, table.id, ANNA, BERT)
    await output_of(again)
    assert (await host.table(table.id)).status == "finished"
