"""`python -m tests.stored`: add a file with all that no file holds yet. `--check`: only say what that is."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.stored import FOLDER, files, kept, left, missing
from tests.stored.checking import check
from tests.stored.keeping import keep


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.stored", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if something is missing")
    only_look = parser.parse_args().check
    cases = missing()
    if not cases:
        print(f"{len(files())} files hold all there is.")
        return 0
    print(f"No stored file holds: {left(cases)}")
    if only_look:
        return 1
    file = FOLDER / f"{len(files()) + 1:03}.sqlite"
    asyncio.run(keep(file, cases))
    with TemporaryDirectory() as folder:
        asyncio.run(check(file, Path(folder)))
    rows = sum(table.rows for table in kept(file).values())
    print(f"{file.name}: {len(kept(file))} tables, {rows} rows, {file.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
