"""Which messages show what: so that nothing is shown twice, nothing is left out, and old panels can be found again."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from db.connection import Database
from db.prepared import Prepared, run
from db.records import Shown
from db.tables import shown

OVER = "over"
"""The slot that says of an ended match that everybody has been shown its end."""


OF_MATCH = Prepared(select(shown).where(shown.c.match_id == bindparam("match_id")))
_marked = upsert(shown)
MARK = Prepared(_marked.on_conflict_do_update(index_elements=["match_id", "reader", "slot"], set_=_marked.excluded))


class ShownMessages:
    """At most one message for each match, reader and slot."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match_id: str) -> dict[tuple[str, str], Shown]:
        """Everything of that match that is on somebody's screen, by reader and slot."""
        found = [Shown(*row) for row in await self._database.look(OF_MATCH, match_id=match_id)]
        return {(each.reader, each.slot): each for each in found}

    async def mark(self, *now: Shown) -> None:
        """These messages are now what their readers see in those slots."""
        if not now:
            return
        async with self._database.writing() as connection:
            for each in now:
                await run(connection, MARK, **vars(each))

    async def forget(self, match_id: str, reader: str, slot: str) -> None:
        """Nothing is in that slot any more."""
        async with self._database.writing() as connection:
            await connection.execute(
                delete(shown).where(shown.c.match_id == match_id, shown.c.reader == reader, shown.c.slot == slot)
            )
