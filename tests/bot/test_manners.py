"""What goes wrong at a table gets the right words and changes nothing."""

from __future__ import annotations

import asyncio

import pytest

from cogs.client import Mistgrove
from engine.options import Pick
from engine.text import Text
from host import Table
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, gather, press, seat
from words import words


async def begun(sandbox: Sandbox, bot: Mistgrove, *names: str) -> tuple[list[Person], Table]:
    """A game of Misty that has just begun, with everybody's panel on the screen."""
    people = await gather(sandbox, names, "table-1", locale="en-US")
    await seat(people, "misty")
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    return people, await table_of(bot, people[0])


async def table_of(bot: Mistgrove, person: Person) -> Table:
    found = await bot.host.table_in(int(person.actor.channel_id("table-1")))
    assert found is not None
    return found


def own_panel(person: Person) -> Seen:
    panel = person.panel()
    assert panel is not None
    return panel


def say(id: str, **args: str | int) -> str:
    return words("en").say(Text(id, **args))


async def test_a_bystander_cannot_open_a_panel(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, _), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    (cleo,) = await gather(sandbox, ["Cleo"], "table-1", locale="en-US")
    answer = await press(cleo, "mine")
    assert answer is not None
    assert answer.content == say("refused-no-seat")
    assert answer.ephemeral
    assert (await table_of(mistgrove, ada)).rows == table.rows


