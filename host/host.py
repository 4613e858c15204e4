"""The host: everything a bot needs to run tables, in one object. `host/README.md` lists it all."""

from __future__ import annotations

import asyncio
import logging
import math
from dataclasses import replace
from datetime import timedelta

from db import MatchRecord
from host.desk import Unplayable, named_failures
from host.lobbies import Lobbies
from host.playing import Playing
from host.refusals import NobodyToNudge, NotSeated, NudgedAlready
from host.table import Table

RECENTLY = timedelta(days=3)
BETWEEN_NUDGES = timedelta(hours=1)
RESUMED_AT_ONCE = 8
log = logging.getLogger(__name__)


class Host(Lobbies, Playing):
    """All tables: looking at them, filling them, playing at them."""

    async def table_in(self, channel_id: int) -> Table | None:
        """The table that is open in this channel."""
        with named_failures():
            match_id = await self.store.matches.open_in(channel_id)
        return None if match_id is None else await self.table(match_id)

    async def last_in(self, channel_id: int) -> Table | None:
        """The table that is open in this channel, or else the one that ended last."""
        with named_failures():
            match_id = await self.store.matches.last_in(channel_id)
        return None if match_id is None else await self.table(match_id)

    async def tables_of(self, user_id: int) -> list[Table]:
        """This person's tables: those that wait for them first, then running ones, lobbies, and what ended in the last days."""
        with named_failures():
            found = await self.store.matches.of_user(user_id, self.clock() - RECENTLY)
        tables = [await self.table(match_id) for match_id in found]

        def urgency(table: Table) -> int:
            if table.my_turn(user_id):
                return 0
            return {"running": 1, "frozen": 2, "lobby": 3}.get(table.status, 4)

        return sorted(tables, key=urgency)

    async def unfinished(self) -> list[str]:
        """The ids of all lobbies, running games and frozen tables."""
        with named_failures():
            return await self.store.matches.with_status({"lobby", "running", "frozen"})

    async def untold(self) -> list[str]:
        """The ids of the tables that ended in the last days without everybody having been shown it."""
        with named_failures():
            return await self.store.matches.untold(self.clock() - RECENTLY)

    async def resume(self) -> None:
        """After a start: go on where the last process stopped, and have every open table shown, and every untold end."""
        at_once = asyncio.Semaphore(RESUMED_AT_ONCE)

        async def resume(match_id: str) -> None:
            async with at_once:
                table = await self.table(match_id)
                if table.status == "frozen":
                    await self._thaw(table)
                await self.advance(match_id)

        found = [*await self.unfinished(), *await self.untold()]
        results = await asyncio.gather(*(resume(match_id) for match_id in found), return_exceptions=True)
        for match_id, problem in zip(found, results, strict=True):
            # One table that cannot go on is no reason for the others to wait.
            if isinstance(problem, BaseException):
                log.error("could not resume match=%s", match_id, exc_info=problem)

    async def nudge(self, match_id: str, by: int) -> tuple[Table, tuple[int, ...]]:
        """Whom to remind now: everybody else who is waited for and has not been reminded within the hour."""
        table = await self.table(match_id)
        if table.seat_of(by) is None:
            raise NotSeated
        waiting = [seat.user_id for seat in table.waiting if seat.user_id is not None and seat.user_id != by]
        if not waiting:
            raise NobodyToNudge
        now = self.clock()
        with named_failures():
            recent = await self.store.people.nudge(match_id, by, waiting, now, now - BETWEEN_NUDGES)
        due = tuple(user_id for user_id in waiting if user_id not in recent)
        if not due:
            left = min(recent.values()) + BETWEEN_NUDGES - now
            raise NudgedAlready(max(1, math.ceil(left / timedelta(minutes=1))))
        return table, due

    async def close(self, grace: float = 2.0) -> None:
        """Stop settling and thinking, after so many seconds at most; the next start goes on from what is stored."""
        if settlers := list(self._settlers.values()):
            await asyncio.wait(settlers, timeout=grace)
            for task in settlers:
                task.cancel()
            await asyncio.gather(*settlers, return_exceptions=True)
        await asyncio.to_thread(self._thinker.close)

    async def _thaw(self, table: Table) -> None:
        """A table that was frozen by a mistake of ours goes on once it replays again."""
        rows = await self.store.matches.rows(table.id)
        try:
            await self._build(table.record, [row.entry for row in rows])
        except Unplayable as problem:
            log.warning("still frozen: match=%s %s", table.id, problem)
            return

        def thaw(table: Table) -> MatchRecord:
            return replace(table.record, status="running", reason="") if table.status == "frozen" else table.record

        await self._change(table.id, thaw)
