"""A process that dies: `python -m tests.host.leaver FILE MATCH USER` leaves the toy game for that person and is killed then.

It says `left` once the host says that this is stored.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from unittest.mock import patch

from db import Store
from engine import registry
from host import Host
from tests.host.toy import Toy


async def main(file: str, match_id: str, user: str) -> None:
    toy = Toy()
    with patch.object(registry, "game", lambda id: toy):
        host = Host(await Store.open(file), colours=5)
        await host.leave_for_good(match_id, int(user))
        print("left", flush=True)
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
