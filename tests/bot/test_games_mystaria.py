"""Mystaria through the sandbox: whole games, the arrows, reasons for what is not possible, and hands that stay hidden."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from cogs.client import Mistgrove
from engine.text import Text
from host import Table
from sandbox.journal import Entry
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, gather, play_all, press, seat
from tests.bot.test_manners import own_panel, table_of
from tests.bot.walkers import Walker, become
from words import words

pytestmark = pytest.mark.usefixtures("same_shuffle")
NAMES = ("Ada", "Ben", "Cleo", "Dana")
TILE = re.compile(r"(?:no\.|Nr\.) (\d+)")
CHANNEL_POST = re.compile(r"(?:POST|PATCH) /channels/(\d+)/messages")


class Secrets:
    """Knows the tile in every hand, and notes where one can be read by somebody else."""

    def __init__(self, sandbox: Sandbox, table: Table, people: Sequence[Person]) -> None:
        self._table = table
        self._people = people
        self._channel = people[0].actor.channel_id("table-1")
        self.posts = 0
        self.leaks: list[str] = []
        sandbox.core.journal.listen(self._listen)

    def hidden_from(self, seat: int | None) -> set[int]:
        hands = self._table.play.report()["hands"]
        return {tile for holder, tile in enumerate(hands) if tile is not None and holder != seat}

    def _listen(self, entry: Entry) -> None:
        """Everything that the bot writes into the channel: texts, alt texts and what the buttons carry."""
        sent = CHANNEL_POST.match(entry.title) if entry.what == "request" else None
        if sent is not None and sent[1] == self._channel:
            body = str(entry.detail["body"])
            self.posts += 1
            self._note(None, body)
            if "'g:" in body:
                self.leaks.append(f"a panel in the channel: {body}")

    def look(self) -> None:
        """Everything that is on anybody's screen now."""
        for index, person in enumerate(self._people):
            for message in person.actor.everything():
                self._note(index, " ".join([message.text, *message.alt_texts]))

    def _note(self, seat: int | None, text: str) -> None:
        if self.hidden_from(seat) & {int(number) for number in TILE.findall(text)}:
            self.leaks.append(f"for {seat}: {text}")


class Watched(Walker):
    """Has somebody look round before every answer."""

    look: Callable[[], None] = staticmethod(lambda: None)

    async def answer(self, panel: Seen) -> None:
        self.look()
        await super().answer(panel)


async def begun(bot: Mistgrove, people: Sequence[Person]) -> Table:
    await seat(people, "mystaria")
    return await table_of(bot, people[0])


async def asked(people: Sequence[Person], table: Table) -> tuple[Person, Seen]:
    """Whose turn it is, with the panel on the screen."""
    person = people[table.waiting[0].index]
    await person.actor.wait_for(person.panel, PATIENCE)
    return person, own_panel(person)


@pytest.mark.parametrize(("players", "locale"), [(2, "de"), (4, "en-US")])
async def test_a_whole_game_with_hidden_hands(
    sandbox: Sandbox, mistgrove: Mistgrove, players: int, locale: str
) -> None:
    people = become(Watched, await gather(sandbox, NAMES[:players], "table-1", locale=locale))
    secrets = Secrets(sandbox, await begun(mistgrove, people), people)
    for person in people:
        person.look = secrets.look
    finals = await play_all(people)
    assert all("SHA-256" in final.content for final in finals)
    assert sum(person.walked for person in people) > 0
    assert secrets.posts > 0
    assert secrets.leaks == []
    for person in people:
        await person.actor.wait_for_dm(lambda message: "SHA-256" in message.content)


