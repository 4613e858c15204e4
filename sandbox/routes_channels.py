"""Routes: channels, threads, guilds and members."""

from __future__ import annotations

from sandbox import limits
from sandbox.calls import Call, require, route
from sandbox.check import Spot
from sandbox.check_message import FOR_FORUM_POSTS
from sandbox.deeds import write_message
from sandbox.errors import ApiError, Json
from sandbox.kinds import ChannelKind, Permission
from sandbox.permissions import sees
from sandbox.threads import archive, create_thread, delete_channel, unarchive
from sandbox.world import Channel, Message

DURATIONS = (60, 1440, 4320, 10080)
THREAD_FIELDS = frozenset({"name", "auto_archive_duration", "rate_limit_per_user"})
EDIT_FIELDS = frozenset(
    {"name", "archived", "locked", "invitable", "auto_archive_duration", "rate_limit_per_user", "topic", "applied_tags"}
)
CHANNEL = "/channels/{channel_id}"


@route("GET", CHANNEL)
def get_channel(call: Call) -> Json:
    """One channel, thread or DM."""
    return call.core.shapes.channel(call.channel())


@route("PATCH", CHANNEL)
def edit_channel(call: Call) -> Json:
    """Change a channel or thread."""
    channel = call.channel()
    form = call.form()
    form.record(EDIT_FIELDS)
    name = form["name"].text(limits.CHANNEL_NAME, 1)
    topic = form["topic"].text(limits.TOPIC)
    archived, locked = form["archived"].boolean(), form["locked"].boolean()
    duration = form["auto_archive_duration"].choice(DURATIONS)
    form["rate_limit_per_user"].integer(0, 21600)
    form.finish()
    if channel.thread is None:
        require(call.core, channel, Permission.MANAGE_CHANNELS)
    else:
        _require_thread_edit(call, channel, set(form.value))
    channel.name = name or channel.name
    channel.topic = topic if topic is not None else channel.topic
    if channel.thread is not None:
        channel.thread.auto_archive_duration = duration or channel.thread.auto_archive_duration
        channel.thread.locked = channel.thread.locked if locked is None else locked
        if archived is not None and archived != channel.thread.archived:
            (archive if archived else unarchive)(call.core, channel)
            return call.core.shapes.channel(channel)
    call.core.herald.channel_changed(channel)
    return call.core.shapes.channel(channel)


def _require_thread_edit(call: Call, channel: Channel, fields: set[str]) -> None:
    assert channel.thread is not None
    only_waking = fields <= {"archived", "auto_archive_duration"} and call.body.get("archived") is False
    if only_waking and not channel.thread.locked:
        require(call.core, channel, Permission.SEND_MESSAGES_IN_THREADS)
    elif channel.owner_id != call.world.bot_id or channel.thread.locked or "locked" in fields:
        require(call.core, channel, Permission.MANAGE_THREADS)
    if channel.thread.archived and "archived" not in fields:
        raise ApiError(50083)


@route("DELETE", CHANNEL)
def remove_channel(call: Call) -> Json:
    """Delete a channel or thread."""
    channel = call.channel()
    if channel.is_dm:
        return call.core.shapes.channel(channel)
    require(call.core, channel, Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS)
    shape = call.core.shapes.channel(channel)
    delete_channel(call.core, channel)
    return shape


@route("POST", "/channels/{channel_id}/threads")
def start_thread(call: Call) -> Json:
    """Start a thread without a message, or a post in a forum."""
    parent = call.channel()
    if parent.is_dm or parent.thread is not None:
        raise ApiError(50024)
    if parent.kind == ChannelKind.FORUM:
        return _start_post(call, parent)
    form = call.form()
    name, duration = _thread_form(form, THREAD_FIELDS | {"type", "invitable"})
    kind = form["type"].choice({11, 12}) or int(ChannelKind.PRIVATE_THREAD)
    invitable = form["invitable"].boolean()
    form.finish()
    private = kind == ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    require(call.core, parent, needed)
    thread = create_thread(
        call.core,
        parent,
        call.world.bot_id,
        name,
        private=private,
        auto_archive_duration=duration,
        invitable=invitable is not False,
    )
    return call.core.shapes.channel(thread)


