"""Makes a file of tables in mid-play, as people leave them: answers replaced and taken back, plans, computers, somebody gone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Store
from engine.ahead import question_after
from engine.match import Match
from engine.refusals import Refusal
from engine.rng import Rng
from host import Host, Table
from tests.cases import Case, finished, play_randomly
from tests.stored import Kept, describe

COLOURS = 5
LONGEST = 20
"""How many rows a table has at most, so that the file stays small."""


async def keep(file: Path, cases: Iterable[Case]) -> None:
    """Play a table of each case to somewhere in the middle, and write down how each of them could end."""
    with TemporaryDirectory() as folder:
        working = Path(folder) / "working.db"
        store = await Store.open(working)
        host = Host(store, colours=COLOURS)
        tables = {}
        for channel, case in enumerate(_with_company(cases), 1):
            sitting = _Sitting(host, *case, channel=channel)
            while (table := await sitting.play()).status == "finished":
                # A short game has come to its end already: it stays in the file, and another one is begun.
                continue
            tables[table.id] = _ending(table)
        await host.close()
        await store.close()
        with sqlite3.connect(working) as database:
            database.execute("pragma page_size = 1024")
            database.execute("vacuum into ?", (str(file),))
        database.close()
    describe(file, tables)


def _with_company(cases: Iterable[Case]) -> list[tuple[Case, str]]:
    """Each case among people; with the fewest of them also beside a computer, with the most also with somebody who goes."""
    listed = list(cases)
    plain = [case for case in listed if case.plain and case.players > 1]
    least = {case.id: case for case in reversed(plain)}.values()
    most = {case.id: case for case in plain}.values()
    return [
        *((case, "") for case in listed),
        *((case, "computer") for case in least),
        *((case, "gone") for case in most),
    ]


class _Sitting:
    """People at one table, who do whatever a table remembers."""

    def __init__(self, host: Host, case: Case, company: str, channel: int) -> None:
        self.host = host
        self.case = case
        self.company = company
        self.channel = channel
        self.rng = Rng(f"{case}/{company}/stored")
        self.rows = min(LONGEST, int(len(finished(case).log) * (0.3 + self.rng.below(40) / 100)))

    async def play(self) -> Table:
        table = await self._begin()
        while len(table.play.log) < self.rows and table.status == "running":
            table = await self._act(table)
            if self.company == "gone" and len(table.play.log) >= self.rows // 2:
                table = await self._go(table)
        table = await self._leave_open(table)
        if table.status == "running":
            await self._plan(table)
        table = await self.host.advance(table.id)
        assert table.status in ("running", "finished"), f"{self.case} is {table.status}: {table.reason}"
        return table

    async def _begin(self) -> Table:
        people = self.case.players - (self.company == "computer")
        options = dict(self.case.options)
        # Options may need more people than the first one: they are chosen when all are there.
        table = await self.host.open_lobby(self.case.id, 1, "Person 1", channel_id=self.channel)
        for user in range(2, people + 1):
            await self.host.join(table.id, user, f"Person {user}")
        if self.company == "computer":
            await self.host.add_computer(table.id, 1, "easy")
        for option, value in options.items():
            await self.host.set_option(table.id, 1, option, value)
        table = await self.host.start(table.id, 1)
        if table.info.orders:
            # Early, so that they have something to answer.
            await self._order(table)
        return await self.host.advance(table.id)

    async def _act(self, table: Table) -> Table:
        """Mostly an answer; sometimes a plan, an order, a change of mind, or something taken back."""
        act = self.rng.choice((self._answer,) * 7 + (self._plan, self._order, self._change, self._undo))
        await act(table)
        return await self.host.advance(table.id)

    async def _answer(self, table: Table) -> Table:
        seat = self.rng.choice(table.waiting)
        decision = table.play.decision(seat.index)
        assert decision is not None
        assert seat.user_id is not None
        return await self.host.answer(table.id, seat.user_id, decision.options.sample(self.rng).key)

    async def _change(self, table: Table) -> Table:
        """Replace an open answer, or withdraw it."""
        for seat in table.seats:
            decision = table.play.decision(seat.index)
            if seat.user_id is not None and seat.human and decision and table.play.answer_of(seat.index):
                if self.rng.below(2):
                    return await self.host.withdraw(table.id, seat.user_id)
                return await self.host.answer(table.id, seat.user_id, decision.options.sample(self.rng).key)
        return table

    async def _undo(self, table: Table) -> Table:
        """Take something back, alone or with everybody's consent."""
        for seat in table.seats:
            if seat.user_id is None or not seat.human:
                continue
            if table.play.undo_refusal(seat.index) is None:
                return await self.host.undo(table.id, seat.user_id)
            if table.play.undo_refusal(seat.index, consent=True) is None:
                table = await self.host.ask_undo(table.id, seat.user_id)
                for other in table.undo_missing:
                    assert other.user_id is not None
                    await self.host.agree_undo(table.id, other.user_id)
                return table
        return table

    async def _plan(self, table: Table) -> Table:
        """Leave a plan of up to two steps for each topic that can be foreseen."""
        for seat in table.seats:
            if seat.user_id is None or not seat.human:
                continue
            for topic, (decision, _) in table.play.foresee(seat.index).items():
                first = {decision.options.sample(self.rng).key: None for _ in range(2)}
                after = question_after(table.play, seat.index, topic, [next(iter(first))])
                further = [] if after is None else [[after[0].options.sample(self.rng).key]]
                table = await self.host.set_plan(table.id, seat.user_id, topic, list(first), *further)
        return table

    async def _order(self, table: Table) -> Table:
        """Choose standing orders, where the game knows any."""
        seat = self.rng.choice([seat for seat in table.seats if seat.user_id is not None and seat.human])
        for order in table.info.orders:
            assert seat.user_id is not None
            table = await self.host.set_order(table.id, seat.user_id, order.topic, self.rng.choice(order.values))
        return table

    async def _go(self, table: Table) -> Table:
        """The last one goes: for good where the rules know how, else a computer plays on."""
        self.company = ""
        user = table.seats[-1].user_id
        assert user is not None
        try:
            await self.host.leave_for_good(table.id, user)
        except Refusal:
            await self.host.concede(table.id, user)
        return await self.host.advance(table.id)

    async def _leave_open(self, table: Table) -> Table:
        """Stop where some have answered and others have not, if such a question comes soon."""
        for _ in range(12):
            if table.status != "running" or len(table.waiting) > 1:
                break
            await self._answer(table)
            table = await self.host.advance(table.id)
        return await self._answer(table) if table.status == "running" else table


def _ending(table: Table) -> Kept:
    match = table.play.rewind(table.rows)
    play_randomly(match, Rng(f"{table.id}/ending"))
    ending = tuple(f"{entry.seat} {entry.key}" for entry in match.log[table.rows :])
    scores = results(match)
    return Kept(table.game, match.setup.version, match.players, dict(table.options), table.rows, ending, scores)


def results(match: Match) -> tuple[tuple[int, int], ...]:
    return tuple((score.total, score.rank) for score in match.scores())
