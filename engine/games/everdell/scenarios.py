"""Everdell tables for tests, as a transcript's `# scenario:` header gives them. Whatever is not named is empty.

active      the seat whose turn it is (without it: 0)
hands       for each seat a list of card ids
cities      for each seat a list of cards: an id, or an object with `id` and some of `occupant`, `tokens`, `stored`,
            `prisoners`
resources   for each seat a word like "ttrb", or "-"
tokens      for each seat its point tokens
seasons     for each seat winter, spring, summer or autumn; workers follow from it
workers     for each seat the places where workers stand ("monast@p1!" is a permanent one)
passed      seats that have passed
meadow      card ids, from place 1 on; the rest is filled from the pile
pile        card ids on top of the draw pile, the next one first
discards    card ids, the top one first; the draw pile holds everything else
empty_pile  true: whatever is left over lies in no pile but at the bottom of the discards
forest      ids of the forest cards, by clearing
events      ids of the special events
achieved    {event id: seat, or the id of an automaton}
<automaton> {"city": [...], and what its own file says}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.everdell import automata, city
from engine.games.everdell.bundle import NOTHING, bundle_of
from engine.games.everdell.state import (
    EVERYBODY,
    MEADOW_PLACES,
    SEASONS,
    WORKERS,
    Achieved,
    EverdellState,
    Owner,
    Side,
    Worker,
    reader_bit,
)
from engine.games.everdell.table import clearings
from engine.refusals import BadTable
from engine.text import Text

KEYS = {
    "active",
    "hands",
    "cities",
    "resources",
    "tokens",
    "seasons",
    "workers",
    "passed",
    "meadow",
    "pile",
    "discards",
    "empty_pile",
    "forest",
    "events",
    "achieved",
}


def apply(state: EverdellState, scenario: Mapping[str, Any]) -> None:
    try:
        _apply(state, scenario)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadTable(Text("table-no-scenario")) from error


class _Deck:
    """The cards that have not been laid anywhere yet."""

    def __init__(self, state: EverdellState) -> None:
        self.faces = state.faces
        self.left = list(range(len(state.faces)))

    def take(self, id: str) -> int:
        number = next((each for each in self.left if self.faces[each] == id), None)
        if number is None:
            raise ValueError(f"no {id} left")
        self.left.remove(number)
        return number

    def take_all(self, ids: Iterable[str]) -> list[int]:
        return [self.take(id) for id in ids]


def _apply(state: EverdellState, scenario: Mapping[str, Any]) -> None:
    if unknown := set(scenario) - KEYS - set(state.automata):
        raise KeyError(*unknown)
    deck = _Deck(state)
    state.known = [0] * len(state.faces)
    state.sides = [Side() for _ in state.seats]
    state.first = state.active = scenario.get("active", 0)
    _lay_out_cards(state, deck, scenario)
    for seat, side in enumerate(state.sides):
        _equip(state, seat, side, scenario)
    state.forest = clearings([state.box.locations[id].id for id in scenario.get("forest", [])])
    state.special = [state.box.events[id].id for id in scenario.get("events", [])]
    state.achieved = {state.box.events[id].id: Achieved(seat) for id, seat in scenario.get("achieved", {}).items()}
    for opponent in automata.playing(state):
        said = {key: value for key, value in scenario.get(opponent.id, {}).items() if key != "city"}
        opponent.equip(state, state.automata[opponent.id], said)


def _lay_out_cards(state: EverdellState, deck: _Deck, scenario: Mapping[str, Any]) -> None:
    for seat, ids in enumerate(scenario.get("hands", [])):
        state.sides[seat].hand = deck.take_all(ids)
        for number in state.sides[seat].hand:
            state.known[number] = reader_bit(seat)
    for seat, lying in enumerate(scenario.get("cities", [])):
        _build(state, deck, seat, lying)
    for id, side in state.automata.items():
        side.city = []
        _build(state, deck, id, scenario.get(id, {}).get("city", []))
    meadow = deck.take_all(scenario.get("meadow", []))
    top = deck.take_all(scenario.get("pile", []))
    state.discards = deck.take_all(scenario.get("discards", []))[::-1]
    meadow += [deck.left.pop() for _ in range(MEADOW_PLACES - len(meadow))]
    state.meadow = [*meadow]
    for number in meadow:
        state.known[number] = EVERYBODY
    if scenario.get("empty_pile"):
        state.discards = deck.left + state.discards
        state.pile = top[::-1]
    else:
        state.pile = deck.left + top[::-1]


def _build(state: EverdellState, deck: _Deck, owner: Owner, lying: Iterable[Any]) -> None:
    for entry in lying:
        wanted: dict[str, Any] = {"id": entry} if isinstance(entry, str) else dict(entry)
        card = city.enter(state, owner, deck.take(wanted.pop("id")))
        card.occupant = wanted.pop("occupant", "")
        card.tokens = wanted.pop("tokens", card.tokens)
        card.stored = bundle_of(wanted.pop("stored", "-")) or NOTHING
        card.under = deck.take_all(wanted.pop("prisoners", []))
        for number in card.under:
            state.known[number] = EVERYBODY
        if wanted:
            raise KeyError(*wanted)


def _equip(state: EverdellState, seat: int, side: Side, scenario: Mapping[str, Any]) -> None:
    side.resources = _of(scenario, "resources", seat, NOTHING, bundle_of)
    side.tokens = _of(scenario, "tokens", seat, 0)
    side.season = _of(scenario, "seasons", seat, 0, SEASONS.index)
    side.passed = seat in scenario.get("passed", [])
    places = _of(scenario, "workers", seat, [])
    side.deployed = [Worker(place.rstrip("!"), permanent=place.endswith("!")) for place in places]
    side.supply = sum(WORKERS[: side.season + 1]) - len(side.deployed)
    if side.supply < 0:
        raise ValueError("too many workers")


def _of(scenario: Mapping[str, Any], key: str, seat: int, default: Any, read: Any = None) -> Any:
    """What a list by seat says about one seat."""
    values = scenario.get(key, [])
    if seat >= len(values):
        return default
    found = read(values[seat]) if read is not None else values[seat]
    if found is None:
        raise ValueError(values[seat])
    return found
