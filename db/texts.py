"""Texts as JSON: `["id", {name: value}]`; a player is `{"seat": 1}`, a list `{"list": [...]}`, all else stands for itself."""

from __future__ import annotations

from typing import Any

from engine.text import Player, Text


def plain(value: Any) -> Any:
    """A Text, or an argument of one, as it is kept."""
    if isinstance(value, Text):
        return [value.id, {name: plain(each) for name, each in value.args}]
    if isinstance(value, Player):
        return {"seat": value.seat}
    if isinstance(value, tuple):
        return {"list": [plain(each) for each in value]}
    return value


def text_of(kept: Any) -> Text:
    """The Text that was kept."""
    id, args = kept
    return Text(id, **{name: _argument(each) for name, each in args.items()})


def _argument(kept: Any) -> Any:
    if isinstance(kept, list):
        return text_of(kept)
    if isinstance(kept, dict):
        return Player(kept["seat"]) if "seat" in kept else tuple(_argument(each) for each in kept["list"])
    return kept
