"""Places in a game's JSON, named so that a list of seats or cards is one place: `players.*.hand`."""

from __future__ import annotations

from typing import Any


def differences(one: Any, other: Any, path: str = "") -> set[str]:
    """The paths at which two documents differ. Lists of objects are compared one by one, other lists as a whole."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = sorted({*one, *other})
        return {found for key in keys for found in differences(one.get(key), other.get(key), _under(path, key))}
    if _rows(one) and _rows(other) and len(one) == len(other):
        return {
            found
            for left, right in zip(one, other, strict=True)
            for found in differences(left, right, _under(path, "*"))
        }
    return set() if one == other else {path}


def pick_paths(document: Any, paths: tuple[str, ...]) -> list[Any]:
    """What stands at these paths."""
    return [_at(document, path.split(".")) for path in paths]


def _at(document: Any, path: list[str]) -> Any:
    if not path or document is None:
        return document
    first, *rest = path
    if first == "*":
        return [_at(item, rest) for item in document]
    return _at(document.get(first), rest)


def _under(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)
