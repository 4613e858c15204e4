"""The checks of commands when a bot syncs them."""

from __future__ import annotations

import re

from sandbox import limits
from sandbox.check import Spot, names
from sandbox.check_modal import check_choice
from sandbox.errors import ApiError, Json
from sandbox.kinds import LOCALES, OptionKind

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$", re.UNICODE)
COMMAND_FIELDS = names(
    "id name name_localizations description description_localizations options default_member_permissions dm_permission "
    "default_permission integration_types contexts type nsfw handler"
)
OPTION_FIELDS = names(
    "type name name_localizations description description_localizations required choices options channel_types "
    "min_value max_value min_length max_length autocomplete"
)


def check_commands(commands: Spot) -> None:
    """Complain about everything that is wrong with the commands of one scope."""
    seen: set[tuple[str, str]] = set()
    for command in commands.array(10**6):
        check_command(command)
        if isinstance(command.value, dict) and isinstance(command.value.get("name"), str):
            key = (str(command.value.get("type", CHAT_INPUT)), command.value["name"])
            if key in seen:
                command["name"].complain(
                    "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
                )
            seen.add(key)
    commands.finish()
    check_counts(commands.value)


def check_counts(bodies: list[Json]) -> None:
    """Refuse more commands of a kind than one scope may have."""
    kinds = [body.get("type", CHAT_INPUT) for body in bodies]
    if kinds.count(CHAT_INPUT) > limits.COMMANDS:
        raise ApiError(30032)
    for menu in (USER_MENU, MESSAGE_MENU):
        if kinds.count(menu) > limits.CONTEXT_COMMANDS:
            most = limits.CONTEXT_COMMANDS
            raise ApiError(30032, message=f"Maximum number of application commands reached ({most})")


def check_command(command: Spot) -> None:
    """Complain about everything that is wrong with one command."""
    if not command.record(COMMAND_FIELDS):
        return
    already_wrong = len(command.complaints)
    kind = command["type"].choice({CHAT_INPUT, USER_MENU, MESSAGE_MENU}) or CHAT_INPUT
    if kind == CHAT_INPUT:
        _check_words(command)
        _check_option_list(command["options"])
    else:
        command["name"].text(limits.COMMAND_NAME, 1, required=True)
        if command["description"].value:
            command["description"].complain(
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Context menu commands cannot have description"
            )
    for entry in command["contexts"].array(3):
        entry.choice({0, 1, 2})
    for entry in command["integration_types"].array(2):
        entry.choice({0, 1})
    # Only what is well formed can be counted.
    well_formed = len(command.complaints) == already_wrong
    if well_formed and characters(command.value) > limits.COMMAND_CHARACTERS:
        command.complain("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({limits.COMMAND_CHARACTERS})")


def characters(entry: Json) -> int:
    """How many characters a command counts: each text by its longest translation, with options and choices."""

    def longest(name: str) -> int:
        translations = entry.get(f"{name}_localizations") or {}
        return max(len(str(text)) for text in (entry.get(name) or "", *translations.values()))

    value = entry.get("value")
    total = longest("name") + longest("description") + (len(value) if isinstance(value, str) else 0)
    return total + sum(characters(inner) for inner in (*(entry.get("options") or ()), *(entry.get("choices") or ())))


def _check_words(entry: Spot) -> None:
    _check_name(entry["name"])
    entry["description"].text(limits.COMMAND_DESCRIPTION, 1, required=True)
    for locale, spot in _localisations(entry["name_localizations"]):
        if locale:
            _check_name(spot)
    for _, spot in _localisations(entry["description_localizations"]):
        spot.text(limits.COMMAND_DESCRIPTION, 1)


def _check_name(name: Spot) -> None:
    text = name.text(limits.COMMAND_NAME, 1, required=True)
    if text is None or not 1 <= len(text) <= limits.COMMAND_NAME:
        return
    if not NAME.fullmatch(text) or text != text.lower():
        name.complain("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _localisations(spot: Spot) -> list[tuple[str, Spot]]:
    if not spot.given:
        return []
    if not isinstance(spot.value, dict):
        spot.complain("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return []
    for locale in spot.value:
        if locale not in LOCALES:
            spot[locale].complain("BASE_TYPE_CHOICES", f"{locale} is not a locale that Discord has.")
    return [(locale, spot[locale]) for locale in spot.value if locale in LOCALES]


def _check_option_list(options: Spot, depth: int = 0) -> None:
    names: set[str] = set()
    optional_seen = False
    for option in options.array(limits.COMMAND_OPTIONS):
        if not option.record(OPTION_FIELDS):
            continue
        kind = option["type"].choice(list(map(int, OptionKind)), required=True)
        _check_words(option)
        name = option["name"].value
        if isinstance(name, str):
            if name in names:
                option["name"].complain("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
            names.add(name)
        if kind in (OptionKind.SUBCOMMAND, OptionKind.GROUP):
            if depth + (kind == OptionKind.SUBCOMMAND) > 2:
                option["type"].complain("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Too deeply nested")
            else:
                _check_option_list(option["options"], depth + 1)
            continue
        required = option["required"].boolean()
        if required and optional_seen:
            option.complain(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not required
        _check_value_option(option)


def _check_value_option(option: Spot) -> None:
    choices = list(option["choices"].array(limits.CHOICES))
    for choice in choices:
        check_choice(choice)
    if choices and option["autocomplete"].value:
        option.complain("APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Autocomplete and choices exclude each other")
    option["min_length"].integer(0, 6000)
    option["max_length"].integer(1, 6000)
