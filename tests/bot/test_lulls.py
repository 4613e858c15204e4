"""Who is still waited for is told when nobody has answered for a moment; what is overtaken by then is never sent."""

from __future__ import annotations

import pytest

from cogs import lull
from cogs.client import Mistgrove
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person
from tests.bot.test_manners import begun, own_panel


async def board_of(person: Person) -> Seen:
    """The board that is the newest in the channel, with its buttons."""

    def look() -> Seen | None:
        boards = [message for message in person.actor.messages("table-1") if message.buttons]
        mine = [board for board in boards if any(":mine:" in (part.custom_id or "") for part in board.buttons)]
        return mine[-1] if mine else None

    found = await person.actor.wait_for(look, PATIENCE)
    assert found is not None
    return found


async def test_a_board_says_who_is_still_waited_for(
    sandbox: Sandbox, mistgrove: Mistgrove, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lull, "PAUSE", 0.05)
    (ada, _), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    board = await board_of(ada)
    assert "Ada" in board.content.splitlines()[-1]
    await ada.answer(own_panel(ada))
    await ada.actor.wait_for(lambda: "Ada" not in board.content.splitlines()[-1], PATIENCE)
    assert "Ben" in board.content.splitlines()[-1]


async def test_where_people_answer_together_nothing_is_shown_between(
    sandbox: Sandbox, mistgrove: Mistgrove, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lull, "PAUSE", 600)
    people, _ = await begun(sandbox, mistgrove, "Ada", "Ben", "Cleo")
    board = await board_of(people[0])
    changes: list[str] = []
    own = f"PATCH /channels/{board.channel_id}/messages/{board.id}"
    sandbox.core.journal.listen(lambda entry: changes.append(entry.title) if own in entry.title else None)
    for person in people:
        await person.answer(own_panel(person))
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    await people[0].actor.wait_for(lambda: not board.buttons, PATIENCE)
    assert len(changes) == 1
    assert (await board_of(people[0])).id != board.id
