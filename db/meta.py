"""Small facts about the installation itself, by name: such as which commands have been synced."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert

from db.connection import Database
from db.tables import meta


class Meta:
    """Names and values."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(select(meta.c.value).where(meta.c.key == key))
        return found

    async def set(self, key: str, value: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                upsert(meta)
                .values(key=key, value=value)
                .on_conflict_do_update(index_elements=["key"], set_={"value": value})
            )
