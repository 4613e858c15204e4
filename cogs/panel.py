"""A player's own panel: hand or board, the question, and its controls. For a DM or an ephemeral, nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.board import news_text
from cogs.controls import Panel, add_where_it_fits, answered_view, button, cut, plan_button, stopped
from cogs.ids import TableId
from cogs.links import in_dm, place_of
from cogs.speech import Speaker, awaited, plain
from cogs.steps import with_ghost
from cogs.studio import Studio, as_file
from cogs.wishes import wishes
from engine.asked import asked_at
from engine.text import Text
from host import Table


def speaker_for(table: Table, locale: str | None) -> Speaker:
    """With names that are safe in a message; for somebody whose language is not known, in that of the table."""
    return Speaker(locale or table.locale, [plain(name) for name in table.names])


class Panels:
    """Makes the messages that one player gets to see about one table."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio

    async def panel(
        self,
        table: Table,
        seat: int,
        locale: str | None,
        *,
        words: str = "",
        page: int = 0,
        notice: str = "",
        reopened: bool = False,
        start: int | None = None,
        own: Sequence[Text] = (),
        drawn: bool = True,
    ) -> dict[str, Any]:
        """The current question of a seat, at this point of its answer; or its hand while others decide.

        `start`: tell the news from this event on. `own`: what is new about its plans and orders.
        `drawn` False: the picture of a given answer is on the screen already.
        """
        speaker = speaker_for(table, locale)
        match = table.play
        view, decision = match.view(seat), match.decision(seat)
        answer = match.answer_of(seat)
        head = [self.heading(table, speaker)]
        if start is not None:
            head.append(news_text(match.news(seat, start)[0], speaker))
        head += [speaker(text) for text in own]
        if notice:
            head.append(notice)
        if decision is None:
            head.append(speaker(Text("panel-wait", who=awaited(table, speaker))))
            head += wishes(table, seat, speaker)
            picture = await self.studio.panel(table, view, None, speaker)
            numbers = {planned.number for planned, _ in match.foresee(seat).values()}
            controls = stopped([plan_button(table.id, number, speaker) for number in numbers])
            return message_of(head, as_file(picture, "hand"), self._with_orders(table, controls, speaker))
        if answer is not None and not reopened:
            head.append(speaker(Text("panel-noted", answer=answer.label)))
            head += wishes(table, seat, speaker)
            may_plan = bool(match.foresee(seat))
            asked = asked_at(decision, answer.key)
            controls = answered_view(table.id, asked, speaker, may_plan=may_plan)
            self._with_orders(table, controls, speaker)
            if not drawn:
                return message_of(head, None, controls)
            picture = await self.studio.panel(table, view, asked, speaker)
            return message_of(head, as_file(picture, "hand"), controls)
        # The ghost starts on the place that the game names first; nobody has to find one.
        asked = with_ghost(decision, words)
        head.append(f"**{speaker(asked.step.prompt if asked.whole is None else asked.prompt)}**")
        if asked.whole is not None:
            head.append(speaker(Text("panel-chosen", answer=asked.whole.label, key=asked.whole.key)))
        undo = match.undo_refusal(seat) is None
        controls = self._with_orders(table, Panel(table.id, asked, speaker, page).view(can_undo=undo), speaker)
        picture = await self.studio.panel(table, view, asked, speaker)
        return message_of(head, as_file(picture, "hand"), controls)

    @staticmethod
    def _with_orders(table: Table, controls: discord.ui.View, speaker: Speaker) -> discord.ui.View:
        """The way to the standing orders, where the game has any."""
        if table.info.orders:
            add_where_it_fits(controls, button(TableId(table.id, "orders"), speaker(Text("orders-open"))))
        return controls

    @staticmethod
    def heading(table: Table, speaker: Speaker) -> str:
        """Which game this is about, and the way to its table unless that is right here."""
        if in_dm(table):
            return f"**{speaker(table.info.title)}**"
        return speaker(Text("panel-heading", game=table.info.title, where=place_of(table)))


def message_of(lines: Sequence[str], file: discord.File | None, view: discord.ui.View) -> dict[str, Any]:
    """A message with these lines, as far as they are something."""
    content = cut("\n".join(line for line in lines if line), 2000)
    return {"content": content, "files": [file] if file is not None else [], "view": view}


def as_edit(message: dict[str, Any]) -> dict[str, Any]:
    """The same message for an edit, which names all attachments that remain and never rings."""
    changes = {name: value for name, value in message.items() if name not in ("files", "silent")}
    return changes | {"attachments": message["files"]}
