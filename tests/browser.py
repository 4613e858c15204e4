"""A headless Chromium for tests of web pages, and one rule: a page under test writes no errors to its console.

Where no browser is installed such a test is skipped and says so; on CI (`CI=true`) that is a failure instead.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, async_playwright, expect

from tests.patience import in_time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# For actions and expectations alike; long, because a busy machine must not fail a test.
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)
DESKTOP = (1280, 800)
PHONE = (390, 844)


def browser_path() -> str:
    """Where a Chromium is; skips the test where there is none, and fails it on CI."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        reason = "no Chromium found (looked for " + ", ".join(NAMES) + ")"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return path


@dataclass
class Window:
    """One visitor's page, and everything it complained about."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def heard(self, message: ConsoleMessage) -> None:
        """Remember errors and warnings of the console."""
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def crashed(self, error: Error) -> None:
        """Remember an exception that nobody caught."""
        self.complaints.append(f"uncaught: {error.message}")


@asynccontextmanager
async def running_browser() -> AsyncIterator[Browser]:
    """A browser for as long as a test needs it."""
    path = browser_path()
    manager = async_playwright()
    playwright = await in_time("starting the browser's driver", manager.start())
    try:
        browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            await in_time("closing the browser", browser.close())
    finally:
        await in_time("stopping the browser's driver", playwright.stop())


@asynccontextmanager
async def window(browser: Browser, size: tuple[int, int] = DESKTOP) -> AsyncIterator[Window]:
    """A fresh window; a phone-sized one is touched. Complaints in its console fail the test at the end."""
    context = await new_context(browser, size)
    page = await context.new_page()
    visitor = Window(page)
    page.on("console", visitor.heard)
    page.on("pageerror", visitor.crashed)
    try:
        yield visitor
    finally:
        await in_time("closing the window", context.close())
    assert visitor.complaints == []


async def arrived(picture: Locator) -> int:
    """Wait until a picture is there; gives its own width.

    Never with `decode()`: of a picture that is loaded lazily and was replaced, or is out of sight, it waits for ever.
    """

    async def look() -> int:
        await picture.scroll_into_view_if_needed()
        while not (width := int(await picture.evaluate("(image) => image.naturalWidth"))):  # noqa: ASYNC110
            # What is waited for happens in another process, and the picture may be another one each time.
            await asyncio.sleep(0.02)
        return width

    return await in_time("the arrival of a picture", look(), PATIENCE_MS / 1000)


async def new_context(browser: Browser, size: tuple[int, int]) -> BrowserContext:
    """A window's own cookies, storage and size; quiet colours and no motion, so that clicks never wait for an animation."""
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size == PHONE,
        reduced_motion="reduce",
        color_scheme="dark",
    )
    context.set_default_timeout(PATIENCE_MS)
    return context
