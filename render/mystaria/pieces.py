"""The buildings: a silhouette for each kind on a plate that has the shape and the colour of its owner.

The plate tells whose it is, the silhouette what it is; both also without colour. A bridge that links something is
drawn as a bridge: planks across its field into the two fields it links.
"""

from __future__ import annotations

from collections.abc import Callable

from render.kit import Canvas, shapes
from render.kit.seats import seat_shape
from render.kit.theme import INK, LIGHT, SEAT_COLOURS, Colour, fade, mix

_ROOM = ((0.5, 0.5, 0.62), (0.5, 0.5, 0.66), (0.5, 0.66, 0.46), (0.5, 0.5, 0.54), (0.5, 0.5, 0.6))
"""For each plate the middle and the size of the silhouette on it."""


def glyph(canvas: Canvas, kind: str, ink: Colour = INK, light: Colour = LIGHT) -> None:
    """The silhouette of a building in the unit square."""
    GLYPHS[kind](canvas, ink, light)


def token(canvas: Canvas, kind: str, colour: int) -> None:
    """A building of a player: plate and silhouette."""
    _plate(canvas, colour)
    x, y, size = _ROOM[colour % len(SEAT_COLOURS)]
    with canvas.at(x - size / 2, y - size / 2, size):
        glyph(canvas, kind)


def slot(canvas: Canvas, kind: str, colour: int) -> None:
    """A building on its headquarters: there its owner is known, so that every silhouette gets the same room."""
    plate = shapes.rounded(0.05, 0.05, 0.9, 0.9, 0.22)
    canvas.fill(plate, seat_fill(colour))
    canvas.stroke(plate, mix(seat_fill(colour), LIGHT, 0.35), 0.06, closed=True)
    with canvas.at(0.17, 0.17, 0.66):
        glyph(canvas, kind)


def empty_slot(canvas: Canvas, kind: str) -> None:
    """Where a building stood on its headquarters: only its shadow is left."""
    canvas.fill(shapes.rounded(0.04, 0.04, 0.92, 0.92, 0.2), fade(INK, 0.35))
    with canvas.at(0.2, 0.2, 0.6):
        glyph(canvas, kind, "#3b5361", "#22343f")


def span(canvas: Canvas, colour: int) -> None:
    """A bridge from left to right, three fields long and one high (drawn 1 wide, 1/3 high)."""
    fill = seat_fill(colour)
    with canvas.at(0, 0, 1 / 3):
        for y in (0.22, 0.78):
            rail = shapes.smooth([(0.55, y), (1.0, y - 0.05), (1.5, y - 0.08), (2.0, y - 0.05), (2.45, y)])
            canvas.stroke(rail, INK, 0.17)
        deck = shapes.rectangle(0.6, 0.24, 1.8, 0.52)
        canvas.fill(deck, mix(fill, INK, 0.35))
        for i in range(10):
            canvas.fill(shapes.rectangle(0.62 + 0.18 * i, 0.24, 0.13, 0.52), fill)
        for y in (0.22, 0.78):
            rail = shapes.smooth([(0.55, y), (1.0, y - 0.05), (1.5, y - 0.08), (2.0, y - 0.05), (2.45, y)])
            canvas.stroke(rail, fill, 0.09)


def span_upright(canvas: Canvas, colour: int) -> None:
    """The same bridge from top to bottom (drawn 1 wide, 3 high)."""
    with canvas.at(1, 0, 3, turn=90):
        span(canvas, colour)


def seat_fill(colour: int) -> Colour:
    return SEAT_COLOURS[colour % len(SEAT_COLOURS)]


def _plate(canvas: Canvas, colour: int) -> None:
    outline = seat_shape(colour, r=0.44)
    canvas.stroke(outline, INK, 0.17, closed=True)
    canvas.fill(outline, seat_fill(colour))
    canvas.stroke(outline, mix(seat_fill(colour), LIGHT, 0.35), 0.05, closed=True)


# The silhouettes


def _hut(canvas: Canvas, ink: Colour) -> None:
    canvas.fill([(0.5, 0.04), (1.0, 0.5), (0.86, 0.5), (0.86, 0.96), (0.14, 0.96), (0.14, 0.5), (0.0, 0.5)], ink)


