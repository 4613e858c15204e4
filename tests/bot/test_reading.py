"""The rules to leaf through: every topic of every game is reached by clicking, within Discord's limits, in both languages."""

from __future__ import annotations

import pytest

from cogs import reading
from cogs.client import Mistgrove
from cogs.controls import PAGE
from cogs.speech import Speaker
from engine.registry import game, game_ids
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import gather
from words import LOCALES

MOST = 2000


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", game_ids())
def test_every_topic_stands_on_one_sheet(id: str, locale: str) -> None:
    speaker = Speaker(locale)
    all_sheets = reading.sheets(id, speaker)
    assert [topic for sheet in all_sheets for topic in sheet.topics] == list(game(id).info.topics)
    assert len(all_sheets) <= PAGE
    assert len({sheet.title for sheet in all_sheets}) == len(all_sheets)
    for number, sheet in enumerate(all_sheets):
        assert len(sheet.topics) <= PAGE
        message = reading.overview(id, number, speaker)
        # Nothing is cut: each title of the sheet can be read.
        assert len(message["content"]) < MOST
        titles = reading.titles(id, speaker)
        assert all(titles[topic] in message["content"] for topic in sheet.topics)


@pytest.mark.parametrize("locale", LOCALES)
def test_long_rules_have_chapters(locale: str) -> None:
    for id in game_ids():
        if len(game(id).info.topics) > PAGE:
            chapters = {sheet.title.partition(" (")[0] for sheet in reading.sheets(id, Speaker(locale))}
            assert len(chapters) > 1, f"nobody finds anything in the {len(game(id).info.topics)} topics of {id}"


async def test_leafing_through_by_clicking(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="de")
    opened = await ada.actor.command("rules", channel="table-1", game="everdell")
    await opened.over()
    book = opened.message
    assert book is not None
    assert book.ephemeral
    assert "Arbeiter einsetzen" in book.content

    async def choose(which: int, label: str) -> Seen:
        value = next(option["value"] for option in book.selects[which].options if option["label"] == label)
        before = book.body
        outcome = await ada.actor.select(book, which, [value])
        await ada.changed(book, outcome, before)
        return book

    await choose(0, "Karten (2/2)")
    assert "Palast" in book.content
    assert "Architekt" not in book.content
    await choose(1, "Palast")
    assert book.content.startswith("**Palast**")
    assert book.attachments
    for label, title in (("Hausierer ▶", "Hausierer"), ("◀ Palast", "Palast")):
        before = book.body
        await ada.changed(book, await ada.actor.click(book, label), before)
        assert book.content.startswith(f"**{title}**")


async def test_the_lobby_leads_to_the_rules_of_its_game(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    lobby = await ada.actor.wait_for_message(lambda message: bool(message.buttons), channel="table-1")
    opened = await ada.actor.click(lobby, "Rules")
    await opened.over()
    assert opened.message is not None
    assert opened.message.ephemeral
    assert "Misty" in opened.text


async def test_an_unknown_topic_is_explained(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    asked = await ada.actor.command("rules", channel="table-1", game="misty", topic="chess")
    await asked.over()
    assert "There is no topic “chess”" in asked.text
