"""Plays the tables of a stored file on with the present program."""

from __future__ import annotations

import shutil
from pathlib import Path

from db import Store
from engine.rng import Rng
from host import Host, Table
from tests.cases import play_randomly
from tests.stored import Kept, kept
from tests.stored.keeping import COLOURS, results


async def check(file: Path, folder: Path, only: str | None = None) -> int:
    """Migrate a copy, replay every match with its digests, and play each to its end; gives how many there were."""
    copy = folder / file.name
    shutil.copy(file, copy)
    store = await Store.open(copy)
    host = Host(store, colours=COLOURS)
    tables = kept(file)
    try:
        assert set(await host.unfinished()) == set(tables), f"{file.name} holds other tables than it should"
        chosen = {id: table for id, table in tables.items() if only in (None, table.game)}
        for id, known in chosen.items():
            await _check(host, await host.table(id), known, f"{file.name}: {id} ({known.game})")
        for id in await store.matches.with_status({"finished"}):
            over = await host.table(id)
            assert over.match is not None or only not in (None, over.game), (
                f"{file.name}: {id} is over and cannot be shown"
            )
    finally:
        await host.close()
        await store.close()
    return len(chosen)


async def _check(host: Host, table: Table, known: Kept, name: str) -> None:
    assert table.status == "running", f"{name} is {table.status}: {table.reason}"
    assert table.rows == known.rows, f"{name} has {table.rows} rows"
    stored = [row.entry for row in await host.store.matches.rows(table.id)]
    assert any(entry.digest for entry in stored), f"{name} has no digests"
    assert table.play.rewind(table.rows).log == stored, f"{name} does not replay"
    _goes_on_as_known(table, known, name)
    play_randomly(table.play.rewind(table.rows), Rng(f"{name}/another end"))
    await _takes_an_answer(host, table, name)


def _goes_on_as_known(table: Table, known: Kept, name: str) -> None:
    """The same answers give the same result."""
    match = table.play.rewind(table.rows)
    for answer in known.ending:
        seat, _, key = answer.partition(" ")
        match.submit(int(seat), key)
    assert match.finished, f"{name} does not come to its end"
    assert results(match) == known.scores, f"{name} ends otherwise"


async def _takes_an_answer(host: Host, table: Table, name: str) -> None:
    """The present host can go on with what it finds, plans included."""
    seat = table.waiting[0]
    decision = table.play.decision(seat.index)
    assert decision is not None
    assert seat.user_id is not None
    rows = table.rows
    await host.answer(table.id, seat.user_id, decision.options.sample(Rng(name)).key)
    table = await host.advance(table.id)
    assert table.rows > rows, f"{name} takes no answer"
    assert table.thinking == (), f"{name} waits for a computer that does not know how to play"
