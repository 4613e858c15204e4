"""Who vanishes or gives up is played for by a computer, and may have the seat back whenever they like."""

from __future__ import annotations

from cogs.client import Mistgrove
from host import Table
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, press
from tests.bot.test_manners import begun, own_panel, say, table_of


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
    await ada.answer(own_panel(ada))
    taken = await ada.actor.click(nudged, say("takeover-button", name="Ben"))
    await taken.over()
    assert taken.text == say("takeover-done")
    told = await ben.actor.wait_for_dm(lambda message: has(message, say("table-back")))
    assert not await seat_is_mine(mistgrove, ben)
    await ada.actor.wait_for(ada.panel, PATIENCE)
    back = await ben.actor.click(told, say("table-back"))
    await back.over()
    assert "Welcome back" in back.text
    await ada.actor.wait_for_message(lambda message: "Ben is back" in message.content, channel="table-1")
    assert await seat_is_mine(mistgrove, ben)
    rows = (await table_of(mistgrove, ada)).rows
    # The computer has chosen already, but Ben may still prefer something else.
    assert back.message is not None
    body = back.message.body
    await ben.changed(back.message, await ben.actor.click(back.message, say("panel-change")), body)
    await ben.answer(own_panel(ben))
    table = await table_of(mistgrove, ada)
    assert (table.rows, table.play.log[-1].kind) == (rows + 1, "replace")


async def test_only_whoever_leads_the_table_is_offered_to_replace_somebody(
    sandbox: Sandbox, mistgrove: Mistgrove
) -> None:
    (_, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    nudged = await press(ben, "nudge")
    assert nudged is not None
    assert nudged.content == say("nudge-done")
    assert not nudged.buttons


async def test_giving_up_can_be_regretted(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """At once by the button, later from the table, or by typing."""
    (_, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    for way in ("at once", "from the table", "typed"):
        asked = await ben.actor.command("game concede", channel="table-1")
        await asked.over()
        given_up = await ben.actor.click(asked.message, say("sure-yes"))
        await given_up.over()
        assert not await seat_is_mine(mistgrove, ben)
        if way == "typed":
            back = await ben.actor.command("game join", channel="table-1")
        else:
            shown = given_up.message if way == "at once" else await press(ben, "mine")
            back = await ben.actor.click(shown, say("table-back"))
        await back.over()
        assert "Welcome back" in back.text
        assert await seat_is_mine(mistgrove, ben)


async def test_a_seat_that_is_ones_own_cannot_be_taken_back(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, _), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    again = await ada.actor.command("game join", channel="table-1")
    await again.over()
    assert again.text == say("host-already-seated")
    assert (await table_of(mistgrove, ada)).record == table.record
