"""Routes: first responses to interactions, and edits and follow-ups through their tokens."""

from __future__ import annotations

from sandbox import limits
from sandbox.calls import Call, route
from sandbox.check_message import FOR_CALLBACKS, FOR_EDITS
from sandbox.check_modal import check_choices, check_modal
from sandbox.deeds import delete_message, rewrite_message, write_message
from sandbox.errors import ApiError, Json
from sandbox.interactions import Interaction
from sandbox.kinds import Callback, InteractionKind, MessageFlag, MessageKind
from sandbox.world import Message

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK = "/webhooks/{application_id}/{interaction_token}"
ORIGINAL = WEBHOOK + "/messages/@original"
FOLLOW_UP = WEBHOOK + "/messages/{message_id}"


@route("POST", CALLBACK, by_interaction=True)
def respond(call: Call) -> Json | None:
    """The first response to an interaction."""
    interaction = call.core.interactions.awaiting(call.id("interaction_id"), call.values["interaction_token"])
    form = call.form()
    form.record({"type", "data"})
    value = form["type"].choice(_allowed(interaction), required=True)
    form.finish()
    kind = Callback(value)
    if kind is Callback.CHOICES:
        check_choices(form["data"])
        form.finish()
        interaction.choices = [{"name_localized": choice["name"], **choice} for choice in call.body["data"]["choices"]]
    elif kind is Callback.MODAL:
        check_modal(form["data"])
        form.finish()
        call.core.interactions.open_modal(interaction, call.body["data"])
    elif kind is Callback.MESSAGE:
        body = call.checked_message(form["data"], FOR_CALLBACKS, may_be_ephemeral=True)
        interaction.answer = _write(call, interaction, body)
    elif kind is Callback.DEFERRED_MESSAGE:
        interaction.answer = _announce(call, interaction)
    else:
        interaction.answer = interaction.source
        if kind is Callback.UPDATE:
            source = _present(call, interaction.source)
            rewrite_message(
                call.core, source, call.checked_message(form["data"], FOR_CALLBACKS, before=source), call.uploads
            )
    call.core.interactions.respond(interaction, kind)
    wants_answer = call.query.get("with_response", "") in ("1", "true", "True")
    return _callback_answer(call, interaction, kind) if wants_answer else None


def _allowed(interaction: Interaction) -> list[int]:
    if interaction.type == InteractionKind.AUTOCOMPLETE:
        return [int(Callback.CHOICES)]
    allowed = [int(Callback.MESSAGE), int(Callback.DEFERRED_MESSAGE)]
    if interaction.source is not None:
        allowed += [int(Callback.DEFERRED_UPDATE), int(Callback.UPDATE)]
    if interaction.type != InteractionKind.MODAL:
        allowed.append(int(Callback.MODAL))
    return allowed


def _announce(call: Call, interaction: Interaction) -> Message:
    """The message that only says that the bot is thinking."""
    form = call.form()
    data = form["data"]
    if data.given:
        data.record({"flags", "tts"})
        flags = data["flags"].integer(0) or 0
        if flags & ~MessageFlag.EPHEMERAL:
            data["flags"].complain("MESSAGE_FLAGS_INVALID", "Only EPHEMERAL can be set when deferring")
    form.finish()
    flags = int((call.body.get("data") or {}).get("flags") or 0)
    return _write(call, interaction, {"flags": flags}, extra_flags=int(MessageFlag.LOADING))


def _callback_answer(call: Call, interaction: Interaction, kind: Callback) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.type}
    resource: Json = {"type": int(kind)}
    answer = interaction.answer
    if answer is not None:
        about["response_message_id"] = str(answer.id)
        about["response_message_loading"] = answer.is_loading
        about["response_message_ephemeral"] = answer.reader is not None
        if kind in (Callback.MESSAGE, Callback.UPDATE):
            resource["message"] = call.core.shapes.message(answer)
    return {"interaction": about, "resource": resource}


@route("GET", ORIGINAL, by_interaction=True)
def get_original(call: Call) -> Json:
    """The first response."""
    return call.core.shapes.message(_present(call, _interaction(call).answer))


