"""What a player looks at while deciding: the own planet, the drawn tile, and what the choice so far would bring."""

from __future__ import annotations

from dataclasses import replace

from engine.asked import Asked
from engine.games.legendary_forests import names
from engine.games.legendary_forests.describe import heading as heading_in_words
from engine.games.legendary_forests.planet import Place, Tree, place_name
from engine.games.legendary_forests.views import ForestView
from engine.text import Text
from render.kit import GAP, MARGIN, PHONE_HEIGHT, PHONE_WIDTH, Box, Canvas, Picture, Table, stamp_emblem, title_bar
from render.kit.theme import DUSK, EMBER, FOG, MIST, NIGHT
from render.legendary_forests.board import draw_planet, planet_in
from render.legendary_forests.ground import stamp_tile
from render.legendary_forests.parts import (
    LINE,
    heading,
    named_region,
    points,
    region_in_words,
    region_lines,
    supply,
    tile_words,
    waiting_emblem,
)

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_TITLE = 26
_TILE = 74


def draw_panel(view: ForestView, asked: Asked | None, table: Table, waiting: frozenset[int]) -> Picture:
    """`asked` may also be a question that is only planned for: then the view shows the planet as it will be."""
    assert view.seat is not None, "only a player has a panel"
    if asked is None or view.finished:
        return draw_planet(view, view.seat, table)
    if asked.steps[0].kind == "place":
        return _tile_panel(view, view.seat, asked, table, waiting)
    return _tree_panel(view, view.seat, asked, table, waiting)


# Laying


def _tile_panel(view: ForestView, seat: int, asked: Asked, table: Table, waiting: frozenset[int]) -> Picture:
    assert view.tile is not None
    number = view.tile.number
    ways = [offer.at for offer in asked.steps[0].offers if offer.at is not None]
    place, turn = _chosen(asked)
    canvas = Canvas(PHONE_WIDTH, PHONE_HEIGHT, NIGHT)
    if place is None or turn is None:
        wanted = _asked_for(number, place)
        ground = _frame(canvas, view, seat, table, waiting, view.planets[seat].total, 0)
        drawing = planet_in(canvas, ground, view, seat, ways)
        drawing.last()
        drawing.free(ways if place is None else [place])
        _foot(canvas, table, wanted)
        places = ", ".join(map(place_name, ways))
        alt = Text("legendary_forests-picture-alt-places", heading=heading_in_words(view), places=places)
        return canvas.picture(table.say(alt))
    after = view.with_tile(seat, place, turn)
    touched = [region for region in after.regions if any(spot.place == place for spot in region.spots)]
    later = replace(view, planets=(*view.planets[:seat], after, *view.planets[seat + 1 :]))
    ground = _frame(canvas, view, seat, table, waiting, after.total, turn, len(touched))
    drawing = planet_in(canvas, ground, later, seat, ways)
    drawing.free((other for other in ways if other != place), FOG)
    drawing.ghost(place)
    lines = Box(MARGIN + 6, PHONE_HEIGHT - MARGIN - LINE * len(touched), _WIDTH - 12, LINE * len(touched))
    region_lines(canvas, lines, touched, table)
    alt = Text(
        "legendary_forests-picture-alt-chosen",
        heading=heading_in_words(view),
        tile=number,
        place=place_name(place),
        turn=turn,
        regions=tuple(region_in_words(region) for region in touched),
    )
    return canvas.picture(table.say(alt))


def _chosen(asked: Asked) -> tuple[Place | None, int | None]:
    """The place and the turn that were chosen so far."""
    if asked.ghost is None:
        return None, None
    turn = asked.ghost.turn
    return asked.ghost.place.at, int(turn.which) if turn is not None else None


def _asked_for(number: int, place: Place | None) -> Text:
    if place is None:
        return Text("legendary_forests-picture-choose-place", tile=number)
    return Text("legendary_forests-picture-choose-turn", tile=number, place=place_name(place))


# Planting


