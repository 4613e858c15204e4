"""What lies on the table in Misty, hidden things included."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.game import State
from engine.games.misty.cards import Deck, Kind
from engine.games.misty.rulings import DRAFTS_ALTERNATE
from engine.games.misty.window import FORMATS, Cell, Format


@dataclass(frozen=True)
class Round:
    """A finished round: each seat's window as built, the order its arrows moved in, the points, who won (None: a tie)."""

    windows: tuple[tuple[tuple[Cell, str], ...], ...]
    orders: tuple[tuple[Cell, ...], ...]
    points: tuple[int, ...]
    winner: int | None


@dataclass(kw_only=True)
class MistyState(State):
    """Cards are names of kinds; two cards of a kind cannot be told apart."""

    phase: str = "deal"
    """deal, pick, place (only with the option `reveal`), activate, over"""
    draft: int = 0
    stock: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    picked: list[str | None] = field(default_factory=list)
    windows: list[dict[Cell, str]] = field(default_factory=list)
    last: list[Cell | None] = field(default_factory=list)
    """Where each seat laid its latest card."""
    rounds: list[Round] = field(default_factory=list)

    @property
    def deck(self) -> Deck:
        deck: Deck = self.components.parts
        return deck

    @property
    def format(self) -> Format:
        return FORMATS[self.options["window"]]

    def wins(self, seat: int) -> int:
        return sum(round.winner == seat for round in self.rounds)

    def passing(self) -> int:
        """+1 when hands go to the left neighbour, -1 when they go to the right one."""
        return -1 if DRAFTS_ALTERNATE and self.draft % 2 else 1

    def passed_on(self, seat: int | None) -> list[int]:
        """Where the hands are that this seat has held in this draft and passed on."""
        if seat is None or self.phase not in ("pick", "place"):
            return []
        times = self.format.hand - len(self.hands[seat]) - (self.phase == "place")
        return [(seat + time * self.passing()) % self.players for time in range(1, times + 1)]

    def kinds(self, seat: int) -> dict[Cell, Kind]:
        """The window of a seat with what each card does."""
        return {cell: self.deck.kinds[name] for cell, name in self.windows[seat].items()}
