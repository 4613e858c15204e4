"""Husband and Wife: he works if she is there and they have a Farm. What the pair is worth stands in the data."""

from __future__ import annotations

from engine.games.everdell import city, rulings
from engine.games.everdell.gains import gain_any
from engine.games.everdell.sets.base.farms import farms
from engine.games.everdell.state import CityCard, EverdellState, Owner
from engine.games.everdell.verbs import CHOOSES, card
from engine.rules import Rules

HUSBAND = card("husband", stage=CHOOSES, harvest=0.36)


@HUSBAND.idle_if
def idle(state: EverdellState, owner: Owner) -> int:
    """How many Husbands of a city produce nothing: those without a Wife, and without a Farm all of them."""
    paired = isinstance(owner, int) or rulings.AUTOMATA_HAVE_PAIRS
    working = city.pairs(state, owner) if paired and farms(state, owner) else 0
    return city.count(state, owner, "husband") - working


@HUSBAND.produces
def husband(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """A resource of choice if he is paired and there is a Farm."""
    if idle(state, owner) < city.count(state, owner, "husband"):
        yield from gain_any(state, seat, state.card_in(lying).gain.any)