def _tree_panel(view: ForestView, seat: int, asked: Asked, table: Table, waiting: frozenset[int]) -> Picture:
    left = dict(view.supply)
    colour = next((offer.which for offer in asked.taken if offer.where == "tree"), None)
    named = next((offer.which for offer in asked.taken if offer.where == "region"), None)
    regions = view.planets[seat].regions
    possible = [region for region in regions if left[region.colour] and colour in (None, region.colour)]
    chosen = next((region for region in possible if region.name == named), None)
    canvas = Canvas(PHONE_WIDTH, PHONE_HEIGHT, NIGHT)
    if chosen is None or colour is None:
        wanted = Text("legendary_forests-picture-choose-tree")
        if colour is not None:
            wanted = Text("legendary_forests-picture-choose-region")
        ground = _frame(canvas, view, seat, table, waiting, view.planets[seat].total, 0, marked=colour)
        drawing = planet_in(canvas, ground, view, seat, [])
        drawing.dimmed(region for region in regions if region not in possible)
        drawing.trees()
        if colour is None:
            drawing.points((region for region in possible if not region.trees), worth=True)
        else:
            drawing.tags(possible)
        _foot(canvas, table, wanted)
        by_worth = sorted(possible, key=lambda region: -region.worth)
        listed = tuple(named_region(region, region_in_words(region)) for region in by_worth)
        alt = Text("legendary_forests-picture-alt-regions", heading=heading_in_words(view), regions=listed)
        return canvas.picture(table.say(alt))
    after = view.with_tree(seat, Tree(chosen.spots[0], colour))
    grown = after.region_at(chosen.spots[0])
    ground = _frame(canvas, view, seat, table, waiting, after.total, 0, 1, colour)
    drawing = planet_in(canvas, ground, view, seat, [])
    drawing.dimmed(region for region in regions if region not in possible)
    drawing.lit(chosen)
    drawing.trees()
    drawing.tree(chosen.spots[0], colour, 0.13 if chosen.trees else 0)
    lines = Box(MARGIN + 6, PHONE_HEIGHT - MARGIN - LINE, _WIDTH - 12, LINE)
    region_lines(canvas, lines, [grown], table, named=True)
    alt = Text(
        "legendary_forests-picture-alt-tree",
        heading=heading_in_words(view),
        tree=names.tree(colour),
        area=chosen.name,
        region=region_in_words(grown),
    )
    return canvas.picture(table.say(alt))


# The frame around both


def _frame(
    canvas: Canvas,
    view: ForestView,
    seat: int,
    table: Table,
    waiting: frozenset[int],
    total: int,
    turn: int,
    lines: int = 1,
    marked: str | None = None,
) -> Box:
    """Title, drawn tile, supply, who still decides; gives the room for the planet."""
    now = view.planets[seat].total
    worth = table.say(points(total))
    note = worth if total == now else f"{now} → {worth}"
    title_bar(canvas, Box(MARGIN, 6, _WIDTH, _TITLE - 4), table.say(heading(view)), note)
    box = Box(MARGIN, MARGIN + _TITLE, _WIDTH, _TILE)
    canvas.panel(box, DUSK, 10)
    assert view.tile is not None
    stamp_tile(canvas, Box(box.x + 6, box.y + 6, box.h - 12, box.h - 12), view.tile.faces[turn], view.tile.background)
    left = box.x + box.h + 6
    canvas.text_in(Box(left, box.y + 6, box.right - left - 8, 26), table.say(tile_words(view)), 15, MIST, True, "left")
    supply(canvas, left, box.y + 38, view, marked)
    if view.phase == "lay":
        _others(canvas, Box(left + 162, box.y + 40, box.right - left - 168, 22), view, seat, table, waiting)
    foot = max(LINE * max(lines, 1), 22) + 4
    return Box(MARGIN, box.bottom + GAP, _WIDTH, PHONE_HEIGHT - MARGIN - foot - box.bottom - GAP)


def _others(canvas: Canvas, box: Box, view: ForestView, seat: int, table: Table, waiting: frozenset[int]) -> None:
    """The others at the table: who has laid and who has not."""
    others = [other for other in range(view.players) if other != seat]
    for at, other in enumerate(reversed(others)):
        x = box.right - (at + 1) * 34
        stamp_emblem(canvas, Box(x, box.y + 1, 18, 18), table.sitters[other], other)
        waiting_emblem(canvas, Box(x + 18, box.y + 3, 13, 13), other in waiting)


def _foot(canvas: Canvas, table: Table, words: Text) -> None:
    canvas.text_in(
        Box(MARGIN + 4, PHONE_HEIGHT - MARGIN - 22, _WIDTH - 8, 22), table.say(words), 14, EMBER, True, "left"
    )
