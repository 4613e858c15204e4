"""A moment of quiet: what only tells who is still waited for can wait until nobody has answered for a second.

Where people answer together, most of that is overtaken by what comes next, and never has to be drawn and sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from engine.refusals import Refusal

log = logging.getLogger(__name__)
PAUSE = 1.0
LONG_PAUSE = 15.0
"""While only minor questions are open: what they come to is shown when the last of them is answered, mostly before this."""


class Lulls:
    """One pause for each match at most; `act` is called when it is over."""

    def __init__(self) -> None:
        self.act: Callable[[str], Awaitable[object]] | None = None
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._over: set[str] = set()

    def over(self, match_id: str, *, minor: bool = False) -> bool:
        """Whether the match has been quiet for long enough; if not, the pause begins anew."""
        if match_id in self._over:
            self._over.discard(match_id)
            return True
        self.end(match_id)
        self._waiting[match_id] = asyncio.create_task(
            self._wait(match_id, LONG_PAUSE if minor else PAUSE), name=f"lull {match_id}"
        )
        return False

    def end(self, match_id: str) -> None:
        """Nothing is left to be done after the pause."""
        self._over.discard(match_id)
        waiting = self._waiting.pop(match_id, None)
        if waiting is not None:
            waiting.cancel()

    def close(self) -> None:
        for match_id in list(self._waiting):
            self.end(match_id)

    async def _wait(self, match_id: str, pause: float) -> None:
        await asyncio.sleep(pause)
        del self._waiting[match_id]
        if self.act is None:
            return
        self._over.add(match_id)
        try:
            await self.act(match_id)
        except Refusal as refusal:
            log.info("nothing to be shown", extra={"match": match_id, "reason": refusal.reason.id})
