"""Every benchmark: `python -m bench [NAME ...]`. Figures to compare with each other, not with other machines.

Each module of this package measures one thing in its `main`; a single one may be given arguments (`python -m bench engine --base
PATH` compares with another checkout).
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import takewhile
from pkgutil import iter_modules

import bench


def names() -> list[str]:
    return sorted(module.name for module in iter_modules(bench.__path__) if module.name != "__main__")


def main(wanted: list[str]) -> int:
    chosen = list(takewhile(lambda word: not word.startswith("-"), wanted))
    arguments = wanted[len(chosen) :]
    if unknown := [name for name in chosen if name not in names()]:
        print(f"There is no benchmark {', '.join(unknown)}. Known: {', '.join(names())}.", file=sys.stderr)
        return 1
    if arguments and len(chosen) != 1:
        print(f"{arguments[0]} is for one benchmark: say which one first.", file=sys.stderr)
        return 1
    for name in chosen or names():
        print(f"== {name}", flush=True)
        measured = import_module(f"bench.{name}").main
        if arguments:
            measured(arguments)
        else:
            measured()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
