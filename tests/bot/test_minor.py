"""Questions in passing: they ring softly and post no board of their own; what they come to is one edit."""

from __future__ import annotations

import pytest

from cogs.client import Mistgrove
from sandbox.journal import Entry
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, gather, press
from tests.bot.test_manners import own_panel, table_of

pytestmark = pytest.mark.usefixtures("fair")
SILENT = 1 << 12


class Post:
    """What the bot has sent to a channel since it was last asked, from the sandbox's journal."""

    def __init__(self, sandbox: Sandbox, channel: str) -> None:
        self.journal = sandbox.core.journal
        self.channel = channel
        self.seen = self.journal.last

    def new(self) -> tuple[int, int]:
        """How many messages were posted there, and how many edited."""
        fresh = [entry for entry in self.journal.after(self.seen) if entry.what == "request"]
        self.seen = self.journal.last
        place = f"/channels/{self.channel}/messages"
        return self._count(fresh, "POST", place), self._count(fresh, "PATCH", place)

    @staticmethod
    def _count(entries: list[Entry], method: str, place: str) -> int:
        return sum(entry.title.startswith(f"{method} {place}") for entry in entries)


async def begun(sandbox: Sandbox, bot: Mistgrove, names: list[str], **options: str) -> list[Person]:
    people = await gather(sandbox, names, "table-1", locale="en-US")
    await (await people[0].actor.command("game new", channel="table-1", game="fair")).over()
    for person in people[1:]:
        await press(person, "join")
    table = await table_of(bot, people[0])
    for option, value in options.items():
        await bot.host.set_option(table.id, int(people[0].actor.id), option, value)
    await press(people[0], "start", enabled=True)
    await people[0].actor.wait_for(people[0].panel, PATIENCE)
    await people[0].actor.wait_for(lambda: len(boards(people[0])) == 1, PATIENCE)
    return people


async def answer(person: Person) -> None:
    await person.actor.wait_for(person.panel, PATIENCE)
    await person.answer(own_panel(person))


def boards(person: Person) -> list[Seen]:
    return [message for message in person.actor.messages("table-1") if "board" in str(message.attachments)]


def panels(person: Person) -> list[Seen]:
    return [message for message in person.actor.dms() if "Village Fair" in message.content or "✓" in message.content]


def rings(message: Seen) -> bool:
    return not int(message.body.get("flags", 0)) & SILENT


@pytest.mark.parametrize("greeting", ["together", "queue"])
async def test_a_round_of_them_is_one_edit_of_the_board(sandbox: Sandbox, mistgrove: Mistgrove, greeting: str) -> None:
    ada, ben, cleo = await begun(sandbox, mistgrove, ["Ada", "Ben", "Cleo"], greeting=greeting)
    await answer(ada)
    await ada.actor.wait_for(lambda: len(boards(ada)) == 2, PATIENCE)
    await ben.actor.wait_for(ben.panel, PATIENCE)
    board = boards(ada)[-1]
    assert "Ada opens a stall" in board.content
    post, before = Post(sandbox, ada.actor.channel_id("table-1")), board.body
    await answer(ben)
    await answer(cleo)
    await ben.actor.wait_for(ben.panel, PATIENCE)
    await ada.actor.wait_for(lambda: board.body is not before, PATIENCE)
    assert "It’s **Ben**’s turn" in board.content
    assert post.new() == (0, 1)
    assert boards(ada)[-1] is board
    # An ordinary answer is a new board, as ever; the one before loses its buttons by an edit.
    await answer(ben)
    await ada.actor.wait_for(lambda: len(boards(ada)) == 3, PATIENCE)
    await ada.actor.wait_for(lambda: not board.buttons, PATIENCE)
    assert post.new() == (1, 1)


