"""Links into Discord: to a message, a channel, or the place of a table."""

from __future__ import annotations

from host import Table


def jump(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    parts = ["https://discord.com/channels", str(guild_id or "@me"), str(channel_id)]
    return "/".join([*parts, str(message_id)] if message_id else parts)


def in_dm(table: Table) -> bool:
    """Whether somebody plays there alone against computers, in the DMs with the bot."""
    return table.guild_id is None and table.channel_id is not None


def place_of(table: Table) -> str:
    """Where a table is; a dash for one that has lost its channel."""
    return jump(table.guild_id, table.channel_id) if table.channel_id is not None else "–"
