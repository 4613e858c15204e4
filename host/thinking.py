"""Where computer players think: in another process, so that nobody else has to wait for them.

A job carries everything a computer player may use: the setup and the log without anybody's open answers, so that what it chooses
can neither depend on those answers nor tell anything about them. The same job gives the same key, unless it takes so long
that it is cut short.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Protocol

from engine import registry
from engine.match import Entry, Match
from engine.policies import Glimpse, Strength
from engine.rng import Rng

NICENESS = 10
CEILING = 4.5
"""Seconds after which a decision has to be taken: with the imagined game that is under way it stays below five."""
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Job:
    """One decision of one computer seat."""

    game: str
    players: int
    options: Mapping[str, str]
    version: int
    components: str
    seed: str = field(repr=False)
    log: tuple[Entry, ...] = field(repr=False)
    seat: int
    chance: str = field(repr=False)
    strength: Strength


class Thinker(Protocol):
    """Something that finds answers for computer seats without blocking the event loop."""

    async def choose(self, job: Job) -> str: ...

    def close(self) -> None: ...


def job_for(match: Match, seat: int, strength: Strength) -> Job:
    """The job of finding this seat's answer to the question it is asked now."""
    decision = match.decision(seat)
    assert decision is not None, "only a seat that is asked can think"
    setup = match.setup
    return Job(
        match.game.info.id,
        match.players,
        dict(setup.options),
        setup.version,
        json.dumps(dict(setup.components.data)),
        match.seed,
        tuple(entry for entry in match.log if entry.kind in ("undo", "leave") or entry.number != decision.number),
        seat,
        chance(match, seat, decision.number),
        strength,
    )


def chance(match: Match, seat: int, number: int) -> str:
    """A seed for this seat's luck in thinking; it tells nothing about the seed of the match."""
    return sha256(f"{match.seed}/computer/{seat}/{number}".encode()).hexdigest()


def think(job: Job, clock: Callable[[], float] = time.monotonic) -> str:
    """Find the answer; slow, but never slower than the ceiling."""
    begin = clock()
    played = registry.game(job.game)
    match = Match(
        played,
        job.players,
        job.seed,
        job.options,
        components=played.load(job.components),
        version=job.version,
        log=job.log,
        digests=False,
    )
    player = job.strength.player(enough=lambda: clock() - begin >= CEILING)
    return player.choose(Glimpse(match, job.seat), Rng(job.chance))


class ProcessThinker:
    """Thinks in worker processes that are started when first needed, and in a thread where that is impossible."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None
        """As long as this end is open the workers stay."""

    async def choose(self, job: Job) -> str:
        if self._pool is None:
            # Never forked: the bot runs threads, and a forked copy of their locks can hang.
            context = get_context("spawn")
            other_end, self._leash = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_settle_in, initargs=(other_end,))
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, job)
        except (BrokenProcessPool, OSError) as error:
            log.warning("thinking in a thread, as the worker is gone: %s", type(error).__name__)
            # Others may have noticed before and have a new pool by now: only the broken one goes.
            if self._pool is pool:
                self.close()
            return await asyncio.to_thread(think, job)

    def close(self) -> None:
        """Let the workers go at once, in the middle of a thought if need be: nothing is lost with them."""
        pool, leash, self._pool, self._leash = self._pool, self._leash, None, None
        if leash is not None:
            leash.close()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _settle_in(leash: Connection) -> None:
    """Be a polite worker: give way to the bot, leave Ctrl-C to it, and do not outlive it."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_bot, args=(leash,), daemon=True).start()


def _leave_with_the_bot(leash: Connection) -> None:
    with suppress(EOFError, OSError):
        leash.recv()
    os._exit(0)
