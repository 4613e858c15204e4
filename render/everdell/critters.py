"""The critters of Everdell: a head of some species, something on it, and something in the paw.

Heads, hats and tools are drawn once and put together; who is who stands with each set. Everything lives in a unit
square: the head around (0.42, 0.52), the hat above it, the tool at the right edge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.everdell.tools import TOOLS
from render.kit import Canvas, shapes
from render.kit.shapes import Points
from render.kit.theme import INK, LIGHT, Colour, mix

CREAM, WOOD, STEEL, STRAW = "#f3e3c3", "#8a5a33", "#9fb0ba", "#e6c46a"
RED, BLUE, GREEN, GOLD, PLUM = "#b8443a", "#3f6cb0", "#4c8f4f", "#e8b93c", "#83539f"
_LINE = 0.03


def _area(canvas: Canvas, outline: Points, colour: Colour) -> None:
    canvas.shape(outline, colour, INK, _LINE)


def _both(x: float, outline: Points) -> tuple[Points, Points]:
    """An outline and its mirror image around the head's axis."""
    return outline, shapes.mirrored(outline, x)


def _eyes(canvas: Canvas, y: float = 0.5, apart: float = 0.11, size: float = 0.034) -> None:
    for x in (0.42 - apart, 0.42 + apart):
        canvas.disc(x, y, size, INK)
        canvas.disc(x + size * 0.3, y - size * 0.35, size * 0.35, LIGHT)


def _nose(canvas: Canvas, y: float, size: float = 0.045, colour: Colour = INK) -> None:
    canvas.fill(shapes.ellipse(0.42, y, size * 1.2, size), colour)


# Heads


def _mouse(canvas: Canvas, fur: Colour) -> None:
    for ear in _both(0.42, shapes.circle(0.17, 0.32, 0.16)):
        _area(canvas, ear, fur)
    for ear in _both(0.42, shapes.circle(0.17, 0.32, 0.09)):
        canvas.fill(ear, "#e7b0a4")
    _area(
        canvas, shapes.path("M.16 .5 C.18 .26 .66 .26 .68 .5 C.7 .72 .54 .86 .42 .86 C.3 .86 .14 .72 .16 .5Z")[0], fur
    )
    _eyes(canvas, 0.54)
    _nose(canvas, 0.72, 0.04, "#d0708a")
    for x in (0.2, 0.64):
        canvas.stroke([(0.42, 0.74), (x, 0.7)], mix(fur, INK, 0.6), 0.014)
        canvas.stroke([(0.42, 0.76), (x, 0.79)], mix(fur, INK, 0.6), 0.014)


def _rabbit(canvas: Canvas, fur: Colour) -> None:
    for ear in _both(0.42, shapes.ellipse(0.28, 0.2, 0.085, 0.22, -10)):
        _area(canvas, ear, fur)
    for ear in _both(0.42, shapes.ellipse(0.28, 0.2, 0.04, 0.15, -10)):
        canvas.fill(ear, "#e7b0a4")
    _area(canvas, shapes.ellipse(0.42, 0.62, 0.26, 0.25), fur)
    for x in (0.34, 0.5):
        canvas.disc(x, 0.73, 0.085, mix(fur, LIGHT, 0.6))
    canvas.fill(shapes.rectangle(0.385, 0.78, 0.07, 0.09), LIGHT)
    _eyes(canvas, 0.56, 0.12)
    _nose(canvas, 0.67, 0.035, "#d0708a")


def _squirrel(canvas: Canvas, fur: Colour) -> None:
    tail = shapes.path("M.62 .94 C1.0 .9 1.06 .4 .84 .16 C.7 .02 .56 .16 .66 .28 C.76 .4 .7 .6 .56 .72Z")[0]
    _area(canvas, tail, mix(fur, LIGHT, 0.2))
    for ear in _both(0.42, [(0.18, 0.46), (0.16, 0.12), (0.36, 0.34)]):
        _area(canvas, ear, fur)
    _area(canvas, shapes.ellipse(0.42, 0.58, 0.27, 0.26), fur)
    canvas.fill(shapes.ellipse(0.42, 0.7, 0.16, 0.13), CREAM)
    _eyes(canvas, 0.54, 0.13, 0.042)
    _nose(canvas, 0.65)


