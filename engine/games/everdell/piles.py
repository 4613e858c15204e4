"""Drawing, discarding, revealing, and the Meadow; who learns of it and what the others hear."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.everdell.moments import MEADOW_TAKEN, announce
from engine.games.everdell.names import card_names
from engine.games.everdell.state import EVERYBODY, HAND_LIMIT, EverdellState, Owner, reader_bit
from engine.rules import Rules, tell
from engine.text import Player, Text


def take_top(state: EverdellState) -> Rules[int | None]:
    """The top card of the draw pile; an empty pile is made anew from the discards."""
    if not state.pile and state.discards:
        state.pile = state.rng.shuffled(state.discards)
        state.discards = []
        for number in state.pile:
            state.known[number] = 0
        yield tell(Text("everdell-reshuffled", count=len(state.pile)), reveals=True)
    return state.pile.pop() if state.pile else None


def draw(state: EverdellState, seat: int, count: int) -> Rules[None]:
    """Draw cards, but never more than the hand can hold."""
    hand = state.sides[seat].hand
    drawn: list[int] = []
    while len(drawn) < count and len(hand) < HAND_LIMIT:
        number = yield from take_top(state)
        if number is None:
            break
        state.known[number] |= reader_bit(seat)
        hand.append(number)
        drawn.append(number)
    if drawn:
        yield tell(Text("everdell-draws", who=Player(seat), count=len(drawn)))
        yield tell(Text("everdell-you-drew", cards=card_names(state, drawn)), to=[seat], reveals=True)
    elif count:
        reason = "everdell-draws-none-full" if len(hand) >= HAND_LIMIT else "everdell-draws-none-left"
        yield tell(Text(reason, who=Player(seat)))


def look(state: EverdellState, seat: int, count: int) -> Rules[list[int]]:
    """Look at the top cards alone; they lie aside until the rule has dealt with them."""
    seen = yield from _lift(state, count)
    for number in seen:
        state.known[number] |= reader_bit(seat)
    if seen:
        yield tell(Text("everdell-looks", who=Player(seat), count=len(seen)))
        yield tell(Text("everdell-you-drew", cards=card_names(state, seen)), to=[seat], reveals=True)
    return seen


def reveal(state: EverdellState, seat: int, count: int, *, from_discards: bool = False) -> Rules[list[int]]:
    """Turn over the top cards for all to see; they lie aside until the rule has dealt with them."""
    if from_discards:
        seen = [state.discards.pop() for _ in range(min(count, len(state.discards)))]
        state.aside.extend(seen)
    else:
        seen = yield from _lift(state, count)
    for number in seen:
        state.known[number] = EVERYBODY
    if seen:
        yield tell(Text("everdell-reveals", who=Player(seat), cards=card_names(state, seen)), reveals=True)
    return seen


def _lift(state: EverdellState, count: int) -> Rules[list[int]]:
    seen: list[int] = []
    while len(seen) < count:
        number = yield from take_top(state)
        if number is None:
            break
        seen.append(number)
        state.aside.append(number)
    return seen


def discard_aside(state: EverdellState, numbers: Iterable[int]) -> None:
    """Put cards that lie aside onto the discard pile."""
    for number in numbers:
        state.aside.remove(number)
        state.discards.append(number)


def discard_hand(state: EverdellState, seat: int, numbers: Iterable[int]) -> Rules[None]:
    """Discard hand cards face down: the others hear only how many."""
    numbers = list(numbers)
    for number in numbers:
        state.sides[seat].hand.remove(number)
        state.discards.append(number)
    hide_hand(state, seat)
    yield tell(Text("everdell-discards", who=Player(seat), count=len(numbers)))


def hide_hand(state: EverdellState, seat: int) -> None:
    """Cards have left the hand unseen: nobody else can be sure any more which ones it still holds."""
    for number in state.sides[seat].hand:
        state.known[number] &= reader_bit(seat)


def refill(state: EverdellState) -> Rules[None]:
    """Fill the empty places of the Meadow."""
    came = []
    for place, lying in enumerate(state.meadow):
        if lying is None:
            number = yield from take_top(state)
            if number is None:
                break
            state.meadow[place] = number
            state.known[number] = EVERYBODY
            came.append(number)
            state.last.refilled.append(place + 1)
    if came:
        yield tell(Text("everdell-meadow-new", cards=card_names(state, came)), reveals=True)


def meadow_places(state: EverdellState) -> list[int]:
    """The Meadow places, from 0, whose card a player may take: those that hold one and that no automaton keeps."""
    if not state.automata:
        return [place for place, number in enumerate(state.meadow) if number is not None]
    return [place for place, number in enumerate(state.meadow) if number is not None and not keeper(state, place)]


def keeper(state: EverdellState, place: int) -> str:
    """The automaton that keeps a Meadow place from everybody, if one does."""
    return next((id for id, side in state.automata.items() if place in side.meadow), "")


def take_from_meadow(state: EverdellState, seat: int, place: int, by: Owner | None = None) -> Rules[int]:
    """Lift a card out of the Meadow, in an action of this seat; the gap stays until it is refilled."""
    number = state.meadow[place]
    assert number is not None
    state.meadow[place] = None
    if place + 1 in state.last.refilled:
        state.last.refilled.remove(place + 1)
    state.aside.append(number)
    yield from announce(MEADOW_TAKEN, state, seat, seat if by is None else by, place, number)
    state.aside.remove(number)
    return number


def take_several_from_meadow(state: EverdellState, seat: int, places: Iterable[int]) -> Rules[list[int]]:
    """Lift some cards out of the Meadow, one after the other."""
    taken = []
    for place in places:
        number = yield from take_from_meadow(state, seat, place)
        taken.append(number)
    return taken


def has_cards(state: EverdellState) -> bool:
    """Whether anything can be drawn."""
    return bool(state.pile or state.discards)
