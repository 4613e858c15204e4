"""Production cards: what each of them yields, and a whole city producing at once.

Plain yields stand in the data. What is asked comes afterwards in an order that is never worse than another: cards that
draw, gifts of choice, cards that can become many things, and at last those that only take. Where an order can matter
the player chooses it.
"""

from __future__ import annotations

from engine.games.everdell import city, rulings
from engine.games.everdell.box import Card, Gain
from engine.games.everdell.bundle import (
    NOTHING,
    Bundle,
    amount,
    bundle_step,
    kinds_without,
    listed,
    minus,
    plus,
    single,
    told,
)
from engine.games.everdell.choosing import name_cards, numbered
from engine.games.everdell.gains import amount_step, choose_one_of, gain, gain_any, pay, receive
from engine.games.everdell.giving import (
    card_receivers,
    give_cards,
    give_resources,
    receivers,
    seat_choice,
    seat_word,
)
from engine.games.everdell.names import card_name, city_card_name, place_name
from engine.games.everdell.payment import distinct
from engine.games.everdell.piles import look
from engine.games.everdell.state import HAND_LIMIT, CityCard, EverdellState, place_in
from engine.games.everdell.verbs import PRODUCE, registered
from engine.options import Choice, Pick, Step, end, lead
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

DRAWS, CHOOSES, BECOMES, TAKES = range(4)
STAGE = {
    "teacher": DRAWS,
    "fairgrounds": DRAWS,
    "husband": CHOOSES,
    "storehouse": CHOOSES,
    "peddler": BECOMES,
    "chip_sweep": BECOMES,
    "miner_mole": BECOMES,
}
"""When a card that asks, or draws, has its turn; all others take last."""
MAY_DRAW = ("teacher", "fairgrounds", "chip_sweep", "miner_mole")
MOST_DRAWN = 2


def plain_yield(state: EverdellState, owner: int | None, card: Card) -> Gain:
    """What a card without a function yields in that city."""
    farms = city.farms(state, owner)
    resources = card.gain.resources
    for _ in range(farms):
        resources = plus(resources, card.gain_per_farm.resources)
    if farms:
        resources = plus(resources, card.gain_with_farm.resources)
    return Gain(resources, cards=card.gain.cards)


def _asks_or_draws(card: Card) -> bool:
    return card.id in PRODUCE or card.pays != NOTHING or card.gain.cards > 0


def _effect(state: EverdellState, owner: int | None, card: Card) -> Text:
    """What a production card of that city does, for a menu: what it yields right now, or else its text."""
    if _asks_or_draws(card):
        return Text(f"everdell-card-{card.id}.text")
    return told(plain_yield(state, owner, card).resources)


def produce(state: EverdellState, seat: int, owner: int | None, lying: CityCard) -> Rules[None]:
    """Activate one production card that stands in `owner`'s city, for this seat."""
    card = state.card_in(lying)
    if card.id in PRODUCE:
        yield from PRODUCE[card.id](state, seat, owner, lying)
    elif card.pays != NOTHING:
        yield from _pay_for_points(state, seat, card)
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
    idle = idle_husbands(state, seat)
    for lying in state.sides[seat].city:
        card = state.card_in(lying)
        if card.type != "production":
            continue
        if card.id == "husband" and idle:
            idle -= 1
        elif _asks_or_draws(card):
            waiting.append(lying)
        else:
            total = plus(total, plain_yield(state, seat, card).resources)
    yield from receive(state, seat, total)
    while waiting:
        chosen = yield from _next_to_produce(state, seat, waiting)
        waiting.remove(chosen)
        yield from produce(state, seat, seat, chosen)


def idle_husbands(state: EverdellState, owner: int | None) -> int:
    """How many Husbands of a city produce nothing: those without a Wife, and without a Farm all of them."""
    paired = owner is not None or rulings.RUGWORT_PAIRS_COUNT
    working = city.pairs(state, owner) if paired and city.farms(state, owner) else 0
    return city.count(state, owner, "husband") - working


def _next_to_produce(state: EverdellState, seat: int, waiting: list[CityCard]) -> Rules[CityCard]:
    """Which of the waiting cards comes next: asked only where it can matter."""
    tangled = _hand_may_overflow(state, seat, waiting)
    telling = _may_copy_a_draw(state, seat, waiting)
    stages: dict[int, list[CityCard]] = {}
    for lying in waiting:
        stage = STAGE.get(state.faces[lying.card], TAKES)
        if tangled and stage == BECOMES:
            stage = DRAWS
        elif telling and stage == CHOOSES:
            stage = BECOMES
        stages.setdefault(stage, []).append(lying)
    stage = min(stages)
    kinds = {state.faces[lying.card]: lying for lying in reversed(stages[stage])}
    if len(kinds) == 1 or stage in (CHOOSES, TAKES) or (stage == DRAWS and not tangled):
        # Of the cards that draw, the one that asks nothing comes first.
        return min(stages[stage], key=lambda lying: state.faces[lying.card] in PRODUCE)
    choices = [
        end(card.word, card_name(card.id), kinds[card.id], hint=_effect(state, seat, card))
        for card in state.box.all_cards
        if card.id in kinds
    ]
    chosen = yield from ask(seat, Text("everdell-ask-production"), choices)
    return chosen


