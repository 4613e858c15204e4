"""Pushing a queue of JSON through a WebSocket until its client goes away."""

from __future__ import annotations

import asyncio
import json

from aiohttp import web

from sandbox.errors import Json


async def stream(request: web.BaseRequest, queue: asyncio.Queue[Json]) -> web.WebSocketResponse:
    """Send what is put into a queue, in order."""
    socket = web.WebSocketResponse(compress=False)
    await socket.prepare(request)
    writer = asyncio.create_task(_write(socket, queue))
    try:
        # The client need not say anything; reading is how its leaving is noticed.
        async for _ in socket:
            pass
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
    return socket


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
    while True:
        event = await queue.get()
        try:
            await socket.send_str(json.dumps(event, default=str))
        except ConnectionError:
            return
