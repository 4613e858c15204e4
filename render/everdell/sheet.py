"""Everdell's score sheet: every point by its source, and what breaks a tie."""

from __future__ import annotations

from engine.game import Score
from engine.games.everdell.box import Card
from engine.games.everdell.bundle import RESOURCES
from engine.games.everdell.describe import caption
from engine.games.everdell.names import card_name
from engine.games.everdell.scoring import RUGWORT_CARD, RUGWORT_PROSPERITY
from engine.games.everdell.state import RUGWORT_SEAT
from engine.games.everdell.views import EverdellView, PlayerView
from engine.text import Text
from render.everdell.cards import medal
from render.everdell.icons import event_sign, kind_sign, thing
from render.everdell.places import ground_of
from render.kit import Picture, Row, Section, Sheet, Sitter, Table, icons, sheet_picture, theme

_RUGWORT_COLOUR = 2


def draw_sheet(view: EverdellView, scores: tuple[Score, ...], table: Table) -> Picture:
    """A column for each player (and Rugwort), a row for each source."""
    alt = table.say(Text("everdell-alt-sheet", lines=caption(view)))
    columns = table
    totals = [score.total for score in scores]
    winners = [score.seat for score in scores if score.rank == 1 and view.finished]
    if view.rugwort is not None:
        columns = Table((*table.sitters, Sitter(table.say(Text("everdell-rugwort")), _RUGWORT_COLOUR)), table.say)
        totals.append(view.rugwort.points.total)
        if view.finished and not winners:
            winners = [len(view.sides)]
    title = Text("everdell-picture-over" if view.finished else "everdell-picture-now")
    sheet = Sheet(
        table.say(title),
        (Section(_cards(view, table)), Section(_bonuses(view, table)), Section(_others(view, table))),
        Row(table.say(Text("everdell-picture-points")), tuple(totals)),
        tuple(winners),
    )
    return sheet_picture(sheet, columns, alt)


def _values(view: EverdellView, values: list[int | None], rugwort: int | None = None) -> tuple[int | None, ...]:
    return tuple(values) if view.rugwort is None else (*values, rugwort)


def _cards(view: EverdellView, table: Table) -> tuple[Row, ...]:
    rows = []
    for kind in ("critter", "construction"):
        points = [
            sum(card.points for lying in side.city if (card := view.card(lying.id)).kind == kind) for side in view.sides
        ]
        rugwort = _rugwort_cards(view, kind) if view.rugwort is not None else None
        label = table.say(Text(f"everdell-picture-{kind}s"))
        rows.append(Row(label, _values(view, [*points], rugwort), kind_sign, (kind, theme.MIST, theme.DUSK)))
    tokens = _values(
        view, [side.points.tokens for side in view.sides], view.rugwort.points.tokens if view.rugwort else None
    )
    rows.append(Row(table.say(Text("everdell-part-tokens")), tokens, thing, ("point",)))
    return tuple(rows)


def _rugwort_cards(view: EverdellView, kind: str) -> int:
    """Rugwort's cards all count the same, but for prosperity."""
    cards = [view.card(lying.id) for lying in view.rugwort.city] if view.rugwort is not None else []
    return sum(RUGWORT_PROSPERITY if card.type == "prosperity" else RUGWORT_CARD for card in cards if card.kind == kind)


def bonus_of(view: EverdellView, side: PlayerView, card: Card) -> int:
    """What a prosperity card brings its owner beside its own points; of a pair each counts once."""
    rule = card.bonus
    if rule is None:
        return 0
    city = [view.card(lying.id) for lying in side.city]
    match rule.per:
        case "cards":
            counted = [
                other
                for other in city
                if rule.kind in ("", other.kind) and rule.type in ("", other.type) and rule.rarity in ("", other.rarity)
            ]
            return rule.points * len(counted)
        case "resources":
            left = sum(side.resources[RESOURCES.index(kind)] for kind in rule.of)
            return min(rule.most, rule.points * left)
        case "pair":
            return rule.points * sum(lying.paired for lying in side.city if lying.id == card.id)
    return sum(rule.special if view.event(id).special else rule.basic for id in side.events)


def _bonuses(view: EverdellView, table: Table) -> tuple[Row, ...]:
    """A row for each prosperity card that somebody has."""
    rows = []
    for card in view.box.all_cards:
        owners = [any(lying.id == card.id for lying in side.city) for side in view.sides]
        if card.bonus is None or not any(owners):
            continue
        values = [bonus_of(view, side, card) if owns else None for side, owns in zip(view.sides, owners, strict=True)]
        rows.append(Row(table.say(card_name(card.id)), _values(view, values), medal, (card,)))
    return tuple(rows)


def _others(view: EverdellView, table: Table) -> tuple[Row, ...]:
    """Journey, basic events together, each special event."""
    rugwort = view.rugwort.points if view.rugwort is not None else None
    journey = _values(view, [side.points.journey for side in view.sides], rugwort.journey if rugwort else None)
    basic: list[int | None] = [
        sum(event.points for event in view.events if not event.special and event.owner == side.seat)
        for side in view.sides
    ]
    rows = [
        Row(table.say(Text("everdell-part-journey")), journey, icons.arrow, (ground_of("journey"),)),
        Row(
            table.say(Text("everdell-picture-basic-events")),
            _values(view, basic, rugwort.basic_events if rugwort else None),
            event_sign,
            (False,),
        ),
    ]
    for event in view.events:
        if event.special and event.owner not in (None, RUGWORT_SEAT):
            values: list[int | None] = [event.points if event.owner == side.seat else None for side in view.sides]
            rows.append(Row(table.say(Text(f"everdell-event-{event.id}")), _values(view, values), event_sign, (True,)))
    if rugwort is not None:
        left = Text("everdell-picture-rugwort-events")
        rows.append(
            Row(table.say(left), _values(view, [None] * len(view.sides), rugwort.unachieved), event_sign, (True,))
        )
    if view.finished and view.rugwort is None:
        ties = tuple(f"{len(side.events)}, {sum(side.resources)}" for side in view.sides)
        rows.append(Row(table.say(Text("everdell-picture-tie")), ties))
    return tuple(rows)