async def test_the_own_tile_is_told_to_its_owner(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """What the search for leaks looks for is really there, where it belongs."""
    people = await gather(sandbox, NAMES[:2], "table-1", locale="en-US")
    table = await begun(mistgrove, people)
    person, panel = await asked(people, table)
    (hidden,) = Secrets(sandbox, table, people).hidden_from(1 - people.index(person))
    assert str(hidden) in TILE.findall(panel.text)


async def test_the_simple_game(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """Agreed on in the lobby by clicking, then played to the end with huts, tree and tower only."""
    people = become(Walker, await gather(sandbox, NAMES[:2], "table-1", locale="en-US"))
    ada, ben = people
    await (await ada.actor.command("game new", channel="table-1", game="mystaria")).over()
    panel = await press(ada, "options")
    say = words("en").say
    chosen = f"{say(Text('mystaria-option-variant'))}: {say(Text('mystaria-option-variant-simple'))}"
    await ada.actor.select(panel, 0, [chosen])
    await ada.actor.wait_for_message(
        lambda message: say(Text("mystaria-option-variant-simple")) in message.content, channel="table-1"
    )
    await press(ben, "join")
    await press(ada, "start", enabled=True)
    await play_all(people)
    table = await mistgrove.host.last_in(int(ada.actor.channel_id("table-1")))
    assert table is not None
    assert table.options["variant"] == "simple"
    built = {building["kind"] for building in table.play.report()["buildings"]}
    assert built
    assert not built & {"bridge", "castle", "portal"}


async def test_the_arrows_walk_over_legal_places_only(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    people = await gather(sandbox, NAMES[:2], "table-1", locale="en-US")
    table = await begun(mistgrove, people)
    person, panel = await asked(people, table)
    decision = table.play.decision(table.waiting[0].index)
    assert decision is not None
    legal = {option.key for option in decision.options}
    seen = []
    for arrow in "▶▲▶▼▶◀▼▶▶⟳⟳⟳":
        before, picture = panel.body, panel.attachments[0]["url"]
        await person.changed(panel, await person.actor.click(panel, arrow), before)
        assert panel.attachments[0]["url"] != picture
        seen.append(key_of(panel))
        assert seen[-1] in legal
        assert arrow != "⟳" or seen[-1].split()[1] != seen[-2].split()[1], "turned, though perhaps on a place near by"
        assert person.confirm(panel) is not None
    assert len(set(seen)) >= 5
    assert (await table_of(mistgrove, person)).rows == 0
    await person.answer(panel)
    assert table.play.log[0].key == seen[-1]


def key_of(panel: Seen) -> str:
    """What is chosen, in notation."""
    found = re.search(r"\(`(.+?)`\)", panel.content)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("0/0 r0", "is already covered by the first tile"),
        ("40/40 r0", "wouldn’t touch any other tile along a side"),
        ("here r0", "“here” is no field"),
        ("0/0", "is already covered by the first tile"),
    ],
)
async def test_a_wished_place_that_is_not_legal_gets_its_reason(
    sandbox: Sandbox, mistgrove: Mistgrove, typed: str, reason: str
) -> None:
    people = await gather(sandbox, NAMES[:2], "table-1", locale="en-US")
    table = await begun(mistgrove, people)
    person, _ = await asked(people, table)
    outcome = await person.actor.command("move", channel="table-1", answer=typed)
    await outcome.over()
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert reason in outcome.text
    assert (await table_of(mistgrove, person)).rows == 0


async def test_a_tile_that_can_still_be_taken_back_is_not_announced(sandbox: Sandbox, mistgrove: Mistgrove) -> None:
    """The others see what was laid when the turn is over, not before."""
    people = await gather(sandbox, NAMES[:2], "table-1", locale="en-US")
    table = await begun(mistgrove, people)
    person, panel = await asked(people, table)
    board = await person.actor.wait_for_message(lambda message: "turn" in message.content, channel="table-1")
    before = board.body
    await person.answer(panel)
    await mistgrove.host.advance(table.id)
    assert len(table.play.log) == 1
    assert person.confirm(panel) is not None, "the question what to build has come into the same panel"
    assert board.body is before
