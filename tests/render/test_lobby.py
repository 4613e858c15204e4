"""The lobby picture of every game: who sits where, readable on a phone, in both languages."""

from __future__ import annotations

import pytest

from engine.registry import games
from render.kit import LEAST_TEXT
from render.kit.sample import sample_table
from render.lobby import lobby_picture
from render.painter import painted_games


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("id", painted_games())
def test_every_lobby_is_readable(id: str, locale: str) -> None:
    info = games()[id].info
    most = info.seats[-1]
    for players in range(most + 1):
        picture = lobby_picture(info, sample_table(players, locale), players, most)
        assert picture.smallest_text >= LEAST_TEXT
        assert len(picture.png) < 100_000


def test_a_lobby_shows_who_has_come() -> None:
    info = games()["misty"].info
    assert lobby_picture(info, sample_table(2), 2, 4).png != lobby_picture(info, sample_table(3), 3, 4).png
