"""Masks: which pixels a shape or a word covers, and how much of each.

They are drawn larger than they will be and reduced, so edges are smooth; `finer` says how much larger. Coordinates are
pixels of the image that the mask is for.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from math import ceil, floor, hypot, inf

from PIL import Image, ImageDraw

from render.kit import shapes
from render.kit.fonts import font
from render.kit.shapes import Point, Points
from render.kit.sprites import Sprite

PixelBox = tuple[int, int, int, int]
Ink = int | tuple[int, ...]


def pixel_box(size: tuple[int, int], points: Points, margin: float = 0) -> PixelBox | None:
    """The part of an image of this size that these positions touch, or None if it lies outside."""
    left, top, right, bottom = shapes.bounds(points)
    x0, y0 = max(0, floor(left - margin)), max(0, floor(top - margin))
    x1, y1 = min(size[0], ceil(right + margin) + 1), min(size[1], ceil(bottom + margin) + 1)
    return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None


def mark(points: Points) -> bytes:
    """The same for the same positions: a key that takes little room."""
    return array("f", chain.from_iterable(points)).tobytes()


def filled(size: tuple[int, int], lines: Sequence[Points], finer: int, alpha: int) -> Sprite:
    """Inside the first line, but not inside the others."""

    def draw(pen: ImageDraw.ImageDraw, onto: Callable[[Points], list[Point]]) -> None:
        for line, ink in zip(lines, [255] + [0] * len(lines), strict=False):
            pen.polygon(onto(line), fill=ink)

    return _drawn(pixel_box(size, lines[0]), finer, alpha, draw)


def stroked(size: tuple[int, int], pieces: Sequence[Points], width: float, finer: int, alpha: int) -> Sprite:
    """Along lines, with a round pen."""

    def draw(pen: ImageDraw.ImageDraw, onto: Callable[[Points], list[Point]]) -> None:
        for piece in pieces:
            follow(pen, onto(piece), width * finer, 255)

    return _drawn(pixel_box(size, [point for piece in pieces for point in piece], width), finer, alpha, draw)


def disc(size: tuple[int, int], x: float, y: float, r: float, finer: int, alpha: int) -> Sprite:
    corners = [(x - r, y - r), (x + r, y + r)]
    return _drawn(pixel_box(size, corners), finer, alpha, lambda pen, onto: pen.ellipse(onto(corners), fill=255))


def text(words: str, size: int, bold: bool, shift: tuple[int, int], edge: int, finer: int, alpha: int) -> Sprite:
    """A line of text whose start is at (0, 0); `size`, `shift` and `edge`, the width of a halo, are in finer pixels."""
    face = font(size, bold)
    side, above, below = (ceil((part + edge) / finer) for part in (2 + finer, size * 1.1, size * 0.4))
    width = 2 * side + ceil(face.getlength(words) / finer)
    mask = Image.new("L", (width * finer, (above + below) * finer))
    start = side * finer + shift[0], above * finer + shift[1]
    ImageDraw.Draw(mask).text(start, words, fill=255, font=face, anchor="ls", stroke_width=edge)
    return _finished(mask, finer, alpha, -side, -above)


def faint(mask: Image.Image, alpha: int) -> Image.Image:
    """A mask through which only a part gets, `alpha` of 255."""
    return mask if alpha == 255 else mask.point(_steps(alpha))


def follow(draw: ImageDraw.ImageDraw, points: Points, width: float, ink: Ink) -> None:
    """Draw along positions with a round pen."""
    r = width / 2
    for x, y in points:
        draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)
    for (x0, y0), (x1, y1) in pairwise(points):
        length = hypot(x1 - x0, y1 - y0)
        if length > 0:
            nx, ny = (y1 - y0) * r / length, (x0 - x1) * r / length
            draw.polygon([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)], fill=ink)


@lru_cache(256)
def _steps(alpha: int) -> list[int]:
    return [value * alpha // 255 for value in range(256)]


def _drawn(
    box: PixelBox | None,
    finer: int,
    alpha: int,
    draw: Callable[[ImageDraw.ImageDraw, Callable[[Points], list[Point]]], object],
) -> Sprite:
    left, top, right, bottom = box or (0, 0, 1, 1)
    mask = Image.new("L", ((right - left) * finer, (bottom - top) * finer))
    if box is not None:
        draw(ImageDraw.Draw(mask), lambda points: [((x - left) * finer, (y - top) * finer) for x, y in points])
    return _finished(mask, finer, alpha, left, top)


def _finished(mask: Image.Image, finer: int, alpha: int, left: int, top: int) -> Sprite:
    return Sprite(faint(mask.reduce(finer) if finer > 1 else mask, alpha), inf, left, top)
