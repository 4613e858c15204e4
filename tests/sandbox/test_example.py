"""The example bot, seen by people: everything a bot like ours does, through real sockets."""

from __future__ import annotations

import time

import discord
import pytest
import pytest_asyncio

from sandbox.actor import Actor
from sandbox.seen import CannotDo
from sandbox.server import Sandbox
from tests.example_bot import ExampleBot, picture
from tests.sandbox_fixtures import RunBot


@pytest_asyncio.fixture
async def bot(sandbox: Sandbox, run_bot: RunBot) -> ExampleBot:
    """The example bot, connected."""
    client = await run_bot(ExampleBot())
    assert isinstance(client, ExampleBot)
    return client


@pytest_asyncio.fixture
async def ada(sandbox: Sandbox, bot: ExampleBot) -> Actor:
    """Ada, who owns the guild."""
    return await sandbox.actor("Ada")


async def test_it_starts_in_well_under_a_second(sandbox: Sandbox, run_bot: RunBot) -> None:
    started = time.perf_counter()
    await run_bot(ExampleBot())
    assert time.perf_counter() - started < 0.8


async def test_a_command_is_answered(ada: Actor) -> None:
    outcome = await ada.command("ping")
    assert outcome.text == "pong"
    assert outcome.state == "done"
    assert outcome.message is not None
    assert outcome.message.body["interaction_metadata"]["name"] == "ping"
    assert outcome.message.author == "Mistgrove"


async def test_options_of_every_sort_arrive(ada: Actor, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    outcome = await ada.command(
        "pick",
        fruit="apple",
        times=3,
        friend=ben,
        where=ada.channel_id("table-1"),
        proof=("proof.txt", b"I was there"),
    )
    assert outcome.text == "apple 3 Ben table-1 proof.txt"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({}, "needed"),
        ({"fruit": "apple", "times": 6}, "too big"),
        ({"fruit": "apple", "times": "three"}, "does not fit"),
        ({"fruit": "apple", "colour": "red"}, "no option"),
        ({"fruit": "apple", "friend": "12345"}, "Nobody here"),
    ],
)
async def test_a_person_cannot_send_wrong_options(ada: Actor, options: dict[str, object], reason: str) -> None:
    with pytest.raises(CannotDo, match=reason):
        await ada.command("pick", options=options)


async def test_autocomplete_offers_what_fits(ada: Actor) -> None:
    choices = await ada.autocomplete("pick", "fruit", "ap")
    assert [choice["value"] for choice in choices] == ["apple", "apricot"]
    assert [choice["name"] for choice in choices] == ["Apple", "Apricot"]
    with pytest.raises(CannotDo, match="does not complete"):
        await ada.autocomplete("pick", "times", "1")


