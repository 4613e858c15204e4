"""Husband and Wife: he works if she is there and they have a Farm; she counts for each pair."""

from __future__ import annotations

from engine.games.everdell import city, rulings
from engine.games.everdell.box import Card
from engine.games.everdell.gains import gain_any
from engine.games.everdell.sets.base.farms import farms
from engine.games.everdell.state import CityCard, EverdellState, Owner
from engine.games.everdell.verbs import CHOOSES, NUMBER, card
from engine.rules import Rules

HUSBAND = card("husband", stage=CHOOSES, harvest=0.36)
WIFE = card("wife", pair_points=NUMBER)
HOPE = 0.8
"""What a Wife promises who is still alone."""


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


@WIFE.scores
def pairs(state: EverdellState, seat: int, wife: Card, copies: int) -> int:
    return wife.number("pair_points") * min(copies, city.count(state, seat, wife.pairs_with))


@WIFE.promises
def with_a_husband(state: EverdellState, seat: int, wife: Card) -> float:
    return wife.number("pair_points") if _awaited(state, seat, wife) else HOPE


@HUSBAND.promises
def with_a_wife(state: EverdellState, seat: int, husband: Card) -> float:
    wife = state.box.cards[husband.pairs_with]
    return wife.number("pair_points") if _awaited(state, seat, husband) else 0.0


def _awaited(state: EverdellState, seat: int, half: Card) -> bool:
    """Whether the other half is there already, and alone."""
    return city.count(state, seat, half.pairs_with) > city.count(state, seat, half.id)
