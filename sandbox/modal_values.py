"""What a person fills into a modal, in the form that Discord sends to the bot."""

from __future__ import annotations

from typing import Any

from sandbox.errors import ActorError, Json
from sandbox.kinds import SELECTS, Component
from sandbox.resolved import Resolved
from sandbox.selecting import chosen_values, setting


def filled_modal(parts: list[Json], values: Json, resolved: Resolved) -> list[Json]:
    """The submitted components; missing values are those that the modal came with."""
    left = dict(values)
    filled = []
    for number, part in enumerate(parts, start=1):
        shape: Json = {"type": part["type"], "id": part.get("id", number * 10)}
        if part["type"] == Component.ROW:
            shape["components"] = [_field(part["components"][0], number, left, resolved)]
        elif part["type"] == Component.LABEL:
            shape["component"] = _field(part["component"], number, left, resolved)
        filled.append(shape)
    if left:
        raise ActorError(400, f"The modal has no field {', '.join(left)}.")
    return filled


def _field(field: Json, number: int, values: Json, resolved: Resolved) -> Json:
    kind, custom_id = field["type"], field["custom_id"]
    value = values.pop(custom_id) if custom_id in values else _default(field)
    shape: Json = {"type": kind, "custom_id": custom_id, "id": setting(field, "id", number * 10 + 1)}
    required = setting(field, "required", True)
    if kind == Component.TEXT_INPUT:
        return shape | {"value": _text(field, value, required)}
    if kind == Component.CHECKBOX:
        return shape | {"value": bool(value)}
    if kind == Component.RADIO_GROUP:
        if value is None and required:
            raise ActorError(400, f"{custom_id} needs a choice.")
        if value is not None and value not in [option["value"] for option in field["options"]]:
            raise ActorError(400, f"{value!r} is not offered.")
        return shape | {"value": value}
    if not isinstance(value, list):
        raise ActorError(400, f"{custom_id} takes a list.")
    if not value and not required:
        return shape | {"values": []}
    least = max(1, setting(field, "min_values", 1)) if required else setting(field, "min_values", 1)
    if kind in SELECTS:
        return shape | {"values": chosen_values(field, value, resolved, least=least)}
    most = setting(field, "max_values", len(field.get("options", ())) or 1)
    if not least <= len(value) <= most:
        raise ActorError(400, f"{custom_id} takes at least {least} and at most {most}.")
    if kind == Component.FILE_UPLOAD:
        return shape | {"values": [resolved.attachment(file) for file in value]}
    offered = [option["value"] for option in field["options"]]
    for entry in value:
        if entry not in offered:
            raise ActorError(400, f"{entry!r} is not offered.")
    return shape | {"values": value}


def _default(field: Json) -> Any:
    kind = field["type"]
    if kind == Component.TEXT_INPUT:
        return field.get("value") or ""
    if kind == Component.CHECKBOX:
        return setting(field, "default", False)
    marked = [option["value"] for option in field.get("options") or () if option.get("default")]
    if kind == Component.RADIO_GROUP:
        return marked[0] if marked else None
    return marked or [str(entry["id"]) for entry in field.get("default_values") or ()]


def _text(field: Json, value: Any, required: bool) -> str:
    if not isinstance(value, str):
        raise ActorError(400, f"{field['custom_id']} takes a text.")
    if not value and not required:
        return value
    least = max(1, setting(field, "min_length", 0)) if required else setting(field, "min_length", 0)
    if not least <= len(value) <= setting(field, "max_length", 4000):
        raise ActorError(400, f"{field['custom_id']} is too short or too long.")
    return value
