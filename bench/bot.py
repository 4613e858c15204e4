"""How quickly a click is acknowledged and its picture shown, alone and with thirty tables in play.

Bot and yardstick run as processes of their own against a sandbox in this one. A click on a control of a Misty panel is
timed to its acknowledgement and to the changed panel (a picture drawn for it), then the same with a bare handler that
posts a ready-made picture of the same size; the ratio is what counts. Last, whole moves a second at thirty tables.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from engine.rng import Rng
from sandbox.actor import Actor
from sandbox.client import ADDRESS, TOKEN
from sandbox.seen import Seen
from sandbox.server import Sandbox
from tests.bot.people import Person, press, seat

ROOT = Path(__file__).parent.parent
CLICKS = 60
TABLES = 30
SECONDS = 15.0
PICTURE = 40_000


@asynccontextmanager
async def process(sandbox: Sandbox, *arguments: str) -> AsyncIterator[None]:
    """A bot as a process of its own, ready to be clicked."""
    ready = asyncio.Event()
    stop = sandbox.core.journal.listen(lambda entry: ready.set() if entry.title.startswith("READY") else None)
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | {ADDRESS: sandbox.url, TOKEN: sandbox.token, "MISTGROVE_DATA": data}
        environment |= {"MISTGROVE_LOG_LEVEL": "ERROR", "PYTHONPATH": str(ROOT)}
        running = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT, env=environment)
        try:
            await asyncio.wait_for(ready.wait(), 20)
            yield
        finally:
            stop()
            running.send_signal(signal.SIGTERM)
            await asyncio.wait_for(running.wait(), 20)


Click = Callable[[], Awaitable[tuple[float, float]]]


async def timed_click(actor: Actor, message: Seen, custom_id: str, values: list[str] | None) -> tuple[float, float]:
    """Milliseconds to the acknowledgement, and to the changed message."""
    before, begin = message.body, perf_counter()
    if values is None:
        outcome = await actor.click(message, custom_id=custom_id)
    else:
        outcome = await actor.select(message, custom_id, values)
    assert not outcome.failed
    acknowledged = perf_counter()
    await actor.wait_for(lambda: message.body is not before, 20)
    return (acknowledged - begin) * 1000, (perf_counter() - begin) * 1000


def figures(times: Sequence[float]) -> str:
    return f"{median(times):6.1f} ms median, {quantiles(times, n=100)[98]:6.1f} ms p99"


async def many(click: Click, count: int = CLICKS) -> tuple[list[float], list[float]]:
    pairs = [await click() for _ in range(count)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def panel_click(person: Person) -> Click:
    """Choose another card of the hand each time: the panel is drawn anew."""
    turn = 0

    async def click() -> tuple[float, float]:
        nonlocal turn
        panel = person.panel()
        assert panel is not None
        select = panel.selects[0]
        turn += 1
        value = select.options[turn % len(select.options)]["value"]
        return await timed_click(person.actor, panel, str(select.custom_id), [value])

    return click


async def table(sandbox: Sandbox, channel: str, names: Sequence[str]) -> list[Person]:
    people = [Person(await sandbox.actor(name), Rng(f"{channel}/{name}"), channel) for name in names]
    await seat(people, "misty")
    return people


async def measure_bot(sandbox: Sandbox) -> None:
    first = await table(sandbox, "table-1", ("Ada", "Ben"))
    await first[0].actor.wait_for(first[0].panel, 20)
    alone = await many(panel_click(first[0]))
    report("bot, alone", *alone)
    async with process_of_bare(sandbox) as bare:
        yardstick = await many(bare)
    report("bare handler", *yardstick)
    ratio(alone, yardstick, "alone")


def report(what: str, acknowledged: list[float], shown: list[float]) -> None:
    print(f"{what:<16} acknowledged {figures(acknowledged)};  shown {figures(shown)}", flush=True)


def ratio(ours: tuple[list[float], list[float]], bare: tuple[list[float], list[float]], when: str) -> None:
    pairs = zip(("acknowledged", "shown"), ours, bare, strict=True)
    print(
        f"ratio to bare, {when}: " + ", ".join(f"{what} x{median(a) / median(b):.2f}" for what, a, b in pairs),
        flush=True,
    )


@asynccontextmanager
async def process_of_bare(_: Sandbox) -> AsyncIterator[Click]:
    async with Sandbox(port=0, rate_limits=False) as other, process(other, "-m", "tests.bare_bot", str(PICTURE)):
        ada = await other.actor("Ada")
        opened = await ada.command("go")
        await opened.over()
        message = opened.message
        assert message is not None
        yield lambda: timed_click(ada, message, "go", None)
        await ada.close()


async def measure_crowd(sandbox: Sandbox) -> None:
    """Thirty tables with two people each, all moving as fast as they can."""
    host = await sandbox.actor("Ada")
    guild = next(iter(host.guilds))
    tables = []
    for number in range(TABLES):
        names = (f"North{number}", f"South{number}")
        for name in names:
            await host.call("POST", "people", {"name": name, "locale": "en-US"})
        await host.call("POST", f"guilds/{guild}/channels", {"name": f"crowd-{number}", "type": 0})
        tables.append(await table(sandbox, f"crowd-{number}", names))
    people = [person for pair in tables for person in pair]
    playing = [asyncio.create_task(keep_playing(person)) for person in people[2:]]
    watched = people[0]
    await watched.actor.wait_for(watched.panel, 30)
    crowd = await many(panel_click(watched), 40)
    report("bot, 30 tables", *crowd)
    begin, before = perf_counter(), sum(person.answers for person in people)
    await asyncio.sleep(SECONDS)
    moves = sum(person.answers for person in people) - before
    print(
        f"{moves / (perf_counter() - begin):.1f} whole moves a second at {TABLES} tables, each with panels, DMs and boards"
    )
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def keep_playing(person: Person) -> None:
    while True:
        await person.play()
        await press(person, "rematch")


async def run() -> None:
    async with Sandbox(port=0, rate_limits=False) as sandbox, process(sandbox, "bot.py"):
        await measure_bot(sandbox)
        await measure_crowd(sandbox)


def main() -> None:
    asyncio.run(asyncio.wait_for(run(), 180))


if __name__ == "__main__":
    main()
