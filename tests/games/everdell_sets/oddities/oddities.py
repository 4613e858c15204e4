"""What the made-up things do: each in its own way of doing something, and an opponent who steals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.game import Part
from engine.games.everdell import city, scoring
from engine.games.everdell.automata import Automaton, register
from engine.games.everdell.box import AutomatonFigures, Card, Event, Location
from engine.games.everdell.bundle import NOTHING, TWIG, single
from engine.games.everdell.gains import gain_any, receive
from engine.games.everdell.moments import COUNTED, PAID, PAYING, PLAYED, WORKER_CAME
from engine.games.everdell.names import card_name
from engine.games.everdell.payment import obstacle
from engine.games.everdell.piles import meadow_places, refill, take_from_meadow
from engine.games.everdell.state import Achieved, AutomatonSide, CityCard, EverdellState, Worker
from engine.games.everdell.verbs import NAMES, NUMBER, card, event, place
from engine.games.everdell.ways import Way
from engine.rng import Rng
from engine.rules import Rules, tell
from engine.text import Player, Text

SET = "oddities"
card("weathercock", blows=NUMBER, service=0.4)
STARGAZER = card("stargazer", wishes=NUMBER, token_points=NUMBER)
ECHO = place("echo", tokens_each=NUMBER)
COMET = event("night_of_the_comet", sparks=NUMBER)


@WORKER_CAME.card("weathercock")
def turns(state: EverdellState, seat: int, lying: CityCard, place: str) -> Rules[None]:
    """It turns to whoever comes."""
    yield from receive(state, seat, single(TWIG, state.card_in(lying).number("blows")))


@STARGAZER.when_played
def wishes(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    yield from gain_any(state, seat, state.card_in(lying).number("wishes"))


@STARGAZER.scores
def shines(state: EverdellState, seat: int, stargazer: Card, copies: int) -> int:
    """Points for each token in the supply."""
    return copies * stargazer.number("token_points") * state.sides[seat].tokens


@ECHO.when_used
def echo(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """A token for each card of the city, but no more than it says; and a feather."""
    state.sides[seat].own[SET] = state.sides[seat].own.get(SET, 0) + 1
    yield from receive(state, seat, NOTHING, min(len(state.sides[seat].city), location.number("tokens_each")))


@ECHO.closed_if
def silence(state: EverdellState, seat: int, location: Location) -> Text | None:
    return None if state.sides[seat].city else Text("everdell-echo-silent")


@COMET.when_achieved
def comet(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    yield from receive(state, seat, NOTHING, achieved.number("sparks"))


@COMET.counts
def turned(state: EverdellState, seat: int, achieved: Event, mine: Achieved) -> int:
    """Weathercocks, in all cities."""
    return sum(city.count(state, owner, "weathercock") for owner in city.owners(state))


@COUNTED.module(SET)
def stardust(state: EverdellState, seat: int) -> tuple[Part, ...]:
    """A point for each Stargazer, so that a module counts something of its own."""
    return (Part(Text("everdell-part-stardust"), city.count(state, seat, "stargazer")),)


@COUNTED.module(SET)
def feathers(state: EverdellState, seat: int) -> tuple[Part, ...]:
    """What the place has noted for a player, in state that only this set knows."""
    found = state.sides[seat].own.get(SET, 0)
    return (Part(Text("everdell-part-feathers"), found),) if found else ()


@PAYING.module(SET)
def with_a_feather(state: EverdellState, seat: int, bought: Card) -> Iterator[Way]:
    """A feather pays for anything."""
    if state.sides[seat].own.get(SET, 0) and obstacle(state, seat, bought) is None:
        yield Way("feather", NOTHING)


@PAID.module(SET)
def feather_gone(state: EverdellState, seat: int, bought: Card, way: Way) -> Rules[None]:
    if way.kind == "feather":
        state.sides[seat].own[SET] -= 1
    yield from ()


@dataclass
class MagpieSide(AutomatonSide):
    """It hides something that glitters; nobody knows how much before the end."""

    treasure: int = 0


@dataclass(frozen=True)
class Treasure:
    worth: int


class Magpie(Automaton):
    """Steals a Meadow card whenever somebody plays one; wild, it blocks a place and keeps the last Meadow card too."""

    id = "magpie"
    set = SET
    levels = ("tame", "wild")
    seats = range(1, 4)
    figures: ClassVar = {"sits_at": NAMES, "card_points": NUMBER}
    lengths: ClassVar = {"sits_at": 1}

    def places(self, figures: AutomatonFigures) -> Iterable[str]:
        return figures.names("sits_at")

    def arrive(self, state: EverdellState, level: str) -> AutomatonSide:
        treasure = state.rng.below(4)
        if level == "tame":
            return MagpieSide(level, treasure=treasure)
        sits = state.box.automata[self.id].names("sits_at")
        return MagpieSide(level, workers=[Worker(place) for place in sits], meadow=[7], treasure=treasure)

    def view(self, state: EverdellState, reader: int | None) -> Treasure | None:
        return Treasure(self.side(state).treasure) if state.over else None

    def redeal(self, state: EverdellState, reader: int | None, rng: Rng, now: EverdellState) -> MagpieSide:
        return replace(self.side(state), treasure=rng.below(4))

    @staticmethod
    def side(state: EverdellState) -> MagpieSide:
        found = state.automata["magpie"]
        assert isinstance(found, MagpieSide)
        return found

    def points(self, state: EverdellState) -> tuple[Part, ...]:
        side = state.automata[self.id]
        each = state.box.automata[self.id].number("card_points")
        tokens = Part(Text("everdell-part-tokens"), side.tokens)
        return (Part(Text("everdell-part-cards"), each * len(side.city)), tokens)

    def beats(self, state: EverdellState, seat: int) -> bool:
        return scoring.points_of(state, seat).total < sum(part.points for part in self.points(state))

    def finish(self, state: EverdellState) -> Rules[None]:
        yield tell(self.note(state))

    def note(self, state: EverdellState) -> Text:
        return Text("everdell-text-magpie", points=sum(part.points for part in self.points(state)))

    def report(self, state: EverdellState) -> dict[str, Any]:
        return {"points": {"total": sum(part.points for part in self.points(state))}}


register(Magpie())


@PLAYED.automaton("magpie")
def steals(state: EverdellState, seat: int, played: Card) -> Rules[None]:
    """The first open Meadow card."""
    places = meadow_places(state)
    if places:
        number = yield from take_from_meadow(state, seat, places[0], by="magpie")
        city.enter(state, "magpie", number)
        stolen = card_name(state.faces[number])
        yield tell(Text("everdell-magpie-steals", card=stolen, who=Player(seat)), reveals=True)
        yield from refill(state)
