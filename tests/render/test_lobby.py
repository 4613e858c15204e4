"""The lobby picture of every game: who sits where, readable on a phone, in both languages."""

from __future__ import annotations

import pytest

from engine.registry import games
from render.kit import LEAST_TEXT
from render.kit.sample import sample_table
from render.lobby import lobby_picture


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("id", sorted(games()))
def test_every_lobby_is_readable_and_says_who_is_there(id: str, locale: str) -> None:
    info = games()[id].info
    most = info.seats[-1]
    for players in range(most + 1):
        table = sample_table(players, locale)
        picture = lobby_picture(info, table, players, most)
        assert picture.smallest_text >= LEAST_TEXT
        assert len(picture.png) < 100_000
        assert all(table.name(seat) in picture.alt for seat in range(players))


def test_a_lobby_shows_who_has_come() -> None:
    info = games()["misty"].info
    assert lobby_picture(info, sample_table(2), 2, 4).png != lobby_picture(info, sample_table(3), 3, 4).png
