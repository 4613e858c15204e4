"""Standing orders: kept until changed, answered as rows of their own, secret, and never in anybody's way."""

from __future__ import annotations

import pytest

from db import LogRow
from engine.refusals import Refusal
from engine.rng import Rng
from host import Host, Table
from host.prepared import done
from host.refusals import BadOrder, Conceded, NotSeated
from tests.host.conftest import ANNA, BERT, CARL, DORA, Bench, picked, started


async def begun(host: Host, people: int = 3, computers: int = 0) -> Table:
    """The turns have begun; whoever takes a lantern has the others asked whether they take oil."""
    return await picked(host, await started(host, people=people, computers=computers, more="on"))


async def taken(host: Host, table: Table, user_id: int, colour: str = "red") -> Table:
    """Somebody takes a lantern and hangs it up; the others are asked about oil."""
    await host.answer(table.id, user_id, colour)
    await host.answer(table.id, user_id, "left")
    return await host.advance(table.id)


async def rows_of(host: Host, table: Table, origin: str) -> list[LogRow]:
    return [row for row in await host.store.matches.rows(table.id) if row.origin == origin]


async def test_a_default_answers_until_it_says_ask(host: Host) -> None:
    table = await begun(host)
    assert table.orders_of(1) == {"oil": "free"}
    table = await taken(host, table, ANNA)
    assert [seat.name for seat in table.waiting] == ["Bert"], "the next turn: the oil was free"
    assert table.play.report()["oil"] == [0, 1, 1]
    found = await rows_of(host, table, "order")
    assert [(row.entry.seat, row.entry.key, row.by_user) for row in found] == [(1, "take", None), (2, "take", None)]
    table = await taken(host, table, BERT, "blue")
    assert [seat.name for seat in table.waiting] == ["Carl"], "Anna takes her first, Carl is asked about his second"
    assert table.play.decision(2).prompt.id == "toy-oil"  # type: ignore[union-attr]


async def test_an_order_can_be_changed_at_any_time_and_is_kept(host: Host, bench: Bench) -> None:
    table = await begun(host)
    await host.set_order(table.id, BERT, "oil", "ask")
    await host.set_order(table.id, CARL, "oil", "never")
    table = await taken(host, table, ANNA)
    assert [seat.name for seat in table.waiting] == ["Bert"]
    fresh = await bench.host()
    table = await fresh.table(table.id)
    assert [table.orders_of(seat)["oil"] for seat in range(3)] == ["free", "ask", "never"]
    await fresh.set_order(table.id, BERT, "oil", "always")
    table = await fresh.advance(table.id)
    assert table.play.report()["oil"] == [0, 1, 0], "an open question is answered at once"
    await fresh.answer(table.id, BERT, "blue")
    before = await fresh.table(table.id)
    assert (await fresh.set_order(table.id, BERT, "oil", "always")).record == before.record


async def test_who_has_any_order_but_ask_is_never_waited_for(host: Host, bench: Bench) -> None:
    """Not in what is shown, and not in what a method gives."""
    table = await begun(host, people=4)
    for user_id, value in ((ANNA, "always"), (BERT, "never"), (CARL, "always"), (DORA, "ask")):
        await host.set_order(table.id, user_id, "oil", value)
    bench.heard.clear()
    waits: list[tuple[str, str]] = []
    rng = Rng("oil")
    table = await host.table(table.id)
    while table.status == "running":
        for seen in (*bench.heard, table):
            for seat in seen.waiting:
                decision = seen.play.decision(seat.index)
                if decision is not None and seen.rows == len(seen.play.log):
                    waits.append((seat.name, decision.topic))
        bench.heard.clear()
        seat = table.waiting[0]
        decision = table.play.decision(seat.index)
        assert decision is not None
        assert seat.user_id is not None
        await host.answer(table.id, seat.user_id, decision.options.sample(rng).key)
        table = await host.advance(table.id)
    assert {name for name, topic in waits if topic == "oil"} == {"Dora"}
    assert len(await rows_of(host, table, "order")) == 18, "in eight turns, and Dora answered herself"


