"""Commands from a person's side: which ones are there in a channel, in which language, and with which options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox import permissions
from sandbox.check_commands import CHAT_INPUT
from sandbox.errors import ActorError, Json
from sandbox.kinds import OptionKind, Permission
from sandbox.resolved import Resolved
from sandbox.world import Channel, Command, User

if TYPE_CHECKING:
    from sandbox.core import Core

IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
GUILD_INSTALL, USER_INSTALL = 0, 1
PLAIN: dict[OptionKind, tuple[type, ...]] = {
    OptionKind.STRING: (str,),
    OptionKind.INTEGER: (int,),
    OptionKind.NUMBER: (int, float),
    OptionKind.BOOLEAN: (bool,),
}


@dataclass(frozen=True, slots=True)
class Reach:
    """How the application is reached in a channel."""

    context: int
    by_guild: bool
    by_user: bool

    @property
    def installs(self) -> set[int]:
        """The kinds of installation that hold here."""
        return {kind for kind, holds in ((GUILD_INSTALL, self.by_guild), (USER_INSTALL, self.by_user)) if holds}


def reach(core: Core, person: User, channel: Channel) -> Reach:
    """How a person reaches the application in a channel."""
    world = core.world
    if channel.guild_id is not None:
        return Reach(IN_GUILD, world.bot_in(channel.guild_id), person.app_installed)
    if world.bot_id in channel.recipients:
        return Reach(IN_BOT_DM, world.share_a_guild(person.id, world.bot_id), person.app_installed)
    return Reach(IN_PRIVATE, False, person.app_installed)


def commands_in(core: Core, person: User, channel: Channel) -> list[Command]:
    """The commands that a person can run in a channel; a guild's own come first."""
    granted = permissions.in_channel(core.world, channel, person.id)
    if not granted & Permission.USE_APPLICATION_COMMANDS:
        return []
    way = reach(core, person, channel)
    found = [command for command in core.world.commands.values() if _offered(command, channel, way, granted)]
    return sorted(found, key=lambda command: (command.guild_id is None, command.body["name"]))


def _offered(command: Command, channel: Channel, way: Reach, granted: int) -> bool:
    body = command.body
    if command.guild_id is not None:
        if command.guild_id != channel.guild_id or not way.by_guild:
            return False
    else:
        if not way.installs & set(body.get("integration_types") or [GUILD_INSTALL]):
            return False
        contexts = body.get("contexts")
        if contexts is None:
            contexts = [IN_GUILD] if body.get("dm_permission") is False else [IN_GUILD, IN_BOT_DM, IN_PRIVATE]
        if way.context not in contexts:
            return False
    needed = body.get("default_member_permissions")
    if needed is None or way.context != IN_GUILD:
        return True
    return granted & int(needed) == int(needed) if int(needed) else granted == permissions.ALL


def localised(entry: Json, locale: str) -> Json:
    """A command, option or choice with its words in a language."""
    shape = dict(entry)
    for name in ("name", "description"):
        if name in entry:
            shape[f"{name}_localized"] = (entry.get(f"{name}_localizations") or {}).get(locale) or entry[name]
    for inner in ("options", "choices"):
        if entry.get(inner):
            shape[inner] = [localised(part, locale) for part in entry[inner]]
    return shape


@dataclass(slots=True)
class Chosen:
    """A command with the path to the subcommand, and that subcommand's options."""

    command: Command
    path: list[Json]
    options: list[Json]


def find_command(core: Core, person: User, channel: Channel, path: str) -> Chosen:
    """The command that a person means by its full path."""
    name, *rest = path.split(" ")
    for command in commands_in(core, person, channel):
        if command.body.get("type", CHAT_INPUT) != CHAT_INPUT:
            if command.body["name"] == path:
                return Chosen(command, [], [])
        elif command.body["name"] == name:
            return _descend(command, path, rest)
    raise ActorError(404, f"There is no command /{path} here.")


def _descend(command: Command, path: str, rest: list[str]) -> Chosen:
    steps: list[Json] = []
    options: list[Json] = command.body.get("options") or []
    for name in rest:
        step = next((option for option in options if option["name"] == name and _is_group(option)), None)
        if step is None:
            raise ActorError(404, f"There is no command /{path} here.")
        steps.append(step)
        options = step.get("options") or []
    if any(map(_is_group, options)):
        raise ActorError(400, f"/{path} needs one of its subcommands.")
    return Chosen(command, steps, options)


def _is_group(option: Json) -> bool:
    return option["type"] in (OptionKind.SUBCOMMAND, OptionKind.GROUP)


def filled_options(chosen: Chosen, values: Json, resolved: Resolved, focused: str | None = None) -> list[Json]:
    """The options of an interaction, nested under the subcommand; while completing they may still be partial."""
    unknown = set(values) - {option["name"] for option in chosen.options}
    if unknown:
        raise ActorError(400, f"The command has no option {', '.join(sorted(unknown))}.")
    filled: list[Json] = []
    for option in chosen.options:
        name = option["name"]
        if values.get(name) is None:
            if option.get("required") and focused is None:
                raise ActorError(400, f"The option {name} is needed.")
            continue
        is_focused = name == focused
        value = values[name] if is_focused else _value(option, values[name], resolved)
        entry = {"name": name, "type": option["type"], "value": str(value) if is_focused else value}
        filled.append(entry | ({"focused": True} if is_focused else {}))
    for step in reversed(chosen.path):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    return filled


def _value(option: Json, value: Any, resolved: Resolved) -> Any:
    kind = option["type"]
    if kind == OptionKind.USER:
        return resolved.user(value)
    if kind == OptionKind.ROLE:
        return resolved.role(value)
    if kind == OptionKind.MENTIONABLE:
        return resolved.mentionable(value)
    if kind == OptionKind.CHANNEL:
        return resolved.channel(value, option.get("channel_types"))
    if kind == OptionKind.ATTACHMENT:
        return resolved.attachment(value)
    _check_plain(option, value)
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise ActorError(400, f"{value!r} is not among the choices of {option['name']}.")
    return value


def _check_plain(option: Json, value: Any) -> None:
    kind, name = option["type"], option["name"]
    wanted = PLAIN[OptionKind(kind)]
    if not isinstance(value, wanted) or (isinstance(value, bool) and kind != OptionKind.BOOLEAN):
        raise ActorError(400, f"{value!r} does not fit the option {name}.")
    size = len(value) if isinstance(value, str) else value
    least = option.get("min_length" if isinstance(value, str) else "min_value")
    most = option.get("max_length" if isinstance(value, str) else "max_value")
    if (least is not None and size < least) or (most is not None and size > most):
        raise ActorError(400, f"{value!r} is too small or too big for the option {name}.")
