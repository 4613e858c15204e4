"""What the made-up things do: each in its own way of doing something, and an opponent who steals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game import Part
from engine.games.everdell import city, scoring
from engine.games.everdell.automata import Automaton, register
from engine.games.everdell.box import AutomatonFigures, Card, Event, Location
from engine.games.everdell.bundle import NOTHING, TWIG, single
from engine.games.everdell.gains import gain_any, receive
from engine.games.everdell.moments import COUNTED, PLAYED, WORKER_CAME
from engine.games.everdell.names import card_name
from engine.games.everdell.piles import meadow_places, refill, take_from_meadow
from engine.games.everdell.state import AutomatonSide, CityCard, EverdellState, Worker
from engine.games.everdell.verbs import NAMES, NUMBER, card, event, place
from engine.rules import Rules, tell
from engine.text import Player, Text

SET = "oddities"
card("weathercock", blows=NUMBER, service=0.4)
STARGAZER = card("stargazer", wishes=NUMBER)
ECHO = place("echo", tokens_each=NUMBER)
COMET = event("night_of_the_comet", sparks=NUMBER)


@WORKER_CAME.card("weathercock")
def turns(state: EverdellState, seat: int, lying: CityCard, place: str) -> Rules[None]:
    """It turns to whoever comes."""
    yield from receive(state, seat, single(TWIG, state.card_in(lying).number("blows")))


@STARGAZER.when_played
def wishes(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    yield from gain_any(state, seat, state.card_in(lying).number("wishes"))


@ECHO.when_used
def echo(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """A token for each card of the city, but no more than it says."""
    yield from receive(state, seat, NOTHING, min(len(state.sides[seat].city), location.number("tokens_each")))


@ECHO.closed_if
def silence(state: EverdellState, seat: int, location: Location) -> Text | None:
    return None if state.sides[seat].city else Text("everdell-echo-silent")


@COMET.when_achieved
def comet(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    yield from receive(state, seat, NOTHING, achieved.number("sparks"))


@COUNTED.module(SET)
def stardust(state: EverdellState, seat: int) -> tuple[Part, ...]:
    """A point for each Stargazer, so that a module counts something of its own."""
    return (Part(Text("everdell-part-stardust"), city.count(state, seat, "stargazer")),)


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
        if level == "tame":
            return AutomatonSide(level)
        sits = state.box.automata[self.id].names("sits_at")
        return AutomatonSide(level, workers=[Worker(place) for place in sits], meadow=[7])

    def points(self, state: EverdellState) -> tuple[Part, ...]:
        side = state.automata[self.id]
        each = state.box.automata[self.id].number("card_points")
        tokens = Part(Text("everdell-part-tokens"), side.tokens)
        return (Part(Text("everdell-part-cards"), each * len(side.city)), tokens)

    def wins(self, state: EverdellState) -> bool:
        mine = sum(part.points for part in self.points(state))
        return all(scoring.points_of(state, seat).total < mine for seat in state.seats)

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
