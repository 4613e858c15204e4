"""One WebSocket of the bot: hello, identify or resume, heartbeats, compression."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox import gateway as ops
from sandbox.errors import Json
from sandbox.gateway import Session
from sandbox.kinds import PRIVILEGED
from sandbox.tokens import is_sandbox_token, looks_real

if TYPE_CHECKING:
    from sandbox.core import Core

HEARTBEAT_MS = 41250
ACK_AFTER = 0.02
"""Seconds. A client that notes when it has sent its heartbeat only afterwards would miss an answer without any delay."""
UNKNOWN_OP, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, BAD_SHARD, BAD_INTENTS, FORBIDDEN_INTENTS = 4005, 4010, 4013, 4014
KNOWN_INTENTS = (1 << 26) - 1


class GatewaySocket:
    """Carries one session's events, in order, through a writer of its own."""

    def __init__(self, core: Core, request: web.BaseRequest) -> None:
        self._core = core
        self._request = request
        self._socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False, autoping=True)
        self._outgoing: asyncio.Queue[str | int] = asyncio.Queue()
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self.session: Session | None = None
        self.silent = False
        self._closed_here = False

    def send(self, text: str) -> None:
        """Send one frame, in order."""
        self._outgoing.put_nowait(text)

    def close(self, code: int) -> None:
        """Close with a code, after everything that waits to be sent."""
        self._closed_here = True
        self._outgoing.put_nowait(code)

    def abort(self) -> None:
        """Break off without a word."""
        transport = self._request.transport
        if transport is not None:
            transport.abort()

    async def serve(self) -> web.WebSocketResponse:
        """Live as long as the connection does."""
        await self._socket.prepare(self._request)
        writer = asyncio.create_task(self._write())
        self._core.journal.note("gateway", "connected")
        self.send(json.dumps({"op": ops.HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None}))
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._receive(frame.data)
        finally:
            # Nothing may be awaited before this is done: a broken connection cancels whoever serves it.
            writer.cancel()
            code = None if self._closed_here else self._socket.close_code
            self._core.journal.note("gateway", f"disconnected with {code}")
            if self.session is not None:
                self._core.gateway.line_lost(self.session, self, code)
            await asyncio.gather(writer, return_exceptions=True)
        return self._socket

    async def _write(self) -> None:
        while True:
            item = await self._outgoing.get()
            try:
                if isinstance(item, int):
                    await self._socket.close(code=item)
                    return
                if self._deflate is None:
                    await self._socket.send_str(item)
                else:
                    packed = self._deflate.compress(item.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self._socket.send_bytes(packed)
            except ConnectionError:
                # The other side is gone; the reader notices as well and keeps the session for a resume.
                return

    def _receive(self, text: str) -> None:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            self.close(DECODE_ERROR)
            return
        if op == ops.HEARTBEAT:
            if not self.silent:
                asyncio.get_running_loop().call_later(ACK_AFTER, self.send, '{"op":11,"d":null}')
        elif op == ops.IDENTIFY:
            self._identify(data)
        elif op == ops.RESUME:
            self._resume(data)
        elif self.session is None:
            self.close(NOT_AUTHENTICATED)
        elif op == ops.REQUEST_MEMBERS:
            self._send_members(self.session, data)
        elif op not in (ops.PRESENCE, ops.VOICE):
            self._core.problem(f"unknown gateway op {op}", frame)
            self.close(UNKNOWN_OP)

    def _identify(self, data: Json) -> None:
        self._core.journal.note("gateway", "IDENTIFY", data=_without_token(data))
        if self.session is not None:
            self.close(ALREADY_AUTHENTICATED)
            return
        if not self._trusts(data.get("token")):
            return
        shard = data.get("shard", [0, 1])
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            self.close(BAD_SHARD)
            return
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            self.close(BAD_INTENTS)
        elif intents & PRIVILEGED & ~self._core.privileged_intents:
            self.close(FORBIDDEN_INTENTS)
        else:
            self.session = self._core.gateway.open((shard[0], shard[1]), intents)
            self._core.gateway.greet(self.session, self, self._core.gateway_url)

    def _resume(self, data: Json) -> None:
        self._core.journal.note("gateway", f"RESUME after {data.get('seq')}")
        if not self._trusts(data.get("token")):
            return
        session = self._core.gateway.find(str(data.get("session_id")))
        if session is None or not session.take_line(self, after=int(data.get("seq") or 0)):
            self.send('{"op":9,"d":false}')
            return
        self.session = session
        session.dispatch("RESUMED", '{"_trace":["sandbox"]}')
        self._core.gateway.on_change()

    def _trusts(self, token: Any) -> bool:
        if looks_real(str(token)):
            self._core.problem("somebody tried to log in with what looks like a real token", {})
        if not is_sandbox_token(str(token)):
            self.close(BAD_TOKEN)
            return False
        return True

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._core.world.guilds.get(int(data.get("guild_id", 0)))
        if guild is None or not self._core.world.bot_in(guild.id):
            return
        wanted = data.get("user_ids") or []
        wanted = {int(user_id) for user_id in (wanted if isinstance(wanted, list) else [wanted])}
        query = str(data.get("query") or "").casefold()
        found = [
            member
            for member in guild.members.values()
            if (
                member.user_id in wanted
                if wanted
                else self._core.world.users[member.user_id].username.startswith(query)
            )
        ][: int(data.get("limit") or 100)]
        chunk = {
            "guild_id": str(guild.id),
            "members": [self._core.shapes.member(guild, member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user_id) for user_id in wanted - {member.user_id for member in found}],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", json.dumps(chunk))


def _without_token(data: Json) -> Json:
    return {name: value for name, value in data.items() if name != "token"}
