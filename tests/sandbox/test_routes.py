"""Every route, through the real client; a route without a test here fails the last test."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import pytest_asyncio

from sandbox.calls import all_routes, find_route
from sandbox.kinds import Permission
from sandbox.server import Sandbox
from tests.example_bot import ExampleBot, picture
from tests.sandbox.bodies import command
from tests.sandbox_fixtures import MakeSandbox, RunBot


@dataclass
class Stage:
    """What the routes are tried on."""

    sandbox: Sandbox
    client: discord.Client

    @property
    def guild(self) -> discord.Guild:
        """The default guild."""
        return self.client.guilds[0]

    @property
    def lobby(self) -> discord.TextChannel:
        """Its first channel."""
        return self.guild.text_channels[0]

    def allow(self, *granted: Permission) -> None:
        """Give the bot more permissions."""
        guild = next(iter(self.sandbox.world.guilds.values()))
        role = next(role for role in guild.roles.values() if role.bot_id is not None)
        for permission in granted:
            role.permissions |= permission

    def person(self, name: str = "Ada") -> int:
        """Somebody's id."""
        found = self.sandbox.world.person(name)
        assert found is not None
        return found.id

    async def thread(self) -> discord.Thread:
        """A new thread."""
        return await self.lobby.create_thread(name="talk", type=discord.ChannelType.public_thread)


@pytest_asyncio.fixture
async def stage(sandbox: Sandbox, run_bot: RunBot) -> Stage:
    """The example bot in the default guild."""
    return Stage(sandbox, await run_bot(ExampleBot()))


async def me(stage: Stage) -> None:
    """GET /users/@me and GET /oauth2/applications/@me are part of every login."""
    user = stage.client.user
    assert user is not None
    assert (user.name, user.bot) == ("mistgrove", True)
    info = await stage.client.application_info()
    assert info.id == user.id
    assert info.owner.name == "ada"


async def application(stage: Stage) -> None:
    data = await stage.client.http.request(discord.http.Route("GET", "/applications/@me"))
    assert data["id"] == str(stage.client.application_id)


async def users(stage: Stage) -> None:
    assert (await stage.client.fetch_user(stage.person())).global_name == "Ada"
    with pytest.raises(discord.NotFound) as refused:
        await stage.client.fetch_user(5)
    assert refused.value.code == 10013


async def gateway(stage: Stage) -> None:
    shards, url, limit = await stage.client.http.get_bot_gateway()
    assert (shards, limit["max_concurrency"]) == (1, 1)
    assert url.startswith("ws://127.0.0.1")


async def dm(stage: Stage) -> None:
    user = await stage.client.fetch_user(stage.person("Ben"))
    channel = await user.create_dm()
    assert channel.recipient == user
    assert (await channel.send("hello")).channel == channel
    with pytest.raises(discord.HTTPException) as refused:
        await stage.client.http.start_private_message(stage.sandbox.world.bot_id)
    assert refused.value.code == 50033


async def messages(stage: Stage) -> None:
    sent = [await stage.lobby.send(str(number)) for number in range(5)]
    assert [message.content async for message in stage.lobby.history(limit=2)] == ["4", "3"]
    assert [message.content async for message in stage.lobby.history(before=sent[2])] == ["1", "0"]
    assert [message.content async for message in stage.lobby.history(after=sent[2])] == ["3", "4"]
    around = [message.content async for message in stage.lobby.history(around=sent[2], limit=3)]
    assert around == ["3", "2", "1"]
    assert (await stage.lobby.fetch_message(sent[0].id)).content == "0"
    edited = await sent[0].edit(content="zero", embed=discord.Embed(title="Zero"))
    assert (edited.content, edited.embeds[0].title) == ("zero", "Zero")
    await sent[0].delete()
    with pytest.raises(discord.NotFound) as refused:
        await stage.lobby.fetch_message(sent[0].id)
    assert refused.value.code == 10008


async def messages_of_others(stage: Stage) -> None:
    ada = await stage.sandbox.actor("Ada")
    said = await stage.lobby.fetch_message(int((await ada.say("mine")).id))
    with pytest.raises(discord.Forbidden) as refused:
        await said.edit(content="yours")
    assert refused.value.code == 50005
    with pytest.raises(discord.Forbidden) as refused:
        await said.delete()
    assert refused.value.code == 50013
    stage.allow(Permission.MANAGE_MESSAGES)
    await said.delete()


async def typing(stage: Stage) -> None:
    ada = stage.person()
    stream = stage.sandbox.core.streams.open(ada, {"type": "hello"})
    await stage.lobby.typing()
    assert [stream.get_nowait()["type"] for _ in range(stream.qsize())] == ["hello", "typing"]
    stage.sandbox.core.streams.close(ada, stream)


