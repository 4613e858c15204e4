"""Chip Sweep and Miner Mole: they activate other production cards."""

from __future__ import annotations

from engine.games.everdell import city
from engine.games.everdell.choosing import in_city
from engine.games.everdell.names import city_card_name, place_name
from engine.games.everdell.production import activatable, effect_of, produce
from engine.games.everdell.sets.base import rulings
from engine.games.everdell.state import CityCard, EverdellState, Owner, place_in
from engine.games.everdell.verbs import BECOMES, CARDS, card
from engine.options import end
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

SWEEP = card("chip_sweep", stage=BECOMES, may_draw=True, copied_by_others=False, harvest=0.78)
MOLE = card("miner_mole", stage=BECOMES, may_draw=True, copied_by_others=False, harvest=0.78)


@SWEEP.activates
def sweeps(state: EverdellState, seat: int) -> list[Owner]:
    """The own city, and through a Mole in it all that the Mole reaches."""
    return [seat, *(digs(state, seat) if city.owned(state, seat, "miner_mole") else ())]


@MOLE.activates
def digs(state: EverdellState, seat: int) -> list[Owner]:
    """The other cities; with a Mole in one of them the own city too."""
    others = city.other_owners(state, seat)
    through = rulings.MOLE_COPIES_THROUGH_MOLES and any(city.owned(state, other, "miner_mole") for other in others)
    return [*others, seat] if through else others


@SWEEP.produces
def chip_sweep(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Activate a production card of the own city, never a Chip Sweep."""
    choices = [
        end(
            each.name,
            city_card_name(state, each),
            each,
            hint=effect_of(state, seat, state.card_in(each)),
            of=in_city(seat, each.name),
        )
        for each in activatable(state, seat, ("chip_sweep",))
    ]
    if not choices:
        return
    forced = choices[0].word if len(choices) == 1 else None
    chosen = yield from ask(seat, Text("everdell-ask-sweep"), choices, forced=forced)
    yield tell(Text("everdell-activates", who=Player(seat), card=city_card_name(state, chosen)))
    yield from produce(state, seat, seat, chosen)


@MOLE.produces
def miner_mole(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Copy a production card in another city as if it stood there."""
    never = {id for id, verbs in CARDS.items() if not verbs.copied_by_others}
    choices = [
        end(
            place_in(each.name, at),
            place_name(state, place_in(each.name, at)),
            (at, each),
            hint=effect_of(state, at, state.card_in(each)),
            of=in_city(at, each.name),
        )
        for at in digs(state, seat)
        for each in activatable(state, at, never)
    ]
    if not choices:
        return
    forced = choices[0].word if len(choices) == 1 else None
    at, chosen = yield from ask(seat, Text("everdell-ask-mole"), choices, forced=forced)
    yield tell(Text("everdell-copies", who=Player(seat), place=place_name(state, place_in(chosen.name, at))))
    yield from produce(state, seat, at, chosen)
