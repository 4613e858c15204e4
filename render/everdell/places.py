"""Where Everdell's workers go: locations, events and their spots, as cells of the board."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.everdell.box import Box as Parts
from engine.games.everdell.box import Event, Location
from engine.games.everdell.state import Owner
from engine.games.everdell.views import EventView, PlaceView
from render.everdell.cards import medal
from render.everdell.chips import Chip, centred_chips, chip, gain_chips
from render.everdell.icons import BARK, PAPER, PAPER_SHADE, event_sign, thing, type_badge
from render.everdell.motifs import automaton_sign, effect_chips
from render.kit import SMALL, Box, Canvas, Table, board, shapes, stamp_emblem, theme
from render.kit.shapes import Point
from render.kit.theme import INK, Colour, mix

MEADOW_GREEN, FOREST_GREEN, SAND, EVENT_PAPER = "#d8e3bd", "#a9c797", "#e3d0a4", "#f1e3bf"
_GROUNDS = {"basic": MEADOW_GREEN, "forest": FOREST_GREEN, "haven": SAND, "journey": SAND}


def ground_of(group: str) -> Colour:
    """What the places of a group stand on; places of groups of their own stand on paper."""
    return _GROUNDS.get(group, PAPER_SHADE)


def location_chips(location: Location) -> list[Chip]:
    """What a location does, in signs."""
    if location.special:
        return effect_chips(location)
    at_end = [chip("point", location.points_at_end)] if location.points_at_end else []
    return [*gain_chips(location.gain), *at_end]


# Workers


def owner_sign(canvas: Canvas, box: Box, owner: Owner, table: Table) -> None:
    """Whose something is: a seat's emblem, or an automaton's sign."""
    if isinstance(owner, str):
        canvas.stamp(automaton_sign, box, owner)
    else:
        stamp_emblem(canvas, box, table.sitters[owner], owner)


def kept(canvas: Canvas, cell: Box, keeper: str, size: float = 30) -> None:
    """A Meadow card that nobody may take."""
    canvas.washed(theme.NIGHT, 0.55, cell)
    canvas.stamp(automaton_sign, cell.centred(size, size), keeper)


def spots(canvas: Canvas, box: Box, workers: Sequence[Owner], count: int, table: Table, size: float = 15) -> None:
    """Workers in a row, then the free spots: rings, or a dashed one where any number may stand."""
    free = max(0, count - len(workers)) if count else 1
    room = max(1, int((box.w + 2) // (size + 2)))
    shown = list(workers)
    more = 0
    if len(shown) > room:
        shown, more = shown[: room - 1], len(shown) - room + 1
    free = max(0, min(free, room - len(shown) - bool(more)))
    width = (len(shown) + free) * (size + 2) - 2 + (size + 4 if more else 0)
    x, y = box.x + (box.w - width) / 2, box.y + (box.h - size) / 2
    for owner in shown:
        canvas.disc(x + size / 2, y + size / 2, size * 0.56, INK)
        owner_sign(canvas, Box(x, y, size, size), owner, table)
        x += size + 2
    for _ in range(free):
        ring = shapes.circle(x + size / 2, y + size / 2, size / 2 - 1.5)
        canvas.stroke(ring, mix(BARK, PAPER, 0.25), 1.3, closed=True, dash=None if count else (2.4, 2.4))
        x += size + 2
    if more:
        canvas.text(x + 1, y + size / 2 + 4.2, f"+{more}", SMALL, INK, bold=True)


def mark(canvas: Canvas, box: Box, state: str, tick: Point | None = None) -> None:
    """A cell's state: last (the latest move), free (may be chosen), chosen; `tick` is where the tick does no harm."""
    outline = shapes.rounded(box.x, box.y, box.w, box.h, 6)
    if state == "last":
        board.last_move(canvas, outline, width=2)
    elif state == "free":
        canvas.stroke(outline, INK, 3.4, closed=True)
        canvas.stroke(outline, theme.EMBER, 2.2, closed=True, dash=(6, 3.5))
    elif state == "chosen":
        board.last_move(canvas, outline, theme.MOSS, 3)
        board.tick(canvas, *(tick or (box.right - 8, box.y + 8)), 18)


def location_cell(canvas: Canvas, box: Box, parts: Parts, place: PlaceView, table: Table) -> None:
    """A location: what it gives, who stands there."""
    location = parts.locations[place.id]
    ground = ground_of(location.group)
    canvas.panel(box, ground, 6, mix(ground, INK, 0.4), 1)
    upper, lower = box.top(box.h * 0.52)
    centred_chips(canvas, upper.inset(1.5, 1), location_chips(location), gap=2)
    spots(canvas, lower.inset(2, 0), place.workers, place.spots, table)


def event_worth(event: Event) -> str:
    """The points of an event in short: fixed ones, or so many for each of something."""
    each = event.per.points if event.per else max(event.worth)
    return str(event.points) if event.points or not each else f"{each}×"


def requirement(canvas: Canvas, box: Box, parts: Parts, event: Event, largest: float = 18) -> None:
    """What an event needs: types with their number, or the motifs of some cards; a scroll where neither is asked."""
    if event.requires_cards:
        count = len(event.requires_cards)
        size = min(box.h, (box.w - count + 1) / count)
        left = box.x + (box.w - count * (size + 1) + 1) / 2
        for index, id in enumerate(event.requires_cards):
            place = Box(left + index * (size + 1), box.y + (box.h - size) / 2, size, size)
            canvas.stamp(medal, place, parts.cards[id])
    elif len(event.requires_type) == 1:
        type, count = event.requires_type[0]
        centred_chips(canvas, box, [Chip(type_badge, (type,), str(count))], size=min(largest, box.h))
    elif event.requires_type:
        size = min(box.h / 2 - 0.5, box.w / 3 - 1)
        for index, (type, _) in enumerate(event.requires_type):
            row, column = divmod(index, 3)
            left = box.x + (box.w - (3 - row) * (size + 1) + 1) / 2
            canvas.stamp(type_badge, Box(left + column * (size + 1), box.y + row * (size + 1), size, size), type)
    else:
        canvas.stamp(event_sign, box.centred(min(largest, box.h), min(largest, box.h)), event.special)


def event_cell(canvas: Canvas, box: Box, parts: Parts, event: EventView, table: Table) -> None:
    """An event: what it needs, what it is worth, whose it is."""
    taken = event.owner is not None
    ground = mix(EVENT_PAPER, theme.NIGHT, 0.35) if taken else EVENT_PAPER
    canvas.panel(box, ground, 6, mix(EVENT_PAPER, INK, 0.5), 1)
    upper, lower = box.top(box.h * 0.56)
    record = parts.events[event.id]
    requirement(canvas, upper.inset(1.5, 2), parts, record)
    if event.owner is not None:
        left, right = lower.columns(2, 0)
        owner_sign(canvas, left.centred(16, 16), event.owner, table)
        centred_chips(canvas, right, [Chip(thing, ("point",), str(event.points))], size=13)
        return
    centred_chips(canvas, lower, [Chip(thing, ("point",), event_worth(record))])
