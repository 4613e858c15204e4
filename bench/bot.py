"""How quickly a click is acknowledged and its picture shown, alone and with thirty tables in play; and how many moves fit.

The bot and a bare handler, which acknowledges and posts a ready-made picture of the same size, are processes of their own,
each with a sandbox in this one. They are clicked in turn under the same load, so that whatever else the machine does
weighs on both; their ratio is what counts. Every click asks for a picture that was not drawn before. The bot's own
pace for Discord's sake is off here, so that we see what the machine can do; the last lines say what Discord would allow.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from engine.rng import Rng
from sandbox.actor import Actor
from sandbox.client import ADDRESS, TOKEN
from sandbox.journal import Entry
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import Person, seat

ROOT = Path(__file__).parent.parent
TABLES = 30
TURNS, WATCHED, CLICKS = 4, 2, 12
"""How often bot and bare handler take turns, how many people are then watched, and for how many clicks each."""
SECONDS = 10.0
PAUSE = 3.0
"""Seconds between two clicks of everybody else, while others are watched."""
DISCORD_ALLOWS = 50
CORES = 2
UNPACED = """
import sys
from cogs import outbox

async def at_once(self):
    pass

outbox.Bucket.take = at_once
import bot
sys.exit(bot.main())
"""
Click = Callable[[], Awaitable["Times"]]


@dataclass(frozen=True)
class Times:
    """Milliseconds from a click to its acknowledgement and to the changed message."""

    acknowledged: float
    shown: float


@dataclass(frozen=True)
class World:
    """A sandbox with a bot in a process of its own."""

    sandbox: Sandbox
    process_id: int


def main() -> None:
    asyncio.run(asyncio.wait_for(run(), 120))


async def run() -> None:
    async with world("-c", UNPACED) as ours:
        tables = await asyncio.gather(*(opened(ours.sandbox, number) for number in range(TABLES)))
        people = [person for pair in tables for person in pair]
        size = len(await people[0].actor.download(own_panel(people[0]).attachments[0]))
        await latency(people, size)
        await throughput(ours, people)


@asynccontextmanager
async def world(*arguments: str) -> AsyncIterator[World]:
    """A bot, ready to be clicked."""
    ready = asyncio.Event()
    async with Sandbox(port=0, rate_limits=False) as sandbox:
        stop = sandbox.core.journal.listen(lambda entry: ready.set() if entry.title.startswith("READY") else None)
        with tempfile.TemporaryDirectory() as data:
            environment = os.environ | {ADDRESS: sandbox.url, TOKEN: sandbox.token, "MISTGROVE_DATA": data}
            environment |= {"MISTGROVE_LOG_LEVEL": "ERROR", "PYTHONPATH": str(ROOT)}
            running = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT, env=environment)
            try:
                await asyncio.wait_for(ready.wait(), 20)
                yield World(sandbox, running.pid)
            finally:
                stop()
                running.send_signal(signal.SIGTERM)
                await asyncio.wait_for(running.wait(), 20)


# From a click to its answer.


async def latency(people: Sequence[Person], size: int) -> None:
    """Bot and bare handler in turns, alone and with everybody else clicking."""
    async with world("-m", "tests.bare_bot", str(size)) as bare:
        bare_clicks = [await bare_click(bare.sandbox, number) for number in range(len(people))]
        clicks = [fresh_choices(person) for person in people]
        measured: dict[tuple[str, bool], list[Times]] = {}
        for turn in range(2 * TURNS):
            crowded, first = turn >= TURNS, turn * WATCHED
            for who, everybody in (("bot", clicks), ("bare", bare_clicks)):
                async with crowd(everybody[2 * TURNS * WATCHED :] if crowded else []):
                    for click in everybody[first : first + WATCHED]:
                        measured.setdefault((who, crowded), []).extend([await click() for _ in range(CLICKS)])
    for crowded, when in ((False, "alone"), (True, f"with {TABLES} tables")):
        compare(when, measured["bot", crowded], measured["bare", crowded])
    print(f"the picture: {size / 1024:.0f} KB")


@asynccontextmanager
async def crowd(others: Sequence[Click]) -> AsyncIterator[None]:
    """Meanwhile everybody else clicks once in a while."""

    async def keep_on(number: int, click: Click) -> None:
        await asyncio.sleep(PAUSE * number / len(others))
        while True:
            await click()
            await asyncio.sleep(PAUSE)

    clicking = [asyncio.create_task(keep_on(number, click)) for number, click in enumerate(others)]
    try:
        await asyncio.sleep(0.5 if others else 0)
        yield
    finally:
        for task in clicking:
            task.cancel()
        await asyncio.gather(*clicking, return_exceptions=True)


async def timed(actor: Actor, message: Seen, custom_id: str | None, value: str | None) -> Times:
    """One click or choice."""
    assert custom_id is not None
    before, begin = message.body, perf_counter()
    if value is None:
        outcome = await actor.click(message, custom_id=custom_id)
    else:
        outcome = await actor.select(message, custom_id, [value])
    assert not outcome.failed
    acknowledged = perf_counter()
    await actor.wait_for(lambda: message.body is not before, 20)
    return Times((acknowledged - begin) * 1000, (perf_counter() - begin) * 1000)


def compare(when: str, ours: Sequence[Times], bare: Sequence[Times]) -> None:
    for what in ("acknowledged", "shown"):
        own, other = [getattr(times, what) for times in ours], [getattr(times, what) for times in bare]
        ratio = median(own) / median(other)
        print(f"{what:>12} {when:<14}: {figures(own)}   bare handler {figures(other)}   ratio {ratio:.2f}", flush=True)


def figures(times: Sequence[float]) -> str:
    return f"{median(times):5.1f} ms median, {quantiles(times, n=100)[98]:6.1f} ms p99"


# The bot.


async def opened(sandbox: Sandbox, number: int) -> list[Person]:
    """A table of Misty for two on a server of its own, one card later, with both panels on the screen."""
    north = await founder(sandbox, f"North{number}")
    await north.call("POST", "people", {"name": f"South{number}", "guild_ids": list(north.guilds)})
    south = await sandbox.actor(f"South{number}")
    people = [Person(actor, Rng(actor.name), "lobby") for actor in (north, south)]
    await seat(people, "misty")
    for person in people:
        # With one card on the window there are panes to choose from.
        await person.actor.wait_for(person.panel, 60)
        await person.answer(own_panel(person))
    for person in people:
        await person.actor.wait_for(person.panel, 60)
    return people


async def founder(sandbox: Sandbox, name: str) -> Actor:
    """Somebody new on a server of their own, where nobody else looks on."""
    ada = await sandbox.actor("Ada")
    await ada.call("POST", "people", {"name": name, "guild_ids": []})
    await ada.close()
    actor = await sandbox.actor(name)
    await actor.call("POST", "guilds", {"name": f"{name}'s"})
    await actor.wait_for(lambda: actor.guilds)
    return actor


def own_panel(person: Person) -> Seen:
    panel = person.panel()
    assert panel is not None
    return panel


def fresh_choices(person: Person) -> Click:
    """Each card, and with it each pane: a panel that was not drawn before, until all of them were."""

    def choices() -> Iterator[tuple[int, str]]:
        while True:
            for card in [option["value"] for option in own_panel(person).selects[0].options]:
                yield 0, card
                for pane in [option["value"] for option in own_panel(person).selects[1].options]:
                    yield 1, pane

    left = choices()

    async def click() -> Times:
        select, value = next(left)
        panel = own_panel(person)
        return await timed(person.actor, panel, panel.selects[select].custom_id, value)

    return click


# The yardstick.


async def bare_click(sandbox: Sandbox, number: int) -> Click:
    """A person with a message of the bare handler."""
    actor = await founder(sandbox, f"Bare{number}")
    outcome = await actor.command("go")
    message = (await outcome.over()).message
    assert message is not None
    return lambda: timed(actor, message, "go", None)


# How many moves fit.


async def throughput(ours: World, people: Sequence[Person]) -> None:
    """Everybody plays as fast as they can."""
    counted = Counted(ours.sandbox)
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(1)
    begin, before, counted.requests, counted.clicks = perf_counter(), sum(p.answers for p in people), 0, 0
    bot, sandbox = processor_seconds(ours.process_id), processor_seconds(os.getpid())
    await asyncio.sleep(SECONDS)
    moves, seconds = sum(person.answers for person in people) - before, perf_counter() - begin
    bot, sandbox = processor_seconds(ours.process_id) - bot, processor_seconds(os.getpid()) - sandbox
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    # What is on its way still wants its answer.
    await asyncio.sleep(2)
    print(
        f"{moves / seconds:.1f} complete moves a second at {len(people) // 2} tables "
        f"({counted.clicks / seconds:.0f} clicks and {counted.requests / seconds:.0f} limited requests a second)"
    )
    print(
        f"a move costs {bot / moves * 1000:.1f} ms of processor in the bot, {sandbox / moves * 1000:.1f} ms in sandbox and "
        f"people: by that alone {CORES} cores have room for {CORES * moves / (bot + sandbox):.1f} a second"
    )
    each = counted.requests / moves
    print(f"a move takes {each:.1f} limited requests, so Discord's {DISCORD_ALLOWS} allow {DISCORD_ALLOWS / each:.1f}")


def processor_seconds(process_id: int) -> float:
    """What a process and its children have used so far, as Linux counts it."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    own = sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
    children = " ".join(path.read_text() for path in Path(f"/proc/{process_id}/task").glob("*/children")).split()
    return own + sum(processor_seconds(int(child)) for child in children) if process_id != os.getpid() else own


class Counted:
    """Clicks, and the bot's requests that Discord limits; answers to interactions are free."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.clicks = self.requests = 0
        sandbox.core.journal.listen(self._note)

    def _note(self, entry: Entry) -> None:
        if entry.what == "actor":
            self.clicks += 1
        elif entry.what == "request" and "/webhooks/" not in entry.title and "/interactions/" not in entry.title:
            self.requests += 1


if __name__ == "__main__":
    main()
