"""Farms, and the cards that yield more where there are Farms."""

from __future__ import annotations

from engine.games.everdell import city
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import NOTHING, Bundle, times
from engine.games.everdell.state import EverdellState, Owner
from engine.games.everdell.verbs import BUNDLE, card

card("farm")
TOAD = card("barge_toad", gain_per_farm=BUNDLE)
STORE = card("general_store", gain_with_farm=BUNDLE)


def farms(state: EverdellState, owner: Owner) -> int:
    return city.count(state, owner, "farm")


@TOAD.yields_more
def for_each_farm(state: EverdellState, owner: Owner, toad: Card) -> Bundle:
    return times(toad.bundle("gain_per_farm"), farms(state, owner))


@STORE.yields_more
def with_a_farm(state: EverdellState, owner: Owner, store: Card) -> Bundle:
    return store.bundle("gain_with_farm") if farms(state, owner) else NOTHING
