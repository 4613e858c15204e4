"""What people do besides talking to the bot: writing, reading, settings, and running their guilds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox import deeds, genesis, limits, permissions, threads
from sandbox.check import is_among
from sandbox.errors import ActorError, Json
from sandbox.kinds import LOCALES, ChannelKind, MessageKind, Permission
from sandbox.resolved import decoded
from sandbox.world import Channel, Guild, Message, Overwrite, User

if TYPE_CHECKING:
    from sandbox.core import Core


@dataclass(slots=True)
class Visit:
    """One request of somebody's client; `who` is None for those that need no login."""

    core: Core
    who: User | None
    ids: list[str]
    query: dict[str, str]
    body: Json

    @property
    def person(self) -> User:
        """Whoever is logged in."""
        if self.who is None:
            raise ActorError(401, "Log in first.")
        return self.who

    def channel(self, needed: int = 0) -> Channel:
        """The channel in the path, if it is visible and the person has some permissions there."""
        channel = self.core.sight.channel_visible(self.person.id, int(self.ids[0]))
        if not permissions.may(self.core.world, channel, self.person.id, needed):
            raise ActorError(403, "You may not do this here.")
        return channel

    def message(self) -> Message:
        """The message in the path, if it is visible."""
        return self.core.sight.message_visible(self.person.id, int(self.ids[0]), int(self.ids[1]))

    def guild(self, needed: int) -> Guild:
        """The guild in the path, if the person has some permissions there."""
        guild = self.core.world.guilds.get(int(self.ids[0]))
        if guild is None or self.person.id not in guild.members:
            raise ActorError(404, "You are in no such guild.")
        if permissions.in_guild(guild, self.person.id) & needed != needed:
            raise ActorError(403, "You may not do this here.")
        return guild

    def entries(self, name: str) -> list[Any]:
        """A list in the body, empty where there is none."""
        value = self.body.get(name) or []
        if not isinstance(value, list):
            raise ActorError(400, f"{name} must be a list.")
        return value

    def text(self, name: str, most: int) -> str:
        """A text in the body."""
        value = self.body.get(name)
        if not isinstance(value, str) or not 1 <= len(value) <= most:
            raise ActorError(400, f"{name} must be a text of 1 to {most} characters.")
        return value


def number(value: Any, name: str) -> int:
    """A number or id that a client sent."""
    if isinstance(value, bool) or not str(value).isdecimal():
        raise ActorError(400, f"{name} must be a number.")
    return int(value)


DONE: Json = {"ok": True}


# everybody


def everybody(visit: Visit) -> Json:
    """All people, each with the number of unread messages that are meant for them."""
    sight = visit.core.sight
    people = list(visit.core.world.people())
    return {"people": [sight.person(person) | {"mentions": sight.calls(person.id)} for person in people]}


def newcomer(visit: Visit) -> Json:
    """Somebody new, in all guilds unless told otherwise."""
    core = visit.core
    name, locale = visit.text("name", 32), _locale(visit.body.get("locale", "en-US"))
    if core.world.person(name) is not None:
        raise ActorError(409, f"{name} is there already.")
    chosen = [number(entry, "guild_ids") for entry in visit.entries("guild_ids")]
    guild_ids = list(core.world.guilds) if visit.body.get("guild_ids") is None else chosen
    person = genesis.add_person(core.world, core.ids, name, locale)
    for guild_id in guild_ids:
        if guild_id not in core.world.guilds:
            raise ActorError(404, f"There is no guild {guild_id}.")
        genesis.join(core.world, core.clock, core.world.guilds[guild_id], person.id)
        core.herald.guild_changed(core.world.guilds[guild_id])
    core.herald.person_changed(person)
    return {"person": core.sight.person(person)}


def me(visit: Visit) -> Json:
    """The person oneself."""
    return {"person": visit.core.sight.person(visit.person)}


def change_settings(visit: Visit) -> Json:
    """Language, open or closed DMs, and whether the application is installed for oneself."""
    person, body = visit.person, visit.body
    unknown = set(body) - {"locale", "dms_open", "app_installed"}
    if unknown:
        raise ActorError(400, f"There is no setting {', '.join(sorted(unknown))}.")
    for name in ("dms_open", "app_installed"):
        if name in body:
            if not isinstance(body[name], bool):
                raise ActorError(400, f"{name} is true or false.")
            setattr(person, name, body[name])
    if "locale" in body:
        person.locale = _locale(body["locale"])
    visit.core.herald.person_changed(person)
    return me(visit)


def _locale(value: Any) -> str:
    if not is_among(value, LOCALES):
        raise ActorError(400, f"Discord has no locale {value!r}.")
    return str(value)


# messages


def messages(visit: Visit) -> Json:
    """The last messages of a channel."""
    channel = visit.channel()
    limit = min(number(visit.query.get("limit", 50), "limit"), 200)
    before = visit.query.get("before")
    shown = visit.core.sight.messages(
        visit.person.id, channel, limit=limit, before=None if before is None else number(before, "before")
    )
    return {"messages": shown}


