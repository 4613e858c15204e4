"""Who may do what where: Discord's computation from roles and overwrites."""

from __future__ import annotations

from sandbox.kinds import ChannelKind, Permission
from sandbox.world import Channel, Guild, World

ALL = (1 << 53) - 1
IN_DMS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.ADD_REACTIONS
    | Permission.USE_APPLICATION_COMMANDS
)


def in_guild(guild: Guild, user_id: int) -> int:
    """A member's permissions before channels have their say."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    return ALL if granted & Permission.ADMINISTRATOR else granted


def in_channel(world: World, channel: Channel, user_id: int) -> int:
    """A user's permissions in a channel, thread or DM; 0 if it is closed to them."""
    if channel.is_dm:
        return int(IN_DMS) if user_id in channel.recipients else 0
    guild = world.guilds[channel.guild_id or 0]
    granted = in_guild(guild, user_id)
    if granted == ALL or user_id not in guild.members:
        return granted
    ruling = world.channels[channel.parent_id] if channel.thread and channel.parent_id else channel
    granted = _overwritten(guild, ruling, user_id, granted)
    if not granted & Permission.VIEW_CHANNEL:
        return 0
    if channel.kind == ChannelKind.PRIVATE_THREAD and channel.thread is not None:
        invited = user_id in channel.thread.members
        if not invited and not granted & Permission.MANAGE_THREADS:
            return 0
    return granted


def may(world: World, channel: Channel, user_id: int, needed: int) -> bool:
    """Whether a user has all of some permissions in a channel."""
    return in_channel(world, channel, user_id) & needed == needed


def sees(world: World, channel: Channel, user_id: int) -> bool:
    """Whether a user can look into a channel."""
    return may(world, channel, user_id, Permission.VIEW_CHANNEL)


def may_write(world: World, channel: Channel, user_id: int) -> bool:
    """Whether a user may send messages to a channel or thread."""
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    return may(world, channel, user_id, needed)


def _overwritten(guild: Guild, channel: Channel, user_id: int, granted: int) -> int:
    member = guild.members[user_id]
    by_id = {(overwrite.member, overwrite.id): overwrite for overwrite in channel.overwrites}
    everyone = by_id.get((False, guild.id))
    if everyone is not None:
        granted = granted & ~everyone.deny | everyone.allow
    roles = [by_id[(False, role_id)] for role_id in member.roles if (False, role_id) in by_id]
    for overwrite in roles:
        granted &= ~overwrite.deny
    for overwrite in roles:
        granted |= overwrite.allow
    own = by_id.get((True, user_id))
    if own is not None:
        granted = granted & ~own.deny | own.allow
    return granted
