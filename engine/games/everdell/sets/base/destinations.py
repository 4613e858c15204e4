"""Destinations: what a worker does on a card, and when it may go there."""

from __future__ import annotations

from engine.games.everdell import city
from engine.games.everdell.bundle import PLENTY, Bundle, bundle_step, word_of
from engine.games.everdell.choosing import (
    Source,
    WhyNot,
    card_step,
    choose_hand,
    city_choices,
    name_cards,
    numbered,
    playable,
)
from engine.games.everdell.gains import gain, receive
from engine.games.everdell.giving import (
    card_receivers,
    choose_receiver,
    fitting_first,
    give_cards,
    give_resources,
    receivers,
)
from engine.games.everdell.locations import copy_location
from engine.games.everdell.names import card_name, city_card_name
from engine.games.everdell.payment import distinct, why_not_discounted, why_not_free
from engine.games.everdell.piles import discard_aside, discard_hand, draw, has_cards, hide_hand, reveal
from engine.games.everdell.playing import play_cheaper, play_from
from engine.games.everdell.sets.base import rulings
from engine.games.everdell.state import HAND_LIMIT, CityCard, EverdellState, Owner, place_in
from engine.games.everdell.verbs import NUMBER, card
from engine.options import Choice, Pick, Step, end, lead
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

CEMETERY = card("cemetery", reveals=NUMBER)
CHAPEL = card("chapel", cards_per_token=NUMBER)
INN = card("inn", discount=NUMBER)
LOOKOUT = card("lookout")
MONASTERY = card("monastery", gives=NUMBER)
POST_OFFICE = card("post_office", gives_cards=NUMBER)
QUEEN = card("queen", free_up_to=NUMBER)
UNIVERSITY = card("university")