def message(visit: Visit) -> Json:
    """One message."""
    return {"message": visit.core.sight.message(visit.person.id, visit.message())}


def write(visit: Visit) -> Json:
    """Say something."""
    core, channel = visit.core, visit.channel()
    if channel.kind == ChannelKind.FORUM:
        raise ActorError(409, "A forum holds posts, not messages.")
    if not permissions.may_write(core.world, channel, visit.person.id):
        raise ActorError(403, "You may not write here.")
    if channel.thread is not None and channel.thread.locked:
        raise ActorError(409, "This thread is locked.")
    uploads = {index: decoded(file) for index, file in enumerate(visit.entries("files"))}
    content = visit.body.get("content") or ""
    if not isinstance(content, str):
        raise ActorError(400, "content must be a text.")
    if not content and not uploads:
        raise ActorError(400, "There is nothing to say.")
    if len(content) > limits.CONTENT or len(uploads) > limits.FILES:
        raise ActorError(400, "This is too long.")
    written = deeds.write_message(
        core,
        channel,
        visit.person.id,
        {"content": content},
        uploads,
        kind=int(MessageKind.REPLY if visit.body.get("reply_to") else MessageKind.DEFAULT),
        reference=_reply(visit, channel),
    )
    mark_read(visit)
    return {"message": core.sight.message(visit.person.id, written)}


def _reply(visit: Visit, channel: Channel) -> Json | None:
    if not visit.body.get("reply_to"):
        return None
    answered = visit.core.sight.message_visible(visit.person.id, channel.id, number(visit.body["reply_to"], "reply_to"))
    return {"type": 0, "message_id": str(answered.id), "channel_id": str(channel.id)}


def rewrite(visit: Visit) -> Json:
    """Correct what one has said."""
    found = visit.message()
    if found.author_id != visit.person.id:
        raise ActorError(403, "This is not your message.")
    deeds.rewrite_message(visit.core, found, {"content": visit.text("content", limits.CONTENT)}, {})
    return message(visit)


def delete(visit: Visit) -> Json:
    """Take back one's own message, remove another's, or dismiss an ephemeral one."""
    found = visit.message()
    if found.reader is not None:
        deeds.dismiss_message(visit.core, found)
        return DONE
    if found.author_id != visit.person.id:
        visit.channel(Permission.MANAGE_MESSAGES)
    deeds.delete_message(visit.core, found)
    return DONE


def mark_read(visit: Visit) -> Json:
    """Mark a channel as read."""
    channel = visit.channel()
    marks = visit.core.world.read_marks.setdefault(visit.person.id, {})
    marks[channel.id] = max(marks.get(channel.id, 0), channel.last_message_id or 0)
    visit.core.revision += 1
    visit.core.herald.unread_changed(visit.person.id, channel)
    return {"unread": visit.core.sight.unread(visit.person.id, channel)}


# channels


def open_dm(visit: Visit) -> Json:
    """Talk to somebody alone."""
    other = visit.core.world.users.get(number(visit.body.get("recipient_id", 0), "recipient_id"))
    if other is None or other.id == visit.person.id:
        raise ActorError(404, "There is nobody like that to talk to.")
    channel = deeds.open_dm(visit.core, visit.person.id, other.id)
    return {"channel": visit.core.sight.channel(visit.person.id, channel)}


def create_channel(visit: Visit) -> Json:
    """A new channel or forum."""
    guild = visit.guild(Permission.MANAGE_CHANNELS)
    kind = visit.body.get("type", 0)
    if kind not in (ChannelKind.TEXT, ChannelKind.FORUM):
        raise ActorError(400, "type is 0 for a text channel or 15 for a forum.")
    channel = threads.create_channel(visit.core, guild.id, visit.text("name", limits.CHANNEL_NAME), ChannelKind(kind))
    return {"channel": visit.core.sight.channel(visit.person.id, channel)}


def start_thread(visit: Visit) -> Json:
    """A new thread, or a post in a forum."""
    core, person = visit.core, visit.person
    private = bool(visit.body.get("private"))
    parent = visit.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    if parent.is_dm or parent.thread is not None:
        raise ActorError(409, "There are no threads here.")
    name = visit.text("name", limits.CHANNEL_NAME)
    start = None
    if visit.body.get("message_id"):
        start = core.sight.message_visible(person.id, parent.id, number(visit.body["message_id"], "message_id"))
        if start.thread_id is not None or start.reader is not None:
            raise ActorError(409, "This message cannot start a thread.")
    content = visit.body.get("content")
    if parent.kind == ChannelKind.FORUM and not content:
        raise ActorError(400, "A post needs content.")
    thread = threads.create_thread(core, parent, person.id, name, private=private, start=start)
    if start is not None:
        core.herald.message_edited(start)
    if content:
        deeds.write_message(core, thread, person.id, {"content": str(content)}, {})
    return {"channel": core.sight.channel(person.id, thread)}