def _hedgehog(canvas: Canvas, fur: Colour) -> None:
    canvas.fill(shapes.star(0.42, 0.52, 0.43, 0.31, 17), INK)
    canvas.fill(shapes.star(0.42, 0.52, 0.39, 0.29, 17), mix(fur, INK, 0.45))
    face = shapes.path("M.2 .52 C.22 .34 .62 .34 .64 .52 C.64 .7 .52 .84 .42 .88 C.32 .84 .2 .7 .2 .52Z")[0]
    _area(canvas, face, CREAM)
    _eyes(canvas, 0.55, 0.1)
    _nose(canvas, 0.8, 0.05)


def _mole(canvas: Canvas, fur: Colour) -> None:
    _area(canvas, shapes.path("M.12 .9 C.08 .3 .3 .22 .42 .22 C.54 .22 .76 .3 .72 .9Z")[0], fur)
    _area(canvas, shapes.ellipse(0.42, 0.64, 0.13, 0.16), "#e0a3a0")
    _nose(canvas, 0.57, 0.06, "#b85f6b")
    for x in (0.26, 0.58):
        canvas.stroke([(x - 0.04, 0.48), (x + 0.04, 0.48)], INK, 0.03)
    for paw in _both(0.42, shapes.ellipse(0.15, 0.86, 0.13, 0.08)):
        _area(canvas, paw, "#e0a3a0")


def _toad(canvas: Canvas, fur: Colour) -> None:
    for eye in _both(0.42, shapes.circle(0.22, 0.34, 0.14)):
        _area(canvas, eye, fur)
    _area(canvas, shapes.ellipse(0.42, 0.62, 0.38, 0.27), fur)
    for eye in _both(0.42, shapes.circle(0.22, 0.34, 0.08)):
        canvas.fill(eye, GOLD)
    for x in (0.22, 0.62):
        canvas.fill(shapes.ellipse(x, 0.34, 0.07, 0.025), INK)
    canvas.stroke(shapes.arc(0.42, 0.54, 0.29, 20, 160, 0.18), INK, 0.035)
    for x, y in ((0.16, 0.58), (0.66, 0.56), (0.42, 0.44)):
        canvas.disc(x, y, 0.03, mix(fur, INK, 0.35))


def _pigeon(canvas: Canvas, fur: Colour) -> None:
    _area(
        canvas, shapes.path("M.14 .94 C.06 .66 .2 .52 .22 .36 C.24 .1 .6 .1 .62 .36 C.64 .56 .78 .66 .7 .94Z")[0], fur
    )
    canvas.fill(
        shapes.path("M.2 .6 C.3 .7 .54 .7 .64 .6 C.68 .68 .7 .72 .7 .78 C.54 .88 .3 .88 .15 .78Z")[0], "#6f9a8d"
    )
    _area(canvas, [(0.34, 0.42), (0.5, 0.42), (0.42, 0.58)], GOLD)
    _eyes(canvas, 0.34, 0.1, 0.04)


def _owl(canvas: Canvas, fur: Colour) -> None:
    outline = shapes.path(
        "M.1 .14 C.2 .24 .3 .26 .42 .26 C.54 .26 .64 .24 .74 .14 C.8 .4 .8 .9 .42 .94 C.04 .9 .04 .4 .1 .14Z"
    )[0]
    _area(canvas, outline, fur)
    for eye in _both(0.42, shapes.circle(0.27, 0.46, 0.15)):
        _area(canvas, eye, CREAM)
    for x in (0.28, 0.56):
        canvas.disc(x, 0.46, 0.07, INK)
        canvas.disc(x + 0.025, 0.435, 0.022, LIGHT)
    _area(canvas, [(0.36, 0.54), (0.48, 0.54), (0.42, 0.68)], GOLD)
    for y in (0.74, 0.83):
        canvas.stroke(shapes.smooth([(0.26, y), (0.34, y + 0.04), (0.42, y), (0.5, y + 0.04), (0.58, y)]), CREAM, 0.025)


