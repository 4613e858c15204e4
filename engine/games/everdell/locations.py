"""The locations on the board: what a worker gets there. Plain gains stand in the data, specials are verbs."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.everdell.box import Location
from engine.games.everdell.choosing import choose_hand
from engine.games.everdell.gains import gain
from engine.games.everdell.names import place_name
from engine.games.everdell.piles import discard_hand
from engine.games.everdell.state import EverdellState
from engine.games.everdell.verbs import PLACES
from engine.options import Choice, end
from engine.rules import Rules, ask, tell
from engine.text import Player, Text


def carry_out(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Do what the location says, for a worker or for a copy of it."""
    yield from gain(state, seat, location.gain)
    if location.special:
        verb = PLACES[location.special].carry_out
        assert verb is not None
        yield from verb(state, seat, location)
    elif location.group == "journey":
        yield from journey(state, seat, location)


def why_not_carry_out(state: EverdellState, seat: int, location: Location) -> Text | None:
    """Why a location would have no effect at all now."""
    verb = PLACES[location.special].why_not if location.special else None
    return None if verb is None else verb(state, seat, location)


def location_choices(state: EverdellState, seat: int, among: Iterable[Location]) -> list[Choice[Location | None]]:
    """Those of some locations that can be carried out."""
    return [
        end(location.id, place_name(state, location.id), location, of=("place", location.id))
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
