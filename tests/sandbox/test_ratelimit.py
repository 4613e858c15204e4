"""Rate limits: buckets with headers, the global one, what is exempt, and the ban; in tests with the clock stopped."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from sandbox import limits
from sandbox.clock import Clock
from sandbox.ratelimit import RateLimiter
from tests.sandbox.conftest import Raw, until
from tests.sandbox_fixtures import MakeSandbox, RunBot


@pytest.fixture
async def strict(make_sandbox: MakeSandbox) -> Raw:
    """Requests against a sandbox that limits rates, with the clock stopped."""
    sandbox = await make_sandbox(rate_limits=True, frozen=True)
    return Raw(sandbox, aiohttp.ClientSession())


async def test_a_bucket_a_channel(strict: Raw) -> None:
    async with strict._session:
        for remaining in (4, 3, 2, 1, 0):
            answer = await strict.send({"content": "x"})
            assert answer.status == 200
            assert answer.headers["X-RateLimit-Limit"] == "5"
            assert answer.headers["X-RateLimit-Remaining"] == str(remaining)
            assert float(answer.headers["X-RateLimit-Reset-After"]) == 5.0
            assert answer.headers["X-RateLimit-Bucket"]
        refused = await strict.send({"content": "x"})
        assert refused.status == 429
        assert refused.body == {"message": "You are being rate limited.", "retry_after": 5.0, "global": False}
        assert refused.headers["X-RateLimit-Scope"] == "user"
        assert refused.headers["Via"]
        other = strict.channel("table-1").id
        assert (await strict("POST", f"/channels/{other}/messages", {"content": "x"})).status == 200
        strict.sandbox.advance(5)
        assert (await strict.send({"content": "x"})).status == 200


async def test_fifty_a_second_in_all(strict: Raw) -> None:
    async with strict._session:
        users = list(strict.sandbox.world.users)
        most, _ = limits.GLOBAL_RATE
        channels = [channel.id for channel in strict.sandbox.world.channels.values()]
        strict.sandbox.core.limiter._windows.clear()
        sent = 0
        for round_ in range(10):
            for channel_id in channels:
                if sent < most:
                    assert (await strict("GET", f"/channels/{channel_id}")).status == 200, (round_, sent)
                    sent += 1
        while sent < most:
            assert (await strict("POST", "/users/@me/channels", {"recipient_id": str(users[1])})).status == 200
            sent += 1
        refused = await strict("GET", "/users/@me")
        assert refused.status == 429
        assert refused.body["global"]
        assert refused.headers["X-RateLimit-Global"] == "true"
        # Answers to interactions do not count and are not refused.
        interaction = strict.interact()
        assert (await strict.respond(interaction, 4, {"content": "x"})).status == 200
        for _ in range(10):
            assert (await strict("POST", strict.webhook(interaction), {"content": "x"})).status == 200
        strict.sandbox.advance(1)
        assert (await strict("GET", "/users/@me")).status == 200


async def test_the_client_keeps_to_the_buckets(make_sandbox: MakeSandbox, run_bot: RunBot) -> None:
    sandbox = await make_sandbox(rate_limits=True)
    client = await run_bot(discord.Client(intents=discord.Intents(guilds=True)), sandbox)
    lobby = client.guilds[0].text_channels[0]
    sending = [asyncio.create_task(lobby.send(str(number))) for number in range(6)]
    arrived = sandbox.world.channel_messages(lobby.id)
    await until(lambda: len(arrived) == 5)
    await asyncio.sleep(0.1)
    statuses = [entry.detail["status"] for entry in sandbox.core.journal.of("request") if "messages" in entry.title]
    assert statuses == [200] * 5
    for task in sending:
        task.cancel()
    await asyncio.gather(*sending, return_exceptions=True)


def test_ten_thousand_refusals_ban() -> None:
    clock = Clock(frozen=True)
    limiter = RateLimiter(clock)
    most, seconds = limits.INVALID_REQUESTS
    for number in range(most - 1):
        limiter.note_answer((401, 403, 429)[number % 3])
    for harmless in (200, 204, 400, 404, 500):
        limiter.note_answer(harmless)
    assert not limiter.banned
    limiter.note_answer(403)
    assert limiter.banned
    clock._frozen_at = clock.now() + seconds
    assert not limiter.banned


async def test_a_ban_looks_like_no_answer_of_discord(strict: Raw) -> None:
    async with strict._session:
        for _ in range(limits.INVALID_REQUESTS[0]):
            strict.sandbox.core.limiter.note_answer(403)
        refused = await strict("GET", "/users/@me")
        assert refused.status == 429
        assert "Via" not in refused.headers
        assert isinstance(refused.body, str)