async def test_commands_speak_the_readers_language(ada: Actor, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    names = {
        person.name: {command["name"]: command["name_localized"] for command in await person.commands()}
        for person in (ada, ben)
    }
    assert names["Ada"]["ping"] == "ping"
    assert names["Ben"]["ping"] == "klopfen"


async def test_a_picture_with_buttons_and_a_select(ada: Actor, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    message = (await ada.command("board")).message
    assert message is not None
    assert message.attachments[0]["used_inline"]
    assert message.alt_texts == ["a green square"]
    assert await ada.download(message.attachments[0]) == picture().read()
    assert message.embeds[0]["image"]["url"] == message.attachments[0]["url"]

    await ada.click(message, "Join")
    assert message.content == "Players: Ada"
    seen_by_ben = ben.find_message(message.id)
    outcome = await ben.click(seen_by_ben, custom_id="join")
    assert outcome.response_type == 7
    assert outcome.text.startswith("Players: Ada, Ben")
    assert message.edited

    chosen = await ada.select(message, "Take a piece", ["Rocket"])
    assert chosen.text == "took rocket"
    assert chosen.message is not None
    assert chosen.message.ephemeral


async def test_only_what_is_there_and_enabled_can_be_used(ada: Actor) -> None:
    message = (await ada.command("board")).message
    assert message is not None
    with pytest.raises(CannotDo, match="cannot be clicked"):
        await ada.click(message, "Later")
    with pytest.raises(CannotDo, match="no button"):
        await ada.click(message, "Nothing")
    with pytest.raises(CannotDo, match="not offered"):
        await ada.select(message, 0, ["submarine"])
    place = {"channel_id": message.channel_id, "message_id": message.id}
    with pytest.raises(CannotDo, match="409: This is disabled"):
        await ada.call("POST", "interactions", {"kind": "button", "custom_id": "later", **place})
    with pytest.raises(CannotDo, match="404"):
        await ada.call("POST", "interactions", {"kind": "button", "custom_id": "other", **place})
    with pytest.raises(CannotDo, match="not offered"):
        await ada.call("POST", "interactions", {"kind": "select", "custom_id": "piece", "values": ["x"], **place})
    body = {"kind": "select", "custom_id": "piece", "values": ["ship", "cart"], **place}
    with pytest.raises(CannotDo, match="at most 1"):
        await ada.call("POST", "interactions", body)


async def test_selects_of_people_roles_and_channels_are_resolved(ada: Actor, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    message = (await ada.command("pickers")).message
    guild = next(iter(ada.guilds.values()))
    player = next(role["id"] for role in guild["roles"] if role["name"] == "Player")
    assert (await ada.select(message, "People", [ben, ada])).text == "Member:ben, Member:ada"
    assert (await ada.select(message, "Roles", [player])).text == "Role:Player"
    assert (await ada.select(message, "Channels", [ada.channel_id("lobby")])).text == "AppCommandChannel:lobby"
    assert (await ada.select(message, "Anybody", [player])).text == "Role:Player"
    assert (await ada.select(message, "Anybody", [ben])).text == "Member:ben"


async def test_a_modal_from_a_command_and_from_a_button(ada: Actor) -> None:
    modal = (await ada.command("form")).modal
    assert modal is not None
    assert modal.title == "A question"
    assert list(modal.fields) == ["Name", "Size", "Colour", "Extras", "Proof"]
    outcome = await ada.submit(
        modal,
        {"Name": "Ada", "Size": ["Large"], "Colour": "Blue", "Extras": ["Hat"], "Proof": [("a.txt", b"yes")]},
    )
    assert outcome.text == "Ada l Blue Hat a.txt"
    assert ada.modals == []

    message = (await ada.command("board")).message
    modal = (await ada.click(message, "Ask")).modal
    assert modal is not None
    with pytest.raises(CannotDo, match="too short"):
        await ada.submit(modal, {"Name": "", "Size": ["s"], "Colour": "Red"})
    with pytest.raises(CannotDo, match="needs a choice"):
        await ada.submit(modal, {"Name": "A", "Size": ["s"]})
    with pytest.raises(CannotDo, match="no field"):
        await ada.submit(modal, {"Age": "3"})
    assert (await ada.submit(modal, {"Name": "A", "Size": ["s"], "Colour": "Red"})).text == "A s Red"


async def test_a_closed_modal_cannot_be_submitted(ada: Actor) -> None:
    modal = (await ada.command("form")).modal
    assert modal is not None
    await ada.dismiss(modal)
    await ada.wait_for(lambda: not ada.modals)
    with pytest.raises(CannotDo, match="no such modal"):
        await ada.submit(modal, {"Name": "A", "Size": ["s"], "Colour": "Red"})


async def test_a_dm_with_a_picture_and_closed_dms(ada: Actor) -> None:
    assert (await ada.command("letter")).text == "sent"
    letter = await ada.wait_for_dm()
    assert letter.content == "For you"
    assert letter.mentions_you
    assert await ada.download(letter.attachments[0]) == picture().read()
    assert ada.unread[letter.channel_id]["mentions"] == 1
    await ada.read(letter)
    await ada.wait_for(lambda: ada.unread[letter.channel_id]["count"] == 0)

    await ada.settings(dms_open=False)
    assert (await ada.command("letter")).text == "closed: 50007"
    await ada.settings(dms_open=True)


async def test_commands_and_buttons_work_in_dms(ada: Actor, bot: ExampleBot) -> None:
    await ada.command("letter")
    await ada.wait_for_dm()
    outcome = await ada.command("board", channel="dm")
    await ada.click(outcome.message, "Join")
    assert outcome.text.startswith("Players: Ada")
    interaction = bot.heard[-1]
    assert isinstance(interaction.channel, discord.DMChannel)
    assert interaction.context.dm_channel
    assert interaction.guild is None
    assert "thread" not in {command["name"] for command in await ada.commands("dm")}


async def test_components_v2(ada: Actor) -> None:
    message = (await ada.command("layout")).message
    assert message is not None
    assert message.body["flags"] & 32768
    assert message.text == "# The board"
    assert message.alt_texts.count("a green square") == 2
    media = message.body["components"][0]["components"][1]["items"][0]["media"]
    assert media["url"].startswith("http://127.0.0.1")
    await ada.click(message, "Turn")
    assert message.text == "# Turned"
    assert len(message.attachments) == 1


async def test_thinking_then_answering(ada: Actor, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    outcome = await ada.command("think")
    assert outcome.state == "done"
    assert outcome.text == "thought"
    assert outcome.message is not None
    assert not outcome.message.edited
    assert outcome.message.attachments[0]["filename"] == "thought.png"
    assert ben.last_message().content == "thought"
    secret = await ada.command("think", ephemeral=True)
    assert secret.message is not None
    assert secret.message.ephemeral
    assert ben.find_message(secret.message.id) is None


async def test_acknowledging_a_click_and_editing_later(ada: Actor) -> None:
    message = (await ada.command("board")).message
    outcome = await ada.click(message, "Quiet")
    assert outcome.response_type == 6
    await outcome.updated()
    assert message is not None
    assert message.content == "quietly edited"
    assert message.attachments == []


async def test_follow_ups_edits_and_deletes(ada: Actor) -> None:
    outcome = await ada.command("more", count=3)
    await ada.wait_for(lambda: outcome.message is None)
    assert [message.content for message in ada.messages()] == ["more, edited", "more 1"]


async def test_threads_and_forum_posts(ada: Actor) -> None:
    await ada.command("thread", name="table talk")
    await ada.wait_for(lambda: [m.content for m in ada.messages("table talk")] == ["first, edited"])
    assert ada.channels[ada.channel_id("table talk")]["parent_id"] == ada.channel_id("lobby")

    outcome = await ada.command("post", name="a new game")
    assert outcome.text.startswith("posted <#")
    post = ada.last_message("a new game")
    assert post.content == "a post"
    assert (await ada.click(post, "Join")).text == "Players: Ada"


async def test_a_context_menu_without_mentions(ada: Actor, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    outcome = await ada.command("Wave", target=ben)
    assert outcome.text == f"{ada.mention} waves at {ben.mention}"
    seen = ben.last_message()
    assert not seen.mentions_you
    assert seen.body["mentions"] == []


async def test_a_server_can_speak_another_language(ada: Actor, bot: ExampleBot, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    guild = next(iter(ada.guilds))
    await ada.call("PATCH", f"guilds/{guild}", {"preferred_locale": "de", "name": "Nebelhain"})
    await ben.wait_for(lambda: ben.guilds[guild]["preferred_locale"] == "de")
    await ada.command("ping")
    assert bot.heard[-1].guild_locale is discord.Locale.german
    assert (bot.guilds[0].preferred_locale, bot.guilds[0].name) == (discord.Locale.german, "Nebelhain")
    assert bot.guilds[0].text_channels
    for person, body, reason in (
        (ben, {}, "403"),
        (ada, {"preferred_locale": "x"}, "400"),
        (ada, {"icon": "x"}, "400"),
    ):
        with pytest.raises(CannotDo, match=reason):
            await person.call("PATCH", f"guilds/{guild}", body)


async def test_what_an_interaction_carries(ada: Actor, bot: ExampleBot, sandbox: Sandbox) -> None:
    ben = await sandbox.actor("Ben")
    await ben.command("ping", channel="table-1")
    interaction = bot.heard[-1]
    guild = bot.guilds[0]
    assert interaction.guild is guild
    assert isinstance(interaction.channel, discord.TextChannel)
    assert interaction.channel.name == "table-1"
    assert isinstance(interaction.user, discord.Member)
    assert interaction.user.display_name == "Ben"
    assert interaction.locale is discord.Locale.german
    assert interaction.guild_locale is discord.Locale.american_english
    assert interaction.context.guild
    assert interaction.is_guild_integration()
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.permissions.use_application_commands
    assert not interaction.permissions.manage_guild
    assert interaction.app_permissions == interaction.channel.permissions_for(guild.me)
    assert interaction.app_permissions.attach_files
    assert not interaction.app_permissions.manage_messages
