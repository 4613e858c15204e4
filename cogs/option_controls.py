"""What a table agrees on: in words for everybody, page by page for whoever decides it. Pure: a table in, words and controls out.

However many options a game has, the lobby itself names only those that are not as usual, and those that cannot be as wished.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.controls import button, cut, stopped
from cogs.ids import TableId
from cogs.links import in_dm
from cogs.speech import Speaker
from engine.game import TableOption
from engine.text import Text
from host import Misfit, Table
from words import LOCALES

PAGE = 4
"""Menus on a page: a message has five rows, and the last one turns pages."""
LONGEST, LONGEST_LABEL = 2000, 100
SHORTEST_NAME = 20


def agreed_lines(table: Table, speaker: Speaker) -> list[str]:
    """What is not as usual; and what somebody has wished that is impossible now, with the reason."""
    lines = [
        speaker(Text("lobby-option", label=_label(table, id), value=_value(table, id, value)))
        for id, value in table.unusual.items()
    ]
    return [*lines, *_impossible(table, speaker)]


def option_controls(
    table: Table, speaker: Speaker, page: int = 0, *, leads: bool, notice: str = ""
) -> tuple[str, discord.ui.View]:
    """One page of menus, one for each table option and the last for the language; only to read where others lead."""
    entries: list[TableOption | None] = [*table.info.options, *([] if in_dm(table) else [None])]
    pages = max(1, -(-len(entries) // PAGE))
    page %= pages
    shown = entries[page * PAGE : (page + 1) * PAGE]
    menus = [
        _language_menu(table, speaker) if entry is None else _option_menu(table, entry, speaker) for entry in shown
    ]
    for menu in menus:
        menu.disabled = not leads
    items: list[discord.ui.Item[Any]] = [*menus]
    if pages > 1:
        for step, label in ((-1, "◀"), (1, "▶")):
            # With two pages both lead to the same one, and no two controls may have the same id.
            id = TableId(table.id, "page", str((page + step) % pages + (pages if step > 0 else 0)))
            items.append(button(id, label, row=PAGE))
    if leads and table.record.options:
        items.append(button(TableId(table.id, "usual", str(page)), speaker(Text("lobby-options-reset")), row=PAGE))
    head = Text("lobby-options-about") if entries else Text("lobby-options-none")
    lines = [
        notice,
        speaker(head),
        speaker(Text("lobby-options-page", page=page + 1, pages=pages)) if pages > 1 else "",
        *_explained(table, shown, speaker),
        *_impossible(table, speaker),
    ]
    return cut("\n".join(line for line in lines if line), LONGEST), stopped(items)


def lines_at_start(before: Table, started: Table, speaker: Speaker) -> list[str]:
    """What was wished in the lobby and turned out to be impossible for those who then sat there."""
    return _impossible(replace(before, record=replace(before.record, seats=started.record.seats)), speaker)


def page_of(table: Table, option: str) -> int:
    """On which page the menu of an option is."""
    ids = [known.id for known in table.info.options]
    return ids.index(option) // PAGE if option in ids else 0


def language_page(table: Table) -> int:
    return len(table.info.options) // PAGE


def _option_menu(table: Table, option: TableOption, speaker: Speaker) -> discord.ui.Select[Any]:
    label = speaker(_label(table, option.id))
    choices = []
    for value in option.values:
        reason = table.objection(option.id, value)
        hint = cut(speaker(Text("lobby-option-not-now", reason=reason)), LONGEST_LABEL) if reason is not None else None
        name = _named(label, speaker(_value(table, option.id, value)))
        chosen = table.options[option.id] == value
        choices.append(discord.SelectOption(label=name, value=value, description=hint, default=chosen))
    return discord.ui.Select(custom_id=str(TableId(table.id, "option", option.id)), options=choices)


def _named(label: str, value: str) -> str:
    """A line of a menu; where it gets too long the name of the option is cut, as it is the same in every line."""
    room = LONGEST_LABEL - len(": ") - len(value)
    return cut(f"{cut(label, max(room, SHORTEST_NAME))}: {value}", LONGEST_LABEL)


def _language_menu(table: Table, speaker: Speaker) -> discord.ui.Select[Any]:
    spoken = Speaker(table.locale).locale
    languages = [
        discord.SelectOption(
            label=speaker(Text("lobby-language", language=Text(f"language-{locale}"))),
            value=locale,
            default=locale == spoken,
        )
        for locale in LOCALES
    ]
    return discord.ui.Select(custom_id=str(TableId(table.id, "language")), options=languages)


def _explained(table: Table, shown: Sequence[TableOption | None], speaker: Speaker) -> list[str]:
    """A sentence for each option whose name and values do not say it all."""
    lines = []
    for option in shown:
        about = Text(f"{table.game}-option-{option.id}.about") if option is not None else None
        if option is not None and about is not None and speaker.words.has(about.id):
            lines.append(speaker(Text("lobby-option-about", label=_label(table, option.id), about=about)))
    return lines


def _impossible(table: Table, speaker: Speaker) -> list[str]:
    def line(id: str, misfit: Misfit, **more: Text) -> str:
        label, value = _label(table, misfit.option), _value(table, misfit.option, misfit.value)
        return speaker(Text(id, label=label, value=value, reason=misfit.reason, **more))

    agreement = table.agreement
    dropped = [
        line("lobby-option-dropped", misfit, instead=_value(table, misfit.option, agreement.options[misfit.option]))
        for misfit in agreement.dropped
    ]
    return [*dropped, *(line("lobby-option-stuck", misfit) for misfit in agreement.stuck)]


def _label(table: Table, option: str) -> Text:
    return Text(f"{table.game}-option-{option}")


def _value(table: Table, option: str, value: str) -> Text:
    return Text(f"{table.game}-option-{option}-{value}")
