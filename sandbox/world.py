"""What exists: people, the bot, guilds, channels, threads, messages, commands and emojis, as plain data.

Nothing here talks to anybody. Everything but the running interactions is in a `World`, and a `World` can be written
to disk and read back (`persistence`). Ids are numbers here and strings at every border.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox.errors import Json
from sandbox.kinds import ChannelKind, MessageFlag


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    app_installed: bool = False

    @property
    def name(self) -> str:
        """How others see this user."""
        return self.global_name or self.username


@dataclass(slots=True)
class Role:
    """A named set of permissions in a guild; the role with the guild's id is everyone's."""

    id: int
    name: str
    permissions: int
    position: int = 0
    color: int = 0
    bot_id: int | None = None


@dataclass(slots=True)
class Member:
    """A user in a guild."""

    user_id: int
    joined_at: str
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows and denies to a role or a member beyond the guild's roles."""

    id: int
    member: bool
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class ThreadState:
    """What a thread has and other channels do not."""

    created: str
    archive_timestamp: str
    archived: bool = False
    locked: bool = False
    auto_archive_duration: int = 4320
    invitable: bool = True
    members: list[int] = field(default_factory=list)
    message_count: int = 0
    applied_tags: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Channel:
    """A text channel, forum, thread or DM."""

    id: int
    kind: int
    guild_id: int | None = None
    name: str = ""
    position: int = 0
    parent_id: int | None = None
    owner_id: int | None = None
    topic: str | None = None
    last_message_id: int | None = None
    rate_limit_per_user: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    thread: ThreadState | None = None
    tags: list[Json] = field(default_factory=list)

    @property
    def is_dm(self) -> bool:
        """Whether this is a direct conversation."""
        return self.kind == ChannelKind.DM


@dataclass(slots=True)
class Attachment:
    """A file of a message; its bytes are in the file store under its id."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True)
class Message:
    """A message; `reader` is the only person who sees it if it is ephemeral."""

    id: int
    channel_id: int
    author_id: int
    timestamp: str
    kind: int = 0
    content: str = ""
    edited_timestamp: str | None = None
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    nonce: str | None = None
    reference: Json | None = None
    interaction: Json | None = None
    reader: int | None = None
    failed: bool = False
    # An ephemeral that its reader has put away: gone from the screen, but still there for the bot.
    dismissed: bool = False
    thread_id: int | None = None

    @property
    def is_v2(self) -> bool:
        """Whether its components are its whole content."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        """Whether the bot is still thinking about it."""
        return bool(self.flags & MessageFlag.LOADING)

    def give_up(self) -> None:
        """The bot never said what it was thinking about."""
        self.flags &= ~MessageFlag.LOADING
        self.failed = True


@dataclass(slots=True)
class Command:
    """A synced command, global or of one guild; `body` is what the bot sent."""

    id: int
    version: int
    guild_id: int | None
    body: Json


@dataclass(slots=True)
class Emoji:
    """An emoji of the application; its bytes are in the file store under its id."""

    id: int
    name: str
    animated: bool = False


@dataclass(slots=True)
class Guild:
    """A server with its roles and members."""

    id: int
    name: str
    owner_id: int
    preferred_locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass(slots=True)
class World:
    """Everything that exists."""

    application_id: int
    bot_id: int
    secret: str
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, dict[int, Message]] = field(default_factory=dict)
    commands: dict[int, Command] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    read_marks: dict[int, dict[int, int]] = field(default_factory=dict)
    last_id: int = 0

    @property
    def bot(self) -> User:
        """The bot's own user."""
        return self.users[self.bot_id]

    def people(self) -> Iterator[User]:
        """Everybody but the bot."""
        return (user for user in self.users.values() if not user.bot)

    def person(self, name_or_id: str) -> User | None:
        """Somebody by name or id."""
        for user in self.people():
            if name_or_id.casefold() in (str(user.id), user.username.casefold(), user.name.casefold()):
                return user
        return None

    def channel_messages(self, channel_id: int) -> dict[int, Message]:
        """The messages of a channel by id, oldest first."""
        return self.messages.setdefault(channel_id, {})

    def message(self, channel_id: int, message_id: int) -> Message | None:
        """One message."""
        return self.messages.get(channel_id, {}).get(message_id)

    def guild_channels(self, guild_id: int) -> list[Channel]:
        """The channels of a guild without its threads, in order."""
        found = [
            channel for channel in self.channels.values() if channel.guild_id == guild_id and channel.thread is None
        ]
        return sorted(found, key=lambda channel: (channel.position, channel.id))

    def guild_threads(self, guild_id: int) -> list[Channel]:
        """The threads of a guild, oldest first."""
        return [channel for channel in self.channels.values() if channel.guild_id == guild_id and channel.thread]

    def threads_of(self, channel_id: int) -> list[Channel]:
        """The threads under a channel."""
        return [channel for channel in self.channels.values() if channel.parent_id == channel_id]

    def dms_of(self, user_id: int) -> list[Channel]:
        """Somebody's DMs."""
        return [channel for channel in self.channels.values() if channel.is_dm and user_id in channel.recipients]

    def dm_between(self, one: int, other: int) -> Channel | None:
        """The DM of two users."""
        wanted = {one, other}
        return next((dm for dm in self.dms_of(one) if set(dm.recipients) == wanted), None)

    def bot_in(self, guild_id: int | None) -> bool:
        """Whether the bot is a member of a guild."""
        guild = self.guilds.get(guild_id or 0)
        return guild is not None and self.bot_id in guild.members

    def share_a_guild(self, one: int, other: int) -> bool:
        """Whether two users are in a guild together."""
        return any(one in guild.members and other in guild.members for guild in self.guilds.values())
