"""Taking something back that others have answered since: everybody is asked, by buttons, and the table goes on either way."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.client import Mistgrove
from engine.rng import Rng
from host import Table
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, gather, seat
from tests.bot.test_manners import say, table_of

pytestmark = pytest.mark.usefixtures("same_shuffle")


async def at_a_point_to_ask(sandbox: Sandbox, bot: Mistgrove) -> tuple[list[Person], Table, Person]:
    """A game in which somebody could take the last move back if the others agree; and that person."""
    people = await gather(sandbox, ["Ada", "Ben"], "table-1", locale="en-US")
    people += await gather(sandbox, ["Cleo"], "table-1", locale="en-US", dms=False)
    await seat(people, "everdell")
    table, luck = await table_of(bot, people[0]), Rng("consent")
    for _ in range(100):
        for asker in people if table.rows else []:
            place = table.seat_of(int(asker.actor.id))
            assert place is not None
            alone, together = table.play.undo_refusal(place), table.play.undo_refusal(place, consent=True)
            answered = next(person for person in people if person.actor.name == table.names[table.play.log[-1].seat])
            if alone is not None and together is None and asker.dms and answered.dms:
                await bot.host.advance(table.id)
                return people, table, asker
        who = table.waiting[0]
        decision = table.play.decision(who.index)
        assert decision is not None
        assert who.user_id is not None
        table = await bot.host.answer(table.id, who.user_id, decision.options.sample(luck).key)
        await bot.host.advance(table.id)
    raise AssertionError("nobody could ask")


async def ask(asker: Person) -> None:
    outcome = await asker.actor.command("game undo", channel="table-1")
    await outcome.over()
    assert say("undo-asking") in outcome.text


async def wish(person: Person) -> Seen:
    """The question as this person sees it: a DM, or in the channel a message that mentions those who take none."""

    def look() -> Seen | None:
        seen = person.actor.dms() if person.dms else person.actor.messages("table-1")
        return next((m for m in reversed(seen) if any(p.label == say("undo-agree") for p in m.buttons)), None)

    found = await person.actor.wait_for(look, PATIENCE)
    assert found is not None
    return found


def is_over(question: Seen) -> bool:
    return not question.buttons


async def test_all_agree_and_the_move_is_taken_back(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people, table, asker = await at_a_point_to_ask(sandbox, mistgrove)
    await ask(asker)
    others = [person for person in people if person is not asker]
    for person in others:
        question = await wish(person)
        assert f"{asker.actor.name} would like to take back the last move in Everdell" in question.content
        assert (person.actor.mention in question.content) is not person.dms
    assert not any("would like to take back" in message.content for message in asker.actor.dms())
    for person in others:
        question = await wish(person)
        agreed = await person.actor.click(question, say("undo-agree"))
        await agreed.over()
        assert agreed.text == say("undo-agreed")
    panel = await asker.actor.wait_for(asker.panel, PATIENCE)
    assert panel is not None
    now = await mistgrove.host.advance(table.id)
    assert now.play.log[-1].kind == "undo"
    assert now.my_turn(int(asker.actor.id))
    # The outcome stands where the question stood, and nothing can be clicked there any more.
    for person in others:
        where = person.actor.dms() if person.dms else person.actor.messages("table-1")
        assert any("Everybody agreed" in message.content and not message.buttons for message in where)
    # Nobody takes for news what was taken back, or misses what happens instead.
    shown = await mistgrove.store.shown.of(table.id)
    assert all(
        held.rows <= now.play.news(now.seat_of(int(reader)) if reader.isdecimal() else None, 0)[1]
        for (reader, slot), held in shown.items()
        if slot in ("news", "board")
    )
    await asker.answer(panel)
    assert (await mistgrove.host.table(table.id)).rows == table.rows + 2


async def test_one_refusal_is_enough_and_the_asker_hears_of_it(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people, table, asker = await at_a_point_to_ask(sandbox, mistgrove)
    await ask(asker)
    other = next(person for person in people if person is not asker)
    question = await wish(other)
    refused = await other.actor.click(question, say("undo-disagree"))
    await refused.over()
    assert refused.text == say("undo-declined")
    told = await asker.actor.wait_for_dm(lambda message: "would rather not" in message.content)
    assert other.actor.name in told.content
    await other.actor.wait_for(lambda: not question.buttons, PATIENCE)
    assert "stands" in question.content
    assert (await mistgrove.host.table(table.id)).rows == table.rows
    # It can be asked again, and everybody hears of it again.
    await ask(asker)
    assert (await wish(other)).id != question.id


async def test_a_wish_is_void_when_the_game_goes_on(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people, table, asker = await at_a_point_to_ask(sandbox, mistgrove)
    await ask(asker)
    questions = [(person, await wish(person)) for person in people if person is not asker]
    who = table.waiting[0]
    decision = table.play.decision(who.index)
    assert decision is not None
    assert who.user_id is not None
    await mistgrove.host.answer(table.id, who.user_id, next(iter(decision.options)).key)
    for person, question in questions:
        await person.actor.wait_for(partial(is_over, question), PATIENCE)
    assert "undo" not in [entry.kind for entry in (await mistgrove.host.table(table.id)).play.log]
