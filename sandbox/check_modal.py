"""The checks of a modal and of autocomplete choices: what a bot may answer besides messages."""

from __future__ import annotations

from sandbox import limits
from sandbox.check import Spot, names
from sandbox.check_components import check_kind, check_options, check_select
from sandbox.kinds import SELECTS, Component

IN_LABELS = SELECTS | {
    Component.TEXT_INPUT,
    Component.FILE_UPLOAD,
    Component.RADIO_GROUP,
    Component.CHECKBOX_GROUP,
    Component.CHECKBOX,
}
INPUT_FIELDS = names("type id custom_id style label min_length max_length required value placeholder")


def check_modal(modal: Spot) -> None:
    """Complain about everything that is wrong with a modal."""
    if not modal.record({"custom_id", "title", "components"}):
        return
    modal["custom_id"].text(limits.CUSTOM_ID, 1, required=True)
    modal["title"].text(limits.MODAL_TITLE, 1, required=True)
    seen: set[str] = set()
    for part in modal["components"].array(limits.MODAL_PARTS, 1, required=True):
        kind = check_kind(part, {Component.ROW, Component.LABEL, Component.TEXT_DISPLAY})
        if kind == Component.ROW:
            part.record({"type", "id", "components"})
            for child in part["components"].array(1, 1, required=True):
                _check_field(child, seen, labelled=False)
        elif kind == Component.LABEL:
            part.record({"type", "id", "label", "description", "component"})
            part["label"].text(limits.LABEL, 1, required=True)
            part["description"].text(limits.LABEL_DESCRIPTION)
            if part["component"].required():
                _check_field(part["component"], seen, labelled=True)
        elif kind == Component.TEXT_DISPLAY:
            part.record({"type", "id", "content"})
            part["content"].text(limits.V2_TEXT, 1, required=True)


def _check_field(component: Spot, seen: set[str], *, labelled: bool) -> None:
    kind = check_kind(component, IN_LABELS if labelled else SELECTS | {Component.TEXT_INPUT})
    if kind is None:
        return
    custom_id = component["custom_id"].text(limits.CUSTOM_ID, 1, required=True)
    if custom_id in seen:
        component["custom_id"].complain("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    seen.add(custom_id or "")
    if kind == Component.TEXT_INPUT:
        _check_input(component, labelled=labelled)
    elif kind in SELECTS:
        check_select(component)
        if component["disabled"].value is True:
            component["disabled"].complain("COMPONENT_INVALID_FIELDS", "A select in a modal cannot be disabled")
    elif kind == Component.RADIO_GROUP:
        component.record({"type", "id", "custom_id", "options", "required"})
        check_options(component["options"], *limits.RADIO_OPTIONS)
    elif kind == Component.CHECKBOX_GROUP:
        component.record({"type", "id", "custom_id", "options", "min_values", "max_values", "required"})
        check_options(component["options"], *limits.CHECKBOX_OPTIONS)
        component["min_values"].integer(0, limits.CHECKBOX_OPTIONS[1])
        component["max_values"].integer(1, limits.CHECKBOX_OPTIONS[1])
    elif kind == Component.CHECKBOX:
        component.record({"type", "id", "custom_id", "default"})
    elif kind == Component.FILE_UPLOAD:
        component.record({"type", "id", "custom_id", "min_values", "max_values", "required"})
        component["min_values"].integer(0, limits.UPLOADS)
        component["max_values"].integer(1, limits.UPLOADS)


def _check_input(field: Spot, *, labelled: bool) -> None:
    field.record(INPUT_FIELDS)
    field["style"].choice({1, 2}, required=True)
    # Inside a label the input's own label must be empty; in a row it is the only one.
    field["label"].text(limits.LABEL, 0 if labelled else 1, required=not labelled)
    field["placeholder"].text(limits.INPUT_PLACEHOLDER)
    field["value"].text(limits.INPUT_TEXT)
    field["min_length"].integer(0, limits.INPUT_TEXT)
    field["max_length"].integer(1, limits.INPUT_TEXT)


def check_choices(data: Spot) -> None:
    """Complain about everything that is wrong with an answer to an autocomplete."""
    if not data.record({"choices"}):
        return
    for choice in data["choices"].array(limits.CHOICES, required=True):
        check_choice(choice)


def check_choice(choice: Spot) -> None:
    """Complain about one choice of an option or autocomplete."""
    if not choice.record({"name", "name_localizations", "value"}):
        return
    choice["name"].text(limits.CHOICE_TEXT, 1, required=True)
    if isinstance(choice["value"].value, str):
        choice["value"].text(limits.CHOICE_TEXT)
    else:
        choice["value"].required()
