"""What is sent is paced: in no second more than Discord allows, however much there is to send."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from cogs.outbox import Bucket

ALLOWED = 50


async def test_no_second_brings_more_than_discord_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += max(seconds, 1e-6)

    monkeypatch.setattr("cogs.outbox.time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr("cogs.outbox.asyncio", SimpleNamespace(sleep=sleep))
    bucket, sent = Bucket(), []
    for pause in (0.0, 5.0):
        now += pause
        for _ in range(200):
            await bucket.take()
            sent.append(now)
    busiest = max(sum(start <= moment < start + 1 for moment in sent) for start in sent)
    assert busiest <= ALLOWED
    # And not much less, where there is so much to do.
    assert sent[199] - sent[0] < 200 / ALLOWED * 1.3
