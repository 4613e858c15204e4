"""Mystaria's pictures: landscapes and buildings that differ without colour, names that never shift, nothing hidden."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.asked import asked_at
from engine.games.mystaria import GAME
from engine.games.mystaria.buildings import KINDS
from engine.games.mystaria.tiles import LANDSCAPES
from engine.games.mystaria.views import MystariaView
from engine.match import Match
from engine.rng import Rng
from render.kit import LEAST_TEXT, SMALL, Box, Canvas, theme
from render.kit.sample import sample_table
from render.mystaria import PAINTER
from render.mystaria.board import areas, is_large, near_latest
from render.mystaria.borders import borders, soft_borders
from render.mystaria.fields import GROUND, field, surrounded, tile
from render.mystaria.figures import FIGURES
from render.mystaria.land import Window, cell_size, named_every, whole_window
from render.mystaria.panel import Choosing
from render.mystaria.pieces import GLYPHS, glyph, token
from render.mystaria.rules import example
from tests.render.sameness import difference, grey

APART = 10.0
BRIDGE = {
    "layout": [[25, 0, 0, 0, None], [13, 6, 0, 0, 1], [22, 6, 2, 0, 2]],
    "buildings": [["hut_lake", 0, [1, 1], None], ["hut_meadow", 1, [8, 0], None]],
    "hands": [33, 30, 10],
    "pile": [4, 5, 6],
    "active": 0,
}
"""A tile at 3/0 makes room for a bridge."""


def silhouette(canvas: Canvas, kind: str) -> None:
    glyph(canvas, kind, theme.INK, theme.LIGHT)


def figures_alone(canvas: Canvas, landscape: str, seed: int = 0) -> None:
    FIGURES[landscape](canvas, seed)


def late(seed: str = "pictures", turns: int = 26, players: int = 4) -> Match:
    """A random game that has come so far, where somebody has to lay a tile."""
    match, rng = Match(GAME, players, seed, digests=False), Rng(seed)
    while len(view_of(match).tiles) <= turns or not match.pending()[0].private:
        match.submit(match.pending()[0].seat, match.pending()[0].options.sample(rng).key)
    return match


def view_of(match: Match, seat: int | None = None) -> MystariaView:
    view = match.view(seat)
    assert isinstance(view, MystariaView)
    return view


def test_there_is_a_drawing_for_every_landscape_and_building() -> None:
    assert set(FIGURES) == set(LANDSCAPES)
    assert set(GLYPHS) == set(KINDS)


def test_every_two_landscapes_differ_at_48_pixels_in_grey() -> None:
    seen = {landscape: grey(field, landscape) for landscape in LANDSCAPES}
    alike = {pair: difference(seen[pair[0]], seen[pair[1]]) for pair in combinations(LANDSCAPES, 2)}
    assert min(alike.values()) >= APART, min(alike, key=lambda pair: alike[pair])


def test_the_figures_alone_tell_the_landscapes_apart() -> None:
    """On one and the same ground: not only by how light the ground is."""
    ground = theme.FOG
    seen = {landscape: grey(figures_alone, landscape, ground=ground) for landscape in LANDSCAPES}
    alike = {pair: difference(seen[pair[0]], seen[pair[1]]) for pair in combinations(LANDSCAPES, 2)}
    assert min(alike.values()) >= APART, min(alike, key=lambda pair: alike[pair])


def test_patches_run_together_with_their_like_on_other_tiles_and_end_at_anything_else() -> None:
    """Just inside its right edge a lake is water beside another lake, and shore beside a forest."""
    rows = ("WWL", "WWW")
    colours = {}
    for neighbour in "LF":
        canvas = Canvas(3, 2, theme.NIGHT, density=50)
        with canvas.at(0, 0, 3):
            tile(canvas, surrounded({(3, 0): neighbour}, 0, 0, rows))
        colours[neighbour] = canvas.image().getpixel((145, 25))
    assert colours["L"] == theme.rgba(GROUND["L"])[:3]
    assert colours["F"] not in (theme.rgba(GROUND["L"])[:3], theme.rgba(GROUND["W"])[:3])


def test_every_two_buildings_differ_at_48_pixels_in_grey() -> None:
    seen = {kind: grey(silhouette, kind, ground=theme.FOG) for kind in KINDS}
    alike = {pair: difference(seen[pair[0]], seen[pair[1]]) for pair in combinations(KINDS, 2)}
    huts = [pair for pair in alike if all(kind.startswith("hut") for kind in pair)]
    # The four huts are one shape with four signs; on the land their field tells them apart as well.
    assert min(alike[pair] for pair in huts) >= APART / 2, min(huts, key=lambda pair: alike[pair])
    assert min(alike[pair] for pair in alike if pair not in huts) >= APART


def test_the_plates_of_four_players_differ_in_grey() -> None:
    plates = [grey(token, "tower", colour) for colour in range(4)]
    assert all(difference(one, other) >= APART / 2 for one, other in combinations(plates, 2))


def test_a_small_land_needs_no_parts_and_a_large_one_has_a_close_up_of_the_latest_move() -> None:
    small, large = view_of(late("small", 2, 2)), view_of(late())
    assert not is_large(small)
    assert is_large(large)
    assert [name for name, _ in PAINTER.close_ups(small)] == ["tiles"]
    names = [name for name, _ in PAINTER.close_ups(large)]
    assert names[0] == "latest"
    assert all(at in near_latest(large) for at, _ in large.tiles[-1].fields())
    for at in large.land():
        assert any(at in area for area in areas(large))
    assert all(len(name) <= 20 for name in names)
    assert PAINTER.close_up(large, "area-9", sample_table(4)) == PAINTER.close_up(large, "area-2", sample_table(4))


def test_parts_of_a_large_land_are_named_as_on_a_map() -> None:
    names = [text.id.rpartition("-")[2] for name, text in PAINTER.close_ups(view_of(late())) if name.startswith("area")]
    assert names == ["west", "east"]
    tall = example([(0, 2 * number, ("LLL", "FFF")) for number in range(24)])
    assert [text.id.rpartition("-")[2] for _, text in PAINTER.close_ups(tall)[1:4]] == ["north", "middle", "south"]


def test_names_on_the_edges_have_room_however_long_the_land_grows() -> None:
    longest = example([(0, 3 * number, ("LL", "FW", "VM")) for number in range(33)])
    cell = cell_size(whole_window(longest), Box(0, 0, 380, 340))
    assert named_every(cell, SMALL) * cell >= SMALL
    assert [named_every(size, SMALL) for size in (38, 12, 11, 5, 3, 2)] == [1, 1, 2, 3, 5, 10]


def test_the_window_around_something_stays_inside_the_whole() -> None:
    whole = Window(-10, -5, 30, 20)
    for at in ((-10, -5), (19, 14), (3, 3)):
        part = whole.around([at], 8, 6)
        assert (part.columns, part.rows) == (8, 6)
        assert at in part
        assert whole.left <= part.left <= whole.left + 22
    assert whole.around([(0, 0)], 99, 99) == whole


def test_all_fields_are_on_the_whole_window() -> None:
    view = view_of(late())
    window = whole_window(view)
    assert all(at in window for at in view.land())


def test_border_lines_close_around_a_region() -> None:
    corner = [(0, 0), (1, 0), (0, 1)]
    lines = list(borders(corner, 0.1))
    ends = [tuple(round(value, 6) for value in point) for line in lines for point in line]
    assert len(lines) == 8
    assert all(ends.count(end) == 2 for end in ends), "each line goes on where another one ends"


def test_a_border_is_one_loop_and_a_hole_has_its_own() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert len(list(soft_borders([(0, 0), (1, 0), (0, 1)], 0.1, 0.2))) == 1
    assert len(list(soft_borders(ring, 0.1, 0.2))) == 2
    assert len(list(soft_borders([(0, 0), (1, 1)], 0.1, 0.2))) == 2, "a corner joins nothing"


def test_the_choice_so_far_is_read_from_its_things() -> None:
    match = late("choice", 3, 2)
    (decision,) = match.pending()
    key = decision.options.sample(Rng("lay")).key
    place = decision.options[key].value
    laying = Choosing(asked_at(decision, key))
    assert (laying.lays, laying.at, laying.turn) == (True, (place.x, place.y), place.turn)
    assert Choosing(asked_at(decision, "not here")).at is None
    match = Match(GAME, 3, "bridge", scenario=BRIDGE)
    match.submit(0, "3/0 r2")
    bridge = Choosing(asked_at(match.pending()[0], "bridge 3/1 EW"))
    assert (bridge.kind, bridge.at, bridge.axis, bridge.lays) == ("bridge", (3, 1), "EW", False)
    assert (3, 1) in {offer.at for offer in bridge.sites}
    nothing = Choosing(None)
    assert (nothing.kind, nothing.at, nothing.axis, nothing.first) == ("", None, None, ())


@pytest.mark.parametrize("laid", [False, True])
def test_nobody_sees_another_tile_in_any_picture(laid: bool) -> None:
    """The pictures of everybody but the active player are the same whatever the others hold."""
    match, table = late("secret", 6, 3), sample_table(3)
    active = match.pending()[0].seat
    if laid:
        match.submit(active, next(iter(match.pending()[0].options)).key)
    others = [None, *(seat for seat in range(3) if seat != active)]
    for reader in others:
        world = match.imagine(reader, Rng(f"world/{reader}"))
        real, other = view_of(match, reader), view_of(world, reader)
        hands, imagined = match.report()["hands"], world.report()["hands"]
        assert hands != imagined
        waiting = frozenset({active})
        assert PAINTER.board(real, table, waiting).png == PAINTER.board(other, table, waiting).png
        assert PAINTER.panel(real, None, table, waiting) == PAINTER.panel(other, None, table, waiting)
        assert PAINTER.close_up(real, "tiles", table) == PAINTER.close_up(other, "tiles", table)


def test_the_ghost_stands_in_the_panel_only() -> None:
    match, table = late("ghost", 4, 2), sample_table(2)
    (decision,) = match.pending()
    key = next(iter(decision.options)).key
    own, waiting = view_of(match, decision.seat), frozenset({decision.seat})
    ghost, nothing = (PAINTER.panel(own, asked_at(decision, words), table, waiting) for words in (key, ""))
    assert ghost.png != nothing.png
    public = view_of(match)
    assert public.hand is None
    assert (
        PAINTER.panel(public, asked_at(decision, key), table, waiting).png == PAINTER.board(public, table, waiting).png
    )


def test_the_rules_have_pictures_and_theirs_are_the_points_of_the_rulebook() -> None:
    table = sample_table(0)
    drawn = {topic: PAINTER.illustration(topic, table) for topic in GAME.info.topics}
    pictures = {topic: picture for topic, picture in drawn.items() if picture is not None}
    assert len(pictures) == 9
    assert all(picture.smallest_text >= LEAST_TEXT for picture in pictures.values())
    points = {"huts": "forest hut, 4 points, village hut, 8 points", "bridge": "lake hut, 4 points"}
    points |= {"castle": "castle, 5 points", "sight": "portal, 5 points"}
    for topic, said in points.items():
        assert said in pictures[topic].alt
    assert PAINTER.illustration("no such topic", table) is None
