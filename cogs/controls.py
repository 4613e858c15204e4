"""The controls of a question as Discord components.

Few choices are buttons, up to 25 a select, more are pages; a subset is a multi-select; places on a board get arrows, a
turn button and a select beside them. The last row confirms, goes back, suggests. Views are stopped before they are sent:
the router reads custom ids, so nothing waits in memory and everything works after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import discord

from cogs.ids import PanelId, RulesId, TableId
from cogs.steps import Level, Progress, barred, place_level, ways_at
from engine.options import Choice, Pick, Some
from engine.rules import Decision
from engine.text import Text

Say = Callable[[Text], str]
MOST_BUTTONS = 5
PAGE = 25
ROWS = 4
"""A message has five rows; the last one is for confirming."""
BUTTON_KINDS = {"choice", "turn", "amount", "pay"}
SHORT_LABEL = 34


def stopped(items: Sequence[discord.ui.Item[Any]]) -> discord.ui.View:
    """A view that nobody listens to: the router does."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def add_where_it_fits(view: discord.ui.View, item: discord.ui.Item[Any]) -> None:
    """Add something that is good to have, as low as possible; a message that is full stays as it is."""
    for row in (4, 3, 2, 1, 0):
        item.row = row
        try:
            view.add_item(item)
        except ValueError:
            continue
        return


def button(
    id: PanelId | TableId | RulesId,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    disabled: bool = False,
) -> discord.ui.Button[Any]:
    return discord.ui.Button(custom_id=str(id), label=cut(label, 80), style=style, row=row, disabled=disabled)


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


