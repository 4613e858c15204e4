"""Who leads a table, what they may do, and who may when they are gone."""

from __future__ import annotations

from functools import partial

from cogs.client import Mistgrove
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, gather, press, seat
from tests.bot.test_manners import own_panel, say, table_of


async def test_a_lobby_whose_leader_leaves_is_led_by_the_next(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, ben, cleo = people = await gather(sandbox, ["Ada", "Ben", "Cleo"], "table-1", locale="en-US")
    await (await ben.actor.command("game new", channel="table-1", game="misty")).over()
    for person in (ada, cleo):
        await press(person, "join")
    await press(ben, "leave")
    table = await table_of(mistgrove, ada)
    assert [other.name for other in table.seats] == ["Ada", "Cleo"]
    refused = await press(cleo, "start")
    assert refused is not None
    assert "Ada" in refused.content
    await press(ada, "start", enabled=True)
    for person in (ada, cleo):
        await person.actor.wait_for(person.panel, PATIENCE)
    assert people[1].panel() is None


async def test_the_last_to_leave_closes_the_lobby(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    await press(ada, "computer")
    await press(ada, "leave")
    await ada.actor.wait_for_message(
        lambda message: message.content.startswith("Everybody has left"), channel="table-1"
    )
    assert await mistgrove.host.table_in(int(ada.actor.channel_id("table-1"))) is None


async def test_seats_are_arranged_by_clicking(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, ben = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    await press(ben, "join")
    others = await press(ben, "seats")
    assert others is not None
    # Whoever does not lead the table chooses a colour, and nothing else; a taken one is not offered.
    assert len(others.selects) == 1
    assert say("colour-0") not in [option["label"] for option in others.selects[0].options]
    body = others.body
    await ben.changed(others, await ben.actor.select(others, 0, ["3"]), body)
    seats = await press(ada, "seats")
    assert seats is not None
    body = seats.body
    await ada.changed(seats, await ada.actor.select(seats, 2, ["1"]), body)
    assert seats.content.index("Ben") < seats.content.index("Ada")
    table = await table_of(mistgrove, ada)
    assert [(other.name, other.colour) for other in table.seats] == [("Ben", 3), ("Ada", 0)]
    body = seats.body
    await ada.changed(seats, await ada.actor.select(seats, 1, ["0"]), body)
    assert [other.name for other in (await table_of(mistgrove, ada)).seats] == ["Ada"]


async def test_a_computer_is_added_and_told_how_well_to_play(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, ben = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await (await ada.actor.command("game new", channel="table-1", game="everdell")).over()
    await press(ben, "join")
    await press(ada, "computer")
    seats = await press(ada, "computer")
    assert seats is not None
    assert seats.content.count("(computer, medium)") == 2
    offered = [option["label"] for option in seats.selects[-1].options]
    name = (await table_of(mistgrove, ada)).seats[3].name
    assert [f"{name}: {strength}" for strength in ("easy", "medium", "strong")] == offered[3:]
    body = seats.body
    await ada.changed(seats, await ada.actor.select(seats, len(seats.selects) - 1, ["3 strong"]), body)
    assert f"**{name}** (computer, strong)" in seats.content
    assert [seat.level for seat in (await table_of(mistgrove, ada)).seats] == [None, None, "medium", "strong"]
    await ada.actor.wait_for_message(
        lambda message: f"**{name}** (computer, strong)" in message.content and not message.ephemeral, channel="table-1"
    )
    others = await press(ben, "seats")
    assert others is not None
    assert len(others.selects) == 1, "who does not lead the table does not choose how well a computer plays"


async def test_only_those_who_may_decide_are_offered_to(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Nobody chooses something, or is asked whether they are sure, only to hear that it is not up to them."""
    people = ben, cleo = await gather(sandbox, ["Ben", "Cleo"], "table-1", locale="en-US")
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    await (await ben.actor.command("game new", channel="table-1", game="misty")).over()
    for person, may in ((ben, True), (cleo, False), (ada, True)):
        options = await press(person, "options")
        assert options is not None
        assert {select.enabled for select in options.selects} == {may}
    invite = await press(cleo, "invite")
    assert invite is not None
    assert (invite.content, invite.selects) == (say("host-not-seated"), [])
    await press(cleo, "join")
    seats = await press(ada, "seats")
    assert seats is not None
    assert len(seats.selects) == 2, "whoever manages the server may arrange the seats"
    await press(ben, "start", enabled=True)
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    refused = await cleo.actor.command("game cancel", channel="table-1")
    await refused.over()
    assert "Ben" in refused.text
    assert refused.message is not None
    assert not refused.message.buttons
    asked = await ben.actor.command("game cancel", channel="table-1")
    await asked.over()
    assert asked.message is not None
    await (await ben.actor.click(asked.message, say("sure-yes"))).over()
    for command in ("game cancel", "game concede", "game leave", "game start", "game join"):
        again = await ben.actor.command(command, channel="table-1")
        await again.over()
        assert (command, again.text) == (command, say("refused-game-over"))


async def test_giving_up_before_the_start_is_leaving(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, ben = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    await press(ben, "join")
    left = await ben.actor.command("game concede", channel="table-1")
    await left.over()
    assert left.text == say("lobby-left", game="Misty")
    assert [other.name for other in (await table_of(mistgrove, ada)).seats] == ["Ada"]


async def test_whoever_sits_there_already_keeps_nobody_from_being_invited(
    sandbox: Sandbox, mistgrove: Mistgrove
) -> None:
    ada, ben, cleo = await gather(sandbox, ["Ada", "Ben", "Cleo"], "table-1", locale="en-US")
    await (await ben.actor.command("game new", channel="table-1", game="misty")).over()
    await press(ada, "join")

    def told(answer: str) -> bool:
        return any(message.content == say(answer) for message in ben.actor.messages("table-1"))

    for person, answer in ((ben, "host-invited-sits"), (cleo, "lobby-invite-done"), (cleo, "host-invited-already")):
        invite = await press(ben, "invite")
        assert invite is not None
        await (await ben.actor.select(invite, 0, [person.actor.id, ada.actor.id])).over()
        await ben.actor.wait_for(partial(told, answer), PATIENCE)
    await cleo.actor.wait_for_dm(lambda message: "Misty" in message.content)
    assert (await table_of(mistgrove, ben)).invited == (int(cleo.actor.id),)


async def test_whoever_manages_the_server_decides_without_playing(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    people = ben, cleo = await gather(sandbox, ["Ben", "Cleo"], "table-1", locale="en-US")
    await seat(people, "misty")
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    await ben.answer(own_panel(ben))
    refused = await cleo.actor.command("game takeover", channel="table-1", player=ada.actor.id)
    await refused.over()
    assert refused.text == say("refused-no-such-player")
    taken = await ada.actor.command("game takeover", channel="table-1", player=cleo.actor.id)
    await taken.over()
    assert taken.text == say("takeover-done")
    await ben.actor.wait_for(ben.panel, PATIENCE)
    asked = await ada.actor.command("game cancel", channel="table-1")
    await asked.over()
    assert asked.message is not None
    await ada.actor.click(asked.message, say("sure-yes"))
    await ben.actor.wait_for_message(lambda message: "cancelled" in message.content, channel="table-1")


async def test_the_language_of_the_table_is_chosen_and_kept(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    await opened(ada, "table-1", "who plays?")
    options = await press(ada, "options")
    assert options is not None
    body = options.body
    await ada.changed(options, await ada.actor.select(options, len(options.selects) - 1, ["de"]), body)
    await ada.actor.wait_for_message(lambda message: "Wer spielt mit?" in message.content, channel="table-1")
    await opened(ada, "table-2", "Wer spielt mit?")


async def test_a_table_speaks_as_the_server_or_as_whoever_opens_it(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Discord says American English of every server where nobody has said anything."""
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="de")
    await opened(ada, "table-1", "Wer spielt mit?")
    guild = next(iter(ada.actor.guilds))
    await ada.actor.call("PATCH", f"guilds/{guild}", {"preferred_locale": "en-GB"})
    await opened(ada, "table-2", "who plays?")


async def opened(person: Person, channel: str, words: str) -> None:
    """Somebody opens a table, and the lobby there says these words."""
    await (await person.actor.command("game new", channel=channel, game="misty")).over()
    await person.actor.wait_for_message(lambda message: words in message.content, channel=channel)
