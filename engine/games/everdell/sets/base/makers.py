"""Production cards that ask: for what to make, swap, pay or give away."""

from __future__ import annotations

from engine.games.everdell.box import Card
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
)
from engine.games.everdell.choosing import name_cards, numbered
from engine.games.everdell.gains import amount_step, choose_one_of, pay, receive
from engine.games.everdell.giving import card_receivers, give_cards, give_resources, receivers, whom_step
from engine.games.everdell.names import card_name, city_card_name
from engine.games.everdell.piles import look
from engine.games.everdell.sets.base import rulings
from engine.games.everdell.state import HAND_LIMIT, CityCard, EverdellState, Owner
from engine.games.everdell.verbs import BECOMES, BUNDLE, BUNDLES, CHOOSES, DRAWS, GIVES, NUMBER, card
from engine.options import Choice, Pick, Step, end, lead
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

STOREHOUSE = card("storehouse", stage=CHOOSES, copied_by_others=False, harvest=0.78, choices=BUNDLES)
PEDDLER = card("peddler", stage=BECOMES, harvest=0.3, swaps=NUMBER)
DOCTOR = card("doctor", harvest=0.72, pays=BUNDLE, points_each=NUMBER)
WOODCARVER = card("woodcarver", harvest=0.72, pays=BUNDLE, points_each=NUMBER)
MONK = card("monk", stage=GIVES, harvest=1.2, pays=BUNDLE, points_each=NUMBER)
TEACHER = card("teacher", stage=DRAWS, may_draw=True, harvest=0.36, reveals=NUMBER)


@STOREHOUSE.produces
def storehouse(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Put one of its bundles from the supply onto it."""
    prompt = Text("everdell-ask-storehouse", card=city_card_name(state, lying))
    card = state.card_in(lying)
    chosen = yield from choose_one_of(seat, prompt, card.bundles("choices"), thing=("card", card.id))
    lying.stored = plus(lying.stored, chosen)
    yield tell(Text("everdell-stores", card=city_card_name(state, lying), who=Player(seat), what=listed(chosen)))


@STOREHOUSE.when_visited
def empty_storehouse(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Take everything that lies on it."""
    stored, lying.stored = lying.stored, NOTHING
    yield from receive(state, seat, stored)


@STOREHOUSE.visited_if
def nothing_stored(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Text | None:
    if lying.stored == NOTHING and rulings.EMPTY_STOREHOUSE_IS_CLOSED:
        return Text("everdell-storehouse-empty", card=city_card_name(state, lying))
    return None


@PEDDLER.produces
def peddler(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Swap some resources for as many others."""
    have = state.sides[seat].resources
    if have == NOTHING:
        return
    prompt, prompt_for = Text("everdell-ask-swap"), Text("everdell-ask-swap-for")

    def then(paid: Bundle) -> tuple[Bundle, Bundle] | Step[tuple[Bundle, Bundle]]:
        if paid == NOTHING:
            return paid, NOTHING
        return bundle_step(prompt_for, kinds_without(paid), sum(paid), sum(paid), lambda taken: (paid, taken))

    most = state.card_in(lying).number("swaps")
    paid, taken = yield from ask(seat, prompt, bundle_step(prompt, have, 0, most, then))
    if paid != NOTHING:
        side = state.sides[seat]
        side.resources = plus(minus(side.resources, paid), taken)
        yield tell(Text("everdell-swaps", who=Player(seat), paid=listed(paid), taken=listed(taken)))


def _payable(state: EverdellState, seat: int, maker: Card) -> tuple[int, int]:
    """The resource that a card turns into points, and how many pieces its player may pay now."""
    pays = maker.bundle("pays")
    kind = next(kind for kind, most in enumerate(pays) if most)
    return kind, min(pays[kind], state.sides[seat].resources[kind])


@DOCTOR.produces
@WOODCARVER.produces
def pay_for_points(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Pay some of one resource, get point tokens."""
    maker = state.card_in(lying)
    kind, most = _payable(state, seat, maker)
    if not most:
        return
    each = maker.number("points_each")
    prompt = Text("everdell-ask-pay-points", card=card_name(maker.id), each=each)
    step = amount_step(prompt, most, lambda count: amount(kind, count), lambda count: count)
    count = yield from ask(seat, prompt, step, thing=("card", maker.id))
    if count:
        pay(state, seat, single(kind, count))
        yield tell(Text("everdell-pays", who=Player(seat), what=listed(single(kind, count))))
        yield from receive(state, seat, NOTHING, count * each)


@MONK.produces
def monk(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Give some berries to one opponent, get point tokens."""
    maker = state.card_in(lying)
    kind, most = _payable(state, seat, maker)
    if not most:
        return
    among = receivers(state, seat)
    each = maker.number("points_each")
    prompt = Text("everdell-ask-monk", each=each)

    def choice(count: int) -> Choice[tuple[int, int | None]]:
        if not count or len(among) < 2:
            return end(str(count), amount(kind, count), (count, among[0] if among else None))
        return lead(str(count), amount(kind, count), lambda: whom_step(among, lambda other: (count, other)))

    count, receiver = yield from ask(seat, prompt, Pick("amount", prompt, [choice(each) for each in range(most + 1)]))
    if count:
        yield from give_resources(state, seat, receiver, single(kind, count))
        yield from receive(state, seat, NOTHING, count * each)


@TEACHER.produces
def teacher(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Look at two cards, keep one, give the other away."""
    seen = yield from look(state, seat, state.card_in(lying).number("reveals"))
    if not seen:
        return
    among = card_receivers(state, seat) if len(seen) > 1 else []
    full = len(state.sides[seat].hand) >= HAND_LIMIT
    prompt = Text("everdell-ask-teacher-full" if full and among else "everdell-ask-teacher")

    def choice(kept: Choice[int]) -> Choice[tuple[int, int | None]]:
        assert kept.ends is not None
        number = kept.ends[0]
        if len(among) < 2:
            return end(kept.word, kept.label, (number, among[0] if among else None), hint=kept.hint, of=kept.of)

        def whom() -> Step[tuple[int, int | None]]:
            return whom_step(among, lambda other: (number, other))

        return lead(kept.word, kept.label, whom, hint=kept.hint, of=kept.of)

    choices = [choice(each) for each in numbered(state, seen, "revealed")]
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
