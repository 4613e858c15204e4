"""Rugwort, the solo opponent: he takes cards from the Meadow, blocks places, and collects what you leave.

His workers stand in this order: the one in the forest (in autumn on a journey), then the one on a basic location.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game import Part
from engine.games.everdell import city, scoring
from engine.games.everdell.automata import Automaton, register
from engine.games.everdell.box import AutomatonFigures, Card
from engine.games.everdell.choosing import city_choices
from engine.games.everdell.moments import ENTERS, PLAYED, SEASON_BEGAN
from engine.games.everdell.names import card_name, city_card_name, place_name
from engine.games.everdell.payment import distinct
from engine.games.everdell.piles import refill, take_from_meadow
from engine.games.everdell.sets.base import rulings
from engine.games.everdell.state import (
    AUTUMN,
    BASE,
    GONE,
    MEADOW_PLACES,
    Achieved,
    AutomatonSide,
    EverdellState,
    Worker,
)
from engine.games.everdell.verbs import NAMES, NUMBER, NUMBERS, card_verbs
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

RUGWORT = "rugwort"
YEARS = 3
SOURCES = {
    "cards": Text("everdell-part-cards"),
    "basic_events": Text("everdell-part-events"),
    "unachieved": Text("everdell-picture-rugwort-events"),
    "journey": Text("everdell-part-journey"),
    "tokens": Text("everdell-part-tokens"),
}
"""What he has points for."""


class Rugwort(Automaton):
    """His level is the year, from 1 on."""

    id = RUGWORT
    set = BASE
    levels = tuple(str(year) for year in range(1, YEARS + 1))
    seats = range(1, 2)
    figures: ClassVar = {
        "basic_places": NAMES,
        "journeys": NAMES,
        "meadow_workers": NUMBERS,
        "card_points": NUMBER,
        "prosperity_points": NUMBER,
        "event_points": NUMBER,
        "unachieved_points": NUMBERS,
    }
    lengths: ClassVar = {
        "basic_places": AUTUMN + 1,
        "meadow_workers": AUTUMN + 1,
        "journeys": YEARS,
        "unachieved_points": YEARS,
    }
    use = 0.3
    per_card = 2.2

    def places(self, figures: AutomatonFigures) -> Iterable[str]:
        return (*figures.names("basic_places"), *figures.names("journeys"))

    def arrive(self, state: EverdellState, level: str) -> AutomatonSide:
        return AutomatonSide(level, workers=self._in_season(state, 0, state.forest[0]))

    def points(self, state: EverdellState) -> tuple[Part, ...]:
        return tuple(Part(SOURCES[source], points) for source, points in self._points(state).items())

    def beats(self, state: EverdellState, seat: int) -> bool:
        mine, his = scoring.points_of(state, seat).total, sum(self._points(state).values())
        return mine <= his if rulings.RUGWORT_WINS_TIES else mine < his

    def finish(self, state: EverdellState) -> Rules[None]:
        yield tell(Text("everdell-rugwort-scored", points=sum(self._points(state).values())))
        verdict = "everdell-rugwort-wins" if self.beats(state, 0) else "everdell-rugwort-beaten"
        yield tell(Text(verdict, who=Player(0)))

    def note(self, state: EverdellState) -> Text:
        side = state.automata[self.id]
        places = tuple(Text("everdell-quoted", place=place_name(state, worker.place)) for worker in side.workers)
        return Text(
            "everdell-text-rugwort",
            year=int(side.level),
            points=sum(self._points(state).values()),
            tokens=side.tokens,
            places=places,
            meadow=len(side.meadow),
        )

    def report(self, state: EverdellState) -> dict[str, Any]:
        points = self._points(state)
        return {
            "places": [worker.place for worker in state.automata[self.id].workers],
            "meadow": len(state.automata[self.id].meadow),
            "points": {**points, "total": sum(points.values())},
        }

    def worth_of_event(self, state: EverdellState) -> float:
        return self._unachieved(state)

    def visited(self, state: EverdellState) -> Rules[None]:
        yield from super().visited(state)
        yield tell(Text("everdell-rugwort-token"))

    def takes_sent(self, state: EverdellState, card: Card) -> bool:
        """A card played against him drives another one out."""
        return bool(state.automata[self.id].city) or not rulings.RUGWORT_FOOL_NEEDS_A_CARD

    def sent(self, state: EverdellState, seat: int, number: int) -> Rules[None]:
        """He loses a card of your choice."""
        state.aside.remove(number)
        state.discards.append(number)
        choices = city_choices(state, self.id, distinct(state, self.id, city.city_of(state, self.id)))
        if not choices:
            return
        forced = choices[0].word if len(choices) == 1 else None
        chosen = yield from ask(seat, Text("everdell-ask-rugwort-loses"), choices, forced=forced)
        yield tell(Text("everdell-rugwort-loses", card=city_card_name(state, chosen)))
        state.discards.append(city.leave(state, self.id, chosen))

    def equip(self, state: EverdellState, side: AutomatonSide, scenario: dict[str, Any]) -> None:
        """`meadow`: how many places he keeps. His workers stand where your season has them."""
        side.meadow = list(range(scenario.pop("meadow", 0)))
        side.workers = self._in_season(state, state.sides[0].season, state.forest[0])
        super().equip(state, side, scenario)

    # What he does

    def roll(self, state: EverdellState, seat: int, played: Card) -> Rules[None]:
        """For each card that you play he rolls the die and takes a card from the Meadow."""
        place = state.rng.dice(MEADOW_PLACES) - 1
        if state.meadow[place] is None:
            yield tell(Text("everdell-rugwort-rolls-none", place=place + 1), reveals=True)
            return
        number = yield from take_from_meadow(state, seat, place, by=self.id)
        card = state.face(number)
        yield tell(Text("everdell-rugwort-takes", place=place + 1, card=card_name(card.id)), reveals=True)
        welcome = city.owned(state, seat, card.id) is None and city.has_room(state, seat, card)
        meant_for_others = card_verbs(card.id).elsewhere is not None
        if not meant_for_others or (rulings.RUGWORT_KEEPS_A_HOMELESS_FOOL and not welcome):
            city.enter(state, self.id, number)
        elif welcome:
            city.enter(state, seat, number)
            yield tell(Text("everdell-moves-in", card=card_name(card.id), who=Player(seat)))
        else:
            state.discards.append(number)
            yield tell(Text("everdell-rugwort-no-room", card=card_name(card.id)))
        yield from refill(state)

    def prepare(self, state: EverdellState, seat: int) -> Rules[None]:
        """Right after your preparation he prepares too: events, a worker on the Meadow, and his workers move on."""
        for event in state.box.basic_events:
            met = all(city.of_type(state, self.id, type) >= count for type, count in event.requires_type)
            if event.id not in state.achieved and met:
                state.achieved[event.id] = Achieved(self.id)
                yield tell(Text("everdell-rugwort-event", event=Text(f"everdell-event-{event.id}")))
        rugwort, figures, season = state.automata[self.id], self._figures(state), state.sides[seat].season
        rugwort.meadow = list(range(figures.numbers("meadow_workers")[season]))
        yield tell(Text("everdell-rugwort-meadow", count=len(rugwort.meadow)))
        forest = rugwort.workers[0].place
        if season < AUTUMN:
            rugwort.workers = self._in_season(state, season, _next_forest(state, forest))
        else:
            rugwort.workers = self._in_season(state, season, figures.names("journeys")[self._year(state)])
            if rugwort.level == self.levels[-1]:
                rugwort.workers.pop()
                state.sides[seat].supply -= 1
                state.sides[seat].deployed.append(Worker(GONE, permanent=True))
                yield tell(Text("everdell-rugwort-duel", who=Player(seat)))
        places = tuple(Text("everdell-quoted", place=place_name(state, worker.place)) for worker in rugwort.workers)
        yield tell(Text("everdell-rugwort-moves", places=places))

    # What he has

    def _figures(self, state: EverdellState) -> AutomatonFigures:
        return state.box.automata[self.id]

    def _year(self, state: EverdellState) -> int:
        """Counted from 0."""
        return self.levels.index(state.automata[self.id].level)

    def _in_season(self, state: EverdellState, season: int, forest: str) -> list[Worker]:
        return [Worker(forest), Worker(self._figures(state).names("basic_places")[season])]

    def _points(self, state: EverdellState) -> dict[str, int]:
        side, figures = state.automata[self.id], self._figures(state)
        cards = list(city.cards(state, self.id))
        prosperity = sum(card.type == "prosperity" for card in cards)
        stands = (state.box.locations.get(worker.place) for worker in side.workers)
        return {
            "cards": figures.number("prosperity_points") * prosperity
            + figures.number("card_points") * (len(cards) - prosperity),
            "basic_events": figures.number("event_points")
            * sum(mine.owner == self.id for mine in state.achieved.values()),
            "unachieved": self._unachieved(state) * sum(id not in state.achieved for id in state.special),
            "journey": sum(place.points_at_end for place in stands if place is not None),
            "tokens": side.tokens,
        }

    def _unachieved(self, state: EverdellState) -> int:
        """What a special event that you left is worth to him."""
        year, points = self._year(state), self._figures(state).numbers("unachieved_points")
        return max(points[: year + 1]) if rulings.RUGWORT_YEARS_ADD_UP else points[year]


def _next_forest(state: EverdellState, here: str) -> str:
    """The next forest card counterclockwise."""
    clearings = [id for id in state.forest if id]
    return clearings[clearings.index(here) - 1]


HE = Rugwort()
register(HE)


@PLAYED.automaton(RUGWORT)
def after_the_play(state: EverdellState, seat: int, played: Card) -> Rules[None]:
    if rulings.RUGWORT_ACTS_AFTER_THE_PLAY:
        yield from HE.roll(state, seat, played)


@ENTERS.automaton(RUGWORT)
def before_it_enters(state: EverdellState, seat: int, played: Card) -> Rules[None]:
    if not rulings.RUGWORT_ACTS_AFTER_THE_PLAY:
        yield from HE.roll(state, seat, played)


@SEASON_BEGAN.automaton(RUGWORT)
def after_the_preparation(state: EverdellState, seat: int) -> Rules[None]:
    yield from HE.prepare(state, seat)
