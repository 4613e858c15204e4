"""Waiting with an end: whatever a test or its tidying up waits for comes in time, or the test fails and says who still waited."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")
TIDYING = 30.0


async def in_time(what: str, awaited: Awaitable[T], seconds: float = TIDYING) -> T:
    """What is awaited, unless it takes too long: then a failure that names it and shows where every task waits."""
    try:
        async with asyncio.timeout(seconds) as limit:
            return await awaited
    except TimeoutError as error:
        if not limit.expired():
            raise
        raise AssertionError(f"{what} took longer than {seconds} s; still waiting:\n{waiting_tasks()}") from error


def waiting_tasks() -> str:
    """Where each unfinished task of this loop waits, a line a task."""
    lines = []
    for task in asyncio.all_tasks():
        frames = task.get_stack()
        if task is asyncio.current_task() or not frames:
            continue
        where = f"{frames[-1].f_code.co_filename}:{frames[-1].f_lineno} in {frames[-1].f_code.co_name}"
        lines.append(f"  {task.get_name()} {getattr(task.get_coro(), '__qualname__', '')} at {where}")
    return "\n".join(sorted(lines))
