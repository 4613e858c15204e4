"""Legendary Forests through the sandbox: whole games with and without plans, and what a round costs in messages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cogs.client import Mistgrove
from db import LogRow
from engine.asked import Asked
from engine.games.legendary_forests.tiles import COLOURS
from engine.games.legendary_forests.views import ForestView
from engine.match import Match
from engine.rng import Rng
from engine.text import Text
from host import Table
from render.kit import Picture
from render.legendary_forests import PAINTER
from sandbox.errors import Json
from sandbox.journal import Entry as JournalEntry
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import PATIENCE, Person, gather, play_all, seat
from tests.bot.walkers import Planner, Walker, become
from words import words

pytestmark = pytest.mark.usefixtures("same_shuffle")
NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil")
ROUNDS = 19
SENT = re.compile(r"(POST|PATCH) /channels/(\d+)/messages(?:/\d+)? 200")
QUESTION = re.compile(r"'g:\w+:(\d+):")
ROUND = re.compile(r"(?:Round|Runde) (\d+) ")


async def played(bot: Mistgrove, people: Sequence[Person]) -> tuple[Match, list[LogRow]]:
    """The game that these people have just finished, and its log."""
    table = await bot.host.last_in(int(people[0].actor.channel_id("table-1")))
    assert table is not None
    assert table.status == "finished"
    return table.play, await bot.store.matches.rows(table.id)


def trees(match: Match, rows: Sequence[LogRow], origin: str) -> Counter[tuple[int, int]]:
    """How many trees were chosen that way, by round and seat."""
    return Counter((number, row.entry.seat) for number, row in numbered(match, rows) if is_tree(row, origin))


def laid_in_time(match: Match, rows: Sequence[LogRow]) -> set[tuple[int, int]]:
    """Who was asked where the tile goes and was not the last to answer, by round and seat: they could plan ahead."""
    order: dict[int, list[int]] = {}
    for number, row in numbered(match, rows):
        if not is_tree(row):
            order.setdefault(number, []).append(row.entry.seat)
    return {(number, seat) for number, seats in order.items() for seat in seats[:-1]}


def numbered(match: Match, rows: Sequence[LogRow]) -> Iterator[tuple[int, LogRow]]:
    """The rows with the number of their round."""
    again = match.rewind(0)
    for row in rows:
        drawn = sum(event.text.id.startswith("legendary_forests-drawn") for event in again.events(None))
        yield drawn, row
        again.submit(row.entry.seat, row.entry.key)


def is_tree(row: LogRow, origin: str = "") -> bool:
    return row.entry.key.split()[0] in COLOURS and origin in ("", row.origin)


class Postbox:
    """Every message as the bot posted it, before anything in it was changed; and the round that was told last by then."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._posts: dict[str, list[tuple[int, Json]]] = {}
        self._round: dict[str, int] = {}
        sandbox.core.journal.listen(self._note)

    def _note(self, entry: JournalEntry) -> None:
        found = SENT.match(entry.title) if entry.what == "request" else None
        if found is None:
            return
        method, channel, body = found[1], found[2], entry.detail["body"]
        told = [int(number) for number in ROUND.findall(body.get("content", ""))]
        self._round[channel] = max([self._round.get(channel, 0), *told])
        if method == "POST":
            self._posts.setdefault(channel, []).append((self._round[channel], body))

    def by_round(self, channel: str) -> Counter[int]:
        """How many messages each round has brought."""
        return Counter(number for number, _ in self._posts[channel])

    def asked(self, channel: str) -> Counter[int]:
        """How often each question was posted there, by its number."""
        found = [QUESTION.search(str(post["components"])) for _, post in self._posts[channel]]
        return Counter(int(question[1]) for question in found if question is not None)


