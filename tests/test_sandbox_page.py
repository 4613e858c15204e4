"""The sandbox's page in a real browser, with a real bot behind it: what a visitor types, clicks, reads and does not see."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from sandbox.deeds import write_message
from sandbox.server import PAGE, Sandbox
from tests.browser import DESKTOP, PHONE, running_browser, window
from tests.example_bot import ExampleBot
from tests.sandbox_fixtures import RunBot

LEAST_TOUCH = 40
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

Visit = Callable[..., Awaitable[Page]]


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
    await picture.evaluate("(image) => image.decode()")
    assert await picture.evaluate("(image) => image.naturalWidth") == 8

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


@SIZES
async def test_components_v2(visit: Visit, size: tuple[int, int]) -> None:
    page = await visit("Ada", size)
    await run(page, "layout")
    container = last_message(page).locator(".container")
    await expect(container.get_by_role("heading", name="The board")).to_be_visible()
    await expect(container.get_by_role("img", name="a green square")).to_be_visible()
    await press(container.get_by_role("button", name="Turn"))
    await expect(container.get_by_role("heading", name="Turned")).to_be_visible()


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


def write_something_wide(sandbox: Sandbox) -> None:
    """A message whose words, buttons and options are as long as Discord allows."""
    core = sandbox.core
    long_word = "Endless" + "x" * 73
    parts = {"label": long_word, "custom_id": "wide"}
    options = [{"label": long_word, "value": "v", "description": long_word, "default": True}]
    body = {
        "content": f"{long_word * 3}\n```\n{long_word * 3}\n```",
        "embeds": [{"title": long_word, "fields": [{"name": long_word, "value": long_word, "inline": True}] * 3}],
        "components": [
            {"type": 1, "components": [{"type": 2, "style": 1, **parts}, {"type": 2, "style": 2, **parts}]},
            {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": options, "placeholder": long_word}]},
        ],
    }
    lobby = next(iter(core.world.guild_channels(next(iter(core.world.guilds)))))
    write_message(core, lobby, core.world.bot_id, body, {})


@SIZES
async def test_the_page_fits_its_screen(visit: Visit, sandbox: Sandbox, size: tuple[int, int]) -> None:
    page = await visit("Dana", size)
    await run(page, "board")
    await run(page, "layout")
    write_something_wide(sandbox)
    await expect(last_message(page)).to_contain_text("Endless")
    wide = await page.evaluate(
        """() => [...document.querySelectorAll(".message *")]
            .filter((part) => part.getBoundingClientRect().right > innerWidth && !part.closest("pre"))
            .map((part) => part.className)"""
    )
    assert wide == []
    width, shown = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= shown == size[0]
    if size == PHONE:
        small = await page.evaluate(
            """(least) => [...document.querySelectorAll(".header button, .composer button, .components button")]
                .filter((button) => button.checkVisibility() && !button.matches(".picture"))
                .map((button) => [button.textContent, button.getBoundingClientRect()])
                .filter(([, box]) => box.width < least || box.height < least)
                .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)""",
            LEAST_TOUCH,
        )
        assert small == []


async def test_nothing_comes_from_elsewhere(visit: Visit, sandbox: Sandbox) -> None:
    page = await visit("Ada")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.reload()
    await expect(page.locator(".composer-text")).to_be_visible()
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((sandbox.url, "data:"))] == []


async def test_an_unknown_person_is_told_so(browser: Browser, sandbox: Sandbox) -> None:
    page = await browser.new_page()
    await page.goto(f"{sandbox.url}/#/as/Nobody")
    await expect(page.get_by_role("heading")).to_have_text("There is nobody called Nobody here.")
    await press(page.get_by_role("link"))
    await expect(page.locator(".person-switch strong")).to_have_text("Ada")


MARKDOWN = {
    "**a** *b* _c_ __d__ ~~e~~ ***f***": "<p><strong>a</strong> <em>b</em> <em>c</em> <u>d</u> <s>e</s> "
    "<strong><em>f</em></strong></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    r"\*not\* <b>markup</b>": "<p>*not* &lt;b&gt;markup&lt;/b&gt;</p>",
    "# One\n## Two\ntext": '<h4 class="heading-1">One</h4><h5 class="heading-2">Two</h5><p>text</p>',
    "a\nb": "<p>a<br>b</p>",
    "- a\n  - b\n- c\n1. d": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol><li>d</li></ol>",
    "> a\n> b\nc": "<blockquote><p>a<br>b</p></blockquote><p>c</p>",
    "-# small": '<small class="subtext">small</small>',
    "`**raw**`": '<p><code class="code-inline">**raw**</code></p>',
    "```py\nx = 1\n```": '<pre class="code-block" tabindex="0"><code data-language="py">x = 1</code></pre>',
    "<@7> <@!8> <@&9> <#5>": '<p><span class="mention mention-self">@Ada</span> <span class="mention">@8</span> '
    '<span class="mention">@9</span> <a class="mention" href="#5">#lobby</a></p>',
    "[here](https://example.org) <https://example.org/a>.": '<p><a href="https://example.org" target="_blank" '
    'rel="noopener noreferrer">here</a> <a href="https://example.org/a" target="_blank" rel="noopener noreferrer">'
    "https://example.org/a</a>.</p>",
    "[no](javascript:alert(1))": "<p>[no](javascript:alert(1))</p>",
    "</game new:5>": '<p><button type="button" class="mention">/game new</button></p>',
}
DRAW = """async (texts) => {
  const { markdown } = await import("/js/markdown.js");
  const look = {
    self: "7", locale: "en-US", words: { spoiler: "Spoiler" }, role: () => undefined, emoji: (id) => id, jump: () => null,
    user: (id) => (id === "7" ? { name: "Ada" } : undefined), channel: () => ({ name: "lobby", href: "#5" }),
  };
  return texts.map((text) => markdown(text, look).map((element) => element.outerHTML).join(""));
}"""


async def test_markdown(browser: Browser, sandbox: Sandbox) -> None:
    page = await browser.new_page()
    await page.goto(f"{sandbox.url}/js/markdown.js")
    drawn = await page.evaluate(DRAW, list(MARKDOWN))
    assert dict(zip(MARKDOWN, drawn, strict=True)) == MARKDOWN


def words(language: str) -> dict[str, str]:
    """The page's words in a language."""
    text = (PAGE / "js" / f"words.{language}.js").read_text(encoding="utf-8")
    return dict(re.findall(r'^  "([\w-]+)": "(.*)",$', text, re.MULTILINE))


def test_the_page_has_the_same_words_in_both_languages() -> None:
    english, german = words("en"), words("de")
    assert list(english) == list(german)
    for key in english:
        places = [sorted(re.findall(r"\{\w+\}", text)) for text in (english[key], german[key])]
        assert places[0] == places[1], key
    said = re.compile(r'\b(?:t|tNodes)\("([\w-]+)"')
    used = {key for file in scripts() for key in said.findall(file.read_text(encoding="utf-8"))}
    assert used <= set(english)
    spelled_out = " ".join(file.read_text(encoding="utf-8") for file in scripts())
    prefixes = ("what-", "theme-", "preset-", "now-")
    assert [key for key in english if f'"{key}"' not in spelled_out and not key.startswith(prefixes)] == []


def scripts() -> list[Path]:
    """The page's scripts, but for the words."""
    return [file for file in sorted((PAGE / "js").glob("*.js")) if not file.name.startswith("words.")]
