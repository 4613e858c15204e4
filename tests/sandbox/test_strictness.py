"""What no correct bot does fails the test that did it, with the journal; real tokens are refused."""

from __future__ import annotations

import base64
import logging

import aiohttp
import discord
import pytest

from sandbox.client import ADDRESS, TOKEN, pointed_at, pointed_by_environment
from sandbox.server import Sandbox
from sandbox.tokens import is_sandbox_token, looks_real
from tests.sandbox.conftest import Raw

# Made up, of the shape that real tokens have.
REAL_LOOKING = f"{base64.b64encode(b'123456789012345678').decode()}.GxYzAb.{'a1B2c3D4e5' * 4}"[:72]

INNER = """
    import discord
    from tests.example_bot import ExampleBot

    async def test_inner(sandbox, run_bot):
        client = await run_bot(ExampleBot())
        lobby = client.guilds[0].text_channels[0]
        await lobby.send("a line for the journal")
        try:
            await client.http.request(discord.http.Route({route}), json={body})
        except discord.HTTPException:
            pass
"""


@pytest.mark.parametrize(
    ("route", "body", "complaint"),
    [
        ('"POST", "/guilds/5/parties"', "{}", "unknown route POST /guilds/5/parties"),
        ('"POST", f"/channels/{lobby.id}/messages"', '{"contents": "typo"}', "unknown field contents"),
        (
            '"POST", f"/channels/{lobby.id}/messages"',
            '{"embeds": [{"title": "t", "colour": 5}]}',
            "unknown field embeds.0.colour",
        ),
    ],
)
def test_the_unknown_fails_the_test_that_caused_it(
    pytester: pytest.Pytester, route: str, body: str, complaint: str
) -> None:
    pytester.makeini("[pytest]\nasyncio_mode = auto\nasyncio_default_fixture_loop_scope = function")
    pytester.makepyfile(INNER.format(route=route, body=body))
    result = pytester.runpytest("-p", "tests.sandbox_fixtures", "-p", "no:cacheprovider")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([f"*{complaint}*", "*sandbox journal of http://127.0.0.1*", "*a line for the journal*"])


def test_a_correct_bot_passes(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nasyncio_mode = auto\nasyncio_default_fixture_loop_scope = function")
    pytester.makepyfile(INNER.format(route='"GET", "/users/@me"', body="None"))
    result = pytester.runpytest("-p", "tests.sandbox_fixtures", "-p", "no:cacheprovider")
    result.assert_outcomes(passed=1)
    assert "sandbox journal" not in result.stdout.str()


async def test_the_unknown_is_refused_loudly(raw: Raw, sandbox: Sandbox) -> None:
    unknown_route = await raw("GET", "/guilds/5/parties")
    assert (unknown_route.status, unknown_route.body) == (404, {"message": "404: Not Found", "code": 0})
    unknown_field = await raw.send({"content": "x", "colour": "red"})
    assert (unknown_field.status, unknown_field.code) == (400, 50035)
    assert unknown_field.fields == {"colour": "UNKNOWN_FIELD"}
    assert sandbox.take_problems() == [
        "unknown route GET /guilds/5/parties",
        f"unknown field colour in POST /channels/{raw.channel().id}/messages",
    ]


async def test_a_mistake_of_the_sandbox_is_a_problem(
    raw: Raw, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "aiohttp.server")
    monkeypatch.setattr(sandbox.core.shapes, "message", lambda _: 1 / 0)
    assert (await raw.send({"content": "x"})).status == 500
    assert sandbox.take_problems() == [
        f"the sandbox itself failed on POST /api/v10/channels/{raw.channel().id}/messages"
    ]


async def test_the_sandbox_listens_on_loopback_only(sandbox: Sandbox) -> None:
    assert sandbox.url.startswith("http://127.0.0.1:")
    with pytest.raises(ValueError, match="loopback"), pointed_at("http://192.0.2.1:8421"):
        pass


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:8421", "Origin": "http://localhost:8421"}, 200),
        ({"Origin": "http://127.0.0.1:8421"}, 200),
        ({"Origin": "https://tunnel.example.org", "X-Forwarded-Host": "tunnel.example.org"}, 200),
        ({"Origin": "https://example.org"}, 403),
        ({"Origin": "null"}, 403),
        ({"Host": "rebound.example.org"}, 403),
    ],
)
async def test_strange_websites_get_no_answer(sandbox: Sandbox, headers: dict[str, str], status: int) -> None:
    async with aiohttp.ClientSession(headers=headers) as session:
        for path in ("/sandbox/api/people", "/sandbox/api/journal", "/"):
            async with session.get(sandbox.url + path) as answer:
                assert answer.status == status


async def test_wrong_tokens_are_refused(raw: Raw) -> None:
    for token in ("nonsense", "sandbox.", "Bearer x"):
        answer = await raw("GET", "/users/@me", token=token)
        assert (answer.status, answer.code) == (401, 0)
    assert (await raw("GET", "/users/@me", token="sandbox.anything")).status == 200


async def test_what_looks_like_a_real_token_is_refused(
    raw: Raw, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    assert looks_real(REAL_LOOKING)
    assert not is_sandbox_token(REAL_LOOKING)
    assert not looks_real("sandbox.mistgrove")
    answer = await raw("GET", "/users/@me", token=REAL_LOOKING)
    assert answer.status == 401
    assert "real Discord token" in answer.body["message"]
    assert len(sandbox.take_problems()) == 1
    assert REAL_LOOKING not in sandbox.core.journal.text()
    with pytest.raises(ValueError, match="real Discord token"):
        Sandbox(token=REAL_LOOKING)
    monkeypatch.setenv(ADDRESS, sandbox.url)
    monkeypatch.setenv(TOKEN, REAL_LOOKING)
    with pytest.raises(ValueError, match="real Discord token"), pointed_by_environment():
        pass
    monkeypatch.setenv(TOKEN, "nonsense")
    with pytest.raises(ValueError, match="sandbox"), pointed_by_environment():
        pass


def aimed_at() -> list[str]:
    """Where discord.py's clients would go."""
    return [discord.http.Route.BASE, str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY), discord.Asset.BASE]


async def test_the_client_is_pointed_and_put_back(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    before = aimed_at()
    assert before[0].startswith("https://discord.com")
    with pointed_at(sandbox.url):
        socket = sandbox.url.replace("http", "ws")
        assert aimed_at() == [f"{sandbox.url}/api/v10", f"{socket}/gateway", sandbox.url]
    assert aimed_at() == before
    monkeypatch.delenv(ADDRESS, raising=False)
    monkeypatch.setenv(TOKEN, "whatever")
    with pointed_by_environment() as token:
        assert token == "whatever"
        assert aimed_at() == before
