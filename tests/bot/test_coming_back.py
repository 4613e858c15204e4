"""Who vanishes or gives up is played for by a computer, and may have the seat back whenever they like."""

from __future__ import annotations

from functools import partial

from cogs.client import Mistgrove
from host import Table
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, press
from tests.bot.test_manners import begun, own_panel, say, table_of


def says(message: Seen, words: str) -> bool:
    return words in message.content


def has(message: Seen, label: str) -> bool:
    return any(part.label == label for part in message.buttons)


async def seat_is_mine(bot: Mistgrove, person: Person) -> bool:
    table: Table = await table_of(bot, person)
    return table.plays(int(person.actor.id))


async def test_a_vanished_player_is_replaced_from_the_nudge_and_comes_back_from_the_dm(
    sandbox: Sandbox, mistgrove: Mistgrove
) -> None:
    (ada, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    for _ in range(2):
        # The second time it is too early to nudge, but not to go on without Ben.
        nudged = await press(ada, "nudge")
        assert nudged is not None
        assert say("takeover-offer") in nudged.content
    offer = nudged
    assert offer is not None
    await ada.answer(own_panel(ada))
    await ada.actor.click(offer, say("takeover-button", name="Ben"))
    await ada.actor.wait_for(lambda: offer.content == say("takeover-done") and not offer.buttons, PATIENCE)
    told = await ben.actor.wait_for_dm(lambda message: has(message, say("table-back")))
    assert not await seat_is_mine(mistgrove, ben)
    await ada.actor.wait_for(ada.panel, PATIENCE)
    await ben.actor.click(told, say("table-back"))
    await ben.actor.wait_for(lambda: "Welcome back" in told.content, PATIENCE)
    await ada.actor.wait_for_message(lambda message: "Ben is back" in message.content, channel="table-1")
    assert await seat_is_mine(mistgrove, ben)
    rows = (await table_of(mistgrove, ada)).rows
    # The computer has chosen already, but Ben may still prefer something else.
    body = told.body
    await ben.changed(told, await ben.actor.click(told, say("panel-change")), body)
    await ben.answer(own_panel(ben))
    table = await table_of(mistgrove, ada)
    assert (table.rows, table.play.log[-1].kind) == (rows + 1, "replace")


async def test_only_whoever_leads_the_table_is_offered_to_replace_somebody(
    sandbox: Sandbox, mistgrove: Mistgrove
) -> None:
    """Others may decide about the leader alone, who may be the one that vanished."""
    (ada, ben, cleo), _ = await begun(sandbox, mistgrove, "Ada", "Ben", "Cleo")
    nudged = await press(ben, "nudge")
    assert nudged is not None
    assert [part.label for part in nudged.buttons] == [say("takeover-button", name="Ada")]
    await ada.answer(own_panel(ada))
    nudged = await press(cleo, "nudge")
    assert nudged is not None
    assert say("takeover-offer") not in nudged.content
    assert not nudged.buttons


async def test_giving_up_can_be_regretted(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """At once by the button, later from the table, or by typing."""
    (_, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    for way in ("at once", "from the table", "typed"):
        asked = await ben.actor.command("game concede", channel="table-1")
        await asked.over()
        question = asked.message
        assert question is not None
        await ben.actor.click(question, say("sure-yes"))
        # The answer takes the place of the question, which cannot be answered twice.
        await ben.actor.wait_for(partial(has, question, say("table-back")), PATIENCE)
        assert not has(question, say("sure-yes"))
        assert not await seat_is_mine(mistgrove, ben)
        if way == "typed":
            back = (await ben.actor.command("game join", channel="table-1")).message
        else:
            back = question if way == "at once" else await press(ben, "mine")
            await ben.actor.click(back, say("table-back"))
        assert back is not None
        await ben.actor.wait_for(partial(says, back, "Welcome back"), PATIENCE)
        assert await seat_is_mine(mistgrove, ben)


async def test_a_seat_that_is_ones_own_cannot_be_taken_back(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, _), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    again = await ada.actor.command("game join", channel="table-1")
    await again.over()
    assert again.text == say("host-already-seated")
    assert (await table_of(mistgrove, ada)).record == table.record
