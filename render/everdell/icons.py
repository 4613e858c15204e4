"""Everdell's small signs: resources, card types, kinds, seasons, tokens. Each draws into a unit square.

Every sign has an outline of its own, so none needs its colour to be told from the others.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from render.kit import Canvas, shapes
from render.kit.theme import INK, LIGHT, Colour, mix

PAPER, PAPER_SHADE, BARK = "#f1e8d3", "#dccfb0", "#5b4636"
TYPE_COLOURS = {
    "traveler": "#b98d4b",
    "production": "#4c8f4f",
    "destination": "#b8443a",
    "governance": "#3f6cb0",
    "prosperity": "#83539f",
}
TWIG, RESIN, PEBBLE, BERRY = "#8a5a33", "#e39a26", "#8d979c", "#b5305f"
GOLD, LEAF = "#e8b93c", "#5f9d52"


# Resources


def _twig(canvas: Canvas) -> None:
    """A forked stick."""
    for colour, width in ((INK, 0.24), (TWIG, 0.15)):
        canvas.stroke([(0.14, 0.86), (0.84, 0.16)], colour, width)
        canvas.stroke([(0.46, 0.54), (0.44, 0.2)], colour, width * 0.85)
        canvas.stroke([(0.58, 0.42), (0.88, 0.5)], colour, width * 0.85)
    canvas.stroke([(0.2, 0.76), (0.74, 0.22)], mix(TWIG, LIGHT, 0.4), 0.04)


def _resin(canvas: Canvas) -> None:
    """An amber drop."""
    drop = shapes.path(
        "M.5 .06 C.62 .3 .84 .44 .84 .65 C.84 .84 .69 .95 .5 .95 C.31 .95 .16 .84 .16 .65 C.16 .44 .38 .3 .5 .06Z"
    )[0]
    canvas.shape(drop, RESIN, INK, 0.07)
    canvas.stroke(shapes.arc(0.5, 0.64, 0.19, 100, 190), mix(RESIN, LIGHT, 0.75), 0.09)


def _pebble(canvas: Canvas) -> None:
    """Two flat stones."""
    canvas.shape(shapes.ellipse(0.64, 0.42, 0.26, 0.22), mix(PEBBLE, INK, 0.3), INK, 0.07)
    canvas.shape(shapes.ellipse(0.42, 0.63, 0.36, 0.27), mix(PEBBLE, LIGHT, 0.3), INK, 0.07)
    canvas.stroke(shapes.arc(0.4, 0.62, 0.2, 190, 270, 0.13), LIGHT, 0.06)


def _berry(canvas: Canvas) -> None:
    """Three berries under a leaf."""
    for x, y in ((0.3, 0.6), (0.7, 0.6), (0.5, 0.76)):
        canvas.shape(shapes.circle(x, y, 0.2), BERRY, INK, 0.06)
        canvas.disc(x - 0.06, y - 0.07, 0.05, mix(BERRY, LIGHT, 0.75))
    leaf = shapes.path("M.5 .42 C.5 .2 .66 .08 .9 .08 C.88 .3 .74 .42 .5 .42Z")[0]
    canvas.shape(leaf, LEAF, INK, 0.05)
    canvas.stroke([(0.5, 0.46), (0.3, 0.16)], INK, 0.07)


def _any(canvas: Canvas) -> None:
    """A resource of choice: a tied sack."""
    sack = shapes.path("M.36 .34 C.1 .5 .04 .94 .3 .95 L.7 .95 C.96 .94 .9 .5 .64 .34Z")[0]
    canvas.shape(sack, "#c9a877", INK, 0.07)
    canvas.shape([(0.3, 0.08), (0.5, 0.16), (0.7, 0.08), (0.62, 0.32), (0.38, 0.32)], "#c9a877", INK, 0.06)
    canvas.stroke([(0.34, 0.35), (0.66, 0.35)], BARK, 0.1)
    for x, y, colour in ((0.34, 0.62, TWIG), (0.62, 0.58, RESIN), (0.38, 0.8, BERRY), (0.66, 0.78, PEBBLE)):
        canvas.disc(x, y, 0.085, colour)


def _card(canvas: Canvas) -> None:
    """A card of the deck: a back with a leaf."""
    canvas.shape(shapes.rounded(0.2, 0.06, 0.6, 0.88, 0.1), PAPER, INK, 0.08)
    canvas.fill(shapes.rounded(0.29, 0.15, 0.42, 0.7, 0.06), "#4b7a63")
    canvas.fill(shapes.path("M.36 .7 C.32 .46 .46 .3 .66 .28 C.68 .5 .58 .7 .36 .7Z")[0], PAPER)


def _point(canvas: Canvas) -> None:
    """A point token: a gold coin with a star."""
    canvas.shape(shapes.circle(0.5, 0.5, 0.43), GOLD, INK, 0.08)
    canvas.stroke(shapes.circle(0.5, 0.5, 0.33), mix(GOLD, INK, 0.4), 0.04, closed=True)
    canvas.fill(shapes.star(0.5, 0.52, 0.27, 0.12), mix(GOLD, INK, 0.72))


_THINGS: dict[str, Callable[[Canvas], None]] = {
    "twig": _twig,
    "resin": _resin,
    "pebble": _pebble,
    "berry": _berry,
    "any": _any,
    "card": _card,
    "point": _point,
}


def thing(canvas: Canvas, kind: str) -> None:
    """Something a player gains or pays: twig, resin, pebble, berry, any, card, point."""
    _THINGS[kind](canvas)


# The five types of cards


def _compass(canvas: Canvas, colour: Colour) -> None:
    canvas.stroke(shapes.circle(0.5, 0.5, 0.38), colour, 0.11, closed=True)
    canvas.fill([(0.74, 0.26), (0.58, 0.58), (0.42, 0.42)], colour)
    canvas.fill([(0.26, 0.74), (0.58, 0.58), (0.42, 0.42)], mix(colour, INK, 0.35))


def _gear(canvas: Canvas, colour: Colour) -> None:
    for tooth in range(8):
        angle = radians(tooth * 45)
        canvas.stroke([(0.5, 0.5), (0.5 + 0.4 * cos(angle), 0.5 + 0.4 * sin(angle))], colour, 0.17)
    canvas.fill(shapes.circle(0.5, 0.5, 0.32), colour)
    canvas.disc(0.5, 0.5, 0.14, INK)


def _flag(canvas: Canvas, colour: Colour) -> None:
    canvas.stroke([(0.26, 0.1), (0.26, 0.9)], colour, 0.12)
    canvas.fill([(0.26, 0.1), (0.9, 0.22), (0.68, 0.36), (0.9, 0.52), (0.26, 0.6)], colour)


def _pillars(canvas: Canvas, colour: Colour) -> None:
    canvas.fill([(0.5, 0.08), (0.94, 0.36), (0.06, 0.36)], colour)
    for x in (0.22, 0.5, 0.78):
        canvas.stroke([(x, 0.46), (x, 0.74)], colour, 0.13)
    canvas.stroke([(0.1, 0.86), (0.9, 0.86)], colour, 0.12)


def _gem(canvas: Canvas, colour: Colour) -> None:
    canvas.fill([(0.28, 0.14), (0.72, 0.14), (0.96, 0.4), (0.5, 0.92), (0.04, 0.4)], colour)
    canvas.stroke([(0.08, 0.4), (0.92, 0.4)], INK, 0.06)
    canvas.stroke([(0.34, 0.4), (0.5, 0.84), (0.66, 0.4), (0.5, 0.16), (0.34, 0.4)], INK, 0.05)


_TYPES: dict[str, Callable[[Canvas, Colour], None]] = {
    "traveler": _compass,
    "production": _gear,
    "destination": _flag,
    "governance": _pillars,
    "prosperity": _gem,
}


def type_sign(canvas: Canvas, type: str, colour: Colour = LIGHT) -> None:
    """The sign of a card type alone."""
    _TYPES[type](canvas, colour)


def type_badge(canvas: Canvas, type: str) -> None:
    """The sign of a card type on its colour."""
    canvas.shape(shapes.rounded(0.03, 0.03, 0.94, 0.94, 0.24), TYPE_COLOURS[type], INK, 0.06)
    with canvas.at(0.15, 0.15, 0.7):
        _TYPES[type](canvas, LIGHT)


# Kinds and marks


def kind_sign(canvas: Canvas, kind: str, colour: Colour = BARK, ground: Colour = PAPER) -> None:
    """Critters leave a paw print, constructions have a roof."""
    if kind == "critter":
        canvas.fill(shapes.ellipse(0.5, 0.68, 0.27, 0.23), colour)
        for x, y in ((0.16, 0.46), (0.38, 0.24), (0.62, 0.24), (0.84, 0.46)):
            canvas.fill(shapes.ellipse(x, y, 0.11, 0.15), colour)
        return
    canvas.fill(
        [(0.5, 0.06), (0.96, 0.46), (0.82, 0.46), (0.82, 0.94), (0.18, 0.94), (0.18, 0.46), (0.04, 0.46)], colour
    )
    canvas.fill(shapes.rectangle(0.41, 0.6, 0.18, 0.34), ground)


def unique_sign(canvas: Canvas) -> None:
    """Only one in a city: a seal with a ribbon."""
    canvas.fill([(0.3, 0.5), (0.22, 0.98), (0.5, 0.8), (0.78, 0.98), (0.7, 0.5)], "#a8322f")
    canvas.fill(shapes.star(0.5, 0.38, 0.38, 0.3, 10), GOLD)
    canvas.stroke(shapes.star(0.5, 0.38, 0.38, 0.3, 10), INK, 0.05, closed=True)
    canvas.disc(0.5, 0.38, 0.13, BARK)


def common_sign(canvas: Canvas) -> None:
    """Any number in a city: two cards, one behind the other."""
    canvas.shape(shapes.rounded(0.34, 0.08, 0.5, 0.66, 0.08), PAPER_SHADE, BARK, 0.09)
    canvas.shape(shapes.rounded(0.14, 0.26, 0.5, 0.66, 0.08), PAPER, BARK, 0.09)


def event_sign(canvas: Canvas, special: bool) -> None:
    """An event: a scroll, with a star if it is a special one."""
    canvas.shape(shapes.rectangle(0.18, 0.16, 0.64, 0.7), PAPER, INK, 0.06)
    for y in (0.14, 0.86):
        canvas.shape(shapes.rounded(0.08, y - 0.1, 0.84, 0.2, 0.1), PAPER_SHADE, INK, 0.06)
    if special:
        canvas.fill(shapes.star(0.5, 0.52, 0.26, 0.11), "#a8322f")
    else:
        for y in (0.38, 0.5, 0.62):
            canvas.stroke([(0.3, y), (0.7, y)], BARK, 0.05)


def token_sign(canvas: Canvas, used: bool = False) -> None:
    """The occupied token of a construction: a doorway; it is shut once somebody lives there."""
    door = [*shapes.arc(0.5, 0.42, 0.3, 180, 360), (0.8, 0.92), (0.2, 0.92)]
    canvas.shape(door, BARK if used else PAPER, BARK, 0.12)
    if used:
        canvas.disc(0.66, 0.62, 0.07, GOLD)
    else:
        canvas.fill([(0.5, 0.26), (0.5, 0.92), (0.2, 0.92), (0.2, 0.42)], mix(BARK, PAPER, 0.4))


def anyone_sign(canvas: Canvas) -> None:
    """Whoever may move in: a paw in a ring."""
    canvas.stroke(shapes.circle(0.5, 0.5, 0.42), BARK, 0.08, closed=True)
    with canvas.at(0.24, 0.24, 0.52):
        kind_sign(canvas, "critter")


def worker_sign(canvas: Canvas, colour: Colour = LIGHT) -> None:
    """A worker: a small standing critter with ears."""
    for x in (0.34, 0.66):
        canvas.disc(x, 0.16, 0.13, colour)
    canvas.disc(0.5, 0.32, 0.23, colour)
    canvas.fill(shapes.path("M.5 .44 C.82 .46 .86 .8 .84 .95 L.16 .95 C.14 .8 .18 .46 .5 .44Z")[0], colour)


def city_sign(canvas: Canvas, colour: Colour = LIGHT) -> None:
    """How large a city is: two roofs."""
    for x, top in ((0.0, 0.34), (0.42, 0.1)):
        w = 0.56
        canvas.fill([(x + w / 2, top), (x + w, top + 0.32), (x, top + 0.32)], colour)
        canvas.fill(shapes.rectangle(x + 0.08, top + 0.3, w - 0.16, 0.62 - top + 0.3), colour)


# Seasons


def _winter(canvas: Canvas, colour: Colour) -> None:
    for turn in (0, 60, 120):
        line = shapes.turned([(0.5, 0.08), (0.5, 0.92)], 0.5, 0.5, turn)
        canvas.stroke(line, colour, 0.09)
    for turn in range(0, 360, 60):
        canvas.stroke(shapes.turned([(0.38, 0.14), (0.5, 0.27), (0.62, 0.14)], 0.5, 0.5, turn), colour, 0.07)


def _spring(canvas: Canvas, colour: Colour) -> None:
    for turn in range(0, 360, 72):
        x, y = shapes.turned([(0.5, 0.24)], 0.5, 0.5, turn)[0]
        canvas.disc(x, y, 0.19, colour)
    canvas.disc(0.5, 0.5, 0.13, INK)


def _summer(canvas: Canvas, colour: Colour) -> None:
    for turn in range(0, 360, 45):
        canvas.stroke(shapes.turned([(0.5, 0.06), (0.5, 0.18)], 0.5, 0.5, turn), colour, 0.1)
    canvas.disc(0.5, 0.5, 0.24, colour)


def _autumn(canvas: Canvas, colour: Colour) -> None:
    leaf = shapes.path(
        "M.5 .96 L.47 .72 L.16 .78 L.24 .62 L.04 .44 L.18 .4 L.14 .22 L.34 .34 L.38 .2 L.5 .04"
        " L.62 .2 L.66 .34 L.86 .22 L.82 .4 L.96 .44 L.76 .62 L.84 .78 L.53 .72Z"
    )[0]
    canvas.fill(leaf, colour)


_SEASONS: dict[str, tuple[Callable[[Canvas, Colour], None], Colour]] = {
    "winter": (_winter, "#bfe0f2"),
    "spring": (_spring, "#f2a9c4"),
    "summer": (_summer, "#ffd24d"),
    "autumn": (_autumn, "#e8823a"),
}


def season_sign(canvas: Canvas, season: str) -> None:
    paint, colour = _SEASONS[season]
    paint(canvas, colour)
