"""A city and what can be said about it: its space, its pairs, its colours; how a card enters and leaves it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.everdell import rulings
from engine.games.everdell.box import Card
from engine.games.everdell.state import (
    BESIDE,
    CITY_SPACES,
    EVERYBODY,
    GONE,
    CityCard,
    EverdellState,
    Owner,
    place_in,
)


def city_of(state: EverdellState, owner: Owner) -> list[CityCard]:
    """The city of a seat or an automaton."""
    return state.automata[owner].city if isinstance(owner, str) else state.sides[owner].city


def owners(state: EverdellState) -> tuple[Owner, ...]:
    """Everybody who has a city: the seats, then the automata."""
    return (*state.seats, *state.automata)


def other_owners(state: EverdellState, seat: int) -> list[Owner]:
    """Everybody else who has a city: the other seats clockwise, then the automata."""
    return [*state.others(seat), *state.automata]


def pairing_owners(state: EverdellState) -> tuple[Owner, ...]:
    """Those in whose cities pairs count."""
    return owners(state) if rulings.AUTOMATA_HAVE_PAIRS else tuple(state.seats)


def named(state: EverdellState, owner: Owner, name: str) -> CityCard | None:
    """The card of that name in a city."""
    return next((lying for lying in city_of(state, owner) if lying.name == name), None)


def owned(state: EverdellState, owner: Owner, id: str) -> CityCard | None:
    """The first card of that id in a city."""
    return next((lying for lying in city_of(state, owner) if state.faces[lying.card] == id), None)


def count(state: EverdellState, owner: Owner, id: str) -> int:
    return sum(state.faces[lying.card] == id for lying in city_of(state, owner))


def cards(state: EverdellState, owner: Owner) -> Iterator[Card]:
    """What lies in a city, as cards."""
    return (state.card_in(lying) for lying in city_of(state, owner))


def of_type(state: EverdellState, owner: Owner, type: str) -> int:
    return sum(card.type == type for card in cards(state, owner))


def pairs_among(lying: Iterable[Card]) -> int:
    """How many pairs there are: of each couple as many as of its rarer half."""
    halves = [card for card in lying if card.pairs_with]
    counts: dict[str, int] = {}
    for card in halves:
        counts[card.id] = counts.get(card.id, 0) + 1
    couples = {min((card.id, card.pairs_with), (card.pairs_with, card.id)) for card in halves}
    return sum(min(counts.get(one, 0), counts.get(other, 0)) for one, other in couples)


def pairs(state: EverdellState, owner: Owner) -> int:
    return pairs_among(cards(state, owner))


def spaces_among(lying: Iterable[Card]) -> int:
    """The spaces that these cards take: a pair shares one."""
    lying = list(lying)
    return sum(card.takes_space for card in lying) - pairs_among(lying)


def spaces_used(state: EverdellState, owner: int) -> int:
    return spaces_among(cards(state, owner))


def has_room(state: EverdellState, owner: int, card: Card, without: CityCard | None = None) -> bool:
    """Whether this card would fit in, perhaps after another one has left."""
    if len(state.sides[owner].city) - (without is not None) < CITY_SPACES:
        return True
    staying = [state.card_in(lying) for lying in state.sides[owner].city if lying is not without]
    return spaces_among([*staying, card]) <= CITY_SPACES


def workers_at(state: EverdellState, place: str) -> list[Owner]:
    """Whose workers stand on the spots there; guests stand beside them."""
    return standing(state).get(place, [])


def standing(state: EverdellState) -> dict[str, list[Owner]]:
    """Whose workers stand on the spots of each place that has any."""
    found: dict[str, list[Owner]] = {}
    for seat, side in enumerate(state.sides):
        for worker in side.deployed:
            if not worker.guest:
                found.setdefault(worker.place, []).append(seat)
    for id, automaton in state.automata.items():
        for worker in automaton.workers:
            found.setdefault(worker.place, []).append(id)
    return found


def enter(state: EverdellState, owner: Owner, number: int) -> CityCard:
    """Put a card into a city; it gets the first free name, and everybody knows it."""
    card = state.face(number)
    city = city_of(state, owner)
    taken = {lying.name for lying in city}
    copy = 1
    while (name := card.word if copy == 1 else f"{card.word}{copy}") in taken:
        copy += 1
    lying = CityCard(number, name, tokens=card.tokens if isinstance(owner, int) else 0)
    city.append(lying)
    state.known[number] = EVERYBODY
    return lying


def leave(state: EverdellState, owner: Owner, lying: CityCard, *, rescue: str = "") -> int:
    """Take a card out of a city, with all that follows for what lies on it, and return its number.

    Tokens and resources on it go back to the supply, cards under it are discarded, workers stay deployed beside it, permanent
    ones leave the game or move to `rescue`.
    """
    city_of(state, owner).remove(lying)
    state.discards.extend(lying.under)
    place = place_in(lying.name, owner)
    for side in state.sides:
        for worker in side.deployed:
            if worker.place == place:
                if worker.permanent and rescue:
                    worker.place, worker.guest = rescue, True
                elif worker.permanent and rulings.PERMANENT_WORKERS_FALL_WITH_CARD:
                    worker.place = GONE
                else:
                    worker.place, worker.permanent = BESIDE, False
    return lying.card


def sorted_numbers(state: EverdellState, numbers: Iterable[int]) -> list[int]:
    """Cards in the order of a sorted hand."""
    return sorted(numbers, key=lambda number: state.face(number).order)
