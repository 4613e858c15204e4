"""A bot without a library: plain requests against the sandbox, for what discord.py itself would not let through."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest_asyncio

from sandbox.acting import act
from sandbox.errors import Json
from sandbox.interactions import Interaction
from sandbox.server import Sandbox
from sandbox.world import Channel, Command


async def until(predicate: Callable[[], bool], within: float = 5.0) -> None:
    """Wait until something is so in this process, looking again every millisecond."""
    async with asyncio.timeout(within):
        while not predicate():  # noqa: ASYNC110  # what is waited for has no event to wait on
            await asyncio.sleep(0.001)


@dataclass
class Answer:
    """What came back."""

    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int | None:
        """Discord's code of a refusal."""
        return self.body.get("code") if isinstance(self.body, dict) else None

    @property
    def fields(self) -> dict[str, str]:
        """The wrong fields by path, with the first code of each."""
        found: dict[str, str] = {}

        def walk(branch: Json, path: str) -> None:
            for name, inner in branch.items():
                if name == "_errors":
                    found[path] = inner[0]["code"]
                else:
                    walk(inner, f"{path}.{name}".lstrip("."))

        walk(self.body.get("errors", {}), "")
        return found


class Raw:
    """Sends requests as the bot."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: list[tuple[str, bytes]] | None = None,
        token: str | None = None,
    ) -> Answer:
        """One request; files go beside the body."""
        headers = {"Authorization": f"Bot {token or self.sandbox.token}"}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body))
            for index, (name, content) in enumerate(files):
                data.add_field(
                    f"files[{index}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
                )
        elif body is not None:
            data = json.dumps(body)
            headers["Content-Type"] = "application/json"
        url = f"{self.sandbox.url}/api/v10{path}"
        async with self._session.request(method, url, data=data, headers=headers) as response:
            text = await response.text()
            is_json = response.headers.get("Content-Type") == "application/json"
            return Answer(response.status, json.loads(text) if is_json else text, response.headers)

    def channel(self, name: str = "lobby") -> Channel:
        """A channel by name."""
        return next(channel for channel in self.sandbox.world.channels.values() if channel.name == name)

    async def send(self, body: Json, **options: Any) -> Answer:
        """A message into the lobby."""
        return await self("POST", f"/channels/{self.channel().id}/messages", body, **options)

    def interact(self, kind: str = "command", person: str = "Ada", **fields: Any) -> Interaction:
        """Something that a person does, for a bot to answer; by default the command /test."""
        core = self.sandbox.core
        if not core.world.commands:
            body: Json = {
                "name": "test",
                "description": "A test",
                "options": [{"type": 3, "name": "word", "description": "A word", "autocomplete": True}],
                "contexts": [0, 1, 2],
                "integration_types": [0, 1],
            }
            command = Command(core.ids.next(), core.ids.next(), None, body)
            core.world.commands[command.id] = command
        who = core.world.person(person)
        assert who is not None
        asked = {"kind": kind, "channel_id": str(self.channel().id), "command": "test", "focused": "word"}
        return act(core, who, asked | fields)

    async def respond(self, interaction: Interaction, kind: int, data: Any = None, **options: Any) -> Answer:
        """The first response to an interaction."""
        body = {"type": kind} | ({} if data is None else {"data": data})
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self("POST", path, body, **options)

    def webhook(self, interaction: Interaction, rest: str = "") -> str:
        """The path for edits and follow-ups."""
        return f"/webhooks/{self.sandbox.world.application_id}/{interaction.token}{rest}"


@pytest_asyncio.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    """Requests against the test's sandbox."""
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)
