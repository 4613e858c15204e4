"""The heart of the host: tables are loaded, changed and recorded here, one thing at a time for each match.

Promises: whatever is returned has been committed. The live matches are a cache that is compared with the database at every
call; when anything goes wrong between the rules and the commit, the copy is dropped and built again from the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from traceback import format_exception
from weakref import WeakValueDictionary

from db import AlreadyDone, ChannelInUse, LogRow, MatchRecord, Outdated, RowTaken, Store, StoreFailed
from db.records import Origin
from engine import registry, transcript
from engine.match import Diverged, Entry, Match, RuleFailed
from engine.refusals import Refusal
from engine.text import Text
from host import lobby
from host.prepared import without_void
from host.refusals import ChannelTaken, NoSuchTable, NotRunning, NotSaved, RuleBroke
from host.table import Table
from host.thinking import ProcessThinker, Thinker

ATTEMPTS = 50
"""How often somebody else may be quicker before we give up; each time somebody else has got something done."""
Clock = Callable[[], datetime]
Listener = Callable[[Table], Awaitable[None]]
Move = Callable[[Table, Match], Entry]
After = Callable[[MatchRecord, Match], MatchRecord]
log = logging.getLogger(__name__)


def utc_now() -> datetime:
    return datetime.now(UTC)


async def _nobody_listens(table: Table) -> None:
    """What happens after a change if nobody has asked to be told."""


class Desk:
    """All tables of one process."""

    def __init__(
        self,
        store: Store,
        *,
        colours: int,
        on_change: Listener = _nobody_listens,
        clock: Clock = utc_now,
        keep: int = 128,
        thinker: Thinker | None = None,
        reports: Path | None = None,
    ) -> None:
        """`colours`: how many there are for seats; `keep`: how many matches stay in memory; `reports`: where transcripts
        of failing rules are written.
        """
        self.store = store
        self.colours = colours
        self.on_change = on_change
        self.clock = clock
        self.reports = reports
        self._keep_most = keep
        self._thinker = thinker or ProcessThinker()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._settlers: dict[str, asyncio.Task[None]] = {}
        self._unsettled: set[str] = set()

    async def table(self, match_id: str) -> Table:
        """The table as it is now."""
        with named_failures():
            async with self._lock(match_id):
                return await self._fresh(match_id)

    def _changed(self, match_id: str) -> None:
        """To be called after every stored change."""
        raise NotImplementedError  # host.settling says what follows from a change

    # Changing what is kept of a table, and its log.

    async def _change(self, match_id: str, change: Callable[[Table], MatchRecord], source: str | None = None) -> Table:
        """Store what `change` makes of the record; it is asked again if somebody else was quicker."""
        with named_failures():
            async with self._lock(match_id):
                for _ in range(ATTEMPTS):
                    table = await self._fresh(match_id)
                    record = change(table)
                    if record is table.record:
                        return table
                    try:
                        saved = await self.store.matches.save(self._dated(record), source)
                    except Outdated:
                        continue
                    except ChannelInUse as error:
                        raise ChannelTaken(error.match_id) from error
                    log.info("changed match=%s status=%s revision=%d", match_id, saved.status, saved.revision)
                    if saved.started is not None and (table.match is None or saved.status == "frozen"):
                        table = await self._load(match_id)
                    else:
                        table = Table(saved, table.match, table.rows)
                    self._remember(table)
                    self._changed(match_id)
                    return table
        raise NotSaved

    async def _record(
        self,
        match_id: str,
        move: Move,
        *,
        by_user: int | None = None,
        origin: Origin = "person",
        interaction_id: int | None = None,
        after: After | None = None,
    ) -> Table:
        """Let `move` act on the match and store its row; it is asked again if somebody else was quicker.

        `after`: what else the row changes in the table.
        """
        with named_failures():
            async with self._lock(match_id):
                for _ in range(ATTEMPTS):
                    table = await self._fresh(match_id, interaction_id)
                    if table.repeated:
                        return table
                    entry = self._make(move, table)
                    row = LogRow(entry, self.clock(), by_user, origin, interaction_id)
                    try:
                        record = self._after_row(table, origin, after)
                        saved = await self.store.matches.append_rows(
                            match_id, table.rows, [row], record, changed=record is not table.record
                        )
                    except (RowTaken, Outdated):
                        self._forget(match_id)
                        continue
                    except AlreadyDone:
                        self._forget(match_id)
                        return replace(await self._fresh(match_id), repeated=True)
                    except BaseException:
                        # Not stored, or cancelled and nobody knows: the log will tell.
                        self._forget(match_id)
                        raise
                    log.info(
                        "stored match=%s row=%d kind=%s seat=%d origin=%s",
                        match_id,
                        table.rows,
                        entry.kind,
                        entry.seat,
                        origin,
                    )
                    table = self._remember(Table(saved, table.match, table.rows + 1))
                    self._changed(match_id)
                    return table
        raise NotSaved

    def _make(self, move: Move, table: Table) -> Entry:
        if table.status == "cancelled":
            raise NotRunning(Text("host-cancelled"))
        match = table.play
        try:
            return move(table, match)
        except Refusal:
            raise
        except RuleFailed as error:
            self._forget(table.id)
            log.error("a rule failed: match=%s row=%d error=%s", table.id, table.rows, type(error.__cause__).__name__)
            self._report(table, error)
            raise RuleBroke from error
        except BaseException:
            self._forget(table.id)
            raise

    def _after_row(self, table: Table, origin: Origin, after: After | None) -> MatchRecord:
        """What a new row changes in the rest of the table: the end of the game, and plans and wishes that are void now."""
        match = table.play
        record = table.record if after is None else after(table.record, match)
        last = match.log[-1]
        if last.kind == "leave":
            record = lobby.without_leaver(record, last.seat)
        if match.finished:
            return self._dated(replace(record, status="finished", plans=(), lost_plans=(), undo=None))
        if last.kind == "leave" and lobby.abandoned(record):
            return self._dated(lobby.called_off(record, "abandoned"))
        record = without_void(record, match, origin)
        if record.undo is not None:
            record = replace(record, undo=None)
        return record if record is table.record else self._dated(record)

    def _dated(self, record: MatchRecord) -> MatchRecord:
        now = self.clock()
        over = record.status in ("finished", "cancelled") and record.ended is None
        return replace(record, changed=now, ended=now if over else record.ended)

    # The cache.

    def _lock(self, match_id: str) -> asyncio.Lock:
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        return lock

    async def _fresh(self, match_id: str, interaction_id: int | None = None) -> Table:
        """The newest table, from memory if the database has nothing newer."""
        pulse = await self.store.matches.pulse(match_id, interaction_id)
        if pulse is None:
            raise NoSuchTable
        table = self._tables.get(match_id)
        if table is None or (table.record.revision, table.rows) != (pulse.revision, pulse.rows):
            table = await self._load(match_id)
        table = self._remember(table)
        return replace(table, repeated=True) if pulse.done else table

    async def _load(self, match_id: str) -> Table:
        record = await self.store.matches.load(match_id)
        if record is None:
            raise NoSuchTable
        rows = await self.store.matches.rows(match_id)
        entries = [row.entry for row in rows]
        if record.status == "frozen":
            return Table(record, None, len(rows))
        try:
            match = await self._build(record, entries)
        except Unplayable as problem:
            log.error("cannot replay match=%s: %s", match_id, problem)
            if record.status == "running":
                record = await self._freeze(record, str(problem))
                self._changed(match_id)
            return Table(record, None, len(rows))
        return Table(record, match, len(rows))

    async def _build(self, record: MatchRecord, entries: list[Entry]) -> Match | None:
        """The match from its log, beside the event loop; None if it has not started, Unplayable if it does not replay."""
        if record.started is None:
            return None
        source = await self.store.matches.component_source(record.game, record.components)
        if source is None:
            raise Unplayable("its components are not kept")
        return await asyncio.to_thread(replay, record, source, entries)

    async def _freeze(self, record: MatchRecord, reason: str) -> MatchRecord:
        """Stop a table that does not replay; its log stays as it is."""
        try:
            return await self.store.matches.save(self._dated(replace(record, status="frozen", reason=reason)))
        except Outdated:
            return record

    def _remember(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self._keep_most:
            self._tables.popitem(last=False)
        return table

    def _forget(self, match_id: str) -> None:
        self._tables.pop(match_id, None)

    def _report(self, table: Table, error: RuleFailed) -> None:
        """Keep the transcript of a match whose rules failed. It holds what is hidden, so it goes to a file, not to the log."""
        if self.reports is None or table.match is None:
            return
        self.reports.mkdir(parents=True, exist_ok=True)
        problem = "".join(f"# note: {line}\n" for line in "".join(format_exception(error)).splitlines())
        file = self.reports / f"{table.id}-{table.rows}.txt"
        file.write_text(transcript.write(table.match) + problem, encoding="utf-8")


class Unplayable(Exception):
    """The log of a match does not lead where it led before."""


def replay(record: MatchRecord, source: str, entries: list[Entry]) -> Match:
    """Build a match from what is kept of it; slow for long logs."""
    try:
        game = registry.game(record.game)
        components = game.load(source)
        if components.hash != record.components:
            raise Unplayable("its components are not those it was started with")
        return Match(
            game,
            len(record.seats),
            record.seed,
            record.options,
            components=components,
            version=record.rules_version,
            log=entries,
        )
    except Diverged as error:
        raise Unplayable(f"row {error.row}") from error
    except Refusal as error:
        raise Unplayable(f"it cannot be set up ({error.reason.id})") from error


@contextmanager
def named_failures() -> Iterator[None]:
    """A database that fails is told to the player as a refusal, and to us in the log."""
    try:
        yield
    except StoreFailed as error:
        log.exception("the database failed")
        raise NotSaved from error
