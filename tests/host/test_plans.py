"""Plans of several steps, for several topics at once: what voids them, what does not, and what is told."""

from __future__ import annotations

import pytest

from engine.ahead import question_after
from engine.refusals import IllegalChoice, Refusal
from host import Host, Table
from host.prepared import done
from host.refusals import BadPlan
from tests.host.conftest import ANNA, BERT, CARL, Bench, picked, started


async def begun(host: Host, people: int = 3) -> Table:
    """The turns have begun; Carl wants no oil."""
    table = await picked(host, await started(host, people=people, more="on"))
    return await host.set_order(table.id, CARL, "oil", "never") if people > 2 else table


async def turn(host: Host, table: Table, user_id: int, *keys: str) -> Table:
    for key in keys:
        await host.answer(table.id, user_id, key)
    return await host.advance(table.id)


async def planned(host: Host, table: Table, seat: int) -> list[tuple[str, str]]:
    rows = await host.store.matches.rows(table.id)
    return [(row.entry.key, row.origin) for row in rows if row.entry.seat == seat and row.origin != "person"]


async def test_a_sequence_is_carried_out_step_by_step(host: Host, bench: Bench) -> None:
    table = await begun(host)
    table = await host.set_plan(table.id, CARL, "lantern", ["red", "blue"], ["right"])
    (plan,) = table.plans_of(2)
    assert [(step.about, step.keys) for step in plan.steps] == [("lantern", ("red", "blue")), ("toy-hang", ("right",))]
    fresh = await bench.host()
    await turn(fresh, table, ANNA, "red", "left")
    table = await turn(fresh, table, BERT, "red", "left")
    assert table.play.report()["taken"][2] == ["blue right"]
    assert ("blue", "plan") in await planned(fresh, table, 2)
    assert table.plans_of(2) == ()
    told = done(await fresh.store.matches.rows(table.id), table.play, 2)
    assert [text.id for text in told if text.id == "told-by-plan"] == ["told-by-plan"] * 2


async def test_a_plan_outlives_answers_that_it_does_not_rest_on(host: Host) -> None:
    table = await begun(host)
    for user_id in (BERT, CARL):
        await host.set_order(table.id, user_id, "oil", "ask")
    await host.set_plan(table.id, CARL, "lantern", ["green"], ["left"])
    table = await turn(host, table, ANNA, "red", "left")
    await host.answer(table.id, CARL, "take")
    table = await host.answer(table.id, CARL, "leave")
    assert len(table.plans_of(2)) == 1
    await host.answer(table.id, BERT, "take")
    table = await turn(host, table, BERT, "red", "left")
    table = await turn(host, table, CARL, "take")
    assert table.play.report()["taken"][2] == ["green left"]


async def test_several_topics_are_planned_at_once(host: Host) -> None:
    table = await begun(host, people=2)
    assert set(table.play.foresee(1)) == {"lantern", "pick"}
    await host.set_plan(table.id, BERT, "lantern", ["blue"], ["left"])
    table = await host.set_plan(table.id, BERT, "pick", ["3"])
    assert {plan.topic for plan in table.plans_of(1)} == {"lantern", "pick"}
    table = await turn(host, table, ANNA, "red", "left")
    assert await planned(host, table, 1) == [("take", "order"), ("blue", "plan"), ("left", "plan"), ("3", "plan")]
    assert [seat.name for seat in table.waiting] == ["Anna"]
    table = await host.withdraw(table.id, BERT)
    table = await host.advance(table.id)
    assert [seat.name for seat in table.waiting] == ["Anna", "Bert"], "a plan is used once"


async def test_an_undo_voids_only_what_was_planned_after_it(host: Host) -> None:
    table = await begun(host)
    await host.answer(table.id, ANNA, "red")
    table = await host.set_plan(table.id, CARL, "lantern", ["blue"])
    await turn(host, table, ANNA, "left")
    await host.ask_undo(table.id, ANNA)
    await host.agree_undo(table.id, BERT)
    table = await host.agree_undo(table.id, CARL)
    assert table.play.log[-1].kind == "undo"
    assert len(table.plans_of(2)) == 1, "back to where it was made"
    table = await host.undo(table.id, ANNA)
    assert table.plans_of(2) == (), "back to before it was made"


async def test_a_step_that_fails_is_told_with_its_reason(host: Host) -> None:
    table = await begun(host)
    await host.set_plan(table.id, CARL, "lantern", ["red"], ["left"])
    await turn(host, table, ANNA, "red", "left")
    table = await turn(host, table, BERT, "red", "left")
    assert [seat.name for seat in table.waiting] == ["Carl"]
    head, step = table.failures(2)
    assert (head.id, step.id) == ("told-plan-failed", "told-plan-step")
    assert dict(step.args) == {"what": "red", "reason": dict(step.args)["reason"]}
    assert dict(step.args)["reason"].id == "refused-word"  # type: ignore[union-attr]
    table = await host.answer(table.id, CARL, "blue")
    assert (table.failures(2), table.plans_of(2)) == ((), ())
    assert [seat.name for seat in table.waiting] == ["Carl"], "the second step rests on the first"


async def test_what_cannot_be_planned_is_refused(host: Host) -> None:
    table = await begun(host)
    cases: list[tuple[list[list[str]], type[Refusal], str]] = [
        ([["red"], []], BadPlan, "host-plan-empty"),
        ([["red"], ["up"]], IllegalChoice, "refused-word"),
        ([["red"], ["left"], ["3"], ["red"], ["left"], ["3"], ["red"]], BadPlan, "host-plan-no-further"),
        ([], BadPlan, "host-plan-empty"),
    ]
    for wishes, refusal, reason in cases:
        with pytest.raises(refusal) as refused:
            await host.set_plan(table.id, CARL, "lantern", *wishes)
        assert refused.value.reason.id == reason
    assert (await host.table(table.id)).record.plans == ()


async def test_a_world_in_which_a_rule_fails_is_no_reason_to_fail(host: Host) -> None:
    table = await picked(host, await started(host, people=3, more="on", crash="word"))
    assert question_after(table.play, 2, "lantern", ["crash"]) is None
    with pytest.raises(BadPlan):
        await host.set_plan(table.id, CARL, "lantern", ["crash"], ["left"])


async def test_what_comes_after_is_looked_up_in_a_world_that_tells_nothing(host: Host) -> None:
    table = await begun(host)
    match = table.play
    before = match.digest()
    found = question_after(match, 2, "lantern", ["red"])
    assert found is not None
    decision, view = found
    assert (decision.seat, decision.number, decision.prompt.id, view.seat) == (2, table.number, "toy-hang", 2)
    assert question_after(match, 2, "tree", ["red"]) is None
    assert question_after(match, 2, "lantern", ["pink"]) is None
    assert match.digest() == before
