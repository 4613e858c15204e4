"""The constructions of Everdell: small houses and other works, put together from walls, roofs, doors and windows.

Everything lives in a unit square and stands on the ground at 0.92; outlines differ enough to be told apart in grey.
"""

from __future__ import annotations

from collections.abc import Callable

from render.kit import Canvas, shapes
from render.kit.shapes import Points
from render.kit.theme import INK, LIGHT, Colour, mix

STONE, PALE, WOOD, DARK_WOOD = "#a9a396", "#e9dcc0", "#a9733f", "#6e472a"
RED, BLUE, GREEN, GOLD, PLUM, NIGHT = "#b8443a", "#3f6cb0", "#4c8f4f", "#e8b93c", "#83539f", "#2d3440"
AMBER, STEEL, STRAW = "#e39a26", "#9fb0ba", "#e6c46a"
GROUND = 0.92


def _area(canvas: Canvas, outline: Points, colour: Colour) -> None:
    canvas.shape(outline, colour, INK, 0.028)


def _block(canvas: Canvas, x: float, y: float, w: float, h: float, colour: Colour) -> None:
    _area(canvas, shapes.rectangle(x, y, w, h), colour)


def _wall(canvas: Canvas, x: float, w: float, top: float, colour: Colour) -> None:
    _block(canvas, x, top, w, GROUND - top, colour)


def _gable(canvas: Canvas, x: float, w: float, foot: float, height: float, colour: Colour, over: float = 0.05) -> None:
    _area(canvas, [(x - over, foot), (x + w / 2, foot - height), (x + w + over, foot)], colour)


def _door(canvas: Canvas, x: float, w: float = 0.16, h: float = 0.24, colour: Colour = DARK_WOOD) -> None:
    """An arched door around `x`."""
    top = GROUND - h
    _area(canvas, [*shapes.arc(x, top + w / 2, w / 2, 180, 360), (x + w / 2, GROUND), (x - w / 2, GROUND)], colour)


def _pane(canvas: Canvas, x: float, y: float, size: float = 0.1, colour: Colour = GOLD) -> None:
    _area(canvas, shapes.rectangle(x - size / 2, y - size / 2, size, size), colour)


def _round_pane(canvas: Canvas, x: float, y: float, r: float = 0.07, colour: Colour = GOLD) -> None:
    _area(canvas, shapes.circle(x, y, r), colour)


def _pennant(canvas: Canvas, x: float, top: float, foot: float, colour: Colour) -> None:
    canvas.stroke([(x, top), (x, foot)], INK, 0.03)
    _area(canvas, [(x, top), (x + 0.17, top + 0.055), (x, top + 0.11)], colour)


def _merlons(canvas: Canvas, x: float, w: float, top: float, count: int, colour: Colour) -> None:
    step = w / (2 * count - 1)
    for i in range(count):
        _block(canvas, x + 2 * i * step, top - 0.08, step, 0.1, colour)


def _bush(canvas: Canvas, spots: tuple[tuple[float, float, float], ...], colour: Colour) -> None:
    for x, y, r in spots:
        canvas.disc(x, y, r + 0.028, INK)
    for x, y, r in spots:
        canvas.disc(x, y, r, colour)


def _castle(canvas: Canvas) -> None:
    """Two battlemented towers and a gate."""
    _wall(canvas, 0.24, 0.52, 0.48, STONE)
    _merlons(canvas, 0.24, 0.52, 0.48, 4, STONE)
    for x in (0.06, 0.7):
        _wall(canvas, x, 0.24, 0.3, mix(STONE, LIGHT, 0.3))
        _merlons(canvas, x, 0.24, 0.3, 3, mix(STONE, LIGHT, 0.3))
        _pane(canvas, x + 0.12, 0.46, 0.08, NIGHT)
    _pennant(canvas, 0.5, 0.08, 0.44, RED)
    _door(canvas, 0.5, 0.24, 0.32)


def _cemetery(canvas: Canvas) -> None:
    """Gravestones by a bare tree."""
    for line in ([(0.82, 0.92), (0.8, 0.3), (0.64, 0.1)], [(0.8, 0.44), (0.94, 0.2)], [(0.8, 0.34), (0.78, 0.06)]):
        canvas.stroke(line, INK, 0.07)
        canvas.stroke(line, DARK_WOOD, 0.035)
    for x, top, w in ((0.2, 0.5, 0.26), (0.52, 0.6, 0.24)):
        _area(canvas, [*shapes.arc(x, top, w / 2, 180, 360), (x + w / 2, GROUND), (x - w / 2, GROUND)], STONE)
        canvas.stroke([(x, top - 0.04), (x, top + 0.14)], NIGHT, 0.035)
        canvas.stroke([(x - 0.06, top + 0.02), (x + 0.06, top + 0.02)], NIGHT, 0.035)
    canvas.fill(shapes.ellipse(0.45, 0.94, 0.45, 0.06), GREEN)


