"""Trouble on requests, met by the real client: each fault at least once, before and after the work."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from sandbox.errors import ActorError, Json
from sandbox.faults import KINDS, Facts, Faults
from sandbox.seen import CannotDo
from sandbox.server import Sandbox
from tests.sandbox.conftest import Raw
from tests.sandbox_fixtures import RunBot

SEND: Json = {"method": "POST", "route": "/channels/{channel_id}/messages"}
EDIT: Json = {"method": "PATCH", "route": "/channels/{channel_id}/messages/{message_id}"}
CALLBACK: Json = {"route": "/interactions/{interaction_id}/{interaction_token}/callback"}


class Naps:
    """Remembers how long the client wanted to sleep between its tries, and lets it sleep hardly at all."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: list[float] = []
        self._sleep = asyncio.sleep
        monkeypatch.setattr(asyncio, "sleep", self.nap)

    async def nap(self, seconds: float) -> None:
        """Sleep a thousandth of it."""
        if seconds:
            self.taken.append(seconds)
        await self._sleep(min(seconds, seconds / 1000))


@pytest_asyncio.fixture
async def client(sandbox: Sandbox, run_bot: RunBot) -> discord.Client:
    """A plain client."""
    return await run_bot(discord.Client(intents=discord.Intents(guilds=True)))


@pytest.fixture
def lobby(client: discord.Client) -> discord.TextChannel:
    """Where it writes."""
    return client.guilds[0].text_channels[0]


def said(sandbox: Sandbox, channel: Any) -> list[str]:
    """What is in a channel."""
    return [message.content for message in sandbox.world.channel_messages(channel.id).values()]


@pytest.mark.parametrize("kind", ["rate_limit", "global_rate_limit"])
async def test_a_429_is_waited_out(sandbox: Sandbox, lobby: discord.TextChannel, kind: str) -> None:
    fault = sandbox.fault(kind, match=SEND, retry_after=0.05)
    started = asyncio.get_running_loop().time()
    await lobby.send("patience")
    assert asyncio.get_running_loop().time() - started >= 0.05
    assert said(sandbox, lobby) == ["patience"]
    assert fault.hits == 1


async def test_what_a_429_says(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.fault("rate_limit", match=SEND, retry_after=1.5)
    answer = await raw.send({"content": "x"})
    assert answer.status == 429
    assert answer.body == {"message": "You are being rate limited.", "retry_after": 1.5, "global": False}
    assert answer.headers["Retry-After"] == "2"
    assert answer.headers["X-RateLimit-Scope"] == "user"
    assert answer.headers["Via"]
    sandbox.fault("global_rate_limit", match=SEND, retry_after=1.5)
    answer = await raw.send({"content": "x"})
    assert answer.body["global"]
    assert answer.headers["X-RateLimit-Global"] == "true"
    assert answer.headers["X-RateLimit-Scope"] == "global"


@pytest.mark.parametrize("status", [500, 502, 504])
@pytest.mark.parametrize("when", ["before", "after"])
async def test_server_errors_are_tried_again_and_a_nonce_keeps_it_one_message(
    sandbox: Sandbox, lobby: discord.TextChannel, monkeypatch: pytest.MonkeyPatch, status: int, when: str
) -> None:
    naps = Naps(monkeypatch)
    sandbox.fault("server_error", match=SEND, status=status, when=when, times=2)
    message = await lobby.send("once")
    assert naps.taken == [1, 3]
    assert said(sandbox, lobby) == ["once"]
    assert message.id in sandbox.world.channel_messages(lobby.id)


@pytest.mark.parametrize(("when", "count"), [("before", 0), ("after", 1)])
async def test_a_503_is_not_tried_again(sandbox: Sandbox, lobby: discord.TextChannel, when: str, count: int) -> None:
    sandbox.fault("server_error", match=SEND, status=503, when=when)
    with pytest.raises(discord.DiscordServerError):
        await lobby.send("once")
    assert len(said(sandbox, lobby)) == count


@pytest.mark.parametrize(("when", "count"), [("before", 0), ("after", 1)])
async def test_a_broken_connection_surfaces(
    sandbox: Sandbox, lobby: discord.TextChannel, when: str, count: int
) -> None:
    sandbox.fault("abort", match=SEND, when=when)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await lobby.send("once")
    assert len(said(sandbox, lobby)) == count
    await lobby.send("and on it goes")


@pytest.mark.parametrize(("when", "done_early"), [("before", False), ("after", True)])
async def test_a_slow_answer(sandbox: Sandbox, lobby: discord.TextChannel, when: str, done_early: bool) -> None:
    sandbox.clock.freeze()
    fault = sandbox.fault("slow", match=SEND, seconds=30, when=when)
    sending = asyncio.create_task(lobby.send("slowly"))
    while not fault.hits:  # noqa: ASYNC110  # a fault has no event to wait on
        await asyncio.sleep(0.001)
    assert bool(said(sandbox, lobby)) == done_early
    assert not sending.done()
    sandbox.advance(30)
    assert (await sending).content == "slowly"


@pytest.mark.parametrize(("fields", "code"), [({}, 50007), ({"code": 50278}, 50278)])
async def test_closed_dms(sandbox: Sandbox, client: discord.Client, fields: Json, code: int) -> None:
    ada, ben = sandbox.world.person("Ada"), sandbox.world.person("Ben")
    assert ada
    assert ben
    sandbox.fault("dms_closed", match=SEND | {"person": "Ada"}, times=None, **fields)
    await (await client.fetch_user(ben.id)).send("hello Ben")
    with pytest.raises(discord.Forbidden) as refused:
        await (await client.fetch_user(ada.id)).send("hello Ada")
    assert refused.value.code == code


async def test_a_message_that_is_gone(sandbox: Sandbox, lobby: discord.TextChannel) -> None:
    ada = await sandbox.actor("Ada")
    message = await lobby.send("here today")
    seen = await ada.wait_for_message()
    sandbox.fault("message_gone", match=EDIT)
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="gone tomorrow")
    assert refused.value.code == 10008
    # It is gone for people too.
    await ada.wait_for(lambda: seen.deleted)


