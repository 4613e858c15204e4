"""The checks of the components of a message: classic rows, and Components V2."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from sandbox import limits
from sandbox.check import Spot, is_among, names
from sandbox.errors import Json
from sandbox.kinds import LINK_BUTTON, PREMIUM_BUTTON, SELECTS, Component

IN_ROWS = frozenset({Component.BUTTON}) | SELECTS
IN_CONTAINERS = frozenset(
    {
        Component.ROW,
        Component.SECTION,
        Component.TEXT_DISPLAY,
        Component.MEDIA_GALLERY,
        Component.FILE,
        Component.SEPARATOR,
    }
)
ON_TOP = IN_CONTAINERS | {Component.CONTAINER}

OPTION_FIELDS = frozenset({"label", "value", "description", "default"})
SELECT_FIELDS = names(
    "type id custom_id placeholder min_values max_values disabled required default_values options channel_types"
)
BUTTON_FIELDS = names("type id style label emoji custom_id sku_id url disabled")


def walk(components: Any) -> Iterator[Json]:
    """All components with those inside others, outer ones first."""
    for component in components if isinstance(components, list) else ():
        if not isinstance(component, dict):
            continue
        yield component
        yield from walk(component.get("components"))
        yield from walk([component.get("accessory"), component.get("component")])


def check_components(components: Spot, *, v2: bool, filenames: Collection[str], emojis: Collection[int]) -> None:
    """Complain about everything that is wrong with a message's components."""
    checker = _Checker(filenames, emojis)
    if v2:
        for component in components.array(10**6):
            checker.check(component, ON_TOP)
        _check_totals(components)
    else:
        for component in components.array(limits.ROWS):
            checker.check(component, {Component.ROW})


def _check_totals(components: Spot) -> None:
    if not isinstance(components.value, list):
        return
    everything = list(walk(components.value))
    if len(everything) > limits.V2_COMPONENTS:
        components.complain(
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components exceeded the max of {limits.V2_COMPONENTS}",
        )
    text = sum(len(str(part.get("content", ""))) for part in everything if part.get("type") == Component.TEXT_DISPLAY)
    if text > limits.V2_TEXT:
        components.complain(
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size exceeded the max of {limits.V2_TEXT}",
        )


