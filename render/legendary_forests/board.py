"""The public pictures: all planets at a glance, and one of them close up."""

from __future__ import annotations

from engine.games.legendary_forests.describe import caption, region_line
from engine.games.legendary_forests.planet import POINTS_CLOSED, POINTS_OPEN
from engine.games.legendary_forests.views import ForestView
from engine.text import Player, Text
from render.kit import GAP, MARGIN, PHONE_HEIGHT, PHONE_WIDTH, Box, Canvas, Picture, Table, title_bar
from render.kit.seats import PLATE_HEIGHT
from render.kit.theme import DUSK, FOG, MIST, NIGHT
from render.legendary_forests.ground import stamp_tile
from render.legendary_forests.parts import (
    SUPPLY_WIDTH,
    drawn_tile,
    heading,
    plate,
    points,
    supply,
    tile_words,
)
from render.legendary_forests.planet import PlanetDrawing, fitting_size, room_in, span_of

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_TITLE = 26
_TILE = 74
_NAMED, _NAMED_AMONG_MANY = 15, 22  # from this size of a tile on, planets in the overview have names on their edges


def draw_board(view: ForestView, table: Table, waiting: frozenset[int]) -> Picture:
    """Every planet with its points; the drawn tile and the supply beside them."""
    canvas = Canvas(PHONE_WIDTH, PHONE_HEIGHT, NIGHT)
    title_bar(canvas, Box(MARGIN, 6, _WIDTH, _TITLE - 4), table.say(heading(view)), table.say(_note(view)))
    whole = Box(MARGIN, MARGIN + _TITLE, _WIDTH, PHONE_HEIGHT - 2 * MARGIN - _TITLE)
    if view.players in (3, 5):
        cells = [cell for line in whole.rows((view.players + 1) // 2) for cell in line.columns(2)]
        _upright_info(canvas, cells.pop(), view, table)
    elif view.finished:
        cells = _cells(whole, view)
    else:
        head, rest = whole.top(_TILE + GAP)
        _flat_info(canvas, Box(head.x, head.y, head.w, _TILE), view, table)
        cells = _cells(rest, view)
    for seat, cell in enumerate(cells):
        _planet(canvas, cell, view, seat, table, waiting)
    return canvas.picture(table.say(caption(view)))


def _note(view: ForestView) -> Text:
    return points(view.planets[0].total) if view.players == 1 else Text("legendary_forests-title")


def _cells(box: Box, view: ForestView) -> list[Box]:
    """A cell for each planet; two stand side by side or one above the other, whichever shows them larger."""
    if view.players > 2:
        return [cell for line in box.rows(2) for cell in line.columns(2)]
    spans = [span_of(tile.place for tile in planet.laid) for planet in view.planets]

    def smallest_tile(cell: Box) -> float:
        room = room_in(cell.top(PLATE_HEIGHT + 4)[1])
        return min(fitting_size(span, room.w, room.h) for span in spans)

    return max((box.columns(view.players), box.rows(view.players)), key=lambda cells: smallest_tile(cells[0]))


def _flat_info(canvas: Canvas, box: Box, view: ForestView, table: Table) -> None:
    """The drawn tile with its words and the supply to its right."""
    canvas.panel(box, DUSK, 10)
    drawn_tile(canvas, Box(box.x + 6, box.y + 6, box.h - 12, box.h - 12), view)
    left = box.x + box.h + 6
    words = Box(left, box.y + 6, box.right - left - 8, 26)
    canvas.text_in(words, table.say(tile_words(view)), 15, MIST, True, "left", 1)
    supply(canvas, left, box.y + 38, view)


def _upright_info(canvas: Canvas, box: Box, view: ForestView, table: Table) -> None:
    """The same in a cell of the grid."""
    canvas.panel(box, DUSK, 10)
    size = min(box.h - 66, box.w - 40, 120)
    block = box.centred(box.w - 12, size + 66)
    words, rest = Box(block.x, block.y + 6, block.w, 18), Box(block.x, block.y + 27, block.w, size)
    if view.tile is not None:
        canvas.text_in(words, table.say(tile_words(view)), 14, MIST, True)
        drawn_tile(canvas, rest.centred(size, size), view)
    elif view.removed:
        canvas.text_in(words, table.say(Text("legendary_forests-picture-removed")), 14, MIST, True)
        _removed(canvas, rest, view)
    supply(canvas, box.x + (box.w - SUPPLY_WIDTH) / 2, rest.bottom + 9, view)


def _removed(canvas: Canvas, box: Box, view: ForestView) -> None:
    """The tiles that were left out, in up to two rows."""
    count = len(view.removed)
    columns = -(-count // 2)
    size = min(box.h / 2 - 2, (box.w + 4) / columns - 4, 52)
    for at, number in enumerate(view.removed):
        row = at // columns
        here = count - columns if row else columns
        left = box.x + (box.w - here * (size + 4) + 4) / 2 + at % columns * (size + 4)
        tile = view.tiles[number]
        stamp_tile(canvas, Box(left, box.y + row * (size + 4), size, size), tile.faces[0], tile.background)


def _planet(canvas: Canvas, cell: Box, view: ForestView, seat: int, table: Table, waiting: frozenset[int]) -> None:
    name, rest = cell.top(PLATE_HEIGHT)
    plate(canvas, name, view, seat, table, waiting)
    ground = Box(rest.x, rest.y + 4, rest.w, rest.h - 4)
    planet = view.planets[seat]
    span = span_of(tile.place for tile in planet.laid)
    room, named = ground.inset(12), room_in(ground)
    size = fitting_size(span, named.w, named.h, 64)
    if size >= (_NAMED if view.players <= 2 else _NAMED_AMONG_MANY):
        drawing = PlanetDrawing(canvas, view, planet, span, named, size)
        drawing.draw(ground)
        drawing.coordinates()
    else:
        drawing = PlanetDrawing(canvas, view, planet, span, room, fitting_size(span, room.w, room.h, 64))
        drawing.draw(ground)
    if view.finished:
        drawing.points(region for region in planet.regions if region.trees)
    else:
        drawing.last()


def draw_planet(view: ForestView, seat: int, table: Table) -> Picture:
    """One planet close up, with the places where the drawn tile would fit."""
    planet = view.planets[seat]
    free = [place for place, _ in view.planet(seat).placements(view.tile.number)] if view.tile else []
    if view.phase != "lay":
        free = []
    canvas = Canvas(PHONE_WIDTH, PHONE_HEIGHT, NIGHT)
    title = Text("legendary_forests-picture-planet", who=Player(seat))
    title_bar(canvas, Box(MARGIN, 6, _WIDTH, _TITLE - 4), table.say(title), table.say(points(planet.total)))
    y = MARGIN + _TITLE
    if not view.finished:
        _flat_info(canvas, Box(MARGIN, y, _WIDTH, _TILE), view, table)
        y += _TILE + GAP
    ground = Box(MARGIN, y, _WIDTH, PHONE_HEIGHT - MARGIN - y)
    words = _foot(view, seat, bool(free))
    if words is not None:
        ground, under = ground.top(ground.h - 22)
        canvas.text_in(under, table.say(words), 13, FOG, align="left")
    drawing = planet_in(canvas, ground, view, seat, free)
    drawing.free(dict.fromkeys(free), FOG)
    if view.finished:
        drawing.points(planet.regions)
    else:
        drawing.last()
    regions = tuple(region_line(region) for region in planet.regions if region.trees)
    alt = Text("legendary_forests-picture-alt-planet", planet=title, points=points(planet.total), regions=regions)
    return canvas.picture(table.say(alt if regions else caption(view)))


def _foot(view: ForestView, seat: int, fits: bool) -> Text | None:
    """What else there is to say about a planet: a tile that fits nowhere, tiles that did not, what points are made of."""
    if view.finished:
        return Text("legendary_forests-picture-legend", closed=POINTS_CLOSED, open=POINTS_OPEN)
    aside = view.planets[seat].set_aside
    if view.phase == "lay" and view.tile is not None and not fits and view.seat == seat:
        return Text("legendary_forests-picture-stuck", tile=view.tile.number)
    return Text("legendary_forests-text-aside", tiles=", ".join(map(str, aside))) if aside else None


def planet_in(canvas: Canvas, ground: Box, view: ForestView, seat: int, free: list[tuple[int, int]]) -> PlanetDrawing:
    """A planet as large as it can be, with names on its edges and room for these free places."""
    planet = view.planets[seat]
    span = span_of([*(tile.place for tile in planet.laid), *free])
    room = room_in(ground)
    drawing = PlanetDrawing(canvas, view, planet, span, room, fitting_size(span, room.w, room.h))
    drawing.draw(ground, free)
    drawing.coordinates()
    return drawing
