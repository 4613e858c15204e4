"""Around the bot: people and their languages, places, messages of one's own, the drawer, and a server that comes and goes."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Browser, expect

from sandbox.server import PAGE, Sandbox
from tests.browser import PHONE, window
from tests.example_bot import ExampleBot
from tests.page.hands import Visit, be, last_message, open_place, press, run, said
from tests.sandbox_fixtures import RunBot


async def test_the_switch_shows_whom_something_waits_for(visit: Visit) -> None:
    page = await visit("Ada")
    await run(page, "letter")
    await expect(page.locator(".place .badge")).to_have_text("1")
    await be(page, "Ben")
    await page.locator(".person-switch").click()
    await expect(page.locator(".person-row .badge")).to_have_text("1")
    ada = page.get_by_role("menuitemradio", name=re.compile("Ada.*1"))
    await ada.click()
    await page.locator(".place", has_text="Mistgrove").click()
    await expect(page.locator(".place .badge")).to_have_count(0)
    await page.locator(".person-switch").click()
    await expect(page.get_by_role("menuitemradio")).to_have_count(6)
    await expect(page.locator(".person-row .badge")).to_have_count(0)


async def test_everybody_reads_in_their_own_language(visit: Visit) -> None:
    page = await visit("Ben")
    await page.locator(".composer-text").fill("/klo")
    await expect(page.locator(".suggestion-title")).to_have_text(["/klopfen"])
    await page.locator("#language").select_option("en-US")
    await expect(page.locator(".person-label")).to_have_text("You are")
    await page.locator(".composer-text").fill("/pin")
    await expect(page.locator(".suggestion-title")).to_have_text(["/ping"])


async def test_the_owner_chooses_the_language_of_the_server(visit: Visit, sandbox: Sandbox) -> None:
    page, ben = await visit("Ada"), await visit("Ben")
    await page.get_by_role("button", name="Language of this server: English (US)").click()
    await page.get_by_role("menuitemradio", name="Deutsch").click()
    await expect(page.get_by_role("button", name="Language of this server: Deutsch")).to_be_visible()
    assert [guild.preferred_locale for guild in sandbox.world.guilds.values()] == ["de"]
    await expect(ben.get_by_role("button", name=re.compile("Sprache dieses Servers"))).to_have_count(0)


async def test_the_drawer_sets_faults_and_shows_the_journal(visit: Visit, sandbox: Sandbox) -> None:
    page = await visit("Ada")
    await press(page.get_by_role("button", name="Journal and faults"))
    await run(page, "ping")
    await expect(page.locator(".entry", has_text="Ada: command ping")).to_have_count(1)
    await page.locator(".composer-text").fill("hello")
    await page.locator(".composer-text").press("Enter")
    await press(page.get_by_role("button", name="People", exact=True))
    await expect(page.locator(".entry:not(:has(.what-actor, .what-deed))")).to_have_count(0)
    await page.get_by_role("searchbox", name="Filter").fill("#lobby")
    await expect(page.locator(".entry .line")).to_have_text(
        'Ada: POST channels/#lobby/messages {"content": "hello", "files": []}'
    )

    await press(page.get_by_role("tab", name="Faults"))
    presets = page.locator(".presets").first.get_by_role("button")
    for number in range(await presets.count()):
        await press(presets.nth(number))
        await expect(page.locator(".fault")).to_have_count(number + 1)
    assert [fault.kind for fault in sandbox.core.faults][-1] == "duplicate"

    await page.get_by_text("Your own", exact=True).click()
    await page.get_by_label("What happens").select_option("late")
    await page.get_by_label("seconds").fill("1.5")
    await press(page.get_by_role("button", name="Add fault"))
    await expect(page.locator(".fault").last).to_contain_text("late")
    assert [fault.seconds for fault in sandbox.core.faults][-1] == 1.5
    await press(page.get_by_role("button", name="Clear all"))
    await expect(page.locator(".fault")).to_have_count(0)
    assert not sandbox.core.faults


async def test_the_drawer_with_the_keyboard_alone(visit: Visit) -> None:
    page = await visit("Ada")
    lever = page.get_by_role("button", name="Journal and faults")
    await lever.press("Enter")
    await page.get_by_role("tab", name="Journal").press("ArrowRight")
    await expect(page.get_by_role("tab", name="Faults", selected=True)).to_be_focused()
    await expect(page.get_by_role("button", name="Global rate limit")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".drawer")).to_be_hidden()
    await expect(lever).to_be_focused()


async def test_a_menu_that_covers_the_page_on_a_phone(visit: Visit) -> None:
    page = await visit("Ada", PHONE)
    await page.locator(".menu-button").tap()
    await page.locator(".composer-text").focus()
    await expect(page.locator(".sidebar-close")).to_be_focused()
    await page.keyboard.press("Escape")
    # A click waits until nothing covers the page any more.
    await page.locator(".composer-text").click()
    await expect(page.locator(".composer-text")).to_be_focused()
    await page.locator(".menu-button").tap()
    await page.set_viewport_size({"width": 900, "height": 700})
    await page.locator(".composer-text").click()
    await expect(page.locator(".composer-text")).to_be_focused()


async def test_threads_mentions_and_links_that_jump(visit: Visit, sandbox: Sandbox) -> None:
    ada, ben = await visit("Ada"), await visit("Ben")
    guild = next(iter(sandbox.world.guilds))
    lobby, table = sandbox.world.guild_channels(guild)[:2]
    people = {person.name: person for person in sandbox.world.people()}

    await open_place(ada, "table-1")
    await ada.locator(".composer-text").fill(f"Look, @Ben: https://discord.com/channels/{guild}/{lobby.id}")
    await press(ada.get_by_role("button", name="Send"))
    await expect(ben.locator(".place", has_text="table-1").locator(".badge")).to_have_text("1")
    await open_place(ben, "table-1")
    await expect(ben.locator(".new-line")).to_be_visible()
    await expect(ben.locator(".mentioning .mention-self")).to_have_text("@Ben")
    await press(ben.locator(".content a.jump"))
    await expect(ben).to_have_url(re.compile(f"#/as/Ben/{lobby.id}$"))
    assert sandbox.core.sight.unread(people["Ben"].id, table) == {"count": 0, "mentions": 0}

    await press(ada.get_by_role("button", name="New thread"))
    await ada.get_by_label("Name of the thread").fill("a side track")
    await press(ada.get_by_role("button", name="Create"))
    await expect(ada.locator(".header-lines h2")).to_have_text("a side track")
    await expect(ben.locator(".threads .place")).to_have_text(["a side track"])


def test_refusals_that_have_words_are_those_of_the_server() -> None:
    script = (PAGE / "js" / "toast.js").read_text(encoding="utf-8")
    known = re.findall(r'^  "(.*)": "[\w-]+",$', script, re.MULTILINE)
    server = "".join(file.read_text(encoding="utf-8") for file in PAGE.parent.glob("*.py"))
    assert len(known) > 5
    assert [sentence for sentence in known if f'"{sentence}"' not in server] == []


async def test_a_refusal_speaks_the_readers_language(browser: Browser, sandbox: Sandbox, run_bot: RunBot) -> None:
    await run_bot(ExampleBot())
    ada = await sandbox.actor("Ada")
    thread = (await ada.call("POST", f"channels/{ada.channel_id()}/threads", {"name": "aside"}))["channel"]
    async with window(browser) as visitor:
        page = visitor.page
        await page.goto(f"{sandbox.url}/#/as/Ben/{thread['id']}")
        await run(page, "board")
        await ada.call("PATCH", f"channels/{thread['id']}", {"archived": True})
        await expect(page.locator(".composer-closed")).to_be_visible()
        await press(page.get_by_role("button", name="Join"))
        await expect(page.locator(".toast")).to_have_text("Dieser Thread ist archiviert.")
        # The browser itself notes every refusal.
        visitor.complaints[:] = [text for text in visitor.complaints if "409" not in text]


async def test_a_message_is_corrected(visit: Visit) -> None:
    ada, ben = await visit("Ada"), await visit("Ben")
    text = ada.locator(".composer-text")
    await text.fill("helo @Ben!")
    await text.press("Enter")
    await expect(said(ben)).to_have_text("helo @Ben!")
    await text.press("ArrowUp")
    await expect(text).to_have_value("helo @Ben!")
    await text.fill("hello @Ben!")
    await text.press("Enter")
    await expect(said(ben)).to_have_text("hello @Ben!")
    await expect(last_message(ben).locator(".edited")).to_be_visible()
    await expect(ben.locator(".message")).to_have_count(1)
    await expect(text).to_have_value("")

    await text.fill("a draft")
    await ada.get_by_role("button", name="Message actions").click()
    await ada.get_by_role("menuitem", name="Edit").click()
    await expect(text).to_have_value("hello @Ben!")
    await text.press("Escape")
    await expect(text).to_have_value("a draft")
    await ben.get_by_role("button", name="Aktionen zur Nachricht").click()
    await expect(ben.get_by_role("menuitem", name="Antworten")).to_be_visible()
    await expect(ben.get_by_role("menuitem", name="Bearbeiten")).to_have_count(0)


async def test_the_liveliest_post_comes_first(visit: Visit, sandbox: Sandbox) -> None:
    page, ben = await visit("Ada"), await sandbox.actor("Ben")
    posts = [
        (await ben.call("POST", f"channels/{ben.channel_id('games')}/threads", {"name": name, "content": "hi"}))[
            "channel"
        ]
        for name in ("first", "second")
    ]
    await open_place(page, "games")
    await expect(page.locator(".post strong")).to_have_text(["second", "first"])
    await ben.say("still here", channel=posts[0])
    await expect(page.locator(".post strong")).to_have_text(["first", "second"])
    await expect(page.locator(".post").first.locator(".post-note")).to_contain_text("Ben · now")


async def test_a_page_outlives_its_server(browser: Browser, tmp_path: Path) -> None:
    async with window(browser) as visitor:
        page = visitor.page
        text = page.locator(".composer-text")
        async with Sandbox(data=tmp_path) as sandbox:
            port = int(sandbox.url.rpartition(":")[2])
            await page.goto(f"{sandbox.url}/#/as/Ada")
            await text.fill("before")
            await text.press("Enter")
            await expect(said(page)).to_have_text("before")
            await text.fill("a draft")
        await expect(page.locator(".banner")).to_be_visible()
        async with Sandbox(port=port, data=tmp_path):
            await expect(page.locator(".banner")).to_be_hidden()
            await expect(said(page)).to_have_text("before")
            await expect(text).to_have_value("a draft")
            await text.press("Enter")
            await expect(page.locator(".message")).to_have_count(2)
        # A new world has other channels: nobody is left standing before one that is gone.
        async with Sandbox(port=port):
            await expect(page.locator(".beginning")).to_be_visible()
            await expect(page.locator(".message")).to_have_count(0)
        # The browser itself notes that nobody answered for a while.
        visitor.complaints[:] = [text for text in visitor.complaints if "ERR_CONNECTION_REFUSED" not in text]


async def test_an_unknown_person_is_told_so(browser: Browser, sandbox: Sandbox) -> None:
    page = await browser.new_page()
    await page.goto(f"{sandbox.url}/#/as/Nobody")
    await expect(page.get_by_role("heading")).to_have_text("There is nobody called Nobody here.")
    await press(page.get_by_role("link"))
    await expect(page.locator(".person-switch strong")).to_have_text("Ada")
