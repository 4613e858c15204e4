"""`python -m sandbox`: the server and its page alone, until Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from pathlib import Path

from sandbox.server import Sandbox, serve_forever

PORT = 8421


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A small Discord on loopback.")
    parser.add_argument("--port", type=int, default=PORT, help=f"where to listen on 127.0.0.1 (default {PORT})")
    parser.add_argument("--data", type=Path, help="a directory that keeps the world between runs")
    parser.add_argument("--fresh", action="store_true", help="begin with a new world")
    options = parser.parse_args()
    try:
        asyncio.run(_serve(options))
    except OSError as error:
        sys.exit(
            f"The sandbox cannot listen on port {options.port}: {os.strerror(error.errno or 0)}. Try another --port."
        )


async def _serve(options: argparse.Namespace) -> None:
    task = asyncio.ensure_future(serve_forever(Sandbox(port=options.port, data=options.data, fresh=options.fresh)))
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, task.cancel)
    await task


if __name__ == "__main__":
    main()
