"""What the critters of Everdell carry: each thing stands at the right edge of a unit square."""

from __future__ import annotations

from collections.abc import Callable

from render.kit import Canvas, shapes
from render.kit.shapes import Points
from render.kit.theme import INK, LIGHT, Colour, mix

WOOD, STEEL, STRAW, PAPER = "#8a5a33", "#b9c6cd", "#e6c46a", "#f3e3c3"
RED, BLUE, GREEN, GOLD, BERRY = "#b8443a", "#3f6cb0", "#4c8f4f", "#e8b93c", "#b5305f"


def _area(canvas: Canvas, outline: Points, colour: Colour) -> None:
    canvas.shape(outline, colour, INK, 0.03)


def _rod(canvas: Canvas, line: Points, colour: Colour = WOOD, width: float = 0.05) -> None:
    canvas.stroke(line, INK, width + 0.05)
    canvas.stroke(line, colour, width)


def _square(canvas: Canvas) -> None:
    """A set square."""
    outline, hole = [(0.62, 0.96), (0.98, 0.96), (0.98, 0.36)], [(0.79, 0.88), (0.9, 0.88), (0.9, 0.68)]
    canvas.fill(outline, GOLD, [hole])
    canvas.stroke(outline, INK, 0.03, closed=True)
    canvas.stroke(hole, INK, 0.025, closed=True)


def _lute(canvas: Canvas) -> None:
    _rod(canvas, [(0.8, 0.7), (0.96, 0.26)], WOOD, 0.05)
    _area(canvas, shapes.ellipse(0.77, 0.8, 0.15, 0.18, 20), "#d08f45")
    canvas.disc(0.78, 0.77, 0.05, INK)


def _pole(canvas: Canvas) -> None:
    """An oar."""
    _rod(canvas, [(0.92, 0.02), (0.88, 0.66)])
    _area(canvas, shapes.ellipse(0.87, 0.8, 0.09, 0.18), STRAW)


def _broom(canvas: Canvas) -> None:
    _rod(canvas, [(0.08, 0.1), (0.2, 0.6)])
    _area(canvas, [(0.14, 0.6), (0.27, 0.57), (0.36, 0.9), (0.1, 0.96)], STRAW)
    for x in (0.17, 0.24, 0.3):
        canvas.stroke([(0.2, 0.64), (x, 0.9)], WOOD, 0.016)


def _flask(canvas: Canvas) -> None:
    _area(canvas, shapes.path("M.8 .44 L.9 .44 L.9 .6 L1.0 .92 L.7 .92 L.8 .6Z")[0], LIGHT)
    canvas.fill([(0.77, 0.74), (0.93, 0.74), (0.98, 0.9), (0.72, 0.9)], BERRY)


def _quill(canvas: Canvas) -> None:
    _area(canvas, shapes.path("M.72 .9 C.7 .6 .82 .34 1.0 .26 C1.0 .54 .92 .74 .72 .9Z")[0], LIGHT)
    canvas.stroke([(0.66, 0.98), (0.94, 0.4)], INK, 0.025)


def _fork(canvas: Canvas) -> None:
    _rod(canvas, [(0.88, 0.4), (0.88, 0.98)])
    for line in ([(0.78, 0.14), (0.78, 0.36), (0.98, 0.36), (0.98, 0.14)], [(0.88, 0.14), (0.88, 0.4)]):
        _rod(canvas, line, STEEL, 0.03)


def _mug(canvas: Canvas) -> None:
    canvas.stroke(shapes.circle(0.94, 0.78, 0.08), INK, 0.06, closed=True)
    _area(canvas, shapes.rounded(0.64, 0.62, 0.28, 0.34, 0.04), WOOD)
    for x in (0.68, 0.78, 0.88):
        canvas.disc(x, 0.6, 0.075, INK)
    for x in (0.68, 0.78, 0.88):
        canvas.disc(x, 0.6, 0.055, LIGHT)


def _gavel(canvas: Canvas) -> None:
    _rod(canvas, [(0.62, 0.96), (0.86, 0.72)])
    _area(canvas, shapes.turned(shapes.rounded(0.74, 0.58, 0.26, 0.18, 0.03), 0.87, 0.67, 45), WOOD)


def _sceptre(canvas: Canvas) -> None:
    _rod(canvas, [(0.86, 0.42), (0.8, 0.98)], GOLD)
    _area(canvas, shapes.regular(0.87, 0.32, 0.13, 6), RED)


def _pick(canvas: Canvas) -> None:
    _rod(canvas, [(0.86, 0.34), (0.8, 0.96)])
    _area(canvas, shapes.path("M.6 .46 C.72 .2 1.0 .2 1.04 .5 C.98 .36 .76 .34 .6 .46Z")[0], STEEL)


def _berry(canvas: Canvas) -> None:
    for x, y in ((0.78, 0.84), (0.92, 0.84), (0.85, 0.72)):
        _area(canvas, shapes.circle(x, y, 0.09), BERRY)
    _area(canvas, shapes.path("M.85 .64 C.84 .52 .9 .46 1.0 .46 C1.0 .58 .96 .64 .85 .64Z")[0], GREEN)


