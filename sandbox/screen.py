"""One person's screen: a mirror of what the stream has brought, and waiting for it to change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sandbox.errors import Json
from sandbox.seen import CannotDo, ModalSeen, Seen

T = TypeVar("T")
PATIENCE = 30.0


class Outcome:
    """What became of an interaction; follows it as it goes on."""

    def __init__(self, screen: Screen, body: Json) -> None:
        self._screen = screen
        self.body = body

    def __repr__(self) -> str:
        return f"<{self.body['kind']} {self.state} {self.message or self.modal or ''}>"

    @property
    def state(self) -> str:
        """waiting, thinking, done or failed."""
        return str(self.body["state"])

    @property
    def failed(self) -> bool:
        """Whether the person reads "The application did not respond"."""
        return self.state == "failed"

    @property
    def response_type(self) -> int | None:
        """The kind of the bot's first response."""
        return None if self.body["response_type"] is None else int(self.body["response_type"])

    @property
    def message(self) -> Seen | None:
        """The message that answers, or that was clicked and updated."""
        identity = self.body["response_message_id"]
        return None if identity is None else self._screen.find_message(identity)

    @property
    def text(self) -> str:
        """What the answering message says."""
        return "" if self.message is None else self.message.text

    @property
    def modal(self) -> ModalSeen | None:
        """The modal that opened."""
        return None if self.body["modal"] is None else ModalSeen(self.body["modal"])

    @property
    def choices(self) -> list[Json]:
        """What an autocomplete offers."""
        return list(self.body["choices"] or ())

    async def over(self, within: float = PATIENCE) -> Outcome:
        """Wait until the bot has answered for good, or failed."""
        await self._screen.wait_for(lambda: self.state in ("done", "failed"), within)
        return self

    async def updated(self, times: int = 1, within: float = PATIENCE) -> Outcome:
        """Wait until the bot has edited or followed up at least so many times."""
        await self._screen.wait_for(lambda: self.body["updates"] >= times, within)
        return self


