"""The messages of tables: posted, changed only where they look different, stripped of buttons that are used up.

What is on the screens is noted in the store right after it was sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, TypeVar

from cogs.outbox import Barred, DmClosed, Gone, Outbox, fresh, nonce
from cogs.panel import as_edit
from db import Shown, Store
from host import Table

log = logging.getLogger(__name__)
CHANNEL = "channel"
Screens = dict[tuple[str, str], Shown]
"""What is on whose screen, by reader and slot."""
REMEMBERED = 512
"""Of how many messages anything is kept in mind."""
T = TypeVar("T")


class Messages:
    """At most one message for each table, reader and slot."""

    def __init__(self, outbox: Outbox, store: Store) -> None:
        self.outbox = outbox
        self.store = store
        self.on_channel_lost: Callable[[int], Awaitable[object]] | None = None
        self._looks: dict[int, bytes] = {}
        self._tidying: dict[int, asyncio.Future[bool]] = {}
        """Panels whose buttons are taken away by the answer to the click that used them, and whether that worked."""

    async def _post(
        self,
        table: Table,
        shown: Screens,
        slot: str,
        number: int,
        message: dict[str, Any],
        rows: int = 0,
        also: Shown | None = None,
    ) -> None:
        """Change the message of this slot if it is there and different, else post it; note that, and `also` something."""
        assert table.channel_id is not None
        before, look = shown.get((CHANNEL, slot)), fingerprint(message)
        notes = [also] if also is not None and also != shown.get((also.reader, also.slot)) else []
        if before is not None:
            try:
                if self._looks.get(before.message_id) != look:
                    changes = as_edit(message | {"files": message.get("files", [])})
                    await self.outbox.edit(before.channel_id, before.message_id, **changes)
                    _keep(self._looks, before.message_id, look)
                await self.store.shown.mark(*notes)
                return
            except Gone:
                log.info("message gone, posting anew", extra={"match": table.id})
        mark = nonce(table.id, table.channel_id, slot, number, rows, before.message_id if before else 0)
        try:
            sent = await self.outbox.send(table.channel_id, mark, **message)
        except Gone:
            if self.on_channel_lost is not None:
                await self.on_channel_lost(table.channel_id)
            return
        _keep(self._looks, sent.id, look)
        now = Shown(table.id, CHANNEL, slot, number, rows, table.channel_id, sent.id)
        await self.store.shown.mark(now, *notes)

    @contextmanager
    def tidying(self, message_id: int) -> Iterator[None]:
        """Around the edit that answers a click and takes the buttons of its panel away: then nobody else has to."""
        worked: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        _keep(self._tidying, message_id, worked)
        done = False
        try:
            yield
            done = True
        finally:
            worked.set_result(done)

    async def _strip_other(self, table: Table, shown: Screens, slot: str, content: str) -> None:
        before = shown.pop((CHANNEL, slot), None)
        if before is not None:
            await self._strip(before, content)
            await self.store.shown.forget(table.id, CHANNEL, slot)

    async def _strip(self, shown: Shown, content: str | None = None) -> None:
        """Take the buttons away, and what is no longer true; a message that is gone needs none."""
        self._looks.pop(shown.message_id, None)
        tidied = self._tidying.pop(shown.message_id, None)
        if tidied is not None and await tidied:
            return
        changes = {"view": None} if content is None else {"view": None, "content": content}
        try:
            await self.outbox.edit(shown.channel_id, shown.message_id, **changes)
        except (Gone, Barred, DmClosed):
            log.info("nothing to strip", extra={"match": shown.match_id})


def _keep(memory: dict[int, T], message_id: int, what: T) -> None:
    """Remember something of a message; the oldest is forgotten when it gets too much."""
    memory[message_id] = what
    if len(memory) > REMEMBERED:
        memory.pop(next(iter(memory)))


def fingerprint(message: dict[str, Any]) -> bytes:
    """The same for messages that look the same."""
    view = message.get("view")
    look = blake2b(repr((message["content"], view.to_components() if view is not None else None)).encode())
    for file in fresh(message).get("files", []):
        look.update(file.fp.read())
    return look.digest()
