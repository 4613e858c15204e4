"""Every benchmark: `python -m bench [NAME ...]`. Figures to compare with each other, not with other machines.

`engine` measures every game (as `python -m engine bench`); each further module of this package measures one thing in its `main`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import bench
from engine.__main__ import main as engine


def names() -> list[str]:
    return ["engine", *sorted(module.name for module in iter_modules(bench.__path__) if module.name != "__main__")]


def main(wanted: list[str]) -> int:
    if unknown := [name for name in wanted if name not in names()]:
        print(f"There is no benchmark {', '.join(unknown)}. Known: {', '.join(names())}.", file=sys.stderr)
        return 1
    for name in wanted or names():
        print(f"== {name}", flush=True)
        if name == "engine":
            engine(["bench"])
        else:
            import_module(f"bench.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
