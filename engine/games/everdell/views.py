"""What a reader may know of an Everdell table: everything but other hands, the piles, and what was drawn.

Notation: a city card's `name` is unique in its city (`farm`, `farm2`); a worker's `place` is the id of a location or an
event, `<name>@p<seat + 1>` or `<name>@<automaton>` for a card in a city, `beside` when its card has gone (it comes back
at the next preparation), `gone` when it has left the game. Bundles are (twigs, resin, pebbles, berries). An owner is a
seat, counted from 0, or the id of an automaton.

Records of cards, locations and events (cost, points, kind, type, ...) are found with `view.card(id)`,
`view.location(id)` and `view.event(id)`; names and texts by message id (see the package's docstring).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Part, View
from engine.games.everdell import automata, city, scoring
from engine.games.everdell.box import Box, Card, Event, Location
from engine.games.everdell.bundle import Bundle
from engine.games.everdell.piles import keeper
from engine.games.everdell.scoring import Points
from engine.games.everdell.spots import spots_at, spots_on
from engine.games.everdell.state import (
    CITY_SPACES,
    CLEARINGS,
    GONE,
    HAND_LIMIT,
    SEASONS,
    CityCard,
    EverdellState,
    Owner,
    place_in,
    reader_bit,
)
from engine.games.everdell.verbs import card_verbs
from engine.text import Text


@dataclass(frozen=True)
class CityCardView:
    """A card in a city with all that lies on it."""

    name: str
    id: str
    occupant: str
    """The id of the critter that its occupied token paid for; empty while the token is unused."""
    tokens: int
    """Point tokens on it."""
    stored: Bundle
    """Resources on it."""
    under: tuple[str, ...]
    """Ids of the cards under it."""
    workers: tuple[Owner, ...]
    """Whose workers stand on its spots."""
    guests: tuple[int, ...]
    """Seats whose workers stand beside its spot for good."""
    spots: int
    """Worker spots that are open now."""
    cells: int
    """How many cards may lie under it now."""
    paired: bool
    """Whether it shares its space with the other half of a pair."""


@dataclass(frozen=True)
class WorkerView:
    """A deployed worker of a player."""

    place: str
    permanent: bool


@dataclass(frozen=True)
class PlayerView:
    """All that everybody may know of one player. `points` is what would count if the game ended now."""

    seat: int
    season: str
    """winter, spring, summer or autumn"""
    passed: bool
    resources: Bundle
    tokens: int
    """Point tokens in the supply, those on cards not counted."""
    hand_size: int
    hand_limit: int
    workers: int
    """All workers that are in the game now, deployed or not."""
    workers_left: int
    deployed: tuple[WorkerView, ...]
    city: tuple[CityCardView, ...]
    spaces_used: int
    spaces: int
    events: tuple[str, ...]
    """Ids of the achieved events, in the order in which they were achieved."""
    points: Points
    bonuses: tuple[tuple[str, int], ...]
    """The bonus points of each card in the city that may have some, by id; of all its copies together."""


@dataclass(frozen=True)
class AutomatonView:
    """An opponent that is no seat. `places` are those of its workers, `meadow` the Meadow places (from 1) that it keeps."""

    id: str
    level: str
    city: tuple[CityCardView, ...]
    tokens: int
    places: tuple[str, ...]
    meadow: tuple[int, ...]
    events: tuple[str, ...]
    """Ids of the events it has achieved."""
    points: tuple[Part, ...]
    """By source, as if the game ended now."""
    heading: Text
    """Its name, with how it plays."""
    note: Text
    """How it stands, in words."""
    own: object = None
    """What else this reader may know of it; each automaton has a frozen type of its own for that, or nothing."""

    @property
    def total(self) -> int:
        return sum(part.points for part in self.points)


@dataclass(frozen=True)
class PlaceView:
    """A location on the board: who stands there; `spots` is 0 where any number of workers may stand."""

    id: str
    workers: tuple[Owner, ...]
    spots: int


@dataclass(frozen=True)
class ClearingView:
    """A clearing of the forest; `place` is None where no card lies."""

    position: str
    """top_left, top_right, bottom_right or bottom_left"""
    place: PlaceView | None


@dataclass(frozen=True)
class EventView:
    """An event of this game: `owner` is None while it can still be achieved; with what lies on or under it."""

    id: str
    special: bool
    owner: Owner | None
    workers: tuple[Owner, ...]
    """Whose worker still stands on it, if anybody's."""
    stored: Bundle
    cards: tuple[str, ...]
    given: int
    """Resources given away for it."""
    points: int
    """What it counts for its owner now; while it is free, its printed points."""


