"""Giving to other players: who may receive, and what happens to what nobody can take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from engine.games.everdell.bundle import NOTHING, Bundle, listed, plus
from engine.games.everdell.choosing import numbered
from engine.games.everdell.gains import pay
from engine.games.everdell.names import card_names
from engine.games.everdell.state import HAND_LIMIT, EverdellState, owner_word, reader_bit
from engine.options import Choice, Pick, Step, Thing, end
from engine.rules import Rules, ask, ask_some, tell
from engine.text import Player, Text

T = TypeVar("T")


def seat_choice(seat: int, value: T) -> Choice[T]:
    return end(owner_word(seat), Text("everdell-player", who=Player(seat)), value, of=("seat", str(seat)))


def whom_step(among: Iterable[int], value: Callable[[int], T]) -> Step[T]:
    """Who of some seats gets something that has been chosen before."""
    return Pick("choice", Text("everdell-ask-whom"), [seat_choice(other, value(other)) for other in among])


def receivers(state: EverdellState, seat: int) -> list[int]:
    """The opponents who may be given something: those who have not passed."""
    return [other for other in state.others(seat) if not state.sides[other].passed]


def card_receivers(state: EverdellState, seat: int) -> list[int]:
    """The opponents who may be given cards: those with room in their hands, if there are any."""
    everybody = receivers(state, seat)
    return [other for other in everybody if len(state.sides[other].hand) < HAND_LIMIT] or everybody


def choose_receiver(
    state: EverdellState, seat: int, among: Sequence[int], prompt: Text, thing: Thing | None = None
) -> Rules[int | None]:
    """Ask who gets something; with one candidate there is no choice, with none the answer is nobody."""
    if not among:
        return None
    forced = owner_word(among[0]) if len(among) == 1 else None
    chosen = yield from ask(seat, prompt, [seat_choice(other, other) for other in among], forced=forced, thing=thing)
    return chosen


def give_resources(state: EverdellState, seat: int, receiver: int | None, what: Bundle) -> Rules[None]:
    """Hand over resources, to the supply if there is nobody."""
    pay(state, seat, what)
    if what == NOTHING:
        return
    if receiver is None:
        yield tell(Text("everdell-pays", who=Player(seat), what=listed(what)))
        return
    other = state.sides[receiver]
    other.resources = plus(other.resources, what)
    yield tell(Text("everdell-gives", who=Player(seat), to=Player(receiver), what=listed(what)))


def fitting_first(
    state: EverdellState, seat: int, receiver: int | None, numbers: tuple[int, ...]
) -> Rules[tuple[int, ...]]:
    """The same cards with those in front that the receiver gets; asked where some of them, but not all, fit the hand."""
    room = HAND_LIMIT - len(state.sides[receiver].hand) if receiver is not None else 0
    if receiver is None or not 0 < room < len(numbers):
        return numbers
    prompt = Text("everdell-ask-fits", who=Player(receiver), count=room)
    fitting = yield from ask_some(seat, prompt, numbered(state, numbers, "hand"), room, room, private=True)
    return (*fitting, *(number for number in numbers if number not in fitting))


def give_cards(state: EverdellState, seat: int, receiver: int | None, numbers: Sequence[int]) -> Rules[None]:
    """Hand over cards that are already out of the giver's hand; what does not fit is discarded."""
    room = HAND_LIMIT - len(state.sides[receiver].hand) if receiver is not None else 0
    given, lost = list(numbers[:room]), list(numbers[room:])
    state.discards.extend(lost)
    if receiver is not None and given:
        state.sides[receiver].hand.extend(given)
        for number in given:
            state.known[number] = reader_bit(seat) | reader_bit(receiver)
        yield tell(Text("everdell-gives-cards", who=Player(seat), to=Player(receiver), count=len(given)))
        yield tell(
            Text("everdell-you-got", who=Player(seat), cards=card_names(state, given)), to=[receiver], reveals=True
        )
    if lost:
        yield tell(Text("everdell-gift-lost", who=Player(seat), count=len(lost)))
