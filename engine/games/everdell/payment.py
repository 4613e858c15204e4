"""What a card may cost: every way to pay for it, and whether it may be played at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.everdell import city, rulings
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import Bundle, bundles, covers, lacks, least, listed
from engine.games.everdell.moments import PAYING
from engine.games.everdell.names import card_name
from engine.games.everdell.state import CityCard, EverdellState, Owner, place_in
from engine.games.everdell.verbs import card_verbs
from engine.games.everdell.ways import COST, LESS, TOKEN, Way
from engine.text import Text


def obstacle(state: EverdellState, seat: int, card: Card, without: CityCard | None = None) -> Text | None:
    """Why this card cannot come into play, whatever it costs; `without` is a card that leaves to pay for it."""
    without = without if rulings.ABILITY_FREES_NAME_AND_SPACE else None
    lying = state.sides[seat].city
    if without is not None:
        lying = [each for each in lying if each is not without]
    if (verb := card_verbs(card.id).obstacle) is not None:
        return verb(state, seat, card, lying)
    if name_taken(state, card, lying):
        return Text("everdell-already-there")
    if not city.has_room(state, seat, card, without):
        return Text("everdell-city-full")
    return None


def name_taken(state: EverdellState, card: Card, lying: Sequence[CityCard]) -> bool:
    """Whether a unique card lies among these already."""
    return card.unique and card.id in [state.faces[each.card] for each in lying]


def ways(state: EverdellState, seat: int, card: Card) -> Iterator[Way]:
    """Every way in which this seat may play the card as its action; cheap ones first."""
    side = state.sides[seat]
    covered = covers(side.resources, card.cost)
    welcomed = hosts(state, seat, card) if card.critter else []
    if (covered or welcomed) and obstacle(state, seat, card) is None:
        if covered:
            yield Way(COST, card.cost)
        for lying in welcomed:
            yield Way(TOKEN, on=lying.name)
    if sum(card.cost) or not rulings.ABILITIES_NEED_A_COST:
        for lying in side.city:
            if (offer := card_verbs(state.faces[lying.card]).offer) is not None:
                yield from offer(state, seat, card, lying)
        for offered in PAYING.answers(state, seat, None, card):
            yield from offered


def hosts(state: EverdellState, seat: int, critter: Card) -> list[CityCard]:
    """Constructions whose unused occupied token pays for this critter; of equal ones only the first."""
    found = [
        lying
        for lying in state.sides[seat].city
        if not lying.occupant and set(state.card_in(lying).occupied_by) & {critter.id, "*"}
    ]
    return distinct(state, seat, found)


def distinct(state: EverdellState, owner: Owner, among: list[CityCard]) -> list[CityCard]:
    """The cards that can be told apart: of several copies with the same things on them only the first."""
    seen: dict[tuple[object, ...], CityCard] = {}
    for lying in among:
        workers = tuple(city.workers_at(state, place_in(lying.name, owner)))
        seen.setdefault((state.faces[lying.card], lying.occupant, lying.tokens, lying.stored, workers), lying)
    return list(seen.values())


def reduced(state: EverdellState, seat: int, card: Card, discount: int) -> tuple[Bundle, ...]:
    """What may be paid when some units of choice are taken off the cost."""
    left = max(0, sum(card.cost) - discount)
    return bundles(least(card.cost, state.sides[seat].resources), left)


def discounted(state: EverdellState, seat: int, card: Card, discount: int) -> list[Way]:
    """The ways to pay for a card that is cheaper because of the place; no ability or token goes with it."""
    if obstacle(state, seat, card) is not None:
        return []
    return [Way(LESS, pays) for pays in reduced(state, seat, card, discount)]


def can_play(state: EverdellState, seat: int, card: Card) -> bool:
    """Whether this card can be played as an action."""
    return next(ways(state, seat, card), None) is not None


def why_not(state: EverdellState, seat: int, card: Card) -> Text | None:
    """Why this card cannot be played as an action; None if it can."""
    if can_play(state, seat, card):
        return None
    return obstacle(state, seat, card) or missing(state, seat, card.cost)


def why_not_discounted(state: EverdellState, seat: int, card: Card, discount: int) -> Text | None:
    if (reason := obstacle(state, seat, card)) is not None:
        return reason
    lacking = lacks(state.sides[seat].resources, card.cost)
    if sum(lacking) <= discount:
        return None
    return Text("everdell-missing-discounted", what=listed(lacking), discount=discount)


def why_not_free(state: EverdellState, seat: int, card: Card, most: int | None) -> Text | None:
    """Why a card cannot be played free, by an effect that allows up to `most` base points."""
    if most is not None and card.points > most:
        return Text("everdell-too-valuable", card=card_name(card.id), points=card.points, most=most)
    return obstacle(state, seat, card)


def missing(state: EverdellState, seat: int, cost: Bundle) -> Text:
    return Text("everdell-missing", what=listed(lacks(state.sides[seat].resources, cost)))