class _Checker:
    """Walks the components of one message and remembers which custom ids it has met."""

    def __init__(self, filenames: Collection[str], emojis: Collection[int]) -> None:
        self._filenames = filenames
        self._emojis = emojis
        self._custom_ids: set[str] = set()
        self._checks: dict[int, Callable[[Spot], None]] = {
            Component.ROW: self._row,
            Component.BUTTON: self._button,
            Component.SECTION: self._section,
            Component.TEXT_DISPLAY: self._text_display,
            Component.THUMBNAIL: self._thumbnail,
            Component.MEDIA_GALLERY: self._gallery,
            Component.FILE: self._file,
            Component.SEPARATOR: self._separator,
            Component.CONTAINER: self._container,
            **dict.fromkeys(SELECTS, self._select),
        }

    def check(self, component: Spot, allowed: Collection[int]) -> None:
        """Check one component that must be of certain kinds here."""
        kind = check_kind(component, allowed)
        if kind is not None:
            component["id"].integer(0)
            self._checks[kind](component)

    def _row(self, row: Spot) -> None:
        row.record({"type", "id", "components"})
        children = list(row["components"].array(limits.BUTTONS_IN_ROW, 1, required=True))
        for child in children:
            self.check(child, IN_ROWS)
            is_select = isinstance(child.value, dict) and is_among(child.value.get("type"), SELECTS)
            if is_select and len(children) > 1:
                child.complain("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")

    def _button(self, button: Spot) -> None:
        button.record(BUTTON_FIELDS)
        style = button["style"].choice(range(1, 7), required=True)
        button["label"].text(limits.BUTTON_LABEL)
        button["disabled"].boolean()
        self._emoji(button["emoji"])
        if style == LINK_BUTTON:
            button["url"].text(limits.URL, 1, required=True)
            if button["custom_id"].given:
                button.complain("COMPONENT_INVALID_FIELDS", "A link button has no custom id")
        elif style != PREMIUM_BUTTON:
            self._custom_id(button)
            if button["url"].given:
                button.complain("COMPONENT_INVALID_FIELDS", "A custom id and url cannot both be specified")
        if style != PREMIUM_BUTTON and not button["label"].value and not button["emoji"].given:
            button["label"].required()
        if button["label"].value == "" and not button["emoji"].given:
            button["label"].complain("BASE_TYPE_REQUIRED", "This field is required")

    def _select(self, select: Spot) -> None:
        check_select(select)
        self._custom_id(select)
        for option in select["options"].array(10**6):
            self._emoji(option["emoji"])

    def _section(self, section: Spot) -> None:
        section.record({"type", "id", "components", "accessory"})
        for child in section["components"].array(limits.SECTION_TEXTS, 1, required=True):
            self.check(child, {Component.TEXT_DISPLAY})
        if section["accessory"].required():
            self.check(section["accessory"], {Component.BUTTON, Component.THUMBNAIL})

    def _text_display(self, display: Spot) -> None:
        display.record({"type", "id", "content"})
        display["content"].text(limits.V2_TEXT, 1, required=True)

    def _thumbnail(self, thumbnail: Spot) -> None:
        thumbnail.record({"type", "id", "media", "description", "spoiler"})
        thumbnail["description"].text(limits.ALT_TEXT)
        self._media(thumbnail["media"])

    def _gallery(self, gallery: Spot) -> None:
        gallery.record({"type", "id", "items"})
        for item in gallery["items"].array(limits.GALLERY_ITEMS, 1, required=True):
            item.record({"media", "description", "spoiler"})
            item["description"].text(limits.ALT_TEXT)
            self._media(item["media"])

    def _file(self, file: Spot) -> None:
        file.record({"type", "id", "file", "spoiler", "name", "size"})
        self._media(file["file"])

    def _separator(self, separator: Spot) -> None:
        separator.record({"type", "id", "divider", "spacing"})
        separator["spacing"].choice({1, 2})

    def _container(self, container: Spot) -> None:
        container.record({"type", "id", "components", "accent_color", "spoiler"})
        container["accent_color"].integer(0, 0xFFFFFF)
        for child in container["components"].array(10**6, 1, required=True):
            self.check(child, IN_CONTAINERS)

    def _custom_id(self, component: Spot) -> None:
        spot = component["custom_id"]
        value = spot.text(limits.CUSTOM_ID, 1, required=True)
        if value is None:
            return
        if value in self._custom_ids:
            spot.complain("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self._custom_ids.add(value)

    def _emoji(self, emoji: Spot) -> None:
        if not emoji.given or not emoji.record({"id", "name", "animated"}):
            return
        identity = emoji["id"].snowflake()
        if identity is None:
            emoji["name"].text(32, 1, required=True)
        elif identity not in self._emojis:
            emoji["id"].complain("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _media(self, media: Spot) -> None:
        if not media.required() or not media.record({"url", *_OF_RECEIVED_MEDIA}):
            return
        url = media["url"].text(2048, 1, required=True)
        if not url:
            return
        scheme, _, name = url.partition("://")
        if scheme == "attachment":
            if name not in self._filenames:
                media.complain(
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f'The attachment "{url}" was not found'
                )
        elif scheme not in ("http", "https"):
            media["url"].complain("URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not supported.')


# Fields of media that Discord gave out; a client that keeps them sends them back.
_OF_RECEIVED_MEDIA = names(
    "proxy_url height width content_type placeholder placeholder_version loading_state attachment_id flags"
)


def check_kind(component: Spot, allowed: Collection[int]) -> Component | None:
    """The kind of a component if it may stand here."""
    if not isinstance(component.value, dict):
        component.complain("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return None
    kind = component["type"]
    if not kind.required():
        return None
    if not is_among(kind.value, allowed):
        listed = ", ".join(str(int(entry)) for entry in sorted(allowed))
        kind.complain("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
        return None
    return Component(kind.value)


def check_select(select: Spot) -> None:
    """Complain about a select's options and numbers, in a message or a modal."""
    select.record(SELECT_FIELDS)
    select["placeholder"].text(limits.SELECT_PLACEHOLDER)
    least = select["min_values"].integer(0, limits.SELECT_OPTIONS)
    most = select["max_values"].integer(1, limits.SELECT_OPTIONS)
    select["disabled"].boolean()
    if select.value.get("type") == Component.STRING_SELECT:
        options = check_options(select["options"], 1, limits.SELECT_OPTIONS, extra={"emoji"})
        for number, name in ((least, "min_values"), (most, "max_values")):
            if number is not None and 0 < options < number:
                select[name].complain("NUMBER_TYPE_MAX", f"int value should be less than or equal to {options}.")
    for entry in select["default_values"].array(limits.SELECT_OPTIONS):
        entry.record({"id", "type"}, required=("id", "type"))


def check_options(options: Spot, least: int, most: int, *, extra: Collection[str] = ()) -> int:
    """Complain about the options of a select or group; how many there are."""
    seen: set[str] = set()
    count = 0
    for option in options.array(most, least, required=True):
        count += 1
        if not option.record(OPTION_FIELDS | set(extra)):
            continue
        option["label"].text(limits.SELECT_TEXT, 1, required=True)
        value = option["value"].text(limits.SELECT_TEXT, 1, required=True)
        option["description"].text(limits.SELECT_TEXT)
        if value in seen:
            option["value"].complain(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )
        seen.add(value or "")
    return count
