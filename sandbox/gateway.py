"""The gateway's sessions: who hears which event, in what order, and what a resume replays.

A session numbers its events and keeps the last ones, connected or not; a connection (`gateway_socket`) only carries
them. Faults on events strike here, between the numbering and the sending.
"""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from sandbox.errors import Json
from sandbox.faults import Facts, Fault
from sandbox.kinds import Intent
from sandbox.snowflake import shard_of

if TYPE_CHECKING:
    from sandbox.core import Core

REPLAYED = 2000
# How long a session can be resumed after its connection is gone.
KEPT_SECONDS = 300.0
# A client that closes with one of these does not want the session back.
FAREWELLS = (1000, 1001)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11


class Line(Protocol):
    """A connection that carries text frames to the bot."""

    silent: bool

    def send(self, text: str) -> None:
        """Send one frame, in order."""

    def close(self, code: int) -> None:
        """Close politely."""

    def abort(self) -> None:
        """Break off."""


class Session:
    """What one shard of the bot hears."""

    def __init__(self, core: Core, shard: tuple[int, int], intents: int) -> None:
        self._core = core
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.line: Line | None = None
        self.sequence = 0
        self._sent = 0
        self._past: deque[tuple[int, str]] = deque(maxlen=REPLAYED)

    def hears(self, guild_id: int | None, needs: int) -> bool:
        """Whether an event of a guild (or of none) is for this session."""
        if needs and not self.intents & needs:
            return False
        number, count = self.shard
        return (0 if guild_id is None else shard_of(guild_id, count)) == number

    def dispatch(self, name: str, payload: str, facts: Facts | None = None) -> None:
        """Let the bot hear of an event, unless a fault intervenes."""
        fault = self._core.faults.striking(facts or Facts("event", event=name)) if self._core.faults else None
        if fault is None:
            self._say(name, payload)
            return
        self._core.journal.note("fault", f"{fault.kind} ({fault.id}) on {name}")
        self._strike(fault, name, payload)

    def _strike(self, fault: Fault, name: str, payload: str) -> None:
        if fault.kind == "lost":
            self.sequence += 1
            self._sent = self.sequence
        elif fault.kind == "duplicate":
            self._say(name, payload)
            self._say(name, payload)
        elif fault.kind == "late":
            self._core.clock.call_later(fault.seconds, lambda: self._say(name, payload))
        elif fault.kind == "gateway_silence":
            self._number(name, payload)
            self.fall_silent(fault.seconds)
        else:
            self._number(name, payload)
            self.disturb(fault.kind, resumable=fault.resumable, code=fault.code or 4000)

    def disturb(self, kind: str, *, resumable: bool = True, code: int = 4000) -> None:
        """Reset, op 7, op 9 or close this session's connection."""
        line = self.line
        if line is None:
            return
        if kind == "gateway_reset":
            line.abort()
        elif kind == "gateway_reconnect":
            line.send('{"op":7,"d":null}')
        elif kind == "gateway_invalidate":
            line.send(f'{{"op":9,"d":{json.dumps(resumable)}}}')
            if not resumable:
                self._core.gateway.forget(self)
        else:
            line.close(code)
        self.line = None

    def fall_silent(self, seconds: float) -> None:
        """Say nothing for a while, not even to heartbeats; then go on, if the connection is still there."""
        line = self.line
        if line is None:
            return
        line.silent = True

        def wake() -> None:
            line.silent = False
            self._flush()

        self._core.clock.call_later(seconds, wake)

    def take_line(self, line: Line, *, after: int | None = None) -> bool:
        """Use a new connection; a resume continues after a sequence number, if that is still known."""
        if after is not None:
            oldest = self._past[0][0] if self._past else self.sequence + 1
            if not oldest - 1 <= after <= self.sequence:
                return False
            self._sent = after
        if self.line is not None and self.line is not line:
            self.line.close(4000)
        self.line = line
        self._flush()
        return True

    def drop_line(self, line: Line) -> None:
        """Go on without a connection."""
        if self.line is line:
            self.line = None

    def _say(self, name: str, payload: str) -> None:
        self._number(name, payload)
        self._flush()

    def _number(self, name: str, payload: str) -> None:
        self.sequence += 1
        text = f'{{"op":0,"s":{self.sequence},"t":"{name}","d":{payload}}}'
        self._past.append((self.sequence, text))

    def _flush(self) -> None:
        line = self.line
        if line is None or line.silent:
            return
        if self._past and self._past[-1][0] == self._sent + 1:
            line.send(self._past[-1][1])
        else:
            for number, text in self._past:
                if number > self._sent:
                    line.send(text)
        self._sent = self.sequence


