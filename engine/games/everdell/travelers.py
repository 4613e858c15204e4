"""Travelers: what they do once, when they are played. Wanderer and Ruins only draw, which their figures say."""

from __future__ import annotations

from engine.games.everdell import city, rulings
from engine.games.everdell.bundle import NOTHING
from engine.games.everdell.choosing import Source, choose_hand, meadow_choices, numbered
from engine.games.everdell.gains import receive
from engine.games.everdell.names import card_names, place_name
from engine.games.everdell.payment import why_not_free
from engine.games.everdell.piles import discard_aside, discard_hand, refill, reveal, take_from_meadow
from engine.games.everdell.places import go, open_places, place_step
from engine.games.everdell.playing import play_from
from engine.games.everdell.state import EVERYBODY, HAND_LIMIT, CityCard, EverdellState
from engine.games.everdell.verbs import ON_PLAY, registered
from engine.options import Choice, Pick, Step, end, lead
from engine.rules import Rules, ask, ask_some, tell
from engine.text import Player, Text


@registered(ON_PLAY, "bard")
def bard(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """Discard up to five hand cards, a point token for each."""
    most = min(state.card_in(lying).discards, len(state.sides[seat].hand))
    chosen = yield from choose_hand(state, seat, Text("everdell-ask-bard", most=most), 0, most)
    if chosen:
        yield from discard_hand(state, seat, chosen)
        yield from receive(state, seat, NOTHING, len(chosen))


@registered(ON_PLAY, "shepherd")
def shepherd(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """A point token for each token on the Chapel; the berries stand in the data."""
    chapel = city.owned(state, seat, "chapel")
    if chapel is not None:
        yield from receive(state, seat, NOTHING, chapel.tokens)


@registered(ON_PLAY, "postal_pigeon")
def postal_pigeon(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """Reveal two cards; one that is not too valuable may be played free, the rest is discarded."""
    card = state.card_in(lying)
    seen = yield from reveal(state, seat, card.reveals)
    fitting = [number for number in seen if why_not_free(state, seat, state.face(number), card.free_up_to) is None]
    if not fitting:
        discard_aside(state, seen)
        if seen:
            yield tell(Text("everdell-none-fits", who=Player(seat)))
        return
    none: Choice[int | None] = end("-", Text("everdell-play-none"), None)
    offers: list[Choice[int | None]] = [
        end(each.word, each.label, each.ends[0] if each.ends else None, hint=each.hint)
        for each in numbered(state, fitting)
    ]
    chosen = yield from ask(seat, Text("everdell-ask-pigeon"), [*offers, none])
    discard_aside(state, [number for number in seen if number != chosen])
    if chosen is not None:
        yield from play_from(state, seat, Source(chosen))


@registered(ON_PLAY, "ranger")
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
        return lead(here, place_name(state, here), lambda: whither(here))

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


@registered(ON_PLAY, "undertaker")
def undertaker(state: EverdellState, seat: int, lying: CityCard) -> Rules[None]:
    """Discard three Meadow cards, refill, take one into the hand, refill."""
    offers = meadow_choices(state)
    count = min(state.card_in(lying).meadow_discards, len(offers))
    forced = " ".join(each.word for each in offers) if count == len(offers) else None
    if count:
        places = yield from ask_some(
            seat, Text("everdell-ask-undertaker", count=count), offers, count, count, forced=forced
        )
        gone = [take_from_meadow(state, place) for place in places]
        state.discards.extend(gone)
        yield tell(Text("everdell-meadow-discards", who=Player(seat), cards=card_names(state, gone)))
        yield from refill(state)
    offers = meadow_choices(state)
    if offers and len(state.sides[seat].hand) < HAND_LIMIT:
        place = yield from ask(
            seat, Text("everdell-ask-undertaker-take"), Pick("card", Text("everdell-ask-undertaker-take"), offers)
        )
        number = take_from_meadow(state, place)
        state.sides[seat].hand.append(number)
        state.known[number] = EVERYBODY
        yield tell(Text("everdell-takes", who=Player(seat), cards=card_names(state, [number])))
        yield from refill(state)
