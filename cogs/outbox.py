"""Everything the bot sends without being asked: paced, never twice, and honest about what could not be sent.

Discord allows 50 requests a second for a bot and discord.py does not count them, so a bucket of our own stands before
every send. A stable nonce makes a send that was repeated after a lost answer one message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)
PER_SECOND = 40
BURST = 10
"""Both together are what a second may bring: as many as Discord allows."""
CLOSED_DM = {50007, 50278, 10013}
"""Takes none from bots, or not from us, or has left Discord."""
DMS_TOO_FAST = 40003
GONE = {10003, 10008, 10004}
FORBIDDEN = {50001, 50013, 160005}
TOO_OLD_TO_EDIT = 30046
ARCHIVED = 50083
PATIENCE = (0.5, 2.0, 5.0)
T = TypeVar("T")


class DmClosed(Exception):
    """This person takes no DMs from the bot."""


class Gone(Exception):
    """The message or channel does not exist any more."""


class Barred(Exception):
    """The bot lacks a permission there."""


class Asleep(Exception):
    """The thread is archived: it has to be woken first."""


class Unreachable(Exception):
    """Discord did not answer, also not when asked again; the next change or start tries once more."""


class Bucket:
    """Lets a number of requests through a second, with a burst."""

    def __init__(self, per_second: float = PER_SECOND, burst: int = BURST) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    async def take(self) -> None:
        while True:
            now = time.monotonic()
            self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
            self._at = now
            if self._left >= 1:
                self._left -= 1
                return
            await asyncio.sleep((1 - self._left) / self._per_second)


def nonce(*parts: object) -> str:
    """The same for the same message, at most 25 characters."""
    return blake2b("/".join(map(str, parts)).encode(), digest_size=12).hexdigest()


class Outbox:
    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._bucket = Bucket()

    async def send(self, channel_id: int, nonce: str, **message: Any) -> discord.Message:
        """Post into a channel or thread; a thread that sleeps wakes up by it."""
        channel = self._client.get_partial_messageable(channel_id)
        return await self._awake(channel_id, lambda: channel.send(nonce=nonce, **fresh(message)))

    async def dm(self, user_id: int, nonce: str, **message: Any) -> discord.Message:
        """Write to a person; DmClosed if they take no DMs."""
        user = discord.Object(user_id)

        async def write() -> discord.Message:
            channel = await self._client.create_dm(user)
            return await channel.send(nonce=nonce, **fresh(message))

        try:
            return await self._try(write)
        except Barred as error:
            raise DmClosed from error

    async def edit(self, channel_id: int, message_id: int, **changes: Any) -> None:
        """Change a message of ours; Gone also when it is too old to be changed."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await self._awake(channel_id, lambda: message.edit(**fresh(changes)))

    async def delete(self, channel_id: int, message_id: int) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await self._try(lambda: message.delete())

    async def _awake(self, channel_id: int, call: Callable[[], Awaitable[T]]) -> T:
        """Call; in a thread that was archived, wake it and call again."""
        try:
            return await self._try(call)
        except Asleep:
            await self._try(lambda: self._client.http.edit_channel(channel_id, archived=False))
            return await self._try(call)

    async def _try(self, call: Callable[[], Awaitable[T]]) -> T:
        """Call, and again after failures that pass; what discord.py already retried is not tried much longer."""
        for pause in (*PATIENCE, None):
            await self._bucket.take()
            try:
                return await call()
            except discord.HTTPException as error:
                self._name(error)
                problem: Exception = error
            except (aiohttp.ClientError, OSError) as error:
                problem = error
            if pause is None:
                break
            await asyncio.sleep(pause)
        log.warning("discord unreachable", extra={"problem": type(problem).__name__})
        raise Unreachable from problem

    @staticmethod
    def _name(error: discord.HTTPException) -> None:
        """Raise what has a name of its own; return for what may pass."""
        if error.code == ARCHIVED:
            raise Asleep from error
        if error.code in CLOSED_DM:
            raise DmClosed from error
        if error.code in GONE or error.code == TOO_OLD_TO_EDIT:
            raise Gone from error
        if error.code in FORBIDDEN or error.status == 403:
            raise Barred from error
        if error.status < 500 and error.status != 429 and error.code != DMS_TOO_FAST:
            raise error


def fresh(message: dict[str, Any]) -> dict[str, Any]:
    """The same message with files that can be read once more: a retry must not send empty ones."""
    for name in ("file", "files", "attachments"):
        held = message.get(name)
        for file in held if isinstance(held, (list, tuple)) else [held]:
            if isinstance(file, discord.File):
                file.reset(seek=True)
    return message
