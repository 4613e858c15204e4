"""The file is made and brought up to date by migrations alone, once, also when two processes start together."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from db import DatabaseTooNew, Store
from db.migrate import migrate
from db.tables import Moment, metadata


def schema(path: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(path)
    found = connection.execute("select name, sql from sqlite_master order by name").fetchall()
    connection.close()
    return found


def test_running_them_again_changes_nothing(path: Path) -> None:
    migrate(path)
    first = schema(path)
    migrate(path)
    assert schema(path) == first
    assert len(first) > 20


def test_two_that_start_together(path: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(migrate, path) for _ in range(4)]:
            done.result()
    connection = sqlite3.connect(path)
    assert connection.execute("select version_num from alembic_version").fetchall() == [("0004",)]
    connection.close()


def test_the_tables_in_the_code_are_those_in_the_file(path: Path) -> None:
    migrate(path)
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)

    def same_type(context: object, column: object, declared: object, *types: object) -> bool | None:
        return False if isinstance(types[-1], Moment) else None

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": same_type})
        assert compare_metadata(context, metadata) == []


def test_a_file_from_the_future_is_refused_and_left_alone(path: Path) -> None:
    migrate(path)
    connection = sqlite3.connect(path)
    connection.execute("update alembic_version set version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(DatabaseTooNew, match="newer version"):
        migrate(path)


async def test_the_connections_are_durable_and_strict(path: Path) -> None:
    store = await Store.open(path)
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    async with store._database.reading() as connection:
        for pragma, value in wanted.items():
            assert (await connection.exec_driver_sql(f"pragma {pragma}")).scalar() == value, pragma
    await store.close()
