"""Everdell's cards, locations and events as records: what each of them says in figures.

What a number means is told by its field's name. Fields are what any card may have; figures that only one card, place,
event or automaton has (how many cards it may discard, say) are its `figures`, declared where its verbs are (see verbs.py).
Records are frozen and may be shown to anybody: views refer to them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import TypeVar, cast

from engine.games.everdell.bundle import NOTHING, Bundle

KINDS = ("critter", "construction")
TYPES = ("traveler", "production", "destination", "governance", "prosperity")
RARITIES = ("common", "unique")
COUNTED = ("cards", "workers", "tokens")
"""What events count that have no way of their own."""

Figure = int | str | Bundle | tuple[Bundle, ...] | tuple[str, ...] | tuple[int, ...]


@dataclass(frozen=True)
class Gain:
    """What a player gets: resources, resources of choice, cards, point tokens."""

    resources: Bundle = NOTHING
    any: int = 0
    cards: int = 0
    points: int = 0


@dataclass(frozen=True)
class Bonus:
    """Points of a card at the end, so many for each card of the city, or for each of some kind, type or rarity."""

    points: int = 0
    kind: str = ""
    type: str = ""
    rarity: str = ""

    def counts(self, card: Card) -> bool:
        wanted = ((self.kind, card.kind), (self.type, card.type), (self.rarity, card.rarity))
        return all(asked in ("", found) for asked, found in wanted)


@dataclass(frozen=True)
class Per:
    """Points of an event: so many for each of something.

    `of` is what lies under the event (`cards`), or what is on the card `on` of the own city (`workers`, `tokens`). It is
    empty where the event has a way of counting of its own (see verbs.py).
    """

    points: int
    of: str = ""
    on: str = ""


@dataclass(frozen=True, kw_only=True)
class Record:
    """What everything in the box has: an id, the set it belongs to, and the figures that only it has."""

    id: str
    set: str = ""
    figures: tuple[tuple[str, Figure], ...] = ()

    def figure(self, name: str) -> Figure:
        return next(value for known, value in self.figures if known == name)

    def number(self, name: str) -> int:
        found = self.figure(name)
        assert isinstance(found, int)
        return found

    def bundle(self, name: str) -> Bundle:
        return cast("Bundle", self.figure(name))

    def bundles(self, name: str) -> tuple[Bundle, ...]:
        return cast("tuple[Bundle, ...]", self.figure(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        return cast("tuple[int, ...]", self.figure(name))

    def names(self, name: str) -> tuple[str, ...]:
        return cast("tuple[str, ...]", self.figure(name))


@dataclass(frozen=True, kw_only=True)
class Card(Record):
    """One of the cards. `word` is its name in notation, never longer than eight letters."""

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
    pairs_with: str = ""
    gain: Gain = Gain()
    bonus: Bonus | None = None

    @property
    def critter(self) -> bool:
        return self.kind == "critter"

    @property
    def unique(self) -> bool:
        return self.rarity == "unique"


@dataclass(frozen=True, kw_only=True)
class Location(Record):
    """A place on the board: basic, forest, haven or journey."""

    group: str
    shared: bool
    position: int = 0
    second_spot_from_players: int = 0
    gain: Gain = Gain()
    special: str = ""
    """The verb of a place that does more than its gain says."""
    discard_cards: int = 0
    points_at_end: int = 0


@dataclass(frozen=True, kw_only=True)
class Event(Record):
    """A basic or special event: what the city has to hold, and what it is worth."""

    group: str
    points: int
    position: int = 0
    requires_cards: tuple[str, ...] = ()
    requires_type: tuple[tuple[str, int], ...] = ()
    worth: Bundle = NOTHING
    per: Per | None = None
    most: int = 0
    pays: Bundle = NOTHING

    @property
    def special(self) -> bool:
        return self.group == "special"


@dataclass(frozen=True, kw_only=True)
class AutomatonFigures(Record):
    """The figures of an opponent that is no seat; all of them are its own."""


R = TypeVar("R", bound=Record)


@dataclass(frozen=True, eq=False)
class Box:
    """All that lies in the box, or what a table uses of it. Boxes of the same sets of one component file are equal."""

    all_cards: tuple[Card, ...]
    all_locations: tuple[Location, ...]
    all_events: tuple[Event, ...]
    all_automata: tuple[AutomatonFigures, ...]
    source: str = ""
    """Tells boxes of different component files apart."""

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
    def automata(self) -> Mapping[str, AutomatonFigures]:
        return {record.id: record for record in self.all_automata}

    @cached_property
    def by_word(self) -> Mapping[str, Card]:
        return {card.word: card for card in self.all_cards}

    @cached_property
    def sets(self) -> tuple[str, ...]:
        """The ids of the sets in it, sorted."""
        records: tuple[Record, ...] = (*self.all_cards, *self.all_locations, *self.all_events, *self.all_automata)
        return tuple(sorted({record.set for record in records}))

    @cached_property
    def _used(self) -> dict[tuple[str, ...], Box]:
        return {}

    def only(self, sets: Collection[str]) -> Box:
        """What the tables use that play with these sets."""
        wanted = tuple(sorted(set(sets) & set(self.sets)))
        if wanted == self.sets:
            return self
        if wanted not in self._used:
            self._used[wanted] = Box(
                _within(self.all_cards, wanted),
                _within(self.all_locations, wanted),
                _within(self.all_events, wanted),
                _within(self.all_automata, wanted),
                self.source,
            )
        return self._used[wanted]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (self.source, self.sets) == (other.source, other.sets)

    def __hash__(self) -> int:
        return hash((self.source, self.sets))

    def __getstate__(self) -> dict[str, object]:
        # What is derived is derived again where it is wanted.
        return {part.name: getattr(self, part.name) for part in fields(self)}

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """The id of every card of the deck, sorted."""
        return tuple(card.id for card in self.all_cards for _ in range(card.copies))

    @cached_property
    def basic(self) -> tuple[Location, ...]:
        return tuple(sorted(self._of("basic"), key=lambda location: location.position))

    @cached_property
    def forest(self) -> tuple[Location, ...]:
        return self._of("forest")

    @cached_property
    def havens(self) -> tuple[Location, ...]:
        return self._of("haven")

    @cached_property
    def journeys(self) -> tuple[Location, ...]:
        return self._of("journey")

    @cached_property
    def basic_events(self) -> tuple[Event, ...]:
        return tuple(event for event in self.all_events if not event.special)

    @cached_property
    def special_events(self) -> tuple[Event, ...]:
        return tuple(event for event in self.all_events if event.special)

    def _of(self, group: str) -> tuple[Location, ...]:
        return tuple(location for location in self.all_locations if location.group == group)


def _within(records: tuple[R, ...], sets: Collection[str]) -> tuple[R, ...]:
    return tuple(record for record in records if record.set in sets)
