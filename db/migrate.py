"""Brings a database file to the newest shape, or makes it; doing it again changes nothing.

It all happens in one write transaction: of two processes that start together the second waits and finds nothing left to do, and a
migration that fails leaves the file as it was.
"""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import NullPool

PATIENCE = 30.0


class DatabaseTooNew(Exception):
    """The file was written by a newer version of the program."""


def migrate(path: Path) -> None:
    """Run every migration that this file has not seen yet. It blocks: call it from a thread."""
    engine = create_engine(
        f"sqlite:///{path}", poolclass=NullPool, connect_args={"timeout": PATIENCE, "isolation_level": None}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("begin immediate")

    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(files("db") / "migrations").replace("%", "%%"))
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            if "locate revision" not in str(error):
                raise
            raise DatabaseTooNew(f"{path} was written by a newer version of the program: {error}") from error
    engine.dispose()
