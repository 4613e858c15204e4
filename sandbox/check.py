"""The tools for checking a request body: a place in it knows its value and path, and collects what is wrong.

A check never stops at the first mistake: like Discord it names every wrong field. `finish` raises `BadForm` when
anything was wrong. The codes and sentences of the field errors are Discord's.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from sandbox.errors import BadForm, Json


class _Missing:
    """Stands for a field that is not there; counts as false."""

    def __bool__(self) -> bool:
        return False


MISSING: Any = _Missing()


def is_among(value: Any, values: Collection[Any]) -> bool:
    """Whether a value that somebody sent is one of a few; lists, objects and booleans never are."""
    return isinstance(value, str | int) and not isinstance(value, bool) and value in values


def names(words: str) -> frozenset[str]:
    """A set of names, written as one string."""
    return frozenset(words.split())


class Spot:
    """One place in a request body."""

    __slots__ = ("complaints", "path", "unknown", "value")

    def __init__(self, value: Any, path: tuple[str, ...] = (), root: Spot | None = None) -> None:
        self.value = value
        self.path = path
        self.complaints: list[tuple[tuple[str, ...], str, str]] = [] if root is None else root.complaints
        self.unknown: list[str] = [] if root is None else root.unknown

    @property
    def given(self) -> bool:
        """Whether there is a value other than null."""
        return self.value is not MISSING and self.value is not None

    def __getitem__(self, name: str) -> Spot:
        value = self.value.get(name, MISSING) if isinstance(self.value, dict) else MISSING
        return Spot(value, (*self.path, name), self)

    def complain(self, code: str, message: str) -> None:
        """Note that this place is wrong."""
        self.complaints.append((self.path, code, message))

    def finish(self) -> None:
        """Refuse the whole form if anything in it was wrong."""
        if not self.complaints:
            return
        tree: Json = {}
        for path, code, message in self.complaints:
            branch = tree
            for step in path:
                branch = branch.setdefault(step, {})
            branch.setdefault("_errors", []).append({"code": code, "message": message})
        raise BadForm(tree, tuple(self.unknown))

    def record(self, known: Collection[str], *, required: Collection[str] = ()) -> bool:
        """Whether this is an object, and complain about fields that Discord does not have or that are missing."""
        if not isinstance(self.value, dict):
            self.complain("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return False
        for name in self.value:
            if name not in known:
                self[name].complain("UNKNOWN_FIELD", f"Discord has no field {name!r} here")
                self.unknown.append(".".join((*self.path, name)))
        for name in required:
            self[name].required()
        return True

    def required(self) -> bool:
        """Whether there is a value; complain if not."""
        if not self.given:
            self.complain("BASE_TYPE_REQUIRED", "This field is required")
        return self.given

    def text(self, most: int, least: int = 0, *, required: bool = False) -> str | None:
        """A string of a certain length."""
        if not self.given:
            if required:
                self.required()
            return None
        if not isinstance(self.value, str):
            self.complain("STRING_TYPE_CONVERT", f'Could not interpret "{self.value}" as string.')
            return None
        self._length(len(self.value), least, most)
        return self.value

    def pattern(self, expression: re.Pattern[str], code: str, message: str) -> None:
        """Complain about a string that does not look as it must."""
        if isinstance(self.value, str) and not expression.fullmatch(self.value):
            self.complain(code, message)

    def array(self, most: int, least: int = 0, *, required: bool = False) -> Iterator[Spot]:
        """The places of a list of a certain length."""
        if not self.given:
            if required:
                self.required()
            return iter(())
        if not isinstance(self.value, list):
            self.complain("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return iter(())
        self._length(len(self.value), least, most)
        return (Spot(value, (*self.path, str(index)), self) for index, value in enumerate(self.value))

    def integer(self, least: int | None = None, most: int | None = None, *, required: bool = False) -> int | None:
        """A whole number in a certain range (Discord also takes it as a string)."""
        if not self.given:
            if required:
                self.required()
            return None
        value = self.value
        if isinstance(value, str) and value.removeprefix("-").isdecimal():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            self.complain("NUMBER_TYPE_COERCE", f'Value "{self.value}" is not int.')
            return None
        if least is not None and value < least:
            self.complain("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        if most is not None and value > most:
            self.complain("NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def snowflake(self, *, required: bool = False) -> int | None:
        """An id."""
        if not self.given:
            if required:
                self.required()
            return None
        if isinstance(self.value, bool) or not str(self.value).isdecimal():
            self.complain("NUMBER_TYPE_COERCE", f'Value "{self.value}" is not snowflake.')
            return None
        return int(self.value)

    def boolean(self) -> bool | None:
        """True or false."""
        if not self.given:
            return None
        if not isinstance(self.value, bool):
            self.complain("BOOLEAN_TYPE_CONVERT", f'Must be either true or false, not "{self.value}".')
            return None
        return self.value

    def choice(self, values: Collection[Any], *, required: bool = False) -> Any:
        """One of a few values."""
        if not self.given:
            if required:
                self.required()
            return None
        if not is_among(self.value, values):
            listed = ", ".join(map(str, values))
            self.complain("BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return self.value

    def _length(self, length: int, least: int, most: int) -> None:
        if least <= length <= most:
            return
        if least and least == most:
            self.complain("BASE_TYPE_BAD_LENGTH", f"Must be {most} in length.")
        elif least:
            self.complain("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.complain("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
