"""Laying the game out: shuffled cards, the Meadow, hands, forest and events."""

from __future__ import annotations

from engine.game import Setup
from engine.games.everdell import modules, opponents
from engine.games.everdell.state import (
    CLEARINGS,
    EVERYBODY,
    FIRST_HANDS,
    FOREST_CARDS,
    MEADOW_PLACES,
    SPECIAL_EVENTS,
    EverdellState,
    Side,
    reader_bit,
)
from engine.rng import Rng

EMPTY_CLEARING = 2
"""With three forest cards the bottom right clearing stays empty."""


def lay_out(setup: Setup, rng: Rng) -> EverdellState:
    state = EverdellState(
        players=setup.players,
        options=dict(setup.options),
        version=setup.version,
        components=setup.components,
        rng=rng,
        sides=[Side() for _ in range(setup.players)],
        sets=modules.sets_of(setup.options),
    )
    state.faces = list(state.box.deck)
    state.known = [0] * len(state.faces)
    state.pile = rng.shuffled(range(len(state.faces)))
    state.forest = clearings(rng.sample([location.id for location in state.box.forest], FOREST_CARDS[setup.players]))
    state.special = rng.sample([event.id for event in state.box.special_events], SPECIAL_EVENTS)
    state.meadow = [state.pile.pop() for _ in range(MEADOW_PLACES)]
    for number in state.meadow:
        assert number is not None
        state.known[number] = EVERYBODY
    state.first = state.active = rng.below(setup.players)
    for seat, size in zip((state.first, *state.others(state.first)), FIRST_HANDS, strict=False):
        for _ in range(size):
            number = state.pile.pop()
            state.known[number] |= reader_bit(seat)
            state.sides[seat].hand.append(number)
    opponents.arrive(state)
    return state


def clearings(cards: list[str]) -> list[str]:
    """Forest cards on their clearings; with fewer than four one clearing stays empty before any other does."""
    laid = [*cards[:EMPTY_CLEARING], "", *cards[EMPTY_CLEARING:]] if len(cards) < len(CLEARINGS) else cards
    return laid + [""] * (len(CLEARINGS) - len(laid))