class Screen:
    """What a person sees, kept up to date by events."""

    def __init__(self, person: Json) -> None:
        self._person = person
        self._messages: dict[str, dict[str, Seen]] = {}
        self._outcomes: dict[str, Outcome] = {}
        self._modals: dict[str, ModalSeen] = {}
        self._heard = asyncio.Condition()
        self._number = 0
        self._gone: BaseException | None = None
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.unread: dict[str, Json] = {}
        self.bot_online = False

    @property
    def id(self) -> str:
        """The person's id."""
        return str(self._person["id"])

    @property
    def name(self) -> str:
        """The person's name."""
        return str(self._person["global_name"])

    @property
    def mention(self) -> str:
        """How others address the person."""
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """The person's language."""
        return str(self._person["locale"])

    def messages(self, channel: Any = None) -> list[Seen]:
        """What is in a channel, oldest first."""
        return list(self._messages.get(self.channel_id(channel), {}).values())

    def last_message(self, channel: Any = None) -> Seen:
        """The newest message of a channel."""
        messages = self.messages(channel)
        if not messages:
            raise CannotDo(f"{self.name} sees no message in {channel or 'the lobby'}")
        return messages[-1]

    def dms(self) -> list[Seen]:
        """What the bot wrote to this person, and the answers, oldest first."""
        return [
            message
            for channel in self.channels.values()
            if channel["type"] == 1 and any(user["bot"] for user in channel["recipients"])
            for message in self._messages.get(channel["id"], {}).values()
        ]

    def everything(self) -> list[Seen]:
        """All messages that this person sees anywhere, oldest first."""
        found = [message for messages in self._messages.values() for message in messages.values()]
        return sorted(found, key=lambda message: int(message.id))

    def find_message(self, identity: Any) -> Seen | None:
        """A message by id, wherever it is."""
        return next(
            (messages[str(identity)] for messages in self._messages.values() if str(identity) in messages), None
        )

    @property
    def modals(self) -> list[ModalSeen]:
        """The modals that are open."""
        return list(self._modals.values())

    def channel_id(self, channel: Any = None) -> str:
        """The id of a channel by name, id, message or object ("dm": that with the bot); by default the first channel."""
        if channel is None:
            return next(iter(self.channels))
        if isinstance(channel, Seen):
            return channel.channel_id
        if isinstance(channel, dict):
            return str(channel["id"])
        wanted = str(getattr(channel, "id", channel)).removeprefix("#")
        if wanted == "dm":
            for identity, entry in self.channels.items():
                if entry["type"] == 1 and any(user["bot"] for user in entry["recipients"]):
                    return identity
        if wanted in self.channels or wanted.isdecimal():
            return wanted
        for identity, entry in self.channels.items():
            if entry.get("name") == wanted:
                return identity
        raise CannotDo(f"{self.name} sees no channel {channel!r}")

    async def wait_for(self, predicate: Callable[[], T], within: float = PATIENCE) -> T:
        """Wait until something is so; looks whenever the stream brings something, and gives what the look found.

        A look for what is not there yet (a channel, a button) counts as not so.
        """
        result: T | None = None

        def look() -> bool:
            nonlocal result
            try:
                result = predicate()
            except CannotDo:
                result = None
            return bool(result) or self._gone is not None

        try:
            async with asyncio.timeout(within), self._heard:
                await self._heard.wait_for(look)
        except TimeoutError:
            seen = "\n".join(f"  {message!r}" for message in self.everything()[-8:])
            raise TimeoutError(f"{self.name} waited {within} s in vain; the last messages are\n{seen}") from None
        if not result:
            raise ConnectionError(f"the stream of {self.name} has ended") from self._gone
        return result

    async def wait_for_message(
        self, where: Callable[[Seen], bool] = lambda _: True, *, channel: Any = None, within: float = PATIENCE
    ) -> Seen:
        """Wait until a message is there, in one channel or anywhere, and give the newest such."""

        def look() -> Seen | None:
            seen = self.everything() if channel is None else self.messages(channel)
            return next((message for message in reversed(seen) if where(message)), None)

        found = await self.wait_for(look, within)
        assert found is not None
        return found

    async def wait_for_dm(self, where: Callable[[Seen], bool] = lambda _: True, *, within: float = PATIENCE) -> Seen:
        """Wait until a message of the DMs with the bot is there, and give the newest such."""
        found = await self.wait_for(
            lambda: next((message for message in reversed(self.dms()) if where(message)), None), within
        )
        assert found is not None
        return found

    def _hear(self, event: Json) -> None:
        self._number = event["n"]
        kind = event["type"]
        if kind in ("message_create", "message_update"):
            self._note_message(event["message"])
        elif kind == "message_delete":
            gone = self._messages.get(event["channel_id"], {}).pop(event["message_id"], None)
            if gone is not None:
                gone.deleted = True
        elif kind in ("channel_create", "channel_update"):
            self.channels[event["channel"]["id"]] = event["channel"]
        elif kind == "channel_delete":
            self.channels.pop(event["channel_id"], None)
            for message in self._messages.pop(event["channel_id"], {}).values():
                message.deleted = True
        elif kind in ("guild_create", "guild_update"):
            self._note_guild(event["guild"])
        elif kind == "unread":
            self.unread[event["channel_id"]] = event
        elif kind == "interaction":
            self._note_interaction(event["interaction"], newer=True)
        elif kind == "modal":
            self._modals[event["modal"]["id"]] = ModalSeen(event["modal"])
        elif kind == "modal_close":
            self._modals.pop(event["modal_id"], None)
        elif kind == "bot":
            self.bot_online = event["online"]
        elif kind == "hello":
            self._note_world(event["world"])

    def _note_world(self, world: Json) -> None:
        for guild in world["guilds"]:
            self._note_guild(guild)
        for channel in world["dms"]:
            self.channels[channel["id"]] = channel
        for modal in world["modals"]:
            self._modals[modal["id"]] = ModalSeen(modal)
        self.unread |= world["unread"]
        self.bot_online = world["bot"]["online"]

    def _note_guild(self, guild: Json) -> None:
        self.guilds[guild["id"]] = guild
        for channel in (*guild["channels"], *guild["threads"]):
            self.channels[channel["id"]] = channel

    def _note_message(self, body: Json) -> Seen:
        messages = self._messages.setdefault(body["channel_id"], {})
        known = messages.get(body["id"])
        if known is None:
            known = messages[body["id"]] = Seen(body)
        else:
            known.body = body
        return known

    def _note_interaction(self, body: Json, *, newer: bool) -> Outcome:
        """Keep an outcome up to date; an answer over HTTP may be older than what the stream has brought."""
        known = self._outcomes.get(body["id"])
        if known is None:
            known = self._outcomes[body["id"]] = Outcome(self, body)
        elif newer:
            known.body = body
        return known
