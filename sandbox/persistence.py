"""The world on disk: one JSON file and a folder of files, written whole and swapped in, so that it is never half."""

from __future__ import annotations

import functools
import json
import os
import shutil
from collections.abc import Collection
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from sandbox.errors import Json
from sandbox.world import World

WORLD_FILE = "world.json"
FILES_FOLDER = "files"


class Notebook:
    """Where a world is written down again and again: messages that did not change are not put into words anew."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._known: dict[int, str] = {}

    def save(self, world: World, touched: Collection[int] = ()) -> None:
        """Write a world down; `touched` are the messages that changed since the last time."""
        self._directory.mkdir(parents=True, exist_ok=True)
        draft = self._directory / f"{WORLD_FILE}.new"
        draft.write_text(self._text(world, touched), encoding="utf-8")
        os.replace(draft, self._directory / WORLD_FILE)

    def _text(self, world: World, touched: Collection[int]) -> str:
        before, self._known = self._known, {}
        channels = []
        for channel_id, messages in world.messages.items():
            for message in messages.values():
                known = None if message.id in touched else before.get(message.id)
                self._known[message.id] = known or _json(message)
            listed = ", ".join(f'"{message_id}": {self._known[message_id]}' for message_id in messages)
            channels.append(f'"{channel_id}": {{{listed}}}')
        rest = _json({field.name: getattr(world, field.name) for field in fields(world) if field.name != "messages"})
        return f'{rest[:-1]}, "messages": {{{", ".join(channels)}}}}}'


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


def _json(value: Any) -> str:
    return json.dumps(value, default=_parts)


def _parts(value: Any) -> Json:
    """The parts of a user, channel, message and so on, for JSON; ids that are keys become texts by themselves."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    """The types of a class's parts by name."""
    return get_type_hints(kind)


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
        hints = _hints(kind)
        given = {name: _built(hints[name], entry) for name, entry in value.items() if name in hints}
        return kind(**given)
    return value


def _key(kind: Any, key: str) -> Any:
    return int(key) if kind is int else key
