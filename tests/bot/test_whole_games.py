"""Whole games through the sandbox: the real client, people who click what they see, from the lobby to the score."""

from __future__ import annotations

import pytest

from cogs.client import Mistgrove
from sandbox.server import Sandbox
from tests.bot.people import gather, play_all, seat

NAMES = ("Ada", "Ben", "Cleo", "Dana")


@pytest.mark.parametrize("locale", ["en-US", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_misty_from_dms(sandbox: Sandbox, mistgrove: Mistgrove, players: int, locale: str) -> None:
    people = await gather(sandbox, NAMES[:players], "table-1", locale=locale)
    await seat(people, "misty")
    finals = await play_all(people)
    assert all("SHA-256" in final.content for final in finals)
