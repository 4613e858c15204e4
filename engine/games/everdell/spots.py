"""How many workers find a spot where."""

from __future__ import annotations

from engine.games.everdell import city
from engine.games.everdell.box import Location
from engine.games.everdell.state import CityCard, EverdellState, Owner


def spots_on(state: EverdellState, owner: Owner, lying: CityCard) -> int:
    """How many workers may stand on a city card now: its second spot may need another card."""
    card = state.card_in(lying)
    if card.second_spot_needs and city.owned(state, owner, card.second_spot_needs) is None:
        return card.worker_spots - 1
    return card.worker_spots


def spots_at(state: EverdellState, location: Location) -> int:
    """How many workers may stand at a location; 0 means any number."""
    if location.shared:
        return 0
    more = location.second_spot_from_players
    return 2 if more and state.players >= more else 1
