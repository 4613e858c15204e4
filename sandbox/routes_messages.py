"""Routes: messages in channels and DMs."""

from __future__ import annotations

from typing import Any

from sandbox import limits
from sandbox.calls import Call, require, route
from sandbox.check import Spot
from sandbox.check_message import FOR_CHANNELS, FOR_EDITS
from sandbox.deeds import delete_message, open_dm, rewrite_message, write_message
from sandbox.errors import ApiError, Json
from sandbox.kinds import ChannelKind, MessageKind, Permission
from sandbox.world import Channel

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


@route("POST", "/users/@me/channels")
def create_dm(call: Call) -> Json:
    """Open a DM."""
    form = call.form()
    form.record({"recipient_id"})
    recipient_id = form["recipient_id"].snowflake(required=True)
    form.finish()
    world, core = call.world, call.core
    person = world.users.get(recipient_id or 0)
    if person is None or person.bot:
        raise ApiError(50033)
    if world.dm_between(world.bot_id, person.id) is None:
        most, span = limits.NEW_DMS
        now = core.clock.now()
        core.new_dms = [at for at in core.new_dms if at > now - span]
        if len(core.new_dms) >= most:
            raise ApiError(40003)
        core.new_dms.append(now)
    return core.shapes.channel(open_dm(core, world.bot_id, person.id))


@route("POST", MESSAGES)
def create_message(call: Call) -> Json:
    """Send a message."""
    channel = call.channel()
    body = call.checked_message(call.form(), FOR_CHANNELS)
    require_writable(call, channel, body)
    reference = _reference(call, channel, body)
    kind = MessageKind.DEFAULT if reference is None else MessageKind.REPLY
    message = write_message(
        call.core, channel, call.world.bot_id, body, call.uploads, kind=int(kind), reference=reference
    )
    return call.core.shapes.message(message)


@route("GET", MESSAGES)
def list_messages(call: Call) -> list[Json]:
    """The history of a channel, newest first."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    query = Spot(dict(call.query))
    query.record({"limit", "before", "after", "around"})
    limit = query["limit"].integer(1, limits.HISTORY) or 50
    before, after = query["before"].snowflake(), query["after"].snowflake()
    around = query["around"].snowflake()
    query.finish()
    found = [message for message in call.world.channel_messages(channel.id).values() if message.reader is None]
    if before is not None:
        found = [message for message in found if message.id < before][-limit:]
    elif after is not None:
        found = [message for message in found if message.id > after][:limit]
    elif around is not None:
        older = [message for message in found if message.id <= around][-(limit // 2 + 1) :]
        found = older + [message for message in found if message.id > around][: limit // 2]
    return [call.core.shapes.message(message) for message in reversed(found[-limit:])]


@route("GET", MESSAGE)
def get_message(call: Call) -> Json:
    """One message."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return call.core.shapes.message(call.message(channel))


@route("PATCH", MESSAGE)
def edit_message(call: Call) -> Json:
    """Edit a message of the bot's own."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot_id:
        raise ApiError(50005)
    _refuse_archived(channel)
    body = call.checked_message(call.form(), FOR_EDITS, before=message)
    rewrite_message(call.core, message, body, call.uploads)
    return call.core.shapes.message(message)


@route("DELETE", MESSAGE)
def remove_message(call: Call) -> None:
    """Delete a message."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot_id:
        require(call.core, channel, Permission.MANAGE_MESSAGES)
    _refuse_archived(channel)
    delete_message(call.core, message)


@route("POST", "/channels/{channel_id}/typing")
def start_typing(call: Call) -> None:
    """Show that the bot is typing."""
    channel = call.channel()
    require_writable(call, channel, {})
    call.core.herald.typing(channel, call.world.bot)


def require_writable(call: Call, channel: Channel, body: Json) -> None:
    """Refuse a message that the bot may not send there."""
    if channel.kind == ChannelKind.FORUM:
        raise ApiError(50008)
    if channel.is_dm:
        _require_open_dms(call, channel)
        return
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    if body.get("embeds"):
        needed |= Permission.EMBED_LINKS
    if call.uploads:
        needed |= Permission.ATTACH_FILES
    require(call.core, channel, needed)
    if channel.thread is not None and channel.thread.locked:
        try:
            require(call.core, channel, Permission.MANAGE_THREADS)
        except ApiError as error:
            raise ApiError(160005) from error


def _require_open_dms(call: Call, channel: Channel) -> None:
    world = call.world
    for user_id in channel.recipients:
        if user_id == world.bot_id:
            continue
        person = world.users[user_id]
        if not world.share_a_guild(world.bot_id, user_id) and not person.app_installed:
            raise ApiError(50278)
        if not person.dms_open:
            raise ApiError(50007)


def _refuse_archived(channel: Channel) -> None:
    if channel.thread is not None and channel.thread.archived:
        raise ApiError(50083)


def _reference(call: Call, channel: Channel, body: Json) -> Json | None:
    given: Any = body.get("message_reference")
    if not given:
        return None
    answered = call.world.message(channel.id, int(given["message_id"]))
    if answered is None or answered.reader is not None:
        if given.get("fail_if_not_exists", True):
            spot = call.form()["message_reference"]
            spot.complain("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            spot.finish()
        return None
    reference: Json = {"type": 0, "message_id": str(answered.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    return reference
