"""A game's rules to leaf through: chapters with their topics, each topic a page, with selects and buttons that suit a phone.

A chapter begins where a topic's message has an attribute `chapter`. Pure, but for the picture of a page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from cogs.controls import PAGE, SHORT_LABEL, cut, stopped
from cogs.ids import RulesId
from cogs.speech import Speaker
from cogs.studio import Studio
from engine.refusals import Refusal
from engine.registry import game
from engine.text import Text


@dataclass(frozen=True)
class Sheet:
    """As many topics of a chapter as a select holds."""

    title: str
    topics: tuple[str, ...]


def titles(id: str, speaker: Speaker) -> dict[str, str]:
    """Every topic of a game's rules: its id and its title."""
    return {topic: speaker(Text(f"{id}-rules-{topic}.title")) for topic in game(id).info.topics}


def sheets(id: str, speaker: Speaker) -> list[Sheet]:
    """The rules in chapters, and long chapters in parts."""
    chapters: list[tuple[str, list[str]]] = []
    for topic in game(id).info.topics:
        chapter = f"{id}-rules-{topic}.chapter"
        if speaker.words.has(chapter):
            chapters.append((speaker(Text(chapter)), []))
        elif not chapters:
            chapters.append((speaker(Text("rules-chapter")), []))
        chapters[-1][1].append(topic)
    found = []
    for title, topics in chapters:
        parts = [tuple(topics[start : start + PAGE]) for start in range(0, len(topics), PAGE)]
        for number, part in enumerate(parts, 1):
            whole = title if len(parts) == 1 else f"{title} ({number}/{len(parts)})"
            found.append(Sheet(whole, part))
    return found


def overview(id: str, number: int, speaker: Speaker) -> dict[str, Any]:
    """The topics of one sheet."""
    known, all_sheets = titles(id, speaker), sheets(id, speaker)
    sheet = all_sheets[number % len(all_sheets)]
    listed = " · ".join(known[topic] for topic in sheet.topics)
    text = Text("rules-topics", game=game(id).info.title, chapter=sheet.title, topics=listed)
    return {"content": cut(speaker(text), 2000), "view": _controls(id, sheet, None, speaker), "files": []}


async def page(id: str, topic: str, speaker: Speaker, studio: Studio) -> dict[str, Any]:
    """One topic, with its picture where the painter has one."""
    known = titles(id, speaker)
    if topic not in known:
        raise Refusal(Text("rules-no-topic", topic=topic[:60], known=", ".join(list(known.values())[:30])))
    sheet = next(sheet for sheet in sheets(id, speaker) if topic in sheet.topics)
    heading = speaker(Text("rules-heading", game=game(id).info.title, chapter=sheet.title, topic=known[topic]))
    picture = await studio.illustration(id, topic, speaker)
    return {
        "content": cut(f"{heading}\n{speaker(Text(f'{id}-rules-{topic}'))}", 2000),
        "view": _controls(id, sheet, topic, speaker),
        "files": [picture] if picture is not None else [],
    }


def _controls(id: str, sheet: Sheet, topic: str | None, speaker: Speaker) -> discord.ui.View:
    """Choose a chapter, choose a topic, read on."""
    known, all_sheets = titles(id, speaker), sheets(id, speaker)
    items: list[discord.ui.Item[Any]] = []
    if len(all_sheets) > 1:
        chapters = [
            discord.SelectOption(
                label=cut(other.title, 100),
                value=str(number),
                description=cut(f"{known[other.topics[0]]} – {known[other.topics[-1]]}", 100),
                default=other == sheet,
            )
            for number, other in enumerate(all_sheets[:PAGE])
        ]
        items.append(discord.ui.Select(custom_id=str(RulesId(id, "sheet")), options=chapters, row=0))
    topics = [
        discord.SelectOption(label=cut(known[other], 100), value=other, default=other == topic)
        for other in sheet.topics
    ]
    placeholder = speaker(Text("rules-choose"))
    items.append(discord.ui.Select(custom_id=str(RulesId(id, "topic")), options=topics, placeholder=placeholder, row=1))
    if topic is not None:
        order = list(known)
        at = order.index(topic)
        for step, label in ((-1, "◀ {}"), (1, "{} ▶")):
            if 0 <= at + step < len(order):
                other = order[at + step]
                name = label.format(cut(known[other], SHORT_LABEL - 2))
                items.append(discord.ui.Button(custom_id=str(RulesId(id, "topic", other)), label=name, row=2))
    return stopped(items)
