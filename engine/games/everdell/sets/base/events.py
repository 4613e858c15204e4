"""Special events that do something at once, or count in a way of their own."""

from __future__ import annotations

from engine.games.everdell import city
from engine.games.everdell.box import Event
from engine.games.everdell.bundle import NOTHING, RESOURCES, amount, single
from engine.games.everdell.choosing import choose_hand, city_choices, numbered
from engine.games.everdell.events import event_question
from engine.games.everdell.gains import gain_any
from engine.games.everdell.giving import give_resources, receivers, whom_step
from engine.games.everdell.names import card_names, city_card_name, place_name
from engine.games.everdell.piles import draw, reveal
from engine.games.everdell.places import thing_of
from engine.games.everdell.production import produce_all
from engine.games.everdell.state import EVERYBODY, HAND_LIMIT, Achieved, EverdellState
from engine.games.everdell.verbs import NUMBER, event
from engine.options import Choice, Step, end, lead
from engine.rules import Rules, ask, ask_some, tell
from engine.text import Player, Text

Gift = tuple[int, int | None]
"""A kind of resource, and the seat that gets it, if there is one."""

MARKETING = event("a_brilliant_marketing_plan")
WELL_RUN = event("a_well_run_city")
SCROLLS = event("ancient_scrolls_discovered", reveals=NUMBER)
THIEVES = event("capture_of_the_acorn_thieves")
CURE = event("croak_wart_cure", discards=NUMBER)
DOCTORS = event("flying_doctor_service")
SCHOLARS = event("graduation_of_scholars")
MISCREANTS = event("ministering_to_miscreants")
CEILING = event("pristine_chapel_ceiling")
TAX_RELIEF = event("tax_relief")