def _badger(canvas: Canvas, fur: Colour) -> None:
    for ear in _both(0.42, shapes.circle(0.18, 0.34, 0.1)):
        _area(canvas, ear, fur)
    _area(
        canvas, shapes.path("M.12 .5 C.14 .24 .7 .24 .72 .5 C.72 .68 .56 .9 .42 .9 C.28 .9 .12 .68 .12 .5Z")[0], LIGHT
    )
    for stripe in _both(
        0.42, shapes.path("M.2 .32 C.26 .3 .32 .28 .35 .3 C.36 .48 .36 .62 .36 .76 C.26 .7 .18 .56 .2 .32Z")[0]
    ):
        canvas.fill(stripe, mix(fur, INK, 0.55))
    for x in (0.28, 0.56):
        canvas.disc(x, 0.52, 0.04, LIGHT)
        canvas.disc(x, 0.52, 0.026, INK)
    _nose(canvas, 0.82, 0.06)


def _fox(canvas: Canvas, fur: Colour) -> None:
    for ear in _both(0.42, [(0.12, 0.5), (0.08, 0.14), (0.36, 0.34)]):
        _area(canvas, ear, fur)
    _area(canvas, [(0.08, 0.5), (0.26, 0.32), (0.58, 0.32), (0.76, 0.5), (0.42, 0.92)], fur)
    for cheek in _both(0.42, [(0.1, 0.52), (0.32, 0.6), (0.42, 0.9)]):
        canvas.fill(cheek, LIGHT)
    _eyes(canvas, 0.52, 0.12, 0.036)
    _nose(canvas, 0.88, 0.05)


def _beaver(canvas: Canvas, fur: Colour) -> None:
    for ear in _both(0.42, shapes.circle(0.2, 0.3, 0.08)):
        _area(canvas, ear, fur)
    _area(canvas, shapes.rounded(0.12, 0.26, 0.6, 0.6, 0.26), fur)
    _area(canvas, shapes.rectangle(0.35, 0.7, 0.14, 0.18), LIGHT)
    canvas.stroke([(0.42, 0.72), (0.42, 0.87)], INK, 0.016)
    _area(canvas, shapes.ellipse(0.42, 0.64, 0.18, 0.11), CREAM)
    _eyes(canvas, 0.46, 0.14)
    _nose(canvas, 0.58, 0.06)


def _bear(canvas: Canvas, fur: Colour) -> None:
    for ear in _both(0.42, shapes.circle(0.17, 0.34, 0.13)):
        _area(canvas, ear, fur)
    _area(canvas, shapes.circle(0.42, 0.58, 0.33), fur)
    _area(canvas, shapes.ellipse(0.42, 0.7, 0.16, 0.13), CREAM)
    _eyes(canvas, 0.52, 0.13)
    _nose(canvas, 0.65, 0.055)


def _sheep(canvas: Canvas, fur: Colour) -> None:
    for x, y in ((0.2, 0.36), (0.34, 0.26), (0.5, 0.26), (0.64, 0.36), (0.14, 0.52), (0.7, 0.52), (0.42, 0.36)):
        canvas.disc(x, y, 0.15, INK)
    for x, y in ((0.2, 0.36), (0.34, 0.26), (0.5, 0.26), (0.64, 0.36), (0.14, 0.52), (0.7, 0.52), (0.42, 0.36)):
        canvas.disc(x, y, 0.125, LIGHT)
    for ear in _both(0.42, shapes.ellipse(0.14, 0.6, 0.12, 0.05, 20)):
        _area(canvas, ear, fur)
    _area(canvas, shapes.ellipse(0.42, 0.66, 0.18, 0.24), fur)
    _eyes(canvas, 0.6, 0.09, 0.03)
    _nose(canvas, 0.8, 0.04)


def _raven(canvas: Canvas, fur: Colour) -> None:
    _area(canvas, shapes.path("M.12 .94 C.1 .4 .22 .24 .42 .24 C.6 .24 .66 .4 .66 .5 C.7 .7 .7 .8 .7 .94Z")[0], fur)
    _area(canvas, shapes.path("M.5 .42 C.7 .4 .9 .54 .96 .7 C.8 .64 .64 .66 .5 .62Z")[0], "#c7a24a")
    canvas.disc(0.42, 0.44, 0.065, LIGHT)
    canvas.disc(0.44, 0.44, 0.036, INK)


