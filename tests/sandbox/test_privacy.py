"""Nobody sees what is not theirs: ephemerals, DMs, private threads and hidden channels never leave the server for others."""

from __future__ import annotations

import json
from typing import Any

import pytest
import pytest_asyncio

from sandbox.actor import Actor
from sandbox.kinds import Permission
from sandbox.seen import CannotDo
from sandbox.server import Sandbox
from sandbox.world import Overwrite
from tests.sandbox.conftest import Raw
from tests.sandbox_fixtures import MakeSandbox

SECRET = "the crown is under the well"


class Eavesdropper(Actor):
    """An actor that keeps every frame of the stream as it came."""

    def _hear(self, event: Any) -> None:
        self.__dict__.setdefault("frames", []).append(json.dumps(event))
        super()._hear(event)

    @property
    def overheard(self) -> str:
        """Everything that ever came."""
        return "\n".join(self.__dict__["frames"])


@pytest_asyncio.fixture
async def ben(sandbox: Sandbox) -> Any:
    """Ben, all ears."""
    actor = await Eavesdropper.login(sandbox.url, "Ben")
    yield actor
    await actor.close()


async def caught_up(sandbox: Sandbox, actor: Actor) -> None:
    """Wait until an actor has heard all that was pushed."""
    last = sandbox.core.streams.last(int(actor.id))
    await actor.wait_for(lambda: actor._number >= last)


async def test_an_ephemeral_is_for_one_person_only(raw: Raw, sandbox: Sandbox, ben: Eavesdropper) -> None:
    ada = await sandbox.actor("Ada")
    interaction = raw.interact()
    files = [("secret.txt", SECRET.encode())]
    data = {
        "content": SECRET,
        "flags": 64,
        "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "B", "custom_id": "b"}]}],
    }
    await raw.respond(interaction, 4, data, files=files)
    seen = await ada.wait_for_message()
    assert seen.ephemeral
    await raw("PATCH", raw.webhook(interaction, "/messages/@original"), {"content": SECRET + "!"})
    follow_up = {"content": SECRET, "flags": 64}
    await raw("POST", raw.webhook(interaction), follow_up)
    await caught_up(sandbox, ben)
    assert ben.everything() == []
    assert await ben.refresh() == []
    place = f"channels/{seen.channel_id}/messages/{seen.id}"
    for method in ("GET", "DELETE"):
        with pytest.raises(CannotDo, match="404"):
            await ben.call(method, place)
    click = {"kind": "button", "channel_id": seen.channel_id, "message_id": seen.id, "custom_id": "b"}
    with pytest.raises(CannotDo, match="404"):
        await ben.call("POST", "interactions", click)
    await raw("DELETE", raw.webhook(interaction, "/messages/@original"))
    await caught_up(sandbox, ben)
    assert SECRET not in ben.overheard
    assert seen.id not in ben.overheard
    assert seen.channel_id not in {key for key, unread in ben.unread.items() if unread["count"]}


async def test_a_dm_is_for_one_person_only(raw: Raw, sandbox: Sandbox, ben: Eavesdropper) -> None:
    ada = await sandbox.actor("Ada")
    channel = (await raw("POST", "/users/@me/channels", {"recipient_id": ada.id})).body
    await raw("POST", f"/channels/{channel['id']}/messages", {"content": SECRET})
    await raw("POST", f"/channels/{channel['id']}/typing")
    letter = await ada.wait_for_dm()
    await ada.say("thank you", channel="dm")
    await caught_up(sandbox, ben)
    assert channel["id"] not in ben.overheard
    assert SECRET not in ben.overheard
    for path in (f"channels/{channel['id']}/messages", f"channels/{channel['id']}/messages/{letter.id}"):
        with pytest.raises(CannotDo, match="404"):
            await ben.call("GET", path)
    with pytest.raises(CannotDo, match="404"):
        await ben.call("POST", f"channels/{channel['id']}/messages", {"content": "me too"})
    assert SECRET not in json.dumps(await ben.call("GET", "world"))