@dataclass(frozen=True)
class MeadowView:
    """A place of the Meadow, counted from 1; `card` is None where nothing lies.

    `kept` is the id of the automaton that keeps it from everybody, if one does.
    """

    place: int
    card: str | None
    kept: str
    new: bool
    """Whether it came in the latest action."""


@dataclass(frozen=True)
class LastView:
    """The latest action: who (None before the first), what (worker, play, prepare, pass), and which places it touched.

    `places` holds places as in the notation above; cards that were played stand there as places in their city.
    """

    seat: int | None
    action: str
    places: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class EverdellView(View):
    """The table as one reader may know it."""

    active: int | None
    """Whose turn it is; None when the game is over."""
    turn: int
    """Which turn this is, counted from 1 over all players."""
    first: int
    """Who began."""
    meadow: tuple[MeadowView, ...]
    basic: tuple[PlaceView, ...]
    """From left to right."""
    forest: tuple[ClearingView, ...]
    """Clockwise from the top left."""
    haven: PlaceView
    journeys: tuple[PlaceView, ...]
    """Worth 2, 3, 4, 5."""
    events: tuple[EventView, ...]
    """The four basic ones, then the special ones of this game."""
    sides: tuple[PlayerView, ...]
    """By seat."""
    automata: tuple[AutomatonView, ...]
    """The opponents that are no seats."""
    hand: tuple[str, ...]
    """The reader's own hand, sorted; empty for somebody who only watches."""
    revealed: tuple[str, ...]
    """Cards that lie open on their way: just revealed, say, until one of them is chosen."""
    pile: int
    discards: int
    last: LastView
    box: Box
    """All records."""

    def card(self, id: str) -> Card:
        return self.box.cards[id]

    def location(self, id: str) -> Location:
        return self.box.locations[id]

    def event(self, id: str) -> Event:
        return self.box.events[id]


def view_of(state: EverdellState, seat: int | None) -> EverdellView:
    """The table as this seat, or a bystander, may know it."""
    return EverdellView(
        seat=seat,
        players=state.players,
        options=tuple(sorted(state.options.items())),
        finished=state.over,
        active=None if state.over else state.active,
        turn=state.turn,
        first=state.first,
        meadow=_meadow(state),
        basic=tuple(_place(state, location) for location in state.box.basic),
        forest=tuple(
            ClearingView(position, _place(state, state.box.locations[id]) if id else None)
            for position, id in zip(CLEARINGS, state.forest, strict=True)
        ),
        haven=_place(state, state.box.havens[0]),
        journeys=tuple(_place(state, location) for location in state.box.journeys),
        events=tuple(_event(state, event) for event in state.events),
        sides=tuple(_player(state, at) for at in state.seats),
        automata=tuple(_automaton(state, id, seat) for id in state.automata),
        hand=() if seat is None else _ids(state, city.sorted_numbers(state, state.sides[seat].hand)),
        revealed=_revealed(state, seat),
        pile=len(state.pile),
        discards=len(state.discards),
        last=LastView(state.last.seat, state.last.action, tuple(state.last.places)),
        box=state.box,
    )


def _ids(state: EverdellState, numbers: list[int]) -> tuple[str, ...]:
    return tuple(state.faces[number] for number in numbers)


