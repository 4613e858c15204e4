"""What a decision of Everdell is about: which cards and places its words mean, and which of them are chosen.

Words are those of the engine's notation: `farm` in a hand, `farm2` in a city, `farm@m3` in the Meadow, `inn@p2` in
another city, `haven` on the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.asked import Asked
from engine.games.everdell.state import RUGWORT_SEAT
from engine.games.everdell.views import CityCardView, EverdellView
from engine.text import Text

CARD_NAME = "everdell-card-"
HAND_FIRST = frozenset(
    f"everdell-ask-{name}"
    for name in (
        "card",
        "queen",
        "bard",
        "post",
        "fits",
        "post-discard",
        "journey",
        "discard-resources",
        "discard-draw",
        "scholars",
    )
)
"""Questions in which a plain word means a hand card; elsewhere it means a card of the city."""

FROM_BOTH = frozenset(("everdell-ask-card", "everdell-ask-queen"))
"""Questions about hand and Meadow: both are shown even if nothing in one of them can be played."""


@dataclass(frozen=True)
class Spot:
    """A card somewhere on the table, and how the decision calls it."""

    area: str
    """hand, meadow, revealed, city (the own one) or cities (those of others)"""
    word: str
    id: str
    lying: CityCardView | None = None
    kept: bool = False
    place: int = 0
    """Its place in the Meadow."""
    owner: int | None = None
    """Whose city it lies in, if that is another one."""


def numbered(view: EverdellView, area: str, ids: Iterable[str]) -> list[Spot]:
    """Cards with their words: copies are numbered."""
    seen: dict[str, int] = {}
    spots = []
    for id in ids:
        seen[id] = seen.get(id, 0) + 1
        word = view.card(id).word
        spots.append(Spot(area, word if seen[id] == 1 else f"{word}{seen[id]}", id))
    return spots


@dataclass(frozen=True)
class Choosing:
    """A decision and the answer so far. Without a decision nothing can be chosen."""

    view: EverdellView
    asked: Asked | None

    @cached_property
    def marked(self) -> tuple[str, ...]:
        """The words chosen in the step the player stands at."""
        return self.asked.step.words if self.asked is not None else ()

    @cached_property
    def possible(self) -> frozenset[str]:
        """The words that may be chosen now."""
        return frozenset(offer.word for offer in self.asked.step.offers) if self.asked is not None else frozenset()

    @property
    def prompt(self) -> Text | None:
        if self.asked is None:
            return None
        return self.asked.prompt if len(self.asked.steps) == 1 else self.asked.step.prompt

    @cached_property
    def label(self) -> Text | None:
        """What has been chosen, if it is a whole answer."""
        whole = self.asked.whole if self.asked is not None and self.asked.words else None
        return whole.label if whole is not None else None

    @property
    def subject(self) -> str:
        """The id of the card that the question names, if any."""
        named = [value for _, value in (self.prompt.args if self.prompt else ()) if isinstance(value, Text)]
        ids = [text.id.removeprefix(CARD_NAME) for text in named if text.id.startswith(CARD_NAME)]
        return ids[0] if ids else ""

    # Where the words lie

    @cached_property
    def places(self) -> frozenset[str]:
        """Locations and events among the words."""
        return frozenset(
            word for word in self.possible if word in self.view.box.locations or word in self.view.box.events
        )

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """All cards of the areas that the words speak of."""
        if self.marked == ("prepare",):
            return self._prepared()
        areas = {area for word in self.possible if (area := self._area(word))}
        if areas and self.prompt is not None and self.prompt.id in FROM_BOTH:
            areas |= {"hand", "meadow"}
        found: list[Spot] = []
        for area in ("revealed", "hand", "meadow", "city", "cities"):
            if area in areas:
                found += self._by_area[area]
        return tuple(found)

    def _prepared(self) -> tuple[Spot, ...]:
        """What the next season brings: the Meadow in summer, else the production cards of the city."""
        side = self.view.sides[self.view.seat or 0]
        if side.season == "spring":
            return tuple(self._by_area["meadow"])
        return tuple(spot for spot in self._by_area["city"] if self.view.card(spot.id).type == "production")

    def _area(self, word: str) -> str:
        asked = self.prompt.id if self.prompt is not None else ""
        order = ["revealed", "city", "hand", "meadow", "cities"]
        if asked in HAND_FIRST:
            order = ["revealed", "hand", "city", "meadow", "cities"]
        elif asked == "everdell-ask-rugwort-loses":
            order = ["cities"]
        for area in order:
            if any(spot.word == word for spot in self._by_area[area]):
                return area
        return ""

    @cached_property
    def _by_area(self) -> dict[str, list[Spot]]:
        view, seat = self.view, self.view.seat
        meadow = [
            Spot("meadow", f"{view.card(each.card).word}@m{each.place}", each.card, kept=each.kept, place=each.place)
            for each in view.meadow
            if each.card is not None
        ]
        own = view.sides[seat].city if seat is not None else ()
        at_places = any(word.partition("@")[2] == f"p{(seat or 0) + 1}" for word in self.possible)
        suffix = f"@p{(seat or 0) + 1}" if at_places else ""
        return {
            "hand": numbered(view, "hand", view.hand),
            "meadow": meadow,
            "revealed": numbered(view, "revealed", view.revealed),
            "city": [Spot("city", lying.name + suffix, lying.id, lying) for lying in own],
            "cities": self._elsewhere(),
        }

    def _elsewhere(self) -> list[Spot]:
        """Cards of other cities, only those that may be chosen: cities are large."""
        found = [
            Spot("cities", f"{lying.name}@p{side.seat + 1}", lying.id, lying, owner=side.seat)
            for side in self.view.sides
            if side.seat != self.view.seat
            for lying in side.city
        ]
        if self.view.rugwort is not None:
            for lying in self.view.rugwort.city:
                for word in (f"{lying.name}@rugwort", lying.name):
                    found.append(Spot("cities", word, lying.id, lying, owner=RUGWORT_SEAT))
        return [spot for spot in found if spot.word in self.possible]

    def state(self, word: str) -> str:
        """How a card or place is to be marked."""
        if word in self.marked:
            return "chosen"
        return "free" if word in self.possible else ""