def _chapel(canvas: Canvas) -> None:
    """A nave with a slender spire and a bell."""
    _wall(canvas, 0.4, 0.5, 0.56, PALE)
    _area(canvas, [(0.36, 0.58), (0.5, 0.36), (0.86, 0.36), (0.96, 0.58)], RED)
    _wall(canvas, 0.12, 0.28, 0.4, PALE)
    _area(canvas, [(0.07, 0.42), (0.26, 0.02), (0.45, 0.42)], RED)
    _area(canvas, shapes.path("M.18 .62 C.18 .48 .34 .48 .34 .62 L.37 .66 L.15 .66Z")[0], GOLD)
    for x in (0.54, 0.76):
        _area(canvas, [*shapes.arc(x, 0.7, 0.05, 180, 360), (x + 0.05, 0.82), (x - 0.05, 0.82)], BLUE)
    _door(canvas, 0.26, 0.13, 0.2)


def _clock_tower(canvas: Canvas) -> None:
    """A tower with a large dial."""
    _wall(canvas, 0.3, 0.4, 0.3, WOOD)
    _gable(canvas, 0.3, 0.4, 0.32, 0.3, BLUE, 0.08)
    canvas.disc(0.5, 0.48, 0.18, INK)
    canvas.disc(0.5, 0.48, 0.15, LIGHT)
    canvas.stroke([(0.5, 0.37), (0.5, 0.48), (0.58, 0.53)], INK, 0.035)
    _door(canvas, 0.5)


def _courthouse(canvas: Canvas) -> None:
    """Pillars under a pediment, and a pair of scales."""
    _block(canvas, 0.06, 0.82, 0.88, 0.1, STONE)
    _block(canvas, 0.14, 0.44, 0.72, 0.38, mix(PALE, INK, 0.35))
    for x in (0.14, 0.36, 0.57, 0.78):
        _block(canvas, x, 0.44, 0.09, 0.38, LIGHT)
    _area(canvas, [(0.02, 0.46), (0.5, 0.08), (0.98, 0.46)], PALE)
    canvas.stroke([(0.36, 0.28), (0.64, 0.28)], INK, 0.03)
    canvas.stroke([(0.5, 0.2), (0.5, 0.4)], INK, 0.03)
    for x in (0.37, 0.63):
        canvas.fill([*shapes.arc(x, 0.34, 0.06, 0, 180)], INK)


def _crane(canvas: Canvas) -> None:
    """A wooden jib with a load on a rope."""
    for line in (
        [(0.28, 0.92), (0.28, 0.16)],
        [(0.08, 0.18), (0.94, 0.18)],
        [(0.28, 0.46), (0.58, 0.18)],
        [(0.1, 0.92), (0.28, 0.6)],
    ):
        canvas.stroke(line, INK, 0.11)
        canvas.stroke(line, WOOD, 0.06)
    canvas.stroke([(0.84, 0.2), (0.84, 0.52)], INK, 0.025)
    _block(canvas, 0.72, 0.52, 0.24, 0.2, STONE)
    _block(canvas, 0.04, 0.2, 0.14, 0.16, STEEL)


def _dungeon(canvas: Canvas) -> None:
    """A barred arch in heavy stone."""
    _area(canvas, shapes.rounded(0.06, 0.2, 0.88, 0.72, 0.12), STONE)
    for y in (0.38, 0.56, 0.74):
        canvas.stroke([(0.08, y), (0.92, y)], mix(STONE, INK, 0.35), 0.02)
    arch = [*shapes.arc(0.5, 0.56, 0.26, 180, 360), (0.76, GROUND), (0.24, GROUND)]
    _area(canvas, arch, NIGHT)
    for x in (0.34, 0.45, 0.56, 0.67):
        canvas.stroke([(x, 0.36), (x, 0.9)], STEEL, 0.045)
    canvas.stroke([(0.26, 0.66), (0.74, 0.66)], STEEL, 0.045)


