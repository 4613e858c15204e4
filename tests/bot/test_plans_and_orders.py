"""Plans for several decisions, standing orders, leaving for good, by clicking: what each player sees of it, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.client import Mistgrove
from cogs.own_news import TOLD
from engine.options import end
from engine.rules import Question, question
from engine.text import Text
from host import Table
from sandbox.seen import Part, Seen
from sandbox.server import Sandbox
from tests.bot.fair import Fair, FairState, FairView, visit, which_stall
from tests.bot.people import PATIENCE, Person, gather, press, verb_of
from tests.bot.test_manners import table_of

pytestmark = pytest.mark.usefixtures("fair")


@pytest.fixture
def foreseeing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not in turn may plan the own next stall, and the next visit."""

    def foresee(self: Fair, state: FairState, seat: int, answer: Any) -> Iterator[tuple[Question[Any], FairView]]:
        if seat != state.turn % state.players:
            yield which_stall(), self.view(state, seat)
            yield visit(state.turn % state.players), self.view(state, seat)

    monkeypatch.setattr(Fair, "foresee", foresee)


async def begun(sandbox: Sandbox, bot: Mistgrove, *names: str) -> tuple[list[Person], Table]:
    people = await gather(sandbox, names, "table-1", locale="en-US")
    await (await people[0].actor.command("game new", channel="table-1", game="fair")).over()
    for person in people[1:]:
        await press(person, "join")
    await press(people[0], "start", enabled=True)
    return people, await table_of(bot, people[0])


async def typed(person: Person, answer: str) -> None:
    await (await person.actor.command("move", channel="table-1", answer=answer)).over()


def control(message: Seen, ending: str) -> Part:
    found = [part for part in [*message.buttons, *message.selects] if ending in (part.custom_id or "")]
    assert found, f"no {ending} in {[part.custom_id for part in [*message.buttons, *message.selects]]}"
    return found[0]


async def use(person: Person, message: Seen, ending: str, value: str | None = None) -> None:
    """Use a control of a private message, and wait for what it becomes."""
    before, id = message.body, control(message, ending).custom_id
    assert id is not None
    if value is None:
        outcome = await person.actor.click(message, custom_id=id)
    else:
        outcome = await person.actor.select(message, id, [value])
    await person.changed(message, outcome, before)


