"""What is pushed to people: each open stream gets its person's events, numbered a person, in order."""

from __future__ import annotations

import asyncio

from sandbox.errors import Json


class Streams:
    """The open streams by person."""

    def __init__(self) -> None:
        self._open: dict[int, set[asyncio.Queue[Json]]] = {}
        self._numbers: dict[int, int] = {}

    @property
    def watchers(self) -> list[int]:
        """Those with an open stream."""
        return list(self._open)

    def last(self, user_id: int) -> int:
        """The number of the last event that was pushed to somebody."""
        return self._numbers.get(user_id, 0)

    def open(self, user_id: int, first: Json) -> asyncio.Queue[Json]:
        """Start listening for somebody; the first event is in it already."""
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._open.setdefault(user_id, set()).add(queue)
        queue.put_nowait(first | {"n": self.last(user_id)})
        return queue

    def close(self, user_id: int, queue: asyncio.Queue[Json]) -> None:
        """Stop listening."""
        queues = self._open.get(user_id, set())
        queues.discard(queue)
        if not queues:
            self._open.pop(user_id, None)

    def push(self, user_id: int, event: Json) -> None:
        """Let one person know."""
        queues = self._open.get(user_id)
        if not queues:
            return
        number = self._numbers[user_id] = self.last(user_id) + 1
        numbered = event | {"n": number}
        for queue in queues:
            queue.put_nowait(numbered)

    def push_all(self, event: Json) -> None:
        """Let everybody know."""
        for user_id in self.watchers:
            self.push(user_id, event)
