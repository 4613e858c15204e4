"""Everdell as a platform: nobody but its own files knows a card, place, event or automaton by its id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
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
IDS = {*BOX.cards, *BOX.locations, *BOX.events, *BOX.automata} - GROUPS
"""The Haven is called like its group, which the rules do know."""
SHARED = [
    file
    for folder in ("engine/games/everdell", "render/everdell")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if "sets" not in file.parts and file.name not in ("samples.py",)
]
"""All that is not a set's own; what the gallery shows are games that were chosen for what they show."""


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


def named_in(source: str) -> Iterator[str]:
    """Every id that a source names in a string, and every automaton that it names anywhere but in its words for people."""
    tree = ast.parse(source)
    for constant in strings(tree):
        for word in re.split(r"[^a-z0-9_]+", str(constant.value)):
            if word in IDS:
                yield f"line {constant.lineno}: {word}"
    for node in ast.walk(tree):
        name = getattr(node, "id", None) or getattr(node, "attr", None) or getattr(node, "name", None)
        for automaton in BOX.automata:
            if isinstance(name, str) and automaton in name.casefold():
                yield f"line {getattr(node, 'lineno', '?')}: {name}"


@pytest.mark.parametrize("file", SHARED, ids=lambda file: str(file.relative_to(ROOT)))
def test_nobody_else_knows_an_id(file: Path) -> None:
    assert not list(named_in(file.read_text(encoding="utf-8")))


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


def test_shared_words_name_nothing_of_a_set() -> None:
    for locale in LOCALES:
        names = [words(locale).say(Text(f"everdell-{id}")) for id in BOX.automata]
        for id, message in messages(locale).items():
            if message.file.startswith("words/everdell"):
                assert IDS.isdisjoint(re.split(r"[-.]", id)), f"{id} belongs to a set"
                assert not any(name in message.text for name in names), f"{id} speaks of an automaton"