@MARKETING.when_achieved
def a_brilliant_marketing_plan(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    """Give up to three resources away, one after the other."""
    among = receivers(state, seat)
    mine = state.achieved[achieved.id]
    while mine.given < achieved.most and state.sides[seat].resources != NOTHING:
        stop: Choice[Gift | None] = end("stop", Text("everdell-stop"), None)
        prompt = event_question("everdell-ask-gift", achieved, left=achieved.most - mine.given)
        gift = yield from ask(seat, prompt, [*_gifts(state, seat, among), stop])
        if gift is None:
            return
        kind, receiver = gift
        yield from give_resources(state, seat, receiver, single(kind))
        mine.given += 1


@MARKETING.counts
def gifts(state: EverdellState, seat: int, achieved: Event, mine: Achieved) -> int:
    return mine.given


def _gifts(state: EverdellState, seat: int, among: list[int]) -> list[Choice[Gift | None]]:
    """Each resource the seat owns, and then to whom if there is a choice."""

    def whom(kind: int) -> Step[Gift | None]:
        return whom_step(among, lambda other: (kind, other))

    def choice(kind: int) -> Choice[Gift | None]:
        word = RESOURCES[kind][0]
        if len(among) < 2:
            return end(word, amount(kind, 1), (kind, among[0] if among else None))
        return lead(word, amount(kind, 1), lambda: whom(kind))

    return [choice(kind) for kind in range(4) if state.sides[seat].resources[kind]]


@WELL_RUN.when_achieved
def a_well_run_city(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    """Take one worker back at once, perhaps the one just placed."""
    side = state.sides[seat]
    places = list(dict.fromkeys(worker.place for worker in side.deployed if not worker.permanent))
    choices = [end(place, place_name(state, place), place, of=thing_of(state, place)) for place in places]
    forced = choices[0].word if len(choices) == 1 else None
    place = yield from ask(seat, Text("everdell-ask-take-back"), choices, forced=forced)
    worker = next(worker for worker in side.deployed if worker.place == place and not worker.permanent)
    side.deployed.remove(worker)
    side.supply += 1
    yield tell(Text("everdell-takes-back-one", who=Player(seat), place=place_name(state, place)))


@SCROLLS.when_achieved
def ancient_scrolls_discovered(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    """Reveal five cards; some go to the hand, the rest under the event."""
    seen = yield from reveal(state, seat, achieved.number("reveals"))
    room = HAND_LIMIT - len(state.sides[seat].hand)
    chosen: tuple[int, ...] = ()
    if seen and room > 0:
        chosen = yield from ask_some(
            seat, Text("everdell-ask-scrolls"), numbered(state, seen, "revealed"), 0, min(room, len(seen))
        )
    under = [number for number in seen if number not in chosen]
    for number in seen:
        state.aside.remove(number)
    state.sides[seat].hand.extend(chosen)
    state.achieved[achieved.id].cards.extend(under)
    if chosen:
        yield tell(Text("everdell-takes", who=Player(seat), cards=card_names(state, chosen)))
    if under:
        yield tell(Text("everdell-under-event", who=Player(seat), cards=card_names(state, under)))


@THIEVES.when_achieved
def capture_of_the_acorn_thieves(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    """Put up to two critters of the city under the event."""
    critters = [lying for lying in state.sides[seat].city if state.card_in(lying).critter]
    prompt = event_question("everdell-ask-thieves", achieved)
    chosen = yield from ask_some(seat, prompt, city_choices(state, seat, critters), 0, achieved.most)
    numbers = [city.leave(state, seat, lying) for lying in chosen]
    state.achieved[achieved.id].cards.extend(numbers)
    if numbers:
        yield tell(Text("everdell-under-event", who=Player(seat), cards=card_names(state, numbers)))


@CURE.when_achieved
def croak_wart_cure(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    """Discard two cards of the city."""
    lying = state.sides[seat].city
    forced = " ".join(each.name for each in lying) if len(lying) <= achieved.number("discards") else None
    chosen = yield from ask_some(
        seat,
        Text("everdell-ask-cure", count=achieved.number("discards")),
        city_choices(state, seat, lying),
        achieved.number("discards"),
        achieved.number("discards"),
        forced=forced,
    )
    for each in chosen:
        yield tell(Text("everdell-removes", who=Player(seat), card=city_card_name(state, each)))
        state.discards.append(city.leave(state, seat, each))


@DOCTORS.counts
def pairs_everywhere(state: EverdellState, seat: int, achieved: Event, mine: Achieved) -> int:
    """Pairs in all cities."""
    return sum(city.pairs(state, owner) for owner in city.pairing_owners(state))


@SCHOLARS.when_achieved
def graduation_of_scholars(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    """Put up to three critters from the hand under the event."""
    side = state.sides[seat]
    critters = [number for number in side.hand if state.face(number).critter]
    prompt = event_question("everdell-ask-scholars", achieved)
    chosen = yield from choose_hand(state, seat, prompt, 0, achieved.most, critters)
    for number in chosen:
        side.hand.remove(number)
        state.known[number] = EVERYBODY
        state.shown = True
    state.achieved[achieved.id].cards.extend(chosen)
    if chosen:
        yield tell(Text("everdell-under-event", who=Player(seat), cards=card_names(state, chosen)))


@MISCREANTS.counts
def prisoners(state: EverdellState, seat: int, achieved: Event, mine: Achieved) -> int:
    """Cards that lie under a Dungeon."""
    assert achieved.per is not None
    dungeon = city.owned(state, seat, achieved.per.on)
    return 0 if dungeon is None else len(dungeon.under)


@CEILING.when_achieved
def pristine_chapel_ceiling(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    """A card and a resource of choice for each token on the Chapel."""
    assert achieved.per is not None
    chapel = city.owned(state, seat, achieved.per.on)
    if chapel is not None and chapel.tokens:
        yield from draw(state, seat, chapel.tokens)
        yield from gain_any(state, seat, chapel.tokens)


@TAX_RELIEF.when_achieved
def tax_relief(state: EverdellState, seat: int, achieved: Event) -> Rules[None]:
    """Every production card of the city works once more."""
    yield from produce_all(state, seat)
