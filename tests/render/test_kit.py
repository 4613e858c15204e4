"""The drawing kit: text that fits, colours that stay apart, sprites that are shared, pictures that are the same."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.game import Part, Score
from engine.text import Text
from render.kit import (
    SMALL,
    Box,
    Canvas,
    Row,
    Section,
    Sheet,
    Sitter,
    Table,
    board,
    emblem,
    fit,
    icons,
    readable,
    shapes,
    sheet_of,
    sheet_picture,
    theme,
)
from render.kit.fonts import INK_HEIGHT, SOFT_HYPHEN, font, width_of
from render.kit.layout import phone_scale
from render.kit.sprites import SPRITES, Sprite, SpriteCache
from render.kit.text import seams
from tests.render.colour_blindness import EYES, distance
from tests.render.sameness import difference, grey

# Text


def test_short_text_stays_as_it_is() -> None:
    assert fit("Haus", 200, 16, SMALL).lines == ("Haus",)
    assert fit("Haus", 200, 16, SMALL).size == 16


def test_text_shrinks_or_breaks_before_it_is_cut() -> None:
    words = "Regentropfen am Fenster"
    wide = width_of(words) * 16
    assert fit(words, wide * 0.9, 16, SMALL, lines=1).lines == (words,)
    assert fit(words, wide * 0.6, 16, SMALL, lines=2).lines == ("Regentropfen", "am Fenster")
    cut = fit(words, wide * 0.6, 16, SMALL, lines=1)
    assert cut.cut
    assert cut.lines[0].endswith("…")


@pytest.mark.parametrize("width", [30, 45, 60, 90, 140])
@pytest.mark.parametrize("lines", [1, 2, 3])
@pytest.mark.parametrize(
    "words", ["Regentropfenauffangbecken am Waldrand", "x", "Bartholomäus Öztürk-Lindqvist", "W" * 40]
)
def test_fitted_text_never_leaves_its_box(words: str, lines: int, width: int) -> None:
    found = fit(words, width, 16, SMALL, lines, bold=True)
    assert 1 <= len(found.lines) <= lines
    assert SMALL <= found.size <= 16
    assert all(width_of(line, bold=True) * found.size <= width + 0.01 for line in found.lines)


def test_compounds_part_at_soft_hyphens_first() -> None:
    word = f"Fenster{SOFT_HYPHEN}bank{SOFT_HYPHEN}bepflanzung"
    assert fit(word, width_of("Fensterbank-") * SMALL + 1, SMALL, SMALL, 2).lines == ("Fensterbank-", "bepflanzung")
    assert fit(word, 400, SMALL, SMALL).lines == ("Fensterbankbepflanzung",)
    assert fit(readable(word), 400, SMALL, SMALL) == fit(word, 400, SMALL, SMALL)
    assert Canvas.text_width(word, SMALL) == Canvas.text_width("Fensterbankbepflanzung", SMALL)


def test_other_words_part_between_syllables() -> None:
    assert [("Lastwagen"[:i], "Lastwagen"[i:]) for i in seams("Lastwagen")] == [("Last", "wagen"), ("Lastwa", "gen")]
    assert "Fens-ter" not in {f"{'Fenster'[:i]}-{'Fenster'[i:]}" for i in seams("Fenster")}


def test_names_that_the_font_lacks_are_made_readable() -> None:
    assert readable("Änne ß – … → × ½") == "Änne ß – … → × ½"
    assert readable("Chi🌲 𝓜𝓲𝓷𝓱") == "Chi Minh"
    assert readable("日本", "#4") == "#4"
    assert readable("a\u202eb\nc") == "ab c"


def test_ink_height_is_what_the_font_draws() -> None:
    for bold in (False, True):
        _, top, _, bottom = font(1000, bold).getbbox("Hg", anchor="ls")
        assert abs((bottom - top) / 1000 - INK_HEIGHT) < 0.01


def test_the_canvas_measures_its_smallest_text_as_a_phone_shows_it() -> None:
    wide = Canvas(800, 400, theme.NIGHT)
    wide.text(10, 50, "large", 40)
    wide.text(10, 90, "small", 20)
    wide.text(10, 120, "an ornament", 5, needed=False)
    assert wide.picture("").smallest_text == pytest.approx(20 * INK_HEIGHT / 2)
    assert phone_scale(300, 1000) == 0.5


def test_text_in_sprites_is_measured_too() -> None:
    canvas = Canvas(400, 400, theme.NIGHT)
    board.number_badge(canvas, 50, 50, "7", 10)
    assert canvas.picture("").smallest_text < 7


def test_text_lies_where_it_should() -> None:
    canvas = Canvas(100, 40, "#000000", density=1)
    canvas.text_in(Box(0, 0, 100, 40), "HH", 20, "#ffffff")
    left, top, right, bottom = canvas.image().convert("L").point(lambda grey: 255 * (grey > 128)).getbbox() or (
        0,
        0,
        0,
        0,
    )
    assert abs((left + right) / 2 - 50) <= 1.5
    assert abs((top + bottom) / 2 - 20) <= 1.5


# Shapes


def test_paths_speak_svg() -> None:
    square = shapes.path("M0 0 H1 V1 h-1 z")
    assert square == [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]]
    two = shapes.path("M0,0 L1,0 1,1Z m2 0 l.5.5")
    assert two[1] == [(2, 0), (2.5, 0.5)]
    assert shapes.path("M0 0 C0 1 1 1 1 0")[0][-1] == (1, 0)
    assert shapes.path("M0 0 Q.5 1 1 0")[0][7] == pytest.approx((0.5, 0.5))


def test_dashes_have_the_lengths_they_are_given() -> None:
    pieces = shapes.dashes([(0, 0), (10, 0)], 3, 2)
    assert [(piece[0][0], piece[-1][0]) for piece in pieces] == [(0, 3), (5, 8)]


def test_transforms_turn_and_mirror() -> None:
    canvas = Canvas(20, 20, "#000000", density=1)
    with canvas.at(10, 10, scale=4, turn=90):
        canvas.disc(1, 0, 0.4, "#ff0000")
    with canvas.at(10, 10, scale=4, mirror=True):
        canvas.disc(1, 0, 0.4, "#00ff00")
    image = canvas.image()
    assert image.getpixel((10, 14)) == (255, 0, 0)
    assert image.getpixel((6, 10)) == (0, 255, 0)


def test_clipping_keeps_what_is_outside() -> None:
    canvas = Canvas(20, 20, "#000000", density=1)
    with canvas.clipped(shapes.rectangle(0, 0, 10, 20)):
        canvas.panel(Box(0, 0, 20, 20), "#ffffff", 0)
    assert canvas.image().getpixel((4, 10)) == (255, 255, 255)
    assert canvas.image().getpixel((15, 10)) == (0, 0, 0)


def test_holes_stay_open() -> None:
    canvas = Canvas(20, 20, "#000000", density=1)
    canvas.fill(shapes.circle(10, 10, 8), "#ffffff", holes=[shapes.circle(10, 10, 4)])
    assert canvas.image().getpixel((10, 10)) == (0, 0, 0)
    assert canvas.image().getpixel((10, 4)) == (255, 255, 255)


# Colours and seats


def test_seat_colours_stay_apart_for_every_eye() -> None:
    for eye in EYES:
        for first, second in combinations(theme.SEAT_COLOURS, 2):
            assert distance(first, second, eye) > 25, (eye, first, second)


def test_the_measure_of_colour_blindness_can_fail() -> None:
    """Red and green of the same lightness: far apart for most, close for people who cannot tell them."""
    assert distance("#b05030", "#5f7020", "normal") > 50
    assert distance("#b05030", "#5f7020", "deutan") < 25


def test_seats_differ_without_colour_and_number() -> None:
    seen = [grey(emblem, colour, 0) for colour in range(5)]
    assert all(difference(a, b) > 8 for a, b in combinations(seen, 2))


def test_text_on_a_seat_colour_can_be_read() -> None:
    for colour in (*theme.SEAT_COLOURS, theme.EMBER, theme.MOSS, theme.RUST):
        assert abs(theme.lightness(colour) - theme.lightness(theme.ink_on(colour))) > 0.35, colour


def test_icons_differ_in_grey() -> None:
    names = (
        "arrow",
        "check",
        "cross",
        "hourglass",
        "crown",
        "star",
        "heart",
        "drop",
        "leaf",
        "cards",
        "computer",
    )
    seen = {name: grey(getattr(icons, name), theme.MIST) for name in names}
    assert all(difference(seen[a], seen[b]) > 8 for a, b in combinations(names, 2))


# Sprites and threads


def test_the_second_stamp_comes_from_the_cache() -> None:
    SPRITES.clear()
    canvas = Canvas(100, 100, theme.NIGHT)
    canvas.stamp(icons.star, Box(0, 0, 20, 20), theme.EMBER)
    assert (SPRITES.hits, SPRITES.misses) == (0, 1)
    canvas.stamp(icons.star, Box(50, 50, 20, 20), theme.EMBER)
    assert (SPRITES.hits, SPRITES.misses) == (1, 1)
    canvas.stamp(icons.star, Box(50, 50, 30, 30), theme.EMBER)
    canvas.stamp(icons.star, Box(50, 50, 20, 20), theme.MOSS)
    assert (SPRITES.hits, SPRITES.misses) == (1, 3)


def test_shapes_and_words_are_drawn_once_and_laid_again() -> None:
    SPRITES.clear()
    for y, colour in ((60, theme.EMBER), (80, theme.MOSS)):
        canvas = Canvas(100, 100, theme.NIGHT)
        canvas.panel(Box(10, 10, 20, 20), colour, line=theme.LIGHT)
        canvas.text(10, y, "Tau", 14, colour, halo=theme.INK)
    assert (SPRITES.hits, SPRITES.misses) == (4, 4)


def test_neighbouring_sprites_leave_no_gap() -> None:
    """Whatever the size of a cell, a row of them covers the ground."""
    for size in (20.2, 20.3, 20.5, 20.7):
        canvas = Canvas(size * 6, size, "#000000", density=1)
        for column in range(6):
            canvas.stamp(_white, Box(column * size, 0, size, size))
        row = canvas.image().convert("L").crop((0, 0, int(size * 6), int(size)))
        assert row.getextrema() == (255, 255), size


def _white(canvas: Canvas) -> None:
    canvas.fill(shapes.rectangle(0, 0, 1, 1), "#ffffff")


def test_a_rare_colour_stays_true() -> None:
    """A palette is found from a part of the picture: what is small must be in it, too."""
    canvas = Canvas(400, 400, theme.NIGHT)
    canvas.gradient(shapes.rectangle(0, 0, 400, 300), theme.MIST, theme.RUST)
    board.number_badge(canvas, 380, 380, "1", 12, theme.SEAT_COLOURS[3])
    drawn, shown = canvas.image(), canvas.picture("").image()
    error = ImageStat.Stat(ImageChops.difference(drawn, shown).crop((740, 740, 780, 780))).rms
    assert max(error) < 8


@pytest.mark.parametrize("size", [(1, 1), (71, 33), (400, 500)])
def test_pictures_are_whole_files_with_a_palette(size: tuple[int, int]) -> None:
    canvas = Canvas(*size, theme.NIGHT, density=1)
    canvas.disc(size[0] / 2, size[1] / 2, size[0] / 3, theme.EMBER)
    file = canvas.picture("").png
    Image.open(BytesIO(file)).verify()
    opened = Image.open(BytesIO(file))
    assert (opened.format, opened.mode, opened.size) == ("PNG", "P", size)
    error = ImageStat.Stat(ImageChops.difference(opened.convert("RGB"), canvas.image())).rms
    assert max(error) < 3


def test_the_cache_forgets_what_was_used_least_recently() -> None:
    image = Canvas(10, 10, density=1).image()
    cache = SpriteCache(limit=1000)
    for key in ("a", "b", "a", "c"):
        cache.get(key, lambda: Sprite(image, 1.0))
    misses = cache.misses
    cache.get("a", lambda: Sprite(image, 1.0))
    assert cache.misses == misses
    cache.get("b", lambda: Sprite(image, 1.0))
    assert cache.misses == misses + 1
    assert cache.weight <= 1000


def _busy(number: int) -> bytes:
    canvas = Canvas(120, 120, theme.NIGHT)
    for i in range(30):
        canvas.stamp(icons.badge, Box(i * 3, (i * 7 + number) % 90, 24, 24), str(i % 10), theme.SEAT_COLOURS[i % 5])
        canvas.text_in(Box(0, i * 4, 120, 20), f"Größe {i}", 14 + i % 3)
    return canvas.picture("").png


def test_many_threads_draw_what_one_draws() -> None:
    alone = [_busy(number) for number in range(6)]
    SPRITES.clear()
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(_busy, [number for _ in range(4) for number in range(6)]))
    assert together == alone * 4


# Pictures and sheets


def test_a_picture_keeps_seat_colours_true() -> None:
    canvas = Canvas(200, 200, theme.NIGHT)
    for i in range(60):
        canvas.gradient(shapes.rectangle(0, i * 3, 200, 3), theme.mix(theme.FOG, theme.RUST, i / 60), theme.MIST)
    for i, colour in enumerate(theme.SEAT_COLOURS):
        canvas.disc(20 + 36 * i, 100, 12, colour)
    before, after = canvas.image(), canvas.picture("").image()
    for i in range(5):
        spot = (40 + 72 * i, 200, 44 + 72 * i, 204)
        furthest = max(
            high for _, high in ImageStat.Stat(ImageChops.difference(before.crop(spot), after.crop(spot))).extrema
        )
        assert furthest <= 8


def test_long_alt_texts_are_cut_at_discords_limit() -> None:
    assert len(Canvas(10, 10, theme.NIGHT).picture("x" * 3000).alt) == 1024


def _table(players: int) -> Table:
    return Table(tuple(Sitter(f"Name {i}", i) for i in range(players)), lambda text: text.id)


def test_a_sheet_of_the_engines_scores_has_a_row_for_each_reason() -> None:
    forest, river = Text("forest"), Text("river")
    scores = (Score(0, 7, 2, (Part(forest, 7),)), Score(1, 9, 1, (Part(forest, 5), Part(river, 4))))
    sheet = sheet_of(scores, _table(2), "title", "total")
    assert [(row.label, row.values) for row in sheet.sections[0].rows] == [("forest", (7, 5)), ("river", (None, 4))]
    assert sheet.total.values == (7, 9)
    assert sheet.winners == (1,)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_sheets_fit_a_phone(players: int) -> None:
    rows = tuple(
        Row(f"Regentropfenauffangbeckenprämie {i}", tuple(range(-1, players - 1)), icons.star, (theme.EMBER,))
        for i in range(9)
    )
    sheet = Sheet(
        "Endstand",
        (Section(rows, "Runde 1", Row("Summe", tuple(range(players)))),),
        Row("Punkte", (128,) * players),
        (0,),
        "nach 3 Runden",
    )
    picture = sheet_picture(sheet, _table(players), "alt")
    assert picture.smallest_text >= 11
    assert picture.width == 800
