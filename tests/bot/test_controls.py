"""Small parts of panels that are not about one question."""

from __future__ import annotations

from typing import Any

import discord

from cogs.controls import add_where_it_fits, button, stopped
from cogs.ids import TableId
from engine.text import Text
from render.kit.theme import SEAT_COLOURS
from words import LOCALES, words


def test_one_more_button_never_breaks_a_full_message() -> None:
    """It goes into the lowest row with room, and nowhere if there is none."""
    full = [button(TableId("x", "text", str(number)), "a", row=4) for number in range(5)]
    selects: list[discord.ui.Item[Any]] = [
        discord.ui.Select(custom_id=f"s{row}", options=[discord.SelectOption(label="a")], row=row) for row in range(4)
    ]
    more = button(TableId("x", "dms"), "try")
    roomy = stopped([*selects[1:], *full])
    add_where_it_fits(roomy, more)
    assert (more.row, len(roomy.children)) == (0, 9)
    crowded = stopped([*selects, *full])
    add_where_it_fits(crowded, button(TableId("x", "dms"), "try"))
    assert len(crowded.children) == 9


def test_every_colour_of_a_seat_has_a_name() -> None:
    for locale in LOCALES:
        names = {words(locale).say(Text(f"colour-{number}")) for number in range(len(SEAT_COLOURS))}
        assert len(names) == len(SEAT_COLOURS)
        assert not any("colour-" in name for name in names)
