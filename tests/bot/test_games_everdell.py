"""Everdell through the sandbox: people open the game by clicking, then leave; computers go on to the final score."""

from __future__ import annotations

import pytest

from cogs.client import Mistgrove
from cogs.controls import SHORT_LABEL
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
    sandbox: Sandbox, mistgrove: Mistgrove, request: pytest.FixtureRequest, players: int, locale: str
) -> None:
    if players > 2:
        # Two think as they really do; that four fill the table is shown without waiting for all their thoughts.
        request.getfixturevalue("quick_computers")
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


async def test_an_impossible_card_says_why(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Nobody owns anything at first: who asks hears what each card is missing, alone, and the panel stays."""
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="de")
    await seat([ada], "everdell")
    panel = await ada.actor.wait_for(ada.panel)
    assert panel is not None
    await ada.actor.click(panel, words("de").say(Text("why-not")))

    def reasons() -> str | None:
        head = words("de").say(Text("why-not-head"))
        return next((each.content for each in ada.actor.everything() if each.ephemeral and head in each.content), None)

    said = await ada.actor.wait_for(reasons)
    assert said is not None
    assert "Dir fehlt: " in said
    assert words("de").say(Text("everdell-journey-season")) in said
    await ada.answer(own_panel(ada))
    assert (await table_of(mistgrove, ada)).rows == 1


async def typed(person: Person, answer: str) -> None:
    await (await person.actor.command("move", channel="table-1", answer=answer)).over()


@pytest.mark.parametrize(
    ("locale", "head", "wish"),
    [
        ("en-US", "Step 2 of 2 of your plan wasn’t possible", "2 resin** – No space is free there."),
        ("de", "Schritt 2 von 2 deines Plans war nicht möglich", "2 Harz** – Dort ist kein Platz mehr frei."),
    ],
)
async def test_a_plan_for_a_place_that_was_taken_is_told_in_words(
    sandbox: Sandbox, mistgrove: Mistgrove, locale: str, head: str, wish: str
) -> None:
    """The first step of it is done; before the second one somebody else has gone there."""
    ada, ben = await gather(sandbox, ["Ada", "Ben"], "table-1", locale=locale)
    await seat([ada, ben], "everdell")
    table = await table_of(mistgrove, ada)
    ben_id = int(ben.actor.id)
    await mistgrove.host.set_plan(table.id, ben_id, "turn", ["worker basic_3_twig"], ["worker basic_2_resin"])
    await typed(ada, "worker basic_1_berry")
    table = await mistgrove.host.advance(table.id)
    assert [entry.key for entry in table.play.log] == ["worker basic_1_berry", "worker basic_3_twig"]
    await typed(ada, "worker basic_2_resin")
    asked = await ben.actor.wait_for_dm(lambda message: head in message.content)
    assert wish in asked.content
    assert "basic_2_resin" not in asked.content
    told = [message for message in ben.actor.everything() if head in message.content]
    assert len(told) == 1, "told once"
    assert not any(head in message.content or wish in message.content for message in ada.actor.everything())


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("deed", ["worker", "play", "prepare", "pass"])
def test_what_to_do_in_a_turn_fits_a_button(deed: str, locale: str) -> None:
    """One tap instead of a menu, in the longer language too."""
    for count in (1, 6):
        assert len(words(locale).say(Text(f"everdell-do-{deed}", count=count))) <= SHORT_LABEL


async def test_an_empty_choice_is_said_before_it_is_confirmed(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """To discard no card at the Haven can be confirmed at once: the panel says that nothing is chosen."""
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="de")
    await seat([ada], "everdell")
    panel = await ada.actor.wait_for(ada.panel)
    assert panel is not None
    before = panel.body
    await ada.changed(panel, await ada.actor.select(panel, 0, ["haven"]), before)
    await ada.answer(panel)
    nothing = words("de").say(Text("panel-chosen", answer=Text("choose-none"), key="-"))
    found = await ada.actor.wait_for(lambda: next((each for each in ada.actor.dms() if nothing in each.content), None))
    assert found is not None
    confirm = ada.confirm(found)
    assert confirm is not None
    assert confirm.enabled
