"""What holds for the pictures of every game. New painters are picked up by themselves."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from engine.asked import Asked, asked_at
from engine.game import View
from engine.match import Match
from engine.registry import game as game_of
from engine.rng import Rng
from render.kit import LEAST_TEXT, SPRITES, Picture, Table
from render.kit.picture import ALT_LIMIT
from render.kit.sample import sample_table
from render.painter import painted_games, painter
from tests.estranged import estranged

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


def questions(game: str) -> Iterator[tuple[View, Asked]]:
    """Questions of a random game, each with nothing chosen yet, half answered and answered."""
    match, rng = Match(game_of(game), 3, f"{game}/panels", digests=False), Rng(f"{game}/panels")
    for number in range(60):
        for at, decision in enumerate(match.pending()):
            key = decision.options.sample(rng).key
            if number % 5 == at == 0:
                words = key.split()
                for count in sorted({0, 1, len(words)}):
                    yield match.view(decision.seat), asked_at(decision, " ".join(words[:count]))
            match.submit(decision.seat, key)


@every_game
def test_a_panel_can_be_drawn_by_another_process(game: str) -> None:
    """All that it needs survives pickling, and gives the same picture afterwards."""
    table, waiting = sample_table(3), frozenset({0})
    for view, asked in questions(game):
        sent_view, sent = pickle.loads(pickle.dumps((view, asked)))
        drawn = painter(game).panel(view, asked, table, waiting)
        again = painter(game).panel(sent_view, sent, table, waiting)
        assert (again.png, again.alt) == (drawn.png, drawn.alt)


@every_game
def test_painters_read_things_and_places_not_words(game: str) -> None:
    """The same question in another notation and with other prompts has the same marks."""
    mute = Table(sample_table(3).sitters, lambda text: "·")
    for view, asked in questions(game):
        drawn, strange = (painter(game).panel(view, each, mute, frozenset({0})) for each in (asked, estranged(asked)))
        assert strange.png == drawn.png
