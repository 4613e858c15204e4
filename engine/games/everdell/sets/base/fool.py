"""The Fool: played into somebody else's city, where it counts against them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.everdell import automata, city
from engine.games.everdell.box import Card
from engine.games.everdell.giving import seat_choice
from engine.games.everdell.names import card_name, owner_name
from engine.games.everdell.sets.base import rulings
from engine.games.everdell.state import CityCard, EverdellState, Owner, place_in
from engine.games.everdell.verbs import card
from engine.options import Choice, end
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

FOOL = card("fool", promise=3.0)


def other_cities(state: EverdellState, seat: int, fool: Card) -> list[Owner]:
    """Who may be sent one: other players with room for it, and automata that know what to do with it."""
    players = [
        other
        for other in state.others(seat)
        if city.owned(state, other, fool.id) is None
        and city.has_room(state, other, fool)
        and (rulings.FOOL_MAY_VISIT_PASSED or not state.sides[other].passed)
    ]
    return [*players, *(each.id for each in automata.playing(state) if each.takes_sent(state, fool))]


@FOOL.hindered_by
def no_city(state: EverdellState, seat: int, fool: Card, lying: Sequence[CityCard]) -> Text | None:
    return None if other_cities(state, seat, fool) else Text("everdell-no-city-for", card=card_name(fool.id))


@FOOL.goes_elsewhere
def visit(state: EverdellState, seat: int, number: int, fool: Card) -> Rules[None]:
    choices = [_choice(owner) for owner in other_cities(state, seat, fool)]
    forced = choices[0].word if len(choices) == 1 else None
    owner = yield from ask(seat, Text("everdell-ask-fool"), choices, forced=forced)
    if isinstance(owner, str):
        yield from automata.automaton(owner).sent(state, seat, number)
        return
    state.aside.remove(number)
    lying = city.enter(state, owner, number)
    state.note(place_in(lying.name, owner))
    yield tell(Text("everdell-moves-in", card=card_name(fool.id), who=Player(owner)))


def _choice(owner: Owner) -> Choice[Owner]:
    return (
        end(owner, owner_name(owner), owner, of=("seat", owner))
        if isinstance(owner, str)
        else seat_choice(owner, owner)
    )
