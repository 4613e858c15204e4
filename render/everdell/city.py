"""A city of Everdell as a grid of small cards, with all that lies and stands on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.everdell.box import Card
from engine.games.everdell.names import copy_name
from engine.games.everdell.views import CityCardView, EverdellView
from render.everdell.cards import medal, small_card
from render.everdell.chips import Chip, bundle_chips
from render.everdell.icons import PAPER, thing, token_sign
from render.everdell.motifs import automaton_sign
from render.kit import Box, Canvas, Table, emblem, shapes
from render.kit.theme import INK, mix

COLUMNS, GAP = 4, 4.0
LEAST, MOST = 54.0, 84.0  # how high a card may be


def bars(canvas: Canvas) -> None:
    """A cell with somebody in it."""
    canvas.shape(shapes.rounded(0.08, 0.08, 0.84, 0.84, 0.14), mix(INK, PAPER, 0.3), INK, 0.08)
    for x in (0.3, 0.5, 0.7):
        canvas.stroke([(x, 0.16), (x, 0.84)], PAPER, 0.08)


def pair_sign(canvas: Canvas) -> None:
    """Half of a pair that shares a space: two rings."""
    for x in (0.36, 0.64):
        canvas.stroke(shapes.circle(x, 0.5, 0.26), INK, 0.16, closed=True)
        canvas.stroke(shapes.circle(x, 0.5, 0.26), "#e8b93c", 0.08, closed=True)


def city_chips(card: Card, lying: CityCardView, table: Table, view: EverdellView) -> list[Chip]:
    """What lies and stands on a card: workers, occupied token, point tokens, resources, cards under it."""
    chips: list[Chip] = []
    for owner in (*lying.workers, *lying.guests):
        if isinstance(owner, str):
            chips.append(Chip(automaton_sign, (owner,)))
        else:
            chips.append(Chip(emblem, (table.sitters[owner].colour, owner + 1)))
    if lying.occupant:
        chips.append(Chip(medal, (view.card(lying.occupant),)))
    elif card.occupied_by:
        chips.append(Chip(token_sign, (False,)))
    if lying.tokens:
        chips.append(Chip(thing, ("point",), str(lying.tokens)))
    chips += bundle_chips(lying.stored)
    if lying.under:
        chips.append(Chip(bars, (), str(len(lying.under))))
    if lying.paired:
        chips.append(Chip(pair_sign))
    return chips


def city_height(count: int, room: float) -> float:
    """How high the cards of a city are so that all of them fit."""
    lines = max(1, -(-count // COLUMNS))
    return max(LEAST, min(MOST, (room + GAP) / lines - GAP))


def draw_city(
    canvas: Canvas,
    box: Box,
    view: EverdellView,
    city: Sequence[CityCardView],
    table: Table,
    touch: Callable[[Box, CityCardView], None] = lambda _box, _lying: None,
) -> float:
    """The cards in rows from the top of a box; `touch` may mark each. Returns where they end."""
    height = city_height(len(city), box.h)
    for index, lying in enumerate(city):
        row, column = divmod(index, COLUMNS)
        width = (box.w - GAP * (COLUMNS - 1)) / COLUMNS
        cell = Box(box.x + column * (width + GAP), box.y + row * (height + GAP), width, height)
        card = view.card(lying.id)
        name = table.say(copy_name(card, lying.name))
        small_card(canvas, cell, card, name, city_chips(card, lying, table, view), 15)
        touch(cell, lying)
    return box.y + -(-len(city) // COLUMNS) * (height + GAP)
