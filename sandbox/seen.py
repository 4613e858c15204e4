"""What a person has on the screen: messages, their buttons and selects, modals; always as they are now.

An object here stays the same when its message changes: only what it says is new. So a test can keep a message, click,
and look at it again.
"""

from __future__ import annotations

from typing import Any

from sandbox.check_components import walk
from sandbox.errors import Json
from sandbox.kinds import LINK_BUTTON, SELECTS, Component


class CannotDo(AssertionError):
    """A person could not have done this: it is not there, not enabled, or not offered."""


class Part:
    """A button or select of a message."""

    def __init__(self, body: Json) -> None:
        self.body = body

    def __repr__(self) -> str:
        name = self.label or self.placeholder or self.custom_id
        return f"<{name!r}{'' if self.enabled else ' disabled'}>"

    @property
    def custom_id(self) -> str | None:
        """What the bot calls it."""
        return self.body.get("custom_id")

    @property
    def label(self) -> str:
        """What is written on a button."""
        return str(self.body.get("label") or "")

    @property
    def emoji(self) -> str:
        """The name of the emoji on a button."""
        return str((self.body.get("emoji") or {}).get("name") or "")

    @property
    def placeholder(self) -> str:
        """What a select says before a choice."""
        return str(self.body.get("placeholder") or "")

    @property
    def enabled(self) -> bool:
        """Whether it can be used."""
        return not self.body.get("disabled")

    @property
    def is_link(self) -> bool:
        """Whether it only opens an address."""
        return self.body.get("style") == LINK_BUTTON

    @property
    def style(self) -> int:
        """A button's style."""
        return int(self.body.get("style") or 0)

    @property
    def options(self) -> list[Json]:
        """What a string select offers."""
        return list(self.body.get("options") or ())

    @property
    def labels(self) -> list[str]:
        """The labels that a string select offers."""
        return [option["label"] for option in self.options]

    def value_of(self, choice: Any) -> str:
        """The value behind a label, or the value itself."""
        for option in self.options:
            if choice in (option["value"], option["label"]):
                return str(option["value"])
        if self.body["type"] == Component.STRING_SELECT:
            raise CannotDo(f"{choice!r} is not offered by {self!r}: {self.labels}")
        return str(getattr(choice, "id", choice))


class Seen:
    """A message as a person sees it."""

    def __init__(self, body: Json) -> None:
        self.body = body
        self.deleted = False

    def __repr__(self) -> str:
        marks = [name for name in ("ephemeral", "deleted") if getattr(self, name)]
        return f"<message {self.id} {' '.join(marks)} {self.text[:80]!r} {self.buttons + self.selects}>"

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.body["id"])

    @property
    def channel_id(self) -> str:
        """Where it is."""
        return str(self.body["channel_id"])

    @property
    def author(self) -> str:
        """Who wrote it."""
        return str(self.body["author"]["global_name"] or self.body["author"]["username"])

    @property
    def content(self) -> str:
        """Its plain text."""
        return str(self.body["content"])

    @property
    def text(self) -> str:
        """Everything in it that can be read: text, embeds and text displays, a line each."""
        lines = [self.content]
        for embed in self.body["embeds"]:
            lines += [embed.get("author", {}).get("name", ""), embed.get("title", ""), embed.get("description", "")]
            for field in embed.get("fields", ()):
                lines += [field["name"], field["value"]]
            lines.append(embed.get("footer", {}).get("text", ""))
        lines += [part.get("content", "") for part in self._parts(Component.TEXT_DISPLAY)]
        return "\n".join(line for line in lines if line)

    @property
    def embeds(self) -> list[Json]:
        """Its embeds."""
        return list(self.body["embeds"])

    @property
    def attachments(self) -> list[Json]:
        """Its files."""
        return list(self.body["attachments"])

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of its files and pictures."""
        shown = [item for gallery in self._parts(Component.MEDIA_GALLERY) for item in gallery["items"]]
        everything = [*self.attachments, *shown, *self._parts(Component.THUMBNAIL)]
        return [entry["description"] for entry in everything if entry.get("description")]

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return bool(self.body["ephemeral"])

    @property
    def state(self) -> str:
        """shown, thinking or failed."""
        return str(self.body["state"])

    @property
    def edited(self) -> bool:
        """Whether it was changed after it was shown."""
        return self.body["edited_timestamp"] is not None

    @property
    def mentions_you(self) -> bool:
        """Whether it is meant for this person."""
        return bool(self.body["mentions_you"])

    @property
    def buttons(self) -> list[Part]:
        """Its buttons, in order."""
        return [Part(body) for body in self._parts(Component.BUTTON)]

    @property
    def selects(self) -> list[Part]:
        """Its selects, in order."""
        return [Part(body) for body in self._parts(*SELECTS)]

    def button(self, label: str | None = None, *, custom_id: str | None = None) -> Part:
        """The button with a label (or emoji) or custom id; it may be disabled."""
        for button in self.buttons:
            if custom_id is not None and button.custom_id == custom_id:
                return button
            if label is not None and label in (button.label, button.emoji):
                return button
        raise CannotDo(f"there is no button {label or custom_id!r} on {self!r}")

    def select(self, which: str | int = 0) -> Part:
        """The select with a number, placeholder or custom id."""
        selects = self.selects
        if isinstance(which, int):
            if which < len(selects):
                return selects[which]
        else:
            for select in selects:
                if which in (select.placeholder, select.custom_id):
                    return select
        raise CannotDo(f"there is no select {which!r} on {self!r}")

    def _parts(self, *kinds: int) -> list[Json]:
        return [part for part in walk(self.body["components"]) if part["type"] in kinds]


class ModalSeen:
    """A modal that is open for a person."""

    def __init__(self, body: Json) -> None:
        self.body = body

    def __repr__(self) -> str:
        return f"<modal {self.title!r} {list(self.fields)}>"

    @property
    def id(self) -> str:
        """The modal's id."""
        return str(self.body["id"])

    @property
    def title(self) -> str:
        """Its title."""
        return str(self.body["title"])

    @property
    def custom_id(self) -> str:
        """What the bot calls it."""
        return str(self.body["custom_id"])

    @property
    def fields(self) -> dict[str, Json]:
        """Its fields by label."""
        found: dict[str, Json] = {}
        for part in self.body["components"]:
            if part["type"] == Component.LABEL:
                found[part["label"]] = part["component"]
            elif part["type"] == Component.ROW:
                found[part["components"][0].get("label") or part["components"][0]["custom_id"]] = part["components"][0]
        return found

    def filled(self, values: Json) -> Json:
        """Values by label or custom id, as values by custom id; options may be named by their label."""
        fields = self.fields
        by_id = {field["custom_id"]: field for field in fields.values()}
        filled: Json = {}
        for name, value in values.items():
            field = fields.get(name) or by_id.get(name)
            if field is None:
                raise CannotDo(f"there is no field {name!r} in {self!r}")
            filled[field["custom_id"]] = _by_value(field, value)
        return filled


def _by_value(field: Json, value: Any) -> Any:
    if isinstance(value, list):
        return [_by_value(field, entry) for entry in value]
    if hasattr(value, "id"):
        return str(value.id)
    for option in field.get("options") or ():
        if value == option["label"]:
            return option["value"]
    return value
