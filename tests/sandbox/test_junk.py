"""Nonsense in any place of any body is refused, by Discord's face and by the actor interface; it never upsets the sandbox."""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Iterator
from typing import Any

import pytest

from sandbox.errors import Json
from sandbox.seen import CannotDo
from sandbox.server import Sandbox
from tests.sandbox.bodies import (
    V2,
    button,
    command,
    gallery,
    in_modal,
    label,
    modal,
    option,
    row,
    section,
    select,
    text,
)
from tests.sandbox.conftest import Raw

JUNK: tuple[Any, ...] = (None, -1, 1.5, 10**30, True, "", "²", "--5", [], [None], [[]], {}, {"a": 1})

MESSAGE: Json = {
    "content": "x",
    "tts": False,
    "nonce": "n",
    "enforce_nonce": False,
    "flags": 0,
    "embeds": [
        {
            "title": "t",
            "color": 1,
            "fields": [{"name": "n", "value": "v", "inline": True}],
            "footer": {"text": "f"},
            "author": {"name": "a"},
            "image": {"url": "https://example.org/a.png"},
        }
    ],
    "components": [row(button(emoji={"name": "x"})), select(min_values=1, max_values=1)],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": True},
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
}
LAYOUT: Json = {
    "flags": V2,
    "components": [
        section(1),
        {"type": 17, "components": [gallery(1), text(), row(button("inner"))], "accent_color": 3},
        {"type": 14, "spacing": 1},
    ],
}
MODAL: Json = modal(
    label({"type": 4, "custom_id": "i", "style": 1, "placeholder": "x", "value": "v", "min_length": 0}),
    *in_modal(21, 2)["components"],
    row({"type": 4, "custom_id": "j", "style": 1, "label": "L"}),
)
COMMANDS: list[Json] = [
    command(
        name_localizations={"de": "x"},
        contexts=[0],
        options=[option("a", required=True, choices=[{"name": "n", "value": "v"}]), option("b", min_length=1)],
    )
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a body."""
    yield path
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in entries:
        yield from places(inner, (*path, name))


def with_junk(body: Any) -> Iterator[Any]:
    """A body with one kind of nonsense in one place, for all kinds and places."""
    for path in places(body):
        for junk in JUNK:
            if not path:
                yield junk
                continue
            changed = copy.deepcopy(body)
            spot = changed
            for step in path[:-1]:
                spot = spot[step]
            spot[path[-1]] = copy.deepcopy(junk)
            yield changed


def upsets(sandbox: Sandbox) -> list[str]:
    """Where the sandbox itself failed; that a bot should not have sent nonsense is forgiven."""
    return [problem for problem in sandbox.take_problems() if "itself failed" in problem]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/{lobby}/messages", MESSAGE),
        ("POST", "/channels/{lobby}/messages", LAYOUT),
        (
            "PATCH",
            "/channels/{lobby}/messages/{message}",
            {"attachments": [{"id": "1"}], "components": [row(button())]},
        ),
        ("PUT", "/applications/{application}/guilds/{guild}/commands", COMMANDS),
        ("POST", "/channels/{lobby}/threads", {"name": "t", "type": 11, "auto_archive_duration": 60}),
        ("POST", "/channels/{forum}/threads", {"name": "t", "message": {"content": "x"}, "applied_tags": ["1"]}),
        ("PATCH", "/channels/{lobby}", {"name": "lobby", "topic": "y"}),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}),
        ("POST", "/applications/{application}/emojis", {"name": "ab", "image": "data:image/png;base64,aGk="}),
    ],
)
async def test_nonsense_from_a_bot(sandbox: Sandbox, raw: Raw, method: str, path: str, body: Any) -> None:
    message = (await raw.send({"content": "hello"})).body["id"]
    where = path.format(
        lobby=raw.channel().id,
        forum=raw.channel("games").id,
        guild=next(iter(sandbox.world.guilds)),
        application=sandbox.world.application_id,
        message=message,
    )
    for changed in with_junk(body):
        answer = await raw(method, where, changed)
        assert answer.status < 500, changed
    assert upsets(sandbox) == []


@pytest.mark.parametrize(("kind", "data"), [(4, MESSAGE), (4, LAYOUT), (5, {"flags": 64}), (9, MODAL)])
async def test_nonsense_in_answer_to_an_interaction(sandbox: Sandbox, raw: Raw, kind: int, data: Json) -> None:
    for changed in with_junk({"type": kind, "data": data}):
        interaction = raw.interact()
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        answer = await raw("POST", path, changed)
        assert answer.status < 500, changed
    assert upsets(sandbox) == []


async def test_nonsense_from_a_person(sandbox: Sandbox, raw: Raw) -> None:
    ada = await sandbox.actor("Ada")
    raw.interact()
    guild, lobby = next(iter(ada.guilds)), ada.channel_id()
    sent = await raw.send({"components": [row(button("b")), select(custom_id="s")]})
    here = {"channel_id": lobby, "message_id": sent.body["id"]}
    for method, path, body in (
        ("POST", "interactions", {"kind": "command", "command": "test", "options": {"word": "x"}, **here}),
        ("POST", "interactions", {"kind": "button", "custom_id": "b", **here}),
        ("POST", "interactions", {"kind": "select", "custom_id": "s", "values": ["0"], **here}),
        (
            "POST",
            f"channels/{lobby}/messages",
            {"content": "x", "files": [{"filename": "a", "content_base64": "aGk="}], "reply_to": sent.body["id"]},
        ),
        ("PATCH", f"channels/{lobby}", {"name": "lobby", "topic": "y"}),
        ("POST", f"channels/{lobby}/threads", {"name": "x", "private": False, "message_id": "1", "content": "c"}),
        ("POST", "people", {"name": "Gil", "locale": "de", "guild_ids": [guild]}),
        ("PATCH", "me", {"locale": "en-US", "dms_open": True, "app_installed": False}),
        ("POST", "dms", {"recipient_id": "1"}),
        ("POST", "guilds", {"name": "g", "install_bot": False}),
        ("POST", f"guilds/{guild}/channels", {"name": "n", "type": 0}),
        ("PATCH", f"guilds/{guild}/bot", {"add": ["send_messages"], "remove": [], "channel_id": lobby}),
        ("POST", "clock", {"advance": 0, "frozen": False}),
        ("POST", "gateway", {"do": "nothing", "code": 4000}),
        ("POST", "faults", {"kind": "slow", "match": {"body": "nowhere"}, "nth": 1, "seconds": 1, "when": "before"}),
        ("POST", "login", {"person": "Ada"}),
    ):
        for changed in with_junk(body):
            # A refusal is fine; an answer that is no JSON would be another error.
            with contextlib.suppress(CannotDo):
                await ada.call(method, path, changed)
            sandbox.core.faults.clear()
    assert upsets(sandbox) == []
