"""What lies on the table in Legendary Forests, hidden things included."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.game import State
from engine.games.legendary_forests.planet import Laid, Planet, Tree
from engine.games.legendary_forests.tiles import Tile, TileSet


@dataclass(kw_only=True)
class ForestState(State):
    """Tiles are known by their numbers; the planets' tiles and trees stand in the order in which they came."""

    phase: str = "draw"
    """draw, lay, trees, over"""
    architect: int
    builder: int
    pile: list[int]
    """The next tile to be drawn is the last one."""
    removed: list[int]
    drawn: list[int] = field(default_factory=list)
    supply: dict[str, int]
    planets: list[list[Laid]]
    trees: list[list[Tree]]
    set_aside: list[list[int]]
    planted: int = 0
    """How many seats have had their turn in the running tree phase."""

    @property
    def tiles(self) -> TileSet:
        tiles: TileSet = self.components.parts
        return tiles

    @property
    def tile(self) -> Tile:
        """The tile drawn last."""
        return self.tiles[self.drawn[-1]]

    def planet(self, seat: int) -> Planet:
        return Planet(self.tiles, self.planets[seat], self.trees[seat])

    def tree_order(self) -> list[int]:
        """The seats in the order of a tree phase: clockwise from the holder of the builder figure."""
        return [(self.builder + at) % self.players for at in self.seats]
