"""The special places of the board: Haven, and the forest cards that do more than give."""

from __future__ import annotations

from engine.games.everdell.box import Location
from engine.games.everdell.choosing import Source, choose_hand, meadow_choices, numbered
from engine.games.everdell.gains import gain_any
from engine.games.everdell.locations import copy_location
from engine.games.everdell.names import card_names
from engine.games.everdell.payment import why_not_discounted
from engine.games.everdell.piles import discard_hand, draw, meadow_places, refill, take_several_from_meadow
from engine.games.everdell.playing import play_cheaper
from engine.games.everdell.sets.base import rulings
from engine.games.everdell.state import HAND_LIMIT, EverdellState
from engine.games.everdell.verbs import NUMBER, NUMBER_OR_NONE, place
from engine.options import Some
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

FOR_RESOURCES = place("discard_for_resources", discards=NUMBER_OR_NONE, cards_each=NUMBER)
AND_DRAW = place("discard_and_draw", draws_each=NUMBER)
COPY_BASIC = place("copy_basic")
FROM_MEADOW = place("play_from_meadow", takes=NUMBER, discount=NUMBER)


@FOR_RESOURCES.when_used
def discard_for_resources(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Discard cards; for each, or for every two of them, a resource of choice."""
    most = location.number("discards") or HAND_LIMIT
    each = location.number("cards_each")
    prompt = Text("everdell-ask-discard-resources", each=each, most=most)
    chosen = yield from choose_hand(state, seat, prompt, 0, most)
    if chosen:
        yield from discard_hand(state, seat, chosen)
        yield from gain_any(state, seat, len(chosen) // each)


@AND_DRAW.when_used
def discard_and_draw(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Discard any number of cards, then draw twice as many, up to the hand limit."""
    each = location.number("draws_each")
    chosen = yield from choose_hand(state, seat, Text("everdell-ask-discard-draw", each=each), 0, HAND_LIMIT)
    if chosen:
        yield from discard_hand(state, seat, chosen)
        yield from draw(state, seat, each * len(chosen))


@FOR_RESOURCES.closed_if
@AND_DRAW.closed_if
def nothing_to_discard(state: EverdellState, seat: int, location: Location) -> Text | None:
    if not state.sides[seat].hand and not rulings.DISCARD_PLACES_ALWAYS_OPEN:
        return Text("everdell-needs-cards", needed=1, count=0)
    return None


@COPY_BASIC.when_used
def copy_basic(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Carry out any basic location, whoever stands there."""
    yield from copy_location(state, seat, Text("everdell-ask-copy-basic"), state.box.basic)


@FROM_MEADOW.when_used
def play_from_meadow(state: EverdellState, seat: int, location: Location) -> Rules[None]:
    """Take two Meadow cards, play one of them a little cheaper, keep the other."""
    discount = location.number("discount")
    prompt = Text("everdell-ask-take-two", count=location.number("takes"))

    def check(places: tuple[int, ...]) -> Text | None:
        if any(_playable(state, seat, discount, place) for place in places):
            return None
        return Text("everdell-none-playable", discount=discount)

    count = min(location.number("takes"), len(meadow_places(state)))
    step: Some[tuple[int, ...], int] = Some(
        "subset", prompt, meadow_choices(state), count, count, lambda places: places, check
    )
    places = yield from ask(seat, prompt, step)
    taken = yield from take_several_from_meadow(state, seat, places)
    state.aside.extend(taken)
    yield tell(Text("everdell-takes", who=Player(seat), cards=card_names(state, taken)))
    yield from refill(state)
    fitting = [number for number in taken if _cheap_enough(state, seat, discount, number)]
    choices = numbered(state, fitting, "revealed")
    alike = len({state.faces[number] for number in fitting}) == 1
    forced = choices[0].word if alike else None
    played = yield from ask(seat, Text("everdell-ask-play-one"), choices, forced=forced)
    for other in taken:
        if other != played:
            state.aside.remove(other)
            full = len(state.sides[seat].hand) >= HAND_LIMIT
            (state.discards if full else state.sides[seat].hand).append(other)
            what = "everdell-other-discarded" if full else "everdell-other-kept"
            yield tell(Text(what, who=Player(seat), cards=card_names(state, [other])))
    yield from play_cheaper(state, seat, Source(played), discount)


@FROM_MEADOW.closed_if
def nothing_playable(state: EverdellState, seat: int, location: Location) -> Text | None:
    discount = location.number("discount")
    if any(_playable(state, seat, discount, place) for place in meadow_places(state)):
        return None
    return Text("everdell-no-meadow-card", discount=discount)


def _playable(state: EverdellState, seat: int, discount: int, place: int) -> bool:
    number = state.meadow[place]
    return number is not None and _cheap_enough(state, seat, discount, number)


def _cheap_enough(state: EverdellState, seat: int, discount: int, number: int) -> bool:
    return why_not_discounted(state, seat, state.face(number), discount) is None
