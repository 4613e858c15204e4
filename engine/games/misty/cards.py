"""Misty's cards as data: which kinds there are, what each does, and how many of it are in the deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.components import ComponentSet, component_set
from engine.refusals import BadComponents
from engine.text import Text

KINDS = (
    "rocket",
    "balloon",
    "leaf",
    "raindrop",
    "unicycle",
    "tractor",
    "truck",
    "scooter",
    "monster",
    "flower",
    "smiley",
    "heart",
    "star",
    "house",
)
GROUPS = {"arrow", "monster", "flower", "smiley", "plain"}
DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
CARDS_NEEDED = 48
"""Four players with windows of twelve."""


@dataclass(frozen=True)
class Kind:
    """A kind of card. `code` is the one-letter notation of whole windows, `step` where an arrow moves."""

    name: str
    group: str
    code: str
    step: tuple[int, int] | None
    count: int

    @property
    def points(self) -> int:
        return 2 if self.group == "flower" else 1


@dataclass(frozen=True)
class Deck:
    kinds: Mapping[str, Kind]

    def cards(self) -> list[str]:
        """Every card of the deck by the name of its kind, unshuffled."""
        return [kind.name for kind in self.kinds.values() for _ in range(kind.count)]


def load(source: str) -> ComponentSet:
    return component_set("misty", source, _deck)


@cache
def default() -> ComponentSet:
    return load(files(__package__).joinpath("cards.json").read_text(encoding="utf-8"))


def _deck(data: Mapping[str, Any]) -> Deck:
    rows = data.get("kinds")
    if not isinstance(rows, list):
        raise BadComponents(Text("components-missing", field="kinds"))
    kinds: dict[str, Kind] = {}
    for row in rows:
        kind = _kind(row)
        if kind.name in kinds:
            raise BadComponents(Text("misty-cards-twice", kind=kind.name))
        kinds[kind.name] = kind
    total = sum(kind.count for kind in kinds.values())
    if total < CARDS_NEEDED:
        raise BadComponents(Text("misty-cards-few", total=total, needed=CARDS_NEEDED))
    return Deck(kinds)


def _kind(row: Any) -> Kind:
    if not isinstance(row, dict) or "kind" not in row:
        raise BadComponents(Text("components-row", list="kinds", row=str(row)[:60]))
    name, group, arrow, count = row["kind"], str(row.get("group")), row.get("arrow"), row.get("count")
    if name not in KINDS:
        raise BadComponents(Text("misty-cards-kind", kind=str(name)[:40], known=", ".join(KINDS)))
    if group not in GROUPS:
        raise BadComponents(Text("misty-cards-group", kind=name, group=group[:40], known=", ".join(sorted(GROUPS))))
    if arrow not in (tuple(DIRECTIONS) if group == "arrow" else (None,)):
        raise BadComponents(Text("misty-cards-arrow", kind=name, arrow=str(arrow)[:40], known=", ".join(DIRECTIONS)))
    if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 99:
        raise BadComponents(Text("misty-cards-count", kind=name, count=str(count)[:40]))
    if isinstance(arrow, str):
        return Kind(name, group, arrow[0].upper(), DIRECTIONS[arrow], count)
    return Kind(name, group, group[0].upper(), None, count)
