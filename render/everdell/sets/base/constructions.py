"""The constructions of the base game: small houses and other works, put together from walls, roofs, doors and windows.

Outlines differ enough to be told apart in grey.
"""

from __future__ import annotations

from collections.abc import Callable

from render.everdell.building import (
    AMBER,
    BLUE,
    DARK_WOOD,
    GOLD,
    GREEN,
    GROUND,
    NIGHT,
    PALE,
    PLUM,
    RED,
    STEEL,
    STONE,
    STRAW,
    WOOD,
    area,
    block,
    bush,
    door,
    gable,
    merlons,
    pane,
    pennant,
    round_pane,
    wall,
)
from render.kit import Canvas, shapes
from render.kit.theme import INK, LIGHT, mix


def _castle(canvas: Canvas) -> None:
    """Two battlemented towers and a gate."""
    wall(canvas, 0.24, 0.52, 0.48, STONE)
    merlons(canvas, 0.24, 0.52, 0.48, 4, STONE)
    for x in (0.06, 0.7):
        wall(canvas, x, 0.24, 0.3, mix(STONE, LIGHT, 0.3))
        merlons(canvas, x, 0.24, 0.3, 3, mix(STONE, LIGHT, 0.3))
        pane(canvas, x + 0.12, 0.46, 0.08, NIGHT)
    pennant(canvas, 0.5, 0.08, 0.44, RED)
    door(canvas, 0.5, 0.24, 0.32)


def _cemetery(canvas: Canvas) -> None:
    """Gravestones by a bare tree."""
    for line in ([(0.82, 0.92), (0.8, 0.3), (0.64, 0.1)], [(0.8, 0.44), (0.94, 0.2)], [(0.8, 0.34), (0.78, 0.06)]):
        canvas.stroke(line, INK, 0.07)
        canvas.stroke(line, DARK_WOOD, 0.035)
    for x, top, w in ((0.2, 0.5, 0.26), (0.52, 0.6, 0.24)):
        area(canvas, [*shapes.arc(x, top, w / 2, 180, 360), (x + w / 2, GROUND), (x - w / 2, GROUND)], STONE)
        canvas.stroke([(x, top - 0.04), (x, top + 0.14)], NIGHT, 0.035)
        canvas.stroke([(x - 0.06, top + 0.02), (x + 0.06, top + 0.02)], NIGHT, 0.035)
    canvas.fill(shapes.ellipse(0.45, 0.94, 0.45, 0.06), GREEN)


def _chapel(canvas: Canvas) -> None:
    """A nave with a slender spire and a bell."""
    wall(canvas, 0.4, 0.5, 0.56, PALE)
    area(canvas, [(0.36, 0.58), (0.5, 0.36), (0.86, 0.36), (0.96, 0.58)], RED)
    wall(canvas, 0.12, 0.28, 0.4, PALE)
    area(canvas, [(0.07, 0.42), (0.26, 0.02), (0.45, 0.42)], RED)
    area(canvas, shapes.path("M.18 .62 C.18 .48 .34 .48 .34 .62 L.37 .66 L.15 .66Z")[0], GOLD)
    for x in (0.54, 0.76):
        area(canvas, [*shapes.arc(x, 0.7, 0.05, 180, 360), (x + 0.05, 0.82), (x - 0.05, 0.82)], BLUE)
    door(canvas, 0.26, 0.13, 0.2)


def _clock_tower(canvas: Canvas) -> None:
    """A tower with a large dial."""
    wall(canvas, 0.3, 0.4, 0.3, WOOD)
    gable(canvas, 0.3, 0.4, 0.32, 0.3, BLUE, 0.08)
    canvas.disc(0.5, 0.48, 0.18, INK)
    canvas.disc(0.5, 0.48, 0.15, LIGHT)
    canvas.stroke([(0.5, 0.37), (0.5, 0.48), (0.58, 0.53)], INK, 0.035)
    door(canvas, 0.5)


