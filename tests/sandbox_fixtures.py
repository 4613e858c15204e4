"""Fixtures that put a bot into a sandbox: in this process, or in one of its own that can be killed.

    async def test_something(sandbox, run_bot):
        await run_bot(MyBot())
        ada = await sandbox.actor("Ada")

A test whose bot asks for a route or sends a field that Discord does not have fails, and a failing test shows the
sandbox's journal and what its bot processes printed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from sandbox.client import ADDRESS, TOKEN, pointed_at
from sandbox.server import Sandbox
from tests.patience import TIDYING, in_time

ROOT = Path(__file__).parent.parent
PATIENCE = 30.0


@dataclass
class Watched:
    """What the report of a test looks at."""

    sandboxes: list[Sandbox] = field(default_factory=list)
    processes: list[BotProcess] = field(default_factory=list)


WATCHED = pytest.StashKey[Watched]()

MakeSandbox = Callable[..., Awaitable[Sandbox]]
RunBot = Callable[..., Awaitable[discord.Client]]


def _watched(node: Any) -> Watched:
    watched: Watched = node.stash.setdefault(WATCHED, Watched())
    return watched


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a test whose bot did what no correct bot does."""
    result = yield
    problems = [problem for sandbox in _watched(item).sandboxes for problem in sandbox.problems]
    if problems:
        pytest.fail("the bot did what Discord does not know: " + "; ".join(problems), pytrace=False)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show the journal with a failing test."""
    report = yield
    if report.failed:
        for sandbox in _watched(item).sandboxes:
            report.sections.append((f"sandbox journal of {sandbox.url}", sandbox.core.journal.text()))
        for process in _watched(item).processes:
            report.sections.append((f"output of {' '.join(process.command)}", process.output))
    return report


@pytest_asyncio.fixture
async def make_sandbox(request: pytest.FixtureRequest) -> AsyncIterator[MakeSandbox]:
    """Opens sandboxes with options of their own."""
    stack = contextlib.AsyncExitStack()

    async def make(**options: Any) -> Sandbox:
        sandbox = await stack.enter_async_context(Sandbox(**({"rate_limits": False} | options)))
        _watched(request.node).sandboxes.append(sandbox)
        return sandbox

    yield make
    await in_time("closing the sandbox", stack.aclose())


@pytest_asyncio.fixture
async def sandbox(make_sandbox: MakeSandbox) -> Sandbox:
    """A fresh sandbox that refuses nothing for its number, so that tests are quick."""
    return await make_sandbox()


@pytest_asyncio.fixture
async def run_bot(request: pytest.FixtureRequest) -> AsyncIterator[RunBot]:
    """Runs discord.py clients in this process, by default against the sandbox that was opened last."""
    async with contextlib.AsyncExitStack() as stack:

        async def run(client: discord.Client, sandbox: Sandbox | None = None) -> discord.Client:
            home = sandbox or _watched(request.node).sandboxes[-1]
            stack.enter_context(pointed_at(home.url))
            # Without this READY waits two seconds for guilds that might still come.
            client._connection.guild_ready_timeout = 0.01
            try:
                await in_time("logging in", client.login(home.token), PATIENCE)
            except BaseException:
                await in_time("closing the bot", client.close())
                raise
            connection = asyncio.create_task(client.connect())
            stack.push_async_callback(_stop, client, connection)
            ready = asyncio.create_task(client.wait_until_ready())
            await asyncio.wait({connection, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if not ready.done():
                ready.cancel()
                if connection.done():
                    connection.result()
                raise TimeoutError("the bot did not become ready")
            return client

        yield run


async def _stop(client: discord.Client, connection: asyncio.Task[None]) -> None:
    await in_time("closing the bot", client.close())
    await in_time("the end of the bot's connection", asyncio.gather(connection, return_exceptions=True))


class BotProcess:
    """A bot that runs as its own process and can be killed and started again against the same world.

    It prints into a file: a pipe would fill up when nobody reads it, and would stay open for as long as anything that the
    bot has started lives.
    """

    def __init__(self, sandbox: Sandbox, command: list[str], environment: dict[str, str], printed: Path) -> None:
        self._sandbox = sandbox
        self.command = command
        self._environment = environment
        self._printed = printed
        self._process: asyncio.subprocess.Process | None = None

    @property
    def output(self) -> str:
        """What it printed, over all its lives."""
        return self._printed.read_text(errors="replace") if self._printed.exists() else ""

    async def start(self) -> None:
        """Start it and wait until the gateway has greeted it."""
        inherited = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "VIRTUAL_ENV") if name in os.environ}
        pointed = {ADDRESS: self._sandbox.url, TOKEN: self._sandbox.token, "PYTHONUNBUFFERED": "1"}
        greeted = asyncio.Event()
        stop = self._sandbox.core.journal.listen(
            lambda entry: greeted.set() if entry.what == "gateway" and entry.title.startswith("READY") else None
        )
        with self._printed.open("ab") as printed:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                cwd=ROOT,
                env=inherited | pointed | self._environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=printed,
                stderr=asyncio.subprocess.STDOUT,
            )
        over = asyncio.create_task(self._process.wait())
        ready = asyncio.create_task(greeted.wait())
        try:
            await asyncio.wait({over, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stop()
            over.cancel()
            ready.cancel()
        if not greeted.is_set():
            raise AssertionError(f"the bot did not connect:\n{self.output}")

    async def kill(self, number: signal.Signals = signal.SIGKILL, within: float = TIDYING) -> None:
        """End it, by default without a chance to tidy up, and wait until it is gone; one that stays is a failure."""
        if self._process is None or self._process.returncode is not None:
            return
        self._process.send_signal(number)
        try:
            await in_time(f"the bot's end after {number.name}", self._process.wait(), within)
        except AssertionError as error:
            self._process.kill()
            raise AssertionError(f"{error}\n{self.output}") from None

    async def restart(self) -> None:
        """Kill it and start it again."""
        await self.kill()
        await self.start()


MakeProcess = Callable[..., Awaitable[BotProcess]]


@pytest_asyncio.fixture
async def bot_process(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[MakeProcess]:
    """Starts bots as processes, e.g. `await bot_process("-m", "tests.example_bot")`, against the last opened sandbox."""
    started: list[BotProcess] = []

    async def make(*arguments: str, sandbox: Sandbox | None = None, **environment: str) -> BotProcess:
        home = sandbox or _watched(request.node).sandboxes[-1]
        printed = tmp_path_factory.mktemp("bot") / "printed.txt"
        process = BotProcess(home, [sys.executable, *arguments], environment, printed)
        started.append(process)
        _watched(request.node).processes.append(process)
        await process.start()
        return process

    yield make
    for process in started:
        await process.kill()
