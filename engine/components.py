"""Component sets: the cards or tiles of a game as data, known by the hash of their content.

A match keeps the hash of its set, so that a replaced file never touches a running game. Sets are immutable; a state
refers to its set by hash and never copies it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from engine.refusals import BadComponents
from engine.text import Text


@dataclass(frozen=True, eq=False)
class ComponentSet:
    """One version of a game's cards or tiles: the data as loaded, and what the game made of it."""

    game: str
    hash: str
    data: Mapping[str, Any]
    parts: Any = field(repr=False)

    def __reduce__(self) -> tuple[object, ...]:
        return known_set, (self.game, self.hash)

    def __deepcopy__(self, memo: dict[int, object]) -> ComponentSet:
        return self


_known: dict[tuple[str, str], ComponentSet] = {}


def component_set(game: str, source: str, parse: Callable[[Mapping[str, Any]], Any]) -> ComponentSet:
    """Read a set from JSON text; `parse` checks it and raises BadComponents with an exact message."""
    try:
        data = json.loads(source)
    except json.JSONDecodeError as error:
        raise BadComponents(Text("components-not-json", line=error.lineno, column=error.colno)) from error
    except (RecursionError, ValueError) as error:
        # Brackets nested without end, or a number of thousands of digits.
        raise BadComponents(Text("components-not-json", line=1, column=1)) from error
    if not isinstance(data, dict):
        raise BadComponents(Text("components-not-object"))
    if data.get("game") != game:
        raise BadComponents(Text("components-other-game", game=game, found=str(data.get("game"))[:40]))
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    made = ComponentSet(game, sha256(canonical.encode()).hexdigest()[:16], data, parse(data))
    return _known.setdefault((game, made.hash), made)


def known_set(game: str, hash: str) -> ComponentSet:
    """The set of that hash, once it has been loaded in this process."""
    if (game, hash) not in _known:
        raise BadComponents(Text("components-unknown", game=game, hash=hash))
    return _known[game, hash]
