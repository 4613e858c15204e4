"""A player's own panel: hand or board, the question, and its controls. For a DM or an ephemeral, nowhere else."""

from __future__ import annotations

from typing import Any

import discord

from cogs.board import news_text
from cogs.controls import Panel, answered_view, cut, plan_button, stopped
from cogs.links import in_dm, place_of
from cogs.speech import Speaker, awaited, plain
from cogs.steps import with_ghost
from cogs.studio import Studio, as_file
from engine.asked import asked_at
from engine.refusals import IllegalChoice
from engine.rules import Decision
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
        drawn: bool = True,
    ) -> dict[str, Any]:
        """The current question of a seat, at this point of its answer; or its hand while others decide.

        `start`: tell the news from this event on. `drawn` False: the picture of a given answer is on the screen already.
        """
        speaker = speaker_for(table, locale)
        match = table.play
        view, decision = match.view(seat), match.decision(seat)
        answer = match.answer_of(seat)
        head = [self._heading(table, speaker)]
        if start is not None:
            head.append(news_text(match.news(seat, start)[0], speaker))
        if notice:
            head.append(notice)
        if decision is None:
            head.append(speaker(Text("panel-wait", who=awaited(table, speaker))))
            picture = await self.studio.panel(table, view, None, speaker)
            foreseen = match.foresee(seat)
            items = [plan_button(table.id, decision.number, speaker) for decision, _ in [*foreseen.values()][:1]]
            return self._message(head, as_file(picture, "hand"), stopped(items))
        if answer is not None and not reopened:
            head.append(speaker(Text("panel-noted", answer=answer.label)))
            head.append(self._wishes(table, seat, speaker))
            may_plan = bool(match.foresee(seat))
            asked = asked_at(decision, answer.key)
            controls = answered_view(table.id, asked, speaker, may_plan=may_plan)
            if not drawn:
                return self._message(head, None, controls)
            picture = await self.studio.panel(table, view, asked, speaker)
            return self._message(head, as_file(picture, "hand"), controls)
        # The ghost starts on the place that the game names first; nobody has to find one.
        asked = with_ghost(decision, words)
        head.append(f"**{speaker(asked.step.prompt if asked.whole is None else asked.prompt)}**")
        if asked.whole is not None:
            head.append(speaker(Text("panel-chosen", answer=asked.whole.label, key=asked.whole.key)))
        undo = match.undo_refusal(seat) is None
        controls = Panel(table.id, asked, speaker, page).view(can_undo=undo)
        picture = await self.studio.panel(table, view, asked, speaker)
        return self._message(head, as_file(picture, "hand"), controls)

    async def plan(
        self, table: Table, seat: int, locale: str | None, *, words: str = "", page: int = 0
    ) -> dict[str, Any] | None:
        """The wishes for a decision that has not come yet; None if there is nothing to plan."""
        foreseen = table.play.foresee(seat)
        if not foreseen:
            return None
        decision, view = next(iter(foreseen.values()))
        speaker = speaker_for(table, locale)
        asked = asked_at(decision, words)
        head = [
            self._heading(table, speaker),
            speaker(Text("plan-about")),
            self._wishes(table, seat, speaker),
        ]
        controls = Panel(table.id, asked, speaker, page, planning=True).view(can_undo=False)
        picture = await self.studio.panel(table, view, asked, speaker)
        return self._message(head, as_file(picture, "plan"), controls)

    @staticmethod
    def _heading(table: Table, speaker: Speaker) -> str:
        """Which game this is about, and the way to its table unless that is right here."""
        if in_dm(table):
            return f"**{speaker(table.info.title)}**"
        return speaker(Text("panel-heading", game=table.info.title, where=place_of(table)))

    @staticmethod
    def _wishes(table: Table, seat: int, speaker: Speaker) -> str:
        foreseen = table.play.foresee(seat)
        wishes = [
            _in_words(foreseen[plan.topic][0], key, speaker)
            for plan in table.plans_of(seat)
            if plan.topic in foreseen
            for key in plan.steps[0].keys
        ]
        return speaker(Text("plan-wishes", wishes=", ".join(wishes))) if wishes else ""

    @staticmethod
    def _message(lines: list[str], file: discord.File | None, view: discord.ui.View) -> dict[str, Any]:
        content = cut("\n".join(line for line in lines if line), 2000)
        return {"content": content, "files": [file] if file is not None else [], "view": view}


def _in_words(decision: Decision, key: str, speaker: Speaker) -> str:
    """A wish as the menu would say it; one that has become impossible only by its key."""
    try:
        return speaker(decision.options[key].label)
    except IllegalChoice:
        return f"`{key}`"


def as_edit(message: dict[str, Any]) -> dict[str, Any]:
    """The same message for an edit, which names all attachments that remain."""
    changes = {name: value for name, value in message.items() if name != "files"}
    return changes | {"attachments": message["files"]}
