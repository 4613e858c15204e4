"""What a player hears about the own plans and standing orders: once, with the next message that is for nobody else."""

from __future__ import annotations

from dataclasses import dataclass

from db import Shown, Store
from engine.text import Text
from host import Table
from host.prepared import done

TOLD = "told"
"""The slot that says up to which row and which question a player has heard it."""


@dataclass(frozen=True)
class OwnNews:
    """What is new, and the note to keep once it was told."""

    texts: tuple[Text, ...]
    note: Shown


async def own_news(store: Store, table: Table, seat: int, user_id: int) -> OwnNews:
    """What was answered in this seat's name since it heard last, which plans it lost, and why it is asked in spite of one."""
    told = (await store.shown.of(table.id)).get((str(user_id), TOLD))
    since, question = (told.rows, told.number) if told is not None else (0, 0)
    match, number = table.play, table.number or 0
    # What was taken back and came again is news again: the log only grows.
    texts = done(await store.matches.rows(table.id, since), match, seat)
    texts += table.lost_plans(seat, since)
    if number != question:
        texts += table.failures(seat)
    return OwnNews(texts, Shown(table.id, str(user_id), TOLD, number, max(since, table.rows), 0, 0))
