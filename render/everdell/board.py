"""Everdell's table at a glance: players, Meadow, locations, events, all on one phone screen."""

from __future__ import annotations

from engine.games.everdell.describe import caption
from engine.games.everdell.names import card_name, owner_name
from engine.games.everdell.views import AutomatonView, EverdellView, MeadowView, PlayerView
from engine.text import Player, Text
from render.everdell.cards import empty_place, place_number, small_card
from render.everdell.chips import Chip, bundle_chips, centred_chips, draw_chips, resource_chips
from render.everdell.icons import PAPER_SHADE, city_sign, season_sign, worker_sign
from render.everdell.motifs import automaton_motif
from render.everdell.places import event_cell, kept, location_cell, mark, owner_sign
from render.kit import (
    MARGIN,
    PHONE_HEIGHT,
    PHONE_WIDTH,
    Box,
    Canvas,
    Picture,
    Table,
    icons,
    stamp_emblem,
    theme,
    title_bar,
)
from render.kit.theme import DUSK, EMBER, FOG, HAZE, LIGHT, MIST, SLATE

WIDTH = PHONE_WIDTH - 2 * MARGIN
TITLE = 26.0
_PLATE, _MOST, _CELL, _EVENT, _GAP = 62.0, 84.0, 42.0, 47.0, 5.0  # heights; Meadow cards are at most so high


def draw_board(view: EverdellView, table: Table, waiting: frozenset[int]) -> Picture:
    """Everything public but the cities, of which only the size is told."""
    sides = len(view.sides) + len(view.automata)
    lines = (sides + 1) // 2
    others = TITLE + 4 + lines * (_PLATE + _GAP) + 2 * (_CELL + _GAP) + _EVENT + MARGIN + 4
    card = min(_MOST, (PHONE_HEIGHT - others) / 2 - 4)
    height = others + 2 * (card + 4)
    canvas = Canvas(PHONE_WIDTH, height, theme.NIGHT)
    draw_title(canvas, view, table)
    y = TITLE + 4
    places = [
        place
        for line in Box(MARGIN, y, WIDTH, lines * (_PLATE + _GAP) - _GAP).rows(lines, _GAP)
        for place in line.columns(2, 6)
    ]
    for side, place in zip(view.sides, places, strict=False):
        player_plate(canvas, place, view, side, table, waiting)
    for automaton, place in zip(view.automata, places[len(view.sides) :], strict=False):
        _automaton_plate(canvas, place, automaton, table)
    y += lines * (_PLATE + _GAP)
    draw_meadow(canvas, Box(MARGIN, y, WIDTH, 2 * card + 4), view, table)
    y += 2 * (card + 4) + 1
    _basic(canvas, Box(MARGIN, y, WIDTH, _CELL), view, table)
    y += _CELL + _GAP
    _further(canvas, Box(MARGIN, y, WIDTH, _CELL), view, table)
    y += _CELL + _GAP
    for event, cell in zip(view.events, Box(MARGIN, y, WIDTH, _EVENT).columns(len(view.events), 4), strict=True):
        event_cell(canvas, cell, view.box, event, table)
        mark(canvas, cell, "last" if event.id in view.last.places else "")
    return canvas.picture(table.say(caption(view)))


def draw_title(canvas: Canvas, view: EverdellView, table: Table) -> None:
    if view.active is None:
        title = Text("everdell-picture-over")
    else:
        title = Text("everdell-picture-title", turn=view.turn, who=Player(view.active))
    pile = table.say(Text("everdell-picture-pile", pile=view.pile))
    title_bar(canvas, Box(MARGIN, 4, WIDTH, TITLE - 2), table.say(title), pile)


# Players


