"""How the page looks and speaks: it fits its screen, draws markdown, says all in both languages, and asks nobody else."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Browser, expect

from sandbox.deeds import write_message
from sandbox.server import PAGE, Sandbox
from tests.browser import PHONE, arrived
from tests.page.hands import SIZES, Visit, last_message, run

LEAST_TOUCH = 40


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


async def test_a_picture_out_of_sight_arrives_all_the_same(browser: Browser, sandbox: Sandbox) -> None:
    """Here `decode()` would wait for ever, and a test with it."""
    page = await browser.new_page()
    await page.set_content(f'<p style="height: 90000px"></p><img loading="lazy" src="{sandbox.url}/emblem.svg" />')
    assert await arrived(page.locator("img")) > 0


async def test_nothing_comes_from_elsewhere(visit: Visit, sandbox: Sandbox) -> None:
    page = await visit("Ada")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.reload()
    await expect(page.locator(".composer-text")).to_be_visible()
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((sandbox.url, "data:"))] == []


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
