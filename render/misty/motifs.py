"""The fourteen drawings of Misty, as a finger would leave them on a misted pane.

A motif is data in a unit square: finger lines, small dots, areas wiped half clear, and places where water runs down.
`draw_motif` makes a drawing of it. The outlines differ enough to be told apart small and without colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

from render.kit import Canvas, shapes
from render.kit.shapes import Point, Points, arc, circle, ellipse, mirrored, moved, path, rounded, smooth, turned
from render.kit.theme import Colour, fade

FINGER = 0.062  # the width of a finger line


@dataclass(frozen=True)
class Motif:
    """One drawing. `drips` are (x, y, length): water that runs down from a line."""

    lines: tuple[Points, ...]
    areas: tuple[Points, ...] = ()
    fine: tuple[Points, ...] = ()
    dots: tuple[tuple[float, float, float], ...] = ()
    drips: tuple[tuple[float, float, float], ...] = ()


def _ring(x: float, y: float, r: float, start: float = -100) -> list[Point]:
    """A circle as a hand closes it: its ends pass each other a little."""
    return arc(x, y, r, start, start + 372)


def _rocket() -> Motif:
    hull = path("M.5 .06 C.66 .18 .71 .38 .66 .66 L.34 .66 C.29 .38 .34 .18 .5 .06Z")[0]
    fin = path("M.33 .48 C.22 .54 .17 .64 .17 .78 L.35 .67")[0]
    flame = path("M.41 .72 C.38 .84 .44 .88 .46 .8 C.46 .9 .5 .98 .5 .98 C.5 .98 .54 .9 .54 .8 C.56 .88 .62 .84 .59 .72")[0]
    window = circle(0.5, 0.36, 0.085)
    return Motif((hull, fin, mirrored(fin, 0.5), flame), (hull, fin, mirrored(fin, 0.5)), (_ring(0.5, 0.36, 0.085),), (), ((0.66, 0.66, 0.1),)) if window else Motif(())


def _balloon() -> Motif:
    skin = path("M.5 .7 C.3 .66 .2 .48 .22 .33 C.24 .16 .36 .06 .5 .06 C.64 .06 .76 .16 .78 .33 C.8 .48 .7 .66 .5 .7Z")[0]
    knot = path("M.5 .7 L.44 .78 L.56 .78 Z")[0]
    string = smooth([(0.5, 0.78), (0.55, 0.84), (0.46, 0.9), (0.53, 0.98)])
    return Motif((skin, knot), (skin, knot), (string, arc(0.5, 0.34, 0.17, 190, 262)), (), ((0.3, 0.57, 0.14),))


def _leaf() -> Motif:
    blade = path("M.5 .95 C.2 .86 .1 .6 .2 .36 C.28 .18 .4 .12 .5 0 C.6 .12 .72 .18 .8 .36 C.9 .6 .8 .86 .5 .95Z")[0]
    rib = [(0.5, 0.26), (0.5, 1.1)]
    veins = [[(0.5, 0.52), (0.33, 0.38)], [(0.5, 0.52), (0.67, 0.38)], [(0.5, 0.75), (0.3, 0.58)], [(0.5, 0.75), (0.7, 0.58)]]
    tilt = [turned(moved(piece, 0, -0.05), 0.5, 0.5, 38) for piece in (blade, rib, *veins)]
    return Motif((tilt[0],), (tilt[0],), tuple(tilt[1:]), (), ((0.8, 0.66, 0.12),))


def _raindrop() -> Motif:
    drop = path("M.46 .06 C.54 .3 .74 .46 .74 .66 C.74 .84 .62 .94 .46 .94 C.3 .94 .18 .84 .18 .66 C.18 .46 .38 .3 .46 .06Z")[0]
    small = path("M.82 .1 C.85 .2 .92 .25 .92 .33 C.92 .4 .88 .43 .82 .43 C.76 .43 .72 .4 .72 .33 C.72 .25 .79 .2 .82 .1Z")[0]
    return Motif((drop,), (drop, small), (small, arc(0.46, 0.66, 0.17, 70, 150)), (), ())


def _unicycle() -> Motif:
    spokes = [[(0.5, 0.66), p] for p in shapes.regular(0.5, 0.66, 0.24, 8, 22.5)]
    fork = [(0.5, 0.66), (0.5, 0.2)]
    saddle = path("M.24 .15 C.34 .2 .6 .1 .74 .06 C.8 .05 .8 .17 .72 .19 C.6 .21 .4 .25 .3 .24 C.24 .23 .2 .18 .24 .15Z")[0]
    pedals = [[(0.5, 0.66), (0.4, 0.76), (0.3, 0.76)], [(0.5, 0.66), (0.6, 0.56), (0.7, 0.56)]]
    return Motif((_ring(0.5, 0.66, 0.28), fork, saddle), (saddle,), tuple(spokes + pedals), ((0.5, 0.66, 0.06),), ())


def _tractor() -> Motif:
    hood = path("M.5 .62 L.1 .62 L.1 .44 C.1 .38 .14 .36 .2 .36 L.5 .36")[0]
    cab = path("M.5 .62 L.5 .1 L.84 .1 L.88 .46")[0]
    roof = [(0.42, 0.1), (0.92, 0.1)]
    pipe = [(0.24, 0.36), (0.24, 0.18)]
    puffs = smooth([(0.24, 0.12), (0.16, 0.08), (0.2, 0.02), (0.28, 0.03)])
    body = path("M.1 .38 L.5 .36 L.5 .1 L.84 .1 L.88 .5 L.7 .62 L.1 .62Z")[0]
    wheels = (_ring(0.7, 0.68, 0.25), _ring(0.24, 0.79, 0.14))
    return Motif((hood, cab, roof, pipe, *wheels), (body,), (puffs, _ring(0.7, 0.68, 0.11)), ((0.24, 0.79, 0.045), (0.7, 0.68, 0.04)), ())


def _truck() -> Motif:
    box = rounded(0.02, 0.18, 0.58, 0.52, 0.03)
    cab = path("M.6 .34 L.8 .34 C.85 .34 .87 .37 .9 .43 L.97 .55 L.97 .7 L.6 .7 Z")[0]
    pane = path("M.69 .43 L.8 .43 L.87 .55 L.69 .55Z")[0]
    wheels = (_ring(0.23, 0.75, 0.115), _ring(0.76, 0.75, 0.115))
    return Motif((box, cab, *wheels), (box, cab), (pane,), ((0.23, 0.75, 0.04), (0.76, 0.75, 0.04)), ((0.42, 0.7, 0.16),))


def _scooter() -> Motif:
    post = [(0.6, 0.1), (0.78, 0.74)]
    bar = smooth([(0.44, 0.14), (0.6, 0.1), (0.7, 0.04)])
    deck = smooth([(0.16, 0.76), (0.24, 0.7), (0.5, 0.72), (0.66, 0.7), (0.74, 0.6)])
    guard = arc(0.16, 0.84, 0.19, 190, 290)
    wheels = (_ring(0.16, 0.84, 0.1), _ring(0.82, 0.84, 0.1))
    speed = ([(0.08, 0.34), (0.36, 0.34)], [(0.02, 0.5), (0.28, 0.5)])
    return Motif((post, bar, deck, *wheels), (circle(0.16, 0.84, 0.1), circle(0.82, 0.84, 0.1)), (guard, *speed), (), ())


def _monster() -> Motif:
    body = path(
        "M.12 .92 C.1 .7 .1 .5 .16 .38 C.1 .28 .1 .14 .16 .04 C.22 .12 .3 .18 .36 .2 C.46 .17 .54 .17 .64 .2"
        " C.7 .18 .78 .12 .84 .04 C.9 .14 .9 .28 .84 .38 C.9 .5 .9 .7 .88 .92"
        " C.82 .98 .77 .92 .73 .86 C.68 .98 .6 .98 .56 .87 C.53 .93 .47 .93 .44 .87 C.4 .98 .32 .98 .27 .86 C.23 .92 .18 .98 .12 .92Z"
    )[0]
    mouth = path("M.24 .6 C.4 .68 .6 .68 .76 .6 L.7 .74 L.62 .66 L.55 .78 L.48 .67 L.4 .78 L.34 .66 Z")[0]
    return Motif((body,), (body,), (_ring(0.5, 0.42, 0.14), mouth), ((0.53, 0.43, 0.06),), ())


def _flower() -> Motif:
    petals = [ellipse(0.5, 0.14, 0.105, 0.14) for _ in range(6)]
    around = [turned(petal, 0.5, 0.34, 60 * i) for i, petal in enumerate(petals)]
    stem = smooth([(0.5, 0.62), (0.53, 0.78), (0.49, 0.98)])
    left = path("M.51 .9 C.36 .9 .26 .84 .22 .72 C.36 .7 .46 .78 .51 .9Z")[0]
    right = path("M.51 .84 C.62 .82 .72 .76 .76 .64 C.64 .64 .54 .7 .51 .84Z")[0]
    return Motif((stem,), (*around, left, right), (*around, left, right), ((0.5, 0.34, 0.085),), ())


def _smiley() -> Motif:
    smile = arc(0.5, 0.5, 0.25, 20, 160)
    return Motif((_ring(0.5, 0.5, 0.42), smile), (circle(0.5, 0.5, 0.42),), (), ((0.35, 0.38, 0.055), (0.65, 0.38, 0.055)), ((0.3, 0.87, 0.1),))


def _heart() -> Motif:
    heart = path("M.5 .92 C.2 .68 .06 .5 .07 .33 C.08 .05 .42 .02 .5 .28 C.58 .02 .92 .05 .93 .33 C.94 .5 .8 .68 .5 .92Z")[0]
    return Motif((heart,), (heart,), (arc(0.29, 0.3, 0.11, 180, 280),), (), ((0.5, 0.92, 0.08),))


def _star() -> Motif:
    star = shapes.star(0.5, 0.55, 0.5, 0.22)
    return Motif(((*star, star[0]),), (star,), (), (), ((0.79, 0.95, 0.05),))


def _house() -> Motif:
    walls = path("M.16 .48 L.16 .94 L.84 .94 L.84 .48")[0]
    roof = [(0.04, 0.54), (0.5, 0.1), (0.96, 0.54)]
    chimney = path("M.68 .27 L.68 .12 L.8 .12 L.8 .38")[0]
    smoke = smooth([(0.74, 0.06), (0.82, 0.02), (0.78, -0.03), (0.88, -0.06)])
    door = path("M.56 .94 L.56 .66 L.74 .66 L.74 .94")[0]
    pane = rounded(0.26, 0.58, 0.18, 0.18, 0.01)
    return Motif((walls, roof, chimney), (path("M.5 .1 L.84 .48 L.84 .94 L.16 .94 L.16 .48Z")[0],), (door, (*pane, pane[0]), [(0.35, 0.58), (0.35, 0.76)], smoke), (), ())


MOTIFS: dict[str, Motif] = {
    "rocket": _rocket(),
    "balloon": _balloon(),
    "leaf": _leaf(),
    "raindrop": _raindrop(),
    "unicycle": _unicycle(),
    "tractor": _tractor(),
    "truck": _truck(),
    "scooter": _scooter(),
    "monster": _monster(),
    "flower": _flower(),
    "smiley": _smiley(),
    "heart": _heart(),
    "star": _star(),
    "house": _house(),
}


def _by_hand(points: Points) -> list[Point]:
    """The line with the small wobble of a finger; always the same wobble for the same line."""
    return [(x + 0.006 * sin(9 * y + 4 * x + 1), y + 0.006 * sin(8 * x + 5 * y + 2)) for x, y in points]


def draw_motif(canvas: Canvas, kind: str, clear: Colour, rim: Colour) -> None:
    """Draw a motif: `clear` is the light that comes through the wiped lines, `rim` the wet edge beside them."""
    motif = MOTIFS[kind]
    for area in motif.areas:
        canvas.fill(_by_hand(area), fade(clear, 0.3))
    strokes = [(line, FINGER) for line in motif.lines] + [(line, FINGER * 0.66) for line in motif.fine]
    for line, width in strokes:
        canvas.stroke(_by_hand(line), rim, width + 0.035)
    for x, y, r in motif.dots:
        canvas.disc(x, y, r + 0.017, rim)
    for x, y, length in motif.drips:
        canvas.stroke([(x, y), (x, y + length)], rim, 0.04)
        canvas.disc(x, y + length, 0.032, rim)
    for x, y, length in motif.drips:
        canvas.stroke([(x, y), (x, y + length)], fade(clear, 0.85), 0.018)
        canvas.disc(x, y + length, 0.02, clear)
    for line, width in strokes:
        canvas.stroke(_by_hand(line), clear, width)
    for x, y, r in motif.dots:
        canvas.disc(x, y, r, clear)
