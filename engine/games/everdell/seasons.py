"""Preparing for the next season: what its end brings, workers, new season, its bonus. And passing."""

from __future__ import annotations

from engine.games.everdell import rulings
from engine.games.everdell.choosing import meadow_choices
from engine.games.everdell.moments import SEASON_BEGAN, SEASON_ENDS, announce
from engine.games.everdell.names import card_names
from engine.games.everdell.piles import refill, take_several_from_meadow
from engine.games.everdell.production import produce_all
from engine.games.everdell.state import AUTUMN, HAND_LIMIT, SEASONS, WORKERS, EverdellState
from engine.rules import Rules, ask_some, tell
from engine.text import Player, Text

SUMMER = 2
MEADOW_CARDS = 2
"""So many Meadow cards may be taken in summer."""


def why_not_prepare(state: EverdellState, seat: int) -> Text | None:
    side = state.sides[seat]
    if side.season == AUTUMN:
        return Text("everdell-autumn-already")
    if side.supply:
        return Text("everdell-workers-left", count=side.supply)
    return None


def why_not_pass(state: EverdellState, seat: int) -> Text | None:
    if rulings.PASS_ONLY_IN_AUTUMN and state.sides[seat].season < AUTUMN:
        return Text("everdell-pass-season")
    return None


def prepare(state: EverdellState, seat: int) -> Rules[None]:
    """All that happens in one preparation."""
    side = state.sides[seat]
    yield tell(Text("everdell-prepares", who=Player(seat), season=Text(f"everdell-season-{SEASONS[side.season + 1]}")))
    yield from announce(SEASON_ENDS, state, seat)
    staying = [worker for worker in side.deployed if worker.permanent]
    # What happened at the end of the season may have given a worker back already.
    side.supply += len(side.deployed) - len(staying) + WORKERS[side.season + 1]
    side.deployed = staying
    side.season += 1
    yield tell(Text("everdell-takes-back", who=Player(seat), count=side.supply))
    if side.season == SUMMER:
        yield from take_meadow_cards(state, seat)
    else:
        yield from produce_all(state, seat)
    yield from announce(SEASON_BEGAN, state, seat)


def take_meadow_cards(state: EverdellState, seat: int) -> Rules[None]:
    """Summer: up to two cards from the Meadow."""
    hand = state.sides[seat].hand
    most = min(MEADOW_CARDS, HAND_LIMIT - len(hand))
    if most < 1:
        yield tell(Text("everdell-summer-full", who=Player(seat)))
        return
    offers = meadow_choices(state)
    if not offers:
        return
    places = yield from ask_some(seat, Text("everdell-ask-summer", most=most), offers, 0, most)
    taken = yield from take_several_from_meadow(state, seat, places)
    hand.extend(taken)
    if taken:
        yield tell(Text("everdell-takes", who=Player(seat), cards=card_names(state, taken)))
        yield from refill(state)


def pass_turn(state: EverdellState, seat: int) -> Rules[None]:
    state.sides[seat].passed = True
    yield tell(Text("everdell-passes", who=Player(seat)))