async def channels(stage: Stage) -> None:
    fetched = await stage.client.fetch_channel(stage.lobby.id)
    assert isinstance(fetched, discord.TextChannel)
    with pytest.raises(discord.Forbidden) as refused:
        await stage.lobby.edit(topic="news")
    assert refused.value.code == 50013
    stage.allow(Permission.MANAGE_CHANNELS)
    await stage.lobby.edit(topic="news")
    assert stage.sandbox.world.channels[stage.lobby.id].topic == "news"
    assert [channel.name for channel in await stage.guild.fetch_channels()] == ["lobby", "table-1", "table-2", "games"]
    doomed = stage.guild.text_channels[2]
    await doomed.delete()
    with pytest.raises(discord.NotFound) as refused_too:
        await stage.client.fetch_channel(doomed.id)
    assert refused_too.value.code == 10003


async def threads(stage: Stage) -> None:
    thread = await stage.thread()
    first = await stage.lobby.send("begin here")
    from_message = await first.create_thread(name="from a message")
    assert from_message.id == first.id
    with pytest.raises(discord.HTTPException) as refused:
        await first.create_thread(name="again")
    assert refused.value.code == 160004
    assert {found.id for found in await stage.guild.active_threads()} == {thread.id, from_message.id}
    await thread.edit(archived=True)
    assert [found.id async for found in stage.lobby.archived_threads()] == [thread.id]
    with pytest.raises(discord.Forbidden) as forbidden:
        await stage.lobby.create_thread(name="private")
    assert forbidden.value.code == 50013


async def archived_threads(stage: Stage) -> None:
    thread = await stage.thread()
    message = await thread.send("before")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="after")
    assert refused.value.code == 50083
    # A message of the bot wakes a thread that is not locked.
    await thread.send("good morning")
    state = stage.sandbox.world.channels[thread.id].thread
    assert state is not None
    assert not state.archived
    ada = await stage.sandbox.actor("Ada")
    await ada.call("PATCH", f"channels/{thread.id}", {"archived": True, "locked": True})
    with pytest.raises(discord.Forbidden) as forbidden:
        await thread.send("hello?")
    assert forbidden.value.code == 160005
    stage.allow(Permission.MANAGE_THREADS)
    await thread.edit(archived=False, locked=False)
    await thread.delete()
    assert thread.id not in stage.sandbox.world.channels


async def idle_threads(stage: Stage) -> None:
    thread = await stage.lobby.create_thread(
        name="talk", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    state = stage.sandbox.world.channels[thread.id].thread
    assert state is not None
    stage.sandbox.advance(59 * 60)
    await thread.send("still here")
    stage.sandbox.advance(59 * 60)
    assert not state.archived
    stage.sandbox.advance(60)
    assert state.archived


async def thread_members(stage: Stage) -> None:
    thread = await stage.thread()
    members = stage.sandbox.world.channels[thread.id].thread
    assert members is not None
    await thread.add_user(discord.Object(stage.person("Ben")))
    assert members.members == [stage.client.application_id, stage.person("Ben")]
    await thread.remove_user(discord.Object(stage.person("Ben")))
    await thread.leave()
    assert members.members == []
    await thread.join()
    assert members.members == [stage.client.application_id]
    told = [
        entry for entry in stage.sandbox.core.journal.of("event") if entry.title.startswith("THREAD_MEMBERS_UPDATE")
    ]
    assert len(told) == 2
    with pytest.raises(discord.NotFound) as refused:
        await thread.add_user(discord.Object(5))
    assert refused.value.code == 10007


async def forum_posts(stage: Stage) -> None:
    forum = stage.guild.forums[0]
    created = await forum.create_thread(name="a game", content="who plays?", file=discord.File(picture(), "a.png"))
    assert created.message.content == "who plays?"
    assert created.thread.parent == forum
    with pytest.raises(discord.HTTPException) as refused:
        await stage.client.http.request(
            discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=forum.id), json={"content": "x"}
        )
    assert refused.value.code == 50008


async def guild(stage: Stage) -> None:
    fetched = await stage.client.fetch_guild(stage.guild.id)
    assert (fetched.name, fetched.approximate_member_count) == ("Mistgrove", 7)
    assert (await stage.guild.fetch_member(stage.person("Ben"))).display_name == "Ben"
    with pytest.raises(discord.NotFound) as refused:
        await stage.guild.fetch_member(5)
    assert refused.value.code == 10007
    ada = await stage.sandbox.actor("Ada")
    other = (await ada.call("POST", "guilds", {"name": "Elsewhere", "install_bot": False}))["guild"]
    with pytest.raises(discord.Forbidden) as forbidden:
        await stage.client.fetch_guild(int(other["id"]))
    assert forbidden.value.code == 50001
    with pytest.raises(discord.NotFound) as missing:
        await stage.client.fetch_guild(5)
    assert missing.value.code == 10004


