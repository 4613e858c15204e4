"""An Everdell table in words: for screen readers, the terminal, and everybody who would rather read."""

from __future__ import annotations

from engine.games.everdell.box import Box
from engine.games.everdell.bundle import NOTHING, listed
from engine.games.everdell.names import card_name, copy_name, owned_place, owner_name
from engine.games.everdell.state import BESIDE, GONE, Owner, split_place
from engine.games.everdell.views import (
    AutomatonView,
    CityCardView,
    EventView,
    EverdellView,
    MeadowView,
    PlaceView,
    PlayerView,
)
from engine.text import Player, Text


def describe(view: EverdellView) -> tuple[Text, ...]:
    lines = [heading(view)]
    if view.hand:
        lines.append(Text("everdell-text-hand", cards=tuple(card_name(id) for id in view.hand)))
    if view.revealed:
        lines.append(Text("everdell-text-revealed", cards=tuple(card_name(id) for id in view.revealed)))
    for side in view.sides:
        lines.extend(_player(view, side))
    for automaton in view.automata:
        lines.extend(_automaton(automaton))
    lines.append(Text("everdell-text-meadow", cards=tuple(_meadow(each) for each in view.meadow)))
    lines.append(Text("everdell-text-piles", pile=view.pile, discards=view.discards))
    lines.append(Text("everdell-text-basic", places=tuple(_place(place) for place in view.basic)))
    forest = tuple(_place(clearing.place) for clearing in view.forest if clearing.place is not None)
    if forest:
        lines.append(Text("everdell-text-forest", places=forest))
    lines.append(Text("everdell-text-other", places=tuple(_place(place) for place in (view.haven, *view.journeys))))
    lines.append(Text("everdell-text-events", events=tuple(_event(event) for event in view.events)))
    return tuple(lines)


def caption(view: EverdellView) -> Text:
    """Short: whose turn it is, how everybody stands, and what lies in the Meadow."""
    players = tuple(
        Text(
            "everdell-caption-player",
            who=Player(side.seat),
            season=Text(f"everdell-season-{side.season}"),
            cards=len(side.city),
            points=side.points.total,
        )
        for side in view.sides
    )
    others = tuple(
        Text(f"everdell-caption-{automaton.id}", cards=len(automaton.city), points=automaton.total)
        for automaton in view.automata
    )
    meadow = tuple(_meadow(each) for each in view.meadow)
    return Text("everdell-caption", heading=heading(view), players=(*players, *others), meadow=meadow)


def heading(view: EverdellView) -> Text:
    if view.active is None:
        return Text("everdell-text-over")
    return Text("everdell-text-turn", turn=view.turn, who=Player(view.active))


def _player(view: EverdellView, side: PlayerView) -> list[Text]:
    lines = [
        Text(
            "everdell-text-player-passed" if side.passed else "everdell-text-player",
            who=Player(side.seat),
            season=Text(f"everdell-season-{side.season}"),
            points=side.points.total,
            workers=side.workers,
            left=side.workers_left,
            hand=side.hand_size,
            tokens=side.tokens,
            resources=listed(side.resources),
        )
    ]
    if side.city:
        cards = tuple(_city_card(view.box, lying) for lying in side.city)
        lines.append(Text("everdell-text-city", cards=cards, used=side.spaces_used, spaces=side.spaces))
    if side.deployed:
        places = tuple(_quoted(_where(view.box, worker.place)) for worker in side.deployed)
        lines.append(Text("everdell-text-deployed", places=places))
    return lines


def _where(box: Box, place: str) -> Text:
    split = split_place(place)
    if split is not None:
        name, owner = split
        return owned_place(copy_name(box.by_word[name.rstrip("0123456789")], name), owner)
    if place in (BESIDE, GONE) or place in box.locations:
        return Text(f"everdell-place-{place}")
    return Text(f"everdell-event-{place}")


def _quoted(place: Text) -> Text:
    """Names of places are lists of things themselves; in a list of places they need marks."""
    return Text("everdell-quoted", place=place)


def _city_card(box: Box, lying: CityCardView) -> Text:
    """A card with what lies on it, if anything does."""
    name = copy_name(box.cards[lying.id], lying.name)
    notes: list[Text] = []
    if lying.tokens:
        notes.append(Text("everdell-amount-point", count=lying.tokens))
    if lying.stored != NOTHING:
        notes.extend(listed(lying.stored))
    if lying.under:
        notes.append(Text("everdell-text-prisoners", cards=tuple(card_name(id) for id in lying.under)))
    if lying.workers:
        notes.append(Text("everdell-text-workers", who=_workers(lying.workers)))
    if lying.occupant:
        # Last: what is said after the name of the critter would seem to occupy it too.
        notes.append(Text("everdell-text-occupied", card=card_name(lying.occupant)))
    return Text("everdell-text-card", card=name, notes=tuple(notes)) if notes else name


def _automaton(automaton: AutomatonView) -> list[Text]:
    lines = [automaton.note]
    if automaton.city:
        cards = tuple(card_name(lying.id) for lying in automaton.city)
        lines.append(Text(f"everdell-text-{automaton.id}-city", cards=cards))
    return lines


def _meadow(each: MeadowView) -> Text:
    if each.card is None:
        return Text("everdell-text-meadow-empty", place=each.place)
    if each.kept:
        keeper = owner_name(each.kept)
        return Text("everdell-text-meadow-kept", place=each.place, card=card_name(each.card), who=keeper)
    return Text("everdell-text-meadow-card", place=each.place, card=card_name(each.card))


def _place(place: PlaceView) -> Text:
    name = _quoted(Text(f"everdell-place-{place.id}"))
    return Text("everdell-text-place", place=name, who=_workers(place.workers)) if place.workers else name


def _workers(owners: tuple[Owner, ...]) -> tuple[Text, ...]:
    names = {owner: owner_name(owner) for owner in owners}
    return tuple(
        name if (count := owners.count(owner)) == 1 else Text("everdell-text-several", count=count, who=name)
        for owner, name in names.items()
    )


def _event(event: EventView) -> Text:
    name = _quoted(Text(f"everdell-event-{event.id}"))
    if event.owner is None:
        return name
    return Text("everdell-text-place", place=name, who=_workers((event.owner,)))
