"""The whole bot in a sandbox, in this process, with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

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
