"""What an interaction's ids stand for: the `resolved` part that Discord sends along with options and selects."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from sandbox import limits, permissions
from sandbox.check_message import Upload
from sandbox.deeds import store_upload
from sandbox.errors import ActorError, Json
from sandbox.world import Channel, Guild, Message, User

if TYPE_CHECKING:
    from sandbox.core import Core


class Resolved:
    """Collects what ids stand for, and refuses those that the person cannot mean."""

    def __init__(self, core: Core, person: User, channel: Channel) -> None:
        self._core = core
        self._person = person
        self._channel = channel
        self._guild: Guild | None = core.world.guilds.get(channel.guild_id or 0)
        self._parts: Json = {}

    def shape(self) -> Json:
        """The collected part of an interaction's data, empty if there is nothing."""
        return {"resolved": self._parts} if self._parts else {}

    def user(self, identity: Any) -> str:
        """Somebody in this guild or DM."""
        user_id = _number(identity)
        members = self._channel.recipients if self._guild is None else self._guild.members
        if user_id not in members:
            raise ActorError(400, f"Nobody here has the id {identity}.")
        self._note("users", user_id, self._core.shapes.user(self._core.world.users[user_id]))
        if self._guild is not None:
            bare = self._core.shapes.bare_member(self._guild, self._guild.members[user_id])
            granted = permissions.in_channel(self._core.world, self._channel, user_id)
            self._note("members", user_id, bare | {"permissions": str(granted)})
        return str(user_id)

    def role(self, identity: Any) -> str:
        """A role of this guild."""
        role = None if self._guild is None else self._guild.roles.get(_number(identity))
        if role is None:
            raise ActorError(400, f"There is no role {identity} here.")
        self._note("roles", role.id, self._core.shapes.role(role))
        return str(role.id)

    def mentionable(self, identity: Any) -> str:
        """A role or somebody."""
        is_role = self._guild is not None and _number(identity) in self._guild.roles
        return self.role(identity) if is_role else self.user(identity)

    def channel(self, identity: Any, kinds: list[int] | None = None) -> str:
        """A channel of this guild that the person sees."""
        channel = self._core.sight.channel_visible(self._person.id, _number(identity))
        if channel.guild_id != self._channel.guild_id or (kinds and channel.kind not in kinds):
            raise ActorError(400, f"The channel {identity} cannot be chosen here.")
        shape = self._core.shapes.channel(channel)
        granted = permissions.in_channel(self._core.world, channel, self._person.id)
        self._note("channels", channel.id, shape | {"permissions": str(granted)})
        return str(channel.id)

    def attachment(self, file: Any) -> str:
        """A file that the person sends along."""
        upload = decoded(file)
        attachment = store_upload(self._core, upload)
        url = self._core.links.attachment(self._channel.id, attachment.id, attachment.filename)
        shape: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": attachment.size,
            "content_type": attachment.content_type,
            "url": url,
            "proxy_url": url,
            "width": attachment.width,
            "height": attachment.height,
            "ephemeral": True,
        }
        self._note("attachments", attachment.id, shape)
        return str(attachment.id)

    def message(self, message: Message) -> str:
        """The message that a context menu was opened on."""
        self._note("messages", message.id, self._core.shapes.message(message))
        return str(message.id)

    def _note(self, part: str, identity: int, shape: Json) -> None:
        self._parts.setdefault(part, {})[str(identity)] = shape


def decoded(file: Any) -> Upload:
    """A file as people send it: a name and the content in base64."""
    if not isinstance(file, dict) or not isinstance(file.get("filename"), str):
        raise ActorError(400, 'A file is {"filename": ..., "content_base64": ...}.')
    try:
        content = base64.b64decode(str(file.get("content_base64", "")), validate=True)
    except ValueError as error:
        raise ActorError(400, "The file's content is not base64.") from error
    if len(content) > limits.FILE_BYTES:
        raise ActorError(400, "The file is too big: at most 10 MiB.")
    return Upload(file["filename"], content)


def _number(identity: Any) -> int:
    if isinstance(identity, bool) or not str(identity).isdecimal():
        raise ActorError(400, f"{identity!r} is not an id.")
    return int(identity)
