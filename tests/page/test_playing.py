"""With the bot: commands, buttons, selects, modals, pictures, and what is seen when no answer comes."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Route, expect

from sandbox.server import Sandbox
from tests.browser import arrived
from tests.page.hands import SIZES, Visit, be, last_message, open_place, press, run, said


@SIZES
async def test_a_command_with_autocomplete(visit: Visit, size: tuple[int, int]) -> None:
    page = await visit("Ada", size)
    await page.locator(".composer-text").press_sequentially("/fruit")
    await expect(page.locator(".suggestion-title")).to_contain_text(["/pick"])
    await press(page.locator(".suggestion", has_text="/pick"))

    fruit = page.get_by_role("combobox", name="fruit")
    await expect(page.locator(".suggestion")).to_have_count(6)
    await fruit.press_sequentially("ap")
    await expect(page.locator(".suggestion")).to_have_text(["Apple", "Apricot"])
    await press(page.locator(".suggestion", has_text="Apricot"))

    await press(page.get_by_role("button", name="4 more"))
    await press(page.locator(".suggestion", has_text="times"))
    times = page.get_by_role("combobox", name="times")
    await times.fill("9")
    await press(page.get_by_role("button", name="Run"))
    await expect(page.locator(".suggestions-note")).to_have_text("“times” must be at most 5")
    await times.fill("3")

    await press(page.get_by_role("button", name="2 more").or_(page.get_by_role("button", name="3 more")))
    await press(page.locator(".suggestion", has_text="friend"))
    await page.get_by_role("combobox", name="friend").fill("be")
    await press(page.locator(".suggestion", has_text="Ben"))
    await press(page.get_by_role("button", name="Run"))
    await expect(said(page)).to_have_text("apricot 3 Ben")
    await expect(last_message(page).locator(".context-line")).to_have_text("AAda used /pick")


async def test_a_command_with_the_keyboard_alone(visit: Visit) -> None:
    page = await visit("Ada")
    await page.keyboard.type("/pick ")
    await expect(page.locator(".suggestion")).to_have_count(6)
    await page.keyboard.type("b")
    await expect(page.locator(".suggestion")).to_have_text(["Banana"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="fruit")).to_have_value("Banana")
    await page.keyboard.press("Enter")
    await expect(said(page)).to_have_text("banana 1")
    await expect(page.locator(".composer-text")).to_be_focused()

    await page.keyboard.type("/board ")
    await page.keyboard.press("Enter")
    await page.get_by_role("combobox", name="Take a piece").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Enter"):
        await page.keyboard.press(key)
    await expect(said(page)).to_have_text("took ship")
    await page.locator(".composer-text").focus()

    await page.keyboard.type("/ping")
    await page.keyboard.press("Escape")
    await expect(page.locator(".suggestions")).to_be_hidden()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type("hello @be")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(said(page)).to_have_text("hello @Ben")


async def test_the_keyboard_stays_where_it_was(visit: Visit) -> None:
    """A message is drawn anew while it waits and when it has changed; the next Tab or Enter goes on from there."""
    page = await visit("Ada")
    await run(page, "board")
    join = page.get_by_role("button", name="Join")
    await join.press("Enter")
    await expect(said(page)).to_have_text("Players: Ada")
    await expect(join).to_be_focused()

    pieces = page.get_by_role("combobox", name="Take a piece")
    await pieces.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(said(page)).to_have_text(re.compile("took"))
    await expect(pieces).to_be_focused()

    ask = page.get_by_role("button", name="Ask")
    await ask.press("Enter")
    await expect(page.get_by_role("dialog").get_by_label("Name")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(ask).to_be_focused()


@SIZES
async def test_buttons_and_selects_change_the_message_for_all_and_ephemerals_for_one(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada, ben = await visit("Ada", size), await visit("Ben", size)
    await run(ada, "board")
    await press(ada.get_by_role("button", name="Join"))
    for page in (ada, ben):
        await expect(said(page)).to_have_text("Players: Ada")
    await expect(ada.get_by_role("button", name="Later")).to_be_disabled()

    await press(ada.get_by_role("combobox", name="Take a piece"))
    await press(ada.get_by_role("option", name="Ship"))
    answer = last_message(ada)
    await expect(said(ada)).to_have_text("took ship")
    await expect(answer.locator(".ephemeral-foot")).to_contain_text("Only you can see this")

    await press(ben.get_by_role("button", name="Join"))
    await expect(said(ben)).to_have_text("Players: Ada, Ben")
    await expect(ben.locator(".ephemeral")).to_have_count(0)

    await press(answer.get_by_role("button", name="Dismiss message"))
    await expect(ada.locator(".ephemeral")).to_have_count(0)


@SIZES
async def test_a_modal_keeps_what_is_written_until_it_is_right(visit: Visit, size: tuple[int, int]) -> None:
    page = await visit("Ada", size)
    await run(page, "board")
    await press(page.get_by_role("button", name="Ask"))
    dialog = page.get_by_role("dialog", name="A question")
    await dialog.get_by_label("Name").fill("Ada L.")
    await press(dialog.get_by_role("button", name="Submit"))
    await expect(dialog.locator(".field-error").filter(has_text="Please choose at least 1")).to_have_count(2)

    await press(dialog.get_by_role("combobox", name="Size"))
    await press(page.get_by_role("option", name="Large"))
    await dialog.get_by_role("radio", name="Blue").check()
    await dialog.get_by_role("checkbox", name="Hat").check()
    await press(dialog.get_by_role("button", name="Submit"))
    await expect(dialog).to_be_hidden()
    await expect(said(page)).to_have_text("Ada L. l Blue Hat")


async def test_several_people_chosen_in_one_select(visit: Visit) -> None:
    page = await visit("Ada")
    await run(page, "pickers")
    await press(page.get_by_role("combobox", name="People"))
    await press(page.get_by_role("option", name="Cleo"))
    await press(page.get_by_role("option", name="Dana"))
    await press(page.get_by_role("button", name="Done"))
    await expect(said(page)).to_have_text("Member:cleo, Member:dana")
    await expect(page.locator(".select-chip")).to_have_text(["CCleo", "DDana"])


@SIZES
async def test_a_picture_in_a_dm_belongs_to_one_person(visit: Visit, size: tuple[int, int]) -> None:
    page = await visit("Ada", size)
    await run(page, "letter")
    await expect(page.locator(".place .badge")).to_have_text("1")
    await open_place(page, "Mistgrove")
    await expect(page.locator(".place .badge")).to_have_count(0)
    picture = last_message(page).get_by_role("img", name="a green square")
    assert await arrived(picture) == 8

    await press(picture)
    dialog = page.get_by_role("dialog", name="a green square")
    large = dialog.get_by_role("img")
    await press(large)
    assert await large.evaluate("(image) => image.width") == 16
    await press(large)
    assert await large.evaluate("(image) => image.width") == 8
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)

    await be(page, "Ben")
    await expect(page.locator(".sidebar")).to_contain_text("Noch keine Nachrichten")
    await open_place(page, "table-1")
    await be(page, "Ada")
    await expect(page.locator(".header-lines h2")).to_have_text("table-1")
    await be(page, "Ben")
    await expect(page.locator(".ephemeral")).to_have_count(0)


async def test_a_picture_stays_until_the_next_one_is_there(visit: Visit) -> None:
    page = await visit("Ada")
    await run(page, "board")
    picture = last_message(page).locator(".picture img:not(.leaving)")
    await arrived(picture)
    on_its_way = asyncio.Event()

    async def slow(route: Route) -> None:
        await on_its_way.wait()
        await route.continue_()

    await page.route("**/board.png*", slow)
    before = await picture.get_attribute("src") or ""
    await page.get_by_role("button", name="Paint").click()
    await expect(picture).not_to_have_attribute("src", before)
    leaving = page.locator(".picture .leaving")
    await expect(leaving).to_have_attribute("src", before)
    assert await arrived(leaving) == 8
    on_its_way.set()
    await expect(leaving).to_have_count(0)
    assert await arrived(picture) == 8


@SIZES
async def test_components_v2(visit: Visit, size: tuple[int, int]) -> None:
    page = await visit("Ada", size)
    await run(page, "layout")
    container = last_message(page).locator(".container")
    await expect(container.get_by_role("heading", name="The board")).to_be_visible()
    await expect(container.get_by_role("img", name="a green square")).to_be_visible()
    await press(container.get_by_role("button", name="Turn"))
    await expect(container.get_by_role("heading", name="Turned")).to_be_visible()


async def test_closed_dms(visit: Visit) -> None:
    page = await visit("Ada")
    await page.get_by_role("switch", name="DMs closed").check()
    await expect(page.locator(".person-switch")).to_be_visible()
    await run(page, "letter")
    await expect(said(page)).to_have_text(re.compile(r"^closed: 50\d+$"))


async def test_no_answer_is_shown_as_such(visit: Visit, sandbox: Sandbox) -> None:
    page = await visit("Ada")
    await run(page, "board")
    await run(page, "silent")
    await expect(last_message(page)).to_contain_text("Sending command…")
    sandbox.advance(3.5)
    await expect(last_message(page)).to_contain_text("The application did not respond")
    await press(last_message(page).get_by_role("button", name="Dismiss message"))

    sandbox.fault("lost", match={"event": "INTERACTION_CREATE"})
    await press(page.get_by_role("button", name="Join"))
    await expect(page.locator(".button.waiting")).to_be_visible()
    sandbox.advance(3.5)
    await expect(last_message(page).locator(".failed")).to_have_text("This interaction failed")
    await press(page.get_by_role("button", name="Join"))
    await expect(said(page)).to_have_text("Players: Ada")
    await expect(page.locator(".failed")).to_have_count(0)