def _turtle(canvas: Canvas, fur: Colour) -> None:
    _area(canvas, [*shapes.arc(0.42, 0.9, 0.4, 180, 360, 0.36), (0.82, 0.95), (0.02, 0.95)], mix(fur, INK, 0.4))
    for x in (0.2, 0.64):
        canvas.stroke([(x, 0.68), (x + (0.42 - x) * 0.4, 0.94)], mix(fur, LIGHT, 0.2), 0.03)
    _area(canvas, shapes.ellipse(0.42, 0.5, 0.22, 0.28), fur)
    _eyes(canvas, 0.46, 0.1, 0.045)
    canvas.stroke(shapes.arc(0.42, 0.56, 0.13, 25, 155), INK, 0.028)


HEADS: dict[str, Callable[[Canvas, Colour], None]] = {
    "mouse": _mouse,
    "rabbit": _rabbit,
    "squirrel": _squirrel,
    "hedgehog": _hedgehog,
    "mole": _mole,
    "toad": _toad,
    "pigeon": _pigeon,
    "owl": _owl,
    "badger": _badger,
    "fox": _fox,
    "beaver": _beaver,
    "bear": _bear,
    "sheep": _sheep,
    "raven": _raven,
    "turtle": _turtle,
}


# Hats


def _crown(canvas: Canvas) -> None:
    _area(
        canvas, [(0.16, 0.34), (0.12, 0.06), (0.28, 0.18), (0.42, 0.0), (0.56, 0.18), (0.72, 0.06), (0.68, 0.34)], GOLD
    )
    for x, colour in ((0.28, RED), (0.42, BLUE), (0.56, RED)):
        canvas.disc(x, 0.27, 0.035, colour)


def _tiara(canvas: Canvas) -> None:
    _area(canvas, [(0.22, 0.42), (0.24, 0.3), (0.34, 0.34), (0.42, 0.2), (0.5, 0.34), (0.6, 0.3), (0.62, 0.42)], GOLD)
    canvas.disc(0.42, 0.34, 0.035, PLUM)


def _jester(canvas: Canvas) -> None:
    _area(canvas, shapes.path("M.16 .42 C.1 .2 .0 .16 -.02 .4 C.0 .0 .36 .0 .42 .3Z")[0], PLUM)
    _area(canvas, shapes.path("M.68 .42 C.74 .2 .84 .16 .86 .4 C.84 .0 .48 .0 .42 .3Z")[0], GOLD)
    _area(canvas, shapes.rounded(0.14, 0.34, 0.56, 0.1, 0.04), RED)
    for x in (0.0, 0.84):
        _area(canvas, shapes.circle(x, 0.42, 0.055), GOLD)


def _straw_hat(canvas: Canvas) -> None:
    _area(canvas, shapes.ellipse(0.42, 0.34, 0.42, 0.09), STRAW)
    _area(canvas, shapes.path("M.22 .33 C.22 .06 .62 .06 .62 .33Z")[0], STRAW)
    canvas.stroke([(0.23, 0.3), (0.61, 0.3)], RED, 0.06)


def _bonnet(canvas: Canvas) -> None:
    _area(canvas, shapes.path("M.1 .52 C.06 .06 .78 .06 .74 .52 C.64 .34 .2 .34 .1 .52Z")[0], LIGHT)
    for x in (0.24, 0.42, 0.6):
        canvas.disc(x, 0.26, 0.035, RED)
    canvas.stroke(shapes.arc(0.42, 0.54, 0.32, 200, 340, 0.2), RED, 0.03)


def _hood(canvas: Canvas, colour: Colour) -> None:
    outline = shapes.path(
        "M.02 .7 C.02 .28 .24 .1 .42 .02 C.6 .1 .82 .28 .82 .7 C.74 .46 .62 .34 .42 .34 C.22 .34 .1 .46 .02 .7Z"
    )[0]
    _area(canvas, outline, colour)


def _green_hood(canvas: Canvas) -> None:
    _hood(canvas, GREEN)


def _brown_hood(canvas: Canvas) -> None:
    _hood(canvas, WOOD)


def _mortarboard(canvas: Canvas) -> None:
    _area(canvas, shapes.rectangle(0.22, 0.22, 0.4, 0.16), "#2d3440")
    _area(canvas, [(0.42, 0.06), (0.86, 0.19), (0.42, 0.32), (-0.02, 0.19)], "#2d3440")
    canvas.stroke([(0.42, 0.19), (0.74, 0.22), (0.74, 0.42)], GOLD, 0.03)
    canvas.disc(0.74, 0.44, 0.04, GOLD)


