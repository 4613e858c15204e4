"""The words for what grows: as ground, as a tree, as a region, and what a region is worth."""

from __future__ import annotations

from engine.games.legendary_forests.planet import POINTS_CLOSED, Region
from engine.text import Text


def ground(name: str) -> Text:
    """What a side shows: a leaf colour or grass."""
    return Text(f"legendary_forests-ground-{name}")


def tree(colour: str) -> Text:
    return Text(f"legendary_forests-tree-{colour}")


def region(colour: str) -> Text:
    return Text(f"legendary_forests-region-{colour}")


def worth(region: Region) -> Text:
    """What a region brings with a tree on it, and why: "closed: 3 runes × 2 = 6 points"."""
    if region.closed:
        return Text("legendary_forests-worth-closed", runes=region.runes, times=POINTS_CLOSED, points=region.worth)
    return Text("legendary_forests-worth-open", runes=region.runes, points=region.worth)


def brings(region: Region) -> Text:
    """What a region brings as it is, or would bring with a tree."""
    return worth(region) if region.trees or not region.runes else Text("legendary_forests-bare", worth=worth(region))