@route("PATCH", ORIGINAL, by_interaction=True)
def edit_original(call: Call) -> Json:
    """Edit the first response, or the message whose component was used."""
    interaction = _interaction(call)
    return _edit(call, interaction, _present(call, interaction.answer))


@route("DELETE", ORIGINAL, by_interaction=True)
def delete_original(call: Call) -> None:
    """Delete the first response."""
    delete_message(call.core, _present(call, _interaction(call).answer))


@route("POST", WEBHOOK, by_interaction=True)
def follow_up(call: Call) -> Json:
    """Send a follow-up; the first one after a deferral takes the place of the announcement."""
    interaction = _interaction(call)
    known = FOR_CALLBACKS | {"username", "avatar_url", "thread_name"}
    answer = interaction.answer
    if answer is not None and answer.is_loading:
        body = call.checked_message(call.form(), known, may_be_ephemeral=True)
        rewrite_message(call.core, answer, body, call.uploads)
        call.core.interactions.updated(interaction)
        return call.core.shapes.message(answer)
    if interaction.only_user_installed and interaction.follow_ups >= limits.USER_INSTALL_FOLLOW_UPS:
        raise ApiError(40094)
    body = call.checked_message(call.form(), known, may_be_ephemeral=True)
    interaction.follow_ups += 1
    message = _write(call, interaction, body, kind=int(MessageKind.DEFAULT))
    call.core.interactions.updated(interaction)
    return call.core.shapes.message(message)


@route("GET", FOLLOW_UP, by_interaction=True)
def get_follow_up(call: Call) -> Json:
    """One message of this interaction."""
    return call.core.shapes.message(_own_message(call, _interaction(call)))


@route("PATCH", FOLLOW_UP, by_interaction=True)
def edit_follow_up(call: Call) -> Json:
    """Edit a message of this interaction."""
    interaction = _interaction(call)
    return _edit(call, interaction, _own_message(call, interaction))


@route("DELETE", FOLLOW_UP, by_interaction=True)
def delete_follow_up(call: Call) -> None:
    """Delete a message of this interaction."""
    delete_message(call.core, _own_message(call, _interaction(call)))


def _interaction(call: Call) -> Interaction:
    return call.core.interactions.answered(call.id("application_id"), call.values["interaction_token"])


def _present(call: Call, message: Message | None) -> Message:
    if message is None or call.world.message(message.channel_id, message.id) is None:
        raise ApiError(10008)
    return message


def _own_message(call: Call, interaction: Interaction) -> Message:
    message = call.world.message(interaction.channel_id, call.id("message_id"))
    if message is not None and message is not interaction.answer:
        about = message.interaction
        if about is None or about["id"] != str(interaction.id):
            message = None
    return _present(call, message)


def _edit(call: Call, interaction: Interaction, message: Message) -> Json:
    body = call.checked_message(call.form(), FOR_EDITS, before=message)
    rewrite_message(call.core, message, body, call.uploads)
    call.core.interactions.updated(interaction)
    return call.core.shapes.message(message)


def _write(
    call: Call, interaction: Interaction, body: Json, *, extra_flags: int = 0, kind: int | None = None
) -> Message:
    channel = call.world.channels.get(interaction.channel_id)
    if channel is None:
        raise ApiError(10003)
    first_kind = MessageKind.CHAT_INPUT_COMMAND if interaction.type == InteractionKind.COMMAND else MessageKind.DEFAULT
    is_ephemeral = int(body.get("flags") or 0) & MessageFlag.EPHEMERAL
    return write_message(
        call.core,
        channel,
        call.world.bot_id,
        body,
        call.uploads,
        kind=int(first_kind) if kind is None else kind,
        extra_flags=extra_flags,
        reader=interaction.user_id if is_ephemeral else None,
        interaction=_metadata(call, interaction),
    )


def _metadata(call: Call, interaction: Interaction) -> Json:
    metadata: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": call.core.shapes.user(call.world.users[interaction.user_id]),
        "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
    }
    if interaction.command is not None:
        metadata |= {"name": interaction.command, "command_type": 1}
    if interaction.source is not None:
        metadata["interacted_message_id"] = str(interaction.source.id)
    return metadata