def change_channel(visit: Visit) -> Json:
    """Rename, describe, archive or lock."""
    core, body = visit.core, visit.body
    channel = visit.channel()
    if channel.is_dm:
        raise ActorError(409, "A DM cannot be changed.")
    state = channel.thread
    only_waking = set(body) == {"archived"} and body["archived"] is False and state is not None and not state.locked
    if state is None:
        visit.channel(Permission.MANAGE_CHANNELS)
    elif not only_waking and (channel.owner_id != visit.person.id or state.locked or "locked" in body):
        visit.channel(Permission.MANAGE_THREADS)
    if "name" in body:
        channel.name = visit.text("name", limits.CHANNEL_NAME)
    if "topic" in body:
        channel.topic = visit.text("topic", limits.TOPIC)
    if state is not None:
        state.locked = bool(body.get("locked", state.locked))
        if "archived" in body and bool(body["archived"]) != state.archived:
            (threads.archive if body["archived"] else threads.unarchive)(core, channel)
            return {"channel": core.sight.channel(visit.person.id, channel)}
    core.herald.channel_changed(channel)
    return {"channel": core.sight.channel(visit.person.id, channel)}


def delete_channel(visit: Visit) -> Json:
    """Take away a channel or thread."""
    channel = visit.channel()
    if channel.is_dm:
        raise ActorError(409, "A DM cannot be deleted.")
    visit.channel(Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS)
    threads.delete_channel(visit.core, channel)
    return DONE


# guilds and the bot in them


def found_guild(visit: Visit) -> Json:
    """A guild of one's own, with one channel."""
    core, person = visit.core, visit.person
    guild = genesis.new_guild(core.world, core.clock, core.ids, visit.text("name", 100), person.id)
    genesis.add_channel(core.world, core.ids, guild.id, "lobby", ChannelKind.TEXT)
    core.herald.guild_created(guild)
    if visit.body.get("install_bot", True):
        genesis.install_bot(core.world, core.clock, core.ids, guild)
        core.herald.bot_joined(guild)
    return {"guild": core.sight.guild(person.id, guild)}


def change_guild(visit: Visit) -> Json:
    """Rename a guild, or let it speak another language."""
    guild, body = visit.guild(Permission.MANAGE_GUILD), visit.body
    unknown = set(body) - {"name", "preferred_locale"}
    if unknown:
        raise ActorError(400, f"A guild has no {', '.join(sorted(unknown))} to change.")
    name = visit.text("name", 100) if "name" in body else guild.name
    guild.preferred_locale = _locale(body.get("preferred_locale", guild.preferred_locale))
    guild.name = name
    visit.core.herald.guild_edited(guild)
    return {"guild": visit.core.sight.guild(visit.person.id, guild)}


def install_bot(visit: Visit) -> Json:
    """Invite the bot."""
    guild = visit.guild(Permission.MANAGE_GUILD)
    core = visit.core
    if core.world.bot_in(guild.id):
        raise ActorError(409, "The bot is here already.")
    genesis.install_bot(core.world, core.clock, core.ids, guild)
    core.herald.bot_joined(guild)
    return DONE


def kick_bot(visit: Visit) -> Json:
    """Throw the bot out, with its role and its commands for this guild."""
    guild = visit.guild(Permission.KICK_MEMBERS)
    world = visit.core.world
    member = guild.members.pop(world.bot_id, None)
    if member is None:
        raise ActorError(409, "The bot is not here.")
    for role in [role for role in guild.roles.values() if role.bot_id == world.bot_id]:
        del guild.roles[role.id]
    for command in [command for command in world.commands.values() if command.guild_id == guild.id]:
        del world.commands[command.id]
    visit.core.herald.bot_kicked(guild)
    return DONE


def change_bot_permissions(visit: Visit) -> Json:
    """Give permissions to the bot or take them, in the whole guild or in one channel."""
    guild = visit.guild(Permission.MANAGE_ROLES)
    world = visit.core.world
    added, removed = _bits(visit.entries("add")), _bits(visit.entries("remove"))
    role = next((role for role in guild.roles.values() if role.bot_id == world.bot_id), None)
    if role is None:
        raise ActorError(409, "The bot is not here.")
    if visit.body.get("channel_id") is None:
        role.permissions = (role.permissions | added) & ~removed
        visit.core.herald.role_changed(guild, role.id)
        return DONE
    channel = visit.core.sight.channel_visible(visit.person.id, number(visit.body["channel_id"], "channel_id"))
    own = next((entry for entry in channel.overwrites if entry.member and entry.id == world.bot_id), None)
    if own is None:
        own = Overwrite(world.bot_id, member=True)
        channel.overwrites.append(own)
    own.allow = (own.allow | added) & ~removed
    own.deny = (own.deny | removed) & ~added
    visit.core.herald.channel_changed(channel)
    return DONE


def _bits(names: list[Any]) -> int:
    value = 0
    for name in names:
        try:
            value |= Permission[str(name).upper()]
        except KeyError as error:
            raise ActorError(400, f"There is no permission {name!r}.") from error
    return value
