"""Every limit at n, where it lets pass, and at n + 1, where it refuses with Discord's status, code and field path."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sandbox import limits
from sandbox.check_commands import characters
from sandbox.errors import Json
from sandbox.server import Sandbox
from sandbox.world import Emoji
from tests.sandbox.bodies import (
    V2,
    button,
    buttons,
    command,
    gallery,
    in_modal,
    label,
    mixed,
    modal,
    option,
    options,
    row,
    section,
    select,
    text,
)
from tests.sandbox.conftest import Answer, Raw

MIB = 1024 * 1024
Case = tuple[str, int, str, str, Callable[[Raw, int], Awaitable[Answer]]]


def embed(**fields: Any) -> Callable[[Raw, int], Awaitable[Answer]]:
    """A message with one embed; `...` stands for n characters."""

    def fill(value: Any, n: int) -> Any:
        if value is ...:
            return "x" * n
        if isinstance(value, dict):
            return {name: fill(inner, n) for name, inner in value.items()}
        return [fill(inner, n) for inner in value] if isinstance(value, list) else value

    return lambda raw, n: raw.send({"embeds": [fill(fields, n)]})


def full_embeds(total: int) -> list[Json]:
    """Two embeds with so many characters together."""
    return [{"description": "x" * 4000}, {"description": "x" * (total - 4000)}]


def message(build: Callable[[int], Json]) -> Callable[[Raw, int], Awaitable[Answer]]:
    """A message whose body depends on n."""
    return lambda raw, n: raw.send(build(n))


def layout(build: Callable[[int], list[Json]]) -> Callable[[Raw, int], Awaitable[Answer]]:
    """A Components V2 message whose components depend on n."""
    return lambda raw, n: raw.send({"flags": V2, "components": build(n)})


def with_files(count: int, size: int = 1, alt: int = 0) -> tuple[Json, list[tuple[str, bytes]]]:
    """A body and files."""
    listed = [{"id": index, "filename": f"{index}.txt", "description": "x" * alt} for index in range(count)]
    return {"attachments": listed}, [(f"{index}.txt", b"x" * size) for index in range(count)]


async def send_files(raw: Raw, count: int, **sizes: int) -> Answer:
    """A message with files."""
    body, files = with_files(count, **sizes)
    return await raw.send(body, files=files)


def answering(
    kind: int, build: Callable[[int], Json], asked: str = "command"
) -> Callable[[Raw, int], Awaitable[Answer]]:
    """A first response whose data depends on n."""
    return lambda raw, n: raw.respond(raw.interact(asked), kind, build(n))


def syncing(build: Callable[[int], list[Json]]) -> Callable[[Raw, int], Awaitable[Answer]]:
    """A sync whose commands depend on n."""
    return lambda raw, n: raw("PUT", f"/applications/{raw.sandbox.world.application_id}/commands", build(n))


def sized_command(total: int) -> Json:
    """A command that counts exactly so many characters, in the longer of its languages."""
    choices = [{"name": "x" * 100, "value": "y" * 100} for _ in range(25)]
    full = command(
        description_localizations={"de": "x" * 100},
        options=[option("a", choices=choices), option("b", choices=choices[:14])],
    )
    missing = total - characters(full)
    filler = [{"name": "n" * 50, "value": "v" * (missing - 50)}]
    full["options"][1]["choices"] = choices[:14] + filler
    assert characters(full) == total
    return full


async def upload_emoji(raw: Raw, existing: int) -> Answer:
    """One more emoji when there are n - 1."""
    world = raw.sandbox.world
    world.emojis = {number: Emoji(number, "one") for number in range(existing - 1)}
    picture = "data:image/png;base64," + base64.b64encode(b"png").decode()
    return await raw("POST", f"/applications/{world.application_id}/emojis", {"name": "two", "image": picture})


async def upload_big_emoji(raw: Raw, size: int) -> Answer:
    """An emoji of so many bytes."""
    picture = "data:image/png;base64," + base64.b64encode(b"x" * size).decode()
    application_id = raw.sandbox.world.application_id
    return await raw("POST", f"/applications/{application_id}/emojis", {"name": "two", "image": picture})


async def open_thread(raw: Raw, length: int) -> Answer:
    """A thread with a name of so many characters."""
    return await raw("POST", f"/channels/{raw.channel().id}/threads", {"name": "x" * length, "type": 11})


TOO_LONG, BAD_LENGTH = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"

# what, n, path of the wrong field, code of the field's error, the request
FORMS: list[Case] = [
    ("content", 2000, "content", TOO_LONG, message(lambda n: {"content": "x" * n})),
    ("nonce", 25, "nonce", TOO_LONG, message(lambda n: {"content": "x", "nonce": "n" * n})),
    ("embed title", 256, "embeds.0.title", TOO_LONG, embed(title=...)),
    ("embed description", 4096, "embeds.0.description", TOO_LONG, embed(description=...)),
    ("embed footer", 2048, "embeds.0.footer.text", TOO_LONG, embed(title="t", footer={"text": ...})),
    ("embed author", 256, "embeds.0.author.name", TOO_LONG, embed(author={"name": ...})),
    ("field name", 256, "embeds.0.fields.0.name", BAD_LENGTH, embed(fields=[{"name": ..., "value": "v"}])),
    ("field value", 1024, "embeds.0.fields.0.value", BAD_LENGTH, embed(fields=[{"name": "n", "value": ...}])),
    (
        "embed fields",
        25,
        "embeds.0.fields",
        TOO_LONG,
        message(lambda n: {"embeds": [{"fields": [{"name": "n", "value": "v"}] * n}]}),
    ),
    ("embeds", 10, "embeds", TOO_LONG, message(lambda n: {"embeds": [{"title": "t"}] * n})),
    ("all embeds", 6000, "embeds", "MAX_EMBED_SIZE_EXCEEDED", message(lambda n: {"embeds": full_embeds(n)})),
    ("files", 10, "attachments", TOO_LONG, lambda raw, n: send_files(raw, n)),
    ("alt text", 1024, "attachments.0.description", TOO_LONG, lambda raw, n: send_files(raw, 1, alt=n)),
    ("rows", 5, "components", TOO_LONG, message(lambda n: {"components": [row(b) for b in buttons(n)]})),
    ("row", 5, "components.0.components", BAD_LENGTH, message(lambda n: {"components": [row(*buttons(n))]})),
    (
        "a select takes a row",
        1,
        "components.0.components.0",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        message(lambda n: {"components": [row(*select()["components"], *buttons(n - 1))]}),
    ),
    (
        "button label",
        80,
        "components.0.components.0.label",
        TOO_LONG,
        message(lambda n: {"components": [row(button(label="x" * n))]}),
    ),
    (
        "custom id",
        100,
        "components.0.components.0.custom_id",
        BAD_LENGTH,
        message(lambda n: {"components": [row(button("x" * n))]}),
    ),
    (
        "the same custom id",
        1,
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        message(lambda n: {"components": [row(button()) for _ in range(n)]}),
    ),
    (
        "select options",
        25,
        "components.0.components.0.options",
        BAD_LENGTH,
        message(lambda n: {"components": [select(options=options(n))]}),
    ),
    *(
        (
            f"select option {name}",
            100,
            f"components.0.components.0.options.0.{name}",
            TOO_LONG if name == "description" else BAD_LENGTH,
            message(lambda n, name=name: {"components": [select(options=options(1, **{name: "x" * n}))]}),  # type: ignore[misc]
        )
        for name in ("label", "value", "description")
    ),
    (
        "select placeholder",
        150,
        "components.0.components.0.placeholder",
        TOO_LONG,
        message(lambda n: {"components": [select(placeholder="x" * n)]}),
    ),
    ("V2 components", 40, "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", layout(mixed)),
    (
        "V2 text",
        4000,
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        layout(lambda n: [text("x" * 2000), text("x" * (n - 2000))]),
    ),
    ("section", 3, "components.0.components", BAD_LENGTH, layout(lambda n: [section(n)])),
    ("gallery", 10, "components.0.items", BAD_LENGTH, layout(lambda n: [gallery(n)])),
    (
        "gallery alt text",
        1024,
        "components.0.items.0.description",
        TOO_LONG,
        layout(lambda n: [gallery(1, description="x" * n)]),
    ),
    (
        "autocomplete choices",
        25,
        "data.choices",
        TOO_LONG,
        answering(8, lambda n: {"choices": [{"name": "n", "value": "v"}] * n}, "autocomplete"),
    ),
    (
        "choice name",
        100,
        "data.choices.0.name",
        BAD_LENGTH,
        answering(8, lambda n: {"choices": [{"name": "n" * n, "value": "v"}]}, "autocomplete"),
    ),
    (
        "choice value",
        100,
        "data.choices.0.value",
        TOO_LONG,
        answering(8, lambda n: {"choices": [{"name": "n", "value": "v" * n}]}, "autocomplete"),
    ),
    ("content of a callback", 2000, "data.content", TOO_LONG, answering(4, lambda n: {"content": "x" * n})),
    ("modal title", 45, "data.title", BAD_LENGTH, answering(9, lambda n: modal(title="x" * n))),
    ("modal custom id", 100, "data.custom_id", BAD_LENGTH, answering(9, lambda n: modal(custom_id="x" * n))),
    ("modal parts", 5, "data.components", BAD_LENGTH, answering(9, lambda n: modal(*[text() for _ in range(n)]))),
    ("label", 45, "data.components.0.label", BAD_LENGTH, answering(9, lambda n: modal(label(label="x" * n)))),
    (
        "label description",
        100,
        "data.components.0.description",
        TOO_LONG,
        answering(9, lambda n: modal(label(description="x" * n))),
    ),
    (
        "text input placeholder",
        100,
        "data.components.0.component.placeholder",
        TOO_LONG,
        answering(9, lambda n: modal(label({"type": 4, "custom_id": "i", "style": 1, "placeholder": "x" * n}))),
    ),
    (
        "text input value",
        4000,
        "data.components.0.component.value",
        TOO_LONG,
        answering(9, lambda n: modal(label({"type": 4, "custom_id": "i", "style": 2, "value": "x" * n}))),
    ),
    (
        "select in a modal",
        25,
        "data.components.0.component.options",
        BAD_LENGTH,
        answering(9, lambda n: in_modal(3, n)),
    ),
    ("radio group", 10, "data.components.0.component.options", BAD_LENGTH, answering(9, lambda n: in_modal(21, n))),
    ("checkbox group", 10, "data.components.0.component.options", BAD_LENGTH, answering(9, lambda n: in_modal(22, n))),
    (
        "command options",
        25,
        "0.options",
        TOO_LONG,
        syncing(lambda n: [command(options=[option(f"o{i}") for i in range(n)])]),
    ),
    ("command name", 32, "0.name", BAD_LENGTH, syncing(lambda n: [command("x" * n)])),
    ("command description", 100, "0.description", BAD_LENGTH, syncing(lambda n: [command(description="x" * n)])),
    (
        "translated name",
        32,
        "0.name_localizations.de",
        BAD_LENGTH,
        syncing(lambda n: [command(name_localizations={"de": "x" * n})]),
    ),
    (
        "translated description",
        100,
        "0.description_localizations.de",
        BAD_LENGTH,
        syncing(lambda n: [command(description_localizations={"de": "x" * n})]),
    ),
    ("option name", 32, "0.options.0.name", BAD_LENGTH, syncing(lambda n: [command(options=[option("x" * n)])])),
    (
        "choices of an option",
        25,
        "0.options.0.choices",
        TOO_LONG,
        syncing(lambda n: [command(options=[option(choices=[{"name": "n", "value": str(i)} for i in range(n)])])]),
    ),
    ("characters of a command", 8000, "0", "APPLICATION_COMMAND_TOO_LARGE", syncing(lambda n: [sized_command(n)])),
    ("emoji bytes", 256 * 1024, "image", "BINARY_TYPE_MAX_SIZE", upload_big_emoji),
    ("thread name", 100, "name", BAD_LENGTH, open_thread),
]


@pytest.mark.parametrize(
    ("n", "path", "code", "request_with"), [case[1:] for case in FORMS], ids=[case[0] for case in FORMS]
)
async def test_a_form_at_its_limit_and_beyond(
    raw: Raw, n: int, path: str, code: str, request_with: Callable[[Raw, int], Awaitable[Answer]]
) -> None:
    within = await request_with(raw, n)
    assert within.status == 200, within.body
    beyond = await request_with(raw, n + 1)
    assert (beyond.status, beyond.code) == (400, 50035)
    assert beyond.fields == {path: code}


# what, n, status, code, the request
REFUSALS: list[tuple[str, int, int, int, Callable[[Raw, int], Awaitable[Answer]]]] = [
    ("file bytes", 10 * MIB, 413, 40005, lambda raw, n: send_files(raw, 1, size=n)),
    ("global commands", 100, 400, 30032, syncing(lambda n: [command(f"c{i}") for i in range(n)])),
    ("user menus", 15, 400, 30032, syncing(lambda n: [{"name": f"c{i}", "type": 2} for i in range(n)])),
    ("application emojis", 2000, 400, 30008, upload_emoji),
]


@pytest.mark.parametrize(
    ("n", "status", "code", "request_with"), [case[1:] for case in REFUSALS], ids=[case[0] for case in REFUSALS]
)
async def test_a_number_at_its_limit_and_beyond(
    raw: Raw, n: int, status: int, code: int, request_with: Callable[[Raw, int], Awaitable[Answer]]
) -> None:
    assert (await request_with(raw, n)).status == 200
    beyond = await request_with(raw, n + 1)
    assert (beyond.status, beyond.code) == (status, code)


# Where a limit is a least number: what, the least, path, code, the request
LEAST: list[Case] = [
    ("row", 1, "components.0.components", BAD_LENGTH, message(lambda n: {"components": [row(*buttons(n))]})),
    (
        "select",
        1,
        "components.0.components.0.options",
        BAD_LENGTH,
        message(lambda n: {"components": [select(options=options(n))]}),
    ),
    ("section", 1, "components.0.components", BAD_LENGTH, layout(lambda n: [section(n)])),
    ("gallery", 1, "components.0.items", BAD_LENGTH, layout(lambda n: [gallery(n)])),
    ("modal", 1, "data.components", BAD_LENGTH, answering(9, lambda n: {**modal(), "components": [text()] * n})),
    ("radio group", 2, "data.components.0.component.options", BAD_LENGTH, answering(9, lambda n: in_modal(21, n))),
    ("checkbox group", 1, "data.components.0.component.options", BAD_LENGTH, answering(9, lambda n: in_modal(22, n))),
]


@pytest.mark.parametrize(
    ("n", "path", "code", "request_with"), [case[1:] for case in LEAST], ids=[case[0] for case in LEAST]
)
async def test_a_form_at_its_least_and_below(
    raw: Raw, n: int, path: str, code: str, request_with: Callable[[Raw, int], Awaitable[Answer]]
) -> None:
    assert (await request_with(raw, n)).status == 200
    below = await request_with(raw, n - 1)
    assert (below.status, below.code) == (400, 50035)
    assert below.fields == {path: code}


async def test_files_that_are_not_listed_count_too(raw: Raw) -> None:
    files = [(f"{number}.txt", b"x") for number in range(11)]
    assert (await raw.send({"content": "x"}, files=files[:10])).status == 200
    refused = await raw.send({"content": "x"}, files=files)
    assert (refused.status, refused.code) == (400, 30015)


async def test_two_hundred_command_creates_a_day(raw: Raw, sandbox: Sandbox) -> None:
    application_id = sandbox.world.application_id
    guild_id = next(iter(sandbox.world.guilds))
    path = f"/applications/{application_id}/guilds/{guild_id}/commands"

    async def sync(*numbers: int) -> Answer:
        return await raw("PUT", path, [command(f"c{number}") for number in numbers])

    assert (await sync(*range(100))).status == 200
    assert (await sync(*range(100, 200))).status == 200
    # What is there already is no creation.
    assert (await sync(*range(100, 200))).status == 200
    refused = await sync(*range(101, 201))
    assert (refused.status, refused.code) == (400, 30034)
    # The global commands, and other guilds, have an account of their own.
    assert (await raw("PUT", f"/applications/{application_id}/commands", [command()])).status == 200
    sandbox.advance(86401)
    assert (await sync(*range(101, 201))).status == 200


async def test_many_new_dms_quickly(raw: Raw, sandbox: Sandbox) -> None:
    most, seconds = limits.NEW_DMS
    ada = await sandbox.actor("Ada")
    ids = [(await ada.call("POST", "people", {"name": f"P{n}"}))["person"]["id"] for n in range(most + 1)]
    for person_id in ids[:most]:
        assert (await raw("POST", "/users/@me/channels", {"recipient_id": person_id})).status == 200
    refused = await raw("POST", "/users/@me/channels", {"recipient_id": ids[most]})
    assert (refused.status, refused.code) == (400, 40003)
    # A DM that is open already can be opened again.
    assert (await raw("POST", "/users/@me/channels", {"recipient_id": ids[0]})).status == 200
    sandbox.advance(seconds)
    assert (await raw("POST", "/users/@me/channels", {"recipient_id": ids[most]})).status == 200


async def test_follow_ups_without_a_guild_install(raw: Raw, sandbox: Sandbox) -> None:
    ada = await sandbox.actor("Ada")
    await ada.call("DELETE", f"guilds/{next(iter(ada.guilds))}/bot")
    await ada.settings(app_installed=True)
    interaction = raw.interact()
    assert interaction.payload["authorizing_integration_owners"] == {"1": ada.id}
    assert (await raw.respond(interaction, 4, {"content": "hello"})).status == 200
    for _ in range(limits.USER_INSTALL_FOLLOW_UPS):
        assert (await raw("POST", raw.webhook(interaction), {"content": "more"})).status == 200
    refused = await raw("POST", raw.webhook(interaction), {"content": "too much"})
    assert (refused.status, refused.code) == (400, 40094)


async def test_follow_ups_with_a_guild_install_have_no_limit(raw: Raw) -> None:
    interaction = raw.interact()
    await raw.respond(interaction, 4, {"content": "hello"})
    for _ in range(limits.USER_INSTALL_FOLLOW_UPS + 1):
        assert (await raw("POST", raw.webhook(interaction), {"content": "more"})).status == 200
