"""The clock: it flows, stands, moves, and fires timers in order."""

from __future__ import annotations

import asyncio

import pytest

from sandbox.clock import Clock
from sandbox.snowflake import Snowflakes, created_at, shard_of


async def test_timers_fire_in_order_at_their_time() -> None:
    clock = Clock(frozen=True)
    start = clock.now()
    fired: list[tuple[str, float]] = []

    def note(name: str) -> None:
        fired.append((name, round(clock.now() - start, 6)))

    def nest() -> None:
        clock.call_later(0.5, lambda: note("nested"))

    clock.call_later(2, lambda: note("second"))
    clock.call_later(1, lambda: note("first"))
    clock.call_later(1, nest)
    clock.call_later(1.2, lambda: note("never")).cancel()
    clock.advance(0.9)
    assert fired == []
    clock.advance(5)
    assert fired == [("first", 1.0), ("nested", 1.5), ("second", 2.0)]
    assert clock.now() - start == pytest.approx(5.9)


async def test_it_flows_and_can_be_stopped() -> None:
    clock = Clock()
    fired = asyncio.Event()
    clock.call_later(0.02, fired.set)
    await asyncio.wait_for(fired.wait(), 1)
    clock.freeze()
    stopped = clock.now()
    late = asyncio.Event()
    clock.call_later(0.01, late.set)
    await asyncio.sleep(0.03)
    assert clock.now() == stopped
    assert not late.is_set()
    clock.thaw()
    await asyncio.wait_for(late.wait(), 1)
    assert clock.now() >= stopped + 0.01


async def test_a_timer_that_fails_does_not_hold_up_the_others() -> None:
    clock = Clock()
    failures: list[str] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: failures.append(str(context["exception"])))

    def fail() -> None:
        raise RuntimeError("broken")

    fired = asyncio.Event()
    clock.call_later(0.01, fail)
    clock.call_later(0.02, fired.set)
    await asyncio.wait_for(fired.wait(), 1)
    assert failures == ["broken"]


async def test_a_flowing_clock_can_be_advanced() -> None:
    clock = Clock()
    before = clock.now()
    clock.advance(100)
    assert 100 <= clock.now() - before < 101
    with pytest.raises(ValueError, match="forward"):
        clock.advance(-1)
    clock.stop()


async def test_sleeping_on_it() -> None:
    clock = Clock(frozen=True)
    sleeper = asyncio.create_task(clock.sleep(60))
    await asyncio.sleep(0)
    assert not sleeper.done()
    clock.advance(60)
    await asyncio.wait_for(sleeper, 1)


def test_ids_never_repeat_and_tell_their_age() -> None:
    clock = Clock(frozen=True)
    ids = Snowflakes(clock)
    made = [ids.next() for _ in range(10_000)]
    assert made == sorted(set(made))
    assert created_at(made[0]) == pytest.approx(clock.now(), abs=0.002)
    assert Snowflakes(clock, last=1 << 62).next() == (1 << 62) + 1
    assert {shard_of(number << 22, 3) for number in range(3)} == {0, 1, 2}