def _courthouse(canvas: Canvas) -> None:
    """Pillars under a pediment, and a pair of scales."""
    block(canvas, 0.06, 0.82, 0.88, 0.1, STONE)
    block(canvas, 0.14, 0.44, 0.72, 0.38, mix(PALE, INK, 0.35))
    for x in (0.14, 0.36, 0.57, 0.78):
        block(canvas, x, 0.44, 0.09, 0.38, LIGHT)
    area(canvas, [(0.02, 0.46), (0.5, 0.08), (0.98, 0.46)], PALE)
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
    block(canvas, 0.72, 0.52, 0.24, 0.2, STONE)
    block(canvas, 0.04, 0.2, 0.14, 0.16, STEEL)


def _dungeon(canvas: Canvas) -> None:
    """A barred arch in heavy stone."""
    area(canvas, shapes.rounded(0.06, 0.2, 0.88, 0.72, 0.12), STONE)
    for y in (0.38, 0.56, 0.74):
        canvas.stroke([(0.08, y), (0.92, y)], mix(STONE, INK, 0.35), 0.02)
    arch = [*shapes.arc(0.5, 0.56, 0.26, 180, 360), (0.76, GROUND), (0.24, GROUND)]
    area(canvas, arch, NIGHT)
    for x in (0.34, 0.45, 0.56, 0.67):
        canvas.stroke([(x, 0.36), (x, 0.9)], STEEL, 0.045)
    canvas.stroke([(0.26, 0.66), (0.74, 0.66)], STEEL, 0.045)


def _ever_tree(canvas: Canvas) -> None:
    """The great tree with a door and lights."""
    area(canvas, shapes.path("M.4 .44 L.6 .44 C.6 .7 .66 .84 .8 .94 L.2 .94 C.34 .84 .4 .7 .4 .44Z")[0], WOOD)
    crown = (
        (0.22, 0.42, 0.17),
        (0.78, 0.42, 0.17),
        (0.34, 0.24, 0.18),
        (0.66, 0.24, 0.18),
        (0.5, 0.18, 0.17),
        (0.5, 0.44, 0.2),
    )
    bush(canvas, crown, GREEN)
    for x, y in ((0.24, 0.4), (0.42, 0.24), (0.64, 0.2), (0.76, 0.44), (0.52, 0.46)):
        canvas.disc(x, y, 0.035, GOLD)
    door(canvas, 0.5, 0.14, 0.2)


def _fairgrounds(canvas: Canvas) -> None:
    """A striped tent with pennants."""
    canvas.fill(shapes.rectangle(0.14, 0.52, 0.72, 0.4), LIGHT)
    for x in (0.14, 0.43, 0.72):
        canvas.fill(shapes.rectangle(x, 0.52, 0.145, 0.4), RED)
    canvas.stroke(shapes.rectangle(0.14, 0.52, 0.72, 0.4), INK, 0.028, closed=True)
    area(canvas, [(0.5, 0.18), (0.98, 0.54), (0.02, 0.54)], LIGHT)
    for left, right in ((0.02, 0.21), (0.4, 0.6), (0.79, 0.98)):
        canvas.fill([(0.5, 0.18), (right, 0.54), (left, 0.54)], RED)
    pennant(canvas, 0.5, 0.02, 0.2, GOLD)
    canvas.fill([(0.5, 0.56), (0.6, 0.92), (0.4, 0.92)], NIGHT)


def _farm(canvas: Canvas) -> None:
    """A barn, furrows and a hay bale."""
    wall(canvas, 0.12, 0.46, 0.42, RED)
    area(canvas, [(0.07, 0.44), (0.16, 0.24), (0.35, 0.1), (0.54, 0.24), (0.63, 0.44)], DARK_WOOD)
    block(canvas, 0.24, 0.6, 0.22, 0.32, LIGHT)
    canvas.stroke([(0.25, 0.61), (0.45, 0.91)], RED, 0.035)
    canvas.stroke([(0.45, 0.61), (0.25, 0.91)], RED, 0.035)
    round_pane(canvas, 0.35, 0.32, 0.06)
    area(canvas, shapes.circle(0.78, 0.76, 0.17), STRAW)
    canvas.stroke(shapes.arc(0.78, 0.76, 0.09, 0, 290), WOOD, 0.03)


