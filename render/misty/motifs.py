"""The fourteen drawings of Misty, as a finger would leave them on a misted pane.

A motif is data in a unit square: finger lines, small dots, areas wiped half clear, and places where water runs down.
`draw_motif` makes a drawing of it. The outlines differ enough to be told apart small and without colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin, tau

from render.kit import Canvas, shapes
from render.kit.shapes import Point, Points, arc, circle, mirrored, moved, path, rounded, smooth, turned
from render.kit.theme import Colour, fade

FINGER = 0.07  # the width of a finger line


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


def _closed(points: Points) -> list[Point]:
    return [*points, points[0]]


def _rocket() -> Motif:
    hull = path("M.5 0 C.69 .13 .74 .38 .68 .68 L.32 .68 C.26 .38 .31 .13 .5 0Z")[0]
    fin = path("M.3 .46 C.18 .54 .12 .66 .13 .82 L.33 .68Z")[0]
    flame = path("M.4 .74 C.37 .88 .5 .93 .5 1.04 C.5 .93 .63 .88 .6 .74")[0]
    fins = (fin, mirrored(fin, 0.5))
    return Motif((hull, *fins, flame), (hull, *fins), (_ring(0.5, 0.36, 0.1),), (), ((0.87, 0.82, 0.1),))


def _balloon() -> Motif:
    skin = path("M.5 .7 C.3 .66 .2 .48 .22 .33 C.24 .16 .36 .06 .5 .06 C.64 .06 .76 .16 .78 .33 C.8 .48 .7 .66 .5 .7Z")[
        0
    ]
    knot = path("M.5 .7 L.44 .78 L.56 .78 Z")[0]
    string = smooth([(0.5, 0.78), (0.55, 0.84), (0.46, 0.9), (0.53, 0.98)])
    return Motif((skin, knot), (skin, knot), (string, arc(0.5, 0.34, 0.17, 190, 262)), (), ((0.3, 0.57, 0.14),))


def _leaf() -> Motif:
    blade = path("M.5 .95 C.2 .86 .1 .6 .2 .36 C.28 .18 .4 .12 .5 0 C.6 .12 .72 .18 .8 .36 C.9 .6 .8 .86 .5 .95Z")[0]
    rib = [(0.5, 0.26), (0.5, 1.1)]
    veins = [
        [(0.5, 0.52), (0.33, 0.38)],
        [(0.5, 0.52), (0.67, 0.38)],
        [(0.5, 0.75), (0.3, 0.58)],
        [(0.5, 0.75), (0.7, 0.58)],
    ]
    tilt = [turned(moved(piece, 0, -0.05), 0.5, 0.5, 38) for piece in (blade, rib, *veins)]
    return Motif((tilt[0],), (tilt[0],), tuple(tilt[1:]), (), ((0.8, 0.66, 0.12),))


def _raindrop() -> Motif:
    drop = path(
        "M.46 .06 C.54 .3 .74 .46 .74 .66 C.74 .84 .62 .94 .46 .94 C.3 .94 .18 .84 .18 .66 C.18 .46 .38 .3 .46 .06Z"
    )[0]
    small = path(
        "M.82 .1 C.85 .2 .92 .25 .92 .33 C.92 .4 .88 .43 .82 .43 C.76 .43 .72 .4 .72 .33 C.72 .25 .79 .2 .82 .1Z"
    )[0]
    return Motif((drop,), (drop, small), (small, arc(0.46, 0.66, 0.17, 70, 150)), (), ())


def _unicycle() -> Motif:
    spokes = [[(0.5, 0.68), p] for p in shapes.regular(0.5, 0.68, 0.26, 6, 0)]
    fork = [(0.5, 0.68), (0.5, 0.16)]
    saddle = path(
        "M.18 .1 C.3 .15 .6 .05 .76 0 C.85 -.02 .86 .14 .76 .16 C.6 .19 .38 .23 .26 .22 C.17 .21 .12 .13 .18 .1Z"
    )[0]
    crank = [(0.26, 0.86), (0.38, 0.8), (0.62, 0.56), (0.74, 0.5)]
    return Motif((_ring(0.5, 0.68, 0.31), fork, saddle), (saddle,), (*spokes, crank), ((0.5, 0.68, 0.06),), ())


def _tractor() -> Motif:
    hood = path("M.5 .62 L.1 .62 L.1 .44 C.1 .38 .14 .36 .2 .36 L.5 .36")[0]
    cab = path("M.5 .62 L.5 .1 L.84 .1 L.88 .46")[0]
    roof = [(0.42, 0.1), (0.92, 0.1)]
    pipe = [(0.24, 0.36), (0.24, 0.18)]
    puffs = smooth([(0.24, 0.12), (0.16, 0.08), (0.2, 0.02), (0.28, 0.03)])
    body = path("M.1 .38 L.5 .36 L.5 .1 L.84 .1 L.88 .5 L.7 .62 L.1 .62Z")[0]
    wheels = (_ring(0.7, 0.68, 0.25), _ring(0.24, 0.79, 0.14))
    return Motif(
        (hood, cab, roof, pipe, *wheels),
        (body,),
        (puffs, _ring(0.7, 0.68, 0.11)),
        ((0.24, 0.79, 0.045), (0.7, 0.68, 0.04)),
        (),
    )


def _truck() -> Motif:
    box = _closed(rounded(0, 0.14, 0.58, 0.57, 0.03))
    cab = path("M.58 .32 L.8 .32 C.85 .32 .87 .35 .9 .41 L.98 .54 L.98 .71 L.58 .71 Z")[0]
    pane = path("M.68 .42 L.79 .42 L.86 .54 L.68 .54Z")[0]
    wheels = (_ring(0.22, 0.77, 0.125), _ring(0.76, 0.77, 0.125))
    return Motif(
        (box, cab, *wheels), (box, cab), (pane,), ((0.22, 0.77, 0.04), (0.76, 0.77, 0.04)), ((0.42, 0.71, 0.14),)
    )


def _scooter() -> Motif:
    post = [(0.6, 0.06), (0.8, 0.72)]
    bar = smooth([(0.42, 0.12), (0.6, 0.06), (0.72, -0.02)])
    deck = smooth([(0.05, 0.62), (0.14, 0.68), (0.3, 0.73), (0.54, 0.74), (0.68, 0.68), (0.76, 0.58)])
    wheels = (_ring(0.17, 0.86, 0.11), _ring(0.83, 0.86, 0.11))
    speed = ([(0.06, 0.26), (0.38, 0.26)], [(0, 0.42), (0.3, 0.42)])
    return Motif((post, bar, deck, *wheels), (circle(0.17, 0.86, 0.11), circle(0.83, 0.86, 0.11)), speed)


def _monster() -> Motif:
    body = path(
        "M.08 .92 C.06 .7 .07 .5 .14 .38 C.06 .27 .05 .12 .12 0 C.2 .1 .29 .16 .36 .18 C.46 .15 .54 .15 .64 .18"
        " C.71 .16 .8 .1 .88 0 C.95 .12 .94 .27 .86 .38 C.93 .5 .94 .7 .92 .92"
        " C.86 1 .8 .95 .75 .87 C.7 1 .61 1 .56 .89 C.53 .94 .47 .94 .44 .89 C.39 1 .3 1 .25 .87 C.2 .95 .14 1 .08 .92Z"
    )[0]
    mouth = path("M.2 .62 C.38 .7 .62 .7 .8 .62 L.73 .77 L.64 .68 L.57 .81 L.5 .69 L.43 .81 L.36 .68 L.27 .77 Z")[0]
    return Motif((body,), (body,), (_ring(0.5, 0.41, 0.16), mouth), ((0.54, 0.43, 0.07),))


def _flower() -> Motif:
    angles = [tau * i / 90 for i in range(91)]
    radii = [0.27 + 0.085 * cos(6 * angle) for angle in angles]
    petals = [(0.5 + r * cos(angle), 0.34 + r * sin(angle)) for angle, r in zip(angles, radii, strict=True)]
    stem = smooth([(0.5, 0.64), (0.54, 0.8), (0.49, 1.02)])
    left = path("M.51 .95 C.34 .97 .2 .9 .14 .76 C.32 .71 .45 .8 .51 .95Z")[0]
    right = path("M.53 .88 C.66 .88 .79 .82 .86 .68 C.7 .65 .56 .72 .53 .88Z")[0]
    return Motif((petals, stem), (petals, left, right), (left, right, _ring(0.5, 0.34, 0.12)), ((0.5, 0.34, 0.03),))


def _smiley() -> Motif:
    smile = arc(0.5, 0.5, 0.26, 18, 162)
    return Motif(
        (_ring(0.5, 0.5, 0.45), smile),
        (circle(0.5, 0.5, 0.45),),
        (),
        ((0.34, 0.37, 0.06), (0.66, 0.37, 0.06)),
        ((0.28, 0.9, 0.09),),
    )


def _heart() -> Motif:
    heart = path(
        "M.5 .92 C.2 .68 .06 .5 .07 .33 C.08 .05 .42 .02 .5 .28 C.58 .02 .92 .05 .93 .33 C.94 .5 .8 .68 .5 .92Z"
    )[0]
    return Motif((heart,), (heart,), (arc(0.29, 0.3, 0.11, 180, 280),), (), ((0.5, 0.92, 0.08),))


def _star() -> Motif:
    star = _closed(shapes.star(0.5, 0.54, 0.53, 0.24))
    return Motif((star,), (star,), (), (), ((0.79, 0.95, 0.05),))


def _house() -> Motif:
    walls = path("M.16 .48 L.16 .94 L.84 .94 L.84 .48")[0]
    roof = [(0.04, 0.54), (0.5, 0.1), (0.96, 0.54)]
    chimney = path("M.68 .27 L.68 .12 L.8 .12 L.8 .38")[0]
    smoke = smooth([(0.74, 0.06), (0.82, 0.02), (0.78, -0.03), (0.88, -0.06)])
    door = path("M.56 .94 L.56 .66 L.74 .66 L.74 .94")[0]
    pane = _closed(rounded(0.26, 0.58, 0.18, 0.18, 0.01))
    return Motif(
        (walls, roof, chimney),
        (path("M.5 .1 L.84 .48 L.84 .94 L.16 .94 L.16 .48Z")[0],),
        (door, pane, [(0.35, 0.58), (0.35, 0.76)], smoke),
        (),
        (),
    )


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
        canvas.fill(_by_hand(area), fade(clear, 0.36))
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