def _hand_may_overflow(state: EverdellState, seat: int, waiting: list[CityCard]) -> bool:
    """Whether the hand may become too full for all that is drawn, so that the order of those cards matters."""
    drawing = [state.faces[lying.card] for lying in waiting if state.faces[lying.card] in MAY_DRAW]
    full = len(state.sides[seat].hand) + MOST_DRAWN * len(drawing) > HAND_LIMIT
    return full and len(set(drawing)) > 1 and any(STAGE[id] == DRAWS for id in drawing)


def _may_copy_a_draw(state: EverdellState, seat: int, waiting: list[CityCard]) -> bool:
    """Whether a waiting Chip Sweep or Mole can draw: what it draws may decide which gift of choice is wanted."""
    ids = {state.faces[lying.card] for lying in waiting}
    cities: list[int | None] = [seat] if "chip_sweep" in ids else []
    if "miner_mole" in ids or (cities and city.owned(state, seat, "miner_mole")):
        cities += _cities_in_reach(state, seat)
    return any(STAGE.get(card.id) == DRAWS for at in cities for card in city.cards(state, at))


def _pay_for_points(state: EverdellState, seat: int, card: Card) -> Rules[None]:
    """Doctor, Woodcarver: pay some of one resource, get point tokens."""
    kind = next(kind for kind, most in enumerate(card.pays) if most)
    most = min(card.pays[kind], state.sides[seat].resources[kind])
    if not most:
        return
    prompt = Text("everdell-ask-pay-points", card=card_name(card.id), each=card.points_each)
    count = yield from ask(
        seat, prompt, amount_step(prompt, most, lambda count: amount(kind, count), lambda count: count)
    )
    if count:
        pay(state, seat, single(kind, count))
        yield tell(Text("everdell-pays", who=Player(seat), what=listed(single(kind, count))))
        yield from receive(state, seat, NOTHING, count * card.points_each)


@registered(PRODUCE, "husband")
def husband(state: EverdellState, seat: int, owner: int | None, lying: CityCard) -> Rules[None]:
    """A resource of choice if he is paired and there is a Farm."""
    if idle_husbands(state, owner) < city.count(state, owner, "husband"):
        yield from gain_any(state, seat, state.card_in(lying).gain.any)


@registered(PRODUCE, "storehouse")
def storehouse(state: EverdellState, seat: int, owner: int | None, lying: CityCard) -> Rules[None]:
    """Put one of its bundles from the supply onto it."""
    card = state.card_in(lying)
    prompt = Text("everdell-ask-storehouse", card=city_card_name(state, lying))
    chosen = yield from choose_one_of(seat, prompt, card.choices)
    lying.stored = plus(lying.stored, chosen)
    yield tell(Text("everdell-stores", card=city_card_name(state, lying), who=Player(seat), what=listed(chosen)))


@registered(PRODUCE, "peddler")
def peddler(state: EverdellState, seat: int, owner: int | None, lying: CityCard) -> Rules[None]:
    """Swap some resources for as many others."""
    have = state.sides[seat].resources
    if have == NOTHING:
        return
    prompt, prompt_for = Text("everdell-ask-swap"), Text("everdell-ask-swap-for")

    def then(paid: Bundle) -> tuple[Bundle, Bundle] | Step[tuple[Bundle, Bundle]]:
        if paid == NOTHING:
            return paid, NOTHING
        return bundle_step(prompt_for, kinds_without(paid), sum(paid), sum(paid), lambda taken: (paid, taken))

    most = state.card_in(lying).swaps
    paid, taken = yield from ask(seat, prompt, bundle_step(prompt, have, 0, most, then))
    if paid != NOTHING:
        side = state.sides[seat]
        side.resources = plus(minus(side.resources, paid), taken)
        yield tell(Text("everdell-swaps", who=Player(seat), paid=listed(paid), taken=listed(taken)))


@registered(PRODUCE, "monk")
def monk(state: EverdellState, seat: int, owner: int | None, lying: CityCard) -> Rules[None]:
    """Give some berries to one opponent, get point tokens."""
    card = state.card_in(lying)
    kind = next(kind for kind, most in enumerate(card.pays) if most)
    most = min(card.pays[kind], state.sides[seat].resources[kind])
    if not most:
        return
    among = receivers(state, seat)
    prompt = Text("everdell-ask-monk", each=card.points_each)

    def choice(count: int) -> Choice[tuple[int, int | None]]:
        if not count or len(among) < 2:
            return end(str(count), amount(kind, count), (count, among[0] if among else None))
        return lead(str(count), amount(kind, count), lambda: whom(count))

    def whom(count: int) -> Step[tuple[int, int | None]]:
        return Pick(
            "choice",
            Text("everdell-ask-whom"),
            [end(seat_word(other), seat_choice(other).label, (count, other)) for other in among],
        )

    count, receiver = yield from ask(seat, prompt, Pick("amount", prompt, [choice(each) for each in range(most + 1)]))
    if count:
        yield from give_resources(state, seat, receiver, single(kind, count))
        yield from receive(state, seat, NOTHING, count * card.points_each)