def _general_store(canvas: Canvas) -> None:
    """A shop with an awning and barrels."""
    wall(canvas, 0.12, 0.76, 0.3, PALE)
    block(canvas, 0.06, 0.16, 0.88, 0.16, WOOD)
    for i in range(5):
        x = 0.08 + i * 0.168
        stripe = [(x, 0.4), (x + 0.168, 0.4), (x + 0.168, 0.56), *shapes.arc(x + 0.084, 0.56, 0.084, 0, 180)]
        area(canvas, stripe, GREEN if i % 2 == 0 else LIGHT)
    door(canvas, 0.34, 0.18, 0.24)
    for x in (0.6, 0.8):
        area(canvas, shapes.rounded(x - 0.09, 0.7, 0.18, 0.22, 0.05), WOOD)
        canvas.stroke([(x - 0.08, 0.78), (x + 0.08, 0.78)], INK, 0.025)


def _inn(canvas: Canvas) -> None:
    """A timbered house, and a mug on its sign."""
    wall(canvas, 0.08, 0.5, 0.48, PALE)
    gable(canvas, 0.08, 0.5, 0.5, 0.36, DARK_WOOD, 0.06)
    for line in ([(0.1, 0.66), (0.56, 0.66)], [(0.22, 0.5), (0.22, 0.66)], [(0.44, 0.5), (0.44, 0.66)]):
        canvas.stroke(line, DARK_WOOD, 0.04)
    door(canvas, 0.34, 0.16, 0.22)
    canvas.stroke([(0.58, 0.4), (0.92, 0.4)], INK, 0.04)
    area(canvas, shapes.rounded(0.64, 0.46, 0.3, 0.32, 0.04), WOOD)
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
    block(canvas, 0.24, 0.22, 0.52, 0.22, WOOD)
    block(canvas, 0.34, 0.26, 0.32, 0.1, NIGHT)
    area(canvas, [(0.14, 0.24), (0.5, 0.02), (0.86, 0.24)], STRAW)


def _mine(canvas: Canvas) -> None:
    """A timbered mouth in a hill, a cart before it."""
    area(
        canvas,
        shapes.smooth([(0.0, 0.92), (0.12, 0.5), (0.34, 0.24), (0.54, 0.16), (0.78, 0.36), (0.94, 0.66), (1.0, 0.92)]),
        STONE,
    )
    area(canvas, [(0.24, 0.92), (0.3, 0.44), (0.66, 0.44), (0.72, 0.92)], NIGHT)
    for line in ([(0.26, 0.92), (0.32, 0.44)], [(0.7, 0.92), (0.64, 0.44)], [(0.26, 0.44), (0.7, 0.44)]):
        canvas.stroke(line, INK, 0.1)
        canvas.stroke(line, WOOD, 0.06)
    area(canvas, [(0.34, 0.66), (0.62, 0.66), (0.58, 0.84), (0.38, 0.84)], STEEL)
    for x in (0.41, 0.55):
        canvas.disc(x, 0.88, 0.05, INK)


def _monastery(canvas: Canvas) -> None:
    """A round tower with a dome, and a cloister of arches."""
    wall(canvas, 0.38, 0.58, 0.58, PALE)
    canvas.stroke([(0.36, 0.56), (0.98, 0.56)], INK, 0.1)
    canvas.stroke([(0.38, 0.56), (0.96, 0.56)], DARK_WOOD, 0.06)
    for x in (0.52, 0.69, 0.86):
        area(canvas, [*shapes.arc(x, 0.74, 0.06, 180, 360), (x + 0.06, GROUND), (x - 0.06, GROUND)], NIGHT)
    wall(canvas, 0.08, 0.32, 0.34, PALE)
    area(canvas, [*shapes.arc(0.24, 0.36, 0.2, 180, 360, 0.24)], STEEL)
    canvas.stroke([(0.24, 0.12), (0.24, 0.02)], INK, 0.03)
    round_pane(canvas, 0.24, 0.5, 0.07, BLUE)
    door(canvas, 0.24, 0.14, 0.2)


