"""One bot a database: the second one waits a little and then gives up, and whatever way the first one ends, it lets go."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from db import AlreadyRunning, alone

HOLDER = """
import sys, pathlib, db
with db.alone(pathlib.Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_bot_is_told_until_the_first_has_stopped(tmp_path: Path) -> None:
    database = tmp_path / "mistgrove.db"
    with alone(database), pytest.raises(AlreadyRunning, match="Another bot runs with"), alone(database, patience=0.01):
        pass
    with alone(database, patience=0.01):
        pass


def test_a_killed_bot_lets_go(tmp_path: Path) -> None:
    database = tmp_path / "mistgrove.db"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(AlreadyRunning), alone(database, patience=0.01):
            pass
        holder.kill()
    with alone(database, patience=0.01):
        pass
