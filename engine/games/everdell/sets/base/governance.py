"""Historian, Shopkeeper and Courthouse: they answer to each card that their player plays.

Their order makes no difference but for what a drawn card tells, so the Historian comes first.
"""

from __future__ import annotations

from engine.games.everdell.box import Card
from engine.games.everdell.gains import choose_one_of, receive
from engine.games.everdell.moments import PLAYED
from engine.games.everdell.piles import draw
from engine.games.everdell.sets.base import rulings
from engine.games.everdell.state import CityCard, EverdellState
from engine.games.everdell.verbs import BUNDLES, card, card_verbs
from engine.rules import Rules
from engine.text import Text

card("historian", service=1.0)
card("shopkeeper", service=0.8)
card("courthouse", service=1.0, choices=BUNDLES)


def _stays(played: Card) -> bool:
    """Whether a card came into the city of whoever played it."""
    return card_verbs(played.id).elsewhere is None


@PLAYED.card("historian")
def historian(state: EverdellState, seat: int, lying: CityCard, played: Card) -> Rules[None]:
    if rulings.FOOL_WAKES_HISTORIAN or _stays(played):
        yield from draw(state, seat, state.card_in(lying).gain.cards)


@PLAYED.card("shopkeeper")
def shopkeeper(state: EverdellState, seat: int, lying: CityCard, played: Card) -> Rules[None]:
    if played.critter and (rulings.FOOL_WAKES_SHOPKEEPER or _stays(played)):
        yield from receive(state, seat, state.card_in(lying).gain.resources)


@PLAYED.card("courthouse")
def courthouse(state: EverdellState, seat: int, lying: CityCard, played: Card) -> Rules[None]:
    """One of the resources that it offers."""
    if not played.critter:
        chosen = yield from choose_one_of(
            seat, Text("everdell-ask-courthouse"), state.card_in(lying).bundles("choices")
        )
        yield from receive(state, seat, chosen)