async def test_a_channel_and_a_thread_that_are_gone(sandbox: Sandbox, client: discord.Client) -> None:
    channel = client.guilds[0].text_channels[1]
    thread = await channel.create_thread(name="talk", type=discord.ChannelType.public_thread)
    for place in (thread, channel):
        sandbox.fault("channel_gone", match=SEND)
        with pytest.raises(discord.NotFound) as refused:
            await place.send("anybody?")
        assert refused.value.code == 10003
        assert place.id not in sandbox.world.channels


async def test_an_archived_thread(sandbox: Sandbox, lobby: discord.TextChannel) -> None:
    thread = await lobby.create_thread(name="talk", type=discord.ChannelType.public_thread)
    sandbox.fault("thread_archived", match=SEND)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("anybody?")
    assert refused.value.code == 50083
    state = sandbox.world.channels[thread.id].thread
    assert state
    assert state.archived
    await thread.send("awake again")
    assert not state.archived


@pytest.mark.parametrize(("kind", "code"), [("no_permission", 50013), ("no_access", 50001)])
async def test_a_lost_permission(sandbox: Sandbox, lobby: discord.TextChannel, kind: str, code: int) -> None:
    sandbox.fault(kind, match=SEND)
    with pytest.raises(discord.Forbidden) as refused:
        await lobby.send("may I?")
    assert refused.value.code == code
    await lobby.send("I may")


async def test_an_answer_that_comes_too_late(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.fault("too_late", match=CALLBACK)
    refused = await raw.respond(raw.interact(), 4, {"content": "x"})
    assert (refused.status, refused.code) == (404, 10062)


async def test_too_many_edits_of_an_old_message(sandbox: Sandbox, lobby: discord.TextChannel) -> None:
    message = await lobby.send("old")
    fault = sandbox.fault("old_edit", match=EDIT, times=None, retry_after=0.001)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="new")
    assert (refused.value.status, refused.value.code) == (429, 30046)
    assert fault.hits == 5
    assert said(sandbox, lobby) == ["old"]


@pytest.mark.parametrize("status", [500, 503])
async def test_a_callback_whose_answer_is_lost_was_seen_all_the_same(sandbox: Sandbox, raw: Raw, status: int) -> None:
    ada = await sandbox.actor("Ada")
    sandbox.fault("server_error", match=CALLBACK, status=status, when="after")
    interaction = raw.interact()
    assert (await raw.respond(interaction, 4, {"content": "seen"})).status == status
    assert (await ada.wait_for_message()).content == "seen"
    assert (await raw.respond(interaction, 4, {"content": "seen"})).code == 40060