def _palace(canvas: Canvas) -> None:
    """Three pointed towers and a wide stair."""
    for x, top in ((0.1, 0.46), (0.72, 0.46)):
        wall(canvas, x, 0.18, top, PALE)
        gable(canvas, x, 0.18, top + 0.02, 0.3, PLUM, 0.03)
        pane(canvas, x + 0.09, top + 0.16, 0.07)
    wall(canvas, 0.28, 0.44, 0.4, mix(PALE, LIGHT, 0.5))
    area(canvas, [*shapes.arc(0.5, 0.42, 0.22, 180, 360, 0.26)], PLUM)
    canvas.stroke([(0.5, 0.16), (0.5, 0.04)], INK, 0.03)
    canvas.disc(0.5, 0.05, 0.035, GOLD)
    door(canvas, 0.5, 0.2, 0.32, GOLD)


def _post_office(canvas: Canvas) -> None:
    """A house on a post like a nest box, with a letter."""
    canvas.stroke([(0.5, 0.94), (0.5, 0.7)], INK, 0.14)
    canvas.stroke([(0.5, 0.94), (0.5, 0.7)], WOOD, 0.09)
    block(canvas, 0.18, 0.36, 0.64, 0.36, BLUE)
    gable(canvas, 0.18, 0.64, 0.38, 0.3, DARK_WOOD, 0.07)
    area(canvas, shapes.rectangle(0.3, 0.44, 0.4, 0.24), LIGHT)
    canvas.stroke([(0.31, 0.45), (0.5, 0.58), (0.69, 0.45)], INK, 0.028)


def _resin_refinery(canvas: Canvas) -> None:
    """A kettle under a dripping pipe, and a chimney."""
    block(canvas, 0.1, 0.14, 0.18, 0.78, STONE)
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
    area(canvas, shapes.path("M.38 .68 L.94 .68 C.94 .86 .86 .92 .8 .92 L.52 .92 C.46 .92 .38 .86 .38 .68Z")[0], NIGHT)
    canvas.stroke([(0.42, 0.7), (0.9, 0.7)], AMBER, 0.06)


def _ruins(canvas: Canvas) -> None:
    """Broken walls and a lone arch."""
    area(canvas, [(0.06, 0.92), (0.06, 0.4), (0.14, 0.32), (0.2, 0.44), (0.28, 0.38), (0.28, 0.92)], STONE)
    arch = [
        (0.44, 0.92),
        (0.44, 0.5),
        *shapes.arc(0.64, 0.5, 0.2, 180, 300),
        (0.82, 0.22),
        (0.92, 0.34),
        (0.94, 0.92),
        (0.82, 0.92),
    ]
    area(canvas, [*arch, (0.82, 0.54), *shapes.arc(0.64, 0.54, 0.1, 340, 180), (0.54, 0.92)], STONE)
    for x, y in ((0.34, 0.86), (0.42, 0.9), (0.68, 0.88)):
        area(canvas, shapes.regular(x, y, 0.06, 5), mix(STONE, INK, 0.2))
    canvas.stroke(shapes.smooth([(0.9, 0.36), (0.86, 0.5), (0.92, 0.62), (0.86, 0.76)]), GREEN, 0.05)


def _school(canvas: Canvas) -> None:
    """A schoolhouse with a bell over the door."""
    for x in (0.06, 0.64):
        wall(canvas, x, 0.3, 0.58, RED)
        pane(canvas, x + 0.15, 0.74, 0.13, LIGHT)
    area(canvas, [(0.0, 0.6), (0.08, 0.46), (0.92, 0.46), (1.0, 0.6)], DARK_WOOD)
    wall(canvas, 0.34, 0.32, 0.42, RED)
    block(canvas, 0.42, 0.12, 0.16, 0.16, LIGHT)
    gable(canvas, 0.42, 0.16, 0.14, 0.12, DARK_WOOD, 0.04)
    area(canvas, [(0.3, 0.44), (0.5, 0.26), (0.7, 0.44)], DARK_WOOD)
    canvas.disc(0.5, 0.22, 0.05, GOLD)
    door(canvas, 0.5, 0.16, 0.26, LIGHT)


