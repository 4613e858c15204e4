"""Parts of the Everdell table to be looked at closely: Meadow, locations, events, and every city."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.everdell.box import TYPES, Event, Location
from engine.games.everdell.box import Box as Parts
from engine.games.everdell.names import card_name, copy_name, owner_name
from engine.games.everdell.views import AutomatonView, CityCardView, EventView, EverdellView, PlaceView
from engine.text import Player, Text
from render.everdell.board import TITLE, WIDTH, draw_board, player_plate
from render.everdell.cards import FULL_HEADER, empty_place, full_card, place_number
from render.everdell.chips import Chip, bundle_chips, centred_chips, draw_chips
from render.everdell.city import draw_city
from render.everdell.icons import BARK, thing
from render.everdell.motifs import automaton_sign
from render.everdell.places import (
    EVENT_PAPER,
    event_worth,
    ground_of,
    kept,
    location_cell,
    location_chips,
    mark,
    owner_sign,
    requirement,
    spots,
)
from render.kit import MARGIN, PHONE_HEIGHT, PHONE_WIDTH, SMALL, Box, Canvas, Picture, Table, theme, title_bar
from render.kit.theme import INK, mix

GAP = 6.0
FULL = 105.0  # the height of a full card when eight of them share a picture


def close_ups(view: EverdellView) -> tuple[tuple[str, Text], ...]:
    cities = [(f"city-{side.seat + 1}", Text("everdell-picture-city", who=Player(side.seat))) for side in view.sides]
    cities += [(f"city-{automaton.id}", _city_title(automaton)) for automaton in view.automata]
    return (
        ("meadow", Text("everdell-picture-meadow")),
        ("places", Text("everdell-picture-places")),
        ("events", Text("everdell-picture-events")),
        *cities,
    )


def draw_close_up(view: EverdellView, name: str, table: Table) -> Picture:
    if name == "meadow":
        return _meadow(view, table)
    if name == "places":
        return _places(view, table)
    if name == "events":
        return _events(view, table)
    for automaton in view.automata:
        if name == f"city-{automaton.id}":
            return _automaton(view, automaton, table)
    seats = [side.seat for side in view.sides if name == f"city-{side.seat + 1}"]
    return _city(view, seats[0], table) if seats else draw_board(view, table, frozenset())


def _canvas(height: float, table: Table, title: Text, note: str = "") -> Canvas:
    canvas = Canvas(PHONE_WIDTH, height, theme.NIGHT)
    title_bar(canvas, Box(MARGIN, 4, WIDTH, TITLE - 2), table.say(title), note)
    return canvas


def _alt(table: Table, title: Text, cards: Sequence[Text]) -> str:
    listed = tuple(cards) or (Text("everdell-alt-none"),)
    return table.say(Text("everdell-alt-cards", title=title, cards=listed))


# Meadow


def _meadow(view: EverdellView, table: Table) -> Picture:
    lines = -(-len(view.meadow) // 2)
    title = Text("everdell-picture-meadow")
    pile = table.say(Text("everdell-picture-pile", pile=view.pile))
    canvas = _canvas(TITLE + 6 + lines * (FULL + GAP) + 4, table, title, pile)
    for lying, cell in zip(view.meadow, full_cells(MARGIN, TITLE + 6, len(view.meadow), FULL), strict=True):
        if lying.card is None:
            empty_place(canvas, cell)
            continue
        full_card(canvas, cell, view.card(lying.card), view.box, table)
        place_number(canvas, cell, lying.place, FULL_HEADER)
        if lying.kept:
            kept(canvas, cell, lying.kept, 44)
        elif lying.new:
            mark(canvas, cell, "last")
    return canvas.picture(_alt(table, title, [card_name(lying.card) for lying in view.meadow if lying.card]))


def full_cells(x: float, y: float, count: int, height: float) -> list[Box]:
    """Places for full cards in two columns."""
    width = (WIDTH - GAP) / 2
    return [Box(x + (i % 2) * (width + GAP), y + (i // 2) * (height + GAP), width, height) for i in range(count)]


# Locations

_BASIC, _WIDE, _HEADING = 42.0, 50.0, 19.0
Touch = Callable[[Box, str], None]


def heading(canvas: Canvas, y: float, words: str) -> None:
    canvas.text_in(Box(MARGIN + 2, y, WIDTH, _HEADING - 2), words, 13, theme.EMBER, True, "left")


def places_height(view: EverdellView, lines: int = 2) -> float:
    wide = sum(clearing.place is not None for clearing in view.forest) + 1
    return 3 * _HEADING + (lines + 1) * (_BASIC + 5) + -(-wide // 2) * (_WIDE + 5)


def draw_places(canvas: Canvas, y: float, view: EverdellView, table: Table, touch: Touch, lines: int = 2) -> None:
    """All locations: the basic ones in so many lines, the forest and the Haven in words, the Journey."""
    wide = (*(clearing.place for clearing in view.forest if clearing.place is not None), view.haven)
    _heading_and_cells(canvas, y, "everdell-picture-basic", view.basic, lines, _BASIC, view, table, touch)
    y += _HEADING + lines * (_BASIC + 5)
    _heading_and_cells(canvas, y, "everdell-picture-forest", wide, -(-len(wide) // 2), _WIDE, view, table, touch)
    y += _HEADING + -(-len(wide) // 2) * (_WIDE + 5)
    _heading_and_cells(canvas, y, "everdell-picture-journey-text", view.journeys, 1, _BASIC, view, table, touch)


def _heading_and_cells(
    canvas: Canvas,
    y: float,
    title: str,
    places: Sequence[PlaceView],
    lines: int,
    height: float,
    view: EverdellView,
    table: Table,
    touch: Touch,
) -> None:
    heading(canvas, y, table.say(Text(title)))
    columns = -(-len(places) // lines)
    box = Box(MARGIN, y + _HEADING, WIDTH, lines * (height + 5) - 5)
    cells = [cell for line in box.rows(lines, 5) for cell in line.columns(columns, 5)]
    for place, cell in zip(places, cells, strict=False):
        (location_cell if height < _WIDE else wide_location)(canvas, cell, view.box, place, table)
        touch(cell, place.id)


def wide_location(canvas: Canvas, box: Box, parts: Parts, place: PlaceView, table: Table) -> None:
    """A location with its effect in words, where signs alone would not do."""
    location = parts.locations[place.id]
    ground = ground_of(location.group)
    canvas.panel(box, ground, 6, mix(ground, INK, 0.4), 1)
    left, right = box.left(58)
    if location.special:
        upper, lower = left.top(left.h * 0.5)
        centred_chips(canvas, upper.inset(3, 2), location_chips(location), gap=2)
        spots(canvas, lower.inset(2, 0), place.workers, place.spots, table)
        said = table.say(Text(f"everdell-brief-{location.id}"))
        canvas.text_in(Box(right.x, right.y, right.w - 5, right.h), said, SMALL + 0.5, INK, align="left", lines=3)
    else:
        upper, lower = box.top(box.h * 0.52)
        centred_chips(canvas, upper.inset(3, 2), location_chips(location), size=18, gap=10)
        spots(canvas, lower.inset(2, 0), place.workers, place.spots, table)


def _places(view: EverdellView, table: Table) -> Picture:
    title = Text("everdell-picture-places")
    canvas = _canvas(TITLE + places_height(view) + 6, table, title)
    draw_places(canvas, TITLE + 2, view, table, _last(canvas, view))
    shown = [*view.basic, *(each.place for each in view.forest if each.place is not None), view.haven, *view.journeys]
    return canvas.picture(_alt(table, title, [place_text(view.location(place.id), place) for place in shown]))


def place_text(location: Location, place: PlaceView) -> Text:
    name = Text(f"everdell-place-{location.id}")
    if not place.workers:
        return name
    return Text("everdell-text-place", place=name, who=tuple(owner_name(owner) for owner in place.workers))


def _last(canvas: Canvas, view: EverdellView) -> Touch:
    """Marks what the latest action touched."""
    return lambda cell, place: mark(canvas, cell, "last" if place in view.last.places else "")


# Events

_EVENT_ROW = 74.0


def events_height(view: EverdellView) -> float:
    basic = sum(not event.special for event in view.events)
    return -(-basic // 2) * (40 + 5) + (len(view.events) - basic) * (_EVENT_ROW + 5) + 4


def draw_events(canvas: Canvas, y: float, view: EverdellView, table: Table, touch: Touch) -> float:
    basic = [event for event in view.events if not event.special]
    special = [event for event in view.events if event.special]
    for index, event in enumerate(basic):
        width = (WIDTH - 5) / 2
        cell = Box(MARGIN + (index % 2) * (width + 5), y + (index // 2) * 45, width, 40)
        basic_event(canvas, cell, view.box, event, table)
        touch(cell, event.id)
    y += -(-len(basic) // 2) * 45
    for event in special:
        cell = Box(MARGIN, y, WIDTH, _EVENT_ROW)
        special_event(canvas, cell, view.box, event, table)
        touch(cell, event.id)
        y += _EVENT_ROW + 5
    return y


def _ground(canvas: Canvas, box: Box, event: EventView) -> None:
    ground = mix(EVENT_PAPER, theme.NIGHT, 0.3) if event.owner is not None else EVENT_PAPER
    canvas.panel(box, ground, 6, mix(EVENT_PAPER, INK, 0.5), 1)


def _worth(canvas: Canvas, box: Box, record: Event, event: EventView, table: Table) -> None:
    """The points, and whose they are."""
    points = event_worth(record) if event.owner is None else str(event.points)
    if event.owner is None:
        centred_chips(canvas, box, [Chip(thing, ("point",), points)], size=17)
        return
    upper, lower = box.centred(box.w, 36).rows(2, 0)
    centred_chips(canvas, upper, [Chip(thing, ("point",), points)], size=15)
    owner_sign(canvas, lower.centred(17, 17), event.owner, table)


def basic_event(canvas: Canvas, box: Box, parts: Parts, event: EventView, table: Table) -> None:
    record = parts.events[event.id]
    _ground(canvas, box, event)
    left, rest = box.left(42)
    requirement(canvas, left, parts, record, 20)
    words, right = rest.left(rest.w - 44)
    canvas.text_in(words, table.say(Text(f"everdell-event-{event.id}")), 13, INK, True, "left", lines=2)
    _worth(canvas, right, record, event, table)


def special_event(canvas: Canvas, box: Box, parts: Parts, event: EventView, table: Table) -> None:
    """Motifs and names of what it needs, its name, what it brings, its points, and what lies on it."""
    record = parts.events[event.id]
    _ground(canvas, box, event)
    left, rest = box.left(82)
    requirement(canvas, left.inset(4, 6), parts, record)
    words, right = rest.left(rest.w - 46)
    upper, lower = words.top(20)
    canvas.text_in(upper, table.say(Text(f"everdell-event-{event.id}")), 13.5, INK, True, "left")
    if record.requires_cards:
        middle, lower = lower.top(15)
        names = " + ".join(table.say(card_name(id)) for id in record.requires_cards)
        canvas.text_in(middle, names, SMALL, BARK, align="left")
    canvas.text_in(
        Box(lower.x, lower.y + 3, lower.w, 32),
        table.say(event_brief(record)),
        SMALL + 0.5,
        INK,
        align="left",
        lines=2,
        upright="top",
    )
    _worth(canvas, right, record, event, table)
    chips = bundle_chips(event.stored)
    if event.cards:
        chips.append(Chip(thing, ("card",), str(len(event.cards))))
    centred_chips(canvas, Box(right.x, right.bottom - 17, right.w, 14), chips, gap=1)


def event_brief(event: Event) -> Text:
    """What an event asks and brings beside its cards."""
    counts = {count for _, count in event.requires_type}
    if len(event.requires_type) == len(TYPES) and len(counts) == 1:
        return Text("everdell-picture-each-type", count=counts.pop())
    return Text(f"everdell-brief-{event.id}")


def _events(view: EverdellView, table: Table) -> Picture:
    title = Text("everdell-picture-events")
    canvas = _canvas(TITLE + events_height(view) + 6, table, title)
    draw_events(canvas, TITLE + 4, view, table, _last(canvas, view))
    return canvas.picture(_alt(table, title, [Text(f"everdell-event-{event.id}") for event in view.events]))


# Cities


def _city(view: EverdellView, seat: int, table: Table) -> Picture:
    side = view.sides[seat]
    title = Text("everdell-picture-city", who=Player(seat))
    own = [event for event in view.events if event.owner == seat]
    lines = max(1, -(-len(side.city) // 4))
    top = TITLE + 4 + 62 + 6 + (38 if own else 0)
    room = PHONE_HEIGHT - top - 6
    canvas = _canvas(top + min(room, lines * 88.0) + 6, table, title)
    player_plate(canvas, Box(MARGIN, TITLE + 4, WIDTH, 62), view, side, table, frozenset())
    if own:
        _own_events(canvas, Box(MARGIN, TITLE + 71, WIDTH, 32), view, own)
    body = Box(MARGIN, top, WIDTH, room)
    _draw_lying(canvas, body, view, side.city, f"p{seat + 1}", table)
    return canvas.picture(_city_alt(view, title, side.city, table))


def _own_events(canvas: Canvas, box: Box, view: EverdellView, own: Sequence[EventView]) -> None:
    """What a player has achieved: requirement and points of each."""
    for event, cell in zip(own, box.columns(max(4, len(own)), 4), strict=False):
        canvas.panel(cell, EVENT_PAPER, 5)
        left, right = cell.left(cell.w * 0.55)
        requirement(canvas, left.inset(2, 3), view.box, view.event(event.id))
        centred_chips(canvas, right, [Chip(thing, ("point",), str(event.points))])


def _draw_lying(
    canvas: Canvas, body: Box, view: EverdellView, city: Sequence[CityCardView], owner: str, table: Table
) -> None:
    if not city:
        canvas.text_in(Box(body.x, body.y, body.w, 80), table.say(Text("everdell-picture-city-empty")), 15, theme.FOG)
        return

    def touch(cell: Box, lying: CityCardView) -> None:
        mark(canvas, cell, "last" if f"{lying.name}@{owner}" in view.last.places else "")

    draw_city(canvas, body, view, city, table, touch)


def _city_title(automaton: AutomatonView) -> Text:
    return Text(f"everdell-picture-city-{automaton.id}")


def _automaton(view: EverdellView, automaton: AutomatonView, table: Table) -> Picture:
    title = _city_title(automaton)
    lines = max(1, -(-len(automaton.city) // 4))
    room = PHONE_HEIGHT - TITLE - 44
    canvas = _canvas(TITLE + 38 + min(room, lines * 88.0) + 6, table, title)
    chips = [Chip(automaton_sign, (automaton.id,)), Chip(thing, ("point",), str(automaton.tokens))]
    draw_chips(canvas, Box(MARGIN + 4, TITLE + 6, WIDTH, 24), chips, theme.LIGHT, size=24, gap=14)
    _draw_lying(canvas, Box(MARGIN, TITLE + 36, WIDTH, room), view, automaton.city, automaton.id, table)
    return canvas.picture(_city_alt(view, title, automaton.city, table))


def _city_alt(view: EverdellView, title: Text, city: Sequence[CityCardView], table: Table) -> str:
    return _alt(table, title, [copy_name(view.card(lying.id), lying.name) for lying in city])
