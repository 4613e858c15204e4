"""How cards and places are called in texts; all of them message ids, never sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.everdell.box import Card
from engine.games.everdell.bundle import listed
from engine.games.everdell.state import CityCard, EverdellState, Owner, split_place
from engine.text import Player, Text


@lru_cache(1024)
def card_name(id: str) -> Text:
    return Text(f"everdell-card-{id}")


def card_names(state: EverdellState, numbers: Iterable[int]) -> tuple[Text, ...]:
    """The names of some cards, in the order of a sorted hand."""
    cards = sorted((state.face(number) for number in numbers), key=lambda card: card.order)
    return tuple(card_name(card.id) for card in cards)


def city_card_name(state: EverdellState, lying: CityCard) -> Text:
    """Its name, with a number for a further copy."""
    return copy_name(state.card_in(lying), lying.name)


def copy_name(card: Card, name: str) -> Text:
    if name == card.word:
        return card_name(card.id)
    return Text("everdell-copy", card=card_name(card.id), number=int(name.removeprefix(card.word)))


def place_name(state: EverdellState, place: str) -> Text:
    """A place as people call it."""
    split = split_place(place)
    if split is not None:
        name, owner = split
        card = state.box.by_word[name.rstrip("0123456789")]
        return owned_place(copy_name(card, name), owner)
    if place in state.box.events:
        return Text(f"everdell-event-{place}")
    return Text(f"everdell-place-{place}")


def owned_place(card: Text, owner: Owner) -> Text:
    """A card in somebody's city; automata have a sentence of their own."""
    if isinstance(owner, str):
        return Text(f"everdell-place-{owner}", card=card)
    return Text("everdell-place-city", card=card, who=Player(owner))


def owner_name(owner: Owner) -> Text:
    return Text(f"everdell-{owner}") if isinstance(owner, str) else Text("everdell-player", who=Player(owner))


def card_hint(card: Card) -> Text:
    """Cost and points of a card, for a menu."""
    return Text(
        "everdell-hint-card", cost=listed(card.cost), points=card.points, type=Text(f"everdell-type-{card.type}")
    )
