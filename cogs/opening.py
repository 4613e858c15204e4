"""Opening a table: here, in a fresh thread, as a forum post, or in a DM against the computer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord

from cogs.controls import button, stopped
from cogs.ids import TableId
from cogs.links import in_dm, jump
from cogs.permissions import lacking, permission_names, refused_here
from cogs.replies import fill
from cogs.speech import Speaker, listener
from engine.refusals import Refusal
from engine.registry import game
from engine.text import Text
from host.refusals import ChannelTaken

if TYPE_CHECKING:
    from cogs.client import Mistgrove

LONGEST_ARCHIVE: Literal[10080] = 10080
"""Minutes: a week, the longest that Discord allows."""


async def open_table(
    bot: Mistgrove, interaction: discord.Interaction, id: str, place: str, forum: discord.ForumChannel | None = None
) -> None:
    """Open a lobby; the interaction has been acknowledged with `think`."""
    speaker = listener(interaction)
    title = game(id).info.title
    locale = await _language(bot, interaction)
    if place == "dm":
        channel_id, guild_id, locale = await _dm(interaction), None, str(interaction.locale)
    elif interaction.guild_id is None or interaction.channel is None:
        channel_id, guild_id = _here(interaction), None
    else:
        if place == "forum" and forum is None:
            forum = _obvious_forum(interaction)
        if forum is not None:
            missing, where = lacking(forum), forum.mention
        else:
            extra = ("create_public_threads", "send_messages_in_threads") if place == "thread" else ()
            missing, where = refused_here(interaction, extra), f"<#{interaction.channel_id}>"
        if missing:
            raise Refusal(Text("permission-missing", where=where, what=permission_names(missing, speaker)))
        guild_id = interaction.guild_id
        channel_id = await _place(interaction, place, forum, thread_name(id, locale))
    try:
        table = await bot.host.open_lobby(
            id,
            interaction.user.id,
            interaction.user.display_name,
            channel_id=channel_id,
            guild_id=guild_id,
            locale=locale,
        )
    except ChannelTaken as taken:
        if place == "dm":
            raise Refusal(Text("refused-one-game")) from taken
        await offer_thread(interaction, taken, TableId(taken.match_id, "thread", id))
        return
    if place == "dm":
        await bot.host.advance(table.id)
        if not await bot.store.shown.of(table.id):
            await bot.host.cancel(table.id, interaction.user.id)
            raise Refusal(Text("dm-still-closed"))
    if in_dm(table):
        for _ in range(table.missing):
            await bot.host.add_computer(table.id, interaction.user.id)
    await fill(interaction, speaker(Text("lobby-opened", game=title, where=jump(guild_id, channel_id))))


async def _language(bot: Mistgrove, interaction: discord.Interaction) -> str:
    """What is spoken here: as was chosen at an earlier table, or as the server says, or else as whoever opens a table."""
    if interaction.guild_id is not None and (chosen := (await bot.store.people.guild(interaction.guild_id)).locale):
        return chosen
    server = interaction.guild_locale
    # Every server is American until somebody changes that, and few can: it says nothing.
    return str(interaction.locale if server in (None, discord.Locale.american_english) else server)


async def _dm(interaction: discord.Interaction) -> int:
    try:
        channel = await interaction.user.create_dm()
    except discord.HTTPException as error:
        raise Refusal(Text("dm-still-closed")) from error
    return channel.id


def _here(interaction: discord.Interaction) -> int:
    if interaction.channel_id is None:
        raise Refusal(Text("refused-no-place"))
    return interaction.channel_id


async def _place(interaction: discord.Interaction, place: str, forum: discord.ForumChannel | None, name: str) -> int:
    if forum is not None:
        # Some forums want a tag on every post; which one, nobody has told us.
        tags = forum.available_tags[:1] if forum.flags.require_tag else []
        post = await forum.create_thread(
            name=name, content=name, auto_archive_duration=LONGEST_ARCHIVE, applied_tags=tags
        )
        return post.thread.id
    if place == "forum":
        raise Refusal(Text("refused-no-forum"))
    if place == "thread":
        return await new_thread(interaction, name)
    return _here(interaction)


def thread_name(id: str, locale: str) -> str:
    return Speaker(locale)(Text("thread-name", game=game(id).info.title))


async def offer_thread(interaction: discord.Interaction, taken: ChannelTaken, button_id: TableId) -> None:
    """There is a game here already: play this one in a thread, where there can be one."""
    speaker = listener(interaction)
    if not isinstance(_parent(interaction), discord.TextChannel) or interaction.guild_id is None:
        raise Refusal(Text("refused-one-game")) from taken
    await fill(interaction, speaker(taken.reason), view=stopped([button(button_id, speaker(Text("open-thread")))]))


def _parent(interaction: discord.Interaction) -> object:
    channel = interaction.channel
    return channel.parent if isinstance(channel, discord.Thread) else channel


def _obvious_forum(interaction: discord.Interaction) -> discord.ForumChannel | None:
    """Where a post goes if nobody has said: beside this one, or into the only forum that this person sees."""
    parent, user = _parent(interaction), interaction.user
    if isinstance(parent, discord.ForumChannel):
        return parent
    if interaction.guild is None or not isinstance(user, discord.Member):
        return None
    seen = [forum for forum in interaction.guild.forums if forum.permissions_for(user).view_channel]
    return seen[0] if len(seen) == 1 else None


async def new_thread(interaction: discord.Interaction, name: str) -> int:
    """A fresh public thread in this channel, or beside this thread."""
    parent = _parent(interaction)
    if not isinstance(parent, discord.TextChannel):
        raise Refusal(Text("refused-no-threads"))
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    thread = await parent.create_thread(name=name, type=kind, auto_archive_duration=LONGEST_ARCHIVE)
    return thread.id
