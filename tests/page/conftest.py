"""A visitor's window on the sandbox's page, with a real bot behind it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from sandbox.server import Sandbox
from tests.browser import DESKTOP, running_browser, window
from tests.example_bot import ExampleBot
from tests.page.hands import Visit
from tests.sandbox_fixtures import RunBot


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Browser]:
    """A headless browser."""
    async with running_browser() as running:
        yield running


@pytest_asyncio.fixture
async def visit(browser: Browser, sandbox: Sandbox, run_bot: RunBot) -> AsyncIterator[Visit]:
    """Opens the page as somebody, in a window of its own, with the example bot running."""
    await run_bot(ExampleBot())
    async with AsyncExitStack() as windows:

        async def open_window(person: str, size: tuple[int, int] = DESKTOP, place: str = "") -> Page:
            page = (await windows.enter_async_context(window(browser, size))).page
            await page.goto(f"{sandbox.url}/#/as/{person}{place}")
            await expect(page.locator(".composer-text")).to_be_visible()
            return page

        yield open_window