def _village_hut(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """With a door and a chimney."""
    canvas.fill(shapes.rectangle(0.7, 0.06, 0.16, 0.3), ink)
    _hut(canvas, ink)
    canvas.fill(shapes.rectangle(0.38, 0.56, 0.24, 0.4), light)


def _lake_hut(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """With two waves."""
    _hut(canvas, ink)
    for y in (0.6, 0.8):
        wave = [(0.24 + 0.13 * i, y + (0.05 if i % 2 else -0.05)) for i in range(5)]
        canvas.stroke(shapes.smooth(wave), light, 0.08)


def _forest_hut(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """With a fir."""
    _hut(canvas, ink)
    canvas.fill([(0.5, 0.36), (0.74, 0.84), (0.26, 0.84)], light)


def _meadow_hut(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """With a flower."""
    _hut(canvas, ink)
    for dx, dy in ((-0.12, 0), (0.12, 0), (0, -0.12), (0, 0.12)):
        canvas.disc(0.5 + dx, 0.66 + dy, 0.1, light)
    canvas.disc(0.5, 0.66, 0.07, ink)


def _tree(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """A broad old tree, unlike the firs of the forest."""
    canvas.fill([(0.42, 0.55), (0.58, 0.55), (0.6, 0.9), (0.72, 1.0), (0.28, 1.0), (0.4, 0.9)], ink)
    for x, y, r in ((0.3, 0.46, 0.24), (0.7, 0.46, 0.24), (0.5, 0.26, 0.26), (0.5, 0.5, 0.22)):
        canvas.disc(x, y, r, ink)
    canvas.disc(0.36, 0.3, 0.07, light)


def _tower(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """Slender, with battlements and a window."""
    canvas.fill([(0.34, 0.34), (0.66, 0.34), (0.74, 1.0), (0.26, 1.0)], ink)
    canvas.fill(shapes.rectangle(0.22, 0.14, 0.56, 0.24), ink)
    for x in (0.22, 0.42, 0.62):
        canvas.fill(shapes.rectangle(x, 0.0, 0.16, 0.2), ink)
    canvas.fill(shapes.rounded(0.43, 0.48, 0.14, 0.24, 0.07), light)


def _bridge(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """An arch."""
    deck = shapes.arc(0.5, 0.62, 0.5, 180, 360, 0.34)
    arch = shapes.arc(0.5, 0.8, 0.28, 180, 360, 0.28)
    canvas.fill([(0.0, 0.82), *deck, (1.0, 0.82), (0.78, 0.82), *reversed(arch), (0.22, 0.82)], ink)
    canvas.stroke(shapes.arc(0.5, 0.6, 0.42, 190, 350, 0.22), light, 0.06)


def _castle(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """Broad, with three pointed towers and a gate."""
    canvas.fill(shapes.rectangle(0.08, 0.54, 0.84, 0.42), ink)
    for x, top in ((0.16, 0.3), (0.5, 0.14), (0.84, 0.3)):
        canvas.fill(shapes.rectangle(x - 0.12, top + 0.18, 0.24, 0.8 - top), ink)
        canvas.fill([(x - 0.17, top + 0.22), (x, top - 0.16), (x + 0.17, top + 0.22)], ink)
    canvas.fill([*shapes.arc(0.5, 0.76, 0.12, 180, 360), (0.62, 0.96), (0.38, 0.96)], light)


def _portal(canvas: Canvas, ink: Colour, light: Colour) -> None:
    """A standing ring with a star in it."""
    canvas.fill(shapes.ellipse(0.5, 0.5, 0.42, 0.5), ink)
    canvas.fill(shapes.ellipse(0.5, 0.5, 0.28, 0.36), light)
    canvas.fill(shapes.star(0.5, 0.5, 0.26, 0.09, 4), ink)


GLYPHS: dict[str, Callable[[Canvas, Colour, Colour], None]] = {
    "hut_village": _village_hut,
    "hut_lake": _lake_hut,
    "hut_forest": _forest_hut,
    "hut_meadow": _meadow_hut,
    "tree": _tree,
    "tower": _tower,
    "bridge": _bridge,
    "castle": _castle,
    "portal": _portal,
}