def _ever_tree(canvas: Canvas) -> None:
    """The great tree with a door and lights."""
    _area(canvas, shapes.path("M.4 .44 L.6 .44 C.6 .7 .66 .84 .8 .94 L.2 .94 C.34 .84 .4 .7 .4 .44Z")[0], WOOD)
    crown = (
        (0.22, 0.42, 0.17),
        (0.78, 0.42, 0.17),
        (0.34, 0.24, 0.18),
        (0.66, 0.24, 0.18),
        (0.5, 0.18, 0.17),
        (0.5, 0.44, 0.2),
    )
    _bush(canvas, crown, GREEN)
    for x, y in ((0.24, 0.4), (0.42, 0.24), (0.64, 0.2), (0.76, 0.44), (0.52, 0.46)):
        canvas.disc(x, y, 0.035, GOLD)
    _door(canvas, 0.5, 0.14, 0.2)


def _fairgrounds(canvas: Canvas) -> None:
    """A striped tent with pennants."""
    canvas.fill(shapes.rectangle(0.14, 0.52, 0.72, 0.4), LIGHT)
    for x in (0.14, 0.43, 0.72):
        canvas.fill(shapes.rectangle(x, 0.52, 0.145, 0.4), RED)
    canvas.stroke(shapes.rectangle(0.14, 0.52, 0.72, 0.4), INK, 0.028, closed=True)
    _area(canvas, [(0.5, 0.18), (0.98, 0.54), (0.02, 0.54)], LIGHT)
    for left, right in ((0.02, 0.21), (0.4, 0.6), (0.79, 0.98)):
        canvas.fill([(0.5, 0.18), (right, 0.54), (left, 0.54)], RED)
    _pennant(canvas, 0.5, 0.02, 0.2, GOLD)
    canvas.fill([(0.5, 0.56), (0.6, 0.92), (0.4, 0.92)], NIGHT)


def _farm(canvas: Canvas) -> None:
    """A barn, furrows and a hay bale."""
    _wall(canvas, 0.12, 0.46, 0.42, RED)
    _area(canvas, [(0.07, 0.44), (0.16, 0.24), (0.35, 0.1), (0.54, 0.24), (0.63, 0.44)], DARK_WOOD)
    _block(canvas, 0.24, 0.6, 0.22, 0.32, LIGHT)
    canvas.stroke([(0.25, 0.61), (0.45, 0.91)], RED, 0.035)
    canvas.stroke([(0.45, 0.61), (0.25, 0.91)], RED, 0.035)
    _round_pane(canvas, 0.35, 0.32, 0.06)
    _area(canvas, shapes.circle(0.78, 0.76, 0.17), STRAW)
    canvas.stroke(shapes.arc(0.78, 0.76, 0.09, 0, 290), WOOD, 0.03)


def _general_store(canvas: Canvas) -> None:
    """A shop with an awning and barrels."""
    _wall(canvas, 0.12, 0.76, 0.3, PALE)
    _block(canvas, 0.06, 0.16, 0.88, 0.16, WOOD)
    for i in range(5):
        x = 0.08 + i * 0.168
        stripe = [(x, 0.4), (x + 0.168, 0.4), (x + 0.168, 0.56), *shapes.arc(x + 0.084, 0.56, 0.084, 0, 180)]
        _area(canvas, stripe, GREEN if i % 2 == 0 else LIGHT)
    _door(canvas, 0.34, 0.18, 0.24)
    for x in (0.6, 0.8):
        _area(canvas, shapes.rounded(x - 0.09, 0.7, 0.18, 0.22, 0.05), WOOD)
        canvas.stroke([(x - 0.08, 0.78), (x + 0.08, 0.78)], INK, 0.025)


def _inn(canvas: Canvas) -> None:
    """A timbered house, and a mug on its sign."""
    _wall(canvas, 0.08, 0.5, 0.48, PALE)
    _gable(canvas, 0.08, 0.5, 0.5, 0.36, DARK_WOOD, 0.06)
    for line in ([(0.1, 0.66), (0.56, 0.66)], [(0.22, 0.5), (0.22, 0.66)], [(0.44, 0.5), (0.44, 0.66)]):
        canvas.stroke(line, DARK_WOOD, 0.04)
    _door(canvas, 0.34, 0.16, 0.22)
    canvas.stroke([(0.58, 0.4), (0.92, 0.4)], INK, 0.04)
    _area(canvas, shapes.rounded(0.64, 0.46, 0.3, 0.32, 0.04), WOOD)
    canvas.fill(shapes.rectangle(0.71, 0.55, 0.12, 0.17), LIGHT)
    canvas.stroke(shapes.circle(0.85, 0.63, 0.04), LIGHT, 0.025, closed=True)


