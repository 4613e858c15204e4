"""A short fingerprint of a state: equal states give equal digests on every platform and Python version.

`1:86e7fd901bdd91` is fourteen hex digits after the scheme that made them; each stored answer carries its own. What a scheme says
of a value never changes, as stored games are checked with it for ever: another way to digest is one more entry of SCHEMES under
the next number, and LATEST moves on to it. A stored digest of a scheme that is not in the table is refused by name.

Scheme 1 writes the value as JSON and hashes that text. A dataclass is an object of its fields by name, and fields equal to their
default are left out: a new field changes no digest before it holds something else, nor does the order of fields. A field without
a default always counts, one that is marked as SETTLED never. A NamedTuple is a list of its values without those at the end that
equal their default. Sets, dicts with keys that are no strings, and enums are marked objects; a frozen dataclass stands there with
its own hash, made only once.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from hashlib import blake2b
from itertools import chain
from operator import attrgetter
from typing import Any

from engine.components import ComponentSet
from engine.rng import Rng

SCALARS = frozenset({str, int, float, bool, type(None)})
DICT, SET, ENUM, FROZEN = MARKS = ("=dict", "=set", "=enum", "=frozen")

NOT_DIGESTED = "not digested"
SETTLED = {NOT_DIGESTED: True}
"""The metadata of a field that stands still from the setup on and is stored beside the log anyway: what a table has agreed
on, say, which has one more entry as soon as there is one more table option."""

_encode = json.JSONEncoder(separators=(",", ":"), sort_keys=True, check_circular=False).encode


class UnknownScheme(Exception):
    """A stored digest was made in a way that this program does not know."""

    def __init__(self, scheme: str) -> None:
        super().__init__(f"digest scheme {scheme!r} is unknown here (known: {', '.join(SCHEMES)})")


class ByName:
    """Scheme 1. It remembers the frozen parts it has met: one for all states of a match digests each of them once."""

    def __init__(self) -> None:
        self._ways: dict[type, Callable[[Any], Any]] = {list: self._sequence, tuple: self._sequence, dict: self._dict}
        self._sequences = {list, tuple}
        """The types that JSON writes as lists by itself."""
        self._frozen: dict[int, tuple[object, Any]] = {}
        """What stands for a frozen part, by its identity; the part is kept, so that no other one takes its place."""

    def __call__(self, value: object) -> str:
        """Fourteen hex digits that change whenever anything in the value does."""
        return blake2b(_encode(self.plain(value)).encode(), digest_size=7).hexdigest()

    def plain(self, value: Any) -> Any:
        """The value as JSON knows it, with everything unordered brought into one order."""
        kind = type(value)
        if kind in SCALARS:
            return value
        return (self._ways.get(kind) or self._learn(kind))(value)

    def _learn(self, kind: type) -> Callable[[Any], Any]:
        """How values of this type are written; asked once a type."""
        way = self._ways[kind] = self._way(kind)
        return way

    def _way(self, kind: type) -> Callable[[Any], Any]:
        if issubclass(kind, Enum):
            return lambda value: {ENUM: value.name}
        if issubclass(kind, tuple) and getattr(kind, "_field_defaults", None):
            return self._named_tuple(kind)
        if issubclass(kind, (list, tuple)):
            self._sequences.add(kind)
            return self._sequence
        if issubclass(kind, dict):
            return self._dict
        if issubclass(kind, (set, frozenset)):
            return lambda value: {SET: sorted(map(self.plain, value), key=_encode)}
        if issubclass(kind, ComponentSet):
            return lambda value: value.hash
        if issubclass(kind, Rng):
            return lambda value: [value.seed, value.uses]
        if is_dataclass(kind):
            record = self._record(kind)
            made = kind.__dataclass_params__  # type: ignore[attr-defined]  # nothing public says "frozen"
            return self._once(record) if made.frozen and made.eq else record
        raise TypeError(f"a state may not hold a {kind.__name__}")

    def _sequence(self, value: Any) -> Any:
        if self._is_json(value):
            return value
        return [item if type(item) in SCALARS else self.plain(item) for item in value]

    def _is_json(self, items: Any) -> bool:
        """Whether these are names, numbers, and lists of such: most of a state is, and this takes no call for each."""
        while not SCALARS.issuperset(kinds := set(map(type, items))):
            if not self._sequences.issuperset(kinds - SCALARS):
                return False
            if kinds & SCALARS:
                items = [item for item in items if type(item) not in SCALARS]
            items = list(chain.from_iterable(items))
        return True

    def _dict(self, value: dict[Any, Any]) -> Any:
        kinds = set(map(type, value))
        if kinds <= {str} and value.keys().isdisjoint(MARKS):
            return value if self._is_json(value.values()) else {key: self.plain(item) for key, item in value.items()}
        pairs = list(value.items())
        if not self._is_json(pairs):
            pairs = [(self.plain(key), self.plain(item)) for key, item in pairs]
        # Numbers and places on a board compare by themselves; anything else by how it is written.
        inside = set(map(type, chain.from_iterable(value))) if kinds == {tuple} else kinds
        return {DICT: sorted(pairs, key=None if inside == {int} else _first_encoded)}

    def _record(self, kind: type) -> Callable[[Any], Any]:
        """A dataclass: its fields by name, but for those at their default."""
        parts = [
            (part.name, attrgetter(part.name), _default(part))
            for part in fields(kind)
            if not part.metadata.get(NOT_DIGESTED)
        ]

        def record(value: Any) -> dict[str, Any]:
            found = {}
            for name, get, default in parts:
                item = get(value)
                if item is not default and (item != default or type(item) is not type(default)):
                    found[name] = item if type(item) in SCALARS else self.plain(item)
            return found

        return record

    def _once(self, way: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """A part that cannot change is hashed once, and its hash stands for it."""

        def frozen(value: Any) -> Any:
            known = self._frozen.get(id(value))
            if known is not None:
                return known[1]
            short = {FROZEN: blake2b(_encode(way(value)).encode(), digest_size=7).hexdigest()}
            if _is_lasting(value):
                self._frozen[id(value)] = value, short
            return short

        return frozen

    def _named_tuple(self, kind: type) -> Callable[[Any], Any]:
        # Every NamedTuple has these two, but typing knows no type for "some NamedTuple".
        defaults = list(kind._field_defaults.values())  # type: ignore[attr-defined]
        needed = len(kind._fields) - len(defaults)  # type: ignore[attr-defined]

        def named_tuple(value: Any) -> Any:
            end = len(value)
            while end > needed and value[end - 1] == defaults[end - 1 - needed]:
                end -= 1
            return self._sequence(value[:end])

        return named_tuple


def _first_encoded(pair: tuple[Any, Any]) -> str:
    return _encode(pair[0])


def _default(part: Field[Any]) -> Any:
    return part.default_factory() if part.default_factory is not MISSING else part.default


def _is_lasting(value: object) -> bool:
    """Whether nothing inside can change either: what can be changed cannot be hashed."""
    try:
        hash(value)
    except TypeError:
        return False
    return True


SCHEMES: dict[str, Callable[[], Callable[[Any], str]]] = {"1": ByName}
LATEST = "1"


class Digester:
    """Makes digests of one match's states, in whichever scheme a stored one was made."""

    def __init__(self) -> None:
        self._made: dict[str, Callable[[Any], str]] = {}

    def __call__(self, value: object, scheme: str = LATEST) -> str:
        if scheme not in self._made:
            if scheme not in SCHEMES:
                raise UnknownScheme(scheme)
            self._made[scheme] = SCHEMES[scheme]()
        return f"{scheme}:{self._made[scheme](value)}"


def digest(value: object) -> str:
    """The digest of a value in the latest scheme."""
    return Digester()(value)


def scheme_of(stored: str) -> str:
    """Which scheme a stored digest was made in."""
    return stored.partition(":")[0]
