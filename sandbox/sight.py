"""What a person sees, in JSON: nothing that is closed to them is in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from sandbox import permissions
from sandbox.clock import Clock
from sandbox.errors import ActorError, Json
from sandbox.files import Links
from sandbox.kinds import Component, MessageFlag
from sandbox.shapes import Shapes, linked_attachment
from sandbox.world import Channel, Guild, Message, User, World

COUNTED_UNREAD = 100


class Sight:
    """Looks at the world with somebody's eyes."""

    def __init__(self, world: World, clock: Clock, shapes: Shapes, links: Links) -> None:
        self._world = world
        self._clock = clock
        self._shapes = shapes
        self._links = links

    def user(self, user: User) -> Json:
        """A user with a picture."""
        return self._shapes.user(user) | {"avatar_url": f"{self._links.base}/sandbox/avatars/{user.id}.svg"}

    def person(self, person: User) -> Json:
        """A person with the settings."""
        settings = {"locale": person.locale, "dms_open": person.dms_open, "app_installed": person.app_installed}
        return self.user(person) | settings

    def channel_visible(self, user_id: int, channel_id: int) -> Channel:
        """A channel that somebody can see."""
        channel = self._world.channels.get(channel_id)
        if channel is None or not permissions.sees(self._world, channel, user_id):
            raise ActorError(404, "You see no such channel.")
        return channel

    def message_visible(self, user_id: int, channel_id: int, message_id: int) -> Message:
        """A message that somebody can see."""
        self.channel_visible(user_id, channel_id)
        message = self._world.message(channel_id, message_id)
        if message is None or not self.sees(user_id, message):
            raise ActorError(404, "You see no such message.")
        return message

    def sees(self, user_id: int, message: Message) -> bool:
        """Whether a message in a visible channel is visible too."""
        return message.reader is None or (message.reader == user_id and not message.dismissed)

    def viewers(self, channel: Channel, candidates: list[int]) -> list[int]:
        """Those of some people who can look into a channel."""
        return [user_id for user_id in candidates if permissions.sees(self._world, channel, user_id)]

    def channel(self, user_id: int, channel: Channel) -> Json:
        """A channel as somebody sees it."""
        shape = self._shapes.channel(channel, viewer=user_id)
        if channel.is_dm:
            others = [other for other in channel.recipients if other != user_id]
            shape["recipients"] = [self.user(self._world.users[other]) for other in others]
        shape["your_permissions"] = str(permissions.in_channel(self._world, channel, user_id))
        return shape

    def guild(self, user_id: int, guild: Guild) -> Json:
        """A guild as somebody sees it."""
        world = self._world

        def visible(channels: list[Channel]) -> list[Json]:
            return [self.channel(user_id, entry) for entry in channels if permissions.sees(world, entry, user_id)]

        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "preferred_locale": guild.preferred_locale,
            "roles": [self._shapes.role(role) for role in guild.roles.values()],
            "members": [
                {
                    "user": self.user(world.users[member.user_id]),
                    "roles": [str(role) for role in member.roles],
                    "nick": member.nick,
                }
                for member in guild.members.values()
            ],
            "channels": visible(world.guild_channels(guild.id)),
            "threads": visible(world.guild_threads(guild.id)),
            "bot_installed": world.bot_in(guild.id),
            "your_permissions": str(permissions.in_guild(guild, user_id)),
        }

    def everything(self, person: User, *, online: bool) -> Json:
        """All that somebody sees, but for the messages."""
        world = self._world
        dms = sorted(world.dms_of(person.id), key=lambda dm: dm.last_message_id or dm.id, reverse=True)
        return {
            "person": self.person(person),
            "now": self._clock.iso(),
            "bot": {
                "user": self.user(world.bot),
                "online": online,
                "application_id": str(world.application_id),
            },
            "guilds": [self.guild(person.id, guild) for guild in world.guilds.values() if person.id in guild.members],
            "dms": [self.channel(person.id, dm) for dm in dms],
            "unread": {
                str(channel.id): unread
                for channel in self._channels_of(person.id)
                if (unread := self.unread(person.id, channel))["count"]
            },
        }

    def _channels_of(self, user_id: int) -> Iterator[Channel]:
        return (channel for channel in self._world.channels.values() if permissions.sees(self._world, channel, user_id))

    def messages(self, user_id: int, channel: Channel, *, limit: int = 50, before: int | None = None) -> list[Json]:
        """The last messages of a channel before one, oldest first."""
        newest_first = (
            message
            for message in reversed(self._world.channel_messages(channel.id).values())
            if self.sees(user_id, message) and (before is None or message.id < before)
        )
        return [self.message(user_id, message) for message in islice(newest_first, limit)][::-1]

    def message(self, user_id: int, message: Message) -> Json:
        """A message as somebody sees it."""
        shape = self._shapes.message(message)
        used = set(_used(message, [message.embeds, message.components])) if message.attachments else set()
        for attachment in shape["attachments"]:
            attachment["used_inline"] = int(attachment["id"]) in used
        shape["author"] = self.user(self._world.users[message.author_id])
        shape["ephemeral"] = bool(message.flags & MessageFlag.EPHEMERAL)
        shape["state"] = "failed" if message.failed else "thinking" if message.is_loading else "shown"
        shape["mentions_you"] = self.mentions(user_id, message)
        return shape

    def mentions(self, user_id: int, message: Message) -> bool:
        """Whether a message is meant for somebody."""
        if message.author_id == user_id or message.reader is not None:
            return False
        channel = self._world.channels[message.channel_id]
        if channel.is_dm or message.mention_everyone or user_id in message.mentions:
            return True
        member = self._world.guilds[channel.guild_id or 0].members.get(user_id)
        return member is not None and not set(member.roles).isdisjoint(message.mention_roles)

    def unread(self, user_id: int, channel: Channel) -> Json:
        """How many messages of a channel somebody has not read, of the last hundred."""
        # Whatever was there before the person came counts as read.
        mark = self._world.read_marks.get(user_id, {}).get(channel.id, user_id)
        if (channel.last_message_id or 0) <= mark:
            return {"count": 0, "mentions": 0}
        count = mentions = 0
        for message in islice(reversed(self._world.channel_messages(channel.id).values()), COUNTED_UNREAD):
            if message.id <= mark:
                break
            if message.author_id != user_id and message.reader is None:
                count += 1
                mentions += self.mentions(user_id, message)
        return {"count": count, "mentions": mentions}

    def calls(self, user_id: int) -> int:
        """How many unread messages anywhere are meant for somebody."""
        return sum(self.unread(user_id, channel)["mentions"] for channel in self._channels_of(user_id))


def _used(message: Message, part: Any) -> Iterator[int]:
    """The ids of the attachments that embeds and components show."""
    if isinstance(part, list):
        for entry in part:
            yield from _used(message, entry)
    elif isinstance(part, dict) and part.get("type") != Component.ROW:
        attachment = linked_attachment(message, part.get("url"))
        if attachment is not None:
            yield attachment.id
        for value in part.values():
            yield from _used(message, value)
