"""Pictures for Everdell's rules: every card as it lies on the table, every place and event, and some signs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.everdell import components
from engine.games.everdell.box import TYPES
from engine.games.everdell.box import Box as Parts
from engine.games.everdell.bundle import NOTHING
from engine.games.everdell.names import card_name
from engine.games.everdell.views import EventView, PlaceView
from engine.text import Text
from render.everdell.board import WIDTH
from render.everdell.cards import full_card
from render.everdell.closeups import GAP, basic_event, full_cells, special_event, wide_location
from render.everdell.icons import season_sign, thing, type_badge
from render.everdell.motifs import automaton_sign, examples
from render.kit import MARGIN, PHONE_WIDTH, Box, Canvas, Picture, Table, theme

_CARD = 112.0
_SIGN = 26.0


def illustration(topic: str, table: Table) -> Picture | None:
    """A picture for a topic of the rules, or None."""
    parts = components.default().parts
    if topic in parts.cards:
        return _cards([topic], parts, topic, table)
    if topic in parts.locations or topic in parts.events:
        return _place(topic, parts, table)
    if topic in parts.automata:
        return _signs([(automaton_sign, topic, Text(f"everdell-{topic}"))], topic, table)
    if shown := [id for id in examples(topic) if id in parts.cards]:
        return _cards(shown, parts, topic, table)
    if topic == "types":
        return _signs([(type_badge, kind, Text(f"everdell-type-{kind}")) for kind in TYPES], topic, table)
    if topic == "seasons":
        seasons = ("winter", "spring", "summer", "autumn")
        return _signs([(season_sign, season, Text(f"everdell-season-{season}")) for season in seasons], topic, table)
    if topic == "words":
        kinds = ("twig", "resin", "pebble", "berry", "point")
        return _signs([(thing, kind, Text(f"everdell-amount-{kind}", count=1)) for kind in kinds], topic, table)
    return None


def _cards(ids: Sequence[str], parts: Parts, topic: str, table: Table) -> Picture:
    lines = -(-len(ids) // 2)
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + lines * (_CARD + GAP) - GAP, theme.NIGHT)
    cells = full_cells(MARGIN, MARGIN, len(ids), _CARD)
    if len(ids) == 1:
        cells = [Box(MARGIN, MARGIN, WIDTH, _CARD).centred(240, _CARD)]
    for id, cell in zip(ids, cells, strict=True):
        full_card(canvas, cell, parts.cards[id], parts, table)
    return canvas.picture(_alt(topic, [card_name(id) for id in ids], table))


def _place(id: str, parts: Parts, table: Table) -> Picture:
    """A location with its spots, or an event with what it needs, while nobody has been there."""
    if id in parts.locations:
        canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + 50, theme.NIGHT)
        location = parts.locations[id]
        place = PlaceView(id, (), 0 if location.shared else 1)
        wide_location(canvas, Box(MARGIN, MARGIN, WIDTH, 50).centred(220, 50), parts, place, table)
        return canvas.picture(_alt(id, [Text(f"everdell-place-{id}")], table))
    event = parts.events[id]
    height = 74 if event.special else 44
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + height, theme.NIGHT)
    free = EventView(id, event.special, None, (), NOTHING, (), 0, event.points)
    paint = special_event if event.special else basic_event
    paint(canvas, Box(MARGIN, MARGIN, WIDTH, height), parts, free, table)
    return canvas.picture(_alt(id, [Text(f"everdell-event-{id}")], table))


def _signs(signs: Sequence[tuple[object, str, Text]], topic: str, table: Table) -> Picture:
    """A list of signs with their names."""
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + len(signs) * (_SIGN + 6) - 6, theme.NIGHT)
    for index, (paint, kind, name) in enumerate(signs):
        assert callable(paint)
        y = MARGIN + index * (_SIGN + 6)
        canvas.panel(Box(MARGIN, y - 1, WIDTH, _SIGN + 2), theme.SLATE, 7)
        canvas.stamp(paint, Box(MARGIN + 8, y, _SIGN, _SIGN), kind)
        canvas.text_in(Box(MARGIN + 46, y, WIDTH - 56, _SIGN), table.say(name), 16, theme.LIGHT, True, "left")
    return canvas.picture(_alt(topic, [name for _, _, name in signs], table))


def _alt(topic: str, names: Sequence[Text], table: Table) -> str:
    return table.say(Text("everdell-alt-example", topic=Text(f"everdell-rules-{topic}.title"), cards=tuple(names)))
