"""Where a worker may go, why not elsewhere, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from engine.games.everdell import city
from engine.games.everdell.automata import automaton
from engine.games.everdell.box import Event, Location
from engine.games.everdell.bundle import covers
from engine.games.everdell.choosing import in_city
from engine.games.everdell.events import achieve
from engine.games.everdell.locations import carry_out, why_not_carry_out
from engine.games.everdell.moments import BARRED, WORKER_CAME, announce
from engine.games.everdell.names import card_name, city_card_name, place_name
from engine.games.everdell.payment import missing
from engine.games.everdell.spots import spots_at, spots_on
from engine.games.everdell.state import (
    AUTUMN,
    CityCard,
    EverdellState,
    Owner,
    Worker,
    place_in,
    split_place,
)
from engine.games.everdell.verbs import card_verbs
from engine.options import Barred, Choice, Pick, Step, end
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.rules import Rules, tell
from engine.text import Player, Text

T = TypeVar("T")
Standing = Mapping[str, Sequence[Owner]]
"""Whose workers stand where."""


def all_places(state: EverdellState, seat: int) -> Iterator[str]:
    """Every place that this game has for a worker of this seat, free or not."""
    for location in (*state.locations, *state.box.havens, *state.box.journeys):
        yield location.id
    for event in state.events:
        yield event.id
    for lying in state.sides[seat].city:
        if state.card_in(lying).worker_spots:
            yield place_in(lying.name, seat)
    for owner in city.other_owners(state, seat):
        for lying in city.city_of(state, owner):
            if state.card_in(lying).open:
                yield place_in(lying.name, owner)


def open_places(state: EverdellState, seat: int) -> Iterator[str]:
    """The places where a worker of this seat may go now."""
    standing = city.standing(state)
    return (place for place in all_places(state, seat) if why_not(state, seat, place, standing) is None)


def why_not(state: EverdellState, seat: int, place: str, standing: Standing | None = None) -> Text | None:
    """Why a worker of this seat cannot go there; None if it can. `standing` spares those who ask often a look around."""
    reason = _why_not(state, seat, place, city.standing(state) if standing is None else standing)
    if reason is None:
        reason = next(filter(None, BARRED.answers(state, seat, None, place)), None)
    return reason


def _why_not(state: EverdellState, seat: int, place: str, standing: Standing) -> Text | None:
    split = split_place(place)
    if split is not None:
        return _why_not_card(state, seat, place, *split, len(standing.get(place, ())))
    if place in state.box.locations:
        return _why_not_location(state, seat, state.box.locations[place], standing.get(place, ()))
    if place in state.box.events:
        return _why_not_event(state, seat, state.box.events[place])
    return Text("everdell-no-such-place", word=place)


def _why_not_location(state: EverdellState, seat: int, location: Location, here: Sequence[Owner]) -> Text | None:
    if location.group == "forest" and location.id not in state.forest:
        return Text("everdell-not-in-game", place=place_name(state, location.id))
    spots = spots_at(state, location)
    if spots and len(here) >= spots:
        return Text("everdell-taken")
    if spots > 1 and seat in here:
        return Text("everdell-here-already")
    if location.group == "journey":
        hand = len(state.sides[seat].hand)
        if state.sides[seat].season < AUTUMN:
            return Text("everdell-journey-season")
        if hand < location.discard_cards:
            return Text("everdell-journey-cards", needed=location.discard_cards, count=hand)
        return None
    return why_not_carry_out(state, seat, location)


def _why_not_event(state: EverdellState, seat: int, event: Event) -> Text | None:
    if event.special and event.id not in state.special:
        return Text("everdell-not-in-game", place=place_name(state, event.id))
    if event.id in state.achieved:
        return Text("everdell-event-gone")
    lacking = tuple(card_name(id) for id in event.requires_cards if city.owned(state, seat, id) is None)
    if lacking:
        return Text("everdell-event-cards", cards=lacking)
    for type, count in event.requires_type:
        have = city.of_type(state, seat, type)
        if have < count:
            return Text("everdell-event-types", type=Text(f"everdell-type-{type}"), needed=count, count=have)
    if not covers(state.sides[seat].resources, event.pays):
        return missing(state, seat, event.pays)
    return None


def _why_not_card(state: EverdellState, seat: int, place: str, name: str, owner: Owner, here: int) -> Text | None:
    known = owner in state.automata if isinstance(owner, str) else owner in state.seats
    lying = city.named(state, owner, name) if known else None
    if lying is None or not state.card_in(lying).worker_spots:
        return Text("everdell-no-such-place", word=place)
    card = state.card_in(lying)
    if owner != seat and not card.open:
        return Text("everdell-not-open", place=place_name(state, place))
    if here >= spots_on(state, owner, lying):
        if here < card.worker_spots:
            return Text("everdell-spot-locked", card=card_name(card.second_spot_needs))
        return Text("everdell-taken")
    may_visit = card_verbs(card.id).may_visit
    return may_visit(state, seat, owner, lying) if may_visit is not None else None


def place_step(state: EverdellState, seat: int, prompt: Text, value: Callable[[str], T], without: str = "") -> Step[T]:
    """Choose a place for a worker; `without` is the one it comes from."""

    def choice(place: str) -> Choice[T]:
        group = _group(state, seat, place)
        of = thing_of(state, place)
        return end(
            place, _label(state, seat, place), value(place), hint=partial(_hint, state, place), group=group, of=of
        )

    def find(word: str) -> Choice[T]:
        if word == without:
            raise IllegalChoice(Text("everdell-same-place"))
        if (reason := why_not(state, seat, word)) is not None:
            raise IllegalChoice(reason)
        return choice(word)

    def choices() -> Iterator[Choice[T]]:
        return (choice(place) for place in open_places(state, seat) if place != without)

    def draw(rng: Rng) -> Choice[T]:
        return choice(rng.choice([place for place in open_places(state, seat) if place != without]))

    def barred() -> Iterator[Barred]:
        standing = city.standing(state)
        for place in all_places(state, seat):
            if (reason := why_not(state, seat, place, standing)) is not None:
                yield Barred(place_name(state, place), reason)

    return Pick("choice", prompt, choices, find, draw, barred)


def thing_of(state: EverdellState, place: str) -> tuple[str, ...]:
    """A place as the thing that a choice is about."""
    split = split_place(place)
    if split is not None:
        return in_city(split[1], split[0])
    return ("event" if place in state.box.events else "place"), place


def _hint(state: EverdellState, place: str) -> Text | None:
    """What happens there, where the name does not say it already."""
    split = split_place(place)
    if split is not None:
        lying = city.named(state, split[1], split[0])
        return Text(f"everdell-card-{state.faces[lying.card]}.text") if lying is not None else None
    if place in state.box.events:
        return Text(f"everdell-event-{place}.text")
    return Text(f"everdell-place-{place}.text") if state.box.locations[place].group in ("haven", "journey") else None


def _label(state: EverdellState, seat: int, place: str) -> Text:
    """The name of a place; of the own cards it is understood whose they are."""
    split = split_place(place)
    lying = city.named(state, seat, split[0]) if split is not None and split[1] == seat else None
    return place_name(state, place) if lying is None else city_card_name(state, lying)


def _group(state: EverdellState, seat: int, place: str) -> Text | None:
    """Where a place lies, if its name does not say it already."""
    split = split_place(place)
    if split is not None:
        return Text("everdell-group-own-city") if split[1] == seat else None
    if place in state.box.events:
        return Text("everdell-group-events")
    group = state.box.locations[place].group
    return Text(f"everdell-group-{group}") if group in ("basic", "forest") else None


def go(state: EverdellState, seat: int, place: str) -> Rules[None]:
    """Put a worker there (it has already left where it was) and carry the place out."""
    state.note(place)
    if place not in state.box.events:
        yield tell(Text("everdell-goes", who=Player(seat), place=place_name(state, place)))
    split = split_place(place)
    deployed = state.sides[seat].deployed
    if split is not None:
        name, owner = split
        lying = city.named(state, owner, name)
        assert lying is not None
        deployed.append(Worker(place, permanent=state.card_in(lying).permanent_workers))
        yield from announce(WORKER_CAME, state, seat, place)
        yield from _visit(state, seat, owner, lying)
    elif place in state.box.events:
        deployed.append(Worker(place))
        yield from announce(WORKER_CAME, state, seat, place)
        yield from achieve(state, seat, state.box.events[place])
    else:
        location = state.box.locations[place]
        deployed.append(Worker(place, permanent=location.group == "journey"))
        yield from announce(WORKER_CAME, state, seat, place)
        yield from carry_out(state, seat, location)


def _visit(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """A worker on a card; the owner of an open one gets a point token from a guest."""
    if isinstance(owner, str):
        yield from automaton(owner).visited(state)
    elif owner != seat:
        state.sides[owner].tokens += 1
        yield tell(Text("everdell-host-token", who=Player(owner)))
    visit = card_verbs(state.faces[lying.card]).visit
    assert visit is not None
    yield from visit(state, seat, owner, lying)
