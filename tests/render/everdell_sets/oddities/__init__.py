"""Made up: what the oddities look like. The Stargazer has no drawing, as a set need not draw everything."""

from __future__ import annotations

from render.everdell.automata import AutomatonMotif
from render.everdell.building import GOLD, RED, area, gable
from render.everdell.motifs import Motifs
from render.kit import Canvas, shapes
from render.kit.theme import INK, LIGHT

_FEATHERS = "#2d3440"


def _weathercock(canvas: Canvas) -> None:
    """A golden cock on a roof, looking where the wind comes from."""
    gable(canvas, 0.1, 0.8, 0.94, 0.22, RED)
    canvas.stroke([(0.5, 0.74), (0.5, 0.5)], INK, 0.05)
    canvas.stroke([(0.16, 0.64), (0.84, 0.64)], INK, 0.04)
    area(canvas, [(0.84, 0.56), (0.98, 0.64), (0.84, 0.72)], GOLD)
    tail = "M.1 .1 C.3 .1 .36 .24 .42 .32 C.52 .36 .6 .3 .62 .18 C.7 .08 .84 .12 .84 .24 C.86 .46 .66 .58 .48 .56"
    area(canvas, shapes.path(f"{tail} C.28 .54 .14 .38 .1 .1Z")[0], GOLD)
    area(canvas, [(0.83, 0.2), (0.96, 0.26), (0.83, 0.3)], LIGHT)
    canvas.disc(0.74, 0.22, 0.03, INK)


def _magpie(canvas: Canvas) -> None:
    """A black head with a long beak, and something that glitters in it."""
    canvas.shape(
        shapes.path("M.06 .96 C.02 .5 .14 .1 .4 .1 C.6 .1 .66 .3 .62 .5 C.6 .7 .6 .8 .66 .96Z")[0], _FEATHERS, INK, 0.06
    )
    canvas.shape(shapes.path("M.2 .96 C.2 .74 .5 .7 .56 .96Z")[0], LIGHT, INK, 0.05)
    canvas.shape([(0.6, 0.26), (0.98, 0.44), (0.6, 0.48)], "#6c7682", INK, 0.05)
    canvas.disc(0.44, 0.3, 0.07, LIGHT)
    canvas.disc(0.46, 0.3, 0.035, INK)
    canvas.shape(shapes.star(0.84, 0.66, 0.16, 0.06, 4), GOLD, INK, 0.03)


MOTIFS = Motifs(cards={"weathercock": _weathercock}, automata={"magpie": AutomatonMotif(_magpie, colour=3)})
