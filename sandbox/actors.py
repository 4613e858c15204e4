"""The actor interface over HTTP and WebSocket, as `README.md` describes it: finds the person, then the action."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox import levers, people
from sandbox.acting import act
from sandbox.commands import commands_in, localised
from sandbox.errors import ActorError, ApiError, Json
from sandbox.interactions import Interaction
from sandbox.people import Visit
from sandbox.streaming import stream
from sandbox.world import User

if TYPE_CHECKING:
    from sandbox.core import Core

PREFIX = "/sandbox/api"
# Snowflakes, and the names of faults.
ID = re.compile(r"\d+|f\d+")
Action = Callable[[Visit], Json]
# What clients do all the time and nobody reads about.
UNNOTED = {("POST", "login"), ("POST", "channels/*/ack")}


class Actors:
    """Serves people, and whoever operates the sandbox."""

    def __init__(self, core: Core) -> None:
        self._core = core
        # What a person does, by method and path; a star stands for an id.
        self._personal: dict[tuple[str, str], Action] = {
            ("GET", "me"): people.me,
            ("PATCH", "me"): people.change_settings,
            ("GET", "world"): self._world,
            ("GET", "channels/*/messages"): people.messages,
            ("POST", "channels/*/messages"): people.write,
            ("GET", "channels/*/messages/*"): people.message,
            ("PATCH", "channels/*/messages/*"): people.rewrite,
            ("DELETE", "channels/*/messages/*"): people.delete,
            ("GET", "channels/*/commands"): self._commands,
            ("POST", "channels/*/ack"): people.mark_read,
            ("POST", "channels/*/threads"): people.start_thread,
            ("PATCH", "channels/*"): people.change_channel,
            ("DELETE", "channels/*"): people.delete_channel,
            ("POST", "dms"): people.open_dm,
            ("POST", "guilds"): people.found_guild,
            ("PATCH", "guilds/*"): people.change_guild,
            ("POST", "guilds/*/channels"): people.create_channel,
            ("PATCH", "guilds/*/bot"): people.change_bot_permissions,
            ("PUT", "guilds/*/bot"): people.install_bot,
            ("DELETE", "guilds/*/bot"): people.kick_bot,
            ("DELETE", "modals/*"): self._close_modal,
        }
        self._public: dict[tuple[str, str], Action] = {
            ("GET", "people"): people.everybody,
            ("POST", "people"): people.newcomer,
            ("POST", "login"): self._login,
            ("GET", "clock"): levers.clock,
            ("POST", "clock"): levers.move_clock,
            ("GET", "faults"): levers.faults,
            ("POST", "faults"): levers.add_fault,
            ("DELETE", "faults"): levers.clear_faults,
            ("DELETE", "faults/*"): levers.remove_fault,
            ("POST", "gateway"): levers.disturb_gateway,
            ("GET", "journal"): levers.journal,
        }

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer one request of a person's client."""
        try:
            path = request.path.removeprefix(PREFIX).strip("/")
            if path == "stream":
                return await self._stream(request)
            if path == "journal/stream":
                return await self._journal_stream(request)
            return web.json_response(await self._answer(request, path))
        except ActorError as error:
            return web.json_response({"error": error.sentence}, status=error.status)
        except ApiError as error:
            return web.json_response({"error": error.body["message"]}, status=409)

    async def _answer(self, request: web.BaseRequest, path: str) -> Json:
        body = await _body(request)
        if (request.method, path) == ("POST", "interactions"):
            return await self._interact(self._person(request), body)
        pattern, ids = _pattern(path)
        key = (request.method, pattern)
        action = self._public.get(key) or self._personal.get(key)
        if action is None:
            raise ActorError(404, f"There is no {request.method} {request.path} here.")
        person = None if key in self._public else self._person(request)
        answer = action(Visit(self._core, person, ids, dict(request.query), body))
        if request.method != "GET" and key not in UNNOTED:
            who = "sandbox" if person is None else person.name
            self._core.journal.note("deed", f"{who}: {request.method} {path}", body=_without_files(body) or None)
        return answer

    # who

    def _login(self, visit: Visit) -> Json:
        person = self._core.world.person(str(visit.body.get("person", "")))
        if person is None:
            raise ActorError(404, "Nobody has this name or id.")
        return {"key": self.key(person), "person": self._core.sight.person(person)}

    def key(self, person: User) -> str:
        """The key with which somebody's client shows who it is."""
        secret = self._core.world.secret.encode()
        return f"{person.id}.{hmac.new(secret, str(person.id).encode(), hashlib.sha256).hexdigest()[:32]}"

    def _person(self, request: web.BaseRequest) -> User:
        header = request.headers.get("Authorization", "")
        key = header.removeprefix("Person ") if header else request.query.get("key", "")
        identity = key.partition(".")[0]
        person = self._core.world.users.get(int(identity)) if identity.isdecimal() else None
        if person is None or person.bot or not hmac.compare_digest(self.key(person), key):
            raise ActorError(401, "Log in first.")
        return person

    # what

    def _world(self, visit: Visit) -> Json:
        return self._everything(visit.person)

    def _everything(self, person: User) -> Json:
        core = self._core
        return core.sight.everything(person, online=core.gateway.online) | {
            "interactions": [interaction.shape() for interaction in core.interactions.running(person.id)],
            "modals": [modal.shape() for modal in core.interactions.open_modals(person.id)],
        }

    def _commands(self, visit: Visit) -> Json:
        channel = visit.channel()
        found = commands_in(self._core, visit.person, channel)
        shapes = [self._core.shapes.command(command) for command in found]
        return {"commands": [localised(shape, visit.person.locale) for shape in shapes]}

    def _close_modal(self, visit: Visit) -> Json:
        modal = self._core.interactions.modal(visit.person.id, str(visit.ids[0]))
        if modal is None:
            raise ActorError(404, "You have no such modal open.")
        self._core.interactions.close_modal(modal)
        return {"ok": True}

    async def _interact(self, person: User, body: Json) -> Json:
        interaction = act(self._core, person, body)
        if body.get("wait", interaction.kind == "autocomplete"):
            await _answered(interaction)
        return {"interaction": interaction.shape(), "n": self._core.streams.last(person.id)}

    async def _stream(self, request: web.BaseRequest) -> web.WebSocketResponse:
        person = self._person(request)
        first = {"type": "hello", "world": self._everything(person)}
        queue = self._core.streams.open(person.id, first)
        try:
            return await stream(request, queue)
        finally:
            self._core.streams.close(person.id, queue)

    async def _journal_stream(self, request: web.BaseRequest) -> web.WebSocketResponse:
        queue: asyncio.Queue[Json] = asyncio.Queue()
        journal = self._core.journal
        stop = journal.listen(lambda entry: queue.put_nowait(journal.shape(entry)))
        try:
            return await stream(request, queue)
        finally:
            stop()


async def _answered(interaction: Interaction) -> None:
    while interaction.state == "waiting":
        await interaction.changed.wait()


async def _body(request: web.BaseRequest) -> Json:
    raw = await request.content.read() if request.body_exists else b""
    if not raw:
        return {}
    try:
        body: Any = json.loads(raw)
    except ValueError as error:
        raise ActorError(400, "The body is not JSON.") from error
    if not isinstance(body, dict):
        raise ActorError(400, "The body must be an object.")
    return body


def _without_files(body: Json) -> Json:
    """A body as the journal keeps it: files by name only."""
    if not isinstance(body.get("files"), list):
        return body
    return body | {"files": [file.get("filename") for file in body["files"] if isinstance(file, dict)]}


def _pattern(path: str) -> tuple[str, list[str]]:
    """A path with stars in the place of ids, and the ids."""
    steps = path.split("/")
    ids = [step for step in steps if ID.fullmatch(step)]
    return "/".join("*" if ID.fullmatch(step) else step for step in steps), ids