def _start_post(call: Call, forum: Channel) -> Json:
    form = call.form()
    name, duration = _thread_form(form, THREAD_FIELDS | {"message", "applied_tags", "type"})
    tags = [entry.snowflake(required=True) or 0 for entry in form["applied_tags"].array(5)]
    if not form["message"].required():
        form.finish()
    body = call.checked_message(form["message"], FOR_FORUM_POSTS)
    require(call.core, forum, Permission.SEND_MESSAGES)
    thread = create_thread(call.core, forum, call.world.bot_id, name, auto_archive_duration=duration, applied_tags=tags)
    message = write_message(call.core, thread, call.world.bot_id, body, call.uploads)
    return call.core.shapes.channel(thread) | {"message": call.core.shapes.message(message)}


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from_message(call: Call) -> Json:
    """Start a thread from a message."""
    parent = call.channel()
    start: Message = call.message(parent)
    if parent.is_dm or parent.thread is not None:
        raise ApiError(50024)
    form = call.form()
    name, duration = _thread_form(form, THREAD_FIELDS)
    form.finish()
    require(call.core, parent, Permission.CREATE_PUBLIC_THREADS)
    if start.thread_id is not None:
        raise ApiError(160004)
    thread = create_thread(call.core, parent, call.world.bot_id, name, start=start, auto_archive_duration=duration)
    call.core.herald.message_edited(start)
    return call.core.shapes.channel(thread)


def _thread_form(form: Spot, known: frozenset[str]) -> tuple[str, int | None]:
    form.record(known)
    form["rate_limit_per_user"].integer(0, 21600)
    duration = form["auto_archive_duration"].choice(DURATIONS)
    name = form["name"].text(limits.CHANNEL_NAME, 1, required=True)
    return name or "", duration


@route("GET", "/channels/{channel_id}/threads/archived/public")
def archived_threads(call: Call) -> Json:
    """The archived public threads of a channel, youngest first."""
    parent = call.channel(Permission.READ_MESSAGE_HISTORY)
    found = [
        thread
        for thread in call.world.threads_of(parent.id)
        if thread.thread is not None and thread.thread.archived and thread.kind == ChannelKind.PUBLIC_THREAD
    ]
    return _thread_list(call, found[::-1]) | {"has_more": False}


@route("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> Json:
    """The threads of a guild that are not archived."""
    guild = call.guild()
    found = [
        thread
        for thread in call.world.guild_threads(guild.id)
        if thread.thread is not None and not thread.thread.archived and sees(call.world, thread, call.world.bot_id)
    ]
    return _thread_list(call, found)


def _thread_list(call: Call, threads: list[Channel]) -> Json:
    shapes, bot_id = call.core.shapes, call.world.bot_id
    joined = [thread for thread in threads if thread.thread and bot_id in thread.thread.members]
    return {
        "threads": [shapes.channel(thread) for thread in threads],
        "members": [shapes.thread_member(thread, bot_id) for thread in joined],
    }


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def join_thread(call: Call) -> None:
    """Add the bot or a member to a thread."""
    thread, user_id = _thread_and_user(call)
    assert thread.thread is not None
    if thread.thread.archived:
        raise ApiError(50083)
    if user_id not in call.world.guilds[thread.guild_id or 0].members:
        raise ApiError(10007)
    if user_id not in thread.thread.members:
        thread.thread.members.append(user_id)
        call.core.herald.thread_members_changed(thread, [user_id], [])


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def leave_thread(call: Call) -> None:
    """Take the bot or a member out of a thread."""
    thread, user_id = _thread_and_user(call)
    assert thread.thread is not None
    if user_id != call.world.bot_id and thread.owner_id != call.world.bot_id:
        require(call.core, thread, Permission.MANAGE_THREADS)
    if user_id in thread.thread.members:
        thread.thread.members.remove(user_id)
        call.core.herald.thread_members_changed(thread, [], [user_id])


def _thread_and_user(call: Call) -> tuple[Channel, int]:
    thread = call.channel()
    if thread.thread is None:
        raise ApiError(50024)
    return thread, call.world.bot_id if call.values["user_id"] == "@me" else call.id("user_id")


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Json:
    """One guild."""
    guild = call.guild()
    count = len(guild.members)
    return call.core.shapes.guild(guild) | {"approximate_member_count": count, "approximate_presence_count": count}


@route("GET", "/guilds/{guild_id}/channels")
def guild_channels(call: Call) -> list[Json]:
    """The channels of a guild."""
    return [call.core.shapes.channel(channel) for channel in call.world.guild_channels(call.guild().id)]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Json:
    """One member."""
    guild = call.guild()
    member = guild.members.get(call.id("user_id"))
    if member is None:
        raise ApiError(10007)
    return call.core.shapes.member(guild, member)