async def test_the_channel_keeps_what_proves_the_shuffle(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """The first board tells it also after it was changed and has given way to the next; the lobby asks nobody in."""
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ada.answer(own_panel(ada))
    first = await ada.actor.wait_for_message(lambda message: "1 of 2 have answered" in message.content)
    assert table.commitment in first.content
    await ben.answer(own_panel(ben))
    await ada.actor.wait_for(lambda: not first.buttons, PATIENCE)
    assert table.commitment in first.content
    assert sum(table.commitment in message.content for message in ada.actor.messages("table-1")) == 1
    lobby = next(message for message in ada.actor.messages("table-1") if "who plays?" in message.content)
    assert "1. **Ada**" in lobby.content
    assert "may join" not in lobby.content


async def test_in_a_dm_the_table_that_asks_comes_before_a_lobby_that_waits(
    sandbox: Sandbox, mistgrove: Mistgrove
) -> None:
    (ada, _), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    dm = own_panel(ada).channel_id
    await (await ada.actor.command("game new", channel=dm, game="misty")).over()
    hand = await ada.actor.command("hand", channel=dm)
    await hand.over()
    assert "Pick a card" in hand.text
    choices = await ada.actor.autocomplete("move", "answer", channel=dm)
    moved = await ada.actor.command("move", channel=dm, answer=f"{choices[0]['value']} D4")
    await moved.over()
    assert (await mistgrove.host.table(table.id)).rows == 1
    status = await ada.actor.command("game status", channel=dm)
    await status.over()
    assert "the lobby is open" in status.text


async def test_two_answers_in_the_same_instant_both_get_in(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people, _ = await begun(sandbox, mistgrove, "Ada", "Ben", "Cleo")
    await asyncio.gather(*(person.answer(own_panel(person)) for person in people))
    for person in people:
        await person.actor.wait_for_message(lambda message: "card 2 of 6" in message.text or "laid" in message.text)
    assert (await table_of(mistgrove, people[0])).rows == 3


async def test_a_double_click_counts_once(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    panel = own_panel(ada)
    before = panel.body
    await ada.changed(panel, await ada.choose(panel), before)
    confirm = ada.confirm(panel)
    assert confirm is not None
    await asyncio.gather(*(ada.actor.click(panel, custom_id=confirm.custom_id) for _ in range(2)))
    await ada.actor.wait_for(lambda: ada.confirm(panel) is None)
    await ben.answer(own_panel(ben))
    table = await table_of(mistgrove, ada)
    keys = [entry.key for entry in table.play.log if entry.seat == 0 and entry.number == 1]
    assert len(set(keys)) == 1


async def test_a_repeated_delivery_is_one_answer(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, _), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    decision = table.play.decision(0)
    assert decision is not None
    key = next(iter(decision.options)).key
    first = await mistgrove.host.answer(table.id, int(ada.actor.id), key, decision.number, 12345)
    again = await mistgrove.host.answer(table.id, int(ada.actor.id), key, decision.number, 12345)
    assert again.repeated
    assert again.rows == first.rows == 1


async def test_a_stale_button_shows_what_is_open_now(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    opened = await press(ada, "mine")
    assert opened is not None
    await ada.answer(own_panel(ada))
    await ben.answer(own_panel(ben))
    await ada.actor.wait_for_message(lambda message: "laid" in message.text and ada.confirm(message) is not None)
    rows = (await table_of(mistgrove, ada)).rows
    # The ephemeral of the first question is still there, with its controls.
    stale = ada.actor.find_message(opened.id)
    assert stale is not None
    before = stale.body
    if ada.confirm(stale) is not None:
        await ada.changed(stale, await ada.choose(stale), before)
        assert say("refused-stale") in stale.content
    assert (await table_of(mistgrove, ada)).rows == rows


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("nonsense", "is not one of the choices here"),
        ("", "missing"),
    ],
)
async def test_unknown_notation_is_explained(sandbox: Sandbox, mistgrove: Mistgrove, typed: str, reason: str) -> None:
    (ada, _), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    outcome = await ada.actor.command("move", channel="table-1", answer=typed or "rocket-")
    await outcome.over()
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert reason in outcome.text or "not one of the choices" in outcome.text
    assert (await table_of(mistgrove, ada)).rows == table.rows


async def test_a_whole_round_by_typing(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Typed from the suggestions that appear, in the channel and in a DM."""
    people, _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    for step in range(4):
        for person in people:
            where = "table-1" if step % 2 else "dm"
            typed = ""
            for _ in range(2):
                offered = await person.actor.autocomplete("move", "answer", typed, channel=where)
                typed = person.rng.choice(offered)["value"] + " "
            # Phones begin with a capital, and nobody likes to type capitals elsewhere.
            answer = typed.strip().capitalize() if step > 1 else typed.strip()
            outcome = await person.actor.command("move", channel=where, answer=answer)
            await outcome.over()
            assert "✓" in outcome.text
    assert (await table_of(mistgrove, people[0])).rows == 8


async def test_names_in_the_own_language_are_completed_to_the_notation(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, _), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ada.actor.settings(locale="de")
    decision = table.play.decision(0)
    assert decision is not None
    root = decision.options.root
    assert isinstance(root, Pick)
    for choice in root:
        german = words("de").say(choice.label)
        offered = await ada.actor.autocomplete("move", "answer", german[:-1].lower(), channel="table-1")
        assert choice.word in [found["value"] for found in offered]


async def test_the_status_says_how_the_game_stands(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people, _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    outcome = await people[0].actor.command("game status", channel="table-1")
    await outcome.over()
    assert "Round 1, draft 1 of 2, pick 1 of 6" in outcome.text
    assert "Ada: 0 cards and Ben: 0 cards" in outcome.text


async def test_a_full_lobby_says_so(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people = await gather(sandbox, ["Ada", "Ben", "Cleo", "Dana", "Emil"], "table-1", locale="en-US")
    ada, *others = people
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    for person in others[:3]:
        await press(person, "join")
    outcome = await others[3].actor.command("game join", channel="table-1")
    await outcome.over()
    table = await table_of(mistgrove, ada)
    assert len(table.seats) == 4
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert "All 4 seats are taken." in outcome.text


async def test_a_second_game_is_offered_a_thread(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (_, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    outcome = await ben.actor.command("game new", channel="table-1", game="misty")
    await outcome.over()
    assert outcome.message is not None
    opened = await ben.actor.click(outcome.message, say("open-thread"))
    await opened.over()
    threads = [channel for channel in ben.actor.channels.values() if channel["type"] == 11]
    assert len(threads) == 1
    assert await mistgrove.host.table_in(int(threads[0]["id"])) is not None


async def test_a_deleted_channel_is_told_and_the_game_moves(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ada.actor.call("DELETE", f"channels/{ada.actor.channel_id('table-1')}")
    for person in (ada, ben):
        await person.actor.wait_for_message(lambda message: table.id in message.content)
    outcome = await ada.actor.command("game here", channel="table-2", table=table.id)
    await outcome.over()
    board = await ben.actor.wait_for_message(lambda message: "Waiting for" in message.content, channel="table-2")
    assert board.attachments
    assert (await mistgrove.host.table(table.id)).rows == table.rows


async def test_conceding_in_a_simultaneous_phase_unblocks_it(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ada.answer(own_panel(ada))
    asked = await ben.actor.command("game concede", channel="table-1")
    await asked.over()
    assert asked.message is not None
    sure = await ben.actor.click(asked.message, say("sure-yes"))
    await sure.over()
    await ada.actor.wait_for(ada.panel, PATIENCE)
    assert (await table_of(mistgrove, ada)).rows >= 2


async def test_a_nudge_reaches_the_others_once_an_hour(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ada.answer(own_panel(ada))
    await press(ada, "nudge")
    await ben.actor.wait_for_message(lambda message: "is waiting for you" in message.content)
    again = await press(ada, "nudge")
    assert again is not None
    assert "nudge" in again.content.lower() or "minutes" in again.content.lower()
    reminders = [message for message in ben.actor.dms() if "is waiting for you" in message.content]
    assert len(reminders) == 1


async def test_rules_for_every_topic(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="de")
    topics = await ada.actor.autocomplete("rules", "topic", "", channel="table-1", game="misty")
    assert len(topics) >= 10
    outcome = await ada.actor.command("rules", channel="table-1", game="misty", topic=topics[3]["value"])
    await outcome.over()
    assert topics[3]["name"] in outcome.text


async def begun_in_a_thread(sandbox: Sandbox) -> tuple[list[Person], str]:
    """Ada and Ben with their first panels at a table in a thread, and that thread."""
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    ada, ben = people
    opened = await ada.actor.command("game new", channel="table-1", options={"game": "misty", "place": "thread"})
    await opened.over()
    thread = next(id for id, channel in ada.actor.channels.items() if channel["type"] == 11)
    for person in people:
        person.channel = thread
    await press(ben, "join")
    await press(ada, "start", enabled=True)
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    return people, thread


async def test_an_archived_thread_wakes_up_when_somebody_must_act(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people, thread = await begun_in_a_thread(sandbox)
    ada, _ = people
    assert ada.actor.channels[thread]["thread_metadata"]["auto_archive_duration"] == 10080
    await ada.actor.call("PATCH", f"channels/{thread}", {"archived": True})
    for person in people:
        await person.answer(own_panel(person))
    await ada.actor.wait_for(lambda: not ada.actor.channels[thread]["thread_metadata"]["archived"])
    await ada.actor.wait_for_message(lambda message: "laid" in message.content, channel=thread)


async def test_a_lobby_is_led_by_whoever_opened_it(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Options, colours, computers and invitations by clicking; others are told kindly that they cannot."""
    ada, ben = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await (await ben.actor.command("game new", channel="table-1", game="misty")).over()
    options = await press(ben, "options")
    assert options is not None
    await (await ben.actor.select(options, 0, ["small"])).over()
    await press(ben, "computer")
    seats = await press(ben, "seats")
    assert seats is not None
    await (await ben.actor.select(seats, 0, ["4"])).over()
    invite = await press(ben, "invite")
    assert invite is not None
    await (await ben.actor.select(invite, 0, [ada.actor.id])).over()
    lobby = await ada.actor.wait_for_message(lambda message: ada.actor.mention in message.content, channel="table-1")
    assert "9 panes" in lobby.content
    (cleo,) = await gather(sandbox, ["Cleo"], "table-1", locale="en-US")
    refused = await press(cleo, "computer")
    assert refused is not None
    assert refused.ephemeral
    table = await table_of(mistgrove, ben)
    assert table.options["window"] == "small"
    assert [seat.computer for seat in table.seats] == [False, True]
    assert table.seats[0].colour == 4


async def test_an_invitation_reaches_whom_it_is_for(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """By DM with buttons, or by a mention for those who take none; bots are not invited."""
    ada, ben, dana = await gather(sandbox, ["Ada", "Ben", "Dana"], "table-1", locale="en-US")
    (cleo,) = await gather(sandbox, ["Cleo"], "table-1", locale="en-US", dms=False)
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    controls = await press(ada, "invite")
    assert controls is not None
    bot_id = str(mistgrove.application_id)
    await (await ada.actor.select(controls, 0, [p.actor.id for p in (ben, cleo, dana)] + [bot_id])).over()
    invited = await ben.actor.wait_for_dm(
        lambda message: "Ada would like you to join a game of Misty" in message.content
    )
    joined = await ben.actor.click(invited, say("lobby-join"))
    await joined.over()
    called = await cleo.actor.wait_for_message(
        lambda message: cleo.actor.mention in message.content and "would like you" in message.content, channel="table-1"
    )
    assert dana.actor.mention not in called.content
    asked = await dana.actor.wait_for_dm(lambda message: bool(message.buttons))
    await (await dana.actor.click(asked, say("invite-decline"))).over()
    table = await table_of(mistgrove, ada)
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]
    assert table.invited == (int(cleo.actor.id),)


async def test_cancelling_asks_first_and_shows_the_seed(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    refused = await ben.actor.command("game cancel", channel="table-1")
    await refused.over()
    assert refused.message is not None
    assert not refused.message.buttons
    assert (await mistgrove.host.table(table.id)).status == "running"
    asked = await ada.actor.command("game cancel", channel="table-1")
    await asked.over()
    assert asked.message is not None
    await (await ada.actor.click(asked.message, say("sure-yes"))).over()
    told = await ben.actor.wait_for_message(lambda message: "cancelled" in message.content, channel="table-1")
    assert table.commitment in told.content
