"""The world on disk: one JSON file and a folder of files, written whole and swapped in, so that it is never half."""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from sandbox.world import World

WORLD_FILE = "world.json"
FILES_FOLDER = "files"


def save(world: World, directory: Path) -> None:
    """Write a world down."""
    directory.mkdir(parents=True, exist_ok=True)
    draft = directory / f"{WORLD_FILE}.new"
    draft.write_text(json.dumps(_plain(world)), encoding="utf-8")
    os.replace(draft, directory / WORLD_FILE)


def load(directory: Path) -> World | None:
    """The world that was written down, if there is one."""
    path = directory / WORLD_FILE
    if not path.is_file():
        return None
    world: World = _built(World, json.loads(path.read_text(encoding="utf-8")))
    return world


def clear(directory: Path) -> None:
    """Forget the world that was written down."""
    (directory / WORLD_FILE).unlink(missing_ok=True)
    shutil.rmtree(directory / FILES_FOLDER, ignore_errors=True)


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): _plain(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [_plain(entry) for entry in value]
    return value


def _built(kind: Any, value: Any) -> Any:
    """The value of a type from its plain form."""
    if value is None:
        return None
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _built(next(entry for entry in inner if entry is not NoneType), value)
    if origin is dict:
        key_kind, value_kind = inner
        return {_key(key_kind, key): _built(value_kind, entry) for key, entry in value.items()}
    if origin is list:
        return [_built(inner[0], entry) for entry in value]
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        known = {field.name for field in fields(kind)}
        given = {name: _built(hints[name], entry) for name, entry in value.items() if name in known}
        return kind(**given)
    return value


def _key(kind: Any, key: str) -> Any:
    return int(key) if kind is int else key
