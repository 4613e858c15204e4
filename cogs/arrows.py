"""Where arrows lead on a board of scattered places: pure, no Discord.

An arrow goes its way as long as anything lies there, to a near place rather than to one far aside; beyond the edge it
goes on at the far side. From every place arrows lead to every other one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

Place = tuple[int, int]
Ways = dict[Place, dict[str, Place]]
Rank = Callable[[int, int], tuple[int, ...]]
"""Of how far ahead and how far aside a place lies; the least is taken."""

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def next_place(places: tuple[Place, ...], here: Place, arrow: str) -> Place:
    """The place to which an arrow leads from one of these places."""
    return _ways(places)[here][arrow]


@lru_cache(64)
def _ways(places: tuple[Place, ...]) -> Ways:
    """Where all arrows lead. If going to the nearest never came by one of the places, it goes by columns instead."""
    ways = _all_ways(places, _nearest, _nearest)
    return ways if _leads_everywhere(ways) else _all_ways(places, _next_column, _within_column)


def _all_ways(places: tuple[Place, ...], sideways: Rank, upright: Rank) -> Ways:
    ranks = {arrow: sideways if dx else upright for arrow, (dx, _) in ARROWS.items()}
    return {here: {arrow: _first(places, here, arrow, rank) for arrow, rank in ranks.items()} for here in places}


def _first(places: tuple[Place, ...], here: Place, arrow: str, rank: Rank) -> Place:
    dx, dy = ARROWS[arrow]
    x, y = here
    others = [place for place in places if place != here] or places
    seen = [((to[0] - x) * dx + (to[1] - y) * dy, abs((to[0] - x) * dy + (to[1] - y) * dx), to) for to in others]
    edge = min(ahead for ahead, _, _ in seen)
    further = [it for it in seen if it[0] > 0] or [it for it in seen if it[0] == edge]
    return min(further, key=lambda it: rank(it[0], it[1]))[2]


def _nearest(ahead: int, aside: int) -> tuple[int, ...]:
    """A step aside counts as two ahead."""
    return ahead + 2 * aside, aside


def _next_column(ahead: int, aside: int) -> tuple[int, ...]:
    return ahead, aside


def _within_column(ahead: int, aside: int) -> tuple[int, ...]:
    return aside > 0, ahead, aside


def _leads_everywhere(ways: Ways) -> bool:
    """Whether every place can be reached from the first one, and the first one from every place."""
    there = {here: set(to.values()) for here, to in ways.items()}
    back: dict[Place, set[Place]] = {here: set() for here in ways}
    for here, targets in there.items():
        for to in targets:
            back[to].add(here)
    return all(len(_reached(graph)) == len(ways) for graph in (there, back))


def _reached(ways: dict[Place, set[Place]]) -> set[Place]:
    """What can be reached from the first place."""
    ahead = [next(iter(ways))]
    found = set(ahead)
    for place in ahead:
        new = ways[place] - found
        found |= new
        ahead += new
    return found