def player_plate(
    canvas: Canvas, box: Box, view: EverdellView, side: PlayerView, table: Table, waiting: frozenset[int]
) -> None:
    """Name, season and points; workers, hand and city; resources and tokens."""
    active = side.seat == view.active
    canvas.panel(box, SLATE if active else DUSK, 7, EMBER if active else HAZE, 1.6 if active else 1)
    upper, rest = box.inset(5, 3).top(19)
    stamp_emblem(canvas, Box(upper.x, upper.y, 18, 18), table.sitters[side.seat], side.seat)
    right = upper.right
    score = str(side.points.total)
    right -= canvas.text_width(score, 15, bold=True)
    canvas.text(right, upper.y + 14.5, score, 15, LIGHT, bold=True)
    right -= 20
    canvas.stamp(season_sign, Box(right, upper.y + 1, 16, 16), side.season)
    if side.passed:
        right -= 17
        canvas.stamp(icons.check, Box(right, upper.y + 2, 15, 15), theme.MOSS)
    elif side.seat in waiting:
        right -= 17
        canvas.stamp(icons.hourglass, Box(right, upper.y + 2, 15, 15), FOG)
    if table.sitters[side.seat].computer:
        right -= 16
        canvas.stamp(icons.computer, Box(right, upper.y + 3, 13, 13), FOG)
    name = Box(upper.x + 23, upper.y, right - upper.x - 27, 19)
    canvas.text_in(name, table.name(side.seat), 14, LIGHT, True, "left")
    middle, lower = rest.top(18)
    counts = (
        Chip(worker_sign, (MIST,), f"{side.workers_left}/{side.workers}"),
        Chip(icons.cards, (MIST,), str(side.hand_size)),
        Chip(city_sign, (MIST,), f"{side.spaces_used}/{side.spaces}"),
    )
    for each, cell in zip(counts, middle.columns(3, 2), strict=True):
        draw_chips(canvas, Box(cell.x, cell.y + 1, cell.w, 15), [each], MIST, size=15)
    strip = Box(box.x + 2, lower.y, box.w - 4, box.bottom - 2 - lower.y)
    canvas.panel(strip, PAPER_SHADE, 5)
    for each, cell in zip(resource_chips(side.resources, side.tokens), strip.inset(3, 0).columns(5, 1), strict=True):
        centred_chips(canvas, cell, [each])


def _automaton_plate(canvas: Canvas, box: Box, automaton: AutomatonView, table: Table) -> None:
    canvas.panel(box, DUSK, 7, HAZE)
    upper, rest = box.inset(5, 3).top(19)
    owner_sign(canvas, Box(upper.x, upper.y, 18, 18), automaton.id, table)
    score = str(automaton.total)
    right = upper.right - canvas.text_width(score, 15, bold=True)
    canvas.text(right, upper.y + 14.5, score, 15, LIGHT, bold=True)
    name = Box(upper.x + 23, upper.y, right - upper.x - 27, 19)
    canvas.text_in(name, table.say(owner_name(automaton.id)), 14, LIGHT, True, "left")
    chips = automaton_motif(automaton.id).plate(automaton)
    draw_chips(canvas, Box(rest.x, rest.y + 6, rest.w, 16), chips, MIST, size=16, gap=16)


# The Meadow


def meadow_chips(view: EverdellView, id: str) -> list[Chip]:
    return bundle_chips(view.card(id).cost)


def draw_meadow(canvas: Canvas, box: Box, view: EverdellView, table: Table) -> None:
    cells = [cell for line in box.rows(2, 4) for cell in line.columns(4, 4)]
    for lying, cell in zip(view.meadow, cells, strict=False):
        draw_meadow_card(canvas, cell, view, lying, table)


def draw_meadow_card(canvas: Canvas, cell: Box, view: EverdellView, lying: MeadowView, table: Table) -> None:
    if lying.card is None:
        empty_place(canvas, cell)
        return
    small_card(canvas, cell, view.card(lying.card), table.say(card_name(lying.card)), meadow_chips(view, lying.card))
    place_number(canvas, cell, lying.place)
    if lying.kept:
        kept(canvas, cell, lying.kept)
    elif lying.new:
        mark(canvas, cell, "last")


# Locations


def _basic(canvas: Canvas, box: Box, view: EverdellView, table: Table) -> None:
    for place, cell in zip(view.basic, box.columns(len(view.basic), 4), strict=True):
        location_cell(canvas, cell, view.box, place, table)
        mark(canvas, cell, "last" if place.id in view.last.places else "")


def _further(canvas: Canvas, box: Box, view: EverdellView, table: Table) -> None:
    """The forest, the Haven, and the Journey."""
    forest = [clearing.place for clearing in view.forest if clearing.place is not None]
    places = [*forest, view.haven]
    left, right = box.left(box.w - 4 * 30 - 3 * 3)
    cells = Box(left.x, left.y, left.w - 4, left.h).columns(len(places), 4)
    for place, cell in zip([*places, *view.journeys], [*cells, *right.columns(4, 3)], strict=True):
        location_cell(canvas, cell, view.box, place, table)
        mark(canvas, cell, "last" if place.id in view.last.places else "")