def _meadow(state: EverdellState) -> tuple[MeadowView, ...]:
    return tuple(
        MeadowView(
            place,
            None if number is None else state.faces[number],
            keeper(state, place - 1),
            place in state.last.refilled,
        )
        for place, number in enumerate(state.meadow, 1)
    )


def _place(state: EverdellState, location: Location) -> PlaceView:
    return PlaceView(location.id, tuple(city.workers_at(state, location.id)), spots_at(state, location))


def _event(state: EverdellState, event: Event) -> EventView:
    workers = tuple(city.workers_at(state, event.id))
    mine = state.achieved.get(event.id)
    if mine is None:
        return EventView(event.id, event.special, None, workers, (0, 0, 0, 0), (), 0, event.points)
    owner = mine.owner
    points = event.points if isinstance(owner, str) else scoring.event_points(state, owner, event, mine)
    under = _ids(state, city.sorted_numbers(state, mine.cards))
    return EventView(event.id, event.special, owner, workers, mine.stored, under, mine.given, points)


def _player(state: EverdellState, seat: int) -> PlayerView:
    side = state.sides[seat]
    return PlayerView(
        seat=seat,
        season=SEASONS[side.season],
        passed=side.passed,
        resources=side.resources,
        tokens=side.tokens,
        hand_size=len(side.hand),
        hand_limit=HAND_LIMIT,
        workers=side.supply + sum(worker.place != GONE for worker in side.deployed),
        workers_left=side.supply,
        deployed=tuple(WorkerView(worker.place, worker.permanent) for worker in side.deployed),
        city=_city(state, seat),
        spaces_used=city.spaces_used(state, seat),
        spaces=CITY_SPACES,
        events=tuple(id for id, mine in state.achieved.items() if mine.owner == seat),
        points=scoring.points_of(state, seat),
        bonuses=tuple(scoring.bonuses(state, seat).items()),
    )


def _city(state: EverdellState, owner: Owner) -> tuple[CityCardView, ...]:
    lying = city.city_of(state, owner)
    pairing = city.pairing_owners(state)
    left = dict.fromkeys((card.id for card in city.cards(state, owner)), city.pairs(state, owner))
    views = []
    for each in lying:
        card = state.card_in(each)
        paired = bool(card.pairs_with) and owner in pairing and left[card.id] > 0
        left[card.id] -= paired
        views.append(
            CityCardView(
                name=each.name,
                id=card.id,
                occupant=each.occupant,
                tokens=each.tokens,
                stored=each.stored,
                under=_ids(state, each.under),
                workers=tuple(city.workers_at(state, place_in(each.name, owner))),
                guests=_guests(state, place_in(each.name, owner)),
                spots=spots_on(state, owner, each),
                cells=_cells(state, owner, each),
                paired=paired,
            )
        )
    return tuple(views)


def _cells(state: EverdellState, owner: Owner, lying: CityCard) -> int:
    verb = card_verbs(state.faces[lying.card]).cells
    return verb(state, owner, lying) if verb is not None and isinstance(owner, int) else 0


def _guests(state: EverdellState, place: str) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, side in enumerate(state.sides)
        for worker in side.deployed
        if worker.guest and worker.place == place
    )


def _automaton(state: EverdellState, id: str, reader: int | None) -> AutomatonView:
    opponent, side = automata.automaton(id), state.automata[id]
    return AutomatonView(
        id=id,
        level=side.level,
        city=_city(state, id),
        tokens=side.tokens,
        places=tuple(worker.place for worker in side.workers),
        meadow=tuple(place + 1 for place in side.meadow),
        events=tuple(event for event, mine in state.achieved.items() if mine.owner == id),
        points=opponent.points(state),
        heading=opponent.heading(side.level),
        note=opponent.note(state),
        own=opponent.view(state, reader),
    )


def _revealed(state: EverdellState, seat: int | None) -> tuple[str, ...]:
    """Cards under way that this reader knows."""
    seen = [number for number in state.aside if state.known[number] & reader_bit(seat)]
    return _ids(state, city.sorted_numbers(state, seen))
