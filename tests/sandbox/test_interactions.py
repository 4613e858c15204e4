"""Interactions: deadlines, what may answer what, and what a token is good for."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import limits
from sandbox.errors import Json
from sandbox.interactions import Interaction
from sandbox.seen import CannotDo
from sandbox.server import Sandbox
from tests.sandbox.conftest import Raw

V2, EPHEMERAL, LOADING = 1 << 15, 1 << 6, 1 << 7
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "B", "custom_id": "b"}]}
MODAL = {"custom_id": "m", "title": "M", "components": [{"type": 10, "content": "read this"}]}
HELLO: Json = {"content": "hello"}


async def clicked(raw: Raw) -> Interaction:
    """A click on a message of the bot."""
    message = (await raw.send({"content": "click", "components": [BUTTON]})).body
    return raw.interact("button", message_id=message["id"], custom_id="b")


async def submitted(raw: Raw) -> Interaction:
    """A modal that was opened by a command and submitted."""
    opened = raw.interact()
    await raw.respond(opened, 9, MODAL)
    assert opened.modal is not None
    return raw.interact("modal", modal_id=opened.modal.id, values={})


async def test_three_seconds_for_the_first_response(raw: Raw, sandbox: Sandbox) -> None:
    sandbox.clock.freeze()
    in_time, too_late = raw.interact(), raw.interact()
    sandbox.advance(limits.RESPONSE_SECONDS - 0.001)
    assert (await raw.respond(in_time, 4, HELLO)).status == 200
    assert too_late.state == "waiting"
    sandbox.advance(0.001)
    assert too_late.state == "failed"
    refused = await raw.respond(too_late, 4, HELLO)
    assert (refused.status, refused.code) == (404, 10062)
    assert in_time.state == "done"


async def test_a_person_sees_that_it_failed(raw: Raw, sandbox: Sandbox) -> None:
    ada = await sandbox.actor("Ada")
    raw.interact()
    outcome = await ada.command("test", wait=False)
    assert outcome.state == "waiting"
    sandbox.advance(limits.RESPONSE_SECONDS)
    await outcome.over()
    assert outcome.failed
    assert (await ada.call("GET", "world"))["interactions"] == []


@pytest.mark.parametrize("gone", ["messages", "channels"])
async def test_what_was_deleted_while_the_bot_thought_does_not_come_back(raw: Raw, sandbox: Sandbox, gone: str) -> None:
    ada = await sandbox.actor("Ada")
    thread = (await ada.call("POST", f"channels/{raw.channel().id}/threads", {"name": "aside"}))["channel"]
    thinking = raw.interact(channel_id=thread["id"])
    await raw.respond(thinking, 5)
    assert thinking.answer is not None
    shown = await ada.wait_for(lambda: ada.find_message(thinking.answer and thinking.answer.id))
    assert shown is not None
    path = f"channels/{thread['id']}" + (f"/messages/{shown.id}" if gone == "messages" else "")
    await ada.call("DELETE", path)
    sandbox.advance(limits.TOKEN_SECONDS)
    assert thinking.state == "failed"
    await ada.say("later")
    assert ada.find_message(shown.id) is None


async def test_fifteen_minutes_for_the_token(raw: Raw, sandbox: Sandbox) -> None:
    sandbox.clock.freeze()
    interaction, thinking = raw.interact(), raw.interact()
    await raw.respond(interaction, 4, HELLO)
    await raw.respond(thinking, 5)
    sandbox.advance(limits.TOKEN_SECONDS - 0.001)
    assert (await raw("PATCH", raw.webhook(interaction, "/messages/@original"), HELLO)).status == 200
    sandbox.advance(0.001)
    for method, rest in (("PATCH", "/messages/@original"), ("POST", "")):
        refused = await raw(method, raw.webhook(interaction, rest), HELLO)
        assert (refused.status, refused.code) == (401, 50027)
    assert thinking.state == "failed"
    assert thinking.answer is not None
    assert thinking.answer.failed
    assert not thinking.answer.is_loading


async def test_only_one_first_response(raw: Raw) -> None:
    interaction = raw.interact()
    assert (await raw.respond(interaction, 5)).status == 200
    refused = await raw.respond(interaction, 4, HELLO)
    assert (refused.status, refused.code) == (400, 40060)


async def test_tokens_are_checked(raw: Raw) -> None:
    interaction = raw.interact()
    assert (await raw("PATCH", raw.webhook(interaction, "/messages/@original"), HELLO)).code == 10015
    assert (await raw("POST", raw.webhook(interaction)[:-1] + "x", HELLO)).code == 10015
    answer = await raw("POST", f"/interactions/1/{interaction.token}/callback", {"type": 4, "data": HELLO})
    assert (answer.status, answer.code) == (404, 10062)


@pytest.mark.parametrize(
    ("asked", "allowed"),
    [("command", {4, 5, 9}), ("button", {4, 5, 6, 7, 9}), ("modal", {4, 5}), ("autocomplete", {8})],
)
async def test_what_may_answer_what(raw: Raw, asked: str, allowed: set[int]) -> None:
    data: dict[int, Any] = {4: HELLO, 5: None, 6: None, 7: HELLO, 8: {"choices": []}, 9: MODAL}
    for kind, body in data.items():
        if asked == "button":
            interaction = await clicked(raw)
        elif asked == "modal":
            interaction = await submitted(raw)
        else:
            interaction = raw.interact(asked)
        answer = await raw.respond(interaction, kind, body)
        if kind in allowed:
            assert answer.status == 200, (kind, answer.body)
        else:
            assert (answer.status, answer.code, answer.fields) == (400, 50035, {"type": "BASE_TYPE_CHOICES"})


async def test_a_callback_says_what_it_made(raw: Raw) -> None:
    interaction = raw.interact()
    answer = await raw.respond(interaction, 4, {"content": "secret", "flags": EPHEMERAL})
    about, resource = answer.body["interaction"], answer.body["resource"]
    assert about["response_message_ephemeral"]
    assert not about["response_message_loading"]
    assert resource["message"]["id"] == about["response_message_id"]
    assert resource["message"]["content"] == "secret"
    deferred = await raw.respond(raw.interact(), 5)
    assert deferred.body["interaction"]["response_message_loading"]
    plain = raw.interact()
    path = f"/interactions/{plain.id}/{plain.token}/callback"
    assert (await raw("POST", path, {"type": 4, "data": HELLO})).status == 204


async def test_deferring_takes_no_other_flag_than_ephemeral(raw: Raw) -> None:
    refused = await raw.respond(raw.interact(), 5, {"flags": V2})
    assert (refused.code, refused.fields) == (50035, {"data.flags": "MESSAGE_FLAGS_INVALID"})
    interaction = raw.interact()
    await raw.respond(interaction, 5, {"flags": EPHEMERAL})
    assert interaction.answer is not None
    assert interaction.answer.flags == EPHEMERAL | LOADING
    body = {"flags": V2, "components": [{"type": 10, "content": "thought"}]}
    edited = await raw("PATCH", raw.webhook(interaction, "/messages/@original"), body)
    assert edited.body["flags"] == EPHEMERAL | V2
    assert interaction.answer.reader == interaction.user_id


async def test_secrecy_cannot_change_after_deferring(raw: Raw) -> None:
    interaction = raw.interact()
    await raw.respond(interaction, 5)
    answer = await raw("POST", raw.webhook(interaction), {"content": "public after all", "flags": EPHEMERAL})
    assert answer.body["flags"] == 0
    assert answer.body["id"] == str(interaction.answer.id) if interaction.answer else False


async def test_the_first_follow_up_takes_the_place_of_the_announcement(raw: Raw) -> None:
    interaction = raw.interact()
    await raw.respond(interaction, 5)
    first = await raw("POST", raw.webhook(interaction), {"content": "one"})
    second = await raw("POST", raw.webhook(interaction), {"content": "two"})
    assert interaction.answer is not None
    assert first.body["id"] == str(interaction.answer.id) != second.body["id"]
    assert interaction.state == "done"


async def test_original_means_the_clicked_message_after_an_update(raw: Raw) -> None:
    interaction = await clicked(raw)
    await raw.respond(interaction, 6)
    edited = await raw("PATCH", raw.webhook(interaction, "/messages/@original"), {"content": "changed"})
    assert interaction.source is not None
    assert edited.body["id"] == str(interaction.source.id)
    read = await raw("GET", raw.webhook(interaction, "/messages/@original"))
    assert read.body["content"] == "changed"


async def test_messages_of_others_cannot_be_reached_through_a_token(raw: Raw) -> None:
    mine, other = raw.interact(), raw.interact()
    await raw.respond(mine, 4, HELLO)
    await raw.respond(other, 4, HELLO)
    assert other.answer is not None
    stranger = f"/messages/{other.answer.id}"
    for method, body in (("GET", None), ("PATCH", HELLO), ("DELETE", None)):
        refused = await raw(method, raw.webhook(mine, stranger), body)
        assert (refused.status, refused.code) == (404, 10008)


async def test_ephemerals_can_be_reached_through_the_token_only(raw: Raw) -> None:
    interaction = raw.interact()
    message = (await raw.respond(interaction, 4, {"content": "s", "flags": EPHEMERAL})).body["resource"]["message"]
    refused = await raw("GET", f"/channels/{message['channel_id']}/messages/{message['id']}")
    assert (refused.status, refused.code) == (404, 10008)
    files = [("later.txt", b"text")]
    edited = await raw("PATCH", raw.webhook(interaction, f"/messages/{message['id']}"), {"content": "e"}, files=files)
    assert edited.body["attachments"][0]["ephemeral"]
    assert (await raw("DELETE", raw.webhook(interaction, "/messages/@original"))).status == 204
    assert (await raw("GET", raw.webhook(interaction, "/messages/@original"))).code == 10008


async def test_the_bot_does_not_hear_that_an_ephemeral_was_dismissed(raw: Raw, sandbox: Sandbox) -> None:
    ada = await sandbox.actor("Ada")
    interaction = raw.interact()
    await raw.respond(interaction, 4, {"content": "s", "flags": EPHEMERAL})
    shown = await ada.wait_for_message()
    await ada.dismiss(shown)
    await ada.wait_for(lambda: shown.deleted)
    assert (await raw("PATCH", raw.webhook(interaction, "/messages/@original"), HELLO)).status == 200
    await ada.say("later")
    assert [message.content for message in await ada.refresh()] == ["later"]
    with pytest.raises(CannotDo, match="404"):
        await ada.call("GET", f"channels/{shown.channel_id}/messages/{shown.id}")


async def test_a_click_on_a_message_that_is_gone(raw: Raw) -> None:
    interaction = await clicked(raw)
    assert interaction.source is not None
    await raw("DELETE", f"/channels/{interaction.channel_id}/messages/{interaction.source.id}")
    refused = await raw.respond(interaction, 7, HELLO)
    assert (refused.status, refused.code) == (404, 10008)
    assert (await raw.respond(interaction, 4, HELLO)).status == 200


async def test_a_modal_stays_open_when_its_submit_fails(raw: Raw, sandbox: Sandbox) -> None:
    ada = await sandbox.actor("Ada")
    interaction = raw.interact()
    await raw.respond(interaction, 9, MODAL)
    modal = await ada.wait_for(lambda: ada.modals and ada.modals[0])
    assert modal
    outcome = await ada.submit(modal, wait=False)
    sandbox.advance(limits.RESPONSE_SECONDS)
    assert (await outcome.over()).failed
    assert ada.modals
