"""Lobbies: who may sit, who may change what, and when it starts."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from engine.refusals import BadTable, GameOver, Refusal
from host import Host
from host.refusals import (
    AlreadySeated,
    ChannelTaken,
    LobbyFull,
    NoSuchColour,
    NoSuchLevel,
    NoSuchSeat,
    NoSuchTable,
    NotEnded,
    NotHost,
    NotInLobby,
    NotInvited,
    NotSeated,
    TooFew,
)
from tests.host.conftest import ANNA, BERT, CARL, CHANNEL, COLOURS, DORA, Bench, Clock, started


async def test_from_open_to_started(host: Host, bench: Bench) -> None:
    table = await host.open_lobby("toy", ANNA, "  Anna\nB. ", channel_id=CHANNEL, guild_id=7, locale="de")
    assert (table.status, table.names, table.missing, table.room) == ("lobby", ("Anna B.",), 1, 3)
    assert (table.host_id, table.host_seat, table.locale, table.match) == (ANNA, 0, "de", None)
    assert table.options == {"length": "short", "crash": "off", "more": "off"}
    with pytest.raises(TooFew) as few:
        await host.start(table.id, ANNA)
    assert few.value.missing == 1
    await host.join(table.id, BERT, "Bert")
    await host.set_option(table.id, ANNA, "length", "long")
    table = await host.start(table.id, ANNA)
    assert table.status == "running"
    assert table.play.setup.options == {"length": "long", "crash": "off", "more": "off"}
    assert [seat.name for seat in table.waiting] == ["Anna B.", "Bert"]
    assert len(table.seed) == 32
    assert table.commitment == table.play.commitment
    assert table.seed not in repr(table)
    with pytest.raises(NotInLobby):
        await host.start(table.id, ANNA)
    await host.advance(table.id)
    assert bench.heard[-1].status == "running"


async def test_ids_are_short_and_cannot_be_misread(host: Host) -> None:
    ids = {(await host.open_lobby("toy", ANNA, "Anna", channel_id=channel)).id for channel in range(20)}
    assert len(ids) == 20
    assert all(len(id) == 5 and not set(id) & set("aeiouy01l") for id in ids)


async def test_seats_are_for_those_who_join_once_while_there_is_room(host: Host) -> None:
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL)
    with pytest.raises(AlreadySeated):
        await host.join(table.id, ANNA, "Anna")
    await asyncio.gather(*(host.join(table.id, user, "x") for user in (BERT, CARL)))
    await host.add_computer(table.id, ANNA)
    with pytest.raises(LobbyFull):
        await host.join(table.id, DORA, "Dora")
    with pytest.raises(LobbyFull):
        await host.add_computer(table.id, ANNA)
    table = await host.table(table.id)
    assert [seat.colour for seat in table.seats] == [0, 1, 2, 3]
    assert [seat.computer for seat in table.seats] == [False, False, False, True]
    with pytest.raises(NoSuchTable):
        await host.join("nope", ANNA, "Anna")


async def test_only_the_host_or_a_manager_decides(host: Host) -> None:
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL)
    await host.join(table.id, BERT, "Bert")
    forbidden = [
        host.add_computer(table.id, BERT),
        host.set_option(table.id, BERT, "length", "long"),
        host.shuffle_seats(table.id, BERT),
        host.move_seat(table.id, BERT, 0, 1),
        host.remove(table.id, BERT, 0),
        host.remove_computer(table.id, BERT),
        host.set_level(table.id, BERT, 0, "easy"),
        host.start(table.id, BERT),
        host.set_language(table.id, BERT, "de"),
        host.cancel(table.id, BERT),
    ]
    for wish in forbidden:
        with pytest.raises(NotHost):
            await wish
    assert (await host.table(table.id)).record.revision == 1
    await host.add_computer(table.id, CARL, "easy", manager=True)
    assert (await host.start(table.id, CARL, manager=True)).status == "running"


async def test_options_computers_and_seats_that_do_not_exist(host: Host) -> None:
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL)
    for wish, refusal in [
        (host.set_option(table.id, ANNA, "colour", "x"), BadTable),
        (host.set_option(table.id, ANNA, "length", "x"), BadTable),
        (host.add_computer(table.id, ANNA, "genius"), NoSuchLevel),
        (host.remove_computer(table.id, ANNA), NoSuchSeat),
        (host.set_level(table.id, ANNA, 0, "easy"), NoSuchSeat),
        (host.set_level(table.id, ANNA, 3, "easy"), NoSuchSeat),
        (host.set_level(table.id, ANNA, 0, "genius"), NoSuchLevel),
        (host.remove(table.id, ANNA, 3), NoSuchSeat),
        (host.move_seat(table.id, ANNA, 0, -1), NoSuchSeat),
        (host.choose_colour(table.id, ANNA, COLOURS), NoSuchColour),
        (host.choose_colour(table.id, BERT, 1), NotSeated),
        (host.open_lobby("toy", BERT, "Bert", channel_id=1, options={"length": "x"}), BadTable),
        (host.open_lobby("chess", BERT, "Bert", channel_id=1), BadTable),
    ]:
        with pytest.raises(refusal):
            await wish
    assert (await host.table(table.id)).record.revision == 0


async def test_computers_play_as_well_as_is_wished(host: Host) -> None:
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL)
    await host.add_computer(table.id, ANNA)
    table = await host.add_computer(table.id, ANNA, "strong")
    assert [seat.level for seat in table.seats] == [None, "medium", "strong"]
    table = await host.set_level(table.id, ANNA, 1, "easy")
    assert [seat.level for seat in table.seats] == [None, "easy", "strong"]
    await host.start(table.id, ANNA)
    with pytest.raises(NotInLobby):
        await host.set_level(table.id, ANNA, 1, "strong")


async def test_seat_order_and_colours(host: Host) -> None:
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL)
    await host.join(table.id, BERT, "Bert")
    await host.add_computer(table.id, ANNA)
    table = await host.move_seat(table.id, ANNA, 2, 0)
    assert [seat.user_id for seat in table.seats] == [None, ANNA, BERT]
    with pytest.raises(NoSuchColour):
        await host.choose_colour(table.id, BERT, 0)
    table = await host.choose_colour(table.id, BERT, 2)
    assert [seat.colour for seat in table.seats] == [1, 0, 2]
    table = await host.choose_colour(table.id, ANNA, 4, seat=0)
    assert [seat.colour for seat in table.seats] == [4, 0, 2]
    with pytest.raises(NoSuchSeat):
        await host.choose_colour(table.id, ANNA, 3, seat=2)
    for _ in range(30):
        table = await host.shuffle_seats(table.id, ANNA)
        if table.seats[0].user_id is not None:
            break
    assert sorted(seat.colour for seat in table.seats) == [0, 2, 4]
    assert table.seats[0].user_id is not None
    table = await host.remove_computer(table.id, ANNA)
    assert {seat.user_id for seat in table.seats} == {ANNA, BERT}


async def test_invitations(host: Host) -> None:
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL)
    table = await host.invite(table.id, ANNA, BERT)
    assert table.invited == (BERT,)
    assert [mine.id for mine in await host.tables_of(BERT)] == [table.id]
    for wish in (host.invite(table.id, ANNA, BERT), host.invite(table.id, ANNA, ANNA), host.decline(table.id, CARL)):
        with pytest.raises(NotInvited):
            await wish
    with pytest.raises(NotSeated):
        await host.invite(table.id, CARL, DORA)
    await host.invite(table.id, ANNA, CARL)
    assert (await host.decline(table.id, CARL)).invited == (BERT,)
    assert (await host.join(table.id, BERT, "Bert")).invited == ()


async def test_leaving_passes_the_table_on_and_the_last_one_closes_it(host: Host) -> None:
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL)
    await host.add_computer(table.id, ANNA)
    await host.join(table.id, BERT, "Bert")
    await host.join(table.id, CARL, "Carl")
    assert (await host.leave(table.id, ANNA)).host_id == BERT
    assert (await host.remove(table.id, BERT, 2)).names == ("Alma", "Bert")
    with pytest.raises(NotSeated):
        await host.leave(table.id, CARL)
    table = await host.leave(table.id, BERT)
    assert (table.status, table.reason, table.ended) == ("cancelled", "empty", host.clock())
    with pytest.raises(NotInLobby):
        await host.join(table.id, CARL, "Carl")
    with pytest.raises(GameOver):
        await host.cancel(table.id, BERT)


async def test_one_game_a_channel(host: Host, bench: Bench) -> None:
    table = await host.open_lobby("toy", ANNA, "Anna", channel_id=CHANNEL)
    for opened in (host, await bench.host()):
        with pytest.raises(ChannelTaken) as taken:
            await opened.open_lobby("toy", BERT, "Bert", channel_id=CHANNEL)
        assert taken.value.match_id == table.id
    here = await host.table_in(CHANNEL)
    assert here is not None
    assert here.id == table.id
    await host.cancel(table.id, ANNA)
    assert await host.table_in(CHANNEL) is None
    last = await host.last_in(CHANNEL)
    assert last is not None
    assert (last.id, last.reason) == (table.id, "cancelled")
    await host.open_lobby("toy", BERT, "Bert", channel_id=CHANNEL)


async def test_a_lobby_nobody_starts_expires(host: Host, clock: Clock, bench: Bench) -> None:
    old = await host.open_lobby("toy", ANNA, "Anna", channel_id=1)
    touched = await host.open_lobby("toy", ANNA, "Anna", channel_id=2)
    running = await started(host)
    clock.pass_(hours=20)
    await host.join(touched.id, BERT, "Bert")
    clock.pass_(hours=5)
    assert [table.id for table in await host.expire_lobbies(timedelta(hours=24))] == [old.id]
    table = await host.advance(old.id)
    assert (table.status, table.reason) == ("cancelled", "expired")
    assert (bench.heard[-1].id, bench.heard[-1].reason) == (old.id, "expired")
    assert (await host.table(running.id)).status == "running"
    assert await host.expire_lobbies(timedelta(hours=24)) == []


async def test_a_rematch_has_the_same_seats_and_a_fresh_seed(host: Host) -> None:
    table = await started(host, people=3, computers=1, length="long")
    with pytest.raises(NotEnded):
        await host.rematch(table.id, BERT)
    await host.concede(table.id, CARL)
    await host.cancel(table.id, ANNA)
    with pytest.raises(NotSeated):
        await host.rematch(table.id, DORA)
    again = await host.rematch(table.id, BERT)
    assert (again.status, again.host_id, again.rematch_of) == ("lobby", BERT, table.id)
    assert again.names == ("Anna", "Bert", "Alma")
    assert again.invited == (CARL,)
    assert again.options["length"] == "long"
    quicker = await host.rematch(table.id, ANNA)
    assert (quicker.id, quicker.repeated) == (again.id, True)
    again = await host.start(again.id, BERT)
    assert again.seed != table.seed
    await host.cancel(again.id, BERT)
    assert (await host.rematch(again.id, BERT)).rematch_of == again.id


async def test_refusals_are_refusals(host: Host) -> None:
    """What a player may see is always a Refusal with a reason."""
    with pytest.raises(Refusal) as refused:
        await host.table("nope")
    assert refused.value.reason.id == "host-no-table"
