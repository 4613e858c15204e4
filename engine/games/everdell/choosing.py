"""The menus in which cards are chosen: from hand and Meadow, from a city, and how to pay for them.

A hand card's word is its own (`farm`), in a list of several copies numbered (`farm2`); a Meadow card's word says where
it lies (`farm@m3`); a city card's word is its name. What a choice is about: `("hand", word)`, `("revealed", word)`,
`("meadow", place from 1)`, `("city", owner in notation, name)`, `("place", id)`, `("event", id)`, `("seat", seat)`, and what
to do in a turn: `("action", word)`. A whole question may be about a card wherever it is, `("card", id)`, or about playing
one from hand or Meadow, `("action", "play")`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from engine.games.everdell.box import Card
from engine.games.everdell.bundle import listed, told, word_of
from engine.games.everdell.city import sorted_numbers
from engine.games.everdell.names import card_hint, card_name, city_card_name, copy_name
from engine.games.everdell.piles import keeper, meadow_places
from engine.games.everdell.state import CityCard, EverdellState, Owner, owner_word
from engine.games.everdell.ways import LESS, Way
from engine.options import Barred, Choice, Pick, Step, end, lead
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.rules import Rules, ask, ask_some
from engine.text import Text


@dataclass(frozen=True)
class Source:
    """A card and where it comes from: a Meadow place counted from 0, or None for the hand."""

    number: int
    place: int | None = None


WhyNot = Callable[[Card], Text | None]
Allows = Callable[[Card], bool]
T = TypeVar("T")


def card_step(
    state: EverdellState,
    seat: int,
    prompt: Text,
    why_not: WhyNot,
    value: Callable[[Source], T],
    *,
    hand: bool = True,
    allows: Allows | None = None,
) -> Step[T]:
    """Choose one card from the Meadow, and from the hand if `hand`; `why_not` says what stands against a card.

    `allows` only tells whether anything does, where that is quicker.
    """
    allowed = allows or (lambda card: why_not(card) is None)

    def find(word: str) -> Choice[T]:
        name, at, place = word.partition("@")
        card = state.box.by_word.get(name)
        if card is None:
            raise IllegalChoice(Text("everdell-no-such-card", word=word))
        source = _from_meadow(state, card, place) if at else _from_hand(state, seat, card, hand)
        if (reason := why_not(card)) is not None:
            raise IllegalChoice(reason)
        return _source_choice(state, source, value)

    def choices() -> Iterator[Choice[T]]:
        return (_source_choice(state, each, value) for each in playable(state, seat, allowed, hand=hand))

    def draw(rng: Rng) -> Choice[T]:
        return _source_choice(state, rng.choice(list(playable(state, seat, allowed, hand=hand))), value)

    return Pick("card", prompt, choices, find, draw, lambda: barred_cards(state, seat, why_not, hand=hand))


def barred_cards(state: EverdellState, seat: int, why_not: WhyNot, *, hand: bool = True) -> Iterator[Barred]:
    """The cards in hand and Meadow that cannot be played, each with what stands against it."""
    lying = [number for number in state.meadow if number is not None]
    ids = {
        state.faces[number]: None
        for number in sorted_numbers(state, [*(state.sides[seat].hand if hand else ()), *lying])
    }
    for card in (state.box.cards[id] for id in ids):
        if (reason := why_not(card)) is not None:
            yield Barred(card_name(card.id), reason)
    open_places = meadow_places(state)
    for place, number in enumerate(state.meadow):
        if number is not None and place not in open_places and why_not(state.face(number)) is None:
            yield Barred(card_name(state.faces[number]), kept_by(state, place))


def kept_by(state: EverdellState, place: int) -> Text:
    """That an automaton keeps a Meadow place."""
    return Text(f"everdell-{keeper(state, place)}-keeps", place=place + 1)


def playable(state: EverdellState, seat: int, allows: Allows, *, hand: bool = True) -> Iterator[Source]:
    """All cards in hand and Meadow that nothing stands against; of equal hand cards only one."""
    verdicts: dict[str, bool] = {}

    def allowed(number: int) -> bool:
        id = state.faces[number]
        if id not in verdicts:
            verdicts[id] = allows(state.box.cards[id])
        return verdicts[id]

    if hand:
        seen = set()
        for number in sorted_numbers(state, state.sides[seat].hand):
            if state.faces[number] not in seen and allowed(number):
                seen.add(state.faces[number])
                yield Source(number)
    for place in meadow_places(state):
        lying = state.meadow[place]
        if lying is not None and allowed(lying):
            yield Source(lying, place)


def _from_hand(state: EverdellState, seat: int, card: Card, hand: bool) -> Source:
    for number in state.sides[seat].hand if hand else ():
        if state.faces[number] == card.id:
            return Source(number)
    for place in meadow_places(state):
        lying = state.meadow[place]
        if lying is not None and state.faces[lying] == card.id:
            where = f"{card.word}@m{place + 1}"
            raise IllegalChoice(Text("everdell-in-meadow-only", card=card_name(card.id), word=where))
    raise IllegalChoice(Text("everdell-not-in-hand", card=card_name(card.id)))


def _from_meadow(state: EverdellState, card: Card, word: str) -> Source:
    place = int(word[1]) - 1 if len(word) == 2 and word[0] == "m" and word[1] in "12345678" else None
    number = state.meadow[place] if place is not None and place < len(state.meadow) else None
    if place is None or number is None or state.faces[number] != card.id:
        raise IllegalChoice(Text("everdell-not-in-meadow", card=card_name(card.id), place=word))
    if place not in meadow_places(state):
        raise IllegalChoice(kept_by(state, place))
    return Source(number, place)


def _source_choice(state: EverdellState, source: Source, value: Callable[[Source], T]) -> Choice[T]:
    card = state.face(source.number)
    if source.place is not None:
        return meadow_choice(state, source.place, value(source))
    group = Text(f"everdell-group-hand-{card.kind}")
    of = ("hand", card.word)
    return end(card.word, card_name(card.id), value(source), hint=partial(card_hint, card), group=group, of=of)


def meadow_choice(state: EverdellState, place: int, value: T) -> Choice[T]:
    """A Meadow card as a choice; its group says where it lies."""
    number = state.meadow[place]
    assert number is not None
    card = state.face(number)
    group = Text(f"everdell-group-meadow-{card.kind}", place=place + 1)
    of = ("meadow", str(place + 1))
    return end(
        f"{card.word}@m{place + 1}", card_name(card.id), value, hint=partial(card_hint, card), group=group, of=of
    )


def meadow_choices(state: EverdellState) -> list[Choice[int]]:
    """The Meadow cards that may be taken, as choices of their places."""
    return [meadow_choice(state, place, place) for place in meadow_places(state)]


def numbered(state: EverdellState, numbers: Iterable[int], area: str) -> list[Choice[int]]:
    """Some cards as choices, sorted, copies numbered; `area` is where they lie: `hand`, or `revealed` if aside."""
    choices = []
    copies: dict[str, int] = {}
    for number in sorted_numbers(state, numbers):
        card = state.face(number)
        copies[card.id] = copies.get(card.id, 0) + 1
        word = card.word if copies[card.id] == 1 else f"{card.word}{copies[card.id]}"
        choices.append(end(word, copy_name(card, word), number, hint=partial(card_hint, card), of=(area, word)))
    return choices


def choose_hand(
    state: EverdellState, seat: int, prompt: Text, least: int, most: int, among: Sequence[int] | None = None
) -> Rules[tuple[int, ...]]:
    """Ask for hand cards. It is asked whenever the others cannot see that there is nothing to choose."""
    hand = state.sides[seat].hand
    if not hand or most == 0:
        return ()
    if among is None and least >= len(hand):
        return tuple(hand)
    cards = numbered(state, hand if among is None else among, "hand")
    chosen = yield from ask_some(seat, prompt, cards, least, most, private=True)
    name_cards(state, seat, chosen)
    return chosen


def name_cards(state: EverdellState, seat: int, numbers: Iterable[int]) -> None:
    """Remember that an answer has named these cards: a world in which this turn happened has them and their copies."""
    ids = {state.faces[number] for number in numbers}
    around = (*state.sides[seat].hand, *state.aside)
    state.named.extend(number for number in around if state.faces[number] in ids and number not in state.named)


def city_choices(state: EverdellState, owner: Owner, lying: Iterable[CityCard]) -> list[Choice[CityCard]]:
    """Some cards of a city as choices."""
    return [
        end(
            each.name,
            city_card_name(state, each),
            each,
            hint=partial(card_hint, state.card_in(each)),
            of=in_city(owner, each.name),
        )
        for each in lying
    ]


def in_city(owner: Owner, name: str) -> tuple[str, str, str]:
    """A city card as the thing that a choice is about."""
    return "city", owner_word(owner), name


def choose_way(state: EverdellState, seat: int, card: Card, ways: Sequence[Way]) -> Rules[Way]:
    """Ask how to pay, if there is more than one way. All of it is public, so a single way is taken without a word."""
    if len(ways) == 1:
        return ways[0]
    prompt = Text("everdell-ask-payment", card=card_name(card.id))
    chosen = yield from ask(seat, prompt, way_step(state, seat, prompt, ways), private=True, thing=("card", card.id))
    return chosen


def way_step(state: EverdellState, seat: int, prompt: Text, ways: Sequence[Way]) -> Step[Way]:
    """First the kind of payment, then the card it uses, then what is really paid; a step with one answer is left out."""
    kinds = list(dict.fromkeys(way.kind for way in ways))
    if kinds == [LESS]:
        return _pays_step(prompt, ways)
    # Some kinds are called after the card in the city that helps to pay.
    helpers = {state.faces[each.card]: in_city(seat, each.name) for each in state.sides[seat].city}

    def choice(kind: str) -> Choice[Way]:
        of_kind = [way for way in ways if way.kind == kind]
        label = Text(f"everdell-pay-{kind}")
        of = helpers.get(kind)
        if len(of_kind) == 1:
            return end(kind, label, of_kind[0], hint=_way_hint(state, seat, of_kind[0]), of=of)
        hint = _ways_hint(state, seat, of_kind)
        return lead(kind, label, lambda: _on_step(state, seat, prompt, of_kind), hint=hint, of=of)

    return Pick("pay", prompt, [choice(kind) for kind in kinds])


def _on_step(state: EverdellState, seat: int, prompt: Text, ways: Sequence[Way]) -> Step[Way]:
    names = list(dict.fromkeys(way.on for way in ways))
    if len(names) == 1:
        return _pays_step(prompt, ways)
    lying = {each.name: each for each in state.sides[seat].city}

    def choice(name: str) -> Choice[Way]:
        on = [way for way in ways if way.on == name]
        label = city_card_name(state, lying[name])
        of = in_city(seat, name)
        if len(on) == 1:
            return end(name, label, on[0], of=of)
        return lead(name, label, lambda: _pays_step(prompt, on), of=of)

    return Pick("pay", prompt, [choice(name) for name in names])


def _pays_step(prompt: Text, ways: Sequence[Way]) -> Step[Way]:
    return Pick("pay", prompt, [end(word_of(way.pays), told(way.pays), way) for way in ways])


def _ways_hint(state: EverdellState, seat: int, ways: Sequence[Way]) -> Text:
    """What there is still to choose, and among which cards."""
    lying = {each.name: each for each in state.sides[seat].city}
    cards = tuple(city_card_name(state, lying[name]) for name in dict.fromkeys(way.on for way in ways))
    return Text(f"everdell-pay-{ways[0].kind}-choice", cards=cards, count=len(cards))


def _way_hint(state: EverdellState, seat: int, way: Way) -> Text:
    lying = next((each for each in state.sides[seat].city if each.name == way.on), None)
    # Where the card that helps is itself the one it uses, its name says it all.
    if lying is not None and state.faces[lying.card] != way.kind:
        return Text(f"everdell-pay-{way.kind}-hint", card=city_card_name(state, lying), what=listed(way.pays))
    return Text("everdell-pay-hint", what=listed(way.pays))
