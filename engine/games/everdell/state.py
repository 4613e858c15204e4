"""What lies on the table in Everdell, hidden things included.

Every one of the cards is a number, its place in `faces` says which card it is. Piles, hands and cities hold these numbers,
so nothing can be lost or doubled unseen; and `known` remembers for each card who knows its face, so that another world
(see redeal.py) is nothing but other faces on the cards that a reader does not know.

A city card's name is its word and, from the second copy on, a number: `farm`, `farm2`. A place in a city is the name
with the owner: `inn@p2`, `inn@rugwort`. All other places are the ids of locations and events; `beside` is a worker
whose card has gone, `gone` one that has left the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

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
RUGWORT = "rugwort"
RUGWORT_SEAT = -1
"""Stands for Rugwort where workers and owners are seats."""


@dataclass
class CityCard:
    """A card in a city, with all that lies on it. `occupant` is the critter that its occupied token paid for."""

    card: int
    name: str
    occupant: str = ""
    tokens: int = 0
    stored: Bundle = NOTHING
    prisoners: list[int] = field(default_factory=list)


@dataclass
class Worker:
    """A deployed worker. A permanent one is never taken back; a guest stands beside the spot of a University."""

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


@dataclass
class Achieved:
    """An event that somebody has: a seat, or None for Rugwort; with what lies on or under it."""

    owner: int | None
    stored: Bundle = NOTHING
    cards: list[int] = field(default_factory=list)
    given: int = 0


@dataclass
class Rugwort:
    """The solo opponent: his cards have no effect, his workers block."""

    city: list[CityCard] = field(default_factory=list)
    tokens: int = 0
    forest: str = ""
    """The place of his first worker: a forest card, in autumn a journey."""
    basic: str = ""
    """The place of his second worker."""
    meadow: int = 0
    """So many Meadow places, from the first, he keeps from you."""


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
    rugwort: Rugwort | None = None
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

    @property
    def box(self) -> Box:
        box: Box = self.components.parts
        return box

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


def place_in(name: str, owner: int | None) -> str:
    """The notation of a city card as a place: `inn@p2`."""
    return f"{name}@{RUGWORT if owner is None else f'p{owner + 1}'}"


def split_place(place: str) -> tuple[str, int | None] | None:
    """The name and owner of a city card that is a place; None for all other places."""
    name, at, owner = place.partition("@")
    if not at:
        return None
    if owner == RUGWORT:
        return name, None
    return (name, int(owner[1:]) - 1) if owner[:1] == "p" and owner[1:] in "1234" and owner[1:] else None