async def test_a_wrong_order_asks_its_player_and_says_why(host: Host) -> None:
    table = await begun(host)
    await host.set_order(table.id, BERT, "oil", "wrong")
    table = await taken(host, table, ANNA)
    assert [seat.name for seat in table.waiting] == ["Bert"]
    (told,) = table.failures(1)
    assert (told.id, dict(told.args)["reason"].id) == ("told-order-failed", "refused-word")  # type: ignore[union-attr]
    assert table.failures(0) == table.failures(2) == ()
    assert (await host.advance(table.id)).rows == table.rows
    table = await host.answer(table.id, BERT, "take")
    assert table.failures(1) == ()
    assert table.orders_of(1) == {"oil": "wrong"}


async def test_who_takes_an_answer_back_is_asked(host: Host) -> None:
    table = await begun(host)
    await host.set_order(table.id, BERT, "oil", "ask")
    table = await taken(host, table, ANNA)
    await host.withdraw(table.id, CARL)
    table = await host.advance(table.id)
    assert [seat.name for seat in table.waiting] == ["Bert", "Carl"]
    await host.answer(table.id, CARL, "leave")
    table = await host.answer(table.id, BERT, "leave")
    assert table.play.report()["oil"] == [0, 0, 0]
    table = await taken(host, table, BERT)
    table = await host.ask_undo(table.id, CARL)
    for user_id in (ANNA, BERT):
        table = await host.agree_undo(table.id, user_id)
    table = await host.advance(table.id)
    assert [seat.name for seat in table.waiting] == ["Carl"], "Anna's order answers again, Carl wants to think"


async def test_what_was_answered_is_told_to_its_player_alone(host: Host) -> None:
    table = await begun(host)
    await host.set_order(table.id, BERT, "oil", "ask")
    table = await taken(host, table, ANNA)
    rows = await host.store.matches.rows(table.id)
    told = done(rows, table.play, 2)
    assert [(text.id, dict(text.args)["answer"].id) for text in told] == [("told-by-order", "toy-take-oil")]  # type: ignore[union-attr]
    assert done(rows, table.play, 0) == done(rows, table.play, 1) == ()
    await host.withdraw(table.id, CARL)
    table = await host.table(table.id)
    assert done(await host.store.matches.rows(table.id), table.play, 2) == ()


async def test_others_see_nothing_of_an_order(host: Host) -> None:
    """Neither their view nor what they heard nor who acts depends on what an order says while others are still asked."""
    seen = []
    for value in ("always", "never"):
        table = await begun(host)
        await host.set_order(table.id, CARL, "oil", value)
        await host.set_order(table.id, BERT, "oil", "ask")
        table = await taken(host, table, ANNA)
        seen.append(
            [
                (table.play.view(reader), table.play.events(reader), [seat.name for seat in table.waiting])
                for reader in (None, 0, 1)
            ]
        )
        await host.cancel(table.id, ANNA)
    assert seen[0] == seen[1]


async def test_orders_that_make_no_sense_are_refused(host: Host) -> None:
    table = await begun(host, people=2, computers=1)
    for user_id, topic, value, refusal in (
        (ANNA, "oil", "lots", BadOrder),
        (ANNA, "lantern", "red", BadOrder),
        (ANNA, "", "", BadOrder),
        (CARL, "oil", "ask", NotSeated),
    ):
        with pytest.raises(refusal):
            await host.set_order(table.id, user_id, topic, value)
    assert (await host.table(table.id)).record.orders == ()
    await host.set_order(table.id, BERT, "oil", "never")
    await host.concede(table.id, BERT)
    with pytest.raises(Conceded):
        await host.set_order(table.id, BERT, "oil", "ask")
    await host.set_order(table.id, ANNA, "oil", "ask")
    table = await taken(host, table, ANNA)
    assert {row.entry.seat for row in await rows_of(host, table, "order")} == set(), "computers do not obey"
    table = await host.come_back(table.id, BERT)
    assert table.orders_of(1) == {"oil": "never"}
    await host.cancel(table.id, ANNA)
    with pytest.raises(Refusal):
        await host.set_order(table.id, ANNA, "oil", "ask")
