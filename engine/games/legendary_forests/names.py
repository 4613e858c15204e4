"""The words for what grows: as ground, as a tree, as a region."""

from __future__ import annotations

from engine.text import Text


def ground(name: str) -> Text:
    """What a side shows: a leaf colour or grass."""
    return Text(f"legendary_forests-ground-{name}")


def tree(colour: str) -> Text:
    return Text(f"legendary_forests-tree-{colour}")


def region(colour: str) -> Text:
    return Text(f"legendary_forests-region-{colour}")