async def test_a_modal_is_for_one_person_only(raw: Raw, sandbox: Sandbox, ben: Eavesdropper) -> None:
    interaction = raw.interact()
    await raw.respond(interaction, 9, {"custom_id": "m", "title": SECRET, "components": [{"type": 10, "content": "x"}]})
    assert interaction.modal is not None
    await caught_up(sandbox, ben)
    assert SECRET not in ben.overheard
    body = {"kind": "modal", "channel_id": str(interaction.channel_id), "modal_id": interaction.modal.id}
    with pytest.raises(CannotDo, match="404"):
        await ben.call("POST", "interactions", body)
    with pytest.raises(CannotDo, match="404"):
        await ben.call("DELETE", f"modals/{interaction.modal.id}")


async def test_a_private_thread_is_for_the_invited(sandbox: Sandbox, ben: Eavesdropper) -> None:
    ada, cleo = await sandbox.actor("Ada"), await sandbox.actor("Cleo")
    body = {"name": "whispers", "private": True, "content": SECRET}
    thread = (await cleo.call("POST", f"channels/{cleo.channel_id('lobby')}/threads", body))["channel"]
    await caught_up(sandbox, ben)
    assert thread["id"] not in ben.overheard
    with pytest.raises(CannotDo, match="404"):
        await ben.call("GET", f"channels/{thread['id']}/messages")
    # Moderators see private threads: they are no place for secrets.
    assert (await ada.wait_for_message(channel=thread)).content == SECRET


async def test_a_hidden_channel_is_not_there(sandbox: Sandbox) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    channel = next(entry for entry in sandbox.world.channels.values() if entry.name == "table-2")
    channel.overwrites.append(Overwrite(guild.id, member=False, deny=int(Permission.VIEW_CHANNEL)))
    dana, ada = await sandbox.actor("Dana"), await sandbox.actor("Ada")
    assert str(channel.id) not in json.dumps(await dana.call("GET", "world"))
    await ada.say(SECRET, channel="table-2")
    await caught_up(sandbox, dana)
    assert dana.everything() == []
    with pytest.raises(CannotDo, match="404"):
        await dana.call("GET", f"channels/{channel.id}/messages")


async def test_a_channel_that_is_closed_later_disappears(sandbox: Sandbox) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    dana = await sandbox.actor("Dana")
    channel = sandbox.world.channels[int(dana.channel_id("table-2"))]
    channel.overwrites.append(Overwrite(guild.id, member=False, deny=int(Permission.VIEW_CHANNEL)))
    sandbox.core.herald.channel_changed(channel)
    await dana.wait_for(lambda: str(channel.id) not in dana.channels)


async def test_links_cannot_be_guessed_and_expire(raw: Raw, sandbox: Sandbox) -> None:
    ada = await sandbox.actor("Ada")
    await raw.send({"content": "look"}, files=[("a b.txt", SECRET.encode())])
    attachment = (await ada.wait_for_message()).attachments[0]
    assert await ada.download(attachment) == SECRET.encode()
    for broken in (attachment["url"][:-1] + "x", attachment["url"].partition("?")[0]):
        with pytest.raises(Exception, match="404"):
            await ada.download({"url": broken})
    sandbox.advance(24 * 3600 + 1)
    with pytest.raises(Exception, match="404"):
        await ada.download(attachment)
    await ada.refresh()
    assert await ada.download(ada.last_message().attachments[0]) == SECRET.encode()


async def test_a_key_is_needed_and_cannot_be_made_up(sandbox: Sandbox) -> None:
    ada = await sandbox.actor("Ada")
    own = ada._key
    for key in ("", "nonsense", f"{ada.id}.{'0' * 32}", f"{sandbox.world.bot_id}.{own.partition('.')[2]}"):
        ada._key = key
        with pytest.raises(CannotDo, match="401"):
            await ada.call("GET", "world")
    ada._key = own
    assert (await ada.call("GET", "me"))["person"]["global_name"] == "Ada"


async def test_worlds_have_keys_of_their_own(make_sandbox: MakeSandbox) -> None:
    here, there = await make_sandbox(), await make_sandbox()
    ada = await here.actor("Ada")
    ada._url = there.url
    with pytest.raises(CannotDo, match="401"):
        await ada.call("GET", "world")
