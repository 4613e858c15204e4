"""What follows from a change by itself: plans and orders are used, computers answer, and then those who show the table are told.

There is at most one settling for each match at a time, and so at most one call of the listener. Changes that come meanwhile are
settled right after, together.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial

from db import MatchRecord
from engine.match import Entry, Match
from engine.policies import STRENGTHS
from engine.refusals import IllegalChoice, NotYourDecision, Refusal
from engine.rng import Rng
from engine.text import Text
from host.desk import Desk
from host.prepared import Prepared, spoiled, used
from host.refusals import NotSaved, RuleBroke
from host.table import Seat, Table
from host.thinking import Job, chance, job_for

TRIES_OF_A_COMPUTER = 4
"""Its own choice, then any legal one: a rule that fails at all of them stops the table."""
log = logging.getLogger(__name__)


class Settling(Desk):
    """The part of the host that lets plans, orders and computers act."""

    async def advance(self, match_id: str) -> Table:
        """Settle the table, wait until it is, and give it."""
        self._changed(match_id)
        await asyncio.shield(self._settlers[match_id])
        return await self.table(match_id)

    def _changed(self, match_id: str) -> None:
        self._unsettled.add(match_id)
        if match_id not in self._settlers:
            self._settlers[match_id] = asyncio.create_task(self._settle(match_id), name=f"settle {match_id}")

    async def _settle(self, match_id: str) -> None:
        try:
            while match_id in self._unsettled:
                self._unsettled.discard(match_id)
                await self._settle_once(match_id)
        except Exception:
            # Nobody waits for this task: whatever went wrong belongs into the log, and the next change tries again.
            log.exception("could not settle match=%s", match_id)
        finally:
            del self._settlers[match_id]
            self._unsettled.discard(match_id)

    async def _settle_once(self, match_id: str) -> None:
        told = False
        while True:
            table = await self.table(match_id)
            if await self._finish_undo(table) or await self._use_what_is_prepared(table):
                continue
            if not table.thinking:
                break
            # Jobs are made here, before anything else can happen to the match.
            jobs = [_job_of(seat, table.play) for seat in table.thinking]
            answering = asyncio.gather(*(self._answer_by_computer(match_id, *job) for job in jobs))
            if not told:
                await self._tell(table)
                told = True
            await answering
        # Whatever was done here has been settled here; what others did meanwhile is in this table too.
        self._unsettled.discard(match_id)
        await self._tell(table)

    async def _tell(self, table: Table) -> None:
        try:
            await self.on_change(table)
        except Exception:
            # Showing is another's business: it may fail in any way and must not stop the game.
            log.exception("could not show match=%s", table.id)

    # Undo by consent.

    async def _finish_undo(self, table: Table) -> bool:
        """Take back what everybody has agreed to take back."""
        request = table.undo_request
        if request is None or table.undo_missing:
            return False
        asked = request

        def undo(table: Table, match: Match) -> Entry:
            if table.undo_request is None or table.undo_missing:
                raise NotYourDecision(Text("refused-stale"))
            return match.undo(asked.seat, consent=True)

        try:
            await self._record(table.id, undo, by_user=table.seats[asked.seat].user_id)
        except Refusal as refusal:
            log.info("undo came to nothing: match=%s reason=%s", table.id, refusal.reason.id)
            await self._change(table.id, lambda table: replace(table.record, undo=None))
        return True

    # Plans and standing orders.

    async def _use_what_is_prepared(self, table: Table) -> bool:
        """Answer one question by what was left for it; what turns out to be impossible is marked, and its player is asked."""
        if not (prepared := table.prepared):
            return False
        await self._use(table.id, prepared[0])
        return True

    async def _use(self, match_id: str, prepared: Prepared) -> None:
        def submit(table: Table, match: Match) -> Entry:
            if prepared not in table.prepared:
                # The player was quicker, or has left something else now.
                raise NotYourDecision(Text("refused-stale"))
            if prepared.key is None:
                raise IllegalChoice(Text("refused-stale"))
            return match.submit(prepared.seat, prepared.key, prepared.number)

        def mark(table: Table) -> MatchRecord:
            if prepared not in table.prepared:
                return table.record
            decision = table.play.decision(prepared.seat)
            assert decision is not None, "what is prepared is for an open decision"
            return spoiled(table.record, prepared, decision, table.info)

        try:
            await self._record(
                match_id, submit, origin=prepared.origin, after=lambda record, match: used(record, prepared, match)
            )
        except (IllegalChoice, RuleBroke):
            log.info("what was prepared failed: match=%s seat=%d", match_id, prepared.seat)
            await self._change(match_id, mark)
        except NotSaved:
            raise
        except Refusal:
            # The next look decides what is to be done.
            return

    # Computers.

    async def _answer_by_computer(self, match_id: str, number: int, seat: Seat, job: Job) -> None:
        """Find and store the answer of a computer's seat to the question of that number."""
        chosen = await self._think(match_id, job)

        def submit(table: Table, match: Match, attempt: int) -> Entry:
            decision = match.decision(seat.index)
            if decision is None or decision.number != number or seat not in table.thinking:
                raise NotYourDecision(Text("refused-stale"))
            if chosen is not None and attempt == 0:
                return match.submit(seat.index, chosen, number)
            luck = Rng(f"{chance(match, seat.index, number)}/{attempt}")
            return match.submit(seat.index, decision.options.sample(luck).key, number)

        for attempt in range(TRIES_OF_A_COMPUTER):
            try:
                await self._record(match_id, partial(submit, attempt=attempt), origin="computer")
                return
            except (IllegalChoice, RuleBroke) as error:
                log.error("a computer's answer failed: match=%s seat=%d %s", match_id, seat.index, type(error).__name__)
            except NotSaved:
                raise
            except Refusal:
                # Undone, called off, or answered by another process: the next look decides what is to be done.
                return
        await self._change(
            match_id,
            lambda table: replace(table.record, status="frozen", reason=f"no answer works after row {table.rows}"),
        )

    async def _think(self, match_id: str, job: Job) -> str | None:
        try:
            return await self._thinker.choose(job)
        except Exception:
            # Whatever a computer player raises is our bug, and nobody should have to wait for it: any answer will do.
            log.exception("a computer could not think: match=%s seat=%d", match_id, job.seat)
            return None


def _job_of(seat: Seat, match: Match) -> tuple[int, Seat, Job]:
    """Which question this computer has to answer, and what there is to think about it."""
    decision = match.decision(seat.index)
    assert decision is not None, "a seat that thinks is asked"
    assert seat.level is not None, "only a computer thinks"
    return decision.number, seat, job_for(match, seat.index, STRENGTHS[seat.level])
