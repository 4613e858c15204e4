"""What lasts: a world on disk, a bot that is killed and started again, and the server as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import dataclasses
import logging
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import persistence
from sandbox.actor import Actor
from sandbox.clock import Clock
from sandbox.files import LINGERING, FileStore
from sandbox.genesis import new_world
from sandbox.server import Sandbox
from sandbox.snowflake import Snowflakes
from tests.example_bot import ExampleBot, picture
from tests.sandbox.conftest import until
from tests.sandbox_fixtures import ROOT, MakeProcess, RunBot


async def test_a_world_survives(tmp_path: Path, run_bot: RunBot) -> None:
    async with Sandbox(data=tmp_path, rate_limits=False) as sandbox:
        bot = await run_bot(ExampleBot(), sandbox)
        ada = await sandbox.actor("Ada")
        await ada.command("layout")
        await ada.command("letter")
        await ada.command("thread", name="talk")
        await ada.wait_for(lambda: len(ada.messages("talk")) == 1 and ada.last_message("talk").edited)
        await ada.settings(locale="de")
        await ada.read("lobby")
        key = ada._key
        await bot.close()
        before = copy.deepcopy(sandbox.world)
        newest = sandbox.core.ids.last
    async with Sandbox(data=tmp_path, rate_limits=False) as sandbox:
        assert sandbox.world == dataclasses.replace(before, last_id=sandbox.world.last_id)
        ada = await sandbox.actor("Ada")
        assert (ada.locale, ada._key) == ("de", key)
        layout = next(message for message in ada.messages("lobby") if message.text == "# The board")
        assert await ada.download(layout.attachments[0]) == picture().read()
        assert [command["name"] for command in await ada.commands()]
        said = await ada.say("new ids are newer")
        assert int(said.id) > newest
        await run_bot(ExampleBot(), sandbox)
        assert (await ada.command("ping")).text == "pong"
    async with Sandbox(data=tmp_path, fresh=True) as sandbox:
        assert (await sandbox.actor("Ada")).everything() == []


async def test_what_hung_on_a_token_ends_with_the_process(
    tmp_path: Path, run_bot: RunBot, caplog: pytest.LogCaptureFixture
) -> None:
    async with Sandbox(data=tmp_path, rate_limits=False) as sandbox:
        bot = await run_bot(ExampleBot(), sandbox)
        ada = await sandbox.actor("Ada")
        sandbox.fault("too_late", match={"method": "PATCH"})
        with caplog.at_level(logging.CRITICAL, "discord"):
            await ada.command("think", wait=False)
            await until(lambda: bool(sandbox.core.journal.of("fault")))
        await (await ada.command("board")).over()
        answer = await ada.select(ada.last_message(), 0, ["Ship"])
        assert answer.message is not None
        assert answer.message.ephemeral
        await ada.dismiss(answer.message)
        await bot.close()
    async with Sandbox(data=tmp_path) as sandbox:
        ada = await sandbox.actor("Ada")
        assert [message.state for message in ada.messages()] == ["failed", "shown"]
        assert len(sandbox.world.channel_messages(int(ada.channel_id()))) == 2


async def test_a_world_is_saved_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.server.SAVE_SECONDS", 0.01)
    async with Sandbox(data=tmp_path) as sandbox:
        ada = await sandbox.actor("Ada")
        await ada.say("remember this")
        async with asyncio.timeout(5):
            while "remember this" not in _on_disk(tmp_path):  # noqa: ASYNC110  # a file has no event to wait on
                await asyncio.sleep(0.01)


def _on_disk(directory: Path) -> str:
    path = directory / persistence.WORLD_FILE
    return path.read_text() if path.exists() else ""


def test_every_part_of_a_world_is_kept(tmp_path: Path) -> None:
    clock = Clock(frozen=True)
    world = new_world(clock, Snowflakes(clock))
    persistence.Notebook(tmp_path).save(world)
    assert persistence.load(tmp_path) == world
    persistence.clear(tmp_path)
    assert persistence.load(tmp_path) is None


async def test_what_changes_is_written_down_again(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path) as sandbox:
        ada = await sandbox.actor("Ada")
        first, second, third = [await ada.say(f"number {number}") for number in range(3)]
        place = f"channels/{ada.channel_id()}"
        for method, path, body in (
            ("PATCH", f"{place}/messages/{first.id}", {"content": "changed"}),
            ("DELETE", f"{place}/messages/{second.id}", {}),
            # A thread that starts from a message has that message's id.
            ("POST", f"{place}/threads", {"name": "aside", "message_id": third.id}),
            ("POST", f"channels/{third.id}/messages", {"content": "new"}),
            ("DELETE", f"channels/{third.id}", {}),
        ):
            sandbox.save()
            await ada.call(method, path, body)
            sandbox.save()
            assert persistence.load(tmp_path) == sandbox.world


async def test_a_killed_bot_is_started_again(sandbox: Sandbox, bot_process: MakeProcess) -> None:
    process = await bot_process("-m", "tests.example_bot")
    ada = await sandbox.actor("Ada")
    assert (await ada.command("ping")).text == "pong"
    await process.kill()
    await ada.wait_for(lambda: not ada.bot_online)
    missed = await ada.command("ping", wait=False)
    sandbox.advance(3)
    assert (await missed.over()).failed
    await process.start()
    assert (await ada.command("ping")).text == "pong"
    # A new session replays nothing: what was missed stays missed.
    assert [message.content for message in ada.messages()] == ["pong", "pong"]
    await process.restart()
    assert (await ada.command("ping")).text == "pong"
    assert "has connected to Gateway" in process.output


async def test_a_bot_that_does_not_start_says_why(sandbox: Sandbox, bot_process: MakeProcess) -> None:
    with pytest.raises(AssertionError, match="No module named"):
        await bot_process("-m", "tests.no_such_bot")


@contextlib.asynccontextmanager
async def served(*arguments: str) -> AsyncIterator[str]:
    """`python -m sandbox` as a process; gives its address, and ends it as Ctrl-C does."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 10)).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        yield found.group()
    finally:
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 10) == 0


async def test_the_server_alone(tmp_path: Path) -> None:
    async with served("--data", str(tmp_path)) as url:
        ada = await Actor.login(url, "Ada")
        await ada.say("kept")
        await ada.close()
    for arguments, kept in ((), ["kept"]), (("--fresh",), []):
        async with served("--data", str(tmp_path), *arguments) as url:
            ada = await Actor.login(url, "Ada")
            assert [message.content for message in ada.messages()] == kept
            await ada.close()


def test_a_replaced_file_can_be_fetched_for_a_while(tmp_path: Path) -> None:
    for store in (FileStore(), FileStore(tmp_path)):
        for identity in range(LINGERING + 1):
            store.put(identity, b"picture")
            store.drop(identity)
        assert store.get(0) is None
        assert store.get(1) == store.get(LINGERING) == b"picture"
        store.drop_all()
        assert store.get(LINGERING) is None
    assert list(tmp_path.iterdir()) == []
