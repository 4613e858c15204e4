"""Where each card, place and event keeps what its common figures cannot say: its verbs, its own figures, its worth.

A group of cards is a file in a set's folder. It declares each of its cards once and hangs on it what only it does:

    BARD = card("bard", discards=NUMBER)

    @BARD.when_played
    def bard(state, seat, lying): ...

The rules look here by id and know no card by name; an id without an entry does just what its figures say. What answers
to something that others do is registered with its moment (see moments.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from engine.games.everdell.box import Card, Event, Location
from engine.games.everdell.bundle import Bundle
from engine.games.everdell.state import Achieved, CityCard, EverdellState, Owner
from engine.games.everdell.ways import Way
from engine.rules import Rules
from engine.text import Text

OnPlay = Callable[[EverdellState, int, CityCard], Rules[None]]
"""What a traveler does when it is played: (state, seat, the card in its city)."""
Produce = Callable[[EverdellState, int, Owner, CityCard], Rules[None]]
"""What a production card does: (state, who gains, whose city it stands in, the card)."""
Yields = Callable[[EverdellState, Owner, Card], Bundle]
"""What a production card yields beside its gain: (state, whose city, the card)."""
Visit = Callable[[EverdellState, int, Owner, CityCard], Rules[None]]
"""What a worker does on a card: (state, whose worker, whose city, the card)."""
MayVisit = Callable[[EverdellState, int, Owner, CityCard], Text | None]
"""Why a worker cannot go there now."""
Idle = Callable[[EverdellState, Owner], int]
"""How many copies in a city would produce nothing now."""
Reach = Callable[[EverdellState, int], Sequence[Owner]]
"""The cities whose production cards this card may activate for a seat."""
Obstacle = Callable[[EverdellState, int, Card, Sequence[CityCard]], Text | None]
"""Why a card cannot come into play in a city with these cards; in place of the common rules of name and space."""
MakeRoom = Callable[[EverdellState, int, Card], Rules[Bundle]]
"""What leaves the city for a card; gives what its player gets back once the card has entered."""
Elsewhere = Callable[[EverdellState, int, int, Card], Rules[None]]
"""A card that does not enter the own city: (state, seat, number of the card, the card)."""
Receiver = Callable[[EverdellState, int, Card], Rules[int | None]]
"""Who is paid the cost of a card; None is the supply."""
Offer = Callable[[EverdellState, int, Card, CityCard], Iterator[Way]]
"""The ways to pay for a card that another one in the city (the last) opens."""
Use = Callable[[EverdellState, int, Way], None]
"""What becomes of the cards that such a way uses up. The announcement of the play has told it already."""
Cells = Callable[[EverdellState, int, CityCard], int]
"""How many cards may lie under a card now: (state, whose city, the card)."""
CarryOut = Callable[[EverdellState, int, Location], Rules[None]]
WhyNotCarryOut = Callable[[EverdellState, int, Location], Text | None]
Achieve = Callable[[EverdellState, int, Event], Rules[None]]
Scores = Callable[[EverdellState, int, Card, int], int]
"""The bonus points of a card: (state, whose city, the card, how many copies of it); of all these copies together."""
Promises = Callable[[EverdellState, int, Card], float]
"""What playing a card is worth to a computer player beside its points and what it does: (state, seat, the card)."""
Counts = Callable[[EverdellState, int, Event, Achieved], int]
"""How many there are of what an event has points for: (state, who has it, the event, what lies on it)."""

NUMBER, NUMBERS, BUNDLE, BUNDLES, NAMES, CARD_ID = "number", "numbers", "bundle", "bundles", "names", "card_id"
NUMBER_OR_NONE, KIND = "number_or_none", "kind"
"""A number that may be missing (it is 0 then); critter or construction."""

DRAWS, CHOOSES, BECOMES, TAKES, GIVES = range(5)
"""When a production card that asks or draws has its turn: what draws first, what only takes or gives away last."""

F = TypeVar("F")


@dataclass
class CardVerbs:
    """What belongs to one card. Every verb has a decorator that hangs it on; numbers are given when it is declared."""

    figures: dict[str, str]
    stage: int = TAKES
    may_draw: bool = False
    copied_by_others: bool = True
    """Whether a card in another city may copy what it produces."""
    harvest: float | None = None
    """What it brings a computer player each time it produces, where its figures do not say it."""
    service: float = 0.0
    """What it brings a computer player in each season still to come."""
    promise: float | None = None
    """What playing it is worth to a computer player, where that is all there is to it."""
    on_play: OnPlay | None = None
    produce: Produce | None = None
    yields: Yields | None = None
    visit: Visit | None = None
    may_visit: MayVisit | None = None
    idle: Idle | None = None
    reach: Reach | None = None
    obstacle: Obstacle | None = None
    make_room: MakeRoom | None = None
    elsewhere: Elsewhere | None = None
    receiver: Receiver | None = None
    offer: Offer | None = None
    use: Use | None = None
    cells: Cells | None = None
    score: Scores | None = None
    promised: Promises | None = None
    answers: bool = False
    """Whether it answers to a moment."""

    def when_played(self, verb: OnPlay) -> OnPlay:
        self.on_play = verb
        return verb

    def produces(self, verb: Produce) -> Produce:
        self.produce = verb
        return verb

    def yields_more(self, verb: Yields) -> Yields:
        self.yields = verb
        return verb

    def when_visited(self, verb: Visit) -> Visit:
        self.visit = verb
        return verb

    def visited_if(self, verb: MayVisit) -> MayVisit:
        self.may_visit = verb
        return verb

    def idle_if(self, verb: Idle) -> Idle:
        self.idle = verb
        return verb

    def activates(self, verb: Reach) -> Reach:
        self.reach = verb
        return verb

    def hindered_by(self, verb: Obstacle) -> Obstacle:
        self.obstacle = verb
        return verb

    def makes_room(self, verb: MakeRoom) -> MakeRoom:
        self.make_room = verb
        return verb

    def goes_elsewhere(self, verb: Elsewhere) -> Elsewhere:
        self.elsewhere = verb
        return verb

    def cost_goes_to(self, verb: Receiver) -> Receiver:
        self.receiver = verb
        return verb

    def helps_to_pay(self, verb: Offer) -> Offer:
        self.offer = verb
        return verb

    def used_up(self, verb: Use) -> Use:
        self.use = verb
        return verb

    def holds(self, verb: Cells) -> Cells:
        self.cells = verb
        return verb

    def scores(self, verb: Scores) -> Scores:
        self.score = verb
        return verb

    def promises(self, verb: Promises) -> Promises:
        self.promised = verb
        return verb

    @property
    def verbal(self) -> bool:
        """Whether there is anything about this card that its figures do not say."""
        verbs = (self.on_play, self.produce, self.visit, self.make_room, self.elsewhere, self.offer, self.score)
        return self.answers or any(verb is not None for verb in verbs)


@dataclass
class PlaceVerbs:
    """What a location of some special kind does."""

    figures: dict[str, str]
    carry_out: CarryOut | None = None
    why_not: WhyNotCarryOut | None = None

    def when_used(self, verb: CarryOut) -> CarryOut:
        self.carry_out = verb
        return verb

    def closed_if(self, verb: WhyNotCarryOut) -> WhyNotCarryOut:
        self.why_not = verb
        return verb


@dataclass
class EventVerbs:
    """What an event does at once, and what it counts in a way of its own."""

    figures: dict[str, str] = field(default_factory=dict)
    achieve: Achieve | None = None
    count: Counts | None = None

    def when_achieved(self, verb: Achieve) -> Achieve:
        self.achieve = verb
        return verb

    def counts(self, verb: Counts) -> Counts:
        self.count = verb
        return verb


CARDS: dict[str, CardVerbs] = {}
PLACES: dict[str, PlaceVerbs] = {}
"""By the `special` of a location."""
EVENTS: dict[str, EventVerbs] = {}
_SILENT_CARD, _SILENT_EVENT = CardVerbs({}), EventVerbs()


def card(
    id: str,
    *,
    stage: int = TAKES,
    may_draw: bool = False,
    copied_by_others: bool = True,
    harvest: float | None = None,
    service: float = 0.0,
    promise: float | None = None,
    **figures: str,
) -> CardVerbs:
    """Declare what a card has beyond its common figures; `figures` are those that only it has, each with its kind."""
    return _declared(CARDS, id, CardVerbs(figures, stage, may_draw, copied_by_others, harvest, service, promise))


def place(special: str, **figures: str) -> PlaceVerbs:
    """Declare a special kind of location."""
    return _declared(PLACES, special, PlaceVerbs(figures))


def event(id: str, **figures: str) -> EventVerbs:
    """Declare an event that does something at once, or counts in a way of its own."""
    return _declared(EVENTS, id, EventVerbs(figures))


def _declared(table: dict[str, F], id: str, verbs: F) -> F:
    assert id not in table, f"{id} is declared twice"
    table[id] = verbs
    return verbs


def card_verbs(id: str) -> CardVerbs:
    return CARDS.get(id, _SILENT_CARD)


def event_verbs(id: str) -> EventVerbs:
    return EVENTS.get(id, _SILENT_EVENT)
