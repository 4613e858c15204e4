"""Which permissions the bot needs where, and how to say which one is missing."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from cogs.speech import Speaker
from engine.text import Text

NEEDED: tuple[str, ...] = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
IN_FORUMS = (*NEEDED, "send_messages_in_threads")
INVITE = (*NEEDED, "create_public_threads", "send_messages_in_threads")
"""What the invite link asks for."""


def lacking(channel: discord.abc.GuildChannel | discord.Thread) -> list[str]:
    """What the bot may not do there although it has to."""
    may = channel.permissions_for(channel.guild.me)
    needed = IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    if isinstance(channel, discord.ForumChannel):
        needed = IN_FORUMS
    return [name for name in needed if not getattr(may, name)]


def refused_here(interaction: discord.Interaction, extra: Iterable[str] = ()) -> list[str]:
    """The same for the place of an interaction, as Discord told it."""
    if interaction.guild_id is None:
        return []
    needed = IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    return [name for name in (*needed, *extra) if not getattr(interaction.app_permissions, name)]


def permission_names(names: Iterable[str], speaker: Speaker) -> str:
    return ", ".join(f"**{speaker(Text(f'permission-{name}'))}**" for name in names) or "–"