def _helmet(canvas: Canvas) -> None:
    _area(canvas, [*shapes.arc(0.42, 0.36, 0.3, 180, 360), (0.76, 0.4), (0.08, 0.4)], GOLD)
    canvas.disc(0.42, 0.24, 0.1, INK)
    canvas.disc(0.42, 0.24, 0.075, LIGHT)


def _wig(canvas: Canvas) -> None:
    curls = [(0.14, 0.34), (0.28, 0.22), (0.42, 0.18), (0.56, 0.22), (0.7, 0.34)]
    curls += [(0.09, 0.5), (0.75, 0.5), (0.09, 0.66), (0.75, 0.66), (0.11, 0.82), (0.73, 0.82)]
    for grown, colour in ((0.03, INK), (0.0, LIGHT)):
        for x, y in curls:
            canvas.disc(x, y, 0.09 + grown, colour)
    for x, y in curls:
        canvas.stroke(shapes.arc(x, y, 0.045, 0, 250), "#b9b2a2", 0.02)


def _top_hat(canvas: Canvas) -> None:
    _area(canvas, shapes.rectangle(0.22, -0.02, 0.4, 0.3), "#2d3440")
    canvas.fill(shapes.rectangle(0.22, 0.19, 0.4, 0.07), RED)
    _area(canvas, shapes.rounded(0.08, 0.26, 0.68, 0.07, 0.03), "#2d3440")


def _feather_cap(canvas: Canvas) -> None:
    _area(canvas, shapes.path("M.08 .38 C.14 .1 .56 .06 .8 .36 C.6 .3 .3 .32 .08 .38Z")[0], PLUM)
    _area(canvas, shapes.path("M.2 .22 C.04 .16 .0 .04 .06 -.04 C.2 .0 .28 .1 .28 .2Z")[0], LIGHT)


def _cap(canvas: Canvas) -> None:
    _area(canvas, shapes.path("M.16 .36 C.16 .06 .68 .06 .68 .36Z")[0], BLUE)
    _area(canvas, shapes.path("M.5 .3 C.7 .28 .86 .32 .9 .4 L.5 .4Z")[0], BLUE)


def _spectacles(canvas: Canvas) -> None:
    for x in (0.27, 0.57):
        canvas.stroke(shapes.circle(x, 0.46, 0.13), GOLD, 0.04, closed=True)
    canvas.stroke([(0.4, 0.45), (0.44, 0.45)], GOLD, 0.04)


def _small_spectacles(canvas: Canvas) -> None:
    for x in (0.31, 0.53):
        canvas.stroke(shapes.circle(x, 0.46, 0.09), INK, 0.03, closed=True)


def _mirror(canvas: Canvas) -> None:
    canvas.stroke(shapes.arc(0.42, 0.46, 0.24, 195, 345, 0.2), LIGHT, 0.05)
    _area(canvas, shapes.circle(0.42, 0.22, 0.1), STEEL)
    canvas.disc(0.42, 0.22, 0.03, INK)


HATS: dict[str, Callable[[Canvas], None]] = {
    "crown": _crown,
    "tiara": _tiara,
    "jester": _jester,
    "straw": _straw_hat,
    "bonnet": _bonnet,
    "green hood": _green_hood,
    "brown hood": _brown_hood,
    "mortarboard": _mortarboard,
    "helmet": _helmet,
    "wig": _wig,
    "top hat": _top_hat,
    "feather": _feather_cap,
    "cap": _cap,
    "spectacles": _spectacles,
    "small spectacles": _small_spectacles,
    "mirror": _mirror,
}


@dataclass(frozen=True)
class Critter:
    """Who a critter is: species, colour of the fur, what it wears, what it carries. Called, it draws itself."""

    species: str
    fur: Colour
    hat: str = ""
    tool: str = ""

    def __call__(self, canvas: Canvas) -> None:
        HEADS[self.species](canvas, self.fur)
        if self.hat:
            HATS[self.hat](canvas)
        if self.tool:
            TOOLS[self.tool](canvas)
