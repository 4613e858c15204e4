"""The whole bot in a sandbox, in this process, with a database of its own."""

from __future__ import annotations

import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio
from fluent.runtime import FluentResource

from cogs.client import Mistgrove
from db import Store
from engine import registry
from render.painter import painter
from sandbox.server import Sandbox
from tests.sandbox_fixtures import RunBot
from words import LOCALES, words

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

    async def no_thought(*_: object) -> None:
        """Whoever has no answer of its own gives any that is legal."""

    monkeypatch.setattr("host.settling.Settling._think", no_thought)


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One more game beside the real ones, with its painter and its words."""
    ids = registry.game_ids()
    monkeypatch.setattr(registry, "game_ids", lambda: (*ids, "fair"))
    monkeypatch.setitem(sys.modules, "engine.games.fair", import_module("tests.bot.fair"))
    monkeypatch.setitem(sys.modules, "render.fair", import_module("tests.bot.fair.painter"))
    for locale in LOCALES:
        file = Path(__file__).parent / "fair" / f"{locale}.ftl"
        words(locale)._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    yield
    registry.game.cache_clear()
    painter.cache_clear()
