"""A request of the bot on its way to the route that serves it, and the table of routes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox import permissions
from sandbox.check import Spot
from sandbox.check_message import Before, Upload, check_message, check_uploads
from sandbox.errors import ApiError, Json
from sandbox.kinds import Permission
from sandbox.world import Channel, Guild, Message, World

if TYPE_CHECKING:
    from sandbox.core import Core

Handler = Callable[["Call"], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """One method and path that Discord has; interaction routes need no token and have no rate limit."""

    method: str
    path: str
    handler: Handler
    by_interaction: bool


_routes: dict[tuple[str, int], list[tuple[tuple[str, ...], Route]]] = {}


def route(method: str, path: str, *, by_interaction: bool = False) -> Callable[[Handler], Handler]:
    """Serve a route with the decorated function."""

    def register(handler: Handler) -> Handler:
        pattern = tuple(path.strip("/").split("/"))
        entries = _routes.setdefault((method, len(pattern)), [])
        entries.append((pattern, Route(method, path, handler, by_interaction)))
        # `@me` and `@original` are tried before `{user_id}` and `{message_id}`.
        entries.sort(key=lambda entry: sum(step.startswith("{") for step in entry[0]))
        return handler

    return register


def find_route(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route of a path with the values of its placeholders."""
    steps = path.strip("/").split("/")
    for pattern, found in _routes.get((method, len(steps)), ()):
        if all(want == step or want.startswith("{") for want, step in zip(pattern, steps, strict=True)):
            values = {want[1:-1]: step for want, step in zip(pattern, steps, strict=True) if want.startswith("{")}
            return found, values
    return None


def all_routes() -> list[Route]:
    """Every route, for the documentation and the tests."""
    return [found for entries in _routes.values() for _, found in entries]


@dataclass(slots=True)
class Call:
    """One request."""

    core: Core
    route: Route
    values: dict[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def world(self) -> World:
        """The world it is about."""
        return self.core.world

    def id(self, name: str) -> int:
        """An id in the path."""
        spot = Spot(self.values[name], (name,))
        value = spot.snowflake()
        spot.finish()
        assert value is not None
        return value

    def form(self) -> Spot:
        """The body, to be checked."""
        return Spot({} if self.body is None else self.body)

    def channel(self, needed: int = 0) -> Channel:
        """The channel in the path, if the bot may see it and has some permissions there."""
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None or (channel.is_dm and self.world.bot_id not in channel.recipients):
            raise ApiError(10003)
        require(self.core, channel, needed)
        return channel

    def message(self, channel: Channel) -> Message:
        """The message in the path."""
        message = self.world.message(channel.id, self.id("message_id"))
        # Ephemeral messages can be reached through their interaction only.
        if message is None or message.reader is not None:
            raise ApiError(10008)
        return message

    def guild(self) -> Guild:
        """The guild in the path, if the bot is in it."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise ApiError(10004)
        if not self.world.bot_in(guild.id):
            raise ApiError(50001)
        return guild

    def checked_message(
        self,
        spot: Spot,
        known: frozenset[str],
        *,
        before: Message | None = None,
        may_be_ephemeral: bool = False,
    ) -> Json:
        """A message body that has passed all checks."""
        check_uploads(self.uploads)
        was = None
        if before is not None:
            files = {attachment.id: attachment.filename for attachment in before.attachments}
            was = Before(before.is_v2, before.content, len(before.embeds), len(before.components), files)
        emojis = self.world.emojis
        check_message(spot, known, self.uploads, emojis=emojis, before=was, may_be_ephemeral=may_be_ephemeral)
        body: Json = spot.value
        return body


def require(core: Core, channel: Channel, needed: int) -> None:
    """Refuse what the bot may not do in a channel."""
    granted = permissions.in_channel(core.world, channel, core.world.bot_id)
    if not granted & Permission.VIEW_CHANNEL:
        raise ApiError(50001)
    if granted & needed != needed:
        raise ApiError(50013)
