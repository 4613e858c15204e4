"""What a person chooses in a select, in a message or in a modal."""

from __future__ import annotations

from typing import Any

from sandbox.errors import ActorError, Json
from sandbox.kinds import Component
from sandbox.resolved import Resolved


def setting(component: Json, name: str, default: Any) -> Any:
    """What a component sets, or Discord's default where it sets nothing or null."""
    value = component.get(name)
    return default if value is None else value


def chosen_values(component: Json, values: Any, resolved: Resolved, *, least: int) -> list[str]:
    """The chosen values, if the select offers them and takes that many."""
    if not isinstance(values, list):
        raise ActorError(400, "values must be a list.")
    most = setting(component, "max_values", 1)
    if not least <= len(values) <= most:
        raise ActorError(400, f"Choose at least {least} and at most {most}.")
    if len({str(value) for value in values}) != len(values):
        raise ActorError(400, "Choose nothing twice.")
    kind = component["type"]
    if kind == Component.STRING_SELECT:
        offered = [option["value"] for option in component["options"]]
        for value in values:
            if value not in offered:
                raise ActorError(400, f"{value!r} is not offered.")
        return [str(value) for value in values]
    if kind == Component.CHANNEL_SELECT:
        return [resolved.channel(value, component.get("channel_types")) for value in values]
    find = {
        Component.USER_SELECT: resolved.user,
        Component.ROLE_SELECT: resolved.role,
        Component.MENTIONABLE_SELECT: resolved.mentionable,
    }[kind]
    return [find(value) for value in values]
