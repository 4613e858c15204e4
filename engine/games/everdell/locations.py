"""The locations on the board: what a worker gets there. Plain gains stand in the data; four specials are functions."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.everdell import rulings
from engine.games.everdell.box import Location
from engine.games.everdell.choosing import Source, choose_hand, meadow_choices, numbered
from engine.games.everdell.gains import gain, gain_any
from engine.games.everdell.names import card_names, place_name
from engine.games.everdell.payment import why_not_discounted
from engine.games.everdell.piles import discard_hand, draw, meadow_places, refill, take_from_meadow
from engine.games.everdell.playing import play_cheaper
from engine.games.everdell.state import HAND_LIMIT, EverdellState
from engine.games.everdell.verbs import CARRY_OUT, registered
from engine.options import Choice, Some, end
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

DISCARDING = ("discard_for_resources", "discard_and_draw")


def carry_out(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Do what the location says, for a worker or for a copy of it."""
    yield from gain(state, seat, location.gain)
    if location.special:
        yield from CARRY_OUT[location.special](state, seat, location)
    elif location.group == "journey":
        yield from journey(state, seat, location)


def why_not_carry_out(state: EverdellState, seat: int, location: Location) -> Text | None:
    """Why a location would have no effect at all now."""
    if location.special == "play_from_meadow":
        if any(_playable(state, seat, location, place) for place in meadow_places(state)):
            return None
        return Text("everdell-no-meadow-card", discount=location.discount)
    if location.special in DISCARDING and not state.sides[seat].hand and not rulings.DISCARD_PLACES_ALWAYS_OPEN:
        return Text("everdell-needs-cards", needed=1, count=0)
    return None


def location_choices(state: EverdellState, seat: int, among: Iterable[Location]) -> list[Choice[Location | None]]:
    """Those of some locations that can be carried out."""
    return [
        end(location.id, place_name(state, location.id), location)
        for location in among
        if why_not_carry_out(state, seat, location) is None
    ]


def copy_location(state: EverdellState, seat: int, prompt: Text, among: Iterable[Location]) -> Rules[None]:
    """Ask for one of some locations and carry it out."""
    chosen = yield from ask(seat, prompt, location_choices(state, seat, among))
    assert chosen is not None
    yield tell(Text("everdell-copies", who=Player(seat), place=place_name(state, chosen.id)))
    yield from carry_out(state, seat, chosen)


def journey(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Discard exactly as many cards as the journey is worth."""
    count = location.discard_cards
    chosen = yield from choose_hand(state, seat, Text("everdell-ask-journey", count=count), count, count)
    yield from discard_hand(state, seat, chosen)


@registered(CARRY_OUT, "discard_for_resources")
def discard_for_resources(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Discard cards; for each, or for every two of them, a resource of choice."""
    most = location.discards or HAND_LIMIT
    prompt = Text("everdell-ask-discard-resources", each=location.cards_each, most=most)
    chosen = yield from choose_hand(state, seat, prompt, 0, most)
    if chosen:
        yield from discard_hand(state, seat, chosen)
        yield from gain_any(state, seat, len(chosen) // location.cards_each)


@registered(CARRY_OUT, "discard_and_draw")
def discard_and_draw(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Discard any number of cards, then draw twice as many, up to the hand limit."""
    chosen = yield from choose_hand(
        state, seat, Text("everdell-ask-discard-draw", each=location.draws_each), 0, HAND_LIMIT
    )
    if chosen:
        yield from discard_hand(state, seat, chosen)
        yield from draw(state, seat, location.draws_each * len(chosen))


@registered(CARRY_OUT, "copy_basic")
def copy_basic(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Carry out any basic location, whoever stands there."""
    yield from copy_location(state, seat, Text("everdell-ask-copy-basic"), state.box.basic)


@registered(CARRY_OUT, "play_from_meadow")
def play_from_meadow(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Take two Meadow cards, play one of them a little cheaper, keep the other."""
    prompt = Text("everdell-ask-take-two", count=location.takes)

    def check(places: tuple[int, ...]) -> Text | None:
        if any(_playable(state, seat, location, place) for place in places):
            return None
        return Text("everdell-none-playable", discount=location.discount)

    count = min(location.takes, len(meadow_places(state)))
    step: Some[tuple[int, ...], int] = Some(
        "subset", prompt, meadow_choices(state), count, count, lambda places: places, check
    )
    places = yield from ask(seat, prompt, step)
    taken = [take_from_meadow(state, place) for place in places]
    state.aside.extend(taken)
    yield tell(Text("everdell-takes", who=Player(seat), cards=card_names(state, taken)))
    yield from refill(state)
    fitting = [number for number in taken if _cheap_enough(state, seat, location, number)]
    choices = numbered(state, fitting)
    alike = len({state.faces[number] for number in fitting}) == 1
    forced = choices[0].word if alike else None
    played = yield from ask(seat, Text("everdell-ask-play-one"), choices, forced=forced)
    for other in taken:
        if other != played:
            state.aside.remove(other)
            full = len(state.sides[seat].hand) >= HAND_LIMIT
            (state.discards if full else state.sides[seat].hand).append(other)
            what = "everdell-other-discarded" if full else "everdell-other-kept"
            yield tell(Text(what, who=Player(seat), cards=card_names(state, [other])))
    yield from play_cheaper(state, seat, Source(played), location.discount)


def _playable(state: EverdellState, seat: int, location: Location, place: int) -> bool:
    number = state.meadow[place]
    return number is not None and _cheap_enough(state, seat, location, number)


def _cheap_enough(state: EverdellState, seat: int, location: Location, number: int) -> bool:
    return why_not_discounted(state, seat, state.face(number), location.discount) is None
