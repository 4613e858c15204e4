"""What a test waits for has an end, and a failure that says what was awaited."""

from __future__ import annotations

import asyncio
import signal

import pytest

from sandbox.server import Sandbox
from tests.patience import in_time
from tests.sandbox_fixtures import MakeProcess


async def test_what_never_comes_is_named_with_whoever_waits() -> None:
    async def sleeper() -> None:
        await asyncio.Event().wait()

    asleep = asyncio.create_task(sleeper())
    with pytest.raises(AssertionError, match=r"(?s)the morning took longer than 0\.05 s.*sleeper at .*test_patience"):
        await in_time("the morning", asyncio.Event().wait(), 0.05)
    asleep.cancel()


async def test_a_time_out_inside_stays_what_it_is() -> None:
    async def inner() -> None:
        raise TimeoutError("from inside")

    with pytest.raises(TimeoutError, match="from inside"):
        await in_time("nothing", inner(), 5)


RUN = "import runpy; runpy.run_module('tests.example_bot', run_name='__main__')"
# A child that outlives its parent and keeps what it inherited, and a line that is longer than a reader of lines takes.
NOISY = f"""
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(8)"])
print("x" * 300_000, flush=True)
{RUN}
"""
STUBBORN = f"import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); {RUN}"


async def test_a_bot_is_gone_at_once_whatever_it_printed_and_started(
    sandbox: Sandbox, bot_process: MakeProcess
) -> None:
    process = await bot_process("-c", NOISY)
    await process.kill(within=4)
    assert "x" * 300_000 in process.output


async def test_a_bot_that_ignores_the_signal_is_a_failure_with_its_output(
    sandbox: Sandbox, bot_process: MakeProcess
) -> None:
    process = await bot_process("-c", STUBBORN)
    with pytest.raises(AssertionError, match=r"(?s)end after SIGTERM took longer than.*connected to Gateway"):
        await process.kill(signal.SIGTERM, within=0.3)