def _lookout(canvas: Canvas) -> None:
    """A platform high on stilts with a ladder."""
    for line in (
        [(0.2, 0.94), (0.34, 0.42)],
        [(0.8, 0.94), (0.66, 0.42)],
        [(0.26, 0.72), (0.74, 0.72)],
        [(0.24, 0.78), (0.68, 0.46)],
    ):
        canvas.stroke(line, INK, 0.09)
        canvas.stroke(line, WOOD, 0.045)
    _block(canvas, 0.24, 0.22, 0.52, 0.22, WOOD)
    _block(canvas, 0.34, 0.26, 0.32, 0.1, NIGHT)
    _area(canvas, [(0.14, 0.24), (0.5, 0.02), (0.86, 0.24)], STRAW)


def _mine(canvas: Canvas) -> None:
    """A timbered mouth in a hill, a cart before it."""
    _area(
        canvas,
        shapes.smooth([(0.0, 0.92), (0.12, 0.5), (0.34, 0.24), (0.54, 0.16), (0.78, 0.36), (0.94, 0.66), (1.0, 0.92)]),
        STONE,
    )
    _area(canvas, [(0.24, 0.92), (0.3, 0.44), (0.66, 0.44), (0.72, 0.92)], NIGHT)
    for line in ([(0.26, 0.92), (0.32, 0.44)], [(0.7, 0.92), (0.64, 0.44)], [(0.26, 0.44), (0.7, 0.44)]):
        canvas.stroke(line, INK, 0.1)
        canvas.stroke(line, WOOD, 0.06)
    _area(canvas, [(0.34, 0.66), (0.62, 0.66), (0.58, 0.84), (0.38, 0.84)], STEEL)
    for x in (0.41, 0.55):
        canvas.disc(x, 0.88, 0.05, INK)


def _monastery(canvas: Canvas) -> None:
    """A round tower with a dome, and a cloister of arches."""
    _wall(canvas, 0.38, 0.58, 0.58, PALE)
    canvas.stroke([(0.36, 0.56), (0.98, 0.56)], INK, 0.1)
    canvas.stroke([(0.38, 0.56), (0.96, 0.56)], DARK_WOOD, 0.06)
    for x in (0.52, 0.69, 0.86):
        _area(canvas, [*shapes.arc(x, 0.74, 0.06, 180, 360), (x + 0.06, GROUND), (x - 0.06, GROUND)], NIGHT)
    _wall(canvas, 0.08, 0.32, 0.34, PALE)
    _area(canvas, [*shapes.arc(0.24, 0.36, 0.2, 180, 360, 0.24)], STEEL)
    canvas.stroke([(0.24, 0.12), (0.24, 0.02)], INK, 0.03)
    _round_pane(canvas, 0.24, 0.5, 0.07, BLUE)
    _door(canvas, 0.24, 0.14, 0.2)


def _palace(canvas: Canvas) -> None:
    """Three pointed towers and a wide stair."""
    for x, top in ((0.1, 0.46), (0.72, 0.46)):
        _wall(canvas, x, 0.18, top, PALE)
        _gable(canvas, x, 0.18, top + 0.02, 0.3, PLUM, 0.03)
        _pane(canvas, x + 0.09, top + 0.16, 0.07)
    _wall(canvas, 0.28, 0.44, 0.4, mix(PALE, LIGHT, 0.5))
    _area(canvas, [*shapes.arc(0.5, 0.42, 0.22, 180, 360, 0.26)], PLUM)
    canvas.stroke([(0.5, 0.16), (0.5, 0.04)], INK, 0.03)
    canvas.disc(0.5, 0.05, 0.035, GOLD)
    _door(canvas, 0.5, 0.2, 0.32, GOLD)


def _post_office(canvas: Canvas) -> None:
    """A house on a post like a nest box, with a letter."""
    canvas.stroke([(0.5, 0.94), (0.5, 0.7)], INK, 0.14)
    canvas.stroke([(0.5, 0.94), (0.5, 0.7)], WOOD, 0.09)
    _block(canvas, 0.18, 0.36, 0.64, 0.36, BLUE)
    _gable(canvas, 0.18, 0.64, 0.38, 0.3, DARK_WOOD, 0.07)
    _area(canvas, shapes.rectangle(0.3, 0.44, 0.4, 0.24), LIGHT)
    canvas.stroke([(0.31, 0.45), (0.5, 0.58), (0.69, 0.45)], INK, 0.028)