class Gateway:
    """All sessions of the bot."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._sessions: dict[str, Session] = {}
        self.on_change: Callable[[], None] = lambda: None

    @property
    def sessions(self) -> list[Session]:
        """The sessions, connected or resumable."""
        return list(self._sessions.values())

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.line is not None for session in self._sessions.values())

    def open(self, shard: tuple[int, int], intents: int) -> Session:
        """Start a session."""
        session = Session(self._core, shard, intents)
        self._sessions[session.id] = session
        return session

    def find(self, identity: str) -> Session | None:
        """A session that may be resumed."""
        return self._sessions.get(identity)

    def forget(self, session: Session) -> None:
        """End a session."""
        self._sessions.pop(session.id, None)

    def line_lost(self, session: Session, line: Line, code: int | None) -> None:
        """A connection is gone: keep its session for a while, unless the client said farewell."""
        session.drop_line(line)
        if code in FAREWELLS:
            self.forget(session)
        elif session.line is None:
            self._core.clock.call_later(KEPT_SECONDS, lambda: self._forget_if_idle(session))
        self.on_change()

    def _forget_if_idle(self, session: Session) -> None:
        if session.line is None:
            self.forget(session)

    def emit(
        self,
        name: str,
        data: Json | Callable[[Session], Json],
        *,
        guild_id: int | None = None,
        needs: int = 0,
        people: tuple[str, ...] = (),
        channel_id: int | None = None,
    ) -> int:
        """Tell every session that hears of this; how many did."""
        heard = [session for session in self._sessions.values() if session.hears(guild_id, needs)]
        common = None if callable(data) or not heard else _compact(data)
        for session in heard:
            payload = _compact(data(session)) if callable(data) else common
            facts = Facts("event", event=name, people=people, channel_id=str(channel_id or ""))
            session.dispatch(name, payload or "null", facts)
        # What a connected bot has no intent for is no event for it.
        if heard or not self._sessions or not needs:
            self._core.journal.note("event", f"{name} to {len(heard)}", data=None if callable(data) else data)
        return len(heard)

    def greet(self, session: Session, line: Line, url: str) -> None:
        """READY and the guilds of this shard, on a new session's connection."""
        world, shapes = self._core.world, self._core.shapes
        number, count = session.shard
        guilds = [
            guild for guild in world.guilds.values() if world.bot_in(guild.id) and shard_of(guild.id, count) == number
        ]
        ready = {
            "v": 10,
            "user": shapes.user(world.bot) | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": url,
            "shard": [number, count],
            "application": {"id": str(world.application_id), "flags": 0},
            "private_channels": [],
            "_trace": ["sandbox"],
        }
        session.take_line(line)
        session.dispatch("READY", _compact(ready))
        if session.intents & Intent.GUILDS:
            for guild in guilds:
                whole = shapes.whole_guild(guild, all_members=bool(session.intents & Intent.GUILD_MEMBERS))
                session.dispatch("GUILD_CREATE", _compact(whole))
        self._core.journal.note("gateway", f"READY for shard {number} of {count} with {len(guilds)} guilds")
        self.on_change()


def _compact(data: Json) -> str:
    return json.dumps(data, separators=(",", ":"))
