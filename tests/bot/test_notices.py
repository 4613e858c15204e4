"""Who hears of what, and how often: each question reaches each of its players once, and nobody hears of a secret."""

from __future__ import annotations

from collections import Counter

from cogs.client import Mistgrove
from engine.text import Text
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, gather, play_all, press, seat
from tests.bot.test_manners import own_panel, table_of
from words import words

MOST_DMS, MOST_IN_CHANNEL = 12, 14


def of_bot(messages: list[Seen]) -> list[Seen]:
    return [message for message in messages if message.author == "Mistgrove" and not message.ephemeral]


async def test_a_round_of_misty_keeps_its_bounds(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """At most 12 DMs for each player and 14 messages in the channel, counted per round over a whole game."""
    people = await gather(sandbox, ["Ada", "Ben", "Cleo"], "table-1", locale="en-US")
    await seat(people, "misty")
    await play_all(people)
    table = await mistgrove.host.last_in(int(people[0].actor.channel_id("table-1")))
    assert table is not None
    rounds = len(table.play.report()["rounds"])
    for person in people:
        # The last DM is the final score; the first round's begins with the game.
        assert len(of_bot(person.actor.dms())) <= MOST_DMS * rounds + 1
    in_channel = of_bot(people[0].actor.messages("table-1"))
    # Beside the rounds there are the lobby and the end.
    assert len(in_channel) <= MOST_IN_CHANNEL * rounds + 2


async def test_an_old_board_says_nothing_of_whose_turn_it_was(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Neither while the game goes on nor when it is over."""
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await seat(people, "misty")
    await play_all(people)
    boards = [message for message in of_bot(people[0].actor.messages("table-1")) if "board" in str(message.attachments)]
    assert len(boards) > 10
    assert not any("Waiting for" in message.content or message.buttons for message in boards)


async def test_each_question_is_one_dm(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await seat(people, "misty")
    for number in range(1, 5):
        for person in people:
            await person.actor.wait_for(person.panel, PATIENCE)
        for person in people:
            assert len(of_bot(person.actor.dms())) == number
        for person in people:
            await person.answer(own_panel(person))
    # Panels of earlier questions have lost their buttons.
    await people[0].actor.wait_for(people[0].panel, PATIENCE)
    with_controls = [message for message in of_bot(people[0].actor.dms()) if people[0].confirm(message) is not None]
    assert len(with_controls) == 1


async def test_answers_while_panels_still_go_out_lose_nobody_the_next_one(
    sandbox: Sandbox, mistgrove: Mistgrove
) -> None:
    """The DMs with the first question arrive, but Discord confirms them late: they must not pass for the second one."""
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    panels = {"method": "POST", "route": "/channels/{channel_id}/messages", "body": "g:"}
    sandbox.fault("slow", match=panels, when="after", seconds=1.5, times=2)
    await seat(people, "misty")
    for _ in range(3):
        for person in people:
            await person.actor.wait_for(person.panel, PATIENCE)
            await person.answer(own_panel(person))
    assert (await table_of(mistgrove, people[0])).rows == 6


async def test_closed_dms_are_noticed_remembered_and_tried_again(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    (ben,) = await gather(sandbox, ["Ben"], "table-1", locale="en-US", dms=False)
    await seat([ada, ben], "misty")
    board = await ben.actor.wait_for(ben.called)
    assert board is not None
    assert ada.actor.mention not in board.content
    panel = await ben.open_panel()
    assert panel is not None
    assert words("en").say(Text("dm-closed")) in panel.content
    refused = sum("50007" in line for line in sandbox.core.journal.text().splitlines())
    assert refused == 1
    await ben.actor.settings(dms_open=True)
    tried = await ben.actor.click(panel, words("en").say(Text("dm-try")))
    await tried.over()
    assert tried.text == words("en").say(Text("dm-open"))
    ben.dms = True
    await ben.answer(panel)
    await ada.answer(own_panel(ada))
    await ben.actor.wait_for(lambda: any(ben.confirm(message) for message in ben.actor.dms()))


async def test_table_and_dm_lead_to_each_other(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await seat(people, "misty")
    ada = people[0]
    panel = await ada.actor.wait_for(ada.panel, PATIENCE)
    assert panel is not None
    assert f"/{ada.actor.channel_id('table-1')}" in panel.content
    opened = await press(ada, "mine")
    assert opened is not None
    assert f"/{panel.channel_id}/{panel.id}" in opened.content


async def test_a_dm_knows_what_was_answered_elsewhere(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """By typing and from the channel, while others still decide and as the last one."""
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    ada, ben = people
    await seat(people, "misty")
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    first, last = own_panel(ada), own_panel(ben)
    # Nobody types within the moment in which a DM is sent.
    table = await mistgrove.host.advance((await table_of(mistgrove, ada)).id)
    decision = table.play.decision(0)
    assert decision is not None
    typed = await ada.actor.command("move", channel="table-1", answer=next(iter(decision.options)).key)
    await typed.over()
    await ada.actor.wait_for(lambda: "✓" in first.content and ada.confirm(first) is None, PATIENCE)
    assert first.buttons
    opened = await press(ben, "mine")
    assert opened is not None
    await ben.answer(opened)
    await ben.actor.wait_for(lambda: "✓" in last.content and not last.buttons, PATIENCE)
    await ada.actor.wait_for(lambda: not first.buttons, PATIENCE)
    for person in people:
        await person.actor.wait_for_dm(lambda message: message not in (first, last) and "laid" in message.content)


async def test_nobody_sees_another_hand(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """What the channel and the others get to read never names a card that has not been laid."""
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await seat(people, "misty")
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    await people[0].answer(own_panel(people[0]))
    table = await table_of(mistgrove, people[0])
    answer = table.play.answer_of(0)
    assert answer is not None
    public = [m for m in people[1].actor.messages("table-1") if not m.ephemeral]
    for message in public:
        words_seen = " ".join([message.text, *message.alt_texts, *(part.custom_id or "" for part in message.buttons)])
        assert "D4" not in words_seen
        for kind in {
            "rocket",
            "balloon",
            "leaf",
            "raindrop",
            "unicycle",
            "tractor",
            "truck",
            "scooter",
            "flower",
            "smiley",
        }:
            assert kind not in words_seen, message


async def test_changing_ones_mind_is_silent(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """A changed answer sends nothing new to anybody and stays secret."""
    people = await gather(sandbox, ["Ada", "Ben", "Cleo"], "table-1", locale="en-US")
    ada, ben, _ = people
    await seat(people, "misty")
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    panel = own_panel(ada)
    await ada.answer(panel)
    await ben.actor.wait_for_message(lambda message: "1 of 3 have answered" in message.content, channel="table-1")
    before = Counter(message.id for message in ben.actor.everything())
    change = next(part for part in panel.buttons if part.label == words("en").say(Text("panel-change")))
    body = panel.body
    await ada.changed(panel, await ada.actor.click(panel, custom_id=change.custom_id), body)
    await ada.answer(panel)
    assert Counter(message.id for message in ben.actor.everything()) == before
    table = await table_of(mistgrove, ada)
    assert [entry.kind for entry in table.play.log] == ["answer", "replace"]


async def test_a_missing_permission_is_named(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    guild = next(iter(ada.actor.guilds))
    channel = ada.actor.channel_id("table-1")
    body = {"remove": ["attach_files"], "add": [], "channel_id": channel}
    await ada.actor.call("PATCH", f"guilds/{guild}/bot", body)
    outcome = await ada.actor.command("game new", channel="table-1", game="misty")
    await outcome.over()
    assert "Attach Files" in outcome.text
    assert await mistgrove.host.table_in(int(channel)) is None


async def test_the_games_list_knows_whose_turn_it_is(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    await seat(people, "misty")
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    mine = await people[0].actor.command("games", channel="lobby")
    await mine.over()
    assert "it’s your turn" in mine.text
    assert people[0].actor.channel_id("table-1") in mine.text
    await people[0].answer(own_panel(people[0]))
    later = await people[0].actor.command("games", channel="lobby")
    await later.over()
    assert "waiting for Ben" in later.text


async def test_a_game_against_the_computer_in_a_dm(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "dm", locale="en-US")
    outcome = await ada.actor.command("game new", channel="lobby", options={"game": "misty", "place": "dm"})
    await outcome.over()
    lobby = await ada.actor.wait_for_dm(lambda message: bool(message.buttons))
    assert not {"join", "leave", "invite"} & {(part.custom_id or "").split(":")[2] for part in lobby.buttons}
    await press(ada, "start", enabled=True)
    for _ in range(3):
        await ada.actor.wait_for(ada.panel, PATIENCE)
        table = (await mistgrove.host.tables_of(int(ada.actor.id)))[0]
        await mistgrove.host.advance(table.id)
        # What one has to do stands at the end, the news and the board before it, and nothing twice.
        board, panel = [message for message in ada.actor.dms() if message.attachments][-2:]
        assert panel.id == own_panel(ada).id
        assert "board" in str(board.attachments)
        assert not set(board.content.splitlines()) & set(panel.content.splitlines())
        assert "Waiting for" not in board.content
        await ada.answer(panel)
