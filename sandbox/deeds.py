"""Deeds with messages: writing, rewriting and deleting, by the bot or a person, after all checks have passed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sandbox import limits, permissions
from sandbox.check_components import walk
from sandbox.check_message import Upload
from sandbox.errors import ApiError, Json
from sandbox.files import content_type_of, picture_size
from sandbox.kinds import ChannelKind, Component, MessageFlag, Permission
from sandbox.snowflake import created_at
from sandbox.threads import note_message, unarchive
from sandbox.world import Attachment, Channel, Message

if TYPE_CHECKING:
    from sandbox.core import Core

USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")
Uploads = dict[int, Upload]


def write_message(
    core: Core,
    channel: Channel,
    author_id: int,
    body: Json,
    uploads: Uploads,
    *,
    kind: int = 0,
    extra_flags: int = 0,
    reader: int | None = None,
    interaction: Json | None = None,
    reference: Json | None = None,
) -> Message:
    """Put a new message into a channel; a nonce that must be unique gives the message that has it already."""
    nonce = None if body.get("nonce") is None else str(body["nonce"])
    if nonce is not None and body.get("enforce_nonce"):
        known = _recent_with_nonce(core, channel, author_id, nonce)
        if known is not None:
            return known
    message = Message(
        core.ids.next(),
        channel.id,
        author_id,
        core.clock.iso(),
        kind=kind,
        flags=int(body.get("flags") or 0) | extra_flags,
        nonce=nonce,
        reader=reader,
        interaction=interaction,
        reference=reference,
    )
    _apply(core, message, body, uploads)
    if channel.thread is not None and channel.thread.archived:
        unarchive(core, channel)
    core.world.channel_messages(channel.id)[message.id] = message
    if reader is None:
        channel.last_message_id = message.id
        note_message(core, channel)
    core.herald.message_created(message)
    return message


def rewrite_message(core: Core, message: Message, body: Json, uploads: Uploads) -> None:
    """Change a message; the first text of a message that was only announced counts as no edit."""
    if message.is_loading:
        message.flags &= ~MessageFlag.LOADING
    else:
        message.edited_timestamp = core.clock.iso()
    if body.get("flags") is not None:
        # Embeds can be shown again, but a message never stops being one of components only.
        given = int(body["flags"]) & (MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2)
        message.flags = message.flags & ~MessageFlag.SUPPRESS_EMBEDS | given
    _apply(core, message, body, uploads)
    core.herald.message_edited(message)


def delete_message(core: Core, message: Message) -> None:
    """Take a message away with its files."""
    messages = core.world.channel_messages(message.channel_id)
    if messages.pop(message.id, None) is None:
        raise ApiError(10008)
    for attachment in message.attachments:
        core.files.drop(attachment.id)
    channel = core.world.channels[message.channel_id]
    if channel.thread is not None and message.reader is None:
        channel.thread.message_count = max(0, channel.thread.message_count - 1)
    core.herald.message_deleted(message)


def dismiss_message(core: Core, message: Message) -> None:
    """Put an ephemeral message away; the bot does not hear of it and may go on editing it."""
    core.herald.message_deleted(message)
    message.dismissed = True


def open_dm(core: Core, one: int, other: int) -> Channel:
    """The DM of two users, new if they had none."""
    channel = core.world.dm_between(one, other)
    if channel is None:
        channel = Channel(core.ids.next(), int(ChannelKind.DM), recipients=[one, other])
        core.world.channels[channel.id] = channel
        core.herald.channel_created(channel)
    return channel


def _recent_with_nonce(core: Core, channel: Channel, author_id: int, nonce: str) -> Message | None:
    oldest = core.clock.now() - limits.NONCE_SECONDS
    for message in reversed(core.world.channel_messages(channel.id).values()):
        if created_at(message.id) < oldest:
            return None
        if message.nonce == nonce and message.author_id == author_id:
            return message
    return None


def _apply(core: Core, message: Message, body: Json, uploads: Uploads) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [{"type": "rich", **embed} for embed in body["embeds"] or ()]
    if "components" in body:
        message.components = body["components"] or []
        _number_components(message.components)
    if "attachments" in body or uploads:
        _attach(core, message, body.get("attachments"), uploads)
    _find_mentions(core, message, body.get("allowed_mentions"))


def _number_components(components: list[Json]) -> None:
    taken = {component["id"] for component in walk(components) if component.get("id")}
    free = (number for number in range(1, 10**6) if number not in taken)
    for component in walk(components):
        if not component.get("id"):
            component["id"] = next(free)


def _attach(core: Core, message: Message, listed: Any, uploads: Uploads) -> None:
    entries = None if listed is None else {int(entry["id"]): entry for entry in listed}
    kept: list[Attachment] = []
    for attachment in message.attachments:
        if entries is None or attachment.id in entries:
            kept.append(attachment)
            if entries is not None and "description" in entries[attachment.id]:
                attachment.description = entries[attachment.id]["description"]
        else:
            core.files.drop(attachment.id)
    for index, upload in sorted(uploads.items()):
        entry = (entries or {}).get(index, {})
        kept.append(store_upload(core, upload, entry.get("filename"), entry.get("description")))
    message.attachments = kept


def store_upload(core: Core, upload: Upload, filename: str | None = None, description: str | None = None) -> Attachment:
    """Keep a file that was sent along."""
    name = filename or upload.filename
    content_type = content_type_of(name)
    width, height = picture_size(upload.content, content_type)
    attachment = Attachment(
        core.ids.next(), name, len(upload.content), content_type, description, width=width, height=height
    )
    core.files.put(attachment.id, upload.content)
    return attachment


def _find_mentions(core: Core, message: Message, allowed: Json | None) -> None:
    shown = [component.get("content", "") for component in walk(message.components) if _is_text(component)]
    text = "\n".join([message.content, *shown])
    channel = core.world.channels[message.channel_id]
    everything = allowed is None
    parse = set((allowed or {}).get("parse") or ())
    users = {int(user_id) for user_id in (allowed or {}).get("users") or ()}
    roles = {int(role_id) for role_id in (allowed or {}).get("roles") or ()}

    def wanted(found: re.Pattern[str], name: str, listed: set[int]) -> list[int]:
        ids = dict.fromkeys(int(identity) for identity in found.findall(text))
        return [identity for identity in ids if everything or name in parse or identity in listed]

    message.mentions = [user_id for user_id in wanted(USER_MENTION, "users", users) if user_id in core.world.users]
    guild = core.world.guilds.get(channel.guild_id or 0)
    known_roles = {} if guild is None else guild.roles
    message.mention_roles = [role_id for role_id in wanted(ROLE_MENTION, "roles", roles) if role_id in known_roles]
    message.mention_everyone = (
        (everything or "everyone" in parse)
        and EVERYONE.search(text) is not None
        and permissions.may(core.world, channel, message.author_id, Permission.MENTION_EVERYONE)
    )
    if message.reference is not None and (everything or (allowed or {}).get("replied_user")):
        answered = core.world.message(channel.id, int(message.reference["message_id"]))
        if answered is not None and answered.author_id not in message.mentions:
            message.mentions.append(answered.author_id)


def _is_text(component: Json) -> bool:
    return component.get("type") == Component.TEXT_DISPLAY
