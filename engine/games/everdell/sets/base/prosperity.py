"""Prosperity cards that count something other than cards of the city."""

from __future__ import annotations

from engine.games.everdell.box import Card
from engine.games.everdell.bundle import RESOURCES
from engine.games.everdell.state import EverdellState
from engine.games.everdell.verbs import NAMES, NUMBER, card

ARCHITECT = card("architect", counted_resources=NAMES, resource_points=NUMBER, most_points=NUMBER)
KING = card("king", basic_event_points=NUMBER, special_event_points=NUMBER)


@ARCHITECT.scores
def resources_left(state: EverdellState, seat: int, architect: Card, copies: int) -> int:
    """Resources of some kinds that were not spent, but no more than so many points."""
    counted = zip(RESOURCES, state.sides[seat].resources, strict=True)
    left = sum(count for kind, count in counted if kind in architect.names("counted_resources"))
    return copies * min(architect.number("most_points"), architect.number("resource_points") * left)


@KING.scores
def events_achieved(state: EverdellState, seat: int, king: Card, copies: int) -> int:
    """Events, special ones for more."""
    basic, special = king.number("basic_event_points"), king.number("special_event_points")
    achieved = [state.box.events[id] for id, mine in state.achieved.items() if mine.owner == seat]
    return copies * sum(special if event.special else basic for event in achieved)
