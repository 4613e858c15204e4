"""Plans of several steps, for several topics at once: what voids them, what does not, and what is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from db import Step, Wish
from engine.ahead import question_after
from engine.refusals import IllegalChoice, Refusal
from engine.text import Player, Text
from host import Host, Table
from host.prepared import MOST_TOLD, done
from host.refusals import BadPlan
from tests.host.conftest import ANNA, BERT, CARL, Bench, picked, started
from tests.host.toy import Toy


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
    assert head == Text("told-plan-failed-step", step=1, steps=2)
    assert (step.id, dict(step.args)["what"]) == ("told-plan-wish", Text("toy-lantern", colour="red"))
    assert dict(step.args)["reason"].id == "refused-word"  # type: ignore[union-attr]
    table = await host.answer(table.id, CARL, "blue")
    assert (table.failures(2), table.plans_of(2)) == ((), ())
    assert [seat.name for seat in table.waiting] == ["Carl"], "the second step rests on the first"


async def likely(host: Host, table: Table, about: str, *sides: str) -> None:
    """Carl's plan goes on with something else than the question that will come: what was likely does not happen."""
    (plan,) = table.plans_of(2)
    wishes = tuple(Wish(side, Text("toy-side", side=side)) for side in sides)
    step = Step(about, wishes)
    await host.store.matches.save(replace(table.record, plans=(replace(plan, steps=(plan.steps[0], step)),)))


async def until_carl(host: Host, table: Table) -> Table:
    await turn(host, table, ANNA, "red", "left")
    return await turn(host, table, BERT, "red", "left")


async def test_a_later_step_that_fails_is_told_with_its_number(host: Host) -> None:
    table = await begun(host)
    table = await host.set_plan(table.id, CARL, "lantern", ["blue"], ["left"])
    await likely(host, table, "toy-hang", "top", "cellar")
    table = await until_carl(host, table)
    assert [seat.name for seat in table.waiting] == ["Carl"]
    head, *each = table.failures(2)
    assert head == Text("told-plan-failed-step", step=2, steps=2)
    assert [dict(text.args)["what"] for text in each] == [Text("toy-side", side=side) for side in ("top", "cellar")]
    assert (table.failures(0), table.failures(1)) == ((), ())


async def test_another_question_than_the_likely_one_is_told_once_for_all_wishes(host: Host) -> None:
    table = await begun(host)
    table = await host.set_plan(table.id, CARL, "lantern", ["blue"], ["left"])
    await likely(host, table, "toy-light", "top", "cellar")
    table = await until_carl(host, table)
    _, text = table.failures(2)
    both = (Text("toy-side", side="top"), Text("toy-side", side="cellar"))
    assert text == Text("told-plan-wish", what=both, reason=Text("told-other-question", prompt=Text("toy-hang")))


async def test_of_many_wishes_only_some_are_told_one_by_one(host: Host) -> None:
    table = await begun(host)
    table = await host.set_plan(table.id, CARL, "lantern", ["blue"], ["left"])
    await likely(host, table, "toy-hang", *map(str, range(MOST_TOLD + 3)))
    told = (await until_carl(host, table)).failures(2)
    assert [text.id for text in told] == ["told-plan-failed-step", *["told-plan-wish"] * MOST_TOLD, "told-plan-more"]
    assert told[-1] == Text("told-plan-more", count=3)


def lost(table: Table, seat: int, since: int = 0) -> list[Text]:
    """The reasons that this seat hears for the plans it has lost."""
    found = [dict(text.args)["reason"] for text in table.lost_plans(seat, since)]
    assert all(isinstance(reason, Text) for reason in found)
    return [reason for reason in found if isinstance(reason, Text)]


async def test_a_plan_lost_by_somebody_elses_undo_is_told_to_its_player_alone(host: Host, bench: Bench) -> None:
    table = await picked(host, await started(host, people=3))
    await host.answer(table.id, ANNA, "red")
    await host.set_plan(table.id, CARL, "lantern", ["red", "blue"])
    table = await host.undo(table.id, ANNA)
    assert table.plans_of(2) == ()
    labels = (Text("toy-lantern", colour="red"), Text("toy-lantern", colour="blue"))
    told = Text("told-plan-lost", wishes=labels, reason=Text("told-lost-undo", who=Player(0)))
    assert table.lost_plans(2, 0) == (told,)
    assert table.lost_plans(2, table.rows - 1) == (told,)
    assert table.lost_plans(2, table.rows) == (), "it was told up to there"
    assert (table.lost_plans(0, 0), table.lost_plans(1, 0)) == ((), ())
    fresh = await bench.host()
    assert (await fresh.table(table.id)).lost_plans(2, 0) == (told,)
    await fresh.set_plan(table.id, CARL, "lantern", ["green"])
    table = await turn(fresh, table, ANNA, "red")
    assert table.lost_plans(2, 0) == (told,), "a new plan leaves it as news"


