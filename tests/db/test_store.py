"""What is put into the store comes out again, and what must not happen twice does not."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from db import (
    AlreadyDone,
    ChannelInUse,
    Guild,
    IdTaken,
    LogRow,
    LostPlan,
    MatchRecord,
    Order,
    Outdated,
    Plan,
    RematchExists,
    RowTaken,
    SeatRecord,
    Shown,
    Step,
    Store,
    StoreFailed,
    UndoRecord,
    User,
    Wish,
)
from engine.match import Entry
from engine.text import Player, Text

NOON = datetime(2031, 5, 4, 12, 0, tzinfo=UTC)
BIG = 2**62 + 17


def record(id: str = "abcde", **changes: Any) -> MatchRecord:
    base = MatchRecord(id, "chess", "running", BIG, NOON, NOON, channel_id=BIG + 1)
    return replace(base, **changes)


def wishes(*keys: str) -> tuple[Wish, ...]:
    """What the menu said to them is a text within a text."""
    return tuple(Wish(key, Text("path", first=Text(key), then=Text("count", count=2))) for key in keys)


def row(number: int = 1, click: int | None = None, seat: int = 0) -> LogRow:
    return LogRow(Entry("answer", seat, number, "a b", "0011"), NOON, BIG, "person", click)


async def test_a_match_comes_out_as_it_went_in(store: Store) -> None:
    full = record(
        guild_id=BIG + 2,
        locale="de",
        options={"size": "big"},
        seats=(
            SeatRecord(BIG, "Ärmel", 3),
            SeatRecord(None, "Alma", 0, "medium"),
            SeatRecord(8, "x", 1, "easy", True),
        ),
        invited=(5, 9),
        plans=(
            Plan(0, "tree", (Step("tree", wishes("b1", "b2")), Step("turn", wishes("c"))), 4, 3, NOON),
            Plan(2, "tree", (Step("tree", wishes("c")),), 0, 1, NOON, True, 2, 7),
        ),
        lost_plans=(
            LostPlan(
                0,
                "tree",
                3,
                Text("gone", id="x", who=Player(1), all=(Text("a"), Text("b")), none=()),
            ),
        ),
        orders=(Order(0, "power", "free"), Order(1, "power", "ask", 9)),
        undo=UndoRecord(1, 7, frozenset({0, 2})),
        rules_version=3,
        components="00ff",
        seed="5eed",
        started=NOON + timedelta(microseconds=1),
        ended=NOON.astimezone(timezone(timedelta(hours=5))),
        reason="because",
    )
    await store.matches.create(full)
    assert await store.matches.load("abcde") == full
    emptied = replace(
        full, seats=full.seats[:1], invited=(), plans=(), lost_plans=(), orders=(), undo=None, status="finished"
    )
    saved = await store.matches.save(emptied)
    assert await store.matches.load("abcde") == saved == replace(emptied, revision=1)
    assert await store.matches.load("zzzzz") is None
    assert "5eed" not in repr(full)


async def test_saving_over_somebody_elses_change_is_refused(store: Store) -> None:
    await store.matches.create(record())
    await store.matches.save(record(locale="de"))
    with pytest.raises(Outdated):
        await store.matches.save(record(locale="fr"))
    loaded = await store.matches.load("abcde")
    assert loaded is not None
    assert loaded.locale == "de"


async def test_one_open_match_a_channel(store: Store) -> None:
    await store.matches.create(record())
    with pytest.raises(IdTaken):
        await store.matches.create(record(channel_id=7))
    with pytest.raises(ChannelInUse) as refused:
        await store.matches.create(record("other"))
    assert refused.value.match_id == "abcde"
    await store.matches.create(record("moved", channel_id=9))
    with pytest.raises(ChannelInUse):
        await store.matches.save(record("moved"))
    await store.matches.save(record(status="finished", ended=NOON))
    await store.matches.save(record("moved"))
    assert await store.matches.open_in(BIG + 1) == "moved"
    assert await store.matches.last_in(BIG + 1) == "moved"
    await store.matches.save(record("moved", status="cancelled", ended=NOON - timedelta(hours=1), revision=1))
    assert await store.matches.open_in(BIG + 1) is None
    assert await store.matches.last_in(BIG + 1) == "abcde"


async def test_one_rematch_unless_it_was_cancelled(store: Store) -> None:
    await store.matches.create(record())
    await store.matches.create(record("again", channel_id=2, rematch_of="abcde"))
    with pytest.raises(RematchExists) as refused:
        await store.matches.create(record("twice", channel_id=3, rematch_of="abcde"))
    assert refused.value.match_id == "again"
    await store.matches.save(record("again", channel_id=2, rematch_of="abcde", status="cancelled"))
    await store.matches.create(record("twice", channel_id=3, rematch_of="abcde"))
    assert await store.matches.rematch_of("abcde") == "twice"


async def test_the_log_takes_each_row_and_each_click_once(store: Store) -> None:
    match = record()
    await store.matches.create(match)
    await store.matches.append_rows("abcde", 0, [row(1, BIG), row(2)], match)
    with pytest.raises(RowTaken):
        await store.matches.append_rows("abcde", 1, [row(2)], match)
    with pytest.raises(RowTaken):
        await store.matches.append_rows("abcde", 3, [row(2)], match)
    with pytest.raises(AlreadyDone):
        await store.matches.append_rows("abcde", 2, [row(3), row(3, BIG)], match)
    assert await store.matches.rows("abcde") == [row(1, BIG), row(2)]
    assert await store.matches.rows("abcde", 1) == [row(2)]
    pulse = await store.matches.pulse("abcde", BIG)
    assert pulse is not None
    assert (pulse.revision, pulse.rows, pulse.done) == (0, 2, True)
    other = await store.matches.pulse("abcde")
    assert other is not None
    assert not other.done


async def test_a_row_and_what_it_changes_are_stored_together_or_not_at_all(store: Store) -> None:
    await store.matches.create(record())
    over = record(status="finished", ended=NOON)
    saved = await store.matches.append_rows("abcde", 0, [row()], over, changed=True)
    assert await store.matches.load("abcde") == saved
    with pytest.raises(Outdated):
        await store.matches.append_rows("abcde", 1, [row()], record(), changed=True)
    assert len(await store.matches.rows("abcde")) == 1


async def test_many_writers_of_two_stores_lose_nothing(store: Store, path: Path) -> None:
    other = await Store.open(path)
    await store.matches.create(record())

    async def write(at: Store, click: int) -> None:
        for _ in range(100):
            pulse = await at.matches.pulse("abcde")
            assert pulse is not None
            try:
                await at.matches.append_rows("abcde", pulse.rows, [row(1, click)], record())
                return
            except RowTaken:
                continue
        raise AssertionError("never got in")

    await asyncio.gather(*(write((store, other)[click % 2], click) for click in range(24)))
    await other.close()
    rows = await store.matches.rows("abcde")
    assert sorted(each.interaction_id or 0 for each in rows) == list(range(24))


async def test_lists_of_matches(store: Store) -> None:
    early, late = NOON - timedelta(days=9), NOON
    mine = (SeatRecord(1, "me", 0),)
    await store.matches.create(record("aaaaa", channel_id=1, seats=mine, created=early, changed=early))
    await store.matches.create(record("bbbbb", channel_id=2, invited=(1,), status="lobby", guild_id=4))
    await store.matches.create(record("ccccc", channel_id=3, seats=mine, status="finished", ended=early))
    await store.matches.create(record("ddddd", channel_id=3, seats=mine, status="finished", ended=late, guild_id=4))
    assert await store.matches.of_user(1, NOON - timedelta(days=3)) == ["bbbbb", "ddddd", "aaaaa"]
    assert await store.matches.with_status(("running", "lobby")) == ["aaaaa", "bbbbb"]
    assert await store.matches.with_status({"running"}, unchanged_since=NOON) == ["aaaaa"]
    assert await store.matches.open_at(guild_id=4) == ["bbbbb"]
    assert await store.matches.open_at(channel_id=1) == ["aaaaa"]


async def test_component_sets_are_kept_with_the_match_that_uses_them(store: Store) -> None:
    await store.matches.create(record(components="00ff"))
    saved = await store.matches.save(record(components="00ff"), components="{}")
    await store.matches.save(saved, components="{ }")
    assert await store.matches.component_source("chess", "00ff") == "{}"
    assert await store.matches.component_source("chess", "other") is None


async def test_people_servers_and_facts(store: Store) -> None:
    assert await store.people.user(BIG) == User(BIG)
    await store.people.note_language(BIG, "de")
    await store.people.note_dms(BIG, NOON)
    assert await store.people.user(BIG) == User(BIG, "de", "closed", NOON)
    # Each is noted on its own: what was read before somebody else noted something does not come back.
    await store.people.note_language(BIG, "en")
    await store.people.note_dms(BIG, None)
    assert await store.people.user(BIG) == User(BIG, "en", "open", None)
    assert await store.people.guild(3) == Guild(3)
    await store.people.save_guild(Guild(3, "de", {"x": 1}))
    assert await store.people.guild(3) == Guild(3, "de", {"x": 1})
    assert await store.meta.get("commands") is None
    await store.meta.set("commands", "1")
    await store.meta.set("commands", "2")
    assert await store.meta.get("commands") == "2"


async def test_what_is_shown(store: Store) -> None:
    await store.matches.create(record())
    board = Shown("abcde", "channel", "board", 3, 7, BIG, BIG + 5)
    await store.shown.mark(replace(board, number=2))
    await store.shown.mark(board)
    panel = replace(board, reader=str(BIG), slot="panel", message_id=9)
    await store.shown.mark(panel)
    assert await store.shown.of("abcde") == {("channel", "board"): board, (str(BIG), "panel"): panel}
    await store.shown.forget("abcde", str(BIG), "panel")
    assert await store.shown.of("abcde") == {("channel", "board"): board}


async def test_a_nudge_an_hour(store: Store) -> None:
    await store.matches.create(record())
    hour = timedelta(hours=1)
    assert await store.people.nudge("abcde", 1, [2, 3], NOON, NOON - hour) == {}
    soon = NOON + timedelta(minutes=20)
    assert await store.people.nudge("abcde", 1, [2, 4], soon, soon - hour) == {2: NOON}
    later = NOON + hour
    assert await store.people.nudge("abcde", 1, [2, 4], later, later - hour) == {4: soon}


async def test_a_database_that_cannot_write_says_so(path: Path) -> None:
    store = await Store.open(path, patience=0.05)
    blocker = sqlite3.connect(path, isolation_level=None)
    blocker.execute("begin immediate")
    with pytest.raises(StoreFailed):
        await store.matches.create(record())
    blocker.execute("rollback")
    blocker.close()
    await store.matches.create(record())
    await store.close()


async def test_a_transaction_that_fails_midway_leaves_nothing_of_its_prepared_statements(store: Store) -> None:
    await store.matches.create(record())
    with pytest.raises(RowTaken):
        await store.matches.append_rows("abcde", 0, [row(1, BIG), row(2, BIG)], record())
    assert await store.matches.rows("abcde") == []
    await store.matches.append_rows("abcde", 0, [row(1, BIG)], record())
    assert await store.matches.rows("abcde") == [row(1, BIG)]


async def test_what_others_have_committed_is_seen_at_once(store: Store, path: Path) -> None:
    """Quick looks hold no transaction open that would keep showing the past."""
    other = await Store.open(path)
    await store.matches.create(record())
    for n in range(3):
        await other.matches.append_rows("abcde", n, [row(n)], record())
        pulse = await store.matches.pulse("abcde")
        assert pulse is not None
        assert pulse.rows == n + 1
    await other.close()


async def test_a_closed_store_says_so(path: Path) -> None:
    store = await Store.open(path)
    await store.matches.create(record())
    await store.close()
    with pytest.raises(StoreFailed):
        await store.matches.pulse("abcde")
    with pytest.raises(StoreFailed):
        await store.matches.append_rows("abcde", 0, [row()], record())
