"""The whole bot in a sandbox, in this process, with a database of its own."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

from cogs.client import Mistgrove
from db import Store
from sandbox.server import Sandbox
from tests.sandbox_fixtures import RunBot

StartBot = Callable[[], Awaitable[Mistgrove]]


@pytest_asyncio.fixture
async def mistgrove(sandbox: Sandbox, run_bot: RunBot, tmp_path: Path) -> AsyncIterator[Mistgrove]:
    """A bot that is ready to be used."""
    store = await Store.open(tmp_path / "mistgrove.db")
    bot = Mistgrove(store)
    await run_bot(bot)
    yield bot
    await bot.close()
    await store.close()


@pytest.fixture
def same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of the test is dealt from one and the same seed."""
    dealer = SimpleNamespace(token_hex=lambda size: "5eed" * (size // 2), choice=secrets.choice)
    monkeypatch.setattr("host.lobbies.secrets", dealer)


@pytest.fixture
def quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers that do anything legal, where a test is not about how well they play."""
    monkeypatch.setattr("host.settling.job_for", lambda match, seat: None)
