"""The sets: each a folder with the data of its cards, places, events and automata, and the files of what only they do.

A set offers `components.json` (or none, if it only answers moments), and its `__init__.py` lists its `GROUPS`: the files
that register, in the order in which they shall answer; it may offer table options of its own (see modules.py). A new
set is a new folder; nothing else has to be changed. The base set comes first, the others follow by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from types import ModuleType

from engine.games.everdell.state import BASE

COMPONENTS = "components.json"


@cache
def set_ids() -> tuple[str, ...]:
    """The ids of all sets that come with the game, the base set first; what they register is registered then."""
    found = sorted((module.name for module in iter_modules(__path__) if module.ispkg), key=lambda id: (id != BASE, id))
    for id in found:
        for group in package(id).GROUPS:
            import_module(f"{__name__}.{id}.{group}")
    return tuple(found)


def package(id: str) -> ModuleType:
    """What a set says of itself."""
    return import_module(f"{__name__}.{id}")


def has_components(id: str) -> bool:
    return files(f"{__name__}.{id}").joinpath(COMPONENTS).is_file()


def printed() -> Iterator[tuple[str, str]]:
    """The id of each set that has components, and its file."""
    for id in set_ids():
        if has_components(id):
            yield id, files(f"{__name__}.{id}").joinpath(COMPONENTS).read_text(encoding="utf-8")
