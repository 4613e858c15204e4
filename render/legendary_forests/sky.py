"""What a planet floats in: a night sky with stars, the air that shines around it, and the earth beneath its meadows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.games.legendary_forests.planet import Place
from render.kit import Box, Canvas, shapes
from render.kit.theme import Colour, mix

SKY = "#17263b"
CLOUD = "#1d324c"
AIR = "#8fd0cf"
EARTH, DEEP_EARTH = "#6b4b35", "#4a3427"
STARS: tuple[Colour, ...] = ("#dfe7f2", "#8ba3c4", "#5a7196", "#f2e3b3", "#5a7196")
_STAR_ROOM = 1300.0  # points of sky to each star
_LAYERS = ((0.3, 12.0, 0.1), (0.17, 7.5, 0.24), (0.07, 3.5, 0.45))
"""The air from outside in: how far it reaches (in tiles, but never more than so many points) and how it shines."""


def sky(canvas: Canvas, box: Box, starless: Sequence[Box] = ()) -> None:
    """A piece of the night sky; where names will be written it has no stars, which would look like dots."""
    canvas.stamp(_night, box, round(box.w), round(box.h))
    for star in range(round(box.w * box.h / _STAR_ROOM)):
        x = box.x + 7 + star * 0.618034 % 1 * (box.w - 14)
        y = box.y + 7 + (star * 0.754878 + 0.4) % 1 * (box.h - 14)
        if not any(part.x <= x <= part.right and part.y <= y <= part.bottom for part in starless):
            canvas.fill(shapes.regular(x, y, (1.1, 0.8, 0.7, 0.9, 0.6)[star % 5], 8), STARS[star % 5])


def _night(canvas: Canvas, w: int, h: int) -> None:
    with canvas.at(0, 0, 1 / w):
        canvas.panel(Box(0, 0, w, h), SKY, 10)
        for at in range(3):
            x, y = w * (0.22 + 0.28 * at), h * (0.3 + 0.4 * (at % 2))
            for ring in range(3):
                wide = 1 - 0.28 * ring
                cloud = shapes.ellipse(x, y, w * 0.34 * wide, min(w, h) * 0.13 * wide, -18)
                canvas.fill(_within(cloud, w, h), mix(SKY, CLOUD, (ring + 1) / 3))


def _within(outline: list[shapes.Point], w: float, h: float) -> list[shapes.Point]:
    return [(min(max(x, 0), w), min(max(y, 0), h)) for x, y in outline]


def air_and_earth(canvas: Canvas, places: Collection[Place], box_of: Callable[[Place], Box]) -> None:
    """The shine around a planet, and the ground that shows below its lower edges; tiles come on top."""
    boxes = {place: box_of(place) for place in places}
    for reach, most, shine in _LAYERS:
        for box in boxes.values():
            wide = min(reach * box.w, most)
            canvas.panel(box.inset(-wide), mix(SKY, AIR, shine), wide + 1)
    for (x, y), box in boxes.items():
        if (x, y + 1) not in boxes:
            canvas.stamp(_earth, Box(box.x, box.bottom - 1, box.w, min(box.h * 0.15, 9.0) + 1), (x * 3 + y) % 4)


def _earth(canvas: Canvas, kind: int) -> None:
    """A strip of earth with a ragged lower edge."""
    drops = ((0.7, 1.0, 0.6, 0.9), (0.95, 0.65, 1.0, 0.7), (0.6, 0.9, 0.75, 1.0), (0.9, 0.7, 0.95, 0.6))[kind]
    for deep, colour in ((0.14, DEEP_EARTH), (0.09, EARTH)):
        crest = shapes.smooth(
            [(1, 0.05), *((0.87 - 0.25 * at, deep * drop) for at, drop in enumerate(drops)), (0, 0.05)]
        )
        canvas.fill([(0, 0), (1, 0), *crest], colour)
