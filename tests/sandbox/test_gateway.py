"""The gateway: sessions, shards, intents, resuming, and how it goes wrong; with the real client and without one."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from sandbox.actor import Actor
from sandbox.errors import Json
from sandbox.kinds import Intent
from sandbox.server import Sandbox
from sandbox.snowflake import shard_of
from tests.example_bot import ExampleBot
from tests.sandbox.conftest import Raw, until
from tests.sandbox_fixtures import MakeSandbox, RunBot


class HastyBot(ExampleBot):
    """Does not wait five seconds before it identifies again, and counts its sessions."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.connects = 0
        self.resumes = 0

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Hurry."""

    async def on_connect(self) -> None:
        """Count a new session."""
        self.connects += 1

    async def on_resumed(self) -> None:
        """Count a resumed session."""
        self.resumes += 1


@pytest_asyncio.fixture
async def bot(sandbox: Sandbox, run_bot: RunBot) -> HastyBot:
    """The example bot, in a hurry."""
    client = await run_bot(HastyBot())
    assert isinstance(client, HastyBot)
    return client


@pytest_asyncio.fixture
async def ada(sandbox: Sandbox, bot: HastyBot) -> Actor:
    """Ada."""
    return await sandbox.actor("Ada")


def refusals(sandbox: Sandbox) -> list[int]:
    """The codes of the bot's requests that were refused."""
    return [
        entry.detail["answer"]["code"] for entry in sandbox.core.journal.of("request") if entry.detail["status"] >= 400
    ]


EVENT: Json = {"event": "INTERACTION_CREATE"}


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("gateway_reset", {}),
        ("gateway_reconnect", {}),
        ("gateway_invalidate", {"resumable": True}),
        ("gateway_close", {"code": 1000}),
        ("gateway_close", {"code": 1001}),
        ("gateway_close", {"code": 4000}),
        ("gateway_close", {"code": 4009}),
    ],
)
async def test_a_resume_loses_nothing(ada: Actor, bot: HastyBot, sandbox: Sandbox, kind: str, fields: Json) -> None:
    fault = sandbox.fault(kind, match=EVENT, **fields)
    outcomes = await asyncio.gather(*(ada.command("pick", fruit=f"fruit {number}") for number in range(5)))
    assert sorted(outcome.text for outcome in outcomes) == [f"fruit {number} 1" for number in range(5)]
    assert fault.hits == 1
    assert (bot.connects, bot.resumes) == (1, 1)
    assert len(bot.heard) == 5


async def test_an_invalid_session_loses_what_comes_in_between(ada: Actor, bot: HastyBot, sandbox: Sandbox) -> None:
    sandbox.fault("gateway_invalidate", match=EVENT, resumable=False)
    lost = await ada.command("ping", wait=False)
    await ada.wait_for(lambda: bot.connects == 2 and ada.bot_online)
    assert (await ada.command("ping")).text == "pong"
    sandbox.advance(3)
    assert (await lost.over()).failed
    assert len(bot.heard) == 1


async def test_silence_ends_and_nothing_is_lost(ada: Actor, bot: HastyBot, sandbox: Sandbox) -> None:
    fault = sandbox.fault("gateway_silence", match=EVENT, seconds=2)
    outcome = await ada.command("ping", wait=False)
    sandbox.advance(1.9)
    assert fault.hits == 1
    assert bot.heard == []
    sandbox.advance(0.1)
    assert (await outcome.over()).text == "pong"


async def test_a_lost_event_is_never_replayed(ada: Actor, bot: HastyBot, sandbox: Sandbox) -> None:
    sandbox.fault("lost", match=EVENT)
    outcome = await ada.command("ping", wait=False)
    assert (await ada.command("ping")).text == "pong"
    assert outcome.state == "waiting"
    await ada.call("POST", "gateway", {"do": "reset"})
    await ada.wait_for(lambda: ada.bot_online)
    assert (await ada.command("ping")).text == "pong"
    assert len(bot.heard) == 2


async def test_a_duplicate_is_visible(ada: Actor, bot: HastyBot, sandbox: Sandbox) -> None:
    sandbox.fault("duplicate", match=EVENT)
    outcome = await ada.command("ping")
    assert outcome.text == "pong"
    await ada.wait_for(lambda: len(bot.heard) == 2)
    assert bot.heard[0].id == bot.heard[1].id
    await until(lambda: refusals(sandbox) == [40060])
    assert len(ada.messages()) == 1


