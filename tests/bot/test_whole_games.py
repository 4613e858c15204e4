"""Whole games through the sandbox: the real client, people who click what they see, from the lobby to the score."""

from __future__ import annotations

import pytest

from cogs.client import Mistgrove
from sandbox.server import Sandbox
from tests.bot.people import gather, play_all, seat

pytestmark = pytest.mark.usefixtures("same_shuffle")
NAMES = ("Ada", "Ben", "Cleo", "Dana")
WON = {"en-US": "2 rounds won", "de": "2 Rundensiege"}


@pytest.mark.parametrize(("players", "locale"), [(2, "en-US"), (3, "de"), (4, "en-US")])
async def test_misty_from_dms_alone(sandbox: Sandbox, mistgrove: Mistgrove, players: int, locale: str) -> None:
    people = await gather(sandbox, NAMES[:players], "table-1", locale=locale)
    await seat(people, "misty")
    finals = await play_all(people)
    assert all("SHA-256" in final.content for final in finals)
    # A total says what it counts; the channel speaks the language of whoever opened the table.
    assert all(WON[locale] in final.content for final in finals)
    assert not any(
        message.ephemeral and person.confirm(message) for person in people for message in person.actor.everything()
    )


@pytest.mark.parametrize(("players", "locale"), [(2, "de"), (3, "en-US"), (4, "de")])
async def test_misty_with_dms_closed(sandbox: Sandbox, mistgrove: Mistgrove, players: int, locale: str) -> None:
    people = await gather(sandbox, NAMES[:players], "table-1", locale=locale, dms=False)
    await seat(people, "misty")
    finals = await play_all(people)
    assert all("SHA-256" in final.content for final in finals)
    assert not any(person.actor.dms() for person in people)