class Panel:
    """Builds the view of one question at one point of its answer."""

    def __init__(
        self, match: str, decision: Decision, state: Progress, say: Say, page: int = 0, *, planning: bool = False
    ) -> None:
        self.planning = planning
        """Whether the answer is a wish for a decision that has not come yet; its verbs then begin with an f."""
        self.match = match
        self.decision = decision
        self.state = state
        self.say = say
        self.page = page
        self.items: list[discord.ui.Item[Any]] = []
        self.row = 0

    def view(self, *, can_undo: bool) -> discord.ui.View:
        place = place_level(self.state)
        if place is not None and place is self._last_but_turn():
            self._arrows(place)
        else:
            for level in self._shown_levels():
                self._level(level)
        self._controls(can_undo)
        return stopped(self.items)

    def _id(self, verb: str, words: str | None = None) -> PanelId:
        mark = f"f{verb}" if self.planning else verb
        return PanelId(self.match, self.decision.number, mark, self.state.key if words is None else words)

    def _last_but_turn(self) -> Level | None:
        """The level that the arrows move: the last one, or the one before the last when that only turns the piece."""
        levels = [level for level in self.state.levels if level.step.kind != "turn"]
        return levels[-1] if levels else None

    def _shown_levels(self) -> list[Level]:
        """The open level, and before it those that can be changed with one select; an order only shows its next step."""
        *earlier, last = self.state.levels or (None,)
        if last is None:
            return []
        kept = [level for level in earlier if level is not None and level.step.kind != "order"]
        room = ROWS - 2 if self._size(last) > PAGE else ROWS - 1
        if last.step.kind == "order":
            return [last] if last.chosen is None else []
        return [*kept[-room:], last] if room else [last]

    @staticmethod
    def _size(level: Level) -> int:
        if isinstance(level.step, Pick):
            return sum(1 for _ in level.step)
        return len(level.step.items) if isinstance(level.step, Some) else 0

    def _level(self, level: Level) -> None:
        if isinstance(level.step, Some):
            self._subset(level, level.step)
            return
        assert isinstance(level.step, Pick)
        choices = list(level.step)
        labels = [self.say(choice.label) for choice in choices]
        few = len(choices) <= MOST_BUTTONS and all(len(label) <= SHORT_LABEL for label in labels)
        if few and level.step.kind in BUTTON_KINDS and not any(choice.hint for choice in choices):
            self._buttons(level, choices, labels)
        else:
            self._select(level, choices)

    def _buttons(self, level: Level, choices: Sequence[Choice[Any]], labels: Sequence[str]) -> None:
        for choice, label in zip(choices, labels, strict=True):
            chosen = choice.word == level.chosen
            style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
            words = " ".join([*level.before, choice.word])
            self.items.append(button(self._id(f"p{len(level.before)}", words), label, style=style, row=self.row))
        self.row += 1

    def _select(self, level: Level, choices: Sequence[Choice[Any]]) -> None:
        pages = (len(choices) + PAGE - 1) // PAGE
        page = self.page % pages
        if pages > 1 and self.page == 0 and level.chosen is not None:
            page = next((at // PAGE for at, choice in enumerate(choices) if choice.word == level.chosen), 0)
        shown = choices[page * PAGE : (page + 1) * PAGE]
        prompt = self.say(level.step.prompt)
        if pages > 1:
            prompt = self.say(Text("panel-page", prompt=level.step.prompt, page=page + 1, pages=pages))
        self.items.append(
            discord.ui.Select(
                custom_id=str(self._id(f"s{len(level.before)}")),
                placeholder=cut(prompt, 150),
                options=[self._option(choice, choice.word == level.chosen) for choice in shown],
                row=self.row,
            )
        )
        self.row += 1
        if pages > 1:
            for step, label in ((-1, "◀"), (1, "▶")):
                self.items.append(button(self._id(f"n{(page + step) % pages + pages}"), label, row=self.row))
            self.row += 1

    def _option(self, choice: Choice[Any], chosen: bool) -> discord.SelectOption:
        label = self.say(choice.label)
        if choice.group is not None:
            label = f"{self.say(choice.group)}: {label}"
        hint = cut(self.say(choice.hint), 100) if choice.hint is not None else None
        return discord.SelectOption(label=cut(label, 100), value=choice.word, description=hint, default=chosen)

    def _subset(self, level: Level, step: Some[Any, Any]) -> None:
        """One multi-select, or one for each 25 items; each carries what the others hold."""
        picked = (level.chosen or "").split()
        for chunk in range(0, min(len(step.items), PAGE * (ROWS - self.row)), PAGE):
            items = step.items[chunk : chunk + PAGE]
            own = [item.word for item in items if item.word in picked]
            room = max(1, min(len(items), step.most - (len(picked) - len(own))))
            count = "panel-some-exactly" if step.least == step.most else "panel-some"
            self.items.append(
                discord.ui.Select(
                    custom_id=str(self._id(f"m{chunk // PAGE}", " ".join([*level.before, *picked]))),
                    placeholder=cut(self.say(Text(count, prompt=step.prompt, least=step.least, most=step.most)), 150),
                    options=[self._option(item, item.word in picked) for item in items],
                    # Of several menus each may stay empty; a single one says itself how many are needed.
                    min_values=step.least if len(step.items) <= PAGE else 0,
                    max_values=room,
                    row=self.row,
                )
            )
            self.row += 1

    def _arrows(self, level: Level) -> None:
        assert isinstance(level.step, Pick)
        for verb, label in (("al", "◀"), ("au", "▲"), ("ad", "▼"), ("ar", "▶")):
            self.items.append(button(self._id(verb), label, row=self.row))
        turns = level.chosen is not None and ways_at(self.decision.options, [*level.before, level.chosen]) != []
        self.items.append(button(self._id("t"), "⟳", row=self.row, disabled=not turns))
        self.row += 1
        for other in self._levels_before(level):
            self._level(other)
        choices = list(level.step)
        shown = list(islice(choices, PAGE))
        if level.chosen is not None and all(choice.word != level.chosen for choice in shown):
            shown[-1] = level.step[level.chosen]
        self.items.append(
            discord.ui.Select(
                custom_id=str(self._id(f"s{len(level.before)}")),
                placeholder=cut(self.say(level.step.prompt), 150),
                options=[self._option(choice, choice.word == level.chosen) for choice in shown],
                row=self.row,
            )
        )
        self.row += 1

    def _levels_before(self, level: Level) -> list[Level]:
        before = self.state.levels[: self.state.levels.index(level)]
        return list(before[-(ROWS - 2) :])

    def _controls(self, can_undo: bool) -> None:
        whole = self.state.whole
        self.items.append(
            button(
                self._id("c", whole.key if whole is not None else self.state.key),
                self.say(Text("plan-add" if self.planning else "panel-confirm")),
                style=discord.ButtonStyle.success,
                row=ROWS,
                disabled=whole is None,
            )
        )
        if any(level.chosen is not None for level in self.state.levels):
            self.items.append(button(self._id("b"), self.say(Text("panel-back")), row=ROWS))
        if self.planning:
            self.items.append(button(self._id("x"), self.say(Text("plan-clear")), row=ROWS))
            self.items.append(button(self._id("d"), self.say(Text("plan-done")), row=ROWS))
            return
        if self.decision.suggest is not None:
            self.items.append(button(self._id("h"), self.say(Text("panel-suggest")), row=ROWS))
        if can_undo:
            undo = TableId(self.match, "undo")
            self.items.append(button(undo, self.say(Text("panel-undo")), row=ROWS))
        self.items.append(button(TableId(self.match, "text"), self.say(Text("table-text")), row=ROWS))
        full = sum(item.row == ROWS for item in self.items) == MOST_BUTTONS
        if not full and barred(self.decision.options, self.state):
            self.items.append(button(self._id("y"), self.say(Text("why-not")), row=ROWS))


def answered_view(match: str, decision: Decision, key: str, say: Say, *, may_plan: bool) -> discord.ui.View:
    """After an answer that can still be changed."""
    items: list[discord.ui.Item[Any]] = [
        button(PanelId(match, decision.number, "o", key), say(Text("panel-change"))),
        button(PanelId(match, decision.number, "w", key), say(Text("panel-withdraw"))),
    ]
    if may_plan:
        items.append(plan_button(match, decision.number, say))
    return stopped(items)


def plan_button(match: str, number: int, say: Say) -> discord.ui.Button[Any]:
    return button(PanelId(match, number, "f"), say(Text("plan-open")), style=discord.ButtonStyle.primary)
