"""The sandbox's own time: it flows with the machine's, can be frozen, and can be moved forward.

Every deadline (3 seconds, 15 minutes, link expiry, rate-limit windows, fault delays) hangs on this clock, so a test
moves time instead of sleeping. Timers fire in order, and `advance` fires every due one before it returns.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """Something that will happen, unless it is cancelled."""

    __slots__ = ("action", "cancelled")

    def __init__(self, action: Callable[[], None]) -> None:
        self.action = action
        self.cancelled = False

    def cancel(self) -> None:
        """Make sure that it does not happen."""
        self.cancelled = True


class Clock:
    """Unix time in seconds that can be frozen and advanced, with timers."""

    def __init__(self, *, frozen: bool = False) -> None:
        self._offset = time.time() - time.monotonic()
        self._frozen_at: float | None = time.time() if frozen else None
        self._timers: list[tuple[float, int, Timer]] = []
        self._order = itertools.count()
        self._wake: asyncio.TimerHandle | None = None
        self._wake_at = float("inf")

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self._offset if self._frozen_at is None else self._frozen_at

    def iso(self, at: float | None = None) -> str:
        """A time stamp as Discord writes it."""
        moment = datetime.fromtimestamp(self.now() if at is None else at, UTC)
        return moment.isoformat(timespec="microseconds")

    @property
    def frozen(self) -> bool:
        """Whether time stands still."""
        return self._frozen_at is not None

    def freeze(self) -> None:
        """Stop the time."""
        self._frozen_at = self.now()
        self._plan_wake()

    def thaw(self) -> None:
        """Let the time flow on from where it stands."""
        self._offset = self.now() - time.monotonic()
        self._frozen_at = None
        self._plan_wake()

    def advance(self, seconds: float) -> None:
        """Move forward, firing what falls due on the way at the time it falls due."""
        if seconds < 0:
            raise ValueError("time only moves forward")
        goal = self.now() + seconds
        while self._timers and self._timers[0][0] <= goal:
            self._move_to(max(self._timers[0][0], self.now()))
            self._fire_next()
        self._move_to(max(goal, self.now()))
        self._plan_wake()

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        """Do something in a while of this clock."""
        timer = Timer(action)
        heapq.heappush(self._timers, (self.now() + seconds, next(self._order), timer))
        self._plan_wake()
        return timer

    async def sleep(self, seconds: float) -> None:
        """Wait for a while of this clock."""
        over = asyncio.Event()
        self.call_later(seconds, over.set)
        await over.wait()

    def stop(self) -> None:
        """Forget all timers."""
        self._timers.clear()
        self._plan_wake()

    def _move_to(self, moment: float) -> None:
        if self._frozen_at is None:
            self._offset = moment - time.monotonic()
        else:
            self._frozen_at = moment

    def _fire_next(self) -> None:
        _, _, timer = heapq.heappop(self._timers)
        if not timer.cancelled:
            timer.action()

    def _plan_wake(self) -> None:
        due = self._timers[0][0] if self._timers and self._frozen_at is None else float("inf")
        if due == self._wake_at and self._wake is not None:
            return
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        self._wake_at = due
        if due != float("inf"):
            self._wake = asyncio.get_running_loop().call_later(max(0.0, due - self.now()), self._tick)

    def _tick(self) -> None:
        self._wake, self._wake_at = None, float("inf")
        try:
            while self._timers and self._timers[0][0] <= self.now():
                self._fire_next()
        finally:
            # Time goes on for all others, even if one of them has failed.
            self._plan_wake()
