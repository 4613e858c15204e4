"""A process with one person against one computer: `python -m tests.host.solo FILE`.

After the first answer of both it writes the number of the next decision and the id of its worker process, and waits to be killed.
"""

from __future__ import annotations

import asyncio
import sys

from db import Store
from host import Host
from host.thinking import ProcessThinker


async def main(file: str) -> None:
    thinker = ProcessThinker()
    host = Host(await Store.open(file), colours=5, thinker=thinker)
    table = await host.open_lobby("misty", 1, "Anna", channel_id=1)
    await host.add_computer(table.id, 1)
    table = await host.start(table.id, 1)
    decision = table.play.decision(0)
    assert decision is not None
    await host.answer(table.id, 1, next(iter(decision.options)).key)
    table = await host.advance(table.id)
    assert thinker._pool is not None
    (worker,) = thinker._pool._processes
    print(table.number, worker, flush=True)
    await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
