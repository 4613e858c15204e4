"""The actor interface: what people do besides talking to the bot, and the sandbox's own levers."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from sandbox.actor import Actor
from sandbox.errors import Json
from sandbox.seen import CannotDo
from sandbox.server import Sandbox
from tests.sandbox.conftest import Raw


@pytest_asyncio.fixture
async def ada(sandbox: Sandbox) -> Actor:
    """Ada, who owns the guild."""
    return await sandbox.actor("Ada")


@pytest_asyncio.fixture
async def ben(sandbox: Sandbox) -> Actor:
    """Ben, who owns nothing."""
    return await sandbox.actor("Ben")


def guild_of(actor: Actor) -> str:
    """The id of the default guild."""
    return next(iter(actor.guilds))


async def test_the_world_as_it_begins(ada: Actor, sandbox: Sandbox) -> None:
    world = await ada.call("GET", "world")
    (guild,) = world["guilds"]
    assert guild["name"] == "Mistgrove"
    assert [(channel["name"], channel["type"]) for channel in guild["channels"]] == [
        ("lobby", 0),
        ("table-1", 0),
        ("table-2", 0),
        ("games", 15),
    ]
    assert guild["owner_id"] == ada.id
    assert guild["bot_installed"]
    assert not world["bot"]["online"]
    people = (await ada.call("GET", "people"))["people"]
    assert [person["global_name"] for person in people] == ["Ada", "Ben", "Cleo", "Dana", "Emil", "Fay"]
    assert {person["locale"] for person in people} == {"en-US", "de", "en-GB"}
    for person in people:
        async with ada._session.get(person["avatar_url"]) as response:
            assert response.content_type == "image/svg+xml"


async def test_newcomers_and_settings(ada: Actor, sandbox: Sandbox) -> None:
    person = (await ada.call("POST", "people", {"name": "Gil", "locale": "de"}))["person"]
    gil = await sandbox.actor("Gil")
    assert (gil.id, gil.locale) == (person["id"], "de")
    await gil.settings(locale="en-US", dms_open=False)
    assert (await gil.call("GET", "me"))["person"]["dms_open"] is False
    assert gil.locale == "en-US"
    for body, reason in (
        ({"locale": "klingon"}, "no locale"),
        ({"dms_open": "yes"}, "true or false"),
        ({"colour": "red"}, "no setting"),
    ):
        with pytest.raises(CannotDo, match=f"400.*{reason}"):
            await gil.call("PATCH", "me", body)
    with pytest.raises(CannotDo, match="409"):
        await ada.call("POST", "people", {"name": "Gil"})
    with pytest.raises(CannotDo, match="404"):
        await Actor.login(sandbox.url, "Nobody")


async def test_talking(ada: Actor, ben: Actor) -> None:
    said = await ada.say(f"hello {ben.mention}")
    seen = await ben.wait_for_message()
    assert (seen.content, seen.author, seen.mentions_you) == (said.content, "Ada", True)
    assert (await ben.call("GET", "world"))["unread"] == {said.channel_id: {"count": 1, "mentions": 1}}
    answer = await ben.say("hi", reply_to=seen)
    assert (await ben.call("GET", "world"))["unread"] == {}
    assert answer.body["referenced_message"]["content"] == said.content
    await ben.call("PATCH", f"channels/{said.channel_id}/messages/{answer.id}", {"content": "hi Ada"})
    heard = await ada.wait_for_message(lambda message: message.content == "hi Ada")
    assert heard.edited
    with pytest.raises(CannotDo, match="403"):
        await ben.call("PATCH", f"channels/{said.channel_id}/messages/{said.id}", {"content": "no"})
    with pytest.raises(CannotDo, match="403"):
        await ben.dismiss(seen)
    await ada.dismiss(heard)
    await ben.wait_for(lambda: len(ben.messages()) == 1)
    picture = {"filename": "a.txt", "content_base64": base64.b64encode(b"abc").decode()}
    await ada.call("POST", f"channels/{said.channel_id}/messages", {"files": [picture]})
    with_file = await ben.wait_for_message(lambda message: bool(message.attachments))
    assert await ben.download(with_file.attachments[0]) == b"abc"
    for body in ({}, {"content": "x" * 2001}, {"files": [{"filename": "a"}] * 11}, {"files": ["a"]}):
        with pytest.raises(CannotDo, match="400"):
            await ada.call("POST", f"channels/{said.channel_id}/messages", body)


async def test_pages_of_messages(ada: Actor) -> None:
    for number in range(5):
        await ada.say(str(number))
    place = f"channels/{ada.channel_id()}/messages"
    last = (await ada.call("GET", f"{place}?limit=2"))["messages"]
    assert [message["content"] for message in last] == ["3", "4"]
    before = (await ada.call("GET", f"{place}?limit=2&before={last[0]['id']}"))["messages"]
    assert [message["content"] for message in before] == ["1", "2"]


async def test_people_talk_alone(ada: Actor, ben: Actor) -> None:
    channel = (await ada.call("POST", "dms", {"recipient_id": ben.id}))["channel"]
    assert channel["recipients"][0]["global_name"] == "Ben"
    await ada.say("psst", channel=channel)
    seen = await ben.wait_for_message()
    assert seen.mentions_you
    assert ben.channels[seen.channel_id]["recipients"][0]["global_name"] == "Ada"
    assert await ben.commands(channel) == []
    with pytest.raises(CannotDo, match="404"):
        await ada.call("POST", "dms", {"recipient_id": ada.id})


async def test_channels_threads_and_posts(ada: Actor, ben: Actor) -> None:
    channel = (await ada.call("POST", f"guilds/{guild_of(ada)}/channels", {"name": "news"}))["channel"]
    await ben.wait_for(lambda: channel["id"] in ben.channels)
    for method, path, body in (
        ("POST", f"guilds/{guild_of(ben)}/channels", {"name": "mine"}),
        ("PATCH", f"channels/{channel['id']}", {"name": "mine"}),
        ("DELETE", f"channels/{channel['id']}", None),
    ):
        with pytest.raises(CannotDo, match="403"):
            await ben.call(method, path, body)
    await ada.call("PATCH", f"channels/{channel['id']}", {"name": "old-news", "topic": "gossip"})
    await ben.wait_for(lambda: ben.channels[channel["id"]]["name"] == "old-news")
    start = await ada.say("let us talk", channel=channel)
    thread = (await ben.call("POST", f"channels/{channel['id']}/threads", {"name": "talk", "message_id": start.id}))[
        "channel"
    ]
    assert thread["id"] == start.id
    await ada.wait_for(lambda: start.body.get("thread", {}).get("name") == "talk")
    with pytest.raises(CannotDo, match="409"):
        await ben.call("POST", f"channels/{channel['id']}/threads", {"name": "talk", "message_id": start.id})
    forum = ben.channel_id("games")
    with pytest.raises(CannotDo, match="409"):
        await ben.say("hello", channel=forum)
    with pytest.raises(CannotDo, match="400"):
        await ben.call("POST", f"channels/{forum}/threads", {"name": "empty"})
    await ben.call("POST", f"channels/{forum}/threads", {"name": "who plays?", "content": "I do"})
    assert (await ada.wait_for_message(channel="who plays?")).content == "I do"
    await ada.call("DELETE", f"channels/{channel['id']}")
    await ben.wait_for(lambda: {channel["id"], thread["id"]}.isdisjoint(ben.channels))
    assert start.deleted


async def test_archived_and_locked_threads(ada: Actor, ben: Actor, raw: Raw) -> None:
    thread = (await ben.call("POST", f"channels/{ben.channel_id()}/threads", {"name": "talk"}))["channel"]
    place = f"channels/{thread['id']}"
    raw.interact()
    await ben.call("PATCH", place, {"archived": True})
    with pytest.raises(CannotDo, match="409"):
        await ben.command("test", channel=thread)
    await ada.say("good morning", channel=thread["id"])
    await ben.wait_for(lambda: not ben.channels[thread["id"]]["thread_metadata"]["archived"])
    with pytest.raises(CannotDo, match="403"):
        await ben.call("PATCH", place, {"locked": True})
    await ada.call("PATCH", place, {"locked": True, "archived": True})
    with pytest.raises(CannotDo, match="409"):
        await ben.say("hello?", channel=thread["id"])
    with pytest.raises(CannotDo, match="403"):
        await ben.call("PATCH", place, {"archived": False})


async def test_guilds_and_the_bot_in_them(ada: Actor, ben: Actor, raw: Raw) -> None:
    raw.interact()
    guild = (await ben.call("POST", "guilds", {"name": "Ben's", "install_bot": False}))["guild"]
    lobby = guild["channels"][0]["id"]
    await ben.wait_for(lambda: guild["id"] in ben.guilds)
    assert guild["id"] not in (await ada.call("GET", "world"))["guilds"]
    assert await ben.commands(lobby) == []
    await ben.call("PUT", f"guilds/{guild['id']}/bot")
    assert [command["name"] for command in await ben.commands(lobby)] == ["test"]
    with pytest.raises(CannotDo, match="409"):
        await ben.call("PUT", f"guilds/{guild['id']}/bot")
    for method in ("PUT", "DELETE", "PATCH"):
        with pytest.raises(CannotDo, match="403"):
            await ben.call(method, f"guilds/{guild_of(ada)}/bot", {})
        with pytest.raises(CannotDo, match="404"):
            await ada.call(method, f"guilds/{guild['id']}/bot", {})
    with pytest.raises(CannotDo, match="no permission"):
        await ben.call("PATCH", f"guilds/{guild['id']}/bot", {"remove": ["fly"]})
    await ben.call("DELETE", f"guilds/{guild['id']}/bot")
    with pytest.raises(CannotDo, match="409"):
        await ben.call("DELETE", f"guilds/{guild['id']}/bot")
    assert (await raw("POST", f"/channels/{lobby}/messages", {"content": "x"})).code == 50001


async def test_commands_are_there_for_those_who_may(ada: Actor, ben: Actor, sandbox: Sandbox, raw: Raw) -> None:
    application_id, guild_id = sandbox.world.application_id, guild_of(ada)
    everywhere = [
        {"name": "all", "description": "For all"},
        {"name": "server", "description": "In guilds", "contexts": [0]},
        {"name": "letters", "description": "In DMs", "contexts": [1]},
        {"name": "admin", "description": "For managers", "default_member_permissions": str(1 << 5)},
        {"name": "owner", "description": "For administrators", "default_member_permissions": "0"},
    ]
    assert (await raw("PUT", f"/applications/{application_id}/commands", everywhere)).status == 200
    here = [{"name": "here", "description": "Only here"}]
    assert (await raw("PUT", f"/applications/{application_id}/guilds/{guild_id}/commands", here)).status == 200
    dm = (await ben.call("POST", "dms", {"recipient_id": str(sandbox.world.bot_id)}))["channel"]

    async def names(actor: Actor, channel: Any = None) -> list[str]:
        return [command["name"] for command in await actor.commands(channel)]

    assert await names(ada) == ["here", "admin", "all", "owner", "server"]
    assert await names(ben) == ["here", "all", "server"]
    assert await names(ben, dm) == ["admin", "all", "letters", "owner"]
    with pytest.raises(CannotDo, match="404: There is no command /admin here"):
        await ben.command("admin")


async def test_subcommands(ada: Actor, sandbox: Sandbox, raw: Raw) -> None:
    option = {
        "type": 3,
        "name": "game",
        "description": "Which",
        "required": True,
        "choices": [{"name": "Misty", "value": "misty", "name_localizations": {"de": "Neblig"}}],
    }
    new = {"type": 1, "name": "new", "description": "New", "options": [option]}
    admin = {
        "type": 2,
        "name": "admin",
        "description": "Admin",
        "options": [{"type": 1, "name": "reset", "description": "Reset"}],
    }
    body = [{"name": "game", "description": "Games", "options": [new, admin]}]
    assert (await raw("PUT", f"/applications/{sandbox.world.application_id}/commands", body)).status == 200
    outcome = await ada.command("game new", game="misty", wait=False)
    interaction = sandbox.core.interactions.running(int(ada.id))[-1]
    assert interaction.payload["data"]["options"] == [
        {"name": "new", "type": 1, "options": [{"name": "game", "type": 3, "value": "misty"}]}
    ]
    assert outcome.body["command"] == "game new"
    await ada.command("game admin reset", wait=False)
    interaction = sandbox.core.interactions.running(int(ada.id))[-1]
    assert interaction.payload["data"]["options"] == [
        {"name": "admin", "type": 2, "options": [{"name": "reset", "type": 1, "options": []}]}
    ]
    for path, reason in (("game", "subcommands"), ("game old", "no command"), ("game new deeper", "no command")):
        with pytest.raises(CannotDo, match=reason):
            await ada.command(path, wait=False)
    with pytest.raises(CannotDo, match="among the choices"):
        await ada.command("game new", game="chess", wait=False)
    await ada.settings(locale="de")
    choice = (await ada.commands())[0]["options"][0]["options"][0]["choices"][0]
    assert (choice["name"], choice["name_localized"]) == ("Misty", "Neblig")


async def test_the_clock(ada: Actor, sandbox: Sandbox) -> None:
    before = (await ada.call("GET", "clock"))["now"]
    frozen = await ada.call("POST", "clock", {"frozen": True, "advance": 3600})
    assert frozen["now"] > before
    assert (await ada.call("GET", "clock")) == frozen
    assert not (await ada.call("POST", "clock", {"frozen": False}))["frozen"]
    with pytest.raises(CannotDo, match="400"):
        await ada.call("POST", "clock", {"advance": -1})


async def test_the_journal(ada: Actor, sandbox: Sandbox, raw: Raw) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.url}/sandbox/api/journal/stream") as socket,
    ):
        await raw.send({"content": "noted"})
        entry = await socket.receive_json(timeout=5)
        while entry["what"] != "request":
            entry = await socket.receive_json(timeout=5)
        assert "noted" in entry["line"]
    answer = await ada.call("GET", "journal?limit=1")
    assert answer["entries"][-1]["n"] == answer["last"]
    assert (await ada.call("GET", f"journal?after={answer['last']}"))["entries"] == []


async def test_the_journal_knows_what_people_do(ada: Actor, sandbox: Sandbox) -> None:
    await ada.call("POST", f"channels/{ada.channel_id()}/messages", {"content": "hi", "files": [picture("a.txt")]})
    await ada.settings(dms_open=False)
    await ada.read()
    await ada.call("POST", "clock", {"advance": 1})
    with pytest.raises(CannotDo):
        await ada.settings(locale="klingon")
    lines = [entry.line for entry in sandbox.core.journal.of("deed")]
    assert lines == [
        f'Ada: POST channels/{ada.channel_id()}/messages {{"content": "hi", "files": ["a.txt"]}}',
        'Ada: PATCH me {"dms_open": false}',
        'sandbox: POST clock {"advance": 1}',
    ]


def picture(name: str) -> Json:
    """A small file as people send it."""
    return {"filename": name, "content_base64": "aGk="}


async def test_whom_something_waits_for(ada: Actor, ben: Actor, raw: Raw) -> None:
    async def waiting() -> dict[str, int]:
        people = (await ada.call("GET", "people"))["people"]
        return {person["global_name"]: person["mentions"] for person in people if person["mentions"]}

    await raw.send({"content": f"{ben.mention}, your turn"})
    await ada.say("hello all")
    assert await waiting() == {"Ben": 1}
    await ben.read()
    assert await waiting() == {}


async def test_several_windows_of_one_person(ada: Actor, sandbox: Sandbox) -> None:
    again = await sandbox.actor("Ada")
    await ada.say("hello me")
    assert (await again.wait_for_message()).content == "hello me"
    await again.close()
    await ada.say("still here")


async def test_what_is_not_there(ada: Actor) -> None:
    for method, path in (("GET", "nothing"), ("POST", "world"), ("GET", "channels/1/nothing")):
        with pytest.raises(CannotDo, match="404"):
            await ada.call(method, path)
    with pytest.raises(CannotDo, match="400: The kind"):
        await ada.call("POST", "interactions", {"kind": "dance", "channel_id": ada.channel_id()})
    for path in ("channels/{0}/messages?limit=many", "channels/{0}/messages?before=now", "journal?after=x"):
        with pytest.raises(CannotDo, match="must be a number"):
            await ada.call("GET", path.format(ada.channel_id()))
    with pytest.raises(CannotDo, match="400: nth cannot be"):
        await ada.call("POST", "faults", {"kind": "abort", "nth": "first"})
    with pytest.raises(CannotDo, match="400: channel_id"):
        await ada.call("POST", "interactions", {"kind": "button"})


async def test_the_page_and_its_files(ada: Actor, sandbox: Sandbox) -> None:
    async def status(path: str) -> tuple[int, str]:
        async with ada._session.get(sandbox.url + path) as response:
            return response.status, response.content_type

    assert await status("/") == (200, "text/html")
    assert (await status("/../server.py"))[0] == 404
    assert (await status("/%2e%2e/server.py"))[0] == 404
    assert (await status("/emojis/5.png"))[0] == 404
    assert await status("/embed/avatars/0.png") == (200, "image/png")
    assert (await status("/embed/avatars/9.png"))[0] == 404


async def test_waiting_says_what_was_seen(ada: Actor) -> None:
    await ada.say("something else")
    with pytest.raises(TimeoutError, match="something else"):
        await ada.wait_for_message(lambda message: message.content == "never", within=0.01)


async def test_waiting_ends_with_the_stream(ada: Actor) -> None:
    waiting = asyncio.create_task(ada.wait_for(lambda: False))
    await asyncio.sleep(0)
    assert ada._listener is not None
    ada._listener.cancel()
    with pytest.raises(ConnectionError):
        await waiting
