"""Production cards: what each of them yields, and a whole city producing at once.

Plain yields stand in the data. What is asked comes afterwards in an order that is never worse than another: cards that
draw, gifts of choice, cards that can become many things, and at last those that only take. Where an order can matter
the player chooses it.
"""

from __future__ import annotations

from collections.abc import Collection

from engine.games.everdell import city
from engine.games.everdell.box import Card, Gain
from engine.games.everdell.bundle import NOTHING, plus, told
from engine.games.everdell.choosing import in_city
from engine.games.everdell.gains import gain, receive
from engine.games.everdell.names import card_name
from engine.games.everdell.payment import distinct
from engine.games.everdell.state import HAND_LIMIT, CityCard, EverdellState, Owner
from engine.games.everdell.verbs import BECOMES, CHOOSES, DRAWS, card_verbs
from engine.options import end
from engine.rules import Rules, ask
from engine.text import Text

MOST_DRAWN = 2


def plain_yield(state: EverdellState, owner: Owner, card: Card) -> Gain:
    """What a card without a function yields in that city."""
    more = card_verbs(card.id).yields
    resources = card.gain.resources if more is None else plus(card.gain.resources, more(state, owner, card))
    return Gain(resources, cards=card.gain.cards)


def stage_of(card: Card) -> int:
    """When a production card that asks, or draws, has its turn."""
    return DRAWS if card.gain.cards else card_verbs(card.id).stage


def may_draw(card: Card) -> bool:
    return card.gain.cards > 0 or card_verbs(card.id).may_draw


def _asks_or_draws(card: Card) -> bool:
    return card.gain.cards > 0 or card_verbs(card.id).produce is not None


def effect_of(state: EverdellState, owner: Owner, card: Card) -> Text:
    """What a production card of that city does, for a menu: what it yields right now, or else its text."""
    if _asks_or_draws(card):
        return Text(f"everdell-card-{card.id}.text")
    return told(plain_yield(state, owner, card).resources)


def produce(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Activate one production card that stands in `owner`'s city, for this seat."""
    card = state.card_in(lying)
    if (verb := card_verbs(card.id).produce) is not None:
        yield from verb(state, seat, owner, lying)
    else:
        yield from gain(state, seat, plain_yield(state, owner, card))


def produce_when_played(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """A new card produces at once; half of a pair only if its other half is free."""
    card = state.card_in(lying)
    if card.pairs_with and city.count(state, seat, card.id) > city.count(state, seat, card.pairs_with):
        return
    yield from produce(state, seat, seat, lying)


def produce_all(state: EverdellState, seat: int) -> Rules[None]:
    """Activate every production card of the own city once."""
    waiting: list[CityCard] = []
    total = NOTHING
    idle: dict[str, int] = {}
    for lying in state.sides[seat].city:
        card = state.card_in(lying)
        if card.type != "production":
            continue
        if card.id not in idle:
            idle[card.id] = idle_copies(state, seat, card.id)
        if idle[card.id]:
            idle[card.id] -= 1
        elif _asks_or_draws(card):
            waiting.append(lying)
        else:
            total = plus(total, plain_yield(state, seat, card).resources)
    yield from receive(state, seat, total)
    while waiting:
        chosen = yield from _next_to_produce(state, seat, waiting)
        waiting.remove(chosen)
        yield from produce(state, seat, seat, chosen)


def idle_copies(state: EverdellState, owner: Owner, id: str) -> int:
    """How many copies of a card in a city would produce nothing now."""
    verb = card_verbs(id).idle
    return 0 if verb is None else verb(state, owner)


def _next_to_produce(state: EverdellState, seat: int, waiting: list[CityCard]) -> Rules[CityCard]:
    """Which of the waiting cards comes next: asked only where it can matter."""
    tangled = _hand_may_overflow(state, seat, waiting)
    telling = _may_copy_a_draw(state, seat, waiting)
    stages: dict[int, list[CityCard]] = {}
    for lying in waiting:
        stage = stage_of(state.card_in(lying))
        if tangled and stage == BECOMES:
            stage = DRAWS
        elif telling and stage == CHOOSES:
            stage = BECOMES
        stages.setdefault(stage, []).append(lying)
    stage = min(stages)
    kinds = {state.faces[lying.card]: lying for lying in reversed(stages[stage])}
    if len(kinds) == 1 or (stage != BECOMES and not (stage == DRAWS and tangled)):
        # Of the cards that draw, the one that asks nothing comes first.
        return min(stages[stage], key=lambda lying: card_verbs(state.faces[lying.card]).produce is not None)
    choices = [
        end(
            card.word,
            card_name(card.id),
            kinds[card.id],
            hint=effect_of(state, seat, card),
            of=in_city(seat, kinds[card.id].name),
        )
        for card in state.box.all_cards
        if card.id in kinds
    ]
    chosen = yield from ask(seat, Text("everdell-ask-production"), choices)
    return chosen


def _hand_may_overflow(state: EverdellState, seat: int, waiting: list[CityCard]) -> bool:
    """Whether the hand may become too full for all that is drawn, so that the order of those cards matters."""
    drawing = [card for lying in waiting if may_draw(card := state.card_in(lying))]
    full = len(state.sides[seat].hand) + MOST_DRAWN * len(drawing) > HAND_LIMIT
    kinds = {card.id for card in drawing}
    return full and len(kinds) > 1 and any(stage_of(card) == DRAWS for card in drawing)


def _may_copy_a_draw(state: EverdellState, seat: int, waiting: list[CityCard]) -> bool:
    """Whether a waiting card that activates others can draw: what it draws may decide which gift of choice is wanted."""
    reaching = {state.faces[lying.card]: None for lying in waiting}
    verbs = [verb for id in reaching if (verb := card_verbs(id).reach) is not None]
    cities = {owner for verb in verbs for owner in verb(state, seat)}
    return any(
        card.type == "production" and stage_of(card) == DRAWS for owner in cities for card in city.cards(state, owner)
    )


def activatable(state: EverdellState, owner: Owner, never: Collection[str]) -> list[CityCard]:
    """Production cards of a city that an effect may activate; of equal ones only the first, and none in vain."""
    found = [
        lying
        for lying in city.city_of(state, owner)
        if state.card_in(lying).type == "production"
        and (id := state.faces[lying.card]) not in never
        and not (card_verbs(id).idle is not None and idle_copies(state, owner, id) == city.count(state, owner, id))
    ]
    differing: dict[str, CityCard] = {}
    for lying in distinct(state, owner, found):
        # An occupied token makes no difference to what a card produces, but a card with a worker on it may be closed.
        differing.setdefault(lying.name if state.card_in(lying).worker_spots else state.faces[lying.card], lying)
    return list(differing.values())