def _pack(canvas: Canvas) -> None:
    """A backpack with a rolled blanket."""
    _area(canvas, shapes.rounded(0.66, 0.5, 0.32, 0.42, 0.08), RED)
    _area(canvas, shapes.rounded(0.62, 0.42, 0.38, 0.14, 0.07), STRAW)
    canvas.stroke([(0.82, 0.58), (0.82, 0.9)], mix(RED, INK, 0.5), 0.03)


def _letter(canvas: Canvas) -> None:
    _area(canvas, shapes.rectangle(0.52, 0.64, 0.46, 0.3), LIGHT)
    canvas.stroke([(0.53, 0.65), (0.75, 0.82), (0.97, 0.65)], INK, 0.028)
    canvas.disc(0.75, 0.83, 0.055, RED)


def _fan(canvas: Canvas) -> None:
    _area(canvas, [(0.78, 0.96), *shapes.arc(0.78, 0.96, 0.36, 235, 330)], "#d98aa5")
    for angle in (250, 268, 286, 304, 320):
        end = shapes.arc(0.78, 0.96, 0.34, angle, angle + 1)[0]
        canvas.stroke([(0.78, 0.96), end], LIGHT, 0.016)


def _bow(canvas: Canvas) -> None:
    _rod(canvas, shapes.arc(0.7, 0.6, 0.3, -75, 75, 0.38), WOOD, 0.04)
    canvas.stroke([(0.78, 0.24), (0.78, 0.96)], LIGHT, 0.022)


def _crook(canvas: Canvas) -> None:
    _rod(canvas, [(0.92, 0.98), (0.92, 0.3), *shapes.arc(0.82, 0.3, 0.1, 0, -190)], WOOD, 0.05)


def _scales(canvas: Canvas) -> None:
    _rod(canvas, [(0.84, 0.36), (0.84, 0.96)], GOLD, 0.035)
    _rod(canvas, [(0.66, 0.46), (1.0, 0.4)], GOLD, 0.03)
    for x, y in ((0.68, 0.62), (0.97, 0.56)):
        _area(canvas, [*shapes.arc(x, y, 0.1, 0, 180), (x - 0.1, y)], STEEL)


def _book(canvas: Canvas) -> None:
    _area(canvas, [(0.56, 0.66), (0.77, 0.74), (0.98, 0.66), (0.98, 0.92), (0.77, 0.99), (0.56, 0.92)], BLUE)
    canvas.fill([(0.6, 0.69), (0.76, 0.76), (0.76, 0.94), (0.6, 0.88)], LIGHT)
    canvas.fill([(0.94, 0.69), (0.78, 0.76), (0.78, 0.94), (0.94, 0.88)], LIGHT)


def _spade(canvas: Canvas) -> None:
    _rod(canvas, [(0.16, 0.2), (0.16, 0.7)])
    _area(canvas, shapes.path("M.06 .66 L.26 .66 L.26 .82 C.26 .92 .2 .96 .16 1.0 C.12 .96 .06 .92 .06 .82Z")[0], STEEL)


def _bundle(canvas: Canvas) -> None:
    """A kerchief on a stick."""
    _rod(canvas, [(0.5, 0.98), (0.9, 0.3)])
    _area(canvas, shapes.circle(0.85, 0.46, 0.15), RED)
    for x, y in ((0.8, 0.42), (0.9, 0.42), (0.85, 0.53)):
        canvas.disc(x, y, 0.025, LIGHT)


def _flower(canvas: Canvas) -> None:
    canvas.stroke([(0.86, 0.7), (0.82, 0.98)], GREEN, 0.045)
    for turn in range(0, 360, 60):
        x, y = shapes.turned([(0.86, 0.5)], 0.86, 0.6, turn)[0]
        _area(canvas, shapes.circle(x, y, 0.06), "#f2a9c4")
    canvas.disc(0.86, 0.6, 0.06, GOLD)


def _knife(canvas: Canvas) -> None:
    """A carving knife and its shaving."""
    _area(canvas, shapes.path("M.72 .74 L.98 .36 C1.02 .5 .98 .66 .8 .8Z")[0], STEEL)
    _rod(canvas, [(0.76, 0.77), (0.62, 0.95)], WOOD, 0.07)
    canvas.stroke(shapes.arc(0.92, 0.9, 0.07, 0, 280), STRAW, 0.035)


TOOLS: dict[str, Callable[[Canvas], None]] = {
    "square": _square,
    "lute": _lute,
    "pole": _pole,
    "broom": _broom,
    "flask": _flask,
    "quill": _quill,
    "fork": _fork,
    "mug": _mug,
    "gavel": _gavel,
    "sceptre": _sceptre,
    "pick": _pick,
    "berry": _berry,
    "pack": _pack,
    "letter": _letter,
    "fan": _fan,
    "bow": _bow,
    "crook": _crook,
    "scales": _scales,
    "book": _book,
    "spade": _spade,
    "bundle": _bundle,
    "flower": _flower,
    "knife": _knife,
}
