"""The five landscapes as small paintings, and the tiles made of them.

Meadow lies under everything; lakes, forests, villages and mountains are patches on it that run together wherever their
like touches them, also across tiles, so that a region looks like one. Each landscape has its own lightness and its own
figures (see `figures.py`), so they can be told apart without colour and in the size of a finger nail.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.mystaria.notation import Field
from render.kit import Canvas, shapes
from render.kit.shapes import Point
from render.kit.theme import INK, Colour, fade
from render.mystaria.figures import FIGURES

GROUND: dict[str, Colour] = {
    "V": "#efdcae",
    "L": "#4d9fd2",
    "F": "#3a6b4c",
    "W": "#aed06c",
    "M": "#948d98",
}
GAP = "."  # where no tile lies
RADIUS = 0.12  # of a field: how round the corners of a tile are

_RIMS: dict[str, tuple[tuple[float, Colour], ...]] = {
    "V": ((0.02, "#cdb277"), (0.06, GROUND["V"])),
    "L": ((0.0, "#f2e6bd"), (0.06, "#9ad6ec"), (0.12, GROUND["L"])),
    "F": ((0.02, "#28503a"), (0.06, GROUND["F"])),
    "M": ((0.02, "#6f6877"), (0.06, GROUND["M"])),
}
"""What lies where on a patch: how far in from the border each colour begins."""


def alone(rows: Sequence[str]) -> tuple[str, ...]:
    """A tile with nothing around it, as `tile` wants it."""
    blank = GAP * (len(rows[0]) + 2)
    return (blank, *(f"{GAP}{row}{GAP}" for row in rows), blank)


def surrounded(land: Mapping[Field, str], x: int, y: int, rows: Sequence[str]) -> tuple[str, ...]:
    """A tile that lies on the land with its upper left field there, as `tile` wants it."""
    across, down = range(-1, len(rows[0]) + 1), range(-1, len(rows) + 1)
    own = {(x + dx, y + dy): landscape for dy, row in enumerate(rows) for dx, landscape in enumerate(row)}
    return tuple("".join(own.get((x + dx, y + dy)) or land.get((x + dx, y + dy), GAP) for dx in across) for dy in down)


def field(canvas: Canvas, landscape: str, seed: int = 0) -> None:
    """One field of its own, filling the unit square."""
    canvas.fill(shapes.rectangle(0, 0, 1, 1), GROUND[landscape])
    FIGURES[landscape](canvas, seed)


def tile(canvas: Canvas, around: tuple[str, ...], seed: int = 0) -> None:
    """A whole tile, 1 wide: meadow, patches, figures and its border; `around` are its rows with what touches them."""
    columns, rows = len(around[0]) - 2, len(around) - 2
    size = 1 / columns
    canvas.fill(shapes.rectangle(0, 0, 1, rows * size), GROUND["W"])
    fields = [(x, y, around[y][x]) for y in range(1, rows + 1) for x in range(1, columns + 1)]
    for level in range(3):
        for x, y, landscape in fields:
            rims = _RIMS.get(landscape, ())
            if level < len(rims):
                inset, colour = rims[level]
                with canvas.at((x - 1) * size, (y - 1) * size, size):
                    _patch(canvas, _open_sides(around, x, y), inset, colour)
    for x, y, landscape in fields:
        with canvas.at((x - 1) * size, (y - 1) * size, size):
            FIGURES[landscape](canvas, seed + x + 2 * y)
    canvas.stroke(shapes.rectangle(0, 0, 1, rows * size), fade(INK, 0.85), 0.085 * size, closed=True)


def _open_sides(around: tuple[str, ...], x: int, y: int) -> tuple[bool, ...]:
    """On which sides (north, east, south, west) the patch of this field goes on."""
    own = around[y][x]
    return tuple(around[y + dy][x + dx] in (own, GAP) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))


def _patch(canvas: Canvas, open_sides: tuple[bool, ...], inset: float, colour: Colour) -> None:
    """The ground of one field: up to the edge where it goes on, round where it ends."""
    north, east, south, west = open_sides
    over = 0.02  # patches that run together overlap, so that no seam shows
    top, right = (-over if north else inset), (1 + over if east else 1 - inset)
    bottom, left = (1 + over if south else 1 - inset), (-over if west else inset)
    radius = 0.3 - inset
    outline: list[Point] = []
    for x, y, sharp, start in (
        (right, top, north or east, -90),
        (right, bottom, east or south, 0),
        (left, bottom, south or west, 90),
        (left, top, west or north, 180),
    ):
        if sharp:
            outline.append((x, y))
        else:
            dx, dy = (-radius if x > 0.5 else radius), (-radius if y > 0.5 else radius)
            outline += shapes.arc(x + dx, y + dy, radius, start, start + 90)
    canvas.fill(outline, colour)


def cover(canvas: Canvas) -> None:
    """The sign of the game: two tiles that meet, in the unit square."""
    with canvas.at(0.5, 0.5, turn=-6):
        with canvas.at(-0.46, -0.44, 0.84):
            tile(canvas, alone(("FFM", "WLL")), 1)
        with canvas.at(-0.1, 0.12, 0.56):
            tile(canvas, alone(("LLV", "WVV")), 2)
