"""The controls of a question as Discord components.

Few choices are buttons, up to 25 a select, more are pages; a subset is a multi-select; places on a board get arrows, a
turn button and a select beside them. The last row confirms, goes back, suggests. Views are stopped before they are sent:
the router reads custom ids, so nothing waits in memory and everything works after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs.ids import PanelId, RulesId, TableId
from cogs.steps import place_level
from engine.asked import Asked, AskedStep, Offer
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

    def __init__(self, match: str, asked: Asked, say: Say, page: int = 0, *, planning: str | None = None) -> None:
        self.planning = planning
        """Of a wish for a decision that has not come yet: which one (`cogs.planning`); its verbs then begin with an f."""
        self.match = match
        self.asked = asked
        self.say = say
        self.page = page
        self.items: list[discord.ui.Item[Any]] = []
        self.row = 0

    def view(self, *, can_undo: bool) -> discord.ui.View:
        place = place_level(self.asked)
        if place is not None and place is self._last_but_turn():
            self._arrows(place)
        else:
            for level in self._shown_levels():
                self._level(level)
        self._controls(can_undo)
        return stopped(self.items)

    def _id(self, verb: str, words: str | None = None) -> PanelId:
        mark = verb if self.planning is None else f"f{verb}{self.planning}"
        return PanelId(self.match, self.asked.number, mark, self.asked.key if words is None else words)

    def _last_but_turn(self) -> AskedStep | None:
        """The level that the arrows move: the last one, or the one before the last when that only turns the piece."""
        levels = [level for level in self.asked.levels if level.kind != "turn"]
        return levels[-1] if levels else None

    def _shown_levels(self) -> list[AskedStep]:
        """The open level, and before it those that can be changed with one select; an order only shows its next step."""
        *earlier, last = self.asked.levels or (None,)
        if last is None:
            return []
        kept = [level for level in earlier if level is not None and level.kind != "order"]
        room = ROWS - 2 if len(last.offers) > PAGE else ROWS - 1
        if last.kind == "order":
            return [] if last.taken else [last]
        return [*kept[-room:], last] if room else [last]

    def _level(self, level: AskedStep) -> None:
        if level.subset:
            self._subset(level)
            return
        labels = [self.say(offer.label) for offer in level.offers]
        few = len(labels) <= MOST_BUTTONS and all(len(label) <= SHORT_LABEL for label in labels)
        if few and level.kind in BUTTON_KINDS and not any(offer.hint for offer in level.offers):
            self._buttons(level, labels)
        else:
            self._select(level)

    def _buttons(self, level: AskedStep, labels: Sequence[str]) -> None:
        for offer, label in zip(level.offers, labels, strict=True):
            chosen = offer.word in level.words
            style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
            words = " ".join([*level.before, offer.word])
            self.items.append(button(self._id(f"p{len(level.before)}", words), label, style=style, row=self.row))
        self.row += 1

    def _select(self, level: AskedStep) -> None:
        pages = (len(level.offers) + PAGE - 1) // PAGE
        page = self.page % pages
        if pages > 1 and self.page == 0:
            page = next((at // PAGE for at, offer in enumerate(level.offers) if offer.word in level.words), 0)
        prompt = Text("panel-page", prompt=level.prompt, page=page + 1, pages=pages) if pages > 1 else level.prompt
        self._choose(level, level.offers[page * PAGE : (page + 1) * PAGE], prompt)
        if pages > 1:
            for step, label in ((-1, "◀"), (1, "▶")):
                self.items.append(button(self._id(f"n{(page + step) % pages + pages}"), label, row=self.row))
            self.row += 1

    def _choose(self, level: AskedStep, shown: Sequence[Offer], prompt: Text) -> None:
        """A select of one of these."""
        self.items.append(
            discord.ui.Select(
                custom_id=str(self._id(f"s{len(level.before)}")),
                placeholder=cut(self.say(prompt), 150),
                options=[self._option(offer, offer.word in level.words) for offer in shown],
                row=self.row,
            )
        )
        self.row += 1

    def _option(self, offer: Offer, chosen: bool) -> discord.SelectOption:
        label = self.say(offer.label)
        if offer.group is not None:
            label = f"{self.say(offer.group)}: {label}"
        hint = cut(self.say(offer.hint), 100) if offer.hint is not None else None
        return discord.SelectOption(label=cut(label, 100), value=offer.word, description=hint, default=chosen)

    def _subset(self, level: AskedStep) -> None:
        """One multi-select, or one for each 25 items; each carries what the others hold."""
        for chunk in range(0, min(len(level.offers), PAGE * (ROWS - self.row)), PAGE):
            offers = level.offers[chunk : chunk + PAGE]
            own = [offer for offer in offers if offer.word in level.words]
            room = max(1, min(len(offers), level.most - (len(level.words) - len(own))))
            count = "panel-some-exactly" if level.least == level.most else "panel-some"
            prompt = Text(count, prompt=level.prompt, least=level.least, most=level.most)
            self.items.append(
                discord.ui.Select(
                    custom_id=str(self._id(f"m{chunk // PAGE}")),
                    placeholder=cut(self.say(prompt), 150),
                    options=[self._option(offer, offer.word in level.words) for offer in offers],
                    # Of several menus each may stay empty; a single one says itself how many are needed.
                    min_values=level.least if len(level.offers) <= PAGE else 0,
                    max_values=room,
                    row=self.row,
                )
            )
            self.row += 1

    def _arrows(self, level: AskedStep) -> None:
        for verb, label in (("al", "◀"), ("au", "▲"), ("ad", "▼"), ("ar", "▶")):
            self.items.append(button(self._id(verb), label, row=self.row))
        turns = self.asked.step.kind == "turn"
        self.items.append(button(self._id("t"), "⟳", row=self.row, disabled=not turns))
        self.row += 1
        before = self.asked.levels[: self.asked.levels.index(level)]
        for other in before[-(ROWS - 2) :]:
            self._level(other)
        shown = list(level.offers[:PAGE])
        if not {offer.word for offer in shown}.issuperset(level.words):
            shown[-1] = level.taken[0]
        self._choose(level, shown, level.prompt)

    def _controls(self, can_undo: bool) -> None:
        whole = self.asked.whole
        self.items.append(
            button(
                self._id("c", whole.key if whole is not None else None),
                self.say(Text("panel-confirm" if self.planning is None else "plan-add")),
                style=discord.ButtonStyle.success,
                row=ROWS,
                disabled=whole is None,
            )
        )
        if any(level.taken for level in self.asked.levels):
            self.items.append(button(self._id("b"), self.say(Text("panel-back")), row=ROWS))
        if self.planning is not None:
            self.items.append(button(self._id("x"), self.say(Text("plan-clear")), row=ROWS))
            self.items.append(button(self._id("d"), self.say(Text("plan-done")), row=ROWS))
            return
        if self.asked.suggests:
            self.items.append(button(self._id("h"), self.say(Text("panel-suggest")), row=ROWS))
        if can_undo:
            undo = TableId(self.match, "undo")
            self.items.append(button(undo, self.say(Text("panel-undo")), row=ROWS))
        self.items.append(button(TableId(self.match, "text"), self.say(Text("table-text")), row=ROWS))
        full = sum(item.row == ROWS for item in self.items) == MOST_BUTTONS
        if not full and self.asked.barred:
            self.items.append(button(self._id("y"), self.say(Text("why-not")), row=ROWS))


def answered_view(match: str, asked: Asked, say: Say, *, may_plan: bool) -> discord.ui.View:
    """After an answer that can still be changed."""
    items: list[discord.ui.Item[Any]] = [
        button(PanelId(match, asked.number, "o", asked.key), say(Text("panel-change"))),
        button(PanelId(match, asked.number, "w", asked.key), say(Text("panel-withdraw"))),
    ]
    if may_plan:
        items.append(plan_button(match, asked.number, say))
    return stopped(items)


def plan_button(match: str, number: int, say: Say) -> discord.ui.Button[Any]:
    return button(PanelId(match, number, "f"), say(Text("plan-open")), style=discord.ButtonStyle.primary)
