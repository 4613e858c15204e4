"""Everdell's cards by code: the full card for reading, the small card for boards and cities.

A full card says everything: type (colour and sign), name, points, motif, cost, our short text, who may move in (or
where a critter may live free), kind and rarity. A small card has name, motif, type, points and some chips: its cost,
or what lies on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.everdell.box import Box as Parts
from engine.games.everdell.box import Card
from engine.games.everdell.names import card_name
from engine.text import Text
from render.everdell.chips import Chip, bundle_chips, draw_chips
from render.everdell.icons import (
    BARK,
    GOLD,
    PAPER,
    PAPER_SHADE,
    TYPE_COLOURS,
    common_sign,
    kind_sign,
    token_sign,
    type_badge,
    type_sign,
    unique_sign,
)
from render.everdell.motifs import motif
from render.kit import SMALL, Box, Canvas, Table, fit, shapes, theme
from render.kit.fonts import LINE_HEIGHT
from render.kit.theme import INK, LIGHT, RUST, mix

FULL_HEADER, SMALL_HEADER = 20.0, 16.0
_LEFT, _COST = 48.0, 13.5  # the column of motif and cost on a full card, and the size of its signs


def medal(canvas: Canvas, card: Card) -> None:
    """The motif on its ground: round for critters, square for constructions."""
    ground = mix(TYPE_COLOURS[card.type], PAPER, 0.72)
    outline = shapes.circle(0.5, 0.5, 0.49) if card.critter else shapes.rounded(0.02, 0.02, 0.96, 0.96, 0.1)
    canvas.shape(outline, ground, mix(ground, BARK, 0.35), 0.02)
    with canvas.at(0.1, 0.1, 0.8):
        motif(canvas, card)


# The full card


def _frame(canvas: Canvas, w: float, h: float, header: float, card: Card) -> None:
    """Paper under a header in the colour of the type; in points."""
    colour = TYPE_COLOURS[card.type]
    canvas.fill(shapes.rounded(0, 0, w, h, 6), mix(colour, INK, 0.25))
    canvas.fill(shapes.rounded(1.2, header, w - 2.4, h - header - 1.2, 5), PAPER)
    canvas.fill(shapes.rectangle(1.2, header, w - 2.4, 6), PAPER)


def _points(canvas: Canvas, box: Box, points: int) -> None:
    canvas.fill(shapes.circle(*box.centre, box.w / 2), INK)
    canvas.fill(shapes.circle(*box.centre, box.w / 2 - 1), GOLD if points >= 0 else RUST)
    words = str(points).replace("-", "−")
    canvas.text(box.centre[0], box.centre[1] + 4.4, words, SMALL + 0.5, INK, bold=True, align="middle")


def _medal_side(h: float) -> float:
    """How large the motif of a full card may be: two lines of cost have to fit below it."""
    return min(_LEFT - 2, h - FULL_HEADER - 2 * (_COST + 2) - 6)


def _full_face(canvas: Canvas, card: Card, w: float, h: float) -> None:
    """All of a full card that is not words."""
    with canvas.at(0, 0, 1 / w):
        _frame(canvas, w, h, FULL_HEADER, card)
        canvas.stamp(type_sign, Box(4, 2.5, 15, 15), card.type)
        canvas.stamp(kind_sign, Box(22, 3.5, 13, 13), card.kind, LIGHT, TYPE_COLOURS[card.type])
        _points(canvas, Box(w - 20, 1, 18, 18), card.points)
        side = _medal_side(h)
        canvas.stamp(medal, Box(3 + (_LEFT - side) / 2, FULL_HEADER + 3, side, side), card)
        cost = Box(4, FULL_HEADER + side + 5, _LEFT, 2 * _COST + 2)
        draw_chips(canvas, cost, bundle_chips(card.cost), size=_COST, gap=2)
        canvas.stamp(unique_sign if card.unique else common_sign, Box(_LEFT - 9, FULL_HEADER + side - 9, 13, 13))


def neighbours(parts: Parts, card: Card) -> tuple[Text, ...]:
    """For a construction who may move in, for a critter where it lives free."""
    if "*" in card.occupied_by:
        return (Text("everdell-picture-anybody"),)
    if card.occupied_by:
        return tuple(card_name(id) for id in card.occupied_by)
    return tuple(card_name(host.id) for host in parts.all_cards if card.id in host.occupied_by)


def full_card(canvas: Canvas, box: Box, card: Card, parts: Parts, table: Table) -> None:
    """A card with all that a player wants to know of it."""
    canvas.stamp(_full_face, box, card, box.w, box.h)
    name = Box(box.x + 39, box.y, box.w - 61, FULL_HEADER)
    canvas.text_in(name, table.say(card_name(card.id)), 14, LIGHT, True, "left")
    if not any(card.cost):
        free = Box(box.x + 3, box.y + FULL_HEADER + _medal_side(box.h) + 5, _LEFT, _COST)
        canvas.text_in(free, table.say(Text("everdell-picture-nothing")), SMALL, BARK)
    right = text_room(box)
    _text(canvas, right, table.say(Text(f"everdell-brief-{card.id}")))
    canvas.stamp(token_sign, Box(right.x - 2, box.bottom - 18, 13, 13), False)
    names = ", ".join(table.say(each) for each in neighbours(parts, card))
    canvas.text_in(Box(right.x + 12, box.bottom - 19, right.w - 12, 16), names, SMALL, BARK, align="left")


def text_room(box: Box) -> Box:
    """Where the text of a full card stands."""
    return Box(box.x + _LEFT + 8, box.y + FULL_HEADER + 4, box.w - _LEFT - 11, box.h - FULL_HEADER - 22)


def text_lines(room: Box, size: float) -> int:
    """How many lines of this size the text may have."""
    return max(1, int((room.h + 3) / (size * LINE_HEIGHT)))


def _text(canvas: Canvas, box: Box, words: str) -> None:
    """As large as the room allows."""
    for size in (15.0, 14.0, 13.0, SMALL):
        lines = text_lines(box, size)
        fitted = fit(words, box.w, size, size, lines)
        if size == SMALL or not (fitted.cut or any(line.endswith("-") for line in fitted.lines)):
            canvas.text_in(box, words, size, INK, align="left", lines=lines, smallest=size, upright="top")
            return


# The small card


def _small_face(canvas: Canvas, card: Card, w: float, h: float, header: float, side: float) -> None:
    with canvas.at(0, 0, 1 / w):
        _frame(canvas, w, h, header, card)
        canvas.stamp(medal, Box(3, header + 3, side, side), card)
        canvas.stamp(type_badge, Box(side + 5, header + 2, 16, 16), card.type)
        _points(canvas, Box(w - 20, header + 1, 18, 18), card.points)
        if card.unique:
            canvas.stamp(unique_sign, Box(side - 8, header + side - 8, 12, 12))


def small_card(canvas: Canvas, box: Box, card: Card, name: str, chips: Sequence[Chip], size: float = 13) -> None:
    """A card at a glance, with chips at its lower right; a long name takes two lines where there is room."""
    room = box.h >= 74 or (len(chips) <= 2 and box.h >= 60)
    long = room and fit(name, box.w - 6, 13, SMALL, 1, True).cut
    header = SMALL_HEADER + 13 if long else SMALL_HEADER
    # A large motif leaves a narrow column, in which many chips need a line each.
    side = min(48.0 if box.h >= 84 or len(chips) <= 2 else 40.0, box.h - header - 6)
    canvas.stamp(_small_face, box, card, box.w, box.h, header, side)
    canvas.text_in(Box(box.x + 3, box.y, box.w - 6, header), name, 13, LIGHT, True, lines=2 if long else 1)
    body = Box(box.x + side + 5, box.y + header + 19, box.w - side - 6, box.h - header - 19)
    draw_chips(canvas, body, chips, size=size if box.h >= 72 else 13, gap=2)


def place_number(canvas: Canvas, box: Box, place: int, header: float = SMALL_HEADER) -> None:
    """The number of a Meadow place, on the upper left of the card's motif."""
    x, y = box.x + 10, box.y + header + 9
    canvas.disc(x, y, 7.5, INK)
    canvas.text(x, y + 4.3, str(place), SMALL, LIGHT, bold=True, align="middle")


def empty_place(canvas: Canvas, box: Box) -> None:
    """Where a card might lie."""
    outline = shapes.rounded(box.x + 1, box.y + 1, box.w - 2, box.h - 2, 6)
    canvas.stroke(outline, theme.HAZE, 1.3, closed=True, dash=(4, 4))


def card_back(canvas: Canvas) -> None:
    """Draws the back of a card into a unit square, for covers and piles."""
    canvas.shape(shapes.rounded(0.18, 0.04, 0.64, 0.92, 0.07), PAPER, INK, 0.03)
    canvas.fill(shapes.rounded(0.24, 0.1, 0.52, 0.8, 0.05), "#4b7a63")
    canvas.fill(shapes.path("M.32 .74 C.28 .46 .44 .28 .68 .24 C.7 .52 .58 .76 .32 .74Z")[0], PAPER_SHADE)
