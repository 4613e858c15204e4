"""Shapes as lists of points: the outlines that a Canvas fills and strokes.

Everything here is plain arithmetic on `(x, y)` pairs, y growing downward, angles in degrees clockwise from the right.
A shape knows nothing of pixels; curves are cut into enough short pieces to look round at any size we draw.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, radians, sin, tau

Point = tuple[float, float]
Points = Sequence[Point]

CURVE_STEPS = 14
_AROUND = [(cos(tau * i / 56), sin(tau * i / 56)) for i in range(56)]


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> list[Point]:
    """An ellipse around (x, y), turned around its centre."""
    outline = [(x + rx * c, y + ry * s) for c, s in _AROUND]
    return turned(outline, x, y, turn) if turn else outline


def circle(x: float, y: float, r: float) -> list[Point]:
    """A circle around (x, y)."""
    return ellipse(x, y, r, r)


def arc(x: float, y: float, r: float, start: float, end: float, ry: float | None = None) -> list[Point]:
    """The part of a circle (or ellipse) from one angle to another."""
    ry = r if ry is None else ry
    return [(x + r * c, y + ry * s) for c, s in _directions(start, end)]


@lru_cache(1024)
def _directions(start: float, end: float) -> tuple[Point, ...]:
    """Cosine and sine of the angles of an arc."""
    steps = max(4, int(abs(end - start) / 6))
    angles = (radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return tuple((cos(a), sin(a)) for a in angles)


def rectangle(x: float, y: float, w: float, h: float) -> list[Point]:
    """A rectangle by its upper left corner and size."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def rounded(x: float, y: float, w: float, h: float, r: float) -> list[Point]:
    """A rectangle with round corners."""
    r = min(r, w / 2, h / 2)
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180))
    return [p for cx, cy, start in corners for p in arc(cx, cy, r, start, start + 90)]


def regular(x: float, y: float, r: float, corners: int, turn: float = -90) -> list[Point]:
    """A regular polygon whose first corner lies at angle `turn` (straight up if not said)."""
    angles = (radians(turn) + tau * i / corners for i in range(corners))
    return [(x + r * cos(a), y + r * sin(a)) for a in angles]


def star(x: float, y: float, r: float, inner: float, points: int = 5, turn: float = -90) -> list[Point]:
    """A star with its tips at distance `r` and its notches at distance `inner`."""
    angles = (radians(turn) + pi * i / points for i in range(points * 2))
    return [(x + (inner if i % 2 else r) * cos(a), y + (inner if i % 2 else r) * sin(a)) for i, a in enumerate(angles)]


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = CURVE_STEPS) -> list[Point]:
    """A cubic curve from `a` to `d`, drawn towards `b` and `c`."""
    curve = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        wa, wb, wc, wd = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        curve.append((wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]))
    return curve


def smooth(points: Points, closed: bool = False) -> list[Point]:
    """A soft line through all the points, as a hand would draw it."""
    count = len(points)
    if closed:
        knots = [points[i % count] for i in range(-1, count + 2)]
    else:
        knots = [points[0], *points, points[-1]]
    line: list[Point] = []
    for before, start, end, after in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        b = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        c = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        line += bezier(start, b, c, end, 8)[bool(line) :]
    return line


_WORD = re.compile(r"[MmLlHhVvCcQqZz]|[-+]?(?:\d*\.\d+|\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def path(data: str) -> list[list[Point]]:
    """Outlines in the path language of SVG (M L H V C Q Z, capital for absolute); one list of points for each M."""
    words = _WORD.findall(data)
    outlines: list[list[Point]] = []
    x = y = 0.0
    command, at = "M", 0
    while at < len(words):
        if words[at].isalpha():
            command, at = words[at], at + 1
        kind = command.upper()
        numbers = [float(word) for word in words[at : at + _TAKES[kind]]]
        at += _TAKES[kind]
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            outlines[-1].append(outlines[-1][0])
            x, y = outlines[-1][0]
            continue
        if kind == "H":
            ends = [(ox + numbers[0], y)]
        elif kind == "V":
            ends = [(x, oy + numbers[0])]
        else:
            ends = [(ox + px, oy + py) for px, py in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind == "M":
            outlines.append([ends[0]])
            command = "l" if command == "m" else "L"
        elif kind == "C":
            outlines[-1] += bezier((x, y), ends[0], ends[1], ends[2])[1:]
        elif kind == "Q":
            (qx, qy), end = ends
            b = (x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3)
            c = (end[0] + (qx - end[0]) * 2 / 3, end[1] + (qy - end[1]) * 2 / 3)
            outlines[-1] += bezier((x, y), b, c, end)[1:]
        else:
            outlines[-1] += ends
        x, y = ends[-1]
    return outlines


def moved(points: Points, dx: float, dy: float) -> list[Point]:
    """The same outline somewhere else."""
    return [(x + dx, y + dy) for x, y in points]


def turned(points: Points, x: float, y: float, angle: float) -> list[Point]:
    """The same outline turned clockwise around (x, y)."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return [(x + c * (px - x) - s * (py - y), y + s * (px - x) + c * (py - y)) for px, py in points]


def mirrored(points: Points, x: float) -> list[Point]:
    """The same outline seen in an upright mirror at `x`."""
    return [(2 * x - px, py) for px, py in points]


def dashes(points: Points, on: float, off: float) -> list[list[Point]]:
    """A line cut into dashes of length `on` with gaps of length `off`."""
    pieces: list[list[Point]] = []
    drawing, left = True, on
    piece: list[Point] = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        done = 0.0
        while length - done > left:
            done += left
            cut = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if drawing:
                pieces.append([*piece, cut])
            piece = [cut]
            drawing = not drawing
            left = on if drawing else off
        left -= length - done
        piece.append((x1, y1))
    if drawing and len(piece) > 1:
        pieces.append(piece)
    return pieces


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """The smallest upright box around the points: left, top, right, bottom."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
