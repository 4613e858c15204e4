"""Everdell as a platform: nobody but its own files knows a card, place, event or automaton by its id."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from engine.games.everdell import GAME
from engine.games.everdell.box import Box
from engine.text import Text
from tests.messages import messages
from words import LOCALES, words

ROOT = Path(__file__).parent.parent.parent
BOX: Box = GAME.printed().parts
GROUPS = {location.group for location in BOX.all_locations}
"""The Haven is called like its group, which the rules do know."""
FOLDERS = ("engine/games/everdell", "render/everdell")
SHARED = [
    file
    for folder in FOLDERS
    for file in sorted((ROOT / folder).rglob("*.py"))
    if "sets" not in file.relative_to(ROOT / folder).parts[:-1] or file.parent.name == "sets"
]
"""All that is not a set's own."""
SETS = [
    folder
    for parent in (*(ROOT / folder / "sets" for folder in FOLDERS), Path(__file__).parent / "everdell_sets")
    for folder in sorted(parent.iterdir())
    if (folder / "__init__.py").exists()
]
"""The folders of the sets, those of their painters, and the made-up ones."""
OF_THE_SET = ("__init__.py", "rulings.py")
"""What in a set's folder concerns all of it; every other file is a group."""


def brought(table: str | None = None) -> dict[str, set[str]]:
    """The ids that each set brings, of one table of its components or of all."""
    return {
        folder.name: {
            row["id"]
            for name, rows in json.loads((folder / "components.json").read_text(encoding="utf-8")).items()
            for row in rows
            if table in (None, name)
        }
        - GROUPS
        for folder in SETS
        if (folder / "components.json").exists()
    }


IDS = set[str]().union(*brought().values())
AUTOMATA = set[str]().union(*brought("automata").values())


def strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """All string constants but docstrings."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    said = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    said |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node


def named_in(source: str, ids: Collection[str] = frozenset(IDS)) -> Iterator[str]:
    """Every such id that a source names in a string, and every automaton that it names anywhere but in its words for people."""
    tree = ast.parse(source)
    for constant in strings(tree):
        for word in re.split(r"[^a-z0-9_]+", str(constant.value)):
            if word in ids:
                yield f"line {constant.lineno}: {word}"
    for node in ast.walk(tree):
        name = getattr(node, "id", None) or getattr(node, "attr", None) or getattr(node, "name", None)
        for automaton in AUTOMATA.intersection(ids):
            if isinstance(name, str) and automaton in name.casefold():
                yield f"line {getattr(node, 'lineno', '?')}: {name}"


def declared_in(source: str) -> set[str]:
    """The ids that a file declares: by `card("...")`, `place("...")`, `event("...")`, or as the `id` of an automaton."""
    tree = ast.parse(source)
    constants = {ast.unparse(node.targets[0]): node.value for node in tree.body if isinstance(node, ast.Assign)}
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    said = [node for each in classes for node in each.body if isinstance(node, ast.Assign)]
    ids = [node.value for node in said if ast.unparse(node.targets[0]) == "id"]
    named = [constants.get(ast.unparse(value), value) for value in ids]
    named += [
        node.args[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("card", "place", "event") and node.args
    ]
    return {node.value for node in named if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def foreign(source: str) -> list[str]:
    """What a group file names without declaring it."""
    return list(named_in(source, IDS - declared_in(source)))


@pytest.mark.parametrize("file", SHARED, ids=lambda file: str(file.relative_to(ROOT)))
def test_nobody_else_knows_an_id(file: Path) -> None:
    assert not list(named_in(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_a_set_names_only_what_is_its_own(folder: Path) -> None:
    """Its groups what they declare; its painters and what concerns all of it, things of the set."""
    drawn = ROOT / "render" in folder.parents
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        whole = drawn or file.name in OF_THE_SET
        found = list(named_in(source, IDS - brought().get(folder.name, set()))) if whole else foreign(source)
        assert not found, file


@pytest.mark.parametrize(
    "source",
    [
        'if card.id == "fool": pass',
        'Text("everdell-ask-rugwort-loses")',
        'f"everdell-{farm}-inn"',
        "rugwort_wins(state)",
    ],
)
def test_it_would_be_noticed(source: str) -> None:
    assert list(named_in(source))
    assert foreign(source)
    assert list(named_in(source, IDS - brought()["oddities"]))


@pytest.mark.parametrize(
    "source",
    [
        'FOOL = card("fool", promise=3.0)\nif card.id == "fool": pass',
        'RUGWORT = "rugwort"\nclass Rugwort(Automaton):\n    id = RUGWORT',
        'class Magpie(Automaton):\n    id = "magpie"',
        'ECHO = place("copy_basic")',
    ],
)
def test_who_declares_a_thing_may_name_it(source: str) -> None:
    assert not foreign(source)
    assert foreign(f'{source}\ncity.count(state, owner, "farm")')


def test_shared_words_name_nothing_of_a_set() -> None:
    for locale in LOCALES:
        names = [words(locale).say(Text(f"everdell-{id}")) for id in BOX.automata]
        for id, message in messages(locale).items():
            if message.file.startswith("words/everdell"):
                assert IDS.isdisjoint(re.split(r"[-.]", id)), f"{id} belongs to a set"
                assert not any(name in message.text for name in names), f"{id} speaks of an automaton"
