"""Tables whose people or channels go away, and nudging those who are waited for."""

from __future__ import annotations

import pytest

from engine.refusals import GameOver
from host import Host
from host.refusals import ChannelTaken, NobodyToNudge, NoSuchSeat, NotHost, NotSeated, NudgedAlready
from tests.host.conftest import ANNA, BERT, CARL, CHANNEL, DORA, Bench, Clock, picked, started


async def test_the_table_decides_about_a_vanished_player(host: Host) -> None:
    table = await started(host, people=3)
    await host.answer(table.id, ANNA, "1")
    await host.answer(table.id, BERT, "2")
    with pytest.raises(NotHost):
        await host.take_over(table.id, BERT, 2)
    for seat in (3, -1):
        with pytest.raises(NoSuchSeat):
            await host.take_over(table.id, ANNA, seat)
    await host.take_over(table.id, ANNA, 2)
    table = await host.advance(table.id)
    assert table.number == 2
    with pytest.raises(NoSuchSeat):
        await host.take_over(table.id, ANNA, 2)


async def test_a_manager_or_anybody_who_plays_can_replace_a_vanished_host(host: Host) -> None:
    table = await started(host, people=3)
    with pytest.raises(NotHost):
        await host.take_over(table.id, DORA, 0)
    table = await host.take_over(table.id, BERT, 0)
    assert (table.host_id, table.seats[0].computer) == (BERT, True)
    table = await host.take_over(table.id, DORA, 1, manager=True)
    assert table.host_id == CARL


async def test_a_lost_channel(host: Host, bench: Bench) -> None:
    table = await started(host)
    lobby = await host.open_lobby("toy", CARL, "Carl", channel_id=CHANNEL + 1, guild_id=5)
    assert await host.lose_channel(404) == []
    (lost,) = await host.lose_channel(CHANNEL)
    assert (lost.id, lost.channel_id, lost.status) == (table.id, None, "running")
    (closed,) = await host.lose_channel(CHANNEL + 1)
    assert (closed.id, closed.status, closed.reason) == (lobby.id, "cancelled", "channel-lost")
    await host.answer(table.id, BERT, "1")
    with pytest.raises(NotHost):
        await host.move_table(table.id, CARL, CHANNEL + 2)
    moved = await host.move_table(table.id, BERT, CHANNEL + 2, 6)
    assert (moved.channel_id, moved.guild_id, moved.rows) == (CHANNEL + 2, 6, 1)
    await host.advance(table.id)
    assert bench.heard[-1].channel_id == CHANNEL + 2


async def test_moving_is_up_to_the_host_and_needs_a_free_channel(host: Host) -> None:
    table = await started(host)
    await host.open_lobby("toy", CARL, "Carl", channel_id=9)
    with pytest.raises(NotHost):
        await host.move_table(table.id, BERT, 8)
    with pytest.raises(ChannelTaken):
        await host.move_table(table.id, ANNA, 9)
    assert (await host.move_table(table.id, ANNA, 8)).channel_id == 8
    await host.cancel(table.id, ANNA)
    with pytest.raises(GameOver):
        await host.move_table(table.id, ANNA, 7)


async def test_a_lost_server(host: Host) -> None:
    table = await started(host)
    other = await host.open_lobby("toy", CARL, "Carl", channel_id=9, guild_id=6)
    assert [lost.id for lost in await host.lose_guild(5)] == [table.id]
    assert (await host.table(table.id)).channel_id is None
    assert (await host.table(other.id)).channel_id == 9


async def test_nudging_once_a_person_and_hour(host: Host, clock: Clock, bench: Bench) -> None:
    table = await started(host, people=3)
    with pytest.raises(NotSeated):
        await host.nudge(table.id, DORA)
    _, due = await host.nudge(table.id, ANNA)
    assert set(due) == {BERT, CARL}
    clock.pass_(minutes=10)
    _, due = await host.nudge(table.id, BERT)
    assert due == (ANNA,)
    clock.pass_(minutes=10.5)
    with pytest.raises(NudgedAlready) as refused:
        await (await bench.host()).nudge(table.id, ANNA)
    assert refused.value.minutes == 40
    clock.pass_(minutes=40)
    _, due = await host.nudge(table.id, ANNA)
    assert set(due) == {BERT, CARL}
    table = await picked(host, table)
    with pytest.raises(NobodyToNudge):
        await host.nudge(table.id, ANNA)
    clock.pass_(minutes=10)
    _, due = await host.nudge(table.id, BERT)
    assert due == (ANNA,)
