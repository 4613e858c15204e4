"""A process that plays: `python -m tests.host.player FILE MATCH USER [USER ...]` answers for these people until the game is over.

Each answer is written to the output once the host says that it is stored.
"""

from __future__ import annotations

import asyncio
import sys

from db import Store
from engine.refusals import Refusal
from engine.rng import Rng
from host import Host


async def main(file: str, match_id: str, *users: str) -> None:
    store = await Store.open(file)
    host = Host(store, colours=5)
    rng = Rng(" ".join(users))
    print("ready", flush=True)
    while True:
        table = await host.table(match_id)
        if table.status != "running":
            break
        mine = [seat for seat in table.waiting if str(seat.user_id) in users]
        if not mine:
            await asyncio.sleep(0.002)
            continue
        decision = table.play.decision(mine[0].index)
        assert decision is not None
        assert mine[0].user_id is not None
        key = decision.options.sample(rng).key
        try:
            await host.answer(match_id, mine[0].user_id, key, decision.number)
        except Refusal as refusal:
            print("refused", refusal.reason.id, flush=True)
            continue
        print("stored", mine[0].index, decision.number, key, flush=True)
    await host.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
