"""Games in the sandbox's page, as people do it: type the command, join, start, pick cards and lay tiles in DMs."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from cogs.client import Mistgrove
from engine.text import Text
from sandbox.server import Sandbox
from tests.browser import DESKTOP, PHONE, arrived, running_browser, window
from words import words

Visit = Callable[..., Awaitable[Page]]
NAMES = ("Ada", "Ben", "Cleo")
PICKS = 2
MOST_CHOICES = 2
"""A card and a pane."""
COMMAND = {"en-US": "/game new ", "de": "/partie neu "}
RUN = re.compile("Run|Ausführen")


@pytest_asyncio.fixture
async def visit(sandbox: Sandbox, mistgrove: Mistgrove) -> AsyncIterator[Visit]:
    """Opens the page as somebody, in a window of their own."""
    async with running_browser() as browser, AsyncExitStack() as windows:

        async def open_window(person: str, size: tuple[int, int], locale: str) -> Page:
            actor = await sandbox.actor(person)
            await actor.settings(locale=locale)
            return await _opened(windows, browser, sandbox, person, size)

        yield open_window


async def _opened(
    windows: AsyncExitStack, browser: Browser, sandbox: Sandbox, person: str, size: tuple[int, int]
) -> Page:
    page = (await windows.enter_async_context(window(browser, size))).page
    await page.goto(f"{sandbox.url}/#/as/{person}")
    await expect(page.locator(".composer-text")).to_be_visible()
    return page


async def press(target: Locator) -> None:
    """Click, or tap where fingers do the clicking."""
    touched = await target.page.evaluate("navigator.maxTouchPoints > 0")
    await (target.tap() if touched else target.click())


async def go(page: Page, name: str) -> None:
    """Go to a channel or DM by the sidebar, which lies under a button on a phone."""
    if await page.locator(".menu-button").is_visible():
        await press(page.locator(".menu-button"))
    await press(page.locator(".place", has_text=name))
    await expect(page.locator(".header-lines h2")).to_have_text(re.compile(name))


def button(page: Page, id: str, locale: str) -> Locator:
    """The newest button with that label."""
    return page.get_by_role("button", name=words(locale).say(Text(id)), exact=True).last


async def pick(page: Page, locale: str) -> None:
    """Choose a card and, where there is a choice, its pane; look at the preview; confirm."""
    # By its place, not as the last one: the next question may be there at once.
    panel = page.locator(".message").nth(await page.locator(".message").count() - 1)
    confirm = panel.get_by_role("button", name=words(locale).say(Text("panel-confirm")), exact=True)
    await expect(confirm).to_be_visible()
    picture = panel.locator(".picture img").first
    for _ in range(MOST_CHOICES):
        if await confirm.is_enabled():
            break
        before = await picture.get_attribute("src") or ""
        await press(panel.locator(".select:has(.select-placeholder)").get_by_role("combobox"))
        await press(panel.get_by_role("option").first)
        # Every choice brings a new picture that shows it.
        await expect(picture).not_to_have_attribute("src", before)
    await seen(panel)
    await press(confirm)
    await expect(confirm).to_have_count(0)


async def seen(message: Locator) -> None:
    """The picture has arrived, has words for those who cannot see it, and nothing sticks out to the side."""
    picture = message.locator(".picture img").first
    assert await arrived(picture) >= 400
    assert len(await picture.get_attribute("alt") or "") > 20
    width, shown = await message.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= shown


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_first_picks_of_misty(
    visit: Visit, sandbox: Sandbox, mistgrove: Mistgrove, size: tuple[int, int], locale: str
) -> None:
    """Three people, each in a window of their own; what is in the channel is in their language too."""
    ada, ben, cleo = pages = [await visit(name, size, locale) for name in NAMES]
    for page in pages:
        await go(page, "table-1")
    await ada.locator(".composer-text").press_sequentially(COMMAND[locale])
    await ada.keyboard.type("mist")
    await press(ada.locator(".suggestion", has_text="Misty"))
    await press(ada.get_by_role("button", name=RUN))
    for page in (ben, cleo):
        await press(button(page, "lobby-join", locale))
        await expect(page.locator(".ephemeral").last).to_contain_text("Misty")
    await expect(ada.locator(".message", has_text="Cleo").first).to_be_visible()
    await press(button(ada, "lobby-start", locale))

    for page in pages:
        await go(page, "Mistgrove")
    for number in range(PICKS):
        for page in pages:
            await expect(page.locator(".message")).to_have_count(number + 1)
            await pick(page, locale)
    for page in pages:
        await expect(page.locator(".message")).to_have_count(PICKS + 1)
        await go(page, "table-1")
        await seen(page.locator(".message:has(img)").last)
    table = await mistgrove.host.table_in(int((await sandbox.actor("Ada")).channel_id("table-1")))
    assert table is not None
    assert table.rows == PICKS * len(pages)


async def test_arrows_stay_under_the_thumb(visit: Visit) -> None:
    """On a phone: every press brings another picture, and the button is still where it was pressed."""
    ada = await visit("Ada", PHONE, "en-US")
    await go(ada, "table-1")
    await ada.locator(".composer-text").press_sequentially(COMMAND["en-US"])
    await ada.keyboard.type("legend")
    await press(ada.locator(".suggestion", has_text="Legendary Forests"))
    await press(ada.get_by_role("button", name=RUN))
    await press(button(ada, "lobby-start", "en"))
    await go(ada, "Mistgrove")
    panel = ada.locator(".message").last
    picture, arrow = panel.locator(".picture img").first, panel.get_by_role("button", name="▶", exact=True)
    await seen(panel)
    place = await arrow.bounding_box()
    assert place is not None
    for _ in range(3):
        before = await picture.get_attribute("src") or ""
        await ada.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        await expect(picture).not_to_have_attribute("src", before)
        await seen(panel)
        now = await arrow.bounding_box()
        assert now == pytest.approx(place, abs=2)
