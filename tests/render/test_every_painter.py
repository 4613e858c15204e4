"""What holds for the pictures of every game. New painters are picked up by themselves."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from render.kit import LEAST_TEXT, SPRITES, Picture
from render.kit.picture import ALT_LIMIT
from render.painter import painted_games, painter

MOST_BYTES = 200_000


@cache
def drawn(game: str) -> list[tuple[str, Picture]]:
    return list(painter(game).samples())


def samples(game: str) -> dict[str, Picture]:
    return dict(drawn(game))


every_game = pytest.mark.parametrize("game", painted_games())


@every_game
def test_samples_have_names_of_their_own(game: str) -> None:
    names = Counter(name for name, _ in drawn(game))
    assert names
    assert set(names.values()) == {1}


@every_game
def test_needed_text_is_readable_on_a_phone(game: str) -> None:
    small = {
        name: picture.smallest_text for name, picture in samples(game).items() if picture.smallest_text < LEAST_TEXT
    }
    assert not small


@every_game
def test_pictures_are_small_files_with_a_palette(game: str) -> None:
    for name, picture in samples(game).items():
        assert len(picture.png) < MOST_BYTES, name
        assert picture.png.startswith(b"\x89PNG"), name
        assert picture.png[25] == 3, f"{name}: not a palette picture"
        assert picture.image().size == (picture.width, picture.height), name


@every_game
def test_every_picture_says_what_it_shows(game: str) -> None:
    for name, picture in samples(game).items():
        assert 20 <= len(picture.alt) <= ALT_LIMIT, name
        assert f"{game}-" not in picture.alt, f"{name}: a message is missing"


@every_game
def test_painters_are_pure(game: str) -> None:
    """The same again, from the first sprite on."""
    first = {name: picture.png for name, picture in samples(game).items()}
    SPRITES.clear()
    assert {name: picture.png for name, picture in painter(game).samples()} == first
