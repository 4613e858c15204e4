"""The private controls of a lobby: seats and colours, invitations. Its options have a file of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.controls import button, cut, stopped
from cogs.herald import BACK
from cogs.ids import TableId
from cogs.speech import Speaker, seat_line
from engine.text import Text
from host import LEVELS, Seat, Table
from render.kit.theme import SEAT_COLOURS

DANGER = discord.ButtonStyle.danger


def seat_controls(table: Table, speaker: Speaker, user_id: int, *, leads: bool) -> tuple[str, discord.ui.View]:
    """My colour; for whoever leads the table: the order of the seats, and who has to go."""
    items: list[discord.ui.Item[Any]] = []
    seat = table.seat_of(user_id)
    if seat is not None:
        taken = {other.colour for other in table.seats if other.index != seat}
        items.append(
            discord.ui.Select(
                custom_id=str(TableId(table.id, "colour")),
                placeholder=speaker(Text("lobby-colour")),
                options=[
                    discord.SelectOption(
                        label=speaker(Text(f"colour-{colour}")),
                        value=str(colour),
                        default=table.seats[seat].colour == colour,
                    )
                    for colour in range(len(SEAT_COLOURS))
                    if colour not in taken
                ],
            )
        )
    others = [other for other in table.seats if other.user_id != table.host_id]
    if leads and others:
        items.append(
            discord.ui.Select(
                custom_id=str(TableId(table.id, "remove")),
                placeholder=speaker(Text("lobby-remove")),
                options=[discord.SelectOption(label=cut(other.name, 100), value=str(other.index)) for other in others],
            )
        )
    if leads and len(table.seats) > 1:
        items.append(
            discord.ui.Select(
                custom_id=str(TableId(table.id, "first")),
                placeholder=speaker(Text("lobby-first")),
                options=[discord.SelectOption(label=cut(s.name, 100), value=str(s.index)) for s in table.seats],
            )
        )
    computers = [other for other in table.seats if other.computer]
    if leads and computers:
        items.append(_strengths(table, computers, speaker))
    if leads and len(table.seats) > 1:
        items.append(button(TableId(table.id, "shuffle"), speaker(Text("lobby-shuffle"))))
    lines = [seat_line(each, speaker) for each in table.seats]
    return "\n".join([speaker(Text("lobby-seats-about")), *lines]), stopped(items)


def _strengths(table: Table, computers: Sequence[Seat], speaker: Speaker) -> discord.ui.Select[Any]:
    """How well each computer plays."""

    def label(seat: Seat, level: str) -> str:
        return cut(speaker(Text("lobby-strength-of", name=seat.name, strength=Text(f"strength-{level}"))), 100)

    return discord.ui.Select(
        custom_id=str(TableId(table.id, "strength")),
        placeholder=speaker(Text("lobby-strength")),
        options=[
            discord.SelectOption(
                label=label(seat, level),
                value=f"{seat.index} {level}",
                default=len(computers) == 1 and level == seat.level,
            )
            for seat in computers
            for level in LEVELS
        ],
    )


def invite_controls(table: Table, speaker: Speaker) -> tuple[str, discord.ui.View]:
    select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=str(TableId(table.id, "invited")), placeholder=speaker(Text("lobby-invite-whom")), max_values=5
    )
    return speaker(Text("lobby-invite-about")), stopped([select])


def back_control(table: Table, speaker: Speaker) -> discord.ui.View:
    """For somebody whose seat a computer has."""
    verb, label = BACK
    return stopped([button(TableId(table.id, verb), speaker(label), style=discord.ButtonStyle.primary)])


def takeover_controls(table: Table, people: Sequence[Seat], speaker: Speaker) -> discord.ui.View:
    """For whoever leads a table: let a computer play on for somebody who has vanished."""
    return stopped(
        [
            button(TableId(table.id, "takeover", str(seat.index)), speaker(Text("takeover-button", name=seat.name)))
            for seat in people
        ]
    )


def giving_up_controls(table: Table, speaker: Speaker) -> discord.ui.View:
    """Let a computer play on, or leave for good: for games that know how to go on without somebody."""
    choices = (("yes", "concede-computer", discord.ButtonStyle.primary), ("good", "concede-for-good", DANGER))
    return stopped(
        [button(TableId(table.id, "concede", how), speaker(Text(text)), style=style) for how, text, style in choices]
    )


def sure_controls(table: Table, verb: str, speaker: Speaker) -> discord.ui.View:
    return stopped([button(TableId(table.id, verb, "yes"), speaker(Text("sure-yes")), style=DANGER)])
