"""Misty's drawings can be told apart small and without colour, by the drawing alone."""

from __future__ import annotations

from itertools import combinations

from engine.games.misty.cards import KINDS
from render.kit import Canvas
from render.misty.cards import LIGHTS, RIM, card, pane
from render.misty.motifs import MOTIFS, draw_motif
from tests.render.sameness import difference, grey

APART = 10.0


def drawing(canvas: Canvas, kind: str) -> None:
    """The drawing alone: no arrow tab, the same droplets and the same light for all."""
    pane(canvas, 3)
    with canvas.at(0.15, 0.15, 0.7):
        draw_motif(canvas, kind, LIGHTS["arrow"], RIM)


def another_drawing(canvas: Canvas, kind: str) -> None:
    """As somebody else might draw it: a little smaller, on another pane, in another light."""
    pane(canvas, 7)
    with canvas.at(0.16, 0.16, 0.68):
        draw_motif(canvas, kind, LIGHTS["monster"], RIM)


def test_there_is_a_drawing_for_every_kind() -> None:
    assert set(MOTIFS) == set(KINDS)


def test_every_two_drawings_differ_at_48_pixels_in_grey() -> None:
    seen = {kind: grey(drawing, kind) for kind in KINDS}
    alike = {(a, b): difference(seen[a], seen[b]) for a, b in combinations(KINDS, 2)}
    assert min(alike.values()) >= APART, min(alike, key=lambda pair: alike[pair])


def test_the_measure_takes_the_same_drawing_for_the_same() -> None:
    for kind in KINDS:
        assert difference(grey(drawing, kind), grey(another_drawing, kind)) < APART, kind


def test_the_arrow_tab_shows_the_direction_in_grey() -> None:
    ways = [grey(card, "rocket", "arrow", way) for way in ("up", "down", "left", "right")]
    assert all(difference(a, b) > APART / 2 for a, b in combinations(ways, 2))
