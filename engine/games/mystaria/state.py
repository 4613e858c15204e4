"""What lies on the table in Mystaria, hidden things included."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.game import State
from engine.games.mystaria.buildings import KINDS, SIMPLE, Worth, worth
from engine.games.mystaria.land import Building, Land
from engine.games.mystaria.tiles import Deck, Tile


@dataclass(kw_only=True)
class MystariaState(State):
    """Tiles are known by their numbers."""

    phase: str = "start"
    """start, lay, build, over; at a turn boundary always lay"""
    active: int = 0
    first: int = 0
    land: Land = field(default_factory=Land)
    hands: list[int | None] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    """The last one is on top."""
    box: list[int] = field(default_factory=list)
    """Taken away unseen before the game."""
    shown: list[int] = field(default_factory=list)
    """Tiles that fitted nowhere and left the game."""
    left: list[list[str]] = field(default_factory=list)
    """What still stands on each headquarters."""
    ending: str = ""
    """What began the end: "pile" or "built"; nobody draws from then on."""
    newest: int | None = None
    """Which building was put up in the latest turn."""

    @property
    def deck(self) -> Deck:
        deck: Deck = self.components.parts
        return deck

    @property
    def kinds(self) -> tuple[str, ...]:
        """The buildings that this table plays with."""
        return SIMPLE if self.options["variant"] == "simple" else KINDS

    @property
    def tower_counts_own(self) -> bool:
        return self.options["towerfield"] == "on"

    def tile_in_hand(self, seat: int) -> Tile | None:
        number = self.hands[seat]
        return None if number is None else self.deck.tiles[number]

    def worth(self, building: Building) -> Worth:
        return worth(self.land, building, self.tower_counts_own)

    def turns_left(self, seat: int) -> int:
        """How many tiles this seat can still lay, if nobody ends the game before the pile does."""
        in_hand = int(self.hands[seat] is not None)
        drawing = in_hand or (seat == self.active and self.phase == "build")
        if self.ending or not drawing:
            return in_hand
        behind = (seat - self.active) % self.players
        return in_hand + max(0, len(self.pile) - behind + self.players - 1) // self.players
