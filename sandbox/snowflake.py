"""Discord's ids: 64 bits that begin with the time of creation, so that ids sort by age."""

from __future__ import annotations

from sandbox.clock import Clock

EPOCH_MS = 1420070400000


class Snowflakes:
    """Hands out ids that never repeat and never go backwards."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        """A new id, stamped with the clock's time."""
        stamped = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self.last = max(stamped, self.last + 1)
        return self.last


def created_at(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000


def shard_of(guild_id: int, shards: int) -> int:
    """The shard that a guild's events go to."""
    return (guild_id >> 22) % shards