async def test_a_late_event_comes_too_late(ada: Actor, bot: HastyBot, sandbox: Sandbox) -> None:
    sandbox.fault("late", match=EVENT, seconds=3.5)
    outcome = await ada.command("ping", wait=False)
    sandbox.advance(3)
    assert (await outcome.over()).failed
    assert bot.heard == []
    with pytest.raises(TimeoutError):
        await ada.wait_for(lambda: bot.heard, 0.05)
    sandbox.advance(0.5)
    # The handler runs all the same; only the person has given up.
    await until(lambda: bool(bot.heard))
    assert bot.heard[0].id == int(outcome.body["id"])


async def test_faults_hit_certain_people(ada: Actor, bot: HastyBot, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    sandbox.fault("lost", match=EVENT | {"person": "Ben"})
    lost = await ben.command("ping", wait=False)
    assert (await ada.command("ping")).text == "pong"
    assert lost.state == "waiting"


async def test_the_whole_gateway_can_be_disturbed_at_once(ada: Actor, bot: HastyBot) -> None:
    for what in ("reset", "reconnect", "close"):
        await ada.call("POST", "gateway", {"do": what})
        await ada.wait_for(lambda: ada.bot_online)
        assert (await ada.command("ping")).text == "pong"
    await ada.call("POST", "gateway", {"do": "invalidate", "resumable": False})
    await ada.wait_for(lambda: bot.connects == 2)
    assert bot.resumes == 3


async def test_people_see_the_bot_come_and_go(ada: Actor, bot: HastyBot) -> None:
    assert ada.bot_online
    await bot.close()
    await ada.wait_for(lambda: not ada.bot_online)


# shards


class ShardedBot(discord.AutoShardedClient):
    """Three shards that note what they hear."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=3)
        self.heard: list[tuple[int | None, discord.Interaction]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Hurry."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer, and note the guild's shard."""
        shard = None if interaction.guild is None else interaction.guild.shard_id
        self.heard.append((shard, interaction))
        await interaction.response.send_message("heard")


async def test_each_shard_hears_its_guilds(make_sandbox: MakeSandbox, run_bot: RunBot) -> None:
    sandbox = await make_sandbox()
    ada = await sandbox.actor("Ada")
    while len({shard_of(guild_id, 3) for guild_id in sandbox.world.guilds}) < 3:
        sandbox.advance(0.001)
        await ada.call("POST", "guilds", {"name": "Another"})
    client = await run_bot(ShardedBot(), sandbox)
    assert isinstance(client, ShardedBot)
    assert len(client.guilds) == len(sandbox.world.guilds)
    assert {session.shard for session in sandbox.core.gateway.sessions} == {(0, 3), (1, 3), (2, 3)}
    application_id = sandbox.world.application_id
    async with aiohttp.ClientSession() as session:
        raw = Raw(sandbox, session)
        commands = [{"name": "test", "description": "A test"}]
        assert (await raw("PUT", f"/applications/{application_id}/commands", commands)).status == 200
    for guild in client.guilds:
        assert guild.shard_id == shard_of(guild.id, 3)
        outcome = await ada.command("test", channel=str(guild.text_channels[0].id))
        assert outcome.text == "heard"
        assert client.heard[-1][0] == guild.shard_id
    deliveries = [entry for entry in sandbox.core.journal.of("event") if entry.title.startswith("INTERACTION")]
    assert {entry.title for entry in deliveries} == {"INTERACTION_CREATE to 1"}


async def test_dms_go_to_shard_zero(sandbox: Sandbox) -> None:
    gateway = sandbox.core.gateway
    sessions = [gateway.open((number, 2), int(Intent.GUILDS)) for number in range(2)]
    assert [session.hears(None, 0) for session in sessions] == [True, False]


# a client of our own


class Socket:
    """The gateway without a library."""

    def __init__(self, sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse, compressed: bool) -> None:
        self._sandbox = sandbox
        self._socket = socket
        self._inflate = zlib.decompressobj() if compressed else None

    async def receive(self) -> Json:
        """The next frame, or the code of the close."""
        frame = await self._socket.receive(timeout=5)
        if frame.type is aiohttp.WSMsgType.CLOSE or frame.type is aiohttp.WSMsgType.CLOSED:
            return {"closed": self._socket.close_code}
        raw = frame.data if self._inflate is None else self._inflate.decompress(frame.data)
        received: Json = json.loads(raw)
        return received

    async def send(self, op: int, data: Any) -> None:
        """Send a frame."""
        await self._socket.send_str(json.dumps({"op": op, "d": data}))

    async def identify(self, **fields: Any) -> Json:
        """Log in; the answer to it."""
        assert (await self.receive())["op"] == 10
        await self.send(2, {"token": self._sandbox.token, "intents": 1, "properties": {}} | fields)
        return await self.receive()

    async def hang_up(self) -> None:
        """Leave without a word that would end the session."""
        await self._socket.close(code=4000)


@pytest_asyncio.fixture
async def connect(sandbox: Sandbox) -> AsyncIterator[Any]:
    """Opens gateway connections."""
    async with aiohttp.ClientSession() as session:

        async def open_one(compressed: bool = False) -> Socket:
            query = "?v=10&encoding=json" + ("&compress=zlib-stream" if compressed else "")
            return Socket(sandbox, await session.ws_connect(f"{sandbox.url}/gateway/{query}"), compressed)

        yield open_one


@pytest.mark.parametrize("compressed", [False, True])
async def test_hello_identify_ready_and_heartbeats(connect: Any, sandbox: Sandbox, compressed: bool) -> None:
    socket = await connect(compressed)
    ready = await socket.identify()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["user"]["id"] == str(sandbox.world.bot_id)
    guild = await socket.receive()
    assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
    assert [member["user"]["username"] for member in guild["d"]["members"]] == ["mistgrove"]
    loop = asyncio.get_running_loop()
    sent = loop.time()
    await socket.send(1, 2)
    assert (await socket.receive())["op"] == 11
    assert loop.time() - sent > 0.01, "an answer as quick as on loopback confuses the client's count of its latency"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"token": "nonsense"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"intents": 1 << 40}, 4013),
        ({"intents": int(Intent.MESSAGE_CONTENT)}, 4014),
        ({"intents": int(Intent.GUILD_MEMBERS)}, 4014),
    ],
)
async def test_a_wrong_identify_is_closed(connect: Any, fields: Json, code: int) -> None:
    socket = await connect()
    assert await socket.identify(**fields) == {"closed": code}


