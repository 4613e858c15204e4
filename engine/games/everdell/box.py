"""Everdell's cards, locations and events as records: what each of them says in figures.

What a number means is told by its field's name; the verbs (who discards what, when) are functions in the files of
each card type. Records are frozen and may be shown to anybody: views refer to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.games.everdell.bundle import NOTHING, Bundle

KINDS = ("critter", "construction")
TYPES = ("traveler", "production", "destination", "governance", "prosperity")
RARITIES = ("common", "unique")


@dataclass(frozen=True)
class Gain:
    """What a player gets: resources, resources of choice, cards, point tokens."""

    resources: Bundle = NOTHING
    any: int = 0
    cards: int = 0
    points: int = 0


@dataclass(frozen=True)
class Bonus:
    """Points of a prosperity card at the end: `per` cards (of a kind, type, rarity), resources, events, or pair."""

    per: str
    points: int = 0
    kind: str = ""
    type: str = ""
    rarity: str = ""
    of: tuple[str, ...] = ()
    most: int = 0
    basic: int = 0
    special: int = 0


@dataclass(frozen=True)
class Per:
    """Points of an event: so many for each of something, where that something lies."""

    of: str
    points: int
    on: str = ""


@dataclass(frozen=True)
class Card:
    """One of the cards. `word` is its name in notation, never longer than eight letters."""

    id: str
    word: str
    kind: str
    type: str
    rarity: str
    cost: Bundle
    points: int
    copies: int
    order: int
    """Where it stands among all cards, when a hand is sorted."""
    occupied_by: tuple[str, ...] = ()
    """Constructions: the critters whose cost its occupied token pays; `*` is any."""
    takes_space: bool = True
    worker_spots: int = 0
    second_spot_needs: str = ""
    permanent_workers: bool = False
    open: bool = False
    tokens: int = 0
    """Point tokens put on it when it is played."""
    cells: int = 0
    second_cell_needs: str = ""
    pairs_with: str = ""
    played_into: str = ""
    replaces: str = ""
    cost_given: bool = False
    gain: Gain = Gain()
    gain_per_farm: Gain = Gain()
    gain_with_farm: Gain = Gain()
    choices: tuple[Bundle, ...] = ()
    pays: Bundle = NOTHING
    points_each: int = 0
    swaps: int = 0
    discards: int = 0
    meadow_discards: int = 0
    reveals: int = 0
    free_up_to: int = 0
    discount: int = 0
    gives: int = 0
    gives_cards: int = 0
    cards_per_token: int = 0
    bonus: Bonus | None = None

    @property
    def critter(self) -> bool:
        return self.kind == "critter"

    @property
    def unique(self) -> bool:
        return self.rarity == "unique"


@dataclass(frozen=True)
class Location:
    """A place on the board: basic, forest, haven or journey."""

    id: str
    group: str
    shared: bool
    position: int = 0
    second_spot_from_players: int = 0
    gain: Gain = Gain()
    special: str = ""
    discards: int = 0
    """The most cards that may be discarded; 0: as many as you like."""
    cards_each: int = 0
    """So many discarded cards bring a resource of choice."""
    draws_each: int = 0
    takes: int = 0
    discount: int = 0
    discard_cards: int = 0
    points_at_end: int = 0


@dataclass(frozen=True)
class Event:
    """A basic or special event: what the city has to hold, and what it is worth."""

    id: str
    group: str
    points: int
    position: int = 0
    requires_cards: tuple[str, ...] = ()
    requires_type: tuple[tuple[str, int], ...] = ()
    worth: Bundle = NOTHING
    per: Per | None = None
    most: int = 0
    pays: Bundle = NOTHING
    discards: int = 0
    reveals: int = 0

    @property
    def special(self) -> bool:
        return self.group == "special"


@dataclass(frozen=True)
class Box:
    """All that lies in the box."""

    all_cards: tuple[Card, ...]
    all_locations: tuple[Location, ...]
    all_events: tuple[Event, ...]

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        return {card.id: card for card in self.all_cards}

    @cached_property
    def locations(self) -> Mapping[str, Location]:
        return {location.id: location for location in self.all_locations}

    @cached_property
    def events(self) -> Mapping[str, Event]:
        return {event.id: event for event in self.all_events}

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """The id of every card of the deck, sorted."""
        return tuple(card.id for card in self.cards.values() for _ in range(card.copies))

    @cached_property
    def by_word(self) -> Mapping[str, Card]:
        return {card.word: card for card in self.cards.values()}

    @cached_property
    def basic(self) -> tuple[Location, ...]:
        return tuple(sorted(self._of("basic"), key=lambda location: location.position))

    @cached_property
    def forest(self) -> tuple[Location, ...]:
        return self._of("forest")

    @cached_property
    def journeys(self) -> tuple[Location, ...]:
        return self._of("journey")

    @cached_property
    def basic_events(self) -> tuple[Event, ...]:
        return tuple(event for event in self.events.values() if not event.special)

    @cached_property
    def special_events(self) -> tuple[Event, ...]:
        return tuple(event for event in self.events.values() if event.special)

    def _of(self, group: str) -> tuple[Location, ...]:
        return tuple(location for location in self.locations.values() if location.group == group)
