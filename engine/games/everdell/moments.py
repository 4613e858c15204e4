"""Moments: what the rules announce, so that cards, modules and opponents can answer without the rules knowing them.

In every moment answers come in this order, which is part of the rules:

1. cards in the city of the player whose action it is, in the order in which their groups registered them (of several
   copies one answers);
2. special places that lie on the board, in the order of registering;
3. modules (abilities, whatever a table option brings in), in the order of registering;
4. automata, in the order in which they sit at the table.

What a card does by itself (its effect, when it may be visited, the ways to pay that it opens for its own city) is a verb
(see verbs.py), not a moment: it needs nobody to announce it, and of ways to pay each card in the city offers its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Concatenate, Generic, ParamSpec, TypeVar

from engine.game import Part
from engine.games.everdell.box import Card
from engine.games.everdell.state import CityCard, EverdellState, Owner
from engine.games.everdell.verbs import card_verbs
from engine.games.everdell.ways import Way
from engine.rules import Rules
from engine.text import Text

P = ParamSpec("P")
R = TypeVar("R")
CardAnswer = Callable[Concatenate[EverdellState, int, CityCard, P], R]
Answer = Callable[Concatenate[EverdellState, int, P], R]


class Moment(Generic[P, R]):
    """One moment: who answers to it. Every answer is given the state, the seat whose action it is, and what happens."""

    def __init__(self, says: str) -> None:
        self.says = says
        self._cards: dict[str, CardAnswer[P, R]] = {}
        self._places: list[tuple[str, Answer[P, R]]] = []
        self._modules: list[tuple[str, Answer[P, R]]] = []
        self._automata: list[tuple[str, Answer[P, R]]] = []

    def card(self, id: str) -> Callable[[CardAnswer[P, R]], CardAnswer[P, R]]:
        """A decorator: a card answers while it lies in the city of the player whose action it is."""
        assert id not in self._cards, f"{id} answers twice to one moment: {self.says}"

        def register(answer: CardAnswer[P, R]) -> CardAnswer[P, R]:
            self._cards[id] = answer
            card_verbs(id).answers = True
            return answer

        return register

    def place(self, special: str) -> Callable[[Answer[P, R]], Answer[P, R]]:
        """A decorator: a special kind of place answers where one lies on the board."""
        return _into(self._places, special)

    def module(self, set: str) -> Callable[[Answer[P, R]], Answer[P, R]]:
        """A decorator: a set answers at tables that play with it, as often as it registers."""
        return _into(self._modules, set)

    def automaton(self, id: str) -> Callable[[Answer[P, R]], Answer[P, R]]:
        """A decorator: an automaton answers where it plays."""
        return _into(self._automata, id)

    def listeners(self, state: EverdellState, seat: int) -> list[int]:
        """The numbers of the cards in this seat's city that would answer."""
        return [lying.card for lying in state.sides[seat].city if state.faces[lying.card] in self._cards]

    def answers(
        self, state: EverdellState, seat: int, among: Collection[int] | None, *args: P.args, **kwargs: P.kwargs
    ) -> Iterator[R]:
        """Let everybody answer in turn; of the cards only those numbers that are `among`, if that is given."""
        if self._cards:
            lying: dict[str, CityCard] = {}
            for each in state.sides[seat].city:
                if state.faces[each.card] in self._cards and (among is None or each.card in among):
                    lying.setdefault(state.faces[each.card], each)
            for id, card_answer in self._cards.items():
                if id in lying:
                    yield card_answer(state, seat, lying[id], *args, **kwargs)
        if self._places:
            lie = {location.special for location in (*state.locations, *state.box.havens, *state.box.journeys)}
            for special, answer in self._places:
                if special in lie:
                    yield answer(state, seat, *args, **kwargs)
        for set, answer in self._modules:
            if set in state.sets:
                yield answer(state, seat, *args, **kwargs)
        for id in state.automata:
            for whose, answer in self._automata:
                if whose == id:
                    yield answer(state, seat, *args, **kwargs)


def _into(table: list[tuple[str, Answer[P, R]]], whose: str) -> Callable[[Answer[P, R]], Answer[P, R]]:
    def register(answer: Answer[P, R]) -> Answer[P, R]:
        table.append((whose, answer))
        return answer

    return register


def announce(
    moment: Moment[P, Rules[None]], state: EverdellState, seat: int, *args: P.args, **kwargs: P.kwargs
) -> Rules[None]:
    """Tell everybody who listens; each answers completely before the next."""
    for answer in moment.answers(state, seat, None, *args, **kwargs):
        yield from answer


PAYING: Moment[[Card], Iterator[Way]] = Moment(
    "a card is about to be paid: ways to pay for it, beside those of its city"
)
PAID: Moment[[Card, Way], Rules[None]] = Moment("a card has been paid for; the Meadow is not refilled yet")
ENTERS: Moment[[Card], Rules[None]] = Moment("a card that was paid for is about to come into play")
PLAYED: Moment[[Card], Rules[None]] = Moment("a card was played and is completely carried out")
MEADOW_TAKEN: Moment[[Owner, int, int], Rules[None]] = Moment("somebody took a card (place, number) from the Meadow")
BARRED: Moment[[str], Text | None] = Moment("a place is about to be used: what stands against it")
WORKER_CAME: Moment[[str], Rules[None]] = Moment("a worker has come to a place, which is not carried out yet")
SEASON_ENDS: Moment[[], Rules[None]] = Moment("a player prepares; the workers still stand where they stood")
SEASON_BEGAN: Moment[[], Rules[None]] = Moment("a player's new season has begun and its bonus is carried out")
TURN_ENDS: Moment[[], Rules[None]] = Moment("an action is completely carried out")
COUNTED: Moment[[], tuple[Part, ...]] = Moment("points are counted: what else a player has points for")
