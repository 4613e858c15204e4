"""Everdell through the sandbox: people open the game by clicking, then leave; computers go on to the final score."""

from __future__ import annotations

import pytest

from cogs.client import Mistgrove
from engine.text import Text
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, gather, seat
from tests.bot.test_manners import own_panel, table_of
from words import words

pytestmark = pytest.mark.usefixtures("same_shuffle")
NAMES = ("Ada", "Ben", "Cleo", "Dana")
OPENING = 4
"""How many questions each person answers before leaving."""


async def leave(person: Person) -> None:
    """Give up the seat: asked once whether that is really meant."""
    asked = await person.actor.command("game concede", channel="table-1")
    await asked.over()
    assert asked.message is not None
    sure = await person.actor.click(asked.message, words(person.actor.locale).say(Text("sure-yes")))
    await sure.over()


@pytest.mark.parametrize(("players", "locale"), [(2, "de"), (4, "en-US")])
async def test_people_open_and_computers_finish(
    sandbox: Sandbox, mistgrove: Mistgrove, players: int, locale: str
) -> None:
    people = await gather(sandbox, NAMES[:players], "table-1", locale=locale)
    await seat(people, "everdell")
    table = await table_of(mistgrove, people[0])
    while min(person.answers for person in people) < OPENING:
        table = await mistgrove.host.advance(table.id)
        person = people[table.waiting[0].index]
        await person.actor.wait_for(person.panel, PATIENCE)
        await person.answer(own_panel(person))
    stays, *leaves = people
    for person in leaves:
        await leave(person)
    final = await stays.play()
    assert "SHA-256" in final.content
    rows = await mistgrove.store.matches.rows(table.id)
    assert {row.origin for row in rows} == {"person", "computer"}
    table = await mistgrove.host.table(table.id)
    assert len(table.play.scores()) == players
    assert all(seat.computer for seat in table.seats[1:])
    # The end is told to whoever stayed, and only to them.
    await stays.actor.wait_for_dm(lambda message: "SHA-256" in message.content)
    assert not any("SHA-256" in message.content for person in leaves for message in person.actor.dms())