@CEMETERY.when_visited
def cemetery(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Reveal four cards of one pile, play one of them free, discard the others."""
    choices = []
    if has_cards(state):
        choices.append(end("pile", Text("everdell-pile-draw", count=len(state.pile)), False))
    if len(state.discards) >= rulings.CEMETERY_NEEDS_CARDS:
        choices.append(end("discards", Text("everdell-pile-discards", count=len(state.discards)), True))
    forced = choices[0].word if len(choices) == 1 else None
    from_discards = yield from ask(seat, Text("everdell-ask-cemetery"), choices, forced=forced)
    seen = yield from reveal(state, seat, state.card_in(lying).number("reveals"), from_discards=from_discards)
    fitting = [number for number in seen if why_not_free(state, seat, state.face(number), None) is None]
    offers = numbered(state, fitting, "revealed")
    if not offers:
        discard_aside(state, seen)
        yield tell(Text("everdell-none-fits", who=Player(seat)))
        return
    alike = len({state.faces[each.ends[0]] for each in offers if each.ends}) == 1
    prompt = Text("everdell-ask-play-free")
    chosen = yield from ask(seat, prompt, Pick("card", prompt, offers), forced=offers[0].word if alike else None)
    discard_aside(state, [number for number in seen if number != chosen])
    yield from play_from(state, seat, Source(chosen))


@CEMETERY.visited_if
def may_visit_cemetery(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Text | None:
    return None if has_cards(state) else Text("everdell-no-cards-left")


@CHAPEL.when_visited
def chapel(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """One more token on the Chapel, then two cards for each of them."""
    lying.tokens += 1
    yield tell(Text("everdell-chapel-token", who=Player(seat), count=lying.tokens))
    yield from draw(state, seat, state.card_in(lying).number("cards_per_token") * lying.tokens)


def _inn_refusal(state: EverdellState, seat: int, lying: CityCard) -> WhyNot:
    return lambda card: why_not_discounted(state, seat, card, state.card_in(lying).number("discount"))


@INN.when_visited
def inn(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Play a Meadow card for three resources of choice less."""
    prompt = Text("everdell-ask-inn")
    step = card_step(state, seat, prompt, _inn_refusal(state, seat, lying), lambda source: source, hand=False)
    source = yield from ask(seat, prompt, step)
    yield from play_cheaper(state, seat, source, state.card_in(lying).number("discount"))


@INN.visited_if
def may_visit_inn(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Text | None:
    refusal = _inn_refusal(state, seat, lying)
    if any(True for _ in playable(state, seat, lambda card: refusal(card) is None, hand=False)):
        return None
    return Text("everdell-no-meadow-card", discount=state.card_in(lying).number("discount"))


@LOOKOUT.when_visited
def lookout(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Carry out any basic or forest location of this game."""
    yield from copy_location(state, seat, Text("everdell-ask-lookout"), state.locations)


@MONASTERY.when_visited
def monastery(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Give two resources to an opponent, gain four point tokens."""
    needed = state.card_in(lying).number("gives")
    prompt = Text("everdell-ask-monastery", count=needed)
    have = state.sides[seat].resources
    step: Step[Bundle] = bundle_step(prompt, have, needed, needed, lambda chosen: chosen)
    forced = word_of(have) if sum(have) == needed else None
    chosen = yield from ask(seat, prompt, step, forced=forced)
    receiver = yield from choose_receiver(state, seat, receivers(state, seat), Text("everdell-ask-whom"))
    yield from give_resources(state, seat, receiver, chosen)
    yield from gain(state, seat, state.card_in(lying).gain)


@MONASTERY.visited_if
def may_visit_monastery(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Text | None:
    needed, have = state.card_in(lying).number("gives"), sum(state.sides[seat].resources)
    return None if have >= needed else Text("everdell-needs-resources", needed=needed, count=have)


@POST_OFFICE.when_visited
def post_office(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Give two cards away, discard any number, draw up to the limit."""
    side = state.sides[seat]
    count = state.card_in(lying).number("gives_cards")
    receiver = yield from choose_receiver(state, seat, card_receivers(state, seat), Text("everdell-ask-post-whom"))
    given = yield from choose_hand(state, seat, Text("everdell-ask-post", count=count), count, count)
    given = yield from fitting_first(state, seat, receiver, given)
    for number in given:
        side.hand.remove(number)
    hide_hand(state, seat)
    yield from give_cards(state, seat, receiver, given)
    chosen = yield from choose_hand(state, seat, Text("everdell-ask-post-discard"), 0, HAND_LIMIT)
    if chosen:
        yield from discard_hand(state, seat, chosen)
    yield from draw(state, seat, HAND_LIMIT - len(side.hand))


@POST_OFFICE.visited_if
def may_visit_post_office(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Text | None:
    needed, have = state.card_in(lying).number("gives_cards"), len(state.sides[seat].hand)
    return None if have >= needed else Text("everdell-needs-cards", needed=needed, count=have)


def _queen_refusal(state: EverdellState, seat: int, lying: CityCard) -> WhyNot:
    return lambda card: why_not_free(state, seat, card, state.card_in(lying).number("free_up_to"))


@QUEEN.when_visited
def queen(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Play a card of few base points from hand or Meadow free."""
    refusal = _queen_refusal(state, seat, lying)
    sources = list(playable(state, seat, lambda card: refusal(card) is None))
    if all(source.place is None for source in sources):
        # Everybody may conclude that the hand holds such a card; so must every world that looks like this one.
        name_cards(state, seat, [sources[0].number])
    prompt = Text("everdell-ask-queen", most=state.card_in(lying).number("free_up_to"))
    step = card_step(state, seat, prompt, refusal, lambda source: source)
    source = yield from ask(seat, prompt, step, private=True, thing=("action", "play"))
    yield from play_from(state, seat, source)


@QUEEN.visited_if
def may_visit_queen(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Text | None:
    refusal = _queen_refusal(state, seat, lying)
    if any(True for _ in playable(state, seat, lambda card: refusal(card) is None)):
        return None
    return Text("everdell-queen-none", most=state.card_in(lying).number("free_up_to"))


@UNIVERSITY.when_visited
def university(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Rules[None]:
    """Discard another card of the city for its cost, a resource of choice, and a point token."""
    others = distinct(state, seat, [each for each in state.sides[seat].city if each is not lying])
    extra = state.card_in(lying).gain
    prompt = Text("everdell-ask-university")

    def resources(discarded: CityCard) -> Step[tuple[CityCard, Bundle]]:
        return bundle_step(
            Text("everdell-ask-any", count=extra.any),
            PLENTY,
            extra.any,
            extra.any,
            lambda chosen: (discarded, chosen),
        )

    def choice(each: Choice[CityCard]) -> Choice[tuple[CityCard, Bundle]]:
        assert each.ends is not None
        discarded = each.ends[0]
        return lead(each.word, each.label, lambda: resources(discarded), hint=each.hint, of=each.of)

    step = Pick("card", prompt, [choice(each) for each in city_choices(state, seat, others)])
    discarded, chosen = yield from ask(seat, prompt, step)
    cost = state.card_in(discarded).cost
    yield tell(Text("everdell-removes", who=Player(seat), card=city_card_name(state, discarded)))
    state.discards.append(city.leave(state, seat, discarded, rescue=place_in(lying.name, seat)))
    yield from receive(state, seat, cost)
    yield from receive(state, seat, chosen, extra.points)


@UNIVERSITY.visited_if
def may_visit_university(state: EverdellState, seat: int, owner: Owner, lying: CityCard) -> Text | None:
    if len(state.sides[seat].city) > 1:
        return None
    return Text("everdell-university-alone", card=card_name(state.faces[lying.card]))
