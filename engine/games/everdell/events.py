"""Basic and special events: achieving one, and what some of them do at once."""

from __future__ import annotations

from engine.games.everdell import city
from engine.games.everdell.box import Event
from engine.games.everdell.bundle import (
    NOTHING,
    RESOURCES,
    amount,
    bundle_step,
    kinds_within,
    least,
    listed,
    plus,
    single,
)
from engine.games.everdell.choosing import choose_hand, city_choices, numbered
from engine.games.everdell.gains import gain_any, pay
from engine.games.everdell.giving import give_resources, receivers, seat_choice, seat_word
from engine.games.everdell.names import card_names, city_card_name, place_name
from engine.games.everdell.piles import draw, reveal
from engine.games.everdell.production import produce_all
from engine.games.everdell.state import EVERYBODY, HAND_LIMIT, Achieved, EverdellState
from engine.games.everdell.verbs import ACHIEVE, registered
from engine.options import Choice, Pick, Step, end, lead
from engine.rules import Rules, ask, ask_some, tell
from engine.text import Player, Text

Gift = tuple[int, int | None]
"""A kind of resource, and the seat that gets it, if there is one."""


def achieve(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Take an event whose conditions are met, pay for it, and do what it says."""
    state.achieved[event.id] = Achieved(seat)
    yield tell(Text("everdell-achieves", who=Player(seat), event=place_name(state, event.id)))
    if event.pays != NOTHING:
        pay(state, seat, event.pays)
        yield tell(Text("everdell-pays", who=Player(seat), what=listed(event.pays)))
    if event.worth != NOTHING:
        yield from store_resources(state, seat, event)
    if event.id in ACHIEVE:
        yield from ACHIEVE[event.id](state, seat, event)


def _question(id: str, event: Event, **more: int) -> Text:
    """A question of an event, with what the event says: how much it takes, and what that is worth."""
    name = f"everdell-event-{event.id}"
    return Text(id, event=Text(name), text=Text(f"{name}.text"), **more)


def store_resources(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Put some resources on the event: fireworks, a performer's berries, new management."""
    most = least(state.sides[seat].resources, kinds_within(event.worth))
    if most == NOTHING:
        return
    prompt = _question("everdell-ask-store", event)
    chosen = yield from ask(seat, prompt, bundle_step(prompt, most, 0, event.most, lambda chosen: chosen))
    if chosen != NOTHING:
        pay(state, seat, chosen)
        mine = state.achieved[event.id]
        mine.stored = plus(mine.stored, chosen)
        yield tell(Text("everdell-stores-event", who=Player(seat), what=listed(chosen)))


@registered(ACHIEVE, "a_brilliant_marketing_plan")
def a_brilliant_marketing_plan(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Give up to three resources away, one after the other."""
    among = receivers(state, seat)
    mine = state.achieved[event.id]
    while mine.given < event.most and state.sides[seat].resources != NOTHING:
        stop: Choice[Gift | None] = end("stop", Text("everdell-stop"), None)
        prompt = _question("everdell-ask-gift", event, left=event.most - mine.given)
        gift = yield from ask(seat, prompt, [*_gifts(state, seat, among), stop])
        if gift is None:
            return
        kind, receiver = gift
        yield from give_resources(state, seat, receiver, single(kind))
        mine.given += 1


def _gifts(state: EverdellState, seat: int, among: list[int]) -> list[Choice[Gift | None]]:
    """Each resource the seat owns, and then to whom if there is a choice."""

    def whom(kind: int) -> Step[Gift | None]:
        choices: list[Choice[Gift | None]] = [
            end(seat_word(other), seat_choice(other).label, (kind, other)) for other in among
        ]
        return Pick("choice", Text("everdell-ask-whom"), choices)

    def choice(kind: int) -> Choice[Gift | None]:
        word = RESOURCES[kind][0]
        if len(among) < 2:
            return end(word, amount(kind, 1), (kind, among[0] if among else None))
        return lead(word, amount(kind, 1), lambda: whom(kind))

    return [choice(kind) for kind in range(4) if state.sides[seat].resources[kind]]


@registered(ACHIEVE, "a_well_run_city")
def a_well_run_city(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Take one worker back at once, perhaps the one just placed."""
    side = state.sides[seat]
    places = list(dict.fromkeys(worker.place for worker in side.deployed if not worker.permanent))
    choices = [end(place, place_name(state, place), place) for place in places]
    forced = choices[0].word if len(choices) == 1 else None
    place = yield from ask(seat, Text("everdell-ask-take-back"), choices, forced=forced)
    worker = next(worker for worker in side.deployed if worker.place == place and not worker.permanent)
    side.deployed.remove(worker)
    side.supply += 1
    yield tell(Text("everdell-takes-back-one", who=Player(seat), place=place_name(state, place)))


@registered(ACHIEVE, "ancient_scrolls_discovered")
def ancient_scrolls_discovered(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Reveal five cards; some go to the hand, the rest under the event."""
    seen = yield from reveal(state, seat, event.reveals)
    room = HAND_LIMIT - len(state.sides[seat].hand)
    chosen: tuple[int, ...] = ()
    if seen and room > 0:
        chosen = yield from ask_some(seat, Text("everdell-ask-scrolls"), numbered(state, seen), 0, min(room, len(seen)))
    under = [number for number in seen if number not in chosen]
    for number in seen:
        state.aside.remove(number)
    state.sides[seat].hand.extend(chosen)
    state.achieved[event.id].cards.extend(under)
    if chosen:
        yield tell(Text("everdell-takes", who=Player(seat), cards=card_names(state, chosen)))
    if under:
        yield tell(Text("everdell-under-event", who=Player(seat), cards=card_names(state, under)))


@registered(ACHIEVE, "capture_of_the_acorn_thieves")
def capture_of_the_acorn_thieves(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Put up to two critters of the city under the event."""
    critters = [lying for lying in state.sides[seat].city if state.card_in(lying).critter]
    prompt = _question("everdell-ask-thieves", event)
    chosen = yield from ask_some(seat, prompt, city_choices(state, critters), 0, event.most)
    numbers = [city.leave(state, seat, lying) for lying in chosen]
    state.achieved[event.id].cards.extend(numbers)
    if numbers:
        yield tell(Text("everdell-under-event", who=Player(seat), cards=card_names(state, numbers)))


@registered(ACHIEVE, "croak_wart_cure")
def croak_wart_cure(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Discard two cards of the city."""
    lying = state.sides[seat].city
    forced = " ".join(each.name for each in lying) if len(lying) <= event.discards else None
    chosen = yield from ask_some(
        seat,
        Text("everdell-ask-cure", count=event.discards),
        city_choices(state, lying),
        event.discards,
        event.discards,
        forced=forced,
    )
    for each in chosen:
        yield tell(Text("everdell-removes", who=Player(seat), card=city_card_name(state, each)))
        state.discards.append(city.leave(state, seat, each))


@registered(ACHIEVE, "graduation_of_scholars")
def graduation_of_scholars(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Put up to three critters from the hand under the event."""
    side = state.sides[seat]
    critters = [number for number in side.hand if state.face(number).critter]
    prompt = _question("everdell-ask-scholars", event)
    chosen = yield from choose_hand(state, seat, prompt, 0, event.most, critters)
    for number in chosen:
        side.hand.remove(number)
        state.known[number] = EVERYBODY
        state.shown = True
    state.achieved[event.id].cards.extend(chosen)
    if chosen:
        yield tell(Text("everdell-under-event", who=Player(seat), cards=card_names(state, chosen)))


@registered(ACHIEVE, "pristine_chapel_ceiling")
def pristine_chapel_ceiling(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """A card and a resource of choice for each token on the Chapel."""
    chapel = city.owned(state, seat, "chapel")
    if chapel is not None and chapel.tokens:
        yield from draw(state, seat, chapel.tokens)
        yield from gain_any(state, seat, chapel.tokens)


@registered(ACHIEVE, "tax_relief")
def tax_relief(state: EverdellState, seat: int, event: Event) -> Rules[None]:
    """Every production card of the city works once more."""
    yield from produce_all(state, seat)
