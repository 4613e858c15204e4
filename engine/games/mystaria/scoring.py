"""Who has how many points and why, and who wins."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.mystaria.buildings import Worth, tree_region
from engine.games.mystaria.land import Building
from engine.games.mystaria.state import MystariaState


@dataclass(frozen=True)
class Standing:
    """A seat's result: every building with its worth, the total, the tie-break, the rank (1 has won; equals share)."""

    seat: int
    buildings: tuple[tuple[Building, Worth], ...]
    total: int
    tree_region: int
    rank: int


def standings(state: MystariaState) -> list[Standing]:
    """All seats as if the game ended now; a tie goes to the tree in the larger region."""
    kinds = state.kinds
    built = [
        tuple(
            (building, state.worth(building))
            for building in sorted(state.land.buildings, key=lambda building: kinds.index(building.kind))
            if building.owner == seat
        )
        for seat in state.seats
    ]
    totals = [sum(worth.points for _, worth in own) for own in built]
    trees = [tree_region(state.land, seat) for seat in state.seats]
    ranks = ranked(totals, trees)
    return [Standing(seat, built[seat], totals[seat], trees[seat], ranks[seat]) for seat in state.seats]


def ranked(totals: list[int], trees: list[int]) -> list[int]:
    """The rank of each seat by points, then by the region of the tree."""
    order = list(zip(totals, trees, strict=True))
    return [1 + sum(other > own for other in order) for own in order]
