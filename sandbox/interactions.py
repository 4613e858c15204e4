"""What a person asked of the bot, from the click to the last follow-up, with Discord's deadlines.

An interaction waits three seconds for its first response and fails without one. Its token then serves edits and
follow-ups for fifteen minutes. The person's own streams hear of every change of its state.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox import limits
from sandbox.errors import ApiError, Json
from sandbox.kinds import Callback
from sandbox.world import Message

if TYPE_CHECKING:
    from sandbox.core import Core

# How many finished ones are remembered, so that late answers are refused as Discord refuses them.
REMEMBERED = 10_000


@dataclass(slots=True)
class Modal:
    """A form that the bot opened for one person."""

    id: str
    interaction: Interaction
    body: Json

    def shape(self) -> Json:
        """The modal as JSON."""
        return {
            "id": self.id,
            "interaction_id": str(self.interaction.id),
            "channel_id": str(self.interaction.channel_id),
            **self.body,
        }


@dataclass(slots=True, eq=False)
class Interaction:
    """One interaction; `source` is the message whose component caused it, `answer` the one that answers it."""

    id: int
    token: str
    kind: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    created: float
    payload: Json
    source: Message | None = None
    custom_id: str | None = None
    command: str | None = None
    nonce: Any = None
    only_user_installed: bool = False
    state: str = "waiting"
    response_type: int | None = None
    answer: Message | None = None
    modal: Modal | None = None
    submits: Modal | None = None
    choices: list[Json] | None = None
    follow_ups: int = 0
    updates: int = 0
    started: float = field(default_factory=time.perf_counter)
    answered_after: float | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def shape(self) -> Json:
        """The interaction as its person sees it."""
        answer = self.answer
        return {
            "id": str(self.id),
            "kind": self.kind,
            "channel_id": str(self.channel_id),
            "message_id": None if self.source is None else str(self.source.id),
            "custom_id": self.custom_id,
            "command": self.command,
            "nonce": self.nonce,
            "state": self.state,
            "response_type": self.response_type,
            "response_message_id": None if answer is None else str(answer.id),
            "modal": None if self.modal is None else self.modal.shape(),
            "choices": self.choices,
            "updates": self.updates,
            "answered_after_ms": None if self.answered_after is None else round(self.answered_after * 1000, 3),
        }


class Interactions:
    """The interactions of the last while."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._by_token: dict[str, Interaction] = {}
        self._modals: dict[str, Modal] = {}

    def start(self, interaction: Interaction) -> None:
        """Send an interaction to the bot."""
        core = self._core
        if len(self._by_token) >= REMEMBERED:
            self._by_token.pop(next(iter(self._by_token)))
        self._by_token[interaction.token] = interaction
        core.clock.call_later(limits.RESPONSE_SECONDS, lambda: self._fail_if(interaction, "waiting"))
        person = core.world.users[interaction.user_id]
        core.journal.note("actor", f"{person.name}: {interaction.kind} {interaction.command or interaction.custom_id}")
        core.gateway.emit(
            "INTERACTION_CREATE",
            interaction.payload,
            guild_id=interaction.guild_id,
            people=(person.name, str(person.id)),
            channel_id=interaction.channel_id,
        )
        self._tell(interaction)

    def new_token(self) -> str:
        """A token that nobody can guess."""
        return secrets.token_urlsafe(64)

    def find(self, token: str) -> Interaction | None:
        """The interaction of a token."""
        return self._by_token.get(token)

    def awaiting(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that a first response is for."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(10062)
        if interaction.response_type is not None:
            raise ApiError(40060)
        if self._core.clock.now() - interaction.created >= limits.RESPONSE_SECONDS:
            raise ApiError(10062)
        return interaction

    def answered(self, application_id: int, token: str) -> Interaction:
        """The interaction whose token serves edits and follow-ups."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._core.world.application_id:
            raise ApiError(10015)
        if self._core.clock.now() - interaction.created >= limits.TOKEN_SECONDS:
            raise ApiError(50027)
        if interaction.response_type is None:
            raise ApiError(10015)
        return interaction

    def respond(self, interaction: Interaction, kind: Callback) -> None:
        """Note the first response."""
        interaction.response_type = int(kind)
        interaction.answered_after = time.perf_counter() - interaction.started
        if interaction.submits is not None:
            self.close_modal(interaction.submits)
        if kind is Callback.DEFERRED_MESSAGE:
            interaction.state = "thinking"
            rest = interaction.created + limits.TOKEN_SECONDS - self._core.clock.now()
            self._core.clock.call_later(rest, lambda: self._fail_if(interaction, "thinking"))
        else:
            interaction.state = "done"
        self._tell(interaction)

    def updated(self, interaction: Interaction) -> None:
        """Note an edit or follow-up through the token."""
        interaction.updates += 1
        if interaction.state == "thinking":
            interaction.state = "done"
        self._tell(interaction)

    def open_modal(self, interaction: Interaction, body: Json) -> None:
        """Show a modal to the person."""
        modal = Modal(str(self._core.ids.next()), interaction, body)
        self._modals[modal.id] = modal
        interaction.modal = modal
        self._core.streams.push(interaction.user_id, {"type": "modal", "modal": modal.shape()})

    def close_modal(self, modal: Modal) -> None:
        """Take a modal away."""
        self._modals.pop(modal.id, None)
        event = {"type": "modal_close", "modal_id": modal.id}
        self._core.streams.push(modal.interaction.user_id, event)

    def modal(self, user_id: int, identity: str) -> Modal | None:
        """A modal that is open for somebody."""
        modal = self._modals.get(identity)
        return modal if modal is not None and modal.interaction.user_id == user_id else None

    def running(self, user_id: int) -> list[Interaction]:
        """Somebody's interactions that are not over."""
        return [
            interaction
            for interaction in self._by_token.values()
            if interaction.user_id == user_id and interaction.state in ("waiting", "thinking")
        ]

    def open_modals(self, user_id: int) -> list[Modal]:
        """Somebody's open modals."""
        return [modal for modal in self._modals.values() if modal.interaction.user_id == user_id]

    def _fail_if(self, interaction: Interaction, state: str) -> None:
        if interaction.state != state:
            return
        interaction.state = "failed"
        answer = interaction.answer
        if state == "thinking" and answer is not None and self._core.world.message(answer.channel_id, answer.id):
            answer.give_up()
            self._core.herald.message_edited(answer)
        self._tell(interaction)

    def _tell(self, interaction: Interaction) -> None:
        interaction.changed.set()
        interaction.changed = asyncio.Event()
        event = {"type": "interaction", "interaction": interaction.shape()}
        self._core.streams.push(interaction.user_id, event)