def _resin_refinery(canvas: Canvas) -> None:
    """A kettle under a dripping pipe, and a chimney."""
    _block(canvas, 0.1, 0.14, 0.18, 0.78, STONE)
    for x, y, r in ((0.2, 0.08, 0.05), (0.3, 0.04, 0.06)):
        canvas.disc(x, y, r, mix(STONE, LIGHT, 0.6))
    canvas.stroke([(0.28, 0.3), (0.66, 0.3), (0.66, 0.4)], INK, 0.12)
    canvas.stroke([(0.28, 0.3), (0.66, 0.3), (0.66, 0.4)], STEEL, 0.07)
    canvas.fill(
        shapes.path(
            "M.66 .42 C.7 .5 .73 .53 .73 .57 C.73 .62 .7 .64 .66 .64 C.62 .64 .59 .62 .59 .57 C.59 .53 .62 .5 .66 .42Z"
        )[0],
        AMBER,
    )
    _area(canvas, shapes.path("M.38 .68 L.94 .68 C.94 .86 .86 .92 .8 .92 L.52 .92 C.46 .92 .38 .86 .38 .68Z")[0], NIGHT)
    canvas.stroke([(0.42, 0.7), (0.9, 0.7)], AMBER, 0.06)


def _ruins(canvas: Canvas) -> None:
    """Broken walls and a lone arch."""
    _area(canvas, [(0.06, 0.92), (0.06, 0.4), (0.14, 0.32), (0.2, 0.44), (0.28, 0.38), (0.28, 0.92)], STONE)
    arch = [
        (0.44, 0.92),
        (0.44, 0.5),
        *shapes.arc(0.64, 0.5, 0.2, 180, 300),
        (0.82, 0.22),
        (0.92, 0.34),
        (0.94, 0.92),
        (0.82, 0.92),
    ]
    _area(canvas, [*arch, (0.82, 0.54), *shapes.arc(0.64, 0.54, 0.1, 340, 180), (0.54, 0.92)], STONE)
    for x, y in ((0.34, 0.86), (0.42, 0.9), (0.68, 0.88)):
        _area(canvas, shapes.regular(x, y, 0.06, 5), mix(STONE, INK, 0.2))
    canvas.stroke(shapes.smooth([(0.9, 0.36), (0.86, 0.5), (0.92, 0.62), (0.86, 0.76)]), GREEN, 0.05)


def _school(canvas: Canvas) -> None:
    """A schoolhouse with a bell over the door."""
    for x in (0.06, 0.64):
        _wall(canvas, x, 0.3, 0.58, RED)
        _pane(canvas, x + 0.15, 0.74, 0.13, LIGHT)
    _area(canvas, [(0.0, 0.6), (0.08, 0.46), (0.92, 0.46), (1.0, 0.6)], DARK_WOOD)
    _wall(canvas, 0.34, 0.32, 0.42, RED)
    _block(canvas, 0.42, 0.12, 0.16, 0.16, LIGHT)
    _gable(canvas, 0.42, 0.16, 0.14, 0.12, DARK_WOOD, 0.04)
    _area(canvas, [(0.3, 0.44), (0.5, 0.26), (0.7, 0.44)], DARK_WOOD)
    canvas.disc(0.5, 0.22, 0.05, GOLD)
    _door(canvas, 0.5, 0.16, 0.26, LIGHT)


def _storehouse(canvas: Canvas) -> None:
    """Shelves full of sacks, crates and twigs under a flat roof."""
    _block(canvas, 0.1, 0.22, 0.8, 0.7, DARK_WOOD)
    _area(canvas, [(0.02, 0.24), (0.12, 0.1), (0.88, 0.1), (0.98, 0.24)], STRAW)
    canvas.stroke([(0.12, 0.58), (0.88, 0.58)], PALE, 0.04)
    _block(canvas, 0.18, 0.36, 0.2, 0.2, WOOD)
    _area(canvas, shapes.circle(0.56, 0.47, 0.09), STRAW)
    _area(canvas, shapes.circle(0.74, 0.47, 0.09), STRAW)
    for y in (0.68, 0.76, 0.84):
        canvas.stroke([(0.2, y), (0.46, y)], WOOD, 0.05)
    _area(canvas, shapes.path("M.6 .66 C.5 .78 .54 .9 .6 .9 L.78 .9 C.84 .9 .88 .78 .78 .66Z")[0], PALE)


