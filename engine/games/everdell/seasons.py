"""Preparing for the next season: Clock Tower, workers, new season, its bonus. And passing."""

from __future__ import annotations

from engine.games.everdell import city, rugwort, rulings
from engine.games.everdell.box import Location
from engine.games.everdell.choosing import meadow_choices
from engine.games.everdell.locations import carry_out, location_choices
from engine.games.everdell.names import card_names, place_name
from engine.games.everdell.piles import refill, take_from_meadow
from engine.games.everdell.production import produce_all
from engine.games.everdell.state import AUTUMN, HAND_LIMIT, SEASONS, WORKERS, EverdellState
from engine.options import Choice, end
from engine.rules import Rules, ask, ask_some, tell
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
    yield from clock_tower(state, seat)
    staying = [worker for worker in side.deployed if worker.permanent]
    # The Clock Tower may have led to an event that gave a worker back already.
    side.supply += len(side.deployed) - len(staying) + WORKERS[side.season + 1]
    side.deployed = staying
    side.season += 1
    yield tell(Text("everdell-takes-back", who=Player(seat), count=side.supply))
    if side.season == SUMMER:
        yield from take_meadow_cards(state, seat)
    else:
        yield from produce_all(state, seat)
    yield from rugwort.prepare(state, seat)


def clock_tower(state: EverdellState, seat: int) -> Rules[None]:
    """One of its tokens repeats a location where a worker still stands."""
    tower = city.owned(state, seat, "clock_tower")
    standing = {worker.place for worker in state.sides[seat].deployed}
    locations = [location for location in state.locations if location.id in standing]
    offers = location_choices(state, seat, locations)
    if tower is None or not tower.tokens or not offers:
        return
    prompt = Text("everdell-ask-clock", count=tower.tokens)
    no: Choice[Location | None] = end("no", Text("everdell-no"), None)
    chosen = yield from ask(seat, prompt, [*offers, no])
    if chosen is not None:
        tower.tokens -= 1
        yield tell(Text("everdell-clock", who=Player(seat), place=place_name(state, chosen.id)))
        yield from carry_out(state, seat, chosen)


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
    taken = [take_from_meadow(state, place) for place in places]
    hand.extend(taken)
    if taken:
        yield tell(Text("everdell-takes", who=Player(seat), cards=card_names(state, taken)))
        yield from refill(state)


def pass_turn(state: EverdellState, seat: int) -> Rules[None]:
    state.sides[seat].passed = True
    yield tell(Text("everdell-passes", who=Player(seat)))
