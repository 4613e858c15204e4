"""Holds a database for one bot: two of them would show everybody everything twice.

The lock is SQLite's own, on an empty file beside the database. So it works wherever the database does, and it ends with
the process, however that ends. Looking at the database needs no lock.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

PATIENCE = 5.0
"""Seconds: long enough for one that is just stopping."""


class AlreadyRunning(Exception):
    """Another bot uses this database."""


@contextmanager
def alone(database: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Be the only bot of this database (or of this folder); AlreadyRunning if there is one that does not end in time."""
    file = database.with_name(f"{database.name}.lock")
    with closing(sqlite3.connect(file, timeout=patience, isolation_level=None)) as connection:
        try:
            connection.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            raise AlreadyRunning(f"Another bot runs with {database} already: stop that one first.") from error
        yield
