"""The process is killed and started again, in every phase; nothing that was acknowledged is lost, nothing is shown twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, gather, play_all, press, seat
from tests.bot.test_manners import own_panel
from tests.sandbox_fixtures import BotProcess, MakeProcess


async def started(
    sandbox: Sandbox, bot_process: MakeProcess, tmp_path: Path, *names: str
) -> tuple[BotProcess, list[Person]]:
    process = await bot_process("bot.py", MISTGROVE_DATA=str(tmp_path), MISTGROVE_LOG_LEVEL="WARNING")
    return process, await gather(sandbox, names, "table-1", locale="en-US")


async def reconnected(person: Person) -> None:
    await person.actor.wait_for(lambda: person.actor.bot_online, PATIENCE)


async def test_killed_again_and_again_through_a_whole_game(
    sandbox: Sandbox, bot_process: MakeProcess, tmp_path: Path
) -> None:
    """In the lobby, with half the answers in, after a reveal, in the activation, and at the end."""
    process, people = await started(sandbox, bot_process, tmp_path, "Ada", "Ben")
    ada, ben = people
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    await process.restart()
    await press(ben, "join")
    await press(ada, "start", enabled=True)
    for step in range(12):
        await ada.actor.wait_for(ada.panel, PATIENCE)
        await ada.answer(own_panel(ada))
        if step in (0, 5):
            await process.restart()
        await ben.actor.wait_for(ben.panel, PATIENCE)
        await ben.answer(own_panel(ben))
        if step in (1, 10, 11):
            await process.restart()
    await play_all(people, within=120)
    await process.restart()
    finals = [m for m in ada.actor.messages("table-1") if any(":rematch:" in (b.custom_id or "") for b in m.buttons)]
    assert len(finals) == 1
    answer = await press(ada, "rematch")
    assert answer is not None
    assert "open" in answer.content


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_killed_between_storing_and_showing(
    sandbox: Sandbox, bot_process: MakeProcess, tmp_path: Path, moment: str
) -> None:
    """The step is stored, but its board never got out (or got out without our knowing): it is shown exactly once."""
    process, people = await started(sandbox, bot_process, tmp_path, "Ada", "Ben")
    ada, ben = people
    await seat(people, "misty")
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    channel = ada.actor.channel_id("table-1")
    await ada.actor.wait_for_message(lambda message: "Waiting for" in message.content, channel="table-1")
    boards = len([m for m in ada.actor.messages("table-1") if "board" in str(m.attachments)])
    await ada.answer(own_panel(ada))
    here = {"method": "POST", "channel_id": channel}
    sandbox.fault("abort", match=here, when=moment, times=None)
    struck = asyncio.Event()
    sandbox.core.journal.listen(lambda entry: struck.set() if entry.what == "fault" else None)
    await ben.answer(own_panel(ben))
    await ada.actor.wait_for(ada.panel, PATIENCE)
    await asyncio.wait_for(struck.wait(), PATIENCE)
    await process.kill()
    sandbox.core.faults.clear()
    await process.start()
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    await ada.actor.wait_for(
        lambda: len([m for m in ada.actor.messages("table-1") if "board" in str(m.attachments)]) == boards + 1, PATIENCE
    )
    for person in people:
        questions = [m for m in person.actor.dms() if person.confirm(m) is not None]
        assert len(questions) == 1
