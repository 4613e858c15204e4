"""The sandbox as one server on 127.0.0.1: the bot's API and gateway, the actor interface, files, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from sandbox import actors, persistence, rest
from sandbox.actor import Actor
from sandbox.clock import Clock
from sandbox.core import Core
from sandbox.faults import Fault
from sandbox.files import AVATAR_COLOURS, content_type_of, initial_svg, plain_png
from sandbox.gateway_socket import GatewaySocket
from sandbox.genesis import new_world
from sandbox.snowflake import Snowflakes
from sandbox.threads import watch_idle
from sandbox.tokens import REFUSAL, looks_real
from sandbox.world import World

HOST = "127.0.0.1"
OWN_NAMES = (HOST, "localhost")
PAGE = Path(__file__).parent / "page"
SAVE_SECONDS = 2.0
FRESH = {"Cache-Control": "no-cache"}


class Sandbox:
    """A running sandbox: `async with Sandbox() as sandbox:`.

    With `data` the world is kept in a directory. `frozen` stops the clock at the start. Without `rate_limits` requests
    are still counted, but never refused for their number, which keeps long tests short.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        data: Path | None = None,
        fresh: bool = False,
        frozen: bool = False,
        rate_limits: bool = True,
        privileged_intents: int = 0,
        token: str = "sandbox.mistgrove",
    ) -> None:
        if looks_real(token):
            raise ValueError(REFUSAL)
        self.token = token
        self._port = port
        self._notebook = None if data is None else persistence.Notebook(data)
        if data is not None and fresh:
            persistence.clear(data)
        self.clock = Clock(frozen=frozen)
        world = None if data is None else persistence.load(data)
        ids = Snowflakes(self.clock, 0 if world is None else world.last_id)
        self.core = Core(
            new_world(self.clock, ids) if world is None else world,
            self.clock,
            ids,
            files=None if data is None else data / persistence.FILES_FOLDER,
            rate_limits=rate_limits,
            privileged_intents=privileged_intents,
        )
        self._rest = rest.Rest(self.core)
        self._actors = actors.Actors(self.core)
        self._runner: web.ServerRunner | None = None
        self._saver: asyncio.Task[None] | None = None
        self._saved = 0
        self._open_actors: list[Actor] = []
        self._sockets: set[GatewaySocket] = set()

    # life

    async def __aenter__(self) -> Self:
        # A handler that waits (for an answer of the bot, or a slow fault) ends with its connection.
        server = web.Server(self._handle, access_log=None, handler_cancellation=True)
        self._runner = web.ServerRunner(server, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.core.links.base = f"http://{host}:{port}"
        for channel in self.world.channels.values():
            if channel.thread is not None:
                watch_idle(self.core, channel)
        self._settle_old_messages()
        if self._notebook is not None:
            self._saver = asyncio.create_task(self._save_now_and_then())
        return self

    def _settle_old_messages(self) -> None:
        """Tokens do not outlive the process: what the bot was thinking about is never said, what was dismissed never edited."""
        for messages in self.world.messages.values():
            for message in list(messages.values()):
                if message.is_loading:
                    message.give_up()
                if message.dismissed:
                    del messages[message.id]
                    for attachment in message.attachments:
                        self.core.files.drop(attachment.id)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for actor in self._open_actors:
            await actor.close()
        if self._saver is not None:
            self._saver.cancel()
            await asyncio.gather(self._saver, return_exceptions=True)
            self.save()
        self.core.files.drop_all()
        self.clock.stop()
        for socket in self._sockets:
            socket.abort()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def url(self) -> str:
        """Where it listens."""
        return self.core.base_url

    @property
    def world(self) -> World:
        """What exists."""
        return self.core.world

    @property
    def problems(self) -> list[str]:
        """What no correct bot does but this one did."""
        return self.core.problems

    def save(self) -> None:
        """Write the world down."""
        if self._notebook is not None:
            self.world.last_id = self.core.ids.last
            self._saved = self.core.revision
            self._notebook.save(self.world, self.core.touched)
            self.core.touched.clear()

    async def _save_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SAVE_SECONDS)
            if self.core.revision != self._saved:
                self.save()

    # for tests and tools in the same process

    async def actor(self, name: str) -> Actor:
        """Somebody's client, connected; it is closed with the sandbox."""
        actor = await Actor.login(self.url, name)
        self._open_actors.append(actor)
        return actor

    def fault(self, kind: str, *, match: dict[str, Any] | None = None, **fields: Any) -> Fault:
        """Put a fault in force."""
        return self.core.faults.add(kind, match=match, **fields)

    def advance(self, seconds: float) -> None:
        """Move the clock; what falls due happens before this returns."""
        self.clock.advance(seconds)
        self.core.herald.clock_moved()

    def take_problems(self) -> list[str]:
        """The problems so far, which from now on are forgiven."""
        taken = list(self.core.problems)
        self.core.problems.clear()
        return taken

    # requests

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        try:
            return await self._route(request)
        except OSError:
            # The other side is gone.
            raise
        except Exception:
            # A mistake of the sandbox must not pass for trouble that a bot should bear: it fails the test.
            self.core.problem(f"the sandbox itself failed on {request.method} {request.path}", None)
            raise

    async def _route(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.path
        if not _from_here(request):
            return web.Response(status=403, text="The sandbox answers only its own page and programs on this machine.")
        if path.startswith("/api/"):
            return await self._rest.answer(request)
        if path.startswith("/sandbox/api/"):
            return await self._actors.answer(request)
        if path in ("/gateway", "/gateway/"):
            return await self._serve_gateway(request)
        if request.method not in ("GET", "HEAD"):
            return web.Response(status=405)
        for prefix, serve in (
            ("/attachments/", self._attachment),
            ("/emojis/", self._emoji),
            ("/sandbox/avatars/", self._avatar),
            ("/embed/avatars/", self._plain_avatar),
        ):
            if path.startswith(prefix):
                return serve(request)
        return self._page(path)

    async def _serve_gateway(self, request: web.BaseRequest) -> web.StreamResponse:
        socket = GatewaySocket(self.core, request)
        self._sockets.add(socket)
        try:
            return await socket.serve()
        finally:
            self._sockets.discard(socket)

    def _attachment(self, request: web.BaseRequest) -> web.Response:
        query = request.query
        expires, signature = query.get("ex", ""), query.get("hm", "")
        if not self.core.links.opens(request.rel_url.raw_path, expires, signature):
            return web.Response(status=404, text="This content is no longer available.")
        identity = request.path.split("/")[3]
        return self._file(int(identity), content_type_of(request.path))

    def _emoji(self, request: web.BaseRequest) -> web.Response:
        identity = request.path.removeprefix("/emojis/").partition(".")[0]
        known = identity.isdecimal() and int(identity) in self.world.emojis
        return self._file(int(identity), "image/png") if known else web.Response(status=404)

    def _file(self, identity: int, content_type: str) -> web.Response:
        content = self.core.files.get(identity)
        if content is None:
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=content, content_type=content_type)

    def _avatar(self, request: web.BaseRequest) -> web.Response:
        identity = request.path.removeprefix("/sandbox/avatars/").removesuffix(".svg")
        user = self.world.users.get(int(identity)) if identity.isdecimal() else None
        if user is None:
            return web.Response(status=404)
        index = list(self.world.users).index(user.id)
        return web.Response(text=initial_svg(user.name, index), content_type="image/svg+xml")

    def _plain_avatar(self, request: web.BaseRequest) -> web.Response:
        number = request.path.removeprefix("/embed/avatars/").removesuffix(".png")
        if not number.isdecimal() or int(number) >= len(AVATAR_COLOURS):
            return web.Response(status=404)
        return web.Response(body=plain_png(AVATAR_COLOURS[int(number)]), content_type="image/png")

    def _page(self, path: str) -> web.Response:
        wanted = (PAGE / (path.lstrip("/") or "index.html")).resolve()
        if not wanted.is_relative_to(PAGE) or not wanted.is_file():
            return web.Response(status=404, text="Not found")
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        kind = "text/javascript" if wanted.suffix in (".js", ".mjs") else kind
        return web.Response(body=wanted.read_bytes(), content_type=kind, headers=FRESH)


def _from_here(request: web.BaseRequest) -> bool:
    """Whether no strange website asks through somebody's browser, be it openly or under a name that leads here."""
    origin = request.headers.get("Origin")
    asked = [request.host] if origin is None else [request.host, origin.partition("://")[2]]
    # Somebody's own tunnel to this machine has another name and says so; a website cannot say it.
    own = (*OWN_NAMES, request.headers.get("X-Forwarded-Host", HOST).partition(":")[0])
    return all(name.partition(":")[0] in own for name in asked)


async def serve_forever(sandbox: Sandbox) -> None:
    """Keep a sandbox open until it is interrupted."""
    async with sandbox:
        print(f"The sandbox is open: {sandbox.url}", flush=True)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
