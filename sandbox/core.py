"""The parts of a sandbox under one roof: whatever needs more than one of them is handed this."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandbox.clock import Clock
from sandbox.faults import Faults
from sandbox.files import FileStore, Links
from sandbox.gateway import Gateway
from sandbox.herald import Herald
from sandbox.interactions import Interactions
from sandbox.journal import Journal
from sandbox.ratelimit import RateLimiter
from sandbox.shapes import Shapes
from sandbox.sight import Sight
from sandbox.snowflake import Snowflakes
from sandbox.streams import Streams
from sandbox.world import World


class Core:
    """A world, its clock, and everything that acts on them."""

    def __init__(
        self,
        world: World,
        clock: Clock,
        ids: Snowflakes,
        *,
        files: Path | None = None,
        rate_limits: bool = True,
        privileged_intents: int = 0,
    ) -> None:
        self.world = world
        self.clock = clock
        self.ids = ids
        self.files = FileStore(files)
        self.links = Links(clock, world.secret)
        self.shapes = Shapes(world, clock, self.links)
        self.sight = Sight(world, clock, self.shapes, self.links)
        self.journal = Journal(clock)
        self.faults = Faults()
        self.limiter = RateLimiter(clock, enforced=rate_limits)
        self.streams = Streams()
        self.gateway = Gateway(self)
        self.herald = Herald(self)
        self.interactions = Interactions(self)
        self.privileged_intents = privileged_intents
        self.problems: list[str] = []
        # Grows with every change of the world, so that somebody can tell whether it has to be saved.
        self.revision = 0
        # The messages that changed since the world was saved.
        self.touched: set[int] = set()
        self.new_dms: list[float] = []
        self.command_creates: list[tuple[float, int | None]] = []
        self.gateway.on_change = self.herald.bot_changed

    @property
    def base_url(self) -> str:
        """Where the sandbox listens."""
        return self.links.base

    @property
    def gateway_url(self) -> str:
        """Where the gateway listens."""
        return self.links.base.replace("http", "ws", 1) + "/gateway"

    def problem(self, sentence: str, detail: Any) -> None:
        """Note what no correct bot does; a test with a problem fails."""
        self.problems.append(sentence)
        self.journal.note("problem", sentence, data=detail)
