"""Discord's rate limits: a bucket a route and channel, 50 requests a second in all, and the ban for too many refusals.

Answers to interactions are exempt. Every other answer carries the headers from which a client learns its bucket.
"""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass
from math import ceil

from sandbox import limits
from sandbox.clock import Clock

# method and route: requests, seconds; Discord publishes none of these, they are what people commonly observe
BUCKETS: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
    ("PUT", "/applications/{application_id}/commands"): (5, 20.0),
}
DEFAULT = (10, 1.0)
UNLIMITED = (10_000, 1.0)


@dataclass(slots=True)
class Window:
    """One bucket's current window."""

    limit: int
    length: float
    resets_at: float
    used: int = 0


@dataclass(slots=True)
class Verdict:
    """Whether a request may pass, and what its answer says about limits."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False


class RateLimiter:
    """Counts requests on the sandbox's clock."""

    def __init__(self, clock: Clock, *, enforced: bool = True) -> None:
        self._clock = clock
        self.enforced = enforced
        self._windows: dict[tuple[str, str], Window] = {}
        self._global = Window(*limits.GLOBAL_RATE, 0.0)
        self._invalid: deque[float] = deque()

    def take(self, method: str, route: str, major: str) -> Verdict:
        """Count one request."""
        now = self._clock.now()
        if self.enforced:
            wait = _wait(self._global, now)
            if wait is not None:
                return self.refusal("", wait, is_global=True)
        bucket = bucket_name(method, route)
        limit, length = BUCKETS.get((method, route), DEFAULT) if self.enforced else UNLIMITED
        window = self._windows.get((bucket, major))
        if window is None:
            window = self._windows[bucket, major] = Window(limit, length, 0.0)
        wait = _wait(window, now)
        headers = {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(max(0, window.limit - window.used)),
            "X-RateLimit-Reset": f"{window.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.resets_at - now):.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if wait is None:
            return Verdict(headers)
        refused = self.refusal(bucket, wait, is_global=False)
        return Verdict(headers | refused.headers, wait)

    def refusal(self, bucket: str, retry_after: float, *, is_global: bool) -> Verdict:
        """What a 429 says."""
        headers = {
            "Retry-After": str(ceil(retry_after)),
            "X-RateLimit-Scope": "global" if is_global else "user",
        }
        if is_global:
            headers["X-RateLimit-Global"] = "true"
        else:
            headers["X-RateLimit-Bucket"] = bucket
        return Verdict(headers, retry_after, is_global)

    def note_answer(self, status: int) -> None:
        """Count an answer that Discord counts as invalid."""
        if status in (401, 403, 429):
            self._invalid.append(self._clock.now())

    @property
    def banned(self) -> bool:
        """Whether there were so many invalid requests that nothing is answered any more."""
        most, span = limits.INVALID_REQUESTS
        oldest = self._clock.now() - span
        while self._invalid and self._invalid[0] <= oldest:
            self._invalid.popleft()
        return len(self._invalid) >= most


def bucket_name(method: str, route: str) -> str:
    """The opaque name of a route's bucket."""
    return hashlib.blake2b(f"{method} {route}".encode(), digest_size=16).hexdigest()


def _wait(window: Window, now: float) -> float | None:
    """Count one request in a window; how long to wait if it is full."""
    if now >= window.resets_at:
        window.used = 0
        window.resets_at = now + window.length
    if window.used >= window.limit:
        return window.resets_at - now
    window.used += 1
    return None
