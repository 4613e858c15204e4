"""Rugwort, the solo opponent: he takes cards from the Meadow, blocks places, and collects what you leave."""

from __future__ import annotations

from engine.games.everdell import city, rulings
from engine.games.everdell.choosing import city_choices
from engine.games.everdell.names import card_name, city_card_name, place_name
from engine.games.everdell.payment import distinct
from engine.games.everdell.piles import refill, take_from_meadow
from engine.games.everdell.scoring import RUGWORT_JOURNEY, year
from engine.games.everdell.state import AUTUMN, GONE, MEADOW_PLACES, Achieved, EverdellState, Rugwort, Worker
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

BASIC_PLACES = ("basic_3_twig", "basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card")
"""Where his second worker stands, season by season."""
MEADOW_WORKERS = (0, 1, 2, 4)
"""How many Meadow places he keeps, season by season."""
LAST_YEAR = 2


def arrive(state: EverdellState) -> None:
    """Set him up: one worker on the first forest card, one on the first of his basic locations."""
    state.rugwort = Rugwort(forest=state.forest[0], basic=BASIC_PLACES[0])


def roll(state: EverdellState, seat: int) -> Rules[None]:
    """For each card that you play he rolls the die and takes a card from the Meadow."""
    if state.rugwort is None:
        return
    place = state.rng.dice(MEADOW_PLACES) - 1
    if state.meadow[place] is None:
        yield tell(Text("everdell-rugwort-rolls-none", place=place + 1), reveals=True)
        return
    number = take_from_meadow(state, place)
    card = state.face(number)
    yield tell(Text("everdell-rugwort-takes", place=place + 1, card=card_name(card.id)), reveals=True)
    welcome = city.owned(state, seat, card.id) is None and city.has_room(state, seat, card)
    if not card.played_into or (rulings.RUGWORT_KEEPS_A_HOMELESS_FOOL and not welcome):
        city.enter(state, None, number)
    elif welcome:
        city.enter(state, seat, number)
        yield tell(Text("everdell-fool-moves", card=card_name(card.id), who=Player(seat)))
    else:
        state.discards.append(number)
        yield tell(Text("everdell-rugwort-fool-lost", card=card_name(card.id)))
    yield from refill(state)


def lose_a_card(state: EverdellState, seat: int) -> Rules[None]:
    """A Fool played against him drives a card of your choice out of his city."""
    choices = city_choices(state, distinct(state, None, city.city_of(state, None)))
    if not choices:
        return
    forced = choices[0].word if len(choices) == 1 else None
    chosen = yield from ask(seat, Text("everdell-ask-rugwort-loses"), choices, forced=forced)
    yield tell(Text("everdell-rugwort-loses", card=city_card_name(state, chosen)))
    state.discards.append(city.leave(state, None, chosen))


def prepare(state: EverdellState, seat: int) -> Rules[None]:
    """Right after your preparation he prepares too: events, a worker on the Meadow, and his workers move on."""
    rugwort = state.rugwort
    if rugwort is None:
        return
    for event in state.box.basic_events:
        met = all(city.of_type(state, None, type) >= count for type, count in event.requires_type)
        if event.id not in state.achieved and met:
            state.achieved[event.id] = Achieved(None)
            yield tell(Text("everdell-rugwort-event", event=Text(f"everdell-event-{event.id}")))
    season = state.sides[seat].season
    rugwort.meadow = MEADOW_WORKERS[season]
    yield tell(Text("everdell-rugwort-meadow", count=rugwort.meadow))
    if season < AUTUMN:
        rugwort.forest = _next_forest(state, rugwort.forest)
        rugwort.basic = BASIC_PLACES[season]
    else:
        rugwort.forest = RUGWORT_JOURNEY[year(state)]
        rugwort.basic = BASIC_PLACES[season]
        if year(state) == LAST_YEAR:
            rugwort.basic = ""
            state.sides[seat].supply -= 1
            state.sides[seat].deployed.append(Worker(GONE, permanent=True))
            yield tell(Text("everdell-rugwort-duel", who=Player(seat)))
    places = tuple(
        Text("everdell-quoted", place=place_name(state, place)) for place in (rugwort.forest, rugwort.basic) if place
    )
    yield tell(Text("everdell-rugwort-moves", places=places))


def _next_forest(state: EverdellState, here: str) -> str:
    """The next forest card counterclockwise."""
    clearings = [id for id in state.forest if id]
    return clearings[clearings.index(here) - 1]
