"""A short fingerprint of a state: equal states give equal digests on every platform."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b
from typing import Any

from engine.components import ComponentSet
from engine.rng import Rng

AS_IT_IS = frozenset({str, int, float, bool, type(None)})


def digest(value: object) -> str:
    """Sixteen hex digits that change whenever anything in the value does."""
    text = json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def plain(value: object) -> Any:
    """The value as JSON knows it, with everything unordered brought into one order."""
    if type(value) in AS_IT_IS:
        return value
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, (list, tuple)):
        # Most of a state is lists of names and numbers: those need no call each.
        return [item if type(item) in AS_IT_IS else plain(item) for item in value]
    if isinstance(value, dict):
        pairs = [[plain(key), plain(item)] for key, item in value.items()]
        return {"dict": sorted(pairs, key=lambda pair: json.dumps(pair[0]))}
    if isinstance(value, (set, frozenset)):
        return {"set": sorted((plain(item) for item in value), key=json.dumps)}
    if isinstance(value, ComponentSet):
        return value.hash
    if isinstance(value, Rng):
        return [value.seed, value.uses]
    if is_dataclass(value):
        return [plain(getattr(value, part.name)) for part in fields(value)]
    raise TypeError(f"a state may not hold a {type(value).__name__}")
