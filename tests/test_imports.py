"""Imports point one way, and only games and their painters know a game by name."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.registry import game_ids

ROOT = Path(__file__).parent.parent
PARTS = ("engine", "words", "render", "db", "host", "cogs", "sandbox", "tests", "bench", "bot")
ALLOWED: dict[str, set[str]] = {
    "engine": set(),
    "words": {"engine"},
    "render": {"words", "engine"},
    "db": {"engine"},
    "host": {"db", "engine"},
    "cogs": {"host", "db", "render", "words", "engine"},
    "sandbox": set(),
    # The bot is measured with the people of the tests, who click what they see.
    "bench": {"cogs", "host", "db", "render", "words", "engine", "sandbox", "tests"},
    "bot": {"cogs", "host", "db", "render", "words", "engine", "sandbox"},
}
"""Which of our parts each part may import, besides itself."""
TALKATIVE = {Path("engine/__main__.py"), Path("engine/terminal.py")}
"""The command line of the engine may speak."""
THIRD_PARTY: dict[str, set[str]] = {
    "engine": set(),
    "words": {"fluent"},
    "render": {"PIL"},
    "db": {"aiosqlite", "alembic", "sqlalchemy"},
    "host": set(),
    "cogs": {"aiohttp", "discord"},
    "sandbox": {"aiohttp", "discord", "PIL", "yarl"},
    "bot": {"aiohttp", "discord", "dotenv"},
}
"""What each part may use of others' packages."""
NAMELESS = ("cogs", "host", "db", "words/__init__.py", "render/kit", "render/painter.py", "render/gallery.py", "bot.py")
"""What must work for a game that has not been written yet."""
ENGINE_FREE = ("random", "time", "datetime", "socket", "asyncio", "threading", "subprocess", "urllib", "http")
"""Chance, clocks and the network have no place in rules; chance comes from the match."""


def sources(part: str) -> Iterator[Path]:
    path = ROOT / part
    if path.is_dir():
        yield from sorted(path.rglob("*.py"))
    else:
        yield path if path.suffix else path.with_suffix(".py")


def imported(file: Path) -> Iterator[tuple[int, str]]:
    """Each import of a file: its line and the full name of the module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: imports are written out in full"
            yield node.lineno, node.module or ""


def astray(part: str, file: Path) -> Iterator[str]:
    """What this file imports though its part may not."""
    where = file.relative_to(ROOT)
    allowed = {part, *ALLOWED[part]} | ({"words"} if where in TALKATIVE else set())
    for line, module in imported(file):
        top = module.split(".")[0]
        ours = top in PARTS
        if ours and top not in allowed:
            yield f"{where}:{line} imports {module}"
        if ours and part == "words" and top == "engine" and module != "engine.text":
            yield f"{where}:{line} imports {module}: words know texts only"
        if not ours and top not in sys.stdlib_module_names and top not in THIRD_PARTY.get(part, {top}):
            yield f"{where}:{line} imports {module}"


@pytest.mark.parametrize("part", sorted(ALLOWED))
def test_imports_point_one_way(part: str) -> None:
    found = [problem for file in sources(part) for problem in astray(part, file)]
    assert found == []


def test_rules_have_no_clock_no_network_and_no_other_chance() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for file in sources("engine/games")
        for line, module in imported(file)
        if module.split(".")[0] in ENGINE_FREE
    ]
    assert found == []


def test_games_do_not_know_each_other() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for id in game_ids()
        for file in sources(f"engine/games/{id}")
        for line, module in imported(file)
        if (other := re.match(r"engine\.games\.(\w+)", module)) and other[1] != id
    ]
    assert found == []


@pytest.mark.parametrize("part", NAMELESS)
def test_no_game_is_known_by_name(part: str) -> None:
    names = re.compile("|".join(id.replace("_", "[ _-]?") for id in game_ids()), re.IGNORECASE)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sources(part)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert found == []


def test_nothing_of_the_project_is_left_out() -> None:
    """A new part has to say what it may import."""
    folders = {folder.name for folder in ROOT.iterdir() if (folder / "__init__.py").exists()}
    assert folders - {"tests"} <= set(ALLOWED)
