"""The one door to the database: opens the file, brings it up to date, and hands out what is in it by topic."""

from __future__ import annotations

import asyncio
from pathlib import Path

from db.connection import Database
from db.matches import Matches
from db.meta import Meta
from db.migrate import migrate
from db.people import People
from db.shown import ShownMessages


class Store:
    """An open database file."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.matches = Matches(database)
        self.people = People(database)
        self.shown = ShownMessages(database)
        self.meta = Meta(database)

    @classmethod
    async def open(cls, path: Path | str, patience: float = 10.0) -> Store:
        """Open the file, after making or migrating it where needed; DatabaseTooNew if it is beyond us."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(migrate, path)
        return cls(Database(path, patience))

    async def close(self) -> None:
        await self._database.close()
