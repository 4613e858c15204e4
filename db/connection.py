"""Connections to the file: how they are set up, and what a transaction means.

A write takes the file's write lock at its beginning, so that what it reads stays true until it commits, and two processes wait
for each other instead of failing. When `writing()` has been left, the data is on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from db.errors import StoreFailed
from db.prepared import Prepared, driver_of

PRAGMAS = ("journal_mode = wal", "synchronous = full", "foreign_keys = on")


class Database:
    """One SQLite file. `patience` is how many seconds a write waits for another process."""

    def __init__(self, path: Path, patience: float = 10.0) -> None:
        self.path = path
        self._engine = create_async_engine(
            f"sqlite+aiosqlite:///{path}", connect_args={"timeout": patience, "isolation_level": None}
        )
        # Writers of this process queue here, in order, rather than poll for the file's lock.
        self._writers = asyncio.Lock()
        self._closed = False
        self._held: dict[str, AsyncConnection] = {}
        self._opening = asyncio.Lock()
        event.listen(self._engine.sync_engine, "connect", _prepare)
        event.listen(self._engine.sync_engine, "begin", _begin)

    async def close(self) -> None:
        self._closed = True
        for connection in self._held.values():
            await connection.close()
        await self._engine.dispose()

    async def look(self, query: Prepared, **given: Any) -> list[tuple[Any, ...]]:
        """The rows of a single query: by itself that is a consistent look, and needs no transaction."""
        with _named_failures():
            connection = await self._hold("looking")
            return await query.on(driver_of(connection), given)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A consistent look at the file."""
        with _named_failures():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end, or leaves nothing behind if anything is raised."""
        with _named_failures():
            async with self._writers:
                connection = await self._hold("writing")
                driver = driver_of(connection)
                try:
                    await driver.execute_fetchall("begin immediate")
                    yield connection
                    # Where all statements were prepared, SQLAlchemy knows of no transaction.
                    await (connection if connection.in_transaction() else driver).commit()
                except BaseException:
                    await (connection if connection.in_transaction() else driver).rollback()
                    raise

    async def _hold(self, purpose: str) -> AsyncConnection:
        """A connection that stays open: to fetch and set up another each time would cost more than what is done with it."""
        if self._closed:
            raise StoreFailed("closed")
        async with self._opening:
            if purpose not in self._held:
                self._held[purpose] = await self._engine.connect()
                await self._held[purpose].execution_options(begun=purpose == "writing")
        return self._held[purpose]


@contextmanager
def _named_failures() -> Iterator[None]:
    """Turn what the database raises into StoreFailed; a broken constraint is for the caller to name."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        raise
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreFailed(type(error).__name__) from error


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    if not connection.get_execution_options().get("begun", False):
        connection.exec_driver_sql("begin")
