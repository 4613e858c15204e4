"""What a visitor of the page does again and again."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser import DESKTOP, PHONE

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

Visit = Callable[..., Awaitable[Page]]


async def press(target: Locator) -> None:
    """Click, or tap where fingers do the clicking."""
    touched = await target.page.evaluate("navigator.maxTouchPoints > 0")
    await (target.tap() if touched else target.click())


async def run(page: Page, command: str) -> None:
    """Run a command that needs no options, as a hurried person types it."""
    await page.locator(".composer-text").fill(f"/{command} ")
    await press(page.get_by_role("button", name=re.compile("Run|Ausführen")))
    await expect(page.locator(".command-form")).to_have_count(0)


def last_message(page: Page) -> Locator:
    """The newest message on the screen."""
    return page.locator(".message").last


def said(page: Page) -> Locator:
    """What the newest message says."""
    return last_message(page).locator(".content p")


async def be(page: Page, name: str) -> None:
    """Switch to another person with the menu."""
    await press(page.locator(".person-switch"))
    await press(page.get_by_role("menuitemradio", name=re.compile(name)))
    await expect(page.locator(".person-switch strong")).to_have_text(name)
    await expect(page.locator(".composer-text")).to_be_visible()


async def open_place(page: Page, name: str) -> None:
    """Go to a channel or DM by the sidebar, which lies under a button on a phone."""
    if await page.locator(".menu-button").is_visible():
        await press(page.locator(".menu-button"))
    await press(page.locator(".place", has_text=name))
