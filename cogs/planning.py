"""Wishes for decisions to come: for each topic that can be foreseen, and step after step ("and then").

A control of it carries the verb of a panel behind an `f`, and behind a point which topic and which step it is about
("fc.12"); nothing stands there for the first step of the first topic.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.controls import Panel, button, cut, stopped
from cogs.ids import PanelId
from cogs.panel import Panels, message_of, speaker_for
from cogs.speech import Speaker
from cogs.steps import acted
from cogs.studio import as_file
from cogs.wishes import line_of, steps_of, wishes
from engine.ahead import question_after
from engine.asked import asked_at
from engine.game import View
from engine.rules import Decision
from engine.text import Text
from host import Host, Table
from host.plans import MOST_STEPS

MOST_TOPICS = 10
Foreseen = tuple[Decision, View]


async def act(
    host: Host, panels: Panels, table: Table, user_id: int, locale: str, id: PanelId, values: Sequence[str]
) -> dict[str, Any] | None:
    """Do what a control of a plan says and give what is to be seen then; None: nothing can be planned, or all has been."""
    seat = table.acting_seat(user_id)
    verb, topic, step = _read(id.verb)
    topics = list(table.play.foresee(seat).values())[:MOST_TOPICS]
    if not topics or topics[0][0].number != id.number or verb == "d":
        return None
    if verb == "" and len(topics) > 1 and not values:
        return _choice_of_topic(table, id, topics, speaker_for(table, locale), panels)
    if verb == "":
        topic = int(values[0]) if values and values[0].isdecimal() else topic
    if topic >= len(topics):
        return None
    name, words, page = topics[topic][0].topic, "", 0
    steps = steps_of(table, seat, name)
    if verb == "e":
        step += 1
    step = min(step, len(steps), MOST_STEPS - 1)
    if verb == "c":
        kept = [list(each.keys) for each in steps] + [[]]
        kept[step] = [*kept[step], id.words]
        table = await host.set_plan(table.id, user_id, name, *(keys for keys in kept if keys))
    elif verb == "x":
        if step == 0:
            table = await host.drop_plan(table.id, user_id, name)
        else:
            table = await host.set_plan(table.id, user_id, name, *(each.keys for each in steps[:step]))
    found = _foreseen(table, seat, name, step)
    if found is None:
        found, step = _foreseen(table, seat, name, 0), 0
        if found is None:
            return None
    if verb not in ("", "c", "x", "e"):
        words, page = acted(found[0], replace(id, verb=verb), values)
    return await _page(panels, table, seat, locale, found, (topic, step), words, page)


async def _page(
    panels: Panels,
    table: Table,
    seat: int,
    locale: str,
    found: Foreseen,
    place: tuple[int, int],
    words: str,
    page: int,
) -> dict[str, Any]:
    speaker, (decision, view), (topic, step) = speaker_for(table, locale), found, place
    name = list(table.play.foresee(seat))[topic]
    steps = steps_of(table, seat, name)
    asked = asked_at(decision, words)
    head = [panels.heading(table, speaker), speaker(Text("plan-about" if step == 0 else "plan-about-then"))]
    if steps:
        head.append(line_of(steps, speaker))
    head.append(f"**{speaker(decision.prompt)}**")
    mark = _mark(topic, step)
    controls = Panel(table.id, asked, speaker, page, planning=mark).view(can_undo=False)
    if step < len(steps) and step + 1 < MOST_STEPS:
        go_on = PanelId(table.id, decision.number, f"fe{mark}")
        controls.add_item(button(go_on, speaker(Text("plan-then")), row=4))
    picture = await panels.studio.panel(table, view, asked, speaker)
    return message_of(head, as_file(picture, "plan"), controls)


def _choice_of_topic(
    table: Table, id: PanelId, topics: Sequence[Foreseen], speaker: Speaker, panels: Panels
) -> dict[str, Any]:
    """Several decisions can be foreseen: which one is it about?"""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(PanelId(table.id, id.number, "f")),
        placeholder=cut(speaker(Text("plan-which")), 150),
        options=[
            discord.SelectOption(label=cut(speaker(decision.prompt), 100), value=str(number))
            for number, (decision, _) in enumerate(topics)
        ],
    )
    done = button(PanelId(table.id, id.number, "fd"), speaker(Text("plan-done")))
    seat = topics[0][0].seat
    head = [panels.heading(table, speaker), speaker(Text("plan-about")), *wishes(table, seat, speaker)]
    return message_of(head, None, stopped([select, done]))


def _read(verb: str) -> tuple[str, int, int]:
    """The verb behind the f, the number of the topic, and that of the step."""
    verb, _, place = verb[1:].partition(".")
    return (verb, int(place[0]), int(place[1])) if len(place) == 2 and place.isdecimal() else (verb, 0, 0)


def _mark(topic: int, step: int) -> str:
    return f".{topic}{step}" if topic or step else ""


def _foreseen(table: Table, seat: int, topic: str, step: int) -> Foreseen | None:
    """The question of that step of the plan, as far as it can be foreseen."""
    if step == 0:
        return table.play.foresee(seat).get(topic)
    before = [each.keys[0] for each in steps_of(table, seat, topic)[:step]]
    return question_after(table.play, seat, topic, before) if len(before) == step else None
