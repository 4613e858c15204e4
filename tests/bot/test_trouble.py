"""When Discord, the server's people or the machine get in the way: what was missed is made good, and the right words are said."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.client import Mistgrove
from db import Store
from engine.rng import Rng
from host import Host, Table
from sandbox.actor import Actor
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, gather, press
from tests.bot.test_manners import begun, begun_in_a_thread, own_panel, say, table_of
from tests.sandbox_fixtures import ROOT, MakeProcess, RunBot


async def played(path: Path, people: list[Actor], guild: int, *, answers: int) -> Table:
    """A game of Misty that goes on while no bot runs; after many answers it is over."""
    store = await Store.open(path)
    host = Host(store, colours=5)
    (first, second), luck = people, Rng("asleep")
    where = int(first.channel_id("table-1"))
    table = await host.open_lobby("misty", int(first.id), first.name, channel_id=where, guild_id=guild)
    await host.join(table.id, int(second.id), second.name)
    table = await host.start(table.id, int(first.id))
    for _ in range(answers):
        if table.status != "running":
            break
        seat = table.waiting[0]
        decision = table.play.decision(seat.index)
        assert decision is not None
        assert seat.user_id is not None
        table = await host.answer(table.id, seat.user_id, decision.options.sample(luck).key)
    await host.close()
    await store.close()
    return table


async def run(run_bot: RunBot, path: Path) -> Mistgrove:
    bot = Mistgrove(await Store.open(path))
    await run_bot(bot)
    return bot


async def stop(bot: Mistgrove) -> None:
    await bot.close()
    await bot.store.close()


def ends(actor: Actor) -> list[Seen]:
    return [message for message in actor.messages("table-1") if "SHA-256" in message.content]


async def test_an_end_that_was_stored_but_not_shown_is_shown_once(
    sandbox: Sandbox, run_bot: RunBot, tmp_path: Path
) -> None:
    ada, ben = await sandbox.actor("Ada"), await sandbox.actor("Ben")
    path = tmp_path / "mistgrove.db"
    table = await played(path, [ada, ben], int(next(iter(ada.guilds))), answers=1000)
    assert table.status == "finished"
    bot = await run(run_bot, path)
    await ada.wait_for(lambda: ends(ada), PATIENCE)
    await bot.host.advance(table.id)
    assert await bot.host.untold() == []
    await stop(bot)
    bot = await run(run_bot, path)
    await bot.host.advance(table.id)
    assert len(ends(ada)) == 1
    await stop(bot)


async def test_a_server_that_sent_the_bot_away_while_it_slept(
    sandbox: Sandbox, run_bot: RunBot, tmp_path: Path
) -> None:
    """The players hear of it by DM, and the game can be moved."""
    ada, ben = await sandbox.actor("Ada"), await sandbox.actor("Ben")
    path = tmp_path / "mistgrove.db"
    table = await played(path, [ada, ben], 4711, answers=1)
    bot = await run(run_bot, path)
    for person in (ada, ben):
        told = await person.wait_for_dm(lambda message: "/game here" in message.content)
        assert table.id in told.content
    moved = await ben.command("game here", channel="table-2", table=table.id)
    await moved.over()
    await ben.wait_for_message(lambda message: "Waiting for" in message.content, channel="table-2")
    await stop(bot)


async def test_what_could_not_be_shown_is_shown_later(
    sandbox: Sandbox, mistgrove: Mistgrove, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.outbox.PATIENCE", (0.01,))
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await mistgrove.host.advance(table.id)
    sandbox.fault(
        "abort", match={"route": "/channels/{channel_id}/messages", "method": "POST"}, when="before", times=None
    )
    for person in (ada, ben):
        await person.answer(own_panel(person))
    await mistgrove.host.advance(table.id)
    assert mistgrove.presenter.unshown == {table.id}
    assert (ada.panel(), ben.panel()) == (None, None)
    sandbox.core.faults.clear()
    caretaker: Any = mistgrove.get_cog("Caretaker")
    await caretaker.show_again()
    for person in (ada, ben):
        await person.actor.wait_for(person.panel, PATIENCE)
    assert mistgrove.presenter.unshown == set()


async def test_one_unreachable_player_keeps_nobody_waiting(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """An account that is gone is like closed DMs: everybody else gets their panels and the board."""
    (ada, ben), _ = await begun(sandbox, mistgrove, "Ada", "Ben")
    sandbox.fault("no_access", match={"route": "/channels/{channel_id}/messages", "person": "Ben"}, times=None)
    for person in (ada, ben):
        await person.answer(own_panel(person))
    await ada.actor.wait_for(ada.panel, PATIENCE)
    board = await ada.actor.wait_for_message(lambda message: "laid" in message.content, channel="table-1")
    assert ben.actor.mention in board.content


async def test_a_second_bot_for_the_same_games_refuses_to_start(
    sandbox: Sandbox, bot_process: MakeProcess, tmp_path: Path
) -> None:
    await bot_process("bot.py", MISTGROVE_DATA=str(tmp_path), MISTGROVE_LOG_LEVEL="WARNING")
    environment = {
        "MISTGROVE_DATA": str(tmp_path),
        "MISTGROVE_SANDBOX": sandbox.url,
        "DISCORD_TOKEN": sandbox.token,
        "PATH": "",
    }
    second = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE
    )
    _, said = await asyncio.wait_for(second.communicate(), PATIENCE)
    assert second.returncode == 2
    assert "Another bot runs with" in said.decode()
    assert "Traceback" not in said.decode()


async def test_a_lobby_whose_channel_is_deleted_is_gone(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    table = await table_of(mistgrove, ada)
    await ada.actor.call("DELETE", f"channels/{ada.actor.channel_id('table-1')}")
    told = await ada.actor.wait_for_dm(lambda message: "is gone" in message.content)
    assert "/game new" in told.content
    assert "/game here" not in told.content
    assert (await mistgrove.host.table(table.id)).status == "cancelled"


async def test_a_locked_thread_is_complained_about_once(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people, thread = await begun_in_a_thread(sandbox)
    ada, _ = people
    await ada.actor.call("PATCH", f"channels/{thread}", {"archived": True, "locked": True})
    for _ in range(2):
        for person in people:
            await person.actor.wait_for(person.panel, PATIENCE)
            await person.answer(own_panel(person))
    told = await ada.actor.wait_for_dm(lambda message: f"<#{thread}>" in message.content)
    assert "locked" in told.content
    assert sum(f"<#{thread}>" in message.content for message in ada.actor.dms()) == 1


async def test_a_missing_permission_of_a_running_game_is_named(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """By DM to whoever leads the table; the others go on from DMs meanwhile."""
    people, table = await begun(sandbox, mistgrove, "Ada", "Ben")
    ada = people[0]
    guild, channel = next(iter(ada.actor.guilds)), ada.actor.channel_id("table-1")
    body = {"remove": ["send_messages"], "add": [], "channel_id": channel}
    await ada.actor.call("PATCH", f"guilds/{guild}/bot", body)
    for person in people:
        await person.answer(own_panel(person))
    for person in people:
        await person.actor.wait_for(person.panel, PATIENCE)
    told = await ada.actor.wait_for_dm(lambda message: f"<#{channel}>" in message.content)
    assert "**Send Messages**" in told.content
    # As soon as it is allowed again, the board is there.
    await mistgrove.host.advance(table.id)
    assert mistgrove.presenter.barred == {table.id}
    await ada.actor.call("PATCH", f"guilds/{guild}/bot", body | {"remove": [], "add": ["send_messages"]})
    caretaker: Any = mistgrove.get_cog("Caretaker")
    await caretaker.show_again()
    await ada.actor.wait_for_message(lambda message: "laid" in message.content, channel="table-1")
    assert mistgrove.presenter.barred == set()


async def test_a_forum_that_takes_no_posts_of_ours_is_named(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    guild = next(iter(ada.actor.guilds))
    forum = next(id for id, channel in ada.actor.channels.items() if channel["type"] == discord.ChannelType.forum.value)
    where = {"game": "misty", "place": "forum", "forum": forum}
    opened = await ada.actor.command("game new", channel="table-1", options=where)
    await opened.over()
    assert "The table for Misty is open" in opened.text
    body = {"remove": ["send_messages"], "add": [], "channel_id": forum}
    await ada.actor.call("PATCH", f"guilds/{guild}/bot", body)
    refused = await ada.actor.command("game new", channel="table-1", options=where)
    await refused.over()
    assert "**Send Messages**" in refused.text
    assert f"<#{forum}>" in refused.text


async def test_the_only_forum_needs_no_name(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    guild = next(iter(ada.actor.guilds))
    forum = next(id for id, channel in ada.actor.channels.items() if channel["type"] == discord.ChannelType.forum.value)

    def posts() -> list[str]:
        return [id for id, channel in ada.actor.channels.items() if channel.get("parent_id") == forum]

    opened = await ada.actor.command("game new", channel="table-1", game="misty", place="forum")
    await opened.over()
    (post,) = await ada.actor.wait_for(posts, PATIENCE)
    await ada.actor.call("POST", f"guilds/{guild}/channels", {"name": "more", "type": discord.ChannelType.forum.value})
    unclear = await ada.actor.command("game new", channel="table-1", game="misty", place="forum")
    await unclear.over()
    assert unclear.text == say("refused-no-forum")
    beside = await ada.actor.command("game new", channel=post, game="misty", place="forum")
    await beside.over()
    await ada.actor.wait_for(lambda: len(posts()) == 2, PATIENCE)


async def test_an_old_ephemeral_still_works(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Its own token has long expired; a click brings a new one."""
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    opened = await press(ada, "mine")
    assert opened is not None
    sandbox.advance(20 * 60)
    await ada.answer(opened)
    assert "✓" in opened.content
    sandbox.advance(20 * 60)
    await ben.answer(own_panel(ben))
    assert (await mistgrove.host.table(table.id)).rows == 2
    body = opened.body
    await ada.changed(opened, await ada.actor.click(opened, say("panel-change")), body)
    assert "laid" in opened.content or ada.confirm(opened) is not None


