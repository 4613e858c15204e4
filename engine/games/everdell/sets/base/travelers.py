"""Travelers: what they do once, when they are played. The Wanderer only draws, which its figures say."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.everdell import city
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import NOTHING, Bundle
from engine.games.everdell.choosing import Source, choose_hand, city_choices, meadow_choices, numbered
from engine.games.everdell.gains import receive
from engine.games.everdell.giving import choose_receiver, receivers
from engine.games.everdell.names import card_name, card_names, city_card_name, place_name
from engine.games.everdell.payment import distinct, name_taken, why_not_free
from engine.games.everdell.piles import (
    discard_aside,
    discard_hand,
    refill,
    reveal,
    take_from_meadow,
    take_several_from_meadow,
)
from engine.games.everdell.places import go, open_places, place_step, thing_of
from engine.games.everdell.playing import play_from
from engine.games.everdell.sets.base import rulings
from engine.games.everdell.state import EVERYBODY, HAND_LIMIT, CityCard, EverdellState
from engine.games.everdell.verbs import CARD_ID, KIND, NUMBER, card
from engine.options import Choice, Pick, Step, end, lead
from engine.rules import Rules, ask, ask_some, tell
from engine.text import Player, Text

BARD = card("bard", discards=NUMBER)
SHEPHERD = card("shepherd", tokens_on=CARD_ID)
POSTAL_PIGEON = card("postal_pigeon", reveals=NUMBER, free_up_to=NUMBER)
RANGER = card("ranger")
UNDERTAKER = card("undertaker", meadow_discards=NUMBER)
RUINS = card("ruins", replaces=KIND)


@BARD.when_played
def bard(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """Discard up to five hand cards, a point token for each."""
    most = min(state.card_in(lying).number("discards"), len(state.sides[seat].hand))
    chosen = yield from choose_hand(state, seat, Text("everdell-ask-bard", most=most), 0, most)
    if chosen:
        yield from discard_hand(state, seat, chosen)
        yield from receive(state, seat, NOTHING, len(chosen))


@SHEPHERD.when_played
def shepherd(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """A point token for each token on the Chapel; the berries stand in the data."""
    chapel = city.owned(state, seat, str(state.card_in(lying).figure("tokens_on")))
    if chapel is not None:
        yield from receive(state, seat, NOTHING, chapel.tokens)


@POSTAL_PIGEON.when_played
def postal_pigeon(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """Reveal two cards; one that is not too valuable may be played free, the rest is discarded."""
    pigeon = state.card_in(lying)
    seen = yield from reveal(state, seat, pigeon.number("reveals"))
    most = pigeon.number("free_up_to")
    fitting = [number for number in seen if why_not_free(state, seat, state.face(number), most) is None]
    if not fitting:
        discard_aside(state, seen)
        if seen:
            yield tell(Text("everdell-none-fits", who=Player(seat)))
        return
    none: Choice[int | None] = end("-", Text("everdell-play-none"), None)
    offers: list[Choice[int | None]] = [
        end(each.word, each.label, each.ends[0] if each.ends else None, hint=each.hint, of=each.of)
        for each in numbered(state, fitting, "revealed")
    ]
    chosen = yield from ask(seat, Text("everdell-ask-pigeon"), [*offers, none])
    discard_aside(state, [number for number in seen if number != chosen])
    if chosen is not None:
        yield from play_from(state, seat, Source(chosen))


@RANGER.when_played
def ranger(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """Move a worker to another place and carry that place out."""
    side = state.sides[seat]
    targets = list(open_places(state, seat))
    movable = [
        place
        for place in dict.fromkeys(worker.place for worker in side.deployed if not worker.permanent)
        if any(target != place for target in targets)
    ]
    if not movable:
        return
    prompt = Text("everdell-ask-ranger")

    def whither(here: str) -> Step[tuple[str, str] | None]:
        return place_step(state, seat, Text("everdell-ask-ranger-to"), lambda there: (here, there), here)

    def choice(here: str) -> Choice[tuple[str, str] | None]:
        return lead(here, place_name(state, here), lambda: whither(here), of=thing_of(state, here))

    choices = [choice(place) for place in movable]
    if not rulings.RANGER_MUST_MOVE:
        choices.append(end("no", Text("everdell-no"), None))
    # Where a worker may go can depend on the hand (the Queen), so only its player sees the list.
    chosen = yield from ask(seat, prompt, Pick("choice", prompt, choices), private=True)
    if chosen is None:
        return
    here, there = chosen
    side.deployed.remove(next(worker for worker in side.deployed if worker.place == here and not worker.permanent))
    yield tell(Text("everdell-ranger-moves", who=Player(seat), place=place_name(state, here)))
    yield from go(state, seat, there)


@UNDERTAKER.when_played
def undertaker(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """Discard three Meadow cards, refill, take one into the hand, refill."""
    offers = meadow_choices(state)
    count = min(state.card_in(lying).number("meadow_discards"), len(offers))
    forced = " ".join(each.word for each in offers) if count == len(offers) else None
    if count:
        places = yield from ask_some(
            seat, Text("everdell-ask-undertaker", count=count), offers, count, count, forced=forced
        )
        gone = yield from take_several_from_meadow(state, seat, places)
        state.discards.extend(gone)
        yield tell(Text("everdell-meadow-discards", who=Player(seat), cards=card_names(state, gone)))
        yield from refill(state)
    offers = meadow_choices(state)
    if offers and len(state.sides[seat].hand) < HAND_LIMIT:
        place = yield from ask(
            seat, Text("everdell-ask-undertaker-take"), Pick("card", Text("everdell-ask-undertaker-take"), offers)
        )
        number = yield from take_from_meadow(state, seat, place)
        state.sides[seat].hand.append(number)
        state.known[number] = EVERYBODY
        yield tell(Text("everdell-takes", who=Player(seat), cards=card_names(state, [number])))
        yield from refill(state)


@SHEPHERD.cost_goes_to
def paid_to(state: EverdellState, seat: int, shepherd: Card) -> Rules[int | None]:
    """Her cost goes to an opponent."""
    prompt = Text("everdell-ask-cost-to", card=card_name(shepherd.id))
    receiver = yield from choose_receiver(state, seat, receivers(state, seat), prompt, thing=("card", shepherd.id))
    return receiver


def _replaceable(state: EverdellState, ruins: Card, lying: Sequence[CityCard]) -> list[CityCard]:
    return [each for each in lying if state.card_in(each).kind == ruins.figure("replaces")]


@RUINS.hindered_by
def no_construction(state: EverdellState, seat: int, ruins: Card, lying: Sequence[CityCard]) -> Text | None:
    """They take the place of a construction, so they always find room where there is one."""
    if name_taken(state, ruins, lying):
        return Text("everdell-already-there")
    return None if _replaceable(state, ruins, lying) else Text("everdell-needs-construction", card=card_name(ruins.id))


@RUINS.makes_room
def replace(state: EverdellState, seat: int, ruins: Card) -> Rules[Bundle]:
    """Discard a construction of the city; its cost comes back."""
    choices = city_choices(state, seat, distinct(state, seat, _replaceable(state, ruins, state.sides[seat].city)))
    forced = choices[0].word if len(choices) == 1 else None
    chosen = yield from ask(seat, Text("everdell-ask-ruins"), choices, forced=forced)
    refund = state.card_in(chosen).cost
    yield tell(Text("everdell-removes", who=Player(seat), card=city_card_name(state, chosen)))
    state.discards.append(city.leave(state, seat, chosen))
    return refund
