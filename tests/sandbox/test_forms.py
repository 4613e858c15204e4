"""Forms that Discord refuses for other reasons than a number, and what it makes of good ones."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.errors import Json
from sandbox.server import Sandbox
from tests.sandbox.bodies import V2, button, command, label, modal, option, options, row, select, text
from tests.sandbox.conftest import Raw

LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
MISSING = "BASE_TYPE_REQUIRED"
PICTURE: Json = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({"content": 5}, {"content": "STRING_TYPE_CONVERT"}),
        ({"content": "x", "embeds": {}}, {"embeds": "LIST_TYPE_CONVERT"}),
        ({"content": "x", "embeds": ["x"]}, {"embeds.0": "MODEL_TYPE_CONVERT"}),
        ({"content": "x", "tts": "yes"}, {"tts": "BOOLEAN_TYPE_CONVERT"}),
        ({"content": "x", "flags": 64}, {"flags": "MESSAGE_FLAGS_INVALID"}),
        ({"content": "x", "flags": "many"}, {"flags": "NUMBER_TYPE_COERCE"}),
        ({"content": "x", "message_reference": {"message_id": "1"}}, {"message_reference": "REPLIES_UNKNOWN_MESSAGE"}),
        ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, {"allowed_mentions.parse.0": "BASE_TYPE_CHOICES"}),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            {"allowed_mentions": "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"},
        ),
        ({"content": "x", "attachments": [{"id": 7}]}, {"attachments.0": "ATTACHMENT_NOT_FOUND"}),
        ({"embeds": [{"color": 1 << 24}]}, {"embeds.0.color": "NUMBER_TYPE_MAX"}),
        ({"components": [text()]}, {"components.0.type": "UNION_TYPE_CHOICES"}),
        ({"components": [row(text())]}, {"components.0.components.0.type": "UNION_TYPE_CHOICES"}),
        ({"components": [row(button(label=None))]}, {"components.0.components.0.label": MISSING}),
        (
            {"components": [row(button(style=5))]},
            {"components.0.components.0.url": MISSING, "components.0.components.0": "COMPONENT_INVALID_FIELDS"},
        ),
        ({"components": [row(button(style=9))]}, {"components.0.components.0.style": "BASE_TYPE_CHOICES"}),
        (
            {"components": [row(button(emoji={"id": "5"}))]},
            {"components.0.components.0.emoji.id": "BUTTON_COMPONENT_INVALID_EMOJI"},
        ),
        (
            {"components": [row(button(url="https://example.org"))]},
            {"components.0.components.0": "COMPONENT_INVALID_FIELDS"},
        ),
        (
            {"components": [select(options=[*options(1), *options(1)])]},
            {"components.0.components.0.options.1.value": "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
        ),
        ({"components": [select(max_values=2)]}, {"components.0.components.0.max_values": "NUMBER_TYPE_MAX"}),
        ({"flags": V2, "content": "x", "components": [text()]}, {"content": LEGACY}),
        ({"flags": V2, "embeds": [{"title": "x"}], "components": [text()]}, {"embeds": LEGACY}),
        ({"flags": V2, "components": [{"type": 9, "components": [text()]}]}, {"components.0.accessory": MISSING}),
        (
            {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
            {"components.0.components.0.type": "UNION_TYPE_CHOICES"},
        ),
        (
            {"flags": V2, "components": [PICTURE]},
            {"components.0.items.0.media": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"},
        ),
        (
            {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "ftp://example.org/a.png"}}]}]},
            {"components.0.items.0.media.url": "URL_TYPE_INVALID_SCHEME"},
        ),
    ],
)
async def test_a_wrong_message(raw: Raw, body: Json, fields: dict[str, str]) -> None:
    refused = await raw.send(body)
    assert (refused.status, refused.code) == (400, 50035)
    assert refused.fields == fields


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"embeds": []}, {"flags": V2, "components": []}])
async def test_an_empty_message(raw: Raw, body: Json) -> None:
    refused = await raw.send(body)
    assert (refused.status, refused.code) == (400, 50006)


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ([{"description": "d"}], {"0.name": MISSING}),
        ([command("Upper")], {"0.name": "APPLICATION_COMMAND_INVALID_NAME"}),
        ([command("two words")], {"0.name": "APPLICATION_COMMAND_INVALID_NAME"}),
        ([command(), command()], {"1.name": "APPLICATION_COMMANDS_DUPLICATE_NAME"}),
        ([command(name_localizations={"klingon": "x"})], {"0.name_localizations.klingon": "BASE_TYPE_CHOICES"}),
        (
            [command(options=[option("a"), option("b", required=True)])],
            {"0.options.1": "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
        ),
        (
            [command(options=[option("a"), option("a")])],
            {"0.options.1.name": "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"},
        ),
        (
            [{"name": "Menu", "type": 2, "description": "d"}],
            {"0.description": "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION"},
        ),
    ],
)
async def test_a_wrong_command(raw: Raw, body: list[Json], fields: dict[str, str]) -> None:
    refused = await raw("PUT", f"/applications/{raw.sandbox.world.application_id}/commands", body)
    assert (refused.status, refused.code) == (400, 50035)
    assert refused.fields == fields


@pytest.mark.parametrize(
    ("data", "fields"),
    [
        ({"custom_id": "m", "title": "M"}, {"data.components": MISSING}),
        (modal(row(button())), {"data.components.0.components.0.type": "UNION_TYPE_CHOICES"}),
        (
            modal({"type": 1, "components": [{"type": 4, "custom_id": "i", "style": 1}]}),
            {"data.components.0.components.0.label": MISSING},
        ),
        (modal(label(), label()), {"data.components.1.component.custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED"}),
        (
            modal(label({"type": 4, "custom_id": "i", "style": 3})),
            {"data.components.0.component.style": "BASE_TYPE_CHOICES"},
        ),
    ],
)
async def test_a_wrong_modal(raw: Raw, data: Json, fields: dict[str, str]) -> None:
    refused = await raw.respond(raw.interact(), 9, data)
    assert (refused.status, refused.code) == (400, 50035)
    assert refused.fields == fields


async def test_what_is_not_json(raw: Raw) -> None:
    # Without files this is sent as an ordinary web form, which Discord does not take.
    refused = await raw.send({"content": "x"}, files=[])
    assert (refused.status, refused.code) == (400, 50109)


async def test_what_is_not_an_id(raw: Raw) -> None:
    assert (await raw("GET", "/channels/nonsense")).fields == {"channel_id": "NUMBER_TYPE_COERCE"}


async def test_editing_attachments_names_what_remains(raw: Raw) -> None:
    sent = (await raw.send({"content": "x"}, files=[("a.png", b"a"), ("b.png", b"b")])).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    first = sent["attachments"][0]["id"]
    listed: list[Any] = [{"id": first, "description": "the first"}, {"id": 0, "filename": "c.png"}]
    edited = await raw("PATCH", path, {"attachments": listed}, files=[("c.png", b"c")])
    assert [entry["filename"] for entry in edited.body["attachments"]] == ["a.png", "c.png"]
    assert edited.body["attachments"][0]["description"] == "the first"
    untouched = await raw("PATCH", path, {"content": "y"})
    assert len(untouched.body["attachments"]) == 2
    assert (await raw("PATCH", path, {"attachments": []})).body["attachments"] == []


async def test_an_embed_loses_its_picture_with_the_attachment(raw: Raw) -> None:
    body = {"embeds": [{"title": "t", "image": {"url": "attachment://a.png"}}]}
    sent = (await raw.send(body, files=[("a.png", b"x")])).body
    assert sent["embeds"][0]["image"]["url"].startswith("http")
    edited = await raw("PATCH", f"/channels/{sent['channel_id']}/messages/{sent['id']}", {"attachments": []})
    assert edited.body["embeds"] == [{"type": "rich", "title": "t"}]


async def test_components_v2_cannot_be_taken_back(raw: Raw) -> None:
    sent = (await raw.send({"flags": V2, "components": [PICTURE]}, files=[("a.png", b"a")])).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    assert sent["components"][0]["items"][0]["media"]["url"] == sent["attachments"][0]["url"]
    kept = await raw("PATCH", path, {"flags": 0})
    assert kept.body["flags"] & V2
    refused = await raw("PATCH", path, {"content": "plain"})
    assert refused.fields == {"content": LEGACY}
    # A picture whose file is dropped cannot be shown any more.
    refused = await raw("PATCH", path, {"attachments": [], "components": [PICTURE]})
    assert refused.fields == {"components.0.items.0.media": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}


async def test_a_nonce_that_must_be_unique(raw: Raw, sandbox: Sandbox) -> None:
    body = {"content": "once", "nonce": "abc", "enforce_nonce": True}
    first, second = await raw.send(body), await raw.send(body)
    assert first.body["id"] == second.body["id"]
    assert len(sandbox.world.channel_messages(raw.channel().id)) == 1
    assert (await raw.send({"content": "twice", "nonce": "abc"})).body["id"] != first.body["id"]
    sandbox.advance(301)
    assert (await raw.send(body)).body["id"] != first.body["id"]


async def test_mentions(raw: Raw, sandbox: Sandbox) -> None:
    ada, ben = (sandbox.world.person(name) for name in ("Ada", "Ben"))
    assert ada
    assert ben
    guild = next(iter(sandbox.world.guilds.values()))
    player = next(role for role in guild.roles.values() if role.name == "Player")
    content = f"<@{ada.id}> <@{ben.id}> <@&{player.id}> @everyone"

    async def mentioned(allowed: Json | None) -> tuple[list[str], list[str], bool]:
        body = (await raw.send({"content": content} | ({} if allowed is None else {"allowed_mentions": allowed}))).body
        names = [user["username"] for user in body["mentions"]]
        return names, body["mention_roles"], body["mention_everyone"]

    # The bot may not mention everyone here.
    assert await mentioned(None) == (["ada", "ben"], [str(player.id)], False)
    assert await mentioned({"parse": []}) == ([], [], False)
    assert await mentioned({"parse": ["roles"], "users": [str(ben.id)]}) == (["ben"], [str(player.id)], False)
    guild.roles[guild.id].permissions |= 1 << 17
    assert await mentioned({"parse": ["everyone"]}) == ([], [], True)


async def test_a_reply_mentions_only_when_told(raw: Raw, sandbox: Sandbox) -> None:
    ada = await sandbox.actor("Ada")
    said = await ada.say("hello?")
    reference = {"message_id": said.id}
    loud = await raw.send({"content": "yes", "message_reference": reference})
    assert loud.body["type"] == 19
    assert loud.body["referenced_message"]["content"] == "hello?"
    assert [user["username"] for user in loud.body["mentions"]] == ["ada"]
    quiet = {"content": "yes", "message_reference": reference, "allowed_mentions": {"parse": [], "replied_user": False}}
    assert (await raw.send(quiet)).body["mentions"] == []
    await ada.dismiss(said)
    lenient = {"content": "yes", "message_reference": reference | {"fail_if_not_exists": False}}
    assert (await raw.send(lenient)).status == 200
