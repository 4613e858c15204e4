"""What a bot hears: events by intent, and a guild that tells enough to compute permissions."""

from __future__ import annotations

import json

import discord

from sandbox.errors import Json
from sandbox.kinds import Intent
from sandbox.server import Sandbox
from sandbox.world import Guild
from tests.sandbox.conftest import until
from tests.sandbox_fixtures import MakeSandbox, RunBot


class Listener(discord.Client):
    """Writes down which events it hears."""

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(intents=intents, enable_debug_events=True)
        self.events: list[Json] = []

    async def on_socket_raw_receive(self, text: str) -> None:
        """Note an event with its data."""
        frame = json.loads(text)
        if frame["op"] == 0:
            self.events.append(frame)

    @property
    def names(self) -> list[str]:
        """The names of the events since READY."""
        return [event["t"] for event in self.events if event["t"] not in ("READY", "GUILD_CREATE")]


async def heard(sandbox: Sandbox, run_bot: RunBot, intents: discord.Intents) -> Listener:
    """What a bot with some intents hears of a busy little while."""
    client = await run_bot(Listener(intents), sandbox)
    assert isinstance(client, Listener)
    ada = await sandbox.actor("Ada")
    said = await ada.say("hello everybody")
    await ada.call("PATCH", f"channels/{said.channel_id}/messages/{said.id}", {"content": "hello"})
    await ada.dismiss(said)
    dm = (await ada.call("POST", "dms", {"recipient_id": str(sandbox.world.bot_id)}))["channel"]
    await ada.say("hello bot", channel=dm)
    guild_id = next(iter(ada.guilds))
    channel = (await ada.call("POST", f"guilds/{guild_id}/channels", {"name": "new"}))["channel"]
    await ada.call("PATCH", f"channels/{channel['id']}", {"topic": "news"})
    await ada.call("PATCH", f"guilds/{guild_id}/bot", {"remove": ["embed_links"]})
    thread = (await ada.call("POST", f"channels/{channel['id']}/threads", {"name": "aside"}))["channel"]
    await ada.call("PATCH", f"channels/{thread['id']}", {"archived": True})
    await ada.call("DELETE", f"channels/{thread['id']}")
    await ada.call("DELETE", f"channels/{channel['id']}")
    await ada.call("DELETE", f"guilds/{guild_id}/bot")
    await ada.call("PUT", f"guilds/{guild_id}/bot")
    last = sandbox.core.gateway.sessions[0].sequence
    await until(lambda: bool(client.events) and client.events[-1]["s"] >= last)
    return client


ABOUT_GUILDS = [
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "GUILD_ROLE_UPDATE",
    "THREAD_CREATE",
    "THREAD_UPDATE",
    "THREAD_DELETE",
    "CHANNEL_DELETE",
    "GUILD_DELETE",
]
ABOUT_MESSAGES = ["MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"]


async def test_guilds_alone(sandbox: Sandbox, run_bot: RunBot) -> None:
    client = await heard(sandbox, run_bot, discord.Intents(guilds=True))
    assert client.names == ABOUT_GUILDS
    assert [event["t"] for event in client.events].count("GUILD_CREATE") == 2
    assert len(client.guilds) == 1


async def test_the_journal_is_silent_about_what_the_bot_has_no_intent_for(sandbox: Sandbox, run_bot: RunBot) -> None:
    await run_bot(discord.Client(intents=discord.Intents(guilds=True)))
    ada = await sandbox.actor("Ada")
    await ada.say("hello")
    await ada.call("POST", f"channels/{ada.channel_id()}/threads", {"name": "aside"})
    titles = [entry.title for entry in sandbox.core.journal.of("event")]
    assert titles == ["THREAD_CREATE to 1"]


async def test_messages_without_their_content(sandbox: Sandbox, run_bot: RunBot) -> None:
    client = await heard(sandbox, run_bot, discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
    assert client.names == [*ABOUT_MESSAGES, "MESSAGE_CREATE", *ABOUT_GUILDS]
    contents = [event["d"]["content"] for event in client.events if event["t"] == "MESSAGE_CREATE"]
    # What is said in a channel stays hidden without the privileged intent; a DM is meant for the bot.
    assert contents == ["", "hello bot"]


async def test_messages_with_their_content(make_sandbox: MakeSandbox, run_bot: RunBot) -> None:
    sandbox = await make_sandbox(privileged_intents=int(Intent.MESSAGE_CONTENT))
    client = await heard(sandbox, run_bot, discord.Intents(guilds=True, guild_messages=True, message_content=True))
    contents = [event["d"]["content"] for event in client.events if event["t"] == "MESSAGE_CREATE"]
    assert contents == ["hello everybody"]


async def test_members_can_be_asked_for(sandbox: Sandbox, run_bot: RunBot) -> None:
    client = await run_bot(discord.Client(intents=discord.Intents(guilds=True)))
    ben = sandbox.world.person("Ben")
    assert ben is not None
    found = await client.guilds[0].query_members(user_ids=[ben.id])
    assert [member.display_name for member in found] == ["Ben"]
    found = await client.guilds[0].query_members(query="ad")
    assert [member.display_name for member in found] == ["Ada"]


async def test_a_guild_tells_enough_to_compute_permissions(sandbox: Sandbox, run_bot: RunBot) -> None:
    client = await run_bot(discord.Client(intents=discord.Intents(guilds=True)))
    guild: Guild = next(iter(sandbox.world.guilds.values()))
    seen = client.guilds[0]
    assert [channel.name for channel in seen.channels] == ["lobby", "table-1", "table-2", "games"]
    assert (
        seen.me.guild_permissions.value
        == guild.roles[seen.me.roles[-1].id].permissions | guild.roles[guild.id].permissions
    )
    ada = await sandbox.actor("Ada")
    lobby = seen.text_channels[0]
    assert lobby.permissions_for(seen.me).send_messages
    body = {"remove": ["send_messages"], "channel_id": str(lobby.id)}
    await ada.call("PATCH", f"guilds/{guild.id}/bot", body)
    await until(lambda: not lobby.permissions_for(seen.me).send_messages)
    assert seen.text_channels[1].permissions_for(seen.me).send_messages
