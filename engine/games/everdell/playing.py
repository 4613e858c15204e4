"""Playing a card, step by step as the rules order it: ability, payment, Meadow, city, effect, other cards' answers."""

from __future__ import annotations

from engine.games.everdell import city, rugwort, rulings
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import NOTHING, listed
from engine.games.everdell.choosing import Source, choose_way, city_choices, name_cards
from engine.games.everdell.gains import choose_one_of, gain, pay, receive
from engine.games.everdell.giving import choose_receiver, give_resources, receivers, seat_word
from engine.games.everdell.names import card_name, city_card_name
from engine.games.everdell.payment import FREE, Way, discounted, distinct, other_cities, ways
from engine.games.everdell.piles import draw, refill, take_from_meadow
from engine.games.everdell.production import produce_when_played
from engine.games.everdell.state import EVERYBODY, CityCard, EverdellState, place_in
from engine.games.everdell.verbs import ON_PLAY
from engine.options import Choice, end
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

AWAKE = ("historian", "shopkeeper", "courthouse")
"""Governance cards that answer to a card that was played."""


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
        state.aside.append(take_from_meadow(state, source.place))
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
    awake = [lying.card for lying in state.sides[seat].city if state.faces[lying.card] in AWAKE]
    state.known[number] = EVERYBODY
    receiver = None
    if card.cost_given and way.pays != NOTHING:
        prompt = Text("everdell-ask-cost-to", card=card_name(card.id))
        receiver = yield from choose_receiver(state, seat, receivers(state, seat), prompt)
    yield tell(_announced(state, seat, card, way, came_from))
    _use_ability(state, seat, way)
    yield from _pay(state, seat, card, way, receiver)
    if came_from == "meadow":
        yield from refill(state)
    if not rulings.RUGWORT_ACTS_AFTER_THE_PLAY:
        yield from rugwort.roll(state, seat)
    if card.played_into:
        yield from _play_elsewhere(state, seat, number, card)
    else:
        yield from _enter(state, seat, number, card)
    yield from _answers(state, seat, card, awake)
    if rulings.RUGWORT_ACTS_AFTER_THE_PLAY:
        yield from rugwort.roll(state, seat)


def _announced(state: EverdellState, seat: int, card: Card, way: Way, came_from: str) -> Text:
    lying = city.named(state, seat, way.on)
    if lying is None:
        how = Text(f"everdell-plays-{way.kind if way.pays != NOTHING else FREE.kind}", what=listed(way.pays))
    else:
        only = "" if way.pays != NOTHING or way.kind == "token" else "-only"
        how = Text(f"everdell-plays-{way.kind}{only}", what=listed(way.pays), card=city_card_name(state, lying))
    source = Text(f"everdell-from-{came_from}")
    return Text("everdell-plays", who=Player(seat), card=card_name(card.id), how=how, source=source)


def _use_ability(state: EverdellState, seat: int, way: Way) -> None:
    """Crane and Innkeeper are discarded, a prisoner goes under the Dungeon. The announcement has told it all."""
    if way.kind in ("crane", "innkeeper"):
        lying = city.named(state, seat, way.on)
        assert lying is not None
        state.discards.append(city.leave(state, seat, lying))
    elif way.kind == "dungeon":
        prisoner = city.named(state, seat, way.on)
        dungeon = city.owned(state, seat, "dungeon")
        assert prisoner is not None
        assert dungeon is not None
        dungeon.prisoners.append(city.leave(state, seat, prisoner))


def _pay(state: EverdellState, seat: int, card: Card, way: Way, receiver: int | None) -> Rules[None]:
    if way.kind == "token":
        host = city.named(state, seat, way.on)
        assert host is not None
        host.occupant = card.id
    elif receiver is not None:
        yield from give_resources(state, seat, receiver, way.pays)
    else:
        pay(state, seat, way.pays)


def _enter(state: EverdellState, seat: int, number: int, card: Card) -> Rules[None]:
    """Put the card into the own city, make room for it first if it says so, and carry out its effect."""
    refund = NOTHING
    if card.replaces:
        removed = yield from _removed_for(state, seat, card)
        refund = state.card_in(removed).cost
        yield tell(Text("everdell-removes", who=Player(seat), card=city_card_name(state, removed)))
        state.discards.append(city.leave(state, seat, removed))
    state.aside.remove(number)
    lying = city.enter(state, seat, number)
    state.note(place_in(lying.name, seat))
    if card.type == "production":
        yield from produce_when_played(state, seat, lying)
    elif card.type == "traveler":
        yield from receive(state, seat, refund)
        yield from gain(state, seat, card.gain)
        if card.id in ON_PLAY:
            yield from ON_PLAY[card.id](state, seat, lying)


def _removed_for(state: EverdellState, seat: int, card: Card) -> Rules[CityCard]:
    """Which card of the city makes room for this one."""
    fitting = [lying for lying in state.sides[seat].city if state.card_in(lying).kind == card.replaces]
    choices = city_choices(state, distinct(state, seat, fitting))
    forced = choices[0].word if len(choices) == 1 else None
    chosen = yield from ask(seat, Text("everdell-ask-ruins"), choices, forced=forced)
    return chosen


def _play_elsewhere(state: EverdellState, seat: int, number: int, card: Card) -> Rules[None]:
    """The Fool: into another player's city; against Rugwort it drives out one of his cards."""
    targets = other_cities(state, seat, card)
    if targets == [None]:
        state.aside.remove(number)
        state.discards.append(number)
        yield from rugwort.lose_a_card(state, seat)
        return
    choices: list[Choice[int]] = [
        end(seat_word(other), Text("everdell-player", who=Player(other)), other)
        for other in targets
        if other is not None
    ]
    forced = choices[0].word if len(choices) == 1 else None
    owner = yield from ask(seat, Text("everdell-ask-fool"), choices, forced=forced)
    state.aside.remove(number)
    lying = city.enter(state, owner, number)
    state.note(place_in(lying.name, owner))
    yield tell(Text("everdell-fool-moves", card=card_name(card.id), who=Player(owner)))


def _answers(state: EverdellState, seat: int, card: Card, awake: list[int]) -> Rules[None]:
    """Cards that lay in the city when the play began answer to it, if they still lie there.

    Their order makes no difference but for what a drawn card tells, so the Historian comes first.
    """
    elsewhere = bool(card.played_into)
    answering = {
        state.faces[lying.card]: state.card_in(lying)
        for lying in state.sides[seat].city
        if lying.card in awake or not (rulings.NEW_GOVERNANCE_SLEEPS or state.faces[lying.card] == card.id)
    }
    if "historian" in answering and (rulings.FOOL_WAKES_HISTORIAN or not elsewhere):
        yield from draw(state, seat, answering["historian"].gain.cards)
    if "shopkeeper" in answering and card.critter and (rulings.FOOL_WAKES_SHOPKEEPER or not elsewhere):
        yield from receive(state, seat, answering["shopkeeper"].gain.resources)
    if "courthouse" in answering and not card.critter:
        yield from _courthouse(state, seat, answering["courthouse"])


def _courthouse(state: EverdellState, seat: int, card: Card) -> Rules[None]:
    """One of the resources that it offers."""
    chosen = yield from choose_one_of(seat, Text("everdell-ask-courthouse"), card.choices)
    yield from receive(state, seat, chosen)
