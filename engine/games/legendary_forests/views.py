"""What a reader may know of the table: everything but the order of the pile and which tiles were left out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import View
from engine.games.legendary_forests.planet import Laid, Place, Planet, Region, Spot, Tree
from engine.games.legendary_forests.state import ForestState
from engine.games.legendary_forests.tiles import COLOURS, Tile, TileSet


@dataclass(frozen=True)
class PlanetView:
    """One seat's planet: its tiles and trees in the order they came, its regions, and what they bring so far."""

    laid: tuple[Laid, ...]
    trees: tuple[Tree, ...]
    regions: tuple[Region, ...]
    set_aside: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(region.points for region in self.regions)

    @property
    def last(self) -> Place | None:
        """Where the latest tile lies; the start tile does not count."""
        return self.laid[-1].place if len(self.laid) > 1 else None

    def region_at(self, spot: Spot) -> Region:
        """The region of an area, named by the area's first side."""
        return next(region for region in self.regions if spot in region.spots)


@dataclass(frozen=True, kw_only=True)
class ForestView(View):
    """The table. `tile` is the one being laid, or the one that brought the running tree phase."""

    phase: str
    round: int
    """Counted from 1."""
    rounds: int
    tile: Tile | None
    drawn: tuple[int, ...]
    unseen: tuple[int, ...]
    """The numbers in the pile and the box, in order; which is where nobody knows."""
    removed: tuple[int, ...]
    """What was left out: shown when the game is over."""
    supply: tuple[tuple[str, int], ...]
    architect: int
    builder: int
    tree_order: tuple[int, ...]
    """In a tree phase the seats that have not had their turn, the next one first."""
    planets: tuple[PlanetView, ...]
    tiles: TileSet

    def planet(self, seat: int) -> Planet:
        """A planet to ask questions about."""
        return Planet(self.tiles, self.planets[seat].laid, self.planets[seat].trees)

    def with_tile(self, seat: int, place: Place, turn: int) -> PlanetView:
        """This seat's planet as it would be with the drawn tile; for previews."""
        assert self.tile is not None
        now = self.planets[seat]
        laid = (*now.laid, Laid(self.tile.number, *place, turn))
        return replace(now, laid=laid, regions=Planet(self.tiles, laid, now.trees).regions())

    def having_laid(self, seat: int, placement: tuple[Place, int] | None) -> ForestView:
        """The table as this seat plans for it: its own tile lies (or was set aside), and trees are to be planted."""
        now = self.planets[seat]
        assert self.tile is not None
        if placement is not None:
            now = self.with_tile(seat, *placement)
        else:
            now = replace(now, set_aside=(*now.set_aside, self.tile.number))
        return replace(self, planets=(*self.planets[:seat], now, *self.planets[seat + 1 :]))

    def with_tree(self, seat: int, tree: Tree) -> PlanetView:
        """This seat's planet as it would be with one more tree; for previews."""
        now = self.planets[seat]
        trees = (*now.trees, tree)
        return replace(now, trees=trees, regions=Planet(self.tiles, now.laid, trees).regions())


def view_of(state: ForestState, seat: int | None) -> ForestView:
    over = state.phase == "over"
    return ForestView(
        seat=seat,
        players=state.players,
        options=tuple(sorted(state.options.items())),
        finished=over,
        phase=state.phase,
        round=len(state.drawn),
        rounds=len(state.drawn) + len(state.pile),
        tile=state.tile if state.drawn and not over else None,
        drawn=tuple(state.drawn),
        unseen=() if over else tuple(sorted(state.pile + state.removed)),
        removed=tuple(sorted(state.removed)) if over else (),
        supply=tuple((colour, state.supply[colour]) for colour in COLOURS),
        architect=state.architect,
        builder=state.builder,
        tree_order=tuple(state.tree_order()[state.planted :]) if state.phase == "trees" else (),
        planets=tuple(_planet(state, at) for at in state.seats),
        tiles=state.tiles,
    )


def _planet(state: ForestState, seat: int) -> PlanetView:
    return PlanetView(
        tuple(state.planets[seat]),
        tuple(state.trees[seat]),
        state.planet(seat).regions(),
        tuple(state.set_aside[seat]),
    )
