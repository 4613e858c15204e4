"""The pictures of Legendary Forests: leaves, trees and numbers apart without colour, ghosts, tags, points, close-ups."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from math import dist

import pytest
from PIL import ImageChops

from engine.asked import asked_at
from engine.games.legendary_forests import GAME
from engine.games.legendary_forests.tiles import COLOURS, default
from engine.games.legendary_forests.views import ForestView
from engine.match import Match
from engine.rng import Rng
from render.kit import Canvas, Picture, board, theme
from render.kit.sample import sample_table
from render.legendary_forests import PAINTER
from render.legendary_forests.ground import area, number, outline
from render.legendary_forests.leaves import GLOWS, GRASS, TINTS, leaf, tree
from render.legendary_forests.rules import BOOK_EXAMPLE, BOOK_TREES, example
from tests.render.colour_blindness import EYES, distance
from tests.render.sameness import difference, grey

APART = 10.0
PLAIN = 20.0
"""How far apart two grounds must be for every eye, in CIE Lab."""


BADGE = 19.0
"""The width of a badge with one digit."""


def white_leaf(canvas: Canvas, colour: str) -> None:
    """The outline alone."""
    leaf(canvas, colour, theme.LIGHT)


def stacked(pile: list[int], players: int = 2) -> Match:
    return Match(GAME, players, "pictures", scenario={"pile": pile, "builder": 0})


def view_of(match: Match, seat: int | None = None) -> ForestView:
    view = match.view(seat)
    assert isinstance(view, ForestView)
    return view


def panel(match: Match, chosen: str, seat: int = 0) -> Picture:
    waiting = frozenset(decision.seat for decision in match.pending())
    decision = match.decision(seat)
    assert decision is not None
    # One panel is drawn before the turn is chosen, even where there is only one.
    asked = asked_at(decision, chosen, onward=False)
    return PAINTER.panel(view_of(match, seat), asked, sample_table(match.players), waiting)


def differs(first: Picture, second: Picture) -> bool:
    return ImageChops.difference(first.image(), second.image()).getbbox() is not None


def test_leaves_differ_by_their_outline() -> None:
    seen = [grey(white_leaf, colour) for colour in COLOURS]
    assert min(difference(a, b) for a, b in combinations(seen, 2)) >= APART


def test_trees_differ_without_colour() -> None:
    seen = [grey(tree, colour, ground=GRASS) for colour in COLOURS]
    assert min(difference(a, b) for a, b in combinations(seen, 2)) >= APART


def test_light_and_dark_numbers_differ_without_colour() -> None:
    assert difference(grey(number, 6, "light"), grey(number, 6, "dark")) >= APART


def test_grounds_differ_for_every_eye() -> None:
    for eye, tops in product(EYES, (TINTS, GLOWS)):
        grounds = [*tops.values(), GRASS]
        assert min(distance(a, b, eye) for a, b in combinations(grounds, 2)) >= PLAIN, eye


def test_grounds_go_from_dark_to_light() -> None:
    lights = [theme.lightness(colour) for colour in (GRASS, TINTS["red"], TINTS["pink"], TINTS["yellow"])]
    assert all(after - before > 0.1 for before, after in pairwise(lights))


@pytest.mark.parametrize("sides", sorted({a.sides for t in default().parts.tiles for f in t.faces for a in f.areas}))
def test_areas_cover_their_sides_and_no_other(sides: tuple[int, ...]) -> None:
    canvas = Canvas(100, 100, "#000000", density=1)
    with canvas.at(0, 0, 100):
        area(canvas, "yellow", sides, False)
    image = canvas.image()
    for side, middle in enumerate(((50, 1), (98, 50), (50, 98), (1, 50))):
        found = image.getpixel(middle)
        assert (found != (0, 0, 0)) == (side in sides), side
    assert all(-0.001 <= v <= 1.001 for point in outline(sides) for v in point)


def test_areas_of_a_tile_do_not_overlap() -> None:
    for tile in default().parts.tiles:
        whole = Canvas(120, 120, "#000000", density=1)
        alone = 0
        for patch in tile.faces[0].areas:
            single = Canvas(120, 120, "#000000", density=1)
            for canvas in (whole, single):
                with canvas.at(0, 0, 120):
                    area(canvas, "yellow", patch.sides, False)
            alone += _lit(single)
        assert _lit(whole) >= alone - 12, tile.number


def _lit(canvas: Canvas) -> int:
    return sum(canvas.image().convert("L").histogram()[129:])


def test_the_ghost_follows_place_and_turn_and_says_what_it_would_bring() -> None:
    match = stacked([3])
    nothing, placed = panel(match, ""), panel(match, "T21")
    first, other = panel(match, "T21 r0"), panel(match, "T21 r2")
    pictures = (nothing, placed, first, other, panel(match, "T19 r3"))
    assert all(differs(a, b) for a, b in combinations(pictures, 2))
    assert "T19, U20, T21" in nothing.alt
    assert "T21 (r0)" in first.alt
    assert "cherry region, open: 1 rune = 1 point with a tree" in first.alt
    assert "maple region, closed: 1 rune × 2 = 2 points with a tree" in panel(match, "T19 r3").alt


def test_nobody_else_sees_a_choice_before_all_have_chosen() -> None:
    match = stacked([3])
    before = PAINTER.board(view_of(match), sample_table(2), frozenset({0, 1}))
    match.submit(0, "T21 r0")
    after = PAINTER.board(view_of(match), sample_table(2), frozenset({0, 1}))
    assert not differs(before, after)


def test_regions_are_labelled_for_trees() -> None:
    match = stacked([2, 3])
    for decision in match.pending():
        match.submit(decision.seat, "T19 r0")
    colours, red, chosen = panel(match, ""), panel(match, "red"), panel(match, "red T19S")
    assert all(differs(a, b) for a, b in combinations((colours, red, chosen), 2))
    assert "T20N maple region" in red.alt
    assert "T20E" not in red.alt
    assert "red maple tree on T20N" in chosen.alt


def test_a_plan_is_drawn_on_the_planet_as_it_will_be() -> None:
    match = stacked([2, 3])
    match.submit(0, "T19 r0")
    decision, view = match.foresee(0)["tree"]
    assert isinstance(view, ForestView)
    planned = PAINTER.panel(view, asked_at(decision, "red T20N"), sample_table(2), frozenset({1}))
    assert "closed: 1 rune × 2 = 2 points" in planned.alt


def test_every_planet_can_be_looked_at_closely() -> None:
    view = view_of(stacked([3], players=5))
    names = [name for name, _ in PAINTER.close_ups(view)]
    assert names == ["planet-0", "planet-1", "planet-2", "planet-3", "planet-4"]
    for name in names:
        assert PAINTER.close_up(view, name, sample_table(5)).smallest_text >= 11


def test_the_end_shows_what_every_region_brought() -> None:
    match, rng = Match(GAME, 2, "end"), Rng("end")
    while not match.finished:
        for decision in match.pending():
            match.submit(decision.seat, decision.options.sample(rng).key)
    view = view_of(match)
    picture = PAINTER.close_up(view, "planet-0", sample_table(2))
    for region in view.planets[0].regions:
        if region.trees:
            assert region.name in picture.alt
    assert str(view.planets[0].total) in PAINTER.sheet(view, match.scores(), sample_table(2)).alt


@pytest.mark.parametrize("seed", range(6))
def test_points_at_the_end_do_not_hide_each_other(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the overview of five, where planets are smallest: every region with a tree has a badge that can be read."""
    match, rng = Match(GAME, 5, f"badges/{seed}"), Rng(f"badges/{seed}")
    while not match.finished:
        for decision in match.pending():
            match.submit(decision.seat, decision.options.sample(rng).key)
    badges: list[tuple[float, float]] = []
    monkeypatch.setattr(board, "number_badge", lambda _canvas, x, y, *_: badges.append((x, y)))
    view = view_of(match)
    PAINTER.board(view, sample_table(5), frozenset())
    assert len(badges) == sum(region.trees > 0 for planet in view.planets for region in planet.regions)
    assert min(dist(one, other) for one, other in combinations(badges, 2)) > BADGE / 2


def test_the_sheet_has_rows_only_for_what_was_planted() -> None:
    heights = []
    for trees in ([], [["T20N", "red"]]):
        match = Match(GAME, 2, "sheet", scenario={"pile": [3], "trees": [trees, []]})
        heights.append(PAINTER.sheet(view_of(match), match.scores(), sample_table(2)).height)
    assert heights[0] < heights[1]


def test_many_places_never_make_names_too_small() -> None:
    line = [[1, 0, 0, 0], *([4, x, 0, 0] for x in range(-18, 0))]
    match = Match(GAME, 1, "line", scenario={"planets": [line], "drawn": [], "pile": [3]})
    assert panel(match, "").smallest_text >= 11


def test_the_scoring_example_is_the_rulebooks() -> None:
    assert example(BOOK_EXAMPLE, BOOK_TREES).planets[0].total == 10
    assert PAINTER.illustration("scoring", sample_table(0)) is not None
