"""The world in Discord's JSON, as a bot gets it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from sandbox import permissions
from sandbox.clock import Clock
from sandbox.errors import Json
from sandbox.files import Links
from sandbox.kinds import ChannelKind, Component, MessageFlag
from sandbox.world import Attachment, Channel, Command, Emoji, Guild, Member, Message, Role, User, World

# The parts of an embed that are pictures.
EMBEDDED = ("image", "thumbnail")


class Shapes:
    """Knows how everything looks from outside."""

    def __init__(self, world: World, clock: Clock, links: Links) -> None:
        self._world = world
        self._clock = clock
        self._links = links

    def user(self, user: User) -> Json:
        """A user."""
        return {
            "id": str(user.id),
            "username": user.username,
            "discriminator": "0",
            "global_name": user.global_name,
            "avatar": None,
            "bot": user.bot,
            "system": False,
            "public_flags": 0,
        }

    def member(self, guild: Guild, member: Member) -> Json:
        """A member with the user."""
        return {"user": self.user(self._world.users[member.user_id]), **self.bare_member(guild, member)}

    def bare_member(self, guild: Guild, member: Member) -> Json:
        """A member without the user."""
        return {
            "nick": member.nick,
            "avatar": None,
            "banner": None,
            "roles": [str(role) for role in member.roles],
            "joined_at": member.joined_at,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }

    def role(self, role: Role) -> Json:
        """A role."""
        shape: Json = {
            "id": str(role.id),
            "name": role.name,
            "color": role.color,
            "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": role.position,
            "permissions": str(role.permissions),
            "managed": role.bot_id is not None,
            "mentionable": role.bot_id is None,
            "flags": 0,
        }
        if role.bot_id is not None:
            shape["tags"] = {"bot_id": str(role.bot_id)}
        return shape

    def channel(self, channel: Channel, *, viewer: int | None = None) -> Json:
        """A channel, thread or DM; a DM shows its viewer the other one."""
        if channel.is_dm:
            others = [user_id for user_id in channel.recipients if user_id != (viewer or self._world.bot_id)]
            return {
                "id": str(channel.id),
                "type": channel.kind,
                "last_message_id": _text_or_none(channel.last_message_id),
                "recipients": [self.user(self._world.users[user_id]) for user_id in others],
                "flags": 0,
            }
        shape: Json = {
            "id": str(channel.id),
            "type": channel.kind,
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": _text_or_none(channel.parent_id),
            "last_message_id": _text_or_none(channel.last_message_id),
            "rate_limit_per_user": channel.rate_limit_per_user,
            "flags": 0,
        }
        if channel.thread is not None:
            return shape | self._thread_part(channel)
        shape |= {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": False,
            "permission_overwrites": [
                {"id": str(item.id), "type": int(item.member), "allow": str(item.allow), "deny": str(item.deny)}
                for item in channel.overwrites
            ],
        }
        if channel.kind == ChannelKind.FORUM:
            shape |= {
                "available_tags": channel.tags,
                "default_reaction_emoji": None,
                "default_sort_order": None,
                "default_forum_layout": 0,
                "default_thread_rate_limit_per_user": 0,
            }
        return shape

    def _thread_part(self, channel: Channel) -> Json:
        thread = channel.thread
        assert thread is not None
        shape: Json = {
            "owner_id": str(channel.owner_id),
            "message_count": thread.message_count,
            "member_count": len(thread.members),
            "total_message_sent": thread.message_count,
            "applied_tags": [str(tag) for tag in thread.applied_tags],
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": thread.archive_timestamp,
                "auto_archive_duration": thread.auto_archive_duration,
                "locked": thread.locked,
                "create_timestamp": thread.created,
                "invitable": thread.invitable,
            },
        }
        if self._world.bot_id in thread.members:
            shape["member"] = self.thread_member(channel, self._world.bot_id)
        return shape

    def thread_member(self, channel: Channel, user_id: int) -> Json:
        """Somebody's membership in a thread."""
        assert channel.thread is not None
        return {
            "id": str(channel.id),
            "user_id": str(user_id),
            "join_timestamp": channel.thread.created,
            "flags": 0,
        }

    def guild(self, guild: Guild) -> Json:
        """A guild without what is in it."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "owner_id": str(guild.owner_id),
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": [self.role(role) for role in guild.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "description": None,
            "banner": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.preferred_locale,
            "nsfw_level": 0,
            "premium_progress_bar_enabled": False,
        }

    def whole_guild(self, guild: Guild, *, all_members: bool = False) -> Json:
        """A guild with channels, threads and the bot's own member, as the gateway announces it."""
        bot_id = self._world.bot_id
        shown = guild.members.values() if all_members else [guild.members[bot_id]]
        threads = [
            thread
            for thread in self._world.guild_threads(guild.id)
            if thread.thread and not thread.thread.archived and permissions.sees(self._world, thread, bot_id)
        ]
        return self.guild(guild) | {
            "joined_at": guild.members[bot_id].joined_at,
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(guild, member) for member in shown],
            "channels": [self.channel(channel) for channel in self._world.guild_channels(guild.id)],
            "threads": [self.channel(thread) for thread in threads],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def attachment(self, message: Message, attachment: Attachment) -> Json:
        """A file of a message."""
        url = self._links.attachment(message.channel_id, attachment.id, attachment.filename)
        shape: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.width is not None:
            shape |= {"width": attachment.width, "height": attachment.height}
        if attachment.description is not None:
            shape["description"] = attachment.description
        if message.flags & MessageFlag.EPHEMERAL:
            shape["ephemeral"] = True
        return shape

    def message(self, message: Message, *, event: bool = False, with_reference: bool = True) -> Json:
        """A message; gateway events carry the guild and the author's member besides."""
        world = self._world
        author = world.users[message.author_id]
        shape: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": message.kind,
            "author": self.user(author),
            "content": message.content,
            "timestamp": message.timestamp,
            "edited_timestamp": message.edited_timestamp,
            "tts": False,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(world.users[user_id]) for user_id in message.mentions],
            "mention_roles": [str(role) for role in message.mention_roles],
            "attachments": [self.attachment(message, attachment) for attachment in message.attachments],
            "embeds": [self._embed(message, embed) for embed in message.embeds],
            "components": [self._resolved(message, component) for component in message.components],
            "pinned": False,
            "flags": message.flags,
        }
        if message.nonce is not None:
            shape["nonce"] = message.nonce
        if author.bot:
            shape["application_id"] = str(world.application_id)
        if message.interaction is not None:
            shape["interaction_metadata"] = message.interaction
            shape["webhook_id"] = str(world.application_id)
        if message.reference is not None:
            shape["message_reference"] = message.reference
            if with_reference and message.kind == 19:
                referenced = world.message(message.channel_id, int(message.reference["message_id"]))
                shape["referenced_message"] = referenced and self.message(referenced, with_reference=False)
        if message.thread_id is not None and message.thread_id in world.channels:
            shape["thread"] = self.channel(world.channels[message.thread_id])
        guild = world.guilds.get(world.channels[message.channel_id].guild_id or 0)
        if event and guild is not None:
            shape["guild_id"] = str(guild.id)
            member = guild.members.get(author.id)
            if member is not None:
                shape["member"] = self.bare_member(guild, member)
        return shape

    def _embed(self, message: Message, embed: Json) -> Json:
        """An embed without the pictures that were attachments and have been taken away since."""
        lost = [name for name in EMBEDDED if name in embed and _is_lost(message, embed[name])]
        kept = {name: value for name, value in embed.items() if name not in lost}
        shown: Json = self._resolved(message, kept)
        return shown

    def _resolved(self, message: Message, part: Any) -> Any:
        """An embed or component with links in the place of `attachment://`."""
        if not message.attachments:
            return part
        if isinstance(part, list):
            return [self._resolved(message, entry) for entry in part]
        if not isinstance(part, dict) or part.get("type") == Component.ROW:
            # Buttons and selects show no files.
            return part
        resolved = {name: self._resolved(message, value) for name, value in part.items()}
        attachment = linked_attachment(message, part.get("url"))
        if attachment is not None:
            url = self._links.attachment(message.channel_id, attachment.id, attachment.filename)
            resolved |= {"url": url, "proxy_url": url, "attachment_id": str(attachment.id), "loading_state": 2}
            resolved |= {"content_type": attachment.content_type, "placeholder": ""}
            resolved |= {"width": attachment.width, "height": attachment.height}
        return resolved

    def command(self, command: Command) -> Json:
        """A synced command."""
        shape: Json = {
            "id": str(command.id),
            "application_id": str(self._world.application_id),
            "version": str(command.version),
            "default_member_permissions": None,
            "nsfw": False,
            "description": "",
            "type": 1,
            "name_localizations": None,
            "description_localizations": None,
            "integration_types": [0],
            "contexts": None,
            **{name: value for name, value in command.body.items() if name != "id"},
        }
        if shape["default_member_permissions"] is not None:
            shape["default_member_permissions"] = str(shape["default_member_permissions"])
        if command.guild_id is not None:
            shape["guild_id"] = str(command.guild_id)
        return shape

    def emoji(self, emoji: Emoji) -> Json:
        """An emoji of the application."""
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "roles": [],
            "user": self.user(self._world.bot),
            "require_colons": True,
            "managed": False,
            "animated": emoji.animated,
            "available": True,
        }

    def application(self) -> Json:
        """The application itself."""
        bot = self._world.bot
        owner = next(self._world.people())
        return {
            "id": str(self._world.application_id),
            "name": bot.name,
            "icon": None,
            "description": "An application in the sandbox",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": self.user(owner),
            "bot": self.user(bot),
            "team": None,
            "summary": "",
            "interactions_endpoint_url": None,
            "redirect_uris": [],
            "approximate_guild_count": sum(self._world.bot_in(guild) for guild in self._world.guilds),
            "approximate_user_install_count": sum(user.app_installed for user in self._world.people()),
        }


def _is_lost(message: Message, picture: Json | None) -> bool:
    """Whether an embed's picture is an attachment that is not there."""
    url = None if picture is None else picture.get("url")
    return str(url).startswith("attachment://") and linked_attachment(message, url) is None


def linked_attachment(message: Message, url: Any) -> Attachment | None:
    """The attachment of a message that a link in it means."""
    if not isinstance(url, str):
        return None
    if url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        return next((item for item in message.attachments if item.filename == name), None)
    parts = urlsplit(url).path.split("/")
    if len(parts) == 5 and parts[1] == "attachments":
        return next((item for item in message.attachments if str(item.id) == parts[3]), None)
    return None


def _text_or_none(identity: int | None) -> str | None:
    return None if identity is None else str(identity)