# the rules themselves


def test_every_kind_is_known_to_the_tests() -> None:
    requests = {
        "rate_limit",
        "global_rate_limit",
        "server_error",
        "abort",
        "slow",
        "dms_closed",
        "message_gone",
        "channel_gone",
        "thread_archived",
        "no_permission",
        "no_access",
        "too_late",
        "old_edit",
    }
    assert {name for name, kind in KINDS.items() if kind.on == "request"} == requests
    assert {name for name, kind in KINDS.items() if kind.on == "event"} == {
        "gateway_reset",
        "gateway_reconnect",
        "gateway_invalidate",
        "gateway_close",
        "gateway_silence",
        "lost",
        "duplicate",
        "late",
    }


def test_nth_and_times() -> None:
    faults = Faults()
    faults.add("abort", nth=3, times=2)
    hits = [faults.striking(Facts("request")) is not None for _ in range(6)]
    assert hits == [False, False, True, True, False, False]


def test_for_ever() -> None:
    faults = Faults()
    faults.add("abort", times=None)
    assert all(faults.striking(Facts("request")) for _ in range(100))


def test_chance_repeats_itself() -> None:
    def run(seed: int) -> list[bool]:
        faults = Faults()
        faults.add("abort", times=None, probability=0.5, seed=seed)
        return [faults.striking(Facts("request")) is not None for _ in range(50)]

    assert run(1) == run(1) != run(2)
    assert 10 < sum(run(1)) < 40


@pytest.mark.parametrize(
    ("match", "fits"),
    [
        ({}, True),
        ({"method": "POST"}, True),
        ({"method": "GET"}, False),
        ({"path": "/channels/5/messages"}, True),
        ({"path": "/channels/6/messages"}, False),
        ({"body": "needle"}, True),
        ({"body": "pin"}, False),
        ({"person": "ada"}, True),
        ({"person": "Ben"}, False),
        ({"channel_id": "5"}, True),
        ({"method": "POST", "channel_id": "6"}, False),
    ],
)
def test_what_a_rule_matches(match: Json, fits: bool) -> None:
    facts = Facts(
        "request",
        method="POST",
        route="/channels/{channel_id}/messages",
        path="/channels/5/messages",
        body='{"content": "a needle in a haystack"}',
        people=("Ada", "77"),
        channel_id="5",
    )
    faults = Faults()
    faults.add("abort", match=match)
    assert (faults.striking(facts) is not None) == fits


def test_wrong_rules_are_refused() -> None:
    faults = Faults()
    for arguments in (
        {"kind": "flood"},
        {"kind": "abort", "match": {"colour": "red"}},
        {"kind": "abort", "status": 500},
        {"kind": "server_error", "status": 200},
        {"kind": "abort", "when": "later"},
        {"kind": "abort", "nth": 0},
        {"kind": "abort", "times": True},
        {"kind": "abort", "probability": 1.1},
        {"kind": "slow", "seconds": -1},
    ):
        with pytest.raises(ActorError):
            faults.add(**arguments)
    assert not faults


async def test_rules_over_http(sandbox: Sandbox, raw: Raw) -> None:
    ada = await sandbox.actor("Ada")
    answer = await ada.call("POST", "faults", {"kind": "server_error", "match": SEND, "status": 503, "nth": 2})
    assert answer["fault"]["id"] == "f1"
    assert (await raw.send({"content": "one"})).status == 200
    assert (await raw.send({"content": "two"})).status == 503
    listed = await ada.call("GET", "faults")
    assert [(fault["seen"], fault["hits"]) for fault in listed["faults"]] == [(2, 1)]
    assert {kind["kind"] for kind in listed["kinds"]} == set(KINDS)
    await ada.call("DELETE", "faults/f1")
    with pytest.raises(CannotDo, match="404"):
        await ada.call("DELETE", "faults/f1")
    await ada.call("POST", "faults", {"kind": "abort"})
    await ada.call("DELETE", "faults")
    assert (await ada.call("GET", "faults"))["faults"] == []
    with pytest.raises(CannotDo, match="no fault 'flood'"):
        await ada.call("POST", "faults", {"kind": "flood"})
