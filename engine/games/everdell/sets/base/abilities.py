"""Crane, Innkeeper, Judge and Dungeon: the cards that help to pay for others."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.everdell import city
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import BERRY, Bundle, covers, least, minus, plus, single
from engine.games.everdell.payment import distinct, obstacle, reduced
from engine.games.everdell.state import CityCard, EverdellState
from engine.games.everdell.verbs import CARD_ID, NUMBER, card
from engine.games.everdell.ways import Way

CRANE = card("crane", service=0.5, discount=NUMBER)
INNKEEPER = card("innkeeper", service=0.5, discount=NUMBER)
JUDGE = card("judge", service=0.5)
DUNGEON = card("dungeon", service=0.8, cells=NUMBER, second_cell_needs=CARD_ID, discount=NUMBER)


@CRANE.helps_to_pay
def with_crane(state: EverdellState, seat: int, bought: Card, lying: CityCard) -> Iterator[Way]:
    """Discarded for a cheaper construction."""
    if not bought.critter and obstacle(state, seat, bought, lying) is None:
        for pays in reduced(state, seat, bought, state.card_in(lying).number("discount")):
            yield Way("crane", pays, lying.name)


@INNKEEPER.helps_to_pay
def with_innkeeper(state: EverdellState, seat: int, bought: Card, lying: CityCard) -> Iterator[Way]:
    """Discarded for a critter that costs fewer berries."""
    if bought.critter and obstacle(state, seat, bought, lying) is None:
        off = single(BERRY, state.card_in(lying).number("discount"))
        pays = minus(bought.cost, least(bought.cost, off))
        if covers(state.sides[seat].resources, pays):
            yield Way("innkeeper", pays, lying.name)


@CRANE.used_up
@INNKEEPER.used_up
def discarded(state: EverdellState, seat: int, way: Way) -> None:
    lying = city.named(state, seat, way.on)
    assert lying is not None
    state.discards.append(city.leave(state, seat, lying))


@JUDGE.helps_to_pay
def with_judge(state: EverdellState, seat: int, bought: Card, lying: CityCard) -> Iterator[Way]:
    """One unit of the cost is paid with another resource."""
    if obstacle(state, seat, bought) is None:
        for pays in swapped(state, seat, bought):
            yield Way("judge", pays, lying.name)


def swapped(state: EverdellState, seat: int, bought: Card) -> Iterator[Bundle]:
    """What may be paid when one unit of the cost is paid with another resource."""
    for saved in range(4):
        for used in range(4):
            if saved != used and bought.cost[saved]:
                pays = plus(minus(bought.cost, single(saved)), single(used))
                if covers(state.sides[seat].resources, pays):
                    yield pays


@DUNGEON.helps_to_pay
def with_dungeon(state: EverdellState, seat: int, bought: Card, lying: CityCard) -> Iterator[Way]:
    """A critter of the city goes under it, for a cheaper card."""
    for prisoner in prisoners(state, seat, lying):
        if obstacle(state, seat, bought, prisoner) is None:
            for pays in reduced(state, seat, bought, state.card_in(lying).number("discount")):
                yield Way("dungeon", pays, prisoner.name)


@DUNGEON.used_up
def imprisoned(state: EverdellState, seat: int, way: Way) -> None:
    prisoner = city.named(state, seat, way.on)
    dungeon = city.owned(state, seat, "dungeon")
    assert prisoner is not None
    assert dungeon is not None
    dungeon.under.append(city.leave(state, seat, prisoner))


@DUNGEON.holds
def cells(state: EverdellState, seat: int, lying: CityCard) -> int:
    """Its second cell may need another card in the city."""
    dungeon = state.card_in(lying)
    keeper = str(dungeon.figure("second_cell_needs"))
    closed = bool(keeper) and city.owned(state, seat, keeper) is None
    return dungeon.number("cells") - closed


def prisoners(state: EverdellState, seat: int, dungeon: CityCard) -> list[CityCard]:
    """The critters that may go into a Dungeon now; whoever keeps its second cell cannot fill it."""
    held = len(dungeon.under)
    if held >= cells(state, seat, dungeon):
        return []
    keeper = state.card_in(dungeon).figure("second_cell_needs") if held else ""
    critters = [
        lying for lying in state.sides[seat].city if state.card_in(lying).critter and state.faces[lying.card] != keeper
    ]
    return distinct(state, seat, critters)
