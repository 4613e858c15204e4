"""What a card may cost: every way to pay for it, and whether it may be played at all.

A way is one of
  cost      the printed cost
  token     an occupied token on a construction (`on`)
  crane, innkeeper, judge, dungeon   one card-playing ability; `on` is the critter that goes into the Dungeon
  less      a discount that came with the place (Inn, a forest card)
  free      by effect (Queen, Cemetery, Postal Pigeon)
and says which resources are really paid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.everdell import city, rulings
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import (
    BERRY,
    NOTHING,
    Bundle,
    bundles,
    covers,
    lacks,
    least,
    listed,
    minus,
    plus,
    single,
)
from engine.games.everdell.names import card_name
from engine.games.everdell.spots import cells_of
from engine.games.everdell.state import CityCard, EverdellState, place_in
from engine.text import Text


@dataclass(frozen=True)
class Way:
    kind: str
    pays: Bundle = NOTHING
    on: str = ""
    """The name of a card in the city."""


FREE = Way("free")


def obstacle(state: EverdellState, seat: int, card: Card, without: CityCard | None = None) -> Text | None:
    """Why this card cannot come into play, whatever it costs; `without` is a card that leaves to pay for it."""
    without = without if rulings.ABILITY_FREES_NAME_AND_SPACE else None
    if card.played_into:
        return None if other_cities(state, seat, card) else Text("everdell-no-city-for", card=card_name(card.id))
    lying = [each for each in state.sides[seat].city if each is not without]
    if card.unique and any(state.faces[each.card] == card.id for each in lying):
        return Text("everdell-already-there")
    if card.replaces:
        if not any(state.card_in(each).kind == card.replaces for each in lying):
            return Text("everdell-needs-construction", card=card_name(card.id))
        return None
    if not city.has_room(state, seat, card, without):
        return Text("everdell-city-full")
    return None


def other_cities(state: EverdellState, seat: int, card: Card) -> list[int | None]:
    """The cities that a card like the Fool may be played into; None is Rugwort's, who loses a card instead."""
    if state.rugwort is not None:
        return [None] if state.rugwort.city or not rulings.RUGWORT_FOOL_NEEDS_A_CARD else []
    return [
        other
        for other in state.others(seat)
        if city.owned(state, other, card.id) is None
        and city.has_room(state, other, card)
        and (rulings.FOOL_MAY_VISIT_PASSED or not state.sides[other].passed)
    ]


def ways(state: EverdellState, seat: int, card: Card) -> Iterator[Way]:
    """Every way in which this seat may play the card as its action; cheap ones first."""
    side = state.sides[seat]
    if obstacle(state, seat, card) is None:
        if covers(side.resources, card.cost):
            yield Way("cost", card.cost)
        if card.critter:
            for lying in hosts(state, seat, card):
                yield Way("token", on=lying.name)
    if sum(card.cost) or not rulings.ABILITIES_NEED_A_COST:
        yield from _with_ability(state, seat, card)


def hosts(state: EverdellState, seat: int, critter: Card) -> list[CityCard]:
    """Constructions whose unused occupied token pays for this critter; of equal ones only the first."""
    found = [
        lying
        for lying in state.sides[seat].city
        if not lying.occupant and set(state.card_in(lying).occupied_by) & {critter.id, "*"}
    ]
    return distinct(state, seat, found)


def distinct(state: EverdellState, owner: int | None, among: list[CityCard]) -> list[CityCard]:
    """The cards that can be told apart: of several copies with the same things on them only the first."""
    seen: dict[tuple[object, ...], CityCard] = {}
    for lying in among:
        workers = tuple(city.workers_at(state, place_in(lying.name, owner)))
        seen.setdefault((state.faces[lying.card], lying.occupant, lying.tokens, lying.stored, workers), lying)
    return list(seen.values())


def _with_ability(state: EverdellState, seat: int, card: Card) -> Iterator[Way]:
    for lying in state.sides[seat].city:
        id = state.faces[lying.card]
        if id == "crane" and not card.critter and obstacle(state, seat, card, lying) is None:
            for pays in reduced(state, seat, card, state.card_in(lying).discount):
                yield Way("crane", pays, lying.name)
        elif id == "innkeeper" and card.critter and obstacle(state, seat, card, lying) is None:
            pays = minus(card.cost, least(card.cost, single(BERRY, state.card_in(lying).discount)))
            if covers(state.sides[seat].resources, pays):
                yield Way("innkeeper", pays, lying.name)
        elif id == "judge" and obstacle(state, seat, card) is None:
            for pays in swapped(state, seat, card):
                yield Way("judge", pays, lying.name)
        elif id == "dungeon":
            for prisoner in prisoners(state, seat, lying):
                if obstacle(state, seat, card, prisoner) is None:
                    for pays in reduced(state, seat, card, state.card_in(lying).discount):
                        yield Way("dungeon", pays, prisoner.name)


def reduced(state: EverdellState, seat: int, card: Card, discount: int) -> tuple[Bundle, ...]:
    """What may be paid when some units of choice are taken off the cost."""
    left = max(0, sum(card.cost) - discount)
    return bundles(least(card.cost, state.sides[seat].resources), left)


def swapped(state: EverdellState, seat: int, card: Card) -> Iterator[Bundle]:
    """What may be paid when one unit of the cost is paid with another resource."""
    for saved in range(4):
        for used in range(4):
            if saved != used and card.cost[saved]:
                pays = plus(minus(card.cost, single(saved)), single(used))
                if covers(state.sides[seat].resources, pays):
                    yield pays


def prisoners(state: EverdellState, seat: int, dungeon: CityCard) -> list[CityCard]:
    """The critters that may go into a Dungeon now; whoever keeps its second cell cannot fill it."""
    held = len(dungeon.prisoners)
    if held >= cells_of(state, seat, dungeon):
        return []
    keeper = state.card_in(dungeon).second_cell_needs if held else ""
    critters = [
        lying for lying in state.sides[seat].city if state.card_in(lying).critter and state.faces[lying.card] != keeper
    ]
    return distinct(state, seat, critters)


def discounted(state: EverdellState, seat: int, card: Card, discount: int) -> list[Way]:
    """The ways to pay for a card that is cheaper because of the place; no ability or token goes with it."""
    if obstacle(state, seat, card) is not None:
        return []
    return [Way("less", pays) for pays in reduced(state, seat, card, discount)]


def why_not(state: EverdellState, seat: int, card: Card) -> Text | None:
    """Why this card cannot be played as an action; None if it can."""
    if next(ways(state, seat, card), None) is not None:
        return None
    return obstacle(state, seat, card) or missing(state, seat, card.cost)


def why_not_discounted(state: EverdellState, seat: int, card: Card, discount: int) -> Text | None:
    if (reason := obstacle(state, seat, card)) is not None:
        return reason
    lacking = lacks(state.sides[seat].resources, card.cost)
    if sum(lacking) <= discount:
        return None
    return Text("everdell-missing-discounted", what=listed(lacking), discount=discount)


def why_not_free(state: EverdellState, seat: int, card: Card, most: int | None) -> Text | None:
    """Why a card cannot be played free, by an effect that allows up to `most` base points."""
    if most is not None and card.points > most:
        return Text("everdell-too-valuable", card=card_name(card.id), points=card.points, most=most)
    return obstacle(state, seat, card)


def missing(state: EverdellState, seat: int, cost: Bundle) -> Text:
    return Text("everdell-missing", what=listed(lacks(state.sides[seat].resources, cost)))
