"""Routes: the bot itself, the gateway's address, users, commands and application emojis."""

from __future__ import annotations

import base64
import re

from sandbox import limits
from sandbox.calls import Call, route
from sandbox.check import Spot
from sandbox.check_commands import check_command, check_commands, check_counts
from sandbox.errors import ApiError, Json
from sandbox.world import Command, Emoji

GLOBAL = "/applications/{application_id}/commands"
OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJIS = "/applications/{application_id}/emojis"
EMOJI_NAME = re.compile(r"\w{2,32}")
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


@route("GET", "/users/@me")
def me(call: Call) -> Json:
    """The bot's user."""
    return call.core.shapes.user(call.world.bot) | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0}


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Json:
    """Anybody's user."""
    user = call.world.users.get(call.id("user_id"))
    if user is None:
        raise ApiError(10013)
    return call.core.shapes.user(user)


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: Call) -> Json:
    """The application."""
    return call.core.shapes.application()


@route("GET", "/gateway/bot")
def gateway(call: Call) -> Json:
    """Where the gateway is and how many shards to use."""
    start_limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.core.gateway_url, "shards": 1, "session_start_limit": start_limit}


def _scope(call: Call) -> int | None:
    """The guild whose commands are meant, None for the global ones."""
    if call.id("application_id") != call.world.application_id:
        raise ApiError(20012)
    return call.guild().id if "guild_id" in call.values else None


def _commands(call: Call, guild_id: int | None) -> dict[tuple[int, str], Command]:
    return {
        (command.body.get("type", 1), command.body["name"]): command
        for command in call.world.commands.values()
        if command.guild_id == guild_id
    }


def _store(call: Call, guild_id: int | None, bodies: list[Json]) -> list[Command]:
    """Create or update commands of a scope; the same name and type keeps its id."""
    core = call.core
    known = _commands(call, guild_id)
    new = [body for body in bodies if (body.get("type", 1), body["name"]) not in known]
    now = core.clock.now()
    core.command_creates = [entry for entry in core.command_creates if entry[0] > now - 86400]
    created_today = sum(scope == guild_id for _, scope in core.command_creates)
    if created_today + len(new) > limits.COMMAND_CREATES_A_DAY:
        raise ApiError(30034)
    core.command_creates += [(now, guild_id)] * len(new)
    stored = []
    for body in bodies:
        old = known.get((body.get("type", 1), body["name"]))
        identity = core.ids.next() if old is None else old.id
        unchanged = old is not None and old.body == body
        command = old if old is not None and unchanged else Command(identity, core.ids.next(), guild_id, body)
        call.world.commands[identity] = command
        stored.append(command)
    return stored


@route("PUT", GLOBAL)
@route("PUT", OF_GUILD)
def sync_commands(call: Call) -> list[Json]:
    """Replace all commands of a scope."""
    guild_id = _scope(call)
    form = Spot(call.body)
    if not isinstance(call.body, list):
        form.complain("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        form.finish()
    check_commands(form)
    stored = _store(call, guild_id, call.body)
    kept = {command.id for command in stored}
    for command in list(call.world.commands.values()):
        if command.guild_id == guild_id and command.id not in kept:
            del call.world.commands[command.id]
    call.core.herald.commands_changed()
    return [call.core.shapes.command(command) for command in stored]


@route("GET", GLOBAL)
@route("GET", OF_GUILD)
def list_commands(call: Call) -> list[Json]:
    """All commands of a scope."""
    return [call.core.shapes.command(command) for command in _commands(call, _scope(call)).values()]


@route("POST", GLOBAL)
@route("POST", OF_GUILD)
def create_command(call: Call) -> Json:
    """Create or replace one command."""
    guild_id = _scope(call)
    form = call.form()
    check_command(form)
    form.finish()
    others = _commands(call, guild_id)
    others.pop((call.body.get("type", 1), call.body["name"]), None)
    check_counts([*(command.body for command in others.values()), call.body])
    command = _store(call, guild_id, [call.body])[0]
    call.core.herald.commands_changed()
    return call.core.shapes.command(command)


@route("DELETE", GLOBAL + "/{command_id}")
@route("DELETE", OF_GUILD + "/{command_id}")
def delete_command(call: Call) -> None:
    """Delete one command."""
    guild_id = _scope(call)
    command = call.world.commands.get(call.id("command_id"))
    if command is None or command.guild_id != guild_id:
        raise ApiError(10063)
    del call.world.commands[command.id]
    call.core.herald.commands_changed()


@route("GET", EMOJIS)
def list_emojis(call: Call) -> Json:
    """All emojis of the application."""
    _scope(call)
    return {"items": [call.core.shapes.emoji(emoji) for emoji in call.world.emojis.values()]}


@route("POST", EMOJIS)
def create_emoji(call: Call) -> Json:
    """Upload an emoji."""
    _scope(call)
    form = call.form()
    form.record({"name", "image"})
    name = _emoji_name(form)
    picture, animated = _picture(form["image"])
    form.finish()
    if len(call.world.emojis) >= limits.EMOJIS:
        raise ApiError(30008)
    emoji = Emoji(call.core.ids.next(), name, animated)
    call.world.emojis[emoji.id] = emoji
    call.core.files.put(emoji.id, picture)
    call.core.revision += 1
    return call.core.shapes.emoji(emoji)


@route("GET", EMOJIS + "/{emoji_id}")
def get_emoji(call: Call) -> Json:
    """One emoji."""
    return call.core.shapes.emoji(_emoji(call))


@route("PATCH", EMOJIS + "/{emoji_id}")
def rename_emoji(call: Call) -> Json:
    """Rename an emoji."""
    emoji = _emoji(call)
    form = call.form()
    form.record({"name"})
    name = _emoji_name(form)
    form.finish()
    emoji.name = name
    call.core.revision += 1
    return call.core.shapes.emoji(emoji)


@route("DELETE", EMOJIS + "/{emoji_id}")
def delete_emoji(call: Call) -> None:
    """Delete an emoji."""
    emoji = _emoji(call)
    del call.world.emojis[emoji.id]
    call.core.files.drop(emoji.id)
    call.core.revision += 1


def _emoji(call: Call) -> Emoji:
    _scope(call)
    emoji = call.world.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise ApiError(10014)
    return emoji


def _emoji_name(form: Spot) -> str:
    spot = form["name"]
    name = spot.text(32, 2, required=True)
    spot.pattern(EMOJI_NAME, "STRING_TYPE_REGEX", "String value did not match validation regex.")
    return name or ""


def _picture(spot: Spot) -> tuple[bytes, bool]:
    if not spot.required():
        return b"", False
    found = DATA_URI.fullmatch(str(spot.value))
    try:
        picture = base64.b64decode(found.group(2), validate=True) if found else b""
    except ValueError:
        picture = b""
    if found is None or not picture:
        spot.complain("IMAGE_INVALID", "Invalid image data")
        return b"", False
    if len(picture) > limits.EMOJI_BYTES:
        spot.complain("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return picture, found.group(1) == "image/gif"
