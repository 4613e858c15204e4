"""What the Fluent files hold and what the source asks for, read without saying anything."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import words
from engine.registry import game_ids
from tests.cases import ids

ROOT = Path(__file__).parent.parent
SPEAKING = ("engine", "render", "host", "cogs", "words", "bot.py")
"""Where sentences are asked for."""


@dataclass(frozen=True)
class Message:
    """A sentence, or an attribute of one (`id.attribute`)."""

    id: str
    file: str
    """Where it stands, whatever the language."""
    variables: frozenset[str]
    counted: frozenset[str]
    """Variables on which the sentence depends by number."""
    text: str
    """The words alone, without what is filled in."""
    source: str
    note: str
    """The comment right above it."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # as the visitor names it
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


def _message(id: str, file: str, entry: ftl.Message, pattern: ftl.Pattern, source: str) -> Message:
    reader = _Reader()
    reader.visit(pattern)
    assert pattern.span is not None
    return Message(
        id,
        file,
        variables=frozenset(reader.variables),
        counted=frozenset(reader.counted),
        text=" ".join(reader.text),
        source=source[pattern.span.start : pattern.span.end],
        note=(entry.comment.content if entry.comment is not None else None) or "",
    )


def read(file: Path) -> Iterator[Message]:
    """The messages of one file."""
    source = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield _message(entry.id.name, place(file), entry, entry.value, source)
            for attribute in entry.attributes:
                yield _message(f"{entry.id.name}.{attribute.id.name}", place(file), entry, attribute.value, source)


def junk(file: Path) -> list[str]:
    """What cannot be read: Fluent itself would skip it silently."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [str(entry.content)[:60] for entry in entries if isinstance(entry, ftl.Junk)]


def place(file: Path) -> str:
    """The path of a file without its language: the same for both."""
    return (file.parent.parent / file.name).relative_to(ROOT).as_posix()


def owner(place: str) -> str:
    """The game that a file belongs to, or the part of the bot."""
    found = re.match(r"engine/games/(\w+)/", place) or re.fullmatch(r"words/(\w+).*\.ftl", place)
    assert found is not None, place
    return found[1]


@cache
def files(locale: str) -> tuple[Path, ...]:
    """The files of a language, without those of games that are left out for now."""
    left_out = set(game_ids()) - set(ids())
    found = (Path(str(file)) for file in words.sources(locale))
    return tuple(file for file in found if owner(place(file)) not in left_out)


@cache
def messages(locale: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for file in files(locale):
        for message in read(file):
            assert message.id not in found, f"{message.id} is in {found[message.id].file} and in {message.file}"
            found[message.id] = message
    return found


@dataclass(frozen=True)
class Name:
    """The id of a message, or a pattern where it is put together."""

    written: str
    pattern: re.Pattern[str] | None

    def fits(self, id: str) -> bool:
        return self.pattern.fullmatch(id) is not None if self.pattern is not None else id == self.written


@dataclass(frozen=True)
class Use:
    """A place in the source that asks for a message, perhaps for one of several."""

    where: str
    names: tuple[Name, ...]
    arguments: frozenset[str] | None
    """None where they are not written out."""


def sources() -> Iterator[Path]:
    """Our own source, without games that are left out for now."""
    for name in SPEAKING:
        for file in sorted((ROOT / name).rglob("*.py")) if (ROOT / name).is_dir() else [ROOT / name]:
            parts = file.relative_to(ROOT).parts
            game = parts[2] if parts[:2] == ("engine", "games") and len(parts) > 3 else None
            if game is None or game in ids():
                yield file


def _names(node: ast.expr) -> Iterator[Name]:
    """The ids that an expression may give, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Name(node.value, None)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        yield Name(ast.unparse(node), re.compile("".join(parts)))
    elif isinstance(node, ast.IfExp):
        yield from _names(node.body)
        yield from _names(node.orelse)


@cache
def texts() -> tuple[Use, ...]:
    """Every `Text(...)` of the source whose id can be read there."""
    found = []
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Text" and node.args:
                names = {keyword.arg for keyword in node.keywords}
                arguments = None if None in names else frozenset(name for name in names if name is not None)
                where = f"{file.relative_to(ROOT)}:{node.lineno}"
                found.append(Use(where, tuple(_names(node.args[0])), arguments))
    return tuple(found)


@cache
def strings() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """All strings of the source, and patterns of those that are put together around something like a word."""
    whole: set[str] = set()
    patterns: set[re.Pattern[str]] = set()
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
                if re.fullmatch(r"[a-z0-9_.-]*[a-z]{3,}[a-z0-9_.-]*", fixed):
                    patterns |= {name.pattern for name in _names(node) if name.pattern is not None}
    return frozenset(whole), tuple(patterns)