async def test_other_mistakes_are_closed(connect: Any, sandbox: Sandbox) -> None:
    unknown, early, twice = await connect(), await connect(), await connect()
    await unknown.identify()
    await unknown.receive()
    await unknown.send(99, None)
    assert await unknown.receive() == {"closed": 4001}
    assert sandbox.take_problems() == ["unknown gateway op 99"]
    await early.receive()
    await early.send(3, {})
    assert await early.receive() == {"closed": 4003}
    await twice.identify()
    await twice.receive()
    await twice.send(2, {"token": sandbox.token, "intents": 1})
    assert await twice.receive() == {"closed": 4005}


async def test_a_resume_replays_what_was_missed(connect: Any, sandbox: Sandbox, raw: Raw) -> None:
    socket = await connect()
    session_id = (await socket.identify())["d"]["session_id"]
    await socket.receive()
    await socket.hang_up()
    interaction = raw.interact()
    again = await connect()
    await again.receive()
    await again.send(6, {"token": sandbox.token, "session_id": session_id, "seq": 2})
    missed, resumed = await again.receive(), await again.receive()
    assert (missed["t"], missed["s"], missed["d"]["id"]) == ("INTERACTION_CREATE", 3, str(interaction.id))
    assert resumed["t"] == "RESUMED"


async def test_a_session_that_is_gone_cannot_be_resumed(connect: Any, sandbox: Sandbox) -> None:
    socket = await connect()
    session_id = (await socket.identify())["d"]["session_id"]
    await socket.receive()
    await socket.hang_up()
    await until(lambda: not sandbox.core.gateway.online)
    sandbox.advance(301)
    for unknown in (session_id, "nonsense"):
        again = await connect()
        await again.receive()
        await again.send(6, {"token": sandbox.token, "session_id": unknown, "seq": 2})
        assert await again.receive() == {"op": 9, "d": False}


async def test_silence_answers_no_heartbeat(connect: Any, sandbox: Sandbox, raw: Raw) -> None:
    socket = await connect()
    await socket.identify()
    await socket.receive()
    sandbox.fault("gateway_silence", match=EVENT, seconds=5)
    raw.interact()
    await socket.send(1, 2)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await socket.receive()
    sandbox.advance(5)
    assert (await socket.receive())["t"] == "INTERACTION_CREATE"
    await socket.send(1, 3)
    assert (await socket.receive())["op"] == 11