async def commands(stage: Stage) -> None:
    http, application_id = stage.client.http, stage.client.application_id
    assert application_id is not None
    for scope in ("", f"/guilds/{stage.guild.id}"):
        base = f"/applications/{application_id}{scope}/commands"

        async def call(method: str, rest: str = "", body: Any = None, base: str = base) -> Any:
            return await http.request(discord.http.Route(method, base + rest), json=body)

        first = (await call("PUT", body=[command("one")]))[0]
        second = await call("POST", body=command("two"))
        assert [entry["id"] for entry in await call("GET")] == [first["id"], second["id"]]
        await call("DELETE", "/" + second["id"])
        with pytest.raises(discord.NotFound) as refused:
            await call("DELETE", "/" + second["id"])
        assert refused.value.code == 10063
        # The same name keeps its id.
        assert (await call("PUT", body=[command("one"), command("two")]))[0]["id"] == first["id"]


async def emojis(stage: Stage) -> None:
    emoji = await stage.client.create_application_emoji(name="leaf", image=picture().read())
    assert await emoji.read() == picture().read()
    renamed = await emoji.edit(name="tree")
    assert (await stage.client.fetch_application_emoji(emoji.id)).name == renamed.name == "tree"
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji))
    await stage.lobby.send(f"{emoji}", view=view)
    await emoji.delete()
    assert await stage.client.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as refused:
        await stage.client.fetch_application_emoji(emoji.id)
    assert refused.value.code == 10014


async def files(stage: Stage) -> None:
    sent = await stage.lobby.send(file=discord.File(io.BytesIO(b"text"), "ä b.txt", description="a text"))
    assert (sent.attachments[0].filename, sent.attachments[0].description) == ("ä b.txt", "a text")
    assert await sent.attachments[0].read() == b"text"
    user = await stage.client.fetch_user(stage.person())
    assert (await user.display_avatar.read()).startswith(b"\x89PNG")


async def permissions(stage: Stage) -> None:
    ada = await stage.sandbox.actor("Ada")
    place = {"channel_id": str(stage.lobby.id)}

    async def without(*names: str) -> None:
        await ada.call("PATCH", f"guilds/{stage.guild.id}/bot", {"remove": names, **place})

    await without("embed_links")
    with pytest.raises(discord.Forbidden) as refused:
        await stage.lobby.send(embed=discord.Embed(title="no"))
    assert refused.value.code == 50013
    await without("attach_files")
    with pytest.raises(discord.Forbidden):
        await stage.lobby.send(file=discord.File(picture(), "no.png"))
    await without("send_messages")
    with pytest.raises(discord.Forbidden):
        await stage.lobby.send("no")
    await without("view_channel")
    with pytest.raises(discord.Forbidden) as refused:
        await stage.lobby.send("no")
    assert refused.value.code == 50001


async def strangers(stage: Stage) -> None:
    ada = await stage.sandbox.actor("Ada")
    person = (await ada.call("POST", "people", {"name": "Stranger", "guild_ids": []}))["person"]
    with pytest.raises(discord.Forbidden) as refused:
        await (await stage.client.fetch_user(int(person["id"]))).send("hello")
    assert refused.value.code == 50278


async def interactions(stage: Stage) -> None:
    bot = stage.client
    assert isinstance(bot, ExampleBot)
    ada = await stage.sandbox.actor("Ada")
    await (await ada.command("more")).updated(2)
    await ada.command("think")
    interaction = bot.heard[-1]
    assert (await interaction.original_response()).content == "thought"
    follow_up = await interaction.followup.send("more", wait=True)
    assert (await interaction.followup.fetch_message(follow_up.id)).content == "more"
    await follow_up.edit(content="less")
    await follow_up.delete()
    await interaction.delete_original_response()
    with pytest.raises(discord.NotFound) as refused:
        await interaction.edit_original_response(content="gone")
    assert refused.value.code == 10008


SCENES: list[Callable[[Stage], Awaitable[None]]] = [
    me,
    application,
    users,
    gateway,
    dm,
    messages,
    messages_of_others,
    typing,
    channels,
    threads,
    archived_threads,
    idle_threads,
    thread_members,
    forum_posts,
    guild,
    commands,
    emojis,
    files,
    permissions,
    strangers,
    interactions,
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
async def test_scene(stage: Stage, scene: Callable[[Stage], Awaitable[None]]) -> None:
    await scene(stage)


async def test_no_route_is_without_a_test(make_sandbox: MakeSandbox, run_bot: RunBot) -> None:
    """The scenes together touch everything that is served."""
    touched = set()
    for scene in SCENES:
        sandbox = await make_sandbox()
        stage = Stage(sandbox, await run_bot(ExampleBot(), sandbox))
        await scene(stage)
        for entry in sandbox.core.journal.of("request"):
            found = find_route(entry.detail["method"], entry.detail["path"])
            assert found is not None
            touched.add((found[0].method, found[0].path))
    assert {(route.method, route.path) for route in all_routes()} - touched == set()
