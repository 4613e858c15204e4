"""Opponents that are no seat: what each of them offers, and where they are found.

An automaton owns a city, tokens and workers (`AutomatonSide` in state.py), acts when the rules announce a moment it has
registered for (see moments.py), scores, and appears in views, ranking and score sheet. It is never asked and never
waited for. Each is one file that calls `register`; the table option `opponent` then offers it by itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from engine.game import Part
from engine.games.everdell.box import AutomatonFigures, Card
from engine.games.everdell.state import AutomatonSide, EverdellState
from engine.rng import Rng
from engine.rules import Rules
from engine.text import Text


class Automaton(ABC):
    """The rules of one such opponent. `levels` are the ways in which it plays, `seats` how many people may face it."""

    id: str
    set: str
    levels: tuple[str, ...]
    seats: range
    figures: ClassVar[Mapping[str, str]]
    """The names and kinds of its own figures in the component file."""
    lengths: ClassVar[Mapping[str, int]] = {}
    """How many entries those of them have that are lists."""
    use: float = 1.0
    """How much of goods, harvests and services counts for a computer player against it."""
    per_card: float = 0.0
    """What it gains for each card that is played against it, for computer players."""

    def places(self, figures: AutomatonFigures) -> Iterable[str]:
        """The locations that its figures name and that the box has to hold."""
        return ()

    @abstractmethod
    def arrive(self, state: EverdellState, level: str) -> AutomatonSide:
        """Its side at the start; the rest of the table is laid out already."""

    @abstractmethod
    def points(self, state: EverdellState) -> tuple[Part, ...]:
        """Its points by source, as if the game ended now."""

    @abstractmethod
    def beats(self, state: EverdellState, seat: int) -> bool:
        """Whether it would stand above this seat if the game ended now."""

    @abstractmethod
    def finish(self, state: EverdellState) -> Rules[None]:
        """Tell how it went."""

    def heading(self, level: str) -> Text:
        """Its name, with how it plays: as the table chose it."""
        return Text(f"everdell-option-opponent-{self.id}-{level}")

    @abstractmethod
    def note(self, state: EverdellState) -> Text:
        """How it stands, as one line of the board in words."""

    @abstractmethod
    def report(self, state: EverdellState) -> dict[str, Any]:
        """What is its own, for the JSON of `replay`, beside city, tokens and events; its points in detail, with their total."""

    def view(self, state: EverdellState, reader: int | None) -> object:
        """What else this reader may know of it, for its painter: frozen, or None."""
        return None

    def redeal(self, state: EverdellState, reader: int | None, rng: Rng, now: EverdellState) -> AutomatonSide:
        """Its side in another world that this reader cannot tell from the real one (see `Game.redeal`).

        Cards are dealt anew with all others; this is for what else it hides.
        """
        return state.automata[self.id]

    def worth_of_event(self, state: EverdellState) -> float:
        """What it loses, for computer players, when somebody achieves a special event."""
        return 0.0

    def takes_sent(self, state: EverdellState, card: Card) -> bool:
        """Whether a card that is played into another city may be sent to it."""
        return False

    def sent(self, state: EverdellState, seat: int, number: int) -> Rules[None]:
        """What becomes of a card that was sent to it; it lies aside."""
        raise AssertionError(f"nothing is ever sent to {self.id}")

    def visited(self, state: EverdellState) -> Rules[None]:
        """A worker has come to one of its open cards."""
        state.automata[self.id].tokens += 1
        yield from ()

    def equip(self, state: EverdellState, side: AutomatonSide, scenario: dict[str, Any]) -> None:
        """What a test's scenario says about it, beside its city; unknown keys are errors."""
        if scenario:
            raise KeyError(*scenario)


_known: dict[str, Automaton] = {}


def register(automaton: Automaton) -> Automaton:
    assert automaton.id not in _known, f"{automaton.id} is registered twice"
    _known[automaton.id] = automaton
    return automaton


def automata() -> tuple[Automaton, ...]:
    """All there are."""
    return tuple(_known.values())


def automaton(id: str) -> Automaton:
    return _known[id]


def playing(state: EverdellState) -> Iterator[Automaton]:
    """Those that sit at this table."""
    return (_known[id] for id in state.automata)


def rank(state: EverdellState, opponent: Automaton) -> int:
    """Where it stands among the seats."""
    return 1 + sum(not opponent.beats(state, seat) for seat in state.seats)


def total(state: EverdellState, id: str) -> int:
    return sum(part.points for part in _known[id].points(state))
