"""What lies on the table in Everdell, hidden things included.

Every one of the cards is a number, its place in `faces` says which card it is. Piles, hands and cities hold these numbers,
so nothing can be lost or doubled unseen; and `known` remembers for each card who knows its face, so that another world
(see redeal.py) is nothing but other faces on the cards that a reader does not know.

A city card's name is its word and, from the second copy on, a number: `farm`, `farm2`. A place in a city is the name
with the owner: `inn@p2`, `inn@<automaton>`. All other places are the ids of locations and events; `beside` is a worker
whose card has gone, `gone` one that has left the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from engine.game import State
from engine.games.everdell.box import Box, Card, Event, Location
from engine.games.everdell.bundle import NOTHING, Bundle

HAND_LIMIT = 8
CITY_SPACES = 15
MEADOW_PLACES = 8
FIRST_HANDS = (5, 6, 7, 8)
"""Cards for the first player, the second, ..."""
SEASONS = ("winter", "spring", "summer", "autumn")
WORKERS = (2, 1, 1, 2)
"""New workers with each season."""
AUTUMN = 3
SPECIAL_EVENTS = 4
FOREST_CARDS = {1: 3, 2: 3, 3: 4, 4: 4}
CLEARINGS = ("top_left", "top_right", "bottom_right", "bottom_left")
"""Clockwise."""
EVERYBODY = (1 << 8) - 1
BYSTANDER = 1 << 7
BESIDE, GONE = "beside", "gone"
BASE = "base"
"""The set that is always played with."""

Owner = int | str
"""Whose something is: a seat, or the id of an automaton."""


@dataclass
class CityCard:
    """A card in a city, with all that lies on it. `occupant` is the critter that its occupied token paid for."""

    card: int
    name: str
    occupant: str = ""
    tokens: int = 0
    stored: Bundle = NOTHING
    under: list[int] = field(default_factory=list)
    """Cards that lie under it."""


@dataclass
class Worker:
    """A deployed worker. A permanent one is never taken back; a guest stands beside a spot and leaves it free."""

    place: str
    permanent: bool = False
    guest: bool = False


@dataclass
class Side:
    """All that belongs to one player. `season` counts from winter, 0."""

    hand: list[int] = field(default_factory=list)
    city: list[CityCard] = field(default_factory=list)
    resources: Bundle = NOTHING
    tokens: int = 0
    season: int = 0
    passed: bool = False
    supply: int = WORKERS[0]
    """Workers that are not deployed."""
    deployed: list[Worker] = field(default_factory=list)
    own: dict[str, Any] = field(default_factory=dict)
    """By set, what else a player has in it: plain data that the set's own files know."""


@dataclass
class Achieved:
    """An event that somebody has, with what lies on or under it."""

    owner: Owner
    stored: Bundle = NOTHING
    cards: list[int] = field(default_factory=list)
    given: int = 0


@dataclass
class AutomatonSide:
    """All that belongs to an opponent that is no seat. One that has more makes its side a dataclass of its own from this."""

    level: str
    city: list[CityCard] = field(default_factory=list)
    tokens: int = 0
    workers: list[Worker] = field(default_factory=list)
    meadow: list[int] = field(default_factory=list)
    """The Meadow places, from 0, that it keeps from everybody."""


@dataclass
class Last:
    """What the latest action was, for the eye: who did what where, and which Meadow places are new."""

    seat: int | None = None
    action: str = ""
    """worker, play, prepare, pass"""
    places: list[str] = field(default_factory=list)
    refilled: list[int] = field(default_factory=list)


@dataclass(kw_only=True)
class EverdellState(State):
    faces: list[str] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    """The last one is drawn next."""
    discards: list[int] = field(default_factory=list)
    """The last one lies on top."""
    meadow: list[int | None] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    """Cards on their way: being played, or revealed and not yet dealt with."""
    sides: list[Side] = field(default_factory=list)
    forest: list[str] = field(default_factory=list)
    """Forest cards in the order of CLEARINGS; an empty clearing is an empty string."""
    special: list[str] = field(default_factory=list)
    achieved: dict[str, Achieved] = field(default_factory=dict)
    automata: dict[str, AutomatonSide] = field(default_factory=dict)
    """The opponents that are no seats, by id."""
    sets: tuple[str, ...] = (BASE,)
    """The sets of components that this table plays with."""
    own: dict[str, Any] = field(default_factory=dict)
    """By set, what else lies on the table: plain data that the set's own files know."""
    first: int = 0
    active: int = 0
    turn: int = 0
    """Counted from 1; 0 before the first."""
    over: bool = False
    named: list[int] = field(default_factory=list)
    """Cards of the active hand that an answer of this turn has named, with their copies."""
    shown: bool = False
    """Whether a hand card came to light in this turn."""
    last: Last = field(default_factory=Last)

    @cached_property
    def box(self) -> Box:
        """The components that this table plays with."""
        whole: Box = self.components.parts
        return whole.only(self.sets)

    def __getstate__(self) -> dict[str, Any]:
        # The box is found again through the components; a frozen copy need not carry it.
        return {name: value for name, value in self.__dict__.items() if name != "box"}

    def face(self, number: int) -> Card:
        """Which card that number is."""
        return self.box.cards[self.faces[number]]

    def card_in(self, city_card: CityCard) -> Card:
        return self.box.cards[self.faces[city_card.card]]

    def others(self, seat: int) -> Iterator[int]:
        """The other seats, clockwise."""
        return ((seat + step) % self.players for step in range(1, self.players))

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of this game: the basic ones and those special ones that were laid out."""
        return (*self.box.basic_events, *(self.box.events[id] for id in self.special))

    @property
    def locations(self) -> tuple[Location, ...]:
        """The basic and forest locations of this game."""
        return (*self.box.basic, *(self.box.locations[id] for id in self.forest if id))

    def note(self, place: str) -> None:
        """Remember a place or card of the action under way, for the mark in the picture."""
        if place not in self.last.places:
            self.last.places.append(place)


def reader_bit(seat: int | None) -> int:
    return BYSTANDER if seat is None else 1 << seat


def owner_word(owner: Owner) -> str:
    """An owner in notation: `p2`, or the id of an automaton."""
    return owner if isinstance(owner, str) else f"p{owner + 1}"


def place_in(name: str, owner: Owner) -> str:
    """The notation of a city card as a place: `inn@p2`."""
    return f"{name}@{owner_word(owner)}"


@lru_cache(4096)
def split_place(place: str) -> tuple[str, Owner] | None:
    """The name and owner of a city card that is a place; None for all other places."""
    name, at, owner = place.partition("@")
    if not at:
        return None
    seat = owner[1:] if owner[:1] == "p" else ""
    return name, int(seat) - 1 if len(seat) == 1 and seat in "1234" else owner
