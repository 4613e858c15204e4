"""Lines around sets of fields: along their borders, a little inside, in loops with round corners."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import hypot

from engine.games.mystaria.notation import Field
from render.kit import shapes
from render.kit.shapes import Point, Points


def borders(fields: Collection[Field], inset: float) -> Iterator[tuple[Point, Point]]:
    """The border lines of a set of fields, moved inward by `inset`; each begins where another one ends."""
    inside = set(fields)
    for x, y in fields:
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            if (x + dx, y + dy) in inside:
                continue
            # Along the side: from the corner on the one hand to that on the other.
            ends = []
            for hand in (-1, 1):
                sx, sy = -dy * hand, dx * hand
                beside, ahead = (x + sx, y + sy) in inside, (x + sx + dx, y + sy + dy) in inside
                reach = 0.5 - inset if not beside else 0.5 + inset if ahead else 0.5
                ends.append((x + 0.5 + dx * (0.5 - inset) + sx * reach, y + 0.5 + dy * (0.5 - inset) + sy * reach))
            yield ends[0], ends[1]


def soft_borders(fields: Collection[Field], inset: float, radius: float) -> Iterator[list[Point]]:
    """The same lines put together to closed loops, with round corners."""
    ahead = {_name(start): (start, _name(end)) for start, end in borders(fields, inset)}
    while ahead:
        at = next(iter(ahead))
        loop: list[Point] = []
        while at in ahead:
            point, at = ahead.pop(at)
            loop.append(point)
        yield _softened(loop, radius)


def _name(point: Point) -> Point:
    """The same for two ends that meet, whatever their last digits are."""
    return round(point[0], 6), round(point[1], 6)


def _softened(loop: Points, radius: float) -> list[Point]:
    """A closed loop whose corners are cut in a curve."""
    line: list[Point] = []
    for before, corner, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False):
        first, last = (_towards(corner, other, radius) for other in (before, after))
        line += shapes.bezier(first, corner, corner, last, 6)
    return line


def _towards(start: Point, end: Point, length: float) -> Point:
    """A point on the way, at most half of it away."""
    distance = hypot(end[0] - start[0], end[1] - start[1])
    part = min(0.5, length / distance) if distance else 0
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
