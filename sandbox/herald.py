"""Tells of changes: to the bot through the gateway, to people through their streams, each only what is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import permissions
from sandbox.errors import Json
from sandbox.gateway import Session
from sandbox.kinds import Intent
from sandbox.world import Channel, Guild, Message, User

if TYPE_CHECKING:
    from sandbox.core import Core


class Herald:
    """Announces what a deed has changed; the deed itself is done already."""

    def __init__(self, core: Core) -> None:
        self._core = core

    # messages

    def message_created(self, message: Message) -> None:
        """A new message."""
        self._message_to_bot("MESSAGE_CREATE", message)
        self._message_to_people("message_create", message)
        if message.reader is None:
            channel = self._core.world.channels[message.channel_id]
            for user_id in self._watchers(channel):
                if user_id != message.author_id:
                    self.unread_changed(user_id, channel)

    def message_edited(self, message: Message) -> None:
        """A changed message."""
        self._message_to_bot("MESSAGE_UPDATE", message)
        self._message_to_people("message_update", message)

    def message_deleted(self, message: Message) -> None:
        """A message is gone."""
        core = self._core
        core.revision += 1
        core.touched.add(message.id)
        channel = core.world.channels[message.channel_id]
        if message.reader is None and permissions.sees(core.world, channel, core.world.bot_id):
            data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
            if channel.guild_id is not None:
                data["guild_id"] = str(channel.guild_id)
            core.gateway.emit("MESSAGE_DELETE", data, guild_id=channel.guild_id, needs=_message_intent(channel))
        event = {"type": "message_delete", "channel_id": str(channel.id), "message_id": str(message.id)}
        for user_id in self._watchers(channel):
            if core.sight.sees(user_id, message):
                core.streams.push(user_id, event)
                self.unread_changed(user_id, channel)

    def unread_changed(self, user_id: int, channel: Channel) -> None:
        """Somebody has read something, or has more to read."""
        counts = self._core.sight.unread(user_id, channel)
        self._core.streams.push(user_id, {"type": "unread", "channel_id": str(channel.id), **counts})

    def _message_to_bot(self, name: str, message: Message) -> None:
        core = self._core
        core.revision += 1
        core.touched.add(message.id)
        channel = core.world.channels[message.channel_id]
        if message.reader is not None or not permissions.sees(core.world, channel, core.world.bot_id):
            return
        if not core.gateway.sessions:
            return
        whole = core.shapes.message(message, event=True)
        bot_id = core.world.bot_id
        open_to_bot = channel.is_dm or message.author_id == bot_id or bot_id in message.mentions

        def seen_by(session: Session) -> Json:
            if open_to_bot or session.intents & Intent.MESSAGE_CONTENT:
                return whole
            return whole | {"content": "", "embeds": [], "attachments": [], "components": []}

        author = core.world.users[message.author_id]
        core.gateway.emit(
            name,
            seen_by,
            guild_id=channel.guild_id,
            needs=_message_intent(channel),
            people=(author.name, str(author.id)),
            channel_id=channel.id,
        )

    def _message_to_people(self, name: str, message: Message) -> None:
        core = self._core
        channel = core.world.channels[message.channel_id]
        for user_id in self._watchers(channel):
            if core.sight.sees(user_id, message):
                core.streams.push(user_id, {"type": name, "message": core.sight.message(user_id, message)})

    # channels, threads, DMs

    def channel_created(self, channel: Channel) -> None:
        """A new channel, thread or DM."""
        self._channel_to_bot("THREAD_CREATE" if channel.thread else "CHANNEL_CREATE", channel, newly_created=True)
        self._channel_to_people("channel_create", channel)

    def channel_changed(self, channel: Channel) -> None:
        """A changed channel or thread; people who lost sight of it hear that it is gone."""
        self._channel_to_bot("THREAD_UPDATE" if channel.thread else "CHANNEL_UPDATE", channel)
        self._channel_to_people("channel_update", channel)
        for user_id in set(self._core.streams.watchers) - set(self._watchers(channel)):
            self._core.streams.push(user_id, _channel_gone(channel))

    def channel_deleted(self, channel: Channel, seen_by: list[int]) -> None:
        """A channel or thread is gone; `seen_by` are those who saw it before."""
        core = self._core
        core.revision += 1
        if channel.thread is not None:
            data: Json = {
                "id": str(channel.id),
                "guild_id": str(channel.guild_id),
                "parent_id": str(channel.parent_id),
                "type": channel.kind,
            }
            core.gateway.emit("THREAD_DELETE", data, guild_id=channel.guild_id, needs=Intent.GUILDS)
        else:
            shape = core.shapes.channel(channel)
            core.gateway.emit("CHANNEL_DELETE", shape, guild_id=channel.guild_id, needs=Intent.GUILDS)
        for user_id in seen_by:
            core.streams.push(user_id, _channel_gone(channel))

    def thread_members_changed(self, channel: Channel, added: list[int], removed: list[int]) -> None:
        """Somebody joined or left a thread."""
        core = self._core
        assert channel.thread is not None
        if core.world.bot_id in (*added, *removed):
            data: Json = {
                "id": str(channel.id),
                "guild_id": str(channel.guild_id),
                "member_count": len(channel.thread.members),
                "added_members": [core.shapes.thread_member(channel, user_id) for user_id in added],
                "removed_member_ids": [str(user_id) for user_id in removed],
            }
            core.gateway.emit("THREAD_MEMBERS_UPDATE", data, guild_id=channel.guild_id, needs=Intent.GUILDS)
        self._channel_to_people("channel_update", channel)

    def typing(self, channel: Channel, user: User) -> None:
        """Somebody is typing."""
        event = {"type": "typing", "channel_id": str(channel.id), "user_id": str(user.id)}
        for user_id in self._watchers(channel):
            if user_id != user.id:
                self._core.streams.push(user_id, event)

    def _channel_to_bot(self, name: str, channel: Channel, *, newly_created: bool = False) -> None:
        core = self._core
        core.revision += 1
        if channel.is_dm or (channel.thread and not permissions.sees(core.world, channel, core.world.bot_id)):
            return
        shape = core.shapes.channel(channel)
        if channel.thread and newly_created:
            shape["newly_created"] = True
        core.gateway.emit(name, shape, guild_id=channel.guild_id, needs=Intent.GUILDS, channel_id=channel.id)

    def _channel_to_people(self, name: str, channel: Channel) -> None:
        for user_id in self._watchers(channel):
            shape = self._core.sight.channel(user_id, channel)
            self._core.streams.push(user_id, {"type": name, "channel": shape})

    def _watchers(self, channel: Channel) -> list[int]:
        return self._core.sight.viewers(channel, self._core.streams.watchers)

    # guilds, people, the bot

    def guild_created(self, guild: Guild) -> None:
        """A new guild, or a person joined one."""
        self._guild_to_people("guild_create", guild)

    def guild_changed(self, guild: Guild) -> None:
        """Members, roles or the bot's installation changed."""
        self._guild_to_people("guild_update", guild)

    def guild_edited(self, guild: Guild) -> None:
        """A guild has another name or language."""
        if self._core.world.bot_in(guild.id):
            data = self._core.shapes.guild(guild)
            self._core.gateway.emit("GUILD_UPDATE", data, guild_id=guild.id, needs=Intent.GUILDS)
        self.guild_changed(guild)

    def bot_joined(self, guild: Guild) -> None:
        """The bot was installed."""
        whole = self._core.shapes.whole_guild(guild)
        del whole["unavailable"]
        self._core.gateway.emit("GUILD_CREATE", whole, guild_id=guild.id, needs=Intent.GUILDS)
        self.guild_changed(guild)

    def bot_kicked(self, guild: Guild) -> None:
        """The bot was thrown out."""
        self._core.gateway.emit("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id, needs=Intent.GUILDS)
        self.guild_changed(guild)

    def role_changed(self, guild: Guild, role_id: int) -> None:
        """A role has other permissions."""
        data = {"guild_id": str(guild.id), "role": self._core.shapes.role(guild.roles[role_id])}
        self._core.gateway.emit("GUILD_ROLE_UPDATE", data, guild_id=guild.id, needs=Intent.GUILDS)
        self.guild_changed(guild)

    def person_changed(self, person: User) -> None:
        """Somebody is new or has other settings."""
        self._core.revision += 1
        self._core.streams.push_all({"type": "person_update", "person": self._core.sight.person(person)})

    def bot_changed(self) -> None:
        """The bot came or went."""
        self._core.streams.push_all({"type": "bot", "online": self._core.gateway.online})

    def commands_changed(self) -> None:
        """Commands were synced."""
        self._core.revision += 1
        self._core.streams.push_all({"type": "commands"})

    def clock_moved(self) -> None:
        """Somebody moved the clock."""
        self._core.streams.push_all({"type": "clock", "now": self._core.clock.iso()})

    def _guild_to_people(self, name: str, guild: Guild) -> None:
        self._core.revision += 1
        for user_id in self._core.streams.watchers:
            if user_id in guild.members:
                shape = self._core.sight.guild(user_id, guild)
                self._core.streams.push(user_id, {"type": name, "guild": shape})


def _message_intent(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES


def _channel_gone(channel: Channel) -> Json:
    guild_id = None if channel.guild_id is None else str(channel.guild_id)
    return {"type": "channel_delete", "channel_id": str(channel.id), "guild_id": guild_id}