@registered(PRODUCE, "teacher")
def teacher(state: EverdellState, seat: int, owner: int | None, lying: CityCard) -> Rules[None]:
    """Look at two cards, keep one, give the other away."""
    seen = yield from look(state, seat, state.card_in(lying).reveals)
    if not seen:
        return
    among = card_receivers(state, seat) if len(seen) > 1 else []
    full = len(state.sides[seat].hand) >= HAND_LIMIT
    prompt = Text("everdell-ask-teacher-full" if full and among else "everdell-ask-teacher")

    def choice(kept: Choice[int]) -> Choice[tuple[int, int | None]]:
        assert kept.ends is not None
        number = kept.ends[0]
        if len(among) < 2:
            return end(kept.word, kept.label, (number, among[0] if among else None), hint=kept.hint)
        return lead(kept.word, kept.label, lambda: whom(number), hint=kept.hint)

    def whom(kept: int) -> Step[tuple[int, int | None]]:
        return Pick(
            "choice",
            Text("everdell-ask-whom"),
            [end(seat_word(other), seat_choice(other).label, (kept, other)) for other in among],
        )

    choices = [choice(each) for each in numbered(state, seen)]
    forced = choices[0].word if len(choices) == 1 else None
    kept, receiver = yield from ask(seat, prompt, Pick("card", prompt, choices), private=True, forced=forced)
    name_cards(state, seat, [kept])
    for number in seen:
        state.aside.remove(number)
    given = [number for number in seen if number != kept]
    if full:
        state.discards.append(kept)
        yield tell(Text("everdell-keeps-not", who=Player(seat)))
    else:
        state.sides[seat].hand.append(kept)
        yield tell(Text("everdell-keeps", who=Player(seat)))
    yield from give_cards(state, seat, receiver, given)


@registered(PRODUCE, "chip_sweep")
def chip_sweep(state: EverdellState, seat: int, owner: int | None, lying: CityCard) -> Rules[None]:
    """Activate a production card of the own city, never a Chip Sweep."""
    choices = [
        end(each.name, city_card_name(state, each), each, hint=_effect(state, seat, state.card_in(each)))
        for each in activatable(state, seat, ("chip_sweep",))
    ]
    if not choices:
        return
    forced = choices[0].word if len(choices) == 1 else None
    chosen = yield from ask(seat, Text("everdell-ask-sweep"), choices, forced=forced)
    yield tell(Text("everdell-activates", who=Player(seat), card=city_card_name(state, chosen)))
    yield from produce(state, seat, seat, chosen)


@registered(PRODUCE, "miner_mole")
def miner_mole(state: EverdellState, seat: int, owner: int | None, lying: CityCard) -> Rules[None]:
    """Copy a production card in another city as if it stood there."""
    choices = [
        end(
            place_in(each.name, at),
            place_name(state, place_in(each.name, at)),
            (at, each),
            hint=_effect(state, at, state.card_in(each)),
        )
        for at in _cities_in_reach(state, seat)
        for each in activatable(state, at, ("chip_sweep", "miner_mole", "storehouse"))
    ]
    if not choices:
        return
    forced = choices[0].word if len(choices) == 1 else None
    at, chosen = yield from ask(seat, Text("everdell-ask-mole"), choices, forced=forced)
    yield tell(Text("everdell-copies", who=Player(seat), place=place_name(state, place_in(chosen.name, at))))
    yield from produce(state, seat, at, chosen)


def _cities_in_reach(state: EverdellState, seat: int) -> list[int | None]:
    """The other cities; with a Mole in one of them the own city too."""
    others: list[int | None] = [*state.others(seat)]
    if state.rugwort is not None:
        others.append(None)
    through = rulings.MOLE_COPIES_THROUGH_MOLES and any(city.owned(state, other, "miner_mole") for other in others)
    return [*others, seat] if through else others


def activatable(state: EverdellState, owner: int | None, never: tuple[str, ...]) -> list[CityCard]:
    """Production cards of a city that an effect may activate; of equal ones only the first, and no Husband in vain."""
    if idle_husbands(state, owner) == city.count(state, owner, "husband"):
        never = (*never, "husband")
    found = [
        lying
        for lying in city.city_of(state, owner)
        if state.card_in(lying).type == "production" and state.faces[lying.card] not in never
    ]
    differing: dict[str, CityCard] = {}
    for lying in distinct(state, owner, found):
        # An occupied token makes no difference to what a card produces, but a Storehouse with a worker on it is closed.
        differing.setdefault(lying.name if state.card_in(lying).worker_spots else state.faces[lying.card], lying)
    return list(differing.values())
