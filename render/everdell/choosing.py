"""What a question of Everdell is about: which cards, places and players can be chosen, and which of them are.

A choice names its thing: `("hand", word)`, `("revealed", word)`, `("meadow", place from 1)`, `("city", owner, name)`,
`("place", id)`, `("event", id)`, `("seat", seat)`, `("action", what)`; a whole question may be about a `("card", id)`,
or about playing one.
Nothing else of it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.asked import Asked, Offer
from engine.games.everdell.state import Owner, owner_word
from engine.games.everdell.views import CityCardView, EverdellView
from engine.options import Thing
from engine.text import Text

PLAY, PREPARE = ("action", "play"), ("action", "prepare")


@dataclass(frozen=True)
class Spot:
    """A card somewhere on the table, as the thing that a choice may be about."""

    area: str
    """hand, meadow, revealed, city (the own one) or cities (those of others)"""
    id: str
    thing: Thing | None = None
    lying: CityCardView | None = None
    kept: str = ""
    """The automaton that keeps it in the Meadow."""
    place: int = 0
    """Its place in the Meadow."""
    owner: Owner | None = None
    """Whose city it lies in, if that is another one."""


def numbered(view: EverdellView, area: str, ids: Iterable[str]) -> list[Spot]:
    """Cards of a hand, or revealed ones: copies are numbered."""
    seen: dict[str, int] = {}
    spots = []
    for id in ids:
        seen[id] = seen.get(id, 0) + 1
        word = view.card(id).word
        spots.append(Spot(area, id, (area, word if seen[id] == 1 else f"{word}{seen[id]}")))
    return spots


@dataclass(frozen=True)
class Choosing:
    """A question and the answer so far. Without a question nothing can be chosen."""

    view: EverdellView
    asked: Asked | None

    @cached_property
    def possible(self) -> frozenset[Thing]:
        """What may be chosen now."""
        return _things(self.asked.step.offers) if self.asked is not None else frozenset()

    @cached_property
    def marked(self) -> frozenset[Thing]:
        """What has been chosen of it."""
        return _things(self.asked.step.taken) if self.asked is not None else frozenset()

    @property
    def prompt(self) -> Text | None:
        if self.asked is None:
            return None
        return self.asked.prompt if len(self.asked.steps) == 1 else self.asked.step.prompt

    @property
    def label(self) -> Text | None:
        """What has been chosen, if it is a whole answer."""
        whole = self.asked.whole if self.asked is not None and self.asked.taken else None
        return whole.label if whole is not None else None

    @property
    def subject(self) -> str:
        """The id of the card that all of the question is about, if any."""
        thing = self.asked.thing if self.asked is not None else None
        return thing[-1] if thing is not None and thing[0] == "card" else ""

    @property
    def preparing(self) -> bool:
        return PREPARE in self.marked

    # Where the things are

    @cached_property
    def places(self) -> frozenset[str]:
        """The locations and events that may be chosen."""
        return frozenset(thing[-1] for thing in self.possible if thing[0] in ("place", "event"))

    def place_state(self, id: str) -> str:
        """How a location or an event is to be marked."""
        return self.state(("event" if id in self.view.box.events else "place", id))

    def seat_state(self, seat: int) -> str:
        return self.state(("seat", str(seat)))

    def state(self, thing: Thing | None) -> str:
        """How something is to be marked."""
        if thing in self.marked:
            return "chosen"
        return "free" if thing in self.possible else ""

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """All cards of the areas that the choices speak of; of other cities, which are large, only those choices."""
        if self.preparing:
            return tuple(self._prepared())
        areas = {spot.area for spot in self._cards if spot.thing in self.possible}
        if areas and self._playing:
            areas |= {"hand", "meadow"}
        return tuple(
            spot
            for spot in self._cards
            if spot.area in areas and (spot.area != "cities" or spot.thing in self.possible)
        )

    @property
    def _playing(self) -> bool:
        """Whether it is about hand and Meadow: both are shown, even if nothing in one of them can be played."""
        if self.asked is None:
            return False
        before = _things(offer for step in self.asked.steps[:-1] for offer in step.taken)
        return PLAY in before or self.asked.thing == PLAY

    def _prepared(self) -> Iterator[Spot]:
        """What the next season brings: the Meadow in summer, else the production cards of the city."""
        meadow = self.view.sides[self.view.seat or 0].season == "spring"
        for spot in self._cards:
            produces = self.view.card(spot.id).type == "production"
            if spot.area == "meadow" if meadow else spot.area == "city" and produces:
                yield spot

    @cached_property
    def _cards(self) -> list[Spot]:
        """Every open card of the table, in the order in which areas are shown."""
        view = self.view
        own = [side for side in view.sides if side.seat == view.seat]
        others = [side for side in view.sides if side.seat != view.seat]
        cities: list[tuple[Owner, tuple[CityCardView, ...]]] = [(side.seat, side.city) for side in others]
        cities += [(automaton.id, automaton.city) for automaton in view.automata]
        return [
            *numbered(view, "revealed", view.revealed),
            *numbered(view, "hand", view.hand),
            *(
                Spot("meadow", each.card, ("meadow", str(each.place)), kept=each.kept, place=each.place)
                for each in view.meadow
                if each.card is not None
            ),
            *(Spot("city", lying.id, _in_city(side.seat, lying), lying) for side in own for lying in side.city),
            *(
                Spot("cities", lying.id, _in_city(owner, lying), lying, owner=owner)
                for owner, city in cities
                for lying in city
            ),
        ]


def _in_city(owner: Owner, lying: CityCardView) -> Thing:
    return "city", owner_word(owner), lying.name


def _things(offers: Iterable[Offer]) -> frozenset[Thing]:
    return frozenset(offer.of for offer in offers if offer.of is not None)