async def test_an_order_is_chosen_at_any_time_and_told_afterwards(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    hand = await press(ben, "mine")
    assert hand is not None
    outcome = await ben.actor.click(hand, custom_id=control(hand, ":orders:").custom_id)
    await outcome.over()
    orders = outcome.message
    assert orders is not None
    assert orders.ephemeral
    assert "Visits to new stalls: **ask me**" in orders.content
    await use(ben, orders, ":order:", "yes")
    assert "Visits to new stalls: **always go**" in orders.content
    dms = len(ben.actor.dms())
    await typed(ada, "hats")
    asked = await ben.actor.wait_for_dm(lambda message: "Which stall do you open?" in message.content)
    assert "Your standing order “Visits to new stalls” answered for you: **yes**" in asked.content
    assert len(ben.actor.dms()) == dms + 1, "nobody rings for what an order answers"
    rows = await mistgrove.store.matches.rows(table.id)
    assert [(row.entry.seat, row.entry.key, row.origin) for row in rows] == [(0, "hats", "person"), (1, "yes", "order")]
    seen = [message.content for message in ada.actor.everything()]
    assert not any("order" in content.lower() for content in seen)
    before = asked.body
    await typed(ben, "fruit")
    await ben.actor.wait_for(lambda: asked.body is not before, PATIENCE)
    again = await press(ben, "mine")
    assert again is not None
    assert "answered for you" not in again.content, "told once"


async def test_wishes_for_two_topics_and_what_comes_then(
    sandbox: Sandbox, mistgrove: Mistgrove, foreseeing: None
) -> None:
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    hand = await press(ben, "mine")
    assert hand is not None
    await use(ben, hand, ":f:")
    assert "Which decision is it about?" in str(hand.selects[0].body)
    await use(ben, hand, ":f:", "0")
    for word in ("cloth", "hats"):
        await use(ben, hand, ":fp0:" + word)
        await use(ben, hand, ":fc:")
    assert "cloth, hats" in hand.content
    await use(ben, hand, ":fe:")
    assert "And then:" in hand.content
    await use(ben, hand, ":fp0.01:fruit")
    await use(ben, hand, ":fc.01:")
    assert "cloth, hats → fruit" in hand.content
    await use(ben, hand, ":fd")
    assert "cloth, hats → " in hand.content, "what is planned stands in the panel"
    await use(ben, hand, ":f:")
    await use(ben, hand, ":f:", "1")
    await use(ben, hand, ":fp0.10:no")
    await use(ben, hand, ":fc.10:")
    now = await mistgrove.host.table(table.id)
    plans = {plan.topic: [step.keys for step in plan.steps] for plan in now.plans_of(1)}
    assert plans == {"stall": [("cloth", "hats"), ("fruit",)], "visit": [("no",)]}
    await use(ben, hand, ":fx.10:")
    assert [plan.topic for plan in (await mistgrove.host.table(table.id)).plans_of(1)] == ["stall"]
    await typed(ada, "hats")
    asked = await ben.actor.wait_for_dm(lambda message: "Do you visit" in message.content)
    await use(ben, asked, ":p0:yes")
    await ben.actor.click(asked, custom_id=control(asked, ":c:").custom_id)
    await ada.actor.wait_for_message(lambda message: "opens a stall: cloth" in message.content, channel="table-1")
    rows = await mistgrove.store.matches.rows(table.id)
    assert [(row.entry.key, row.origin) for row in rows] == [("hats", "person"), ("yes", "person"), ("cloth", "plan")]


async def heard(bot: Mistgrove, table: Table, person: Person) -> None:
    """Wait until it is noted that this person has been told all there is."""
    table = await bot.host.table(table.id)
    while True:
        note = (await bot.store.shown.of(table.id)).get((str(person.actor.id), TOLD))
        if note is not None and note.rows >= table.rows:
            return
        await asyncio.sleep(0.01)


@pytest.fixture
def hopeful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not in turn may plan a stall that there will not be, which the menu calls otherwise than its key."""

    def foresee(self: Fair, state: FairState, seat: int, answer: Any) -> Iterator[tuple[Question[Any], FairView]]:
        if seat != state.turn % state.players:
            gone = end("f9", Text("fair-fruit"), "f9")
            hats = end("hats", Text("fair-hats"), "hats")
            yield question(Text("fair-open"), [gone, hats], topic="stall"), self.view(state, seat)

    monkeypatch.setattr(Fair, "foresee", foresee)


async def test_a_plan_that_fails_is_told_in_the_words_of_its_menu(
    sandbox: Sandbox, mistgrove: Mistgrove, hopeful: None
) -> None:
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ben.actor.settings(locale="de")
    hand = await press(ben, "mine")
    assert hand is not None
    await use(ben, hand, ":f:")
    await use(ben, hand, ":fp0:f9")
    await use(ben, hand, ":fc:")
    assert "Deine Wünsche in dieser Reihenfolge: Obst" in hand.content
    await typed(ada, "hats")
    await typed(ben, "no")
    asked = await ben.actor.wait_for_dm(lambda message: "Welchen Stand öffnest du?" in message.content)
    assert "Dein Plan war nicht möglich, als es so weit war." in asked.content
    assert "• **Obst** – " in asked.content
    assert "**f9**" not in asked.content
    await heard(mistgrove, table, ben)
    again = await press(ben, "mine")
    assert again is not None
    assert "Dein Plan" not in again.content, "told once"
    assert not any("Obst" in message.content or "fruit" in message.content for message in ada.actor.everything())


@pytest.mark.parametrize(
    ("locale", "told"), [("en-US", "Your plan no longer holds (**cloth**). Ada took back"), ("de", "")]
)
async def test_a_plan_that_somebodys_undo_takes_away_is_told_to_its_player_alone(
    sandbox: Sandbox, mistgrove: Mistgrove, foreseeing: None, locale: str, told: str
) -> None:
    told = told or "Dein Plan gilt nicht mehr (**Stoff**). Ada hat etwas zurückgenommen"
    (ada, ben), table = await begun(sandbox, mistgrove, "Ada", "Ben")
    await ben.actor.settings(locale=locale)
    await typed(ada, "hats")
    await mistgrove.host.set_plan(table.id, int(ben.actor.id), "stall", ["cloth"])
    await (await ada.actor.command("game undo", channel="table-1")).over()
    table = await mistgrove.host.advance(table.id)
    assert table.play.log[-1].kind == "undo"
    assert table.plans_of(1) == ()
    mine = await press(ben, "mine")
    assert mine is not None
    assert told in mine.content
    await heard(mistgrove, table, ben)
    again = await press(ben, "mine")
    assert again is not None
    assert told not in again.content, "told once"
    assert not any("cloth" in message.content for message in ada.actor.everything())


async def test_who_gives_up_may_leave_for_good(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    (ada, ben, _), table = await begun(sandbox, mistgrove, "Ada", "Ben", "Cleo")
    outcome = await ben.actor.command("game concede", channel="table-1")
    await outcome.over()
    sure = outcome.message
    assert sure is not None
    assert [part.label for part in sure.buttons] == ["Let a computer play", "Leave for good"]
    await use(ben, sure, ":concede:good")
    assert "left this game for good" in sure.content
    await ada.actor.wait_for_message(
        lambda message: "Ben has left the game for good" in message.content, channel="table-1"
    )
    now = await mistgrove.host.table(table.id)
    assert now.seats[1].gone
    mine = await press(ben, "mine")
    assert mine is not None
    assert "You have left this game for good." in mine.content
    assert not any(verb_of(part) for part in mine.buttons)