async def test_they_ring_softly_and_the_turn_after_them_rings(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, ben, cleo = await begun(sandbox, mistgrove, ["Ada", "Ben", "Cleo"], greeting="queue")
    assert [rings(message) for message in panels(ada)] == [True]
    await answer(ada)
    await answer(ben)
    await answer(cleo)
    await ben.actor.wait_for(ben.panel, PATIENCE)
    # Ben: asked in passing, then his own turn, each in a message of its own.
    assert [rings(message) for message in panels(ben)] == [False, True]
    assert [rings(message) for message in panels(cleo)] == [False]
    await answer(ben)
    await cleo.actor.wait_for(cleo.panel, PATIENCE)
    assert [rings(message) for message in panels(cleo)] == [False, False], "the first one was answered"


async def test_a_round_right_before_the_own_turn_does_not_swallow_its_bell(
    sandbox: Sandbox, mistgrove: Mistgrove
) -> None:
    ada, ben = await begun(sandbox, mistgrove, ["Ada", "Ben"], greeting="queue")
    await answer(ada)
    await answer(ben)
    await ben.actor.wait_for(lambda: "Which stall" in own_panel(ben).content if ben.panel() else False, PATIENCE)
    assert [rings(message) for message in panels(ben)] == [False, True]
    first, _ = panels(ben)
    assert not first.buttons
    assert "✓" in first.content


async def test_they_share_a_message_while_its_question_is_unanswered(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Ada takes her stall back and opens another before anybody could be shown anything in between."""
    ada, ben = await begun(sandbox, mistgrove, ["Ada", "Ben"], greeting="queue")
    await answer(ada)
    await ben.actor.wait_for(ben.panel, PATIENCE)
    asked = own_panel(ben)
    host, show = mistgrove.host, mistgrove.host.on_change
    table = await host.advance((await table_of(mistgrove, ada)).id)

    async def nothing(_: object) -> None:
        """Discord has not been told yet."""

    host.on_change = nothing
    await host.undo(table.id, int(ada.actor.id))
    await host.answer(table.id, int(ada.actor.id), "hats")
    await host.advance(table.id)
    host.on_change = show
    post = Post(sandbox, asked.channel_id)
    before = asked.body
    await host.on_change(await host.table(table.id))
    await ben.actor.wait_for(lambda: asked.body is not before, PATIENCE)
    assert post.new() == (0, 1)
    await ben.answer(asked)
    assert (await host.table(table.id)).play.log[-1].seat == 1


async def test_a_slow_round_says_after_a_while_who_is_waited_for(
    sandbox: Sandbox, mistgrove: Mistgrove, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.lull.LONG_PAUSE", 0.1)
    ada, ben, _ = await begun(sandbox, mistgrove, ["Ada", "Ben", "Cleo"], greeting="queue")
    await answer(ada)
    await ada.actor.wait_for(lambda: len(boards(ada)) == 2, PATIENCE)
    board = boards(ada)[-1]
    assert "It’s **Ben**’s turn" in board.content
    await answer(ben)
    await ada.actor.wait_for(lambda: "It’s **Cleo**’s turn" in board.content, PATIENCE)
    assert len(boards(ada)) == 2


async def test_whoever_takes_no_dms_is_called_by_a_new_board_softly(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    ada, cleo = await gather(sandbox, ["Ada", "Cleo"], "table-1", locale="en-US")
    (ben,) = await gather(sandbox, ["Ben"], "table-1", locale="en-US", dms=False)
    await (await ada.actor.command("game new", channel="table-1", game="fair")).over()
    for person in (ben, cleo):
        await press(person, "join")
    await press(ada, "start", enabled=True)
    await answer(ada)
    await ben.actor.wait_for(ben.called, PATIENCE)
    board = ben.called()
    assert board is not None
    assert not rings(board)
    await answer(cleo)
    panel = await ben.open_panel()
    assert panel is not None
    await ben.answer(panel)
    # His own turn: it calls him anew, and rings.
    await ben.actor.wait_for(lambda: (found := ben.called()) is not None and found.id != board.id, PATIENCE)
    assert rings(boards(ada)[-1])
    assert ben.actor.mention in boards(ada)[-1].content
