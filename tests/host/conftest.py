"""A host over a real file, a clock that tests set, a listener that remembers, and a toy game beside the real ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from db import Store
from engine import registry
from engine.game import Game
from host import Host, Table
from host.thinking import Job, think
from tests.host.toy import Toy

ANNA, BERT, CARL, DORA = 11, 22, 33, 44
CHANNEL = 2**60
COLOURS = 5


class Clock:
    """Time stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = datetime(2031, 5, 4, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, **duration: float) -> None:
        self.now += timedelta(**duration)


class HereThinker:
    """Thinks as the real one does, but in a thread of this process, where the toy game is known."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def choose(self, job: Job) -> str:
        self.jobs.append(job)
        return await asyncio.to_thread(think, job)

    def close(self) -> None:
        return None


class Bench:
    """Hosts over one file, as many as a test likes, and what their listeners heard."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self.clock = clock
        self.heard: list[Table] = []
        self.hosts: list[Host] = []

    async def host(self, **settings: Any) -> Host:
        """Another process, so to speak: its own connections and its own memory."""
        given: dict[str, Any] = {
            "colours": COLOURS,
            "clock": self.clock,
            "on_change": self.listen,
            "thinker": HereThinker(),
        } | settings
        host = Host(await Store.open(self.path), **given)
        self.hosts.append(host)
        return host

    async def listen(self, table: Table) -> None:
        self.heard.append(table)

    async def close(self) -> None:
        for host in self.hosts:
            await host.close(grace=1)
            await host.store.close()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    toy = Toy()
    real: Callable[[str], Game[Any, Any]] = registry.game
    monkeypatch.setattr(registry, "game", lambda id: toy if id == "toy" else real(id))
    return toy


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def bench(tmp_path: Path, clock: Clock, toy: Toy) -> AsyncIterator[Bench]:
    bench = Bench(tmp_path / "host.db", clock)
    yield bench
    await bench.close()


@pytest.fixture
async def host(bench: Bench) -> Host:
    return await bench.host()


async def started(host: Host, people: int = 2, computers: int = 0, level: str = "easy", **options: str) -> Table:
    """A running toy game: Anna hosts, others join."""
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL, guild_id=5, options=options)
    for user_id, name in list(zip((BERT, CARL, DORA), ("Bert", "Carl", "Dora"), strict=True))[: people - 1]:
        await host.join(table.id, user_id, name)
    for _ in range(computers):
        await host.add_computer(table.id, ANNA, level)
    return await host.start(table.id, ANNA)


async def picked(host: Host, table: Table) -> Table:
    """All people have picked their numbers: the turns begin."""
    for seat in table.waiting:
        assert seat.user_id is not None
        table = await host.answer(table.id, seat.user_id, "2")
    return await host.advance(table.id)