async def assert_quiet(people: Sequence[Person], posts: Postbox, match: Match, rows: Sequence[LogRow]) -> None:
    """A round costs one message in the channel and one DM for each player, and one of each for a tree without a plan."""
    chosen = trees(match, rows, "person")
    choosers = Counter(number for number, _ in chosen.elements())
    rounds = {row.entry.number: number for number, row in numbered(match, rows)}
    boards = posts.by_round(people[0].actor.channel_id("table-1"))
    # The lobby comes before the first round, and the last one is followed by the end.
    assert boards.pop(0) == 1
    boards[ROUNDS] -= 1
    for number, count in boards.items():
        assert count <= 1 + choosers[number], f"round {number} took {count} messages in the channel"
    for index, person in enumerate(people):
        # Also for those who were not asked in the last round, as their tile fitted in one way only.
        await person.actor.wait_for_dm(lambda message: "SHA-256" in message.content)
        questions = posts.asked(person.actor.channel_id("dm"))
        assert questions
        for number, count in Counter(rounds[question] for question in questions.elements()).items():
            assert count <= 1 + chosen[number, index], f"round {number} took {count} DMs for {person.actor.name}"


class Wisher(Planner):
    """Also reads what was noted."""

    noted: tuple[str, ...] = ()

    async def plan(self, panel: Seen) -> None:
        await super().plan(panel)
        self.noted += (panel.content,)


@pytest.mark.parametrize(("players", "locale"), [(2, "de"), (5, "en-US")])
async def test_without_plans(sandbox: Sandbox, mistgrove: Mistgrove, players: int, locale: str) -> None:
    """Everybody plays when they like, all at once."""
    people = become(Walker, await gather(sandbox, NAMES[:players], "table-1", locale=locale))
    posts = Postbox(sandbox)
    await seat(people, "legendary_forests")
    finals = await play_all(people)
    assert all("SHA-256" in final.content for final in finals)
    assert sum(person.walked for person in people) > 0
    match, rows = await played(mistgrove, people)
    assert len(trees(match, rows, "person")) > players
    await assert_quiet(people, posts, match, rows)


@pytest.mark.parametrize(("players", "locale"), [(2, "en-US"), (5, "de")])
async def test_with_plans(
    sandbox: Sandbox, mistgrove: Mistgrove, players: int, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has left wishes is asked no more: a tree phase waits at most for the one who has just laid the last tile."""
    awaited = watch_plans(monkeypatch)
    people = become(Wisher, await gather(sandbox, NAMES[:players], "table-1", locale=locale))
    posts = Postbox(sandbox)
    await seat(people, "legendary_forests")
    rng = Rng("who is next")
    while (table := await table_in_play(mistgrove, people)) is not None:
        person = people[rng.choice(table.waiting).index]
        panel = await person.actor.wait_for(person.panel, PATIENCE)
        assert panel is not None
        await person.answer(panel)
    match, rows = await played(mistgrove, people)
    planned, chosen = trees(match, rows, "plan"), trees(match, rows, "person")
    tree = words(locale).say(Text("legendary_forests-tree-red"))
    assert any(f"{tree} · " in noted for person in people for noted in person.noted), "wishes are said in words"
    assert sum(planned.values()) > 3 * (players - 1)
    assert awaited
    assert all(awaited), "while somebody plans, somebody else still lays"
    assert not laid_in_time(match, rows) & chosen.keys()
    await assert_quiet(people, posts, match, rows)


def watch_plans(monkeypatch: pytest.MonkeyPatch) -> list[frozenset[int]]:
    """Whom each picture of a plan shows as awaited."""
    awaited = []
    paint = PAINTER.panel

    def panel(view: ForestView, asked: Asked | None, *rest: Any) -> Picture:
        if asked is not None and asked.steps[0].kind != "place" and view.phase == "lay":
            awaited.append(rest[-1])
        return paint(view, asked, *rest)

    monkeypatch.setattr(PAINTER, "panel", panel)
    return awaited


async def table_in_play(bot: Mistgrove, people: Sequence[Person]) -> Table | None:
    """The table once everything that follows by itself has happened; None when the game is over."""
    table = await bot.host.last_in(int(people[0].actor.channel_id("table-1")))
    assert table is not None
    table = await bot.host.advance(table.id)
    return table if table.status == "running" else None
