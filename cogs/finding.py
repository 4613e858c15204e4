"""Which table a command means: the one of this channel, or in a DM the one that was named or is the only one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import discord
from discord import app_commands

from cogs.panel import speaker_for
from cogs.replies import about
from cogs.speech import plain
from engine.refusals import Refusal
from engine.text import Text
from host import Table

if TYPE_CHECKING:
    from cogs.client import Mistgrove


async def find_table(
    bot: Mistgrove, interaction: discord.Interaction, named: str | None = None, *, asked: bool = False
) -> Table:
    """Refusal says how to name one when it is not clear.

    With `asked` it is about a question: in a DM the one that waits comes before a table that waits for nothing.
    """
    if named:
        table = await bot.host.table(named.strip())
        if table.seat_of(interaction.user.id) is None and table.channel_id != interaction.channel_id:
            raise Refusal(Text("refused-no-table-here"))
        return about(interaction, table)
    here = await bot.host.last_in(interaction.channel_id) if interaction.channel_id is not None else None
    if interaction.guild_id is not None:
        if here is None:
            raise Refusal(Text("refused-no-table-here"))
        return about(interaction, here)
    user = interaction.user.id
    if here is not None and here.open and (not asked or here.my_turn(user)):
        return about(interaction, here)
    mine = [table for table in await bot.host.tables_of(user) if table.status in ("lobby", "running")]
    turns = [table for table in mine if table.my_turn(user)]
    meant = turns or ([here] if here is not None and here.open else mine)
    if len(meant) == 1:
        return about(interaction, meant[0])
    raise Refusal(Text("refused-which-table" if mine else "refused-no-table-at-all"))


async def suggest_tables(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """My own tables, those that wait for me first; for an option `table`."""
    bot = cast("Mistgrove", interaction.client)
    found = []
    for table in await bot.host.tables_of(interaction.user.id):
        speaker = speaker_for(table, str(interaction.locale))
        others = [plain(seat.name) for seat in table.seats if seat.user_id != interaction.user.id]
        label = f"{speaker(table.info.title)} · {', '.join(others) or '–'} · {table.id}"
        if typed.casefold() in label.casefold():
            found.append(app_commands.Choice(name=label[:100], value=table.id))
    return found[:25]
