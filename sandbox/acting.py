"""From what a person does to an INTERACTION_CREATE: only what is visible, enabled and synced can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import limits, permissions
from sandbox.check_commands import CHAT_INPUT, MESSAGE_MENU
from sandbox.check_components import walk
from sandbox.commands import Reach, filled_options, find_command, reach
from sandbox.errors import ActorError, Json
from sandbox.interactions import Interaction
from sandbox.kinds import SELECTS, Component, InteractionKind
from sandbox.modal_values import filled_modal
from sandbox.resolved import Resolved
from sandbox.selecting import chosen_values, setting
from sandbox.world import Channel, Message, User

if TYPE_CHECKING:
    from sandbox.core import Core


def act(core: Core, person: User, body: Json) -> Interaction:
    """Do what a person asked for, if a person could."""
    channel = core.sight.channel_visible(person.id, _id(body, "channel_id"))
    if channel.thread is not None and channel.thread.archived:
        raise ActorError(409, "This thread is archived.")
    actions = {
        "command": _command,
        "autocomplete": _autocomplete,
        "button": _button,
        "select": _select,
        "modal": _modal,
    }
    action = actions.get(str(body.get("kind")))
    if action is None:
        raise ActorError(400, f"The kind is one of {', '.join(actions)}.")
    interaction = action(core, person, channel, body)
    interaction.nonce = body.get("nonce")
    core.interactions.start(interaction)
    return interaction


def _command(core: Core, person: User, channel: Channel, body: Json) -> Interaction:
    chosen = find_command(core, person, channel, str(body.get("command", "")))
    resolved = Resolved(core, person, channel)
    kind = chosen.command.body.get("type", CHAT_INPUT)
    data = _command_data(chosen.command.id, chosen.command.body["name"], kind, chosen.command.guild_id)
    if kind == CHAT_INPUT:
        data["options"] = filled_options(chosen, _mapping(body, "options"), resolved)
    elif kind == MESSAGE_MENU:
        target = core.sight.message_visible(person.id, channel.id, _id(body, "target_id"))
        data["target_id"] = resolved.message(target)
    else:
        data["target_id"] = resolved.user(body.get("target_id"))
    data |= resolved.shape()
    interaction = _new(core, person, channel, "command", InteractionKind.COMMAND, data)
    interaction.command = str(body["command"])
    return interaction


def _autocomplete(core: Core, person: User, channel: Channel, body: Json) -> Interaction:
    chosen = find_command(core, person, channel, str(body.get("command", "")))
    focused = str(body.get("focused", ""))
    option = next((entry for entry in chosen.options if entry["name"] == focused), None)
    if option is None or not option.get("autocomplete"):
        raise ActorError(400, f"The option {focused!r} does not complete.")
    values = {focused: "", **_mapping(body, "options")}
    resolved = Resolved(core, person, channel)
    data = _command_data(chosen.command.id, chosen.command.body["name"], CHAT_INPUT, chosen.command.guild_id)
    data["options"] = filled_options(chosen, values, resolved, focused)
    data |= resolved.shape()
    interaction = _new(core, person, channel, "autocomplete", InteractionKind.AUTOCOMPLETE, data)
    interaction.command = str(body["command"])
    return interaction


def _button(core: Core, person: User, channel: Channel, body: Json) -> Interaction:
    message, component = _component(core, person, channel, body, frozenset({Component.BUTTON}))
    data: Json = {"custom_id": component["custom_id"], "component_type": 2, "id": component["id"]}
    return _on_message(core, person, channel, "button", data, message)


def _select(core: Core, person: User, channel: Channel, body: Json) -> Interaction:
    message, component = _component(core, person, channel, body, SELECTS)
    resolved = Resolved(core, person, channel)
    values = chosen_values(component, body.get("values"), resolved, least=setting(component, "min_values", 1))
    data: Json = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
    return _on_message(core, person, channel, "select", data | {"values": values} | resolved.shape(), message)


def _component(
    core: Core, person: User, channel: Channel, body: Json, kinds: frozenset[Component]
) -> tuple[Message, Json]:
    message = core.sight.message_visible(person.id, channel.id, _id(body, "message_id"))
    for component in walk(message.components):
        if component["type"] in kinds and component.get("custom_id") == body.get("custom_id"):
            if component.get("disabled"):
                raise ActorError(409, "This is disabled.")
            return message, component
    raise ActorError(404, "The message has no such component.")


def _on_message(core: Core, person: User, channel: Channel, kind: str, data: Json, message: Message) -> Interaction:
    interaction = _new(core, person, channel, kind, InteractionKind.COMPONENT, data)
    interaction.custom_id = data["custom_id"]
    _set_source(core, interaction, message)
    return interaction


def _modal(core: Core, person: User, channel: Channel, body: Json) -> Interaction:
    modal = core.interactions.modal(person.id, str(body.get("modal_id")))
    if modal is None or modal.interaction.channel_id != channel.id:
        raise ActorError(404, "You have no such modal open here.")
    resolved = Resolved(core, person, channel)
    components = filled_modal(modal.body["components"], _mapping(body, "values"), resolved)
    data = {"custom_id": modal.body["custom_id"], "components": components} | resolved.shape()
    interaction = _new(core, person, channel, "modal", InteractionKind.MODAL, data)
    interaction.custom_id = modal.body["custom_id"]
    interaction.submits = modal
    if modal.interaction.source is not None:
        _set_source(core, interaction, modal.interaction.source)
    return interaction


def _set_source(core: Core, interaction: Interaction, message: Message) -> None:
    interaction.source = message
    interaction.payload["message"] = core.shapes.message(message)


def _command_data(identity: int, name: str, kind: int, guild_id: int | None) -> Json:
    data: Json = {"id": str(identity), "name": name, "type": kind}
    return data if guild_id is None else data | {"guild_id": str(guild_id)}


def _new(core: Core, person: User, channel: Channel, kind: str, type_: InteractionKind, data: Json) -> Interaction:
    way = reach(core, person, channel)
    identity, token = core.ids.next(), core.interactions.new_token()
    payload: Json = {
        "id": str(identity),
        "application_id": str(core.world.application_id),
        "type": int(type_),
        "token": token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": _channel(core, person, channel),
        "locale": person.locale,
        "context": way.context,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": _owners(person, channel, way),
        "attachment_size_limit": limits.FILE_BYTES,
        "app_permissions": str(_app_permissions(core, channel, way)),
    }
    guild = core.world.guilds.get(channel.guild_id or 0)
    if guild is None:
        payload["user"] = core.shapes.user(person)
    else:
        granted = permissions.in_channel(core.world, channel, person.id)
        member = core.shapes.member(guild, guild.members[person.id])
        payload |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.preferred_locale, "features": []},
            "guild_locale": guild.preferred_locale,
            "member": member | {"permissions": str(granted)},
        }
    return Interaction(
        identity,
        token,
        kind,
        int(type_),
        person.id,
        channel.id,
        channel.guild_id,
        core.clock.now(),
        payload,
        only_user_installed=not way.by_guild,
    )


def _channel(core: Core, person: User, channel: Channel) -> Json:
    shape = core.shapes.channel(channel)
    if not channel.is_dm:
        shape["permissions"] = str(permissions.in_channel(core.world, channel, person.id))
    return shape


def _owners(person: User, channel: Channel, way: Reach) -> Json:
    owners: Json = {}
    if way.by_guild:
        owners["0"] = str(channel.guild_id or 0)
    if way.by_user:
        owners["1"] = str(person.id)
    return owners


def _app_permissions(core: Core, channel: Channel, way: Reach) -> int:
    if channel.is_dm or not way.by_guild:
        return int(permissions.IN_DMS)
    return permissions.in_channel(core.world, channel, core.world.bot_id)


def _id(body: Json, name: str) -> int:
    value = str(body.get(name, ""))
    if not value.isdecimal():
        raise ActorError(400, f"{name} must be an id.")
    return int(value)


def _mapping(body: Json, name: str) -> Json:
    value: Any = body.get(name) or {}
    if not isinstance(value, dict):
        raise ActorError(400, f"{name} must be an object.")
    return value
