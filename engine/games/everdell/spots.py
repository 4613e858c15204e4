"""How many workers and prisoners find a spot where."""

from __future__ import annotations

from engine.games.everdell import city
from engine.games.everdell.box import Location
from engine.games.everdell.state import RUGWORT_SEAT, CityCard, EverdellState


def spots_on(state: EverdellState, owner: int | None, lying: CityCard) -> int:
    """How many workers may stand on a city card now: its second spot may need another card."""
    card = state.card_in(lying)
    if card.second_spot_needs and city.owned(state, owner, card.second_spot_needs) is None:
        return card.worker_spots - 1
    return card.worker_spots


def cells_of(state: EverdellState, owner: int, lying: CityCard) -> int:
    """How many prisoners a Dungeon may hold now."""
    card = state.card_in(lying)
    if card.second_cell_needs and city.owned(state, owner, card.second_cell_needs) is None:
        return card.cells - 1
    return card.cells


def spots_at(state: EverdellState, location: Location) -> int:
    """How many workers may stand at a location; 0 means any number."""
    if location.shared:
        return 0
    more = location.second_spot_from_players
    return 2 if more and state.players >= more else 1


def blockers(state: EverdellState, place: str) -> list[int]:
    """Rugwort's workers there."""
    rugwort = state.rugwort
    return [RUGWORT_SEAT for at in (rugwort.forest, rugwort.basic) if at == place] if rugwort else []
