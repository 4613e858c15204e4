"""Playing a card, step by step as the rules order it: ability, payment, Meadow, city, effect, other cards' answers."""

from __future__ import annotations

from engine.games.everdell import city, rulings
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import NOTHING, listed
from engine.games.everdell.choosing import Source, choose_way, name_cards
from engine.games.everdell.gains import gain, pay, receive
from engine.games.everdell.giving import give_resources
from engine.games.everdell.moments import ENTERS, PAID, PLAYED, announce
from engine.games.everdell.names import card_name, city_card_name
from engine.games.everdell.payment import discounted, ways
from engine.games.everdell.piles import refill, take_from_meadow
from engine.games.everdell.production import produce_when_played
from engine.games.everdell.state import EVERYBODY, EverdellState, place_in
from engine.games.everdell.verbs import card_verbs
from engine.games.everdell.ways import FREE, TOKEN, Way
from engine.rules import Rules, tell
from engine.text import Player, Text


def play_as_action(state: EverdellState, seat: int, source: Source) -> Rules[None]:
    """Play a card from hand or Meadow, paid in a way of choice."""
    if source.place is None:
        name_cards(state, seat, [source.number])
    card = state.face(source.number)
    way = yield from choose_way(state, seat, card, list(ways(state, seat, card)))
    yield from play_from(state, seat, source, way)


def play_cheaper(state: EverdellState, seat: int, source: Source, discount: int) -> Rules[None]:
    """Play a Meadow card, or one that lies aside, for some units less."""
    card = state.face(source.number)
    way = yield from choose_way(state, seat, card, discounted(state, seat, card, discount))
    yield from play_from(state, seat, source, way)


def play_from(state: EverdellState, seat: int, source: Source, way: Way = FREE) -> Rules[None]:
    """Play a card that has been chosen: from the Meadow, from the hand, or one that lies aside."""
    number, came_from = source.number, "aside"
    if source.place is not None:
        came_from = "meadow"
        lifted = yield from take_from_meadow(state, seat, source.place)
        state.aside.append(lifted)
    elif number in state.sides[seat].hand:
        came_from = "hand"
        name_cards(state, seat, [number])
        state.shown = state.shown or state.known[number] != EVERYBODY
        state.sides[seat].hand.remove(number)
        state.aside.append(number)
    yield from play(state, seat, number, way, came_from)


def play(state: EverdellState, seat: int, number: int, way: Way, came_from: str) -> Rules[None]:
    """Carry out the play of a card that lies aside: all steps from the payment to the answers of other cards."""
    card = state.face(number)
    verbs = card_verbs(card.id)
    awake = PLAYED.listeners(state, seat)
    state.known[number] = EVERYBODY
    receiver = None
    if verbs.receiver is not None and way.pays != NOTHING:
        receiver = yield from verbs.receiver(state, seat, card)
    yield tell(_announced(state, seat, card, way, came_from))
    if (use := card_verbs(way.kind).use) is not None:
        use(state, seat, way)
    yield from _pay(state, seat, card, way, receiver)
    yield from announce(PAID, state, seat, card, way)
    if came_from == "meadow":
        yield from refill(state)
    yield from announce(ENTERS, state, seat, card)
    if verbs.elsewhere is not None:
        yield from verbs.elsewhere(state, seat, number, card)
    else:
        yield from _enter(state, seat, number, card)
    yield from _answers(state, seat, card, awake)


def _announced(state: EverdellState, seat: int, card: Card, way: Way, came_from: str) -> Text:
    lying = city.named(state, seat, way.on)
    if lying is None:
        how = Text(f"everdell-plays-{way.kind if way.pays != NOTHING else FREE.kind}", what=listed(way.pays))
    else:
        only = "" if way.pays != NOTHING or way.kind == TOKEN else "-only"
        how = Text(f"everdell-plays-{way.kind}{only}", what=listed(way.pays), card=city_card_name(state, lying))
    source = Text(f"everdell-from-{came_from}")
    return Text("everdell-plays", who=Player(seat), card=card_name(card.id), how=how, source=source)


def _pay(state: EverdellState, seat: int, card: Card, way: Way, receiver: int | None) -> Rules[None]:
    if way.kind == TOKEN:
        host = city.named(state, seat, way.on)
        assert host is not None
        host.occupant = card.id
    elif receiver is not None:
        yield from give_resources(state, seat, receiver, way.pays)
    else:
        pay(state, seat, way.pays)


def _enter(state: EverdellState, seat: int, number: int, card: Card) -> Rules[None]:
    """Put the card into the own city, make room for it first if it says so, and carry out its effect."""
    verbs = card_verbs(card.id)
    refund = NOTHING
    if verbs.make_room is not None:
        refund = yield from verbs.make_room(state, seat, card)
    state.aside.remove(number)
    lying = city.enter(state, seat, number)
    state.note(place_in(lying.name, seat))
    if card.type == "production":
        yield from produce_when_played(state, seat, lying)
    elif card.type == "traveler":
        yield from receive(state, seat, refund)
        yield from gain(state, seat, card.gain)
        if verbs.on_play is not None:
            yield from verbs.on_play(state, seat, lying)


def _answers(state: EverdellState, seat: int, card: Card, awake: list[int]) -> Rules[None]:
    """Who answers to a card that was played: of the city only what lay there when the play began, and still lies there."""
    if not rulings.NEW_GOVERNANCE_SLEEPS:
        awake = [
            number for number in PLAYED.listeners(state, seat) if state.faces[number] != card.id or number in awake
        ]
    for answer in PLAYED.answers(state, seat, awake, card):
        yield from answer
