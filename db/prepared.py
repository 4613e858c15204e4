"""Statements that every click needs, made ready once: SQLAlchemy writes their SQL, and the driver runs them directly.

To build and wrap a statement each time costs far more than SQLite takes to run it, and several turns between threads; a
prepared one takes a single turn. What is needed more rarely goes the comfortable way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import aiosqlite
from sqlalchemy import Delete, Insert, Select, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

DIALECT = sqlite.dialect()
Convert = Callable[[Any], Any]


class Prepared:
    """One statement; its parameters are the names of its `bindparam`s, or of the columns that it fills."""

    def __init__(self, statement: Select[Any] | Insert | Update | Delete) -> None:
        compiled = statement.compile(dialect=DIALECT)
        assert isinstance(compiled, SQLiteCompiler)
        self._sql = compiled.string
        self._given = [(name, _to_sqlite(compiled.binds[name].type)) for name in compiled.positiontup or ()]
        self._fixed = {name: value for name, value in compiled.params.items() if value is not None}
        found = statement.selected_columns if isinstance(statement, Select) else ()
        self._found = [_from_sqlite(column.type) for column in found]

    async def on(self, driver: aiosqlite.Connection, given: dict[str, Any]) -> list[tuple[Any, ...]]:
        """Run it and give the rows it finds."""
        values = self._fixed | given
        bound = [_converted(convert, values[name]) for name, convert in self._given]
        rows = await driver.execute_fetchall(self._sql, bound)
        return [tuple(map(_converted, self._found, row)) for row in rows]


async def run(connection: AsyncConnection, statement: Prepared, **given: Any) -> list[tuple[Any, ...]]:
    """Run a prepared statement as a part of a transaction."""
    return await statement.on(driver_of(connection), given)


def driver_of(connection: AsyncConnection) -> aiosqlite.Connection:
    assert connection.sync_connection is not None
    driver = connection.sync_connection.connection.driver_connection
    assert isinstance(driver, aiosqlite.Connection)
    return driver


def _to_sqlite(type: TypeEngine[Any]) -> Convert | None:
    return type.dialect_impl(DIALECT).bind_processor(DIALECT)


def _from_sqlite(type: TypeEngine[Any]) -> Convert | None:
    return type.dialect_impl(DIALECT).result_processor(DIALECT, None)


def _converted(convert: Convert | None, value: Any) -> Any:
    return value if convert is None else convert(value)