def _theater(canvas: Canvas) -> None:
    """A stage between red curtains under a round top."""
    _area(canvas, [*shapes.arc(0.5, 0.42, 0.44, 180, 360, 0.36), (0.94, GROUND), (0.06, GROUND)], GOLD)
    _area(canvas, [*shapes.arc(0.5, 0.46, 0.34, 180, 360, 0.28), (0.84, 0.8), (0.16, 0.8)], NIGHT)
    curtain = shapes.path("M.16 .8 L.16 .42 C.2 .24 .34 .2 .48 .19 C.44 .4 .36 .6 .24 .8Z")[0]
    for piece in (curtain, shapes.mirrored(curtain, 0.5)):
        _area(canvas, piece, RED)
    canvas.fill(shapes.star(0.5, 0.58, 0.12, 0.05), LIGHT)
    _block(canvas, 0.06, 0.8, 0.88, 0.12, WOOD)


def _twig_barge(canvas: Canvas) -> None:
    """A boat with a load of twigs and a sail."""
    canvas.stroke([(0.44, 0.08), (0.44, 0.64)], INK, 0.06)
    _area(canvas, shapes.path("M.48 .1 C.8 .2 .8 .42 .48 .52Z")[0], PALE)
    for y, x in ((0.62, 0.18), (0.56, 0.22), (0.6, 0.14)):
        canvas.stroke([(x, y), (x + 0.3, y - 0.08)], INK, 0.07)
        canvas.stroke([(x, y), (x + 0.3, y - 0.08)], WOOD, 0.04)
    _area(
        canvas, shapes.path("M.02 .62 L.98 .62 C.92 .84 .8 .86 .72 .86 L.28 .86 C.2 .86 .08 .84 .02 .62Z")[0], DARK_WOOD
    )
    canvas.stroke([(0.1, 0.72), (0.9, 0.72)], WOOD, 0.035)
    canvas.stroke(
        shapes.smooth([(0.0, 0.92), (0.2, 0.88), (0.4, 0.93), (0.6, 0.88), (0.8, 0.93), (1.0, 0.89)]), BLUE, 0.05
    )


def _university(canvas: Canvas) -> None:
    """A wide hall with a dome, and a book over its door."""
    _wall(canvas, 0.06, 0.88, 0.52, mix(RED, PALE, 0.55))
    canvas.stroke([(0.04, 0.52), (0.96, 0.52)], INK, 0.08)
    canvas.stroke([(0.05, 0.52), (0.95, 0.52)], LIGHT, 0.045)
    _block(canvas, 0.3, 0.34, 0.4, 0.16, PALE)
    _area(canvas, [*shapes.arc(0.5, 0.36, 0.24, 180, 360, 0.28)], GREEN)
    _area(canvas, [(0.36, 0.2), (0.5, 0.25), (0.64, 0.2), (0.64, 0.36), (0.5, 0.41), (0.36, 0.36)], LIGHT)
    canvas.stroke([(0.5, 0.26), (0.5, 0.4)], INK, 0.025)
    for x in (0.18, 0.82):
        _area(canvas, [*shapes.arc(x, 0.68, 0.07, 180, 360), (x + 0.07, 0.82), (x - 0.07, 0.82)], GOLD)
    _door(canvas, 0.5, 0.2, 0.3)


CONSTRUCTIONS: dict[str, Callable[[Canvas], None]] = {
    "castle": _castle,
    "cemetery": _cemetery,
    "chapel": _chapel,
    "clock_tower": _clock_tower,
    "courthouse": _courthouse,
    "crane": _crane,
    "dungeon": _dungeon,
    "ever_tree": _ever_tree,
    "fairgrounds": _fairgrounds,
    "farm": _farm,
    "general_store": _general_store,
    "inn": _inn,
    "lookout": _lookout,
    "mine": _mine,
    "monastery": _monastery,
    "palace": _palace,
    "post_office": _post_office,
    "resin_refinery": _resin_refinery,
    "ruins": _ruins,
    "school": _school,
    "storehouse": _storehouse,
    "theater": _theater,
    "twig_barge": _twig_barge,
    "university": _university,
}