async def test_a_table_that_moves_leaves_nothing_alive_behind(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await mistgrove.host.advance(table.id)
    (board,) = [message for message in ada.actor.messages("table-1") if message.buttons]
    moved = await ada.actor.command("game here", channel="table-2", table=table.id)
    await moved.over()
    await ben.actor.wait_for_message(lambda message: "Waiting for" in message.content, channel="table-2")
    await ada.actor.wait_for(lambda: not board.buttons, PATIENCE)
    assert not any(message.buttons for message in ada.actor.messages("table-1") if not message.ephemeral)


async def test_a_cancelled_game_is_told_to_those_who_play_from_dms(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await mistgrove.host.cancel(table.id, int(ada.actor.id))
    for person in (ada, ben):
        told = await person.actor.wait_for_dm(lambda message: "was cancelled" in message.content)
        assert table.commitment in told.content
        assert person.panel() is None
    await mistgrove.host.advance(table.id)
    assert sum("was cancelled" in message.content for message in ben.actor.dms()) == 1


async def test_the_bot_is_sent_away(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ada.actor.call("DELETE", f"guilds/{next(iter(ada.actor.guilds))}/bot")
    for _ in range(200):
        if (await mistgrove.host.table(table.id)).channel_id is None:
            break
        await asyncio.sleep(0.05)
    assert (await mistgrove.host.table(table.id)).channel_id is None
    # The game goes on from DMs.
    for person in (ada, ben):
        await person.answer(own_panel(person))
    assert (await mistgrove.host.table(table.id)).rows == 2


async def test_a_forgotten_lobby_is_cleared_away(
    sandbox: Sandbox, mistgrove: Mistgrove, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    await (await ada.actor.command("game new", channel="table-1", game="misty")).over()
    lobby = await ada.actor.wait_for_message(lambda message: bool(message.buttons), channel="table-1")
    caretaker: Any = mistgrove.get_cog("Caretaker")
    await caretaker.expire()
    assert (await table_of(mistgrove, ada)).status == "lobby"
    monkeypatch.setattr(mistgrove.host, "clock", lambda: datetime.now(UTC) + timedelta(days=8))
    await caretaker.expire()
    await ada.actor.wait_for_message(lambda message: message.content.startswith("Nobody started"), channel="table-1")
    assert not lobby.buttons


async def test_a_game_in_a_dm_that_is_closed(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US", dms=False)
    opened = await ada.actor.command("game new", channel="table-1", options={"game": "misty", "place": "dm"})
    await opened.over()
    assert opened.text == say("dm-still-closed")
    assert await mistgrove.host.unfinished() == []


async def test_a_second_game_in_the_dm_is_refused(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada,) = await gather(sandbox, ["Ada"], "table-1", locale="en-US")
    for expected in ("is open", say("refused-one-game")):
        opened = await ada.actor.command("game new", channel="table-1", options={"game": "misty", "place": "dm"})
        await opened.over()
        assert expected in opened.text


async def test_a_rematch_beside_another_game_gets_a_thread(sandbox: Sandbox, run_bot: RunBot, tmp_path: Path) -> None:
    ada, ben = await sandbox.actor("Ada"), await sandbox.actor("Ben")
    path = tmp_path / "mistgrove.db"
    await played(path, [ada, ben], int(next(iter(ada.guilds))), answers=1000)
    bot = await run(run_bot, path)
    await ada.wait_for(lambda: ends(ada), PATIENCE)
    await (await ben.command("game new", channel="table-1", game="misty")).over()
    refused = await ada.click(ends(ada)[0], say("end-rematch"))
    await refused.over()
    opened = await ada.click(refused.message, say("open-thread"))
    await opened.over()
    thread = next(
        id for id, channel in ada.channels.items() if channel["type"] == discord.ChannelType.public_thread.value
    )
    table = await bot.host.table_in(int(thread))
    assert table is not None
    assert (table.status, [seat.name for seat in table.seats]) == ("lobby", ["Ada", "Ben"])
    await stop(bot)


async def test_a_table_of_several_people_does_not_move_into_a_dm(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, _), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    refused = await ada.actor.command("game here", channel="dm", table=table.id)
    await refused.over()
    assert refused.text == say("refused-no-place")
    assert (await mistgrove.host.table(table.id)).record == table.record