async def test_what_is_left_of_a_plan_is_lost_with_its_number(host: Host) -> None:
    table = await begun(host, people=2)
    await turn(host, table, ANNA, "red", "left")
    table = await host.set_plan(table.id, BERT, "pick", ["3"])
    record, plan = table.record, table.record.plans[0]
    await host.store.matches.save(replace(record, plans=(replace(plan, taken=1, steps=plan.steps * 2),)))
    await host.ask_undo(table.id, ANNA)
    table = await host.agree_undo(table.id, BERT)
    (text,) = table.lost_plans(1, 0)
    assert (text.id, dict(text.args)["step"], dict(text.args)["steps"]) == ("told-plan-lost-step", 2, 3)


async def test_a_plan_whose_question_is_out_of_sight_is_told(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begun(host)
    await host.set_plan(table.id, CARL, "lantern", ["red"])
    monkeypatch.setattr(Toy, "foresee", lambda *_: ())
    table = await host.answer(table.id, ANNA, "red")
    assert lost(table, 2) == [Text("told-lost-question")]


async def test_a_plan_whose_question_another_plan_has_answered_is_told(host: Host) -> None:
    table = await begun(host, people=2)
    await host.set_plan(table.id, BERT, "lantern", ["blue"], ["left"], ["2"])
    await host.set_plan(table.id, BERT, "pick", ["3"])
    table = await turn(host, table, ANNA, "red", "left")
    assert [key for key, origin in await planned(host, table, 1) if origin == "plan"] == ["blue", "left", "3"]
    assert (lost(table, 1), table.record.plans) == ([Text("told-lost-answered")], ())
    assert [text.id for text in table.lost_plans(1, 0)] == ["told-plan-lost-step"]


async def test_a_plan_waits_while_a_computer_plays_until_the_computer_has_answered(host: Host) -> None:
    table = await begun(host)
    await host.set_plan(table.id, BERT, "lantern", ["blue"])
    await host.set_plan(table.id, CARL, "lantern", ["blue"])
    await host.take_over(table.id, ANNA, 1)
    await host.take_over(table.id, ANNA, 2)
    table = await host.come_back(table.id, CARL)
    assert [len(table.plans_of(seat)) for seat in (1, 2)] == [1, 1]
    table = await turn(host, table, ANNA, "red", "left")
    table = await host.come_back(table.id, BERT)
    assert (lost(table, 1), lost(table, 2)) == ([Text("told-lost-computer")], [])
    assert ("blue", "plan") in await planned(host, table, 2)


DEEDS: dict[str, Callable[[Host, str], Awaitable[Table]]] = {
    "drop": lambda host, id: host.drop_plan(id, CARL, "lantern"),
    "replace": lambda host, id: host.set_plan(id, CARL, "lantern", ["blue"]),
    "change": lambda host, id: host.answer(id, CARL, "3"),
    "withdraw": lambda host, id: host.withdraw(id, CARL),
    "concede": lambda host, id: host.concede(id, CARL),
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_whoever_gives_a_plan_up_hears_nothing(host: Host, deed: str) -> None:
    table = await started(host, people=3)
    await host.answer(table.id, CARL, "2")
    (plan,) = (await host.set_plan(table.id, CARL, "lantern", ["red"])).plans_of(2)
    table = await DEEDS[deed](host, table.id)
    assert plan not in table.record.plans
    assert table.record.lost_plans == ()


async def test_whoever_answers_what_a_plan_was_for_hears_nothing_more(host: Host) -> None:
    table = await picked(host, await started(host, people=3))
    await host.set_plan(table.id, CARL, "lantern", ["red"])
    await turn(host, table, ANNA, "red")
    table = await turn(host, table, BERT, "red")
    assert len(table.failures(2)) == 2
    table = await host.answer(table.id, CARL, "blue")
    assert (table.record.plans, table.record.lost_plans) == ((), ())


async def test_whoever_takes_back_an_own_answer_hears_nothing(host: Host) -> None:
    table = await begun(host)
    await host.answer(table.id, ANNA, "red")
    assert len((await host.set_plan(table.id, ANNA, "pick", ["3"])).plans_of(0)) == 1
    table = await host.undo(table.id, ANNA)
    assert (table.record.plans, table.record.lost_plans) == ((), ())


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
