"""The standing orders of one player: a menu for each, in private. Pure: a table in, words and controls out."""

from __future__ import annotations

from typing import Any

import discord

from cogs.controls import button, cut, stopped
from cogs.ids import TableId
from cogs.speech import Speaker
from engine.text import Text
from host import Table

PAGE = 4
"""Menus on a page: a message has five rows, and the last one turns pages."""


def order_controls(table: Table, seat: int, speaker: Speaker, page: int = 0) -> tuple[str, discord.ui.View]:
    """One page of the standing orders of this seat, for its eyes only."""
    info, chosen = table.info, table.orders_of(seat)
    pages = -(-len(info.orders) // PAGE)
    page %= pages
    items: list[discord.ui.Item[Any]] = []
    lines = [speaker(Text("orders-about"))]
    for order in info.orders[page * PAGE : (page + 1) * PAGE]:
        name = info.order_text(order.topic)
        value = info.order_text(order.topic, chosen[order.topic])
        lines.append(speaker(Text("orders-line", order=name, value=value)))
        items.append(
            discord.ui.Select(
                custom_id=str(TableId(table.id, "order", f"{page} {order.topic}")),
                placeholder=cut(speaker(name), 150),
                options=[
                    discord.SelectOption(
                        label=cut(speaker(info.order_text(order.topic, each)), 100),
                        value=each,
                        default=each == chosen[order.topic],
                    )
                    for each in order.values
                ],
            )
        )
    if pages > 1:
        for step, label in ((-1, "◀"), (1, "▶")):
            id = TableId(table.id, "orders", str((page + step) % pages + (pages if step > 0 else 0)))
            items.append(button(id, label, row=PAGE))
    return cut("\n".join(lines), 2000), stopped(items)