def _storehouse(canvas: Canvas) -> None:
    """Shelves full of sacks, crates and twigs under a flat roof."""
    block(canvas, 0.1, 0.22, 0.8, 0.7, DARK_WOOD)
    area(canvas, [(0.02, 0.24), (0.12, 0.1), (0.88, 0.1), (0.98, 0.24)], STRAW)
    canvas.stroke([(0.12, 0.58), (0.88, 0.58)], PALE, 0.04)
    block(canvas, 0.18, 0.36, 0.2, 0.2, WOOD)
    area(canvas, shapes.circle(0.56, 0.47, 0.09), STRAW)
    area(canvas, shapes.circle(0.74, 0.47, 0.09), STRAW)
    for y in (0.68, 0.76, 0.84):
        canvas.stroke([(0.2, y), (0.46, y)], WOOD, 0.05)
    area(canvas, shapes.path("M.6 .66 C.5 .78 .54 .9 .6 .9 L.78 .9 C.84 .9 .88 .78 .78 .66Z")[0], PALE)


def _theater(canvas: Canvas) -> None:
    """A stage between red curtains under a round top."""
    area(canvas, [*shapes.arc(0.5, 0.42, 0.44, 180, 360, 0.36), (0.94, GROUND), (0.06, GROUND)], GOLD)
    area(canvas, [*shapes.arc(0.5, 0.46, 0.34, 180, 360, 0.28), (0.84, 0.8), (0.16, 0.8)], NIGHT)
    curtain = shapes.path("M.16 .8 L.16 .42 C.2 .24 .34 .2 .48 .19 C.44 .4 .36 .6 .24 .8Z")[0]
    for piece in (curtain, shapes.mirrored(curtain, 0.5)):
        area(canvas, piece, RED)
    canvas.fill(shapes.star(0.5, 0.58, 0.12, 0.05), LIGHT)
    block(canvas, 0.06, 0.8, 0.88, 0.12, WOOD)


def _twig_barge(canvas: Canvas) -> None:
    """A boat with a load of twigs and a sail."""
    canvas.stroke([(0.44, 0.08), (0.44, 0.64)], INK, 0.06)
    area(canvas, shapes.path("M.48 .1 C.8 .2 .8 .42 .48 .52Z")[0], PALE)
    for y, x in ((0.62, 0.18), (0.56, 0.22), (0.6, 0.14)):
        canvas.stroke([(x, y), (x + 0.3, y - 0.08)], INK, 0.07)
        canvas.stroke([(x, y), (x + 0.3, y - 0.08)], WOOD, 0.04)
    area(
        canvas, shapes.path("M.02 .62 L.98 .62 C.92 .84 .8 .86 .72 .86 L.28 .86 C.2 .86 .08 .84 .02 .62Z")[0], DARK_WOOD
    )
    canvas.stroke([(0.1, 0.72), (0.9, 0.72)], WOOD, 0.035)
    canvas.stroke(
        shapes.smooth([(0.0, 0.92), (0.2, 0.88), (0.4, 0.93), (0.6, 0.88), (0.8, 0.93), (1.0, 0.89)]), BLUE, 0.05
    )


def _university(canvas: Canvas) -> None:
    """A wide hall with a dome, and a book over its door."""
    wall(canvas, 0.06, 0.88, 0.52, mix(RED, PALE, 0.55))
    canvas.stroke([(0.04, 0.52), (0.96, 0.52)], INK, 0.08)
    canvas.stroke([(0.05, 0.52), (0.95, 0.52)], LIGHT, 0.045)
    block(canvas, 0.3, 0.34, 0.4, 0.16, PALE)
    area(canvas, [*shapes.arc(0.5, 0.36, 0.24, 180, 360, 0.28)], GREEN)
    area(canvas, [(0.36, 0.2), (0.5, 0.25), (0.64, 0.2), (0.64, 0.36), (0.5, 0.41), (0.36, 0.36)], LIGHT)
    canvas.stroke([(0.5, 0.26), (0.5, 0.4)], INK, 0.025)
    for x in (0.18, 0.82):
        area(canvas, [*shapes.arc(x, 0.68, 0.07, 180, 360), (x + 0.07, 0.82), (x - 0.07, 0.82)], GOLD)
    door(canvas, 0.5, 0.2, 0.3)


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
