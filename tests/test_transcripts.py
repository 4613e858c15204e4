"""Played games in notation: each is read, played through the same checks as any answer, and ends as its header expects.

`# expect:` holds a part of what `replay --json` prints: objects may name some of their fields, lists are whole.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import transcript
from tests.cases import ids

FOLDER = Path(__file__).parent / "transcripts"
FILES = sorted(file for id in ids() for file in (FOLDER / id).glob("*.txt"))


def unlike(expected: Any, found: Any, path: str = "") -> str:
    """Where the expectation is not met, or nothing."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, part in expected.items():
            if key not in found:
                return f"{path}.{key} is missing"
            if problem := unlike(part, found[key], f"{path}.{key}"):
                return problem
        return ""
    if isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            return f"{path} has {len(found)} items, not {len(expected)}: {found}"
        problems = (unlike(part, found[at], f"{path}[{at}]") for at, part in enumerate(expected))
        return next(filter(None, problems), "")
    return "" if expected == found else f"{path} is {found!r}, not {expected!r}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_played_as_expected(file: Path) -> None:
    read = transcript.read(file.read_text(encoding="utf-8"), scenarios=True)
    assert read.game == file.parent.name
    assert read.expect, "a transcript without an expectation shows nothing"
    match = transcript.play(read)
    assert unlike(read.expect, transcript.document(match)) == ""
    assert match.rewind(len(match.log)).digest() == match.digest()


@pytest.mark.parametrize("id", ids())
def test_every_game_brings_transcripts(id: str) -> None:
    assert [file for file in FILES if file.parent.name == id]


def test_expectations_can_fail() -> None:
    found = {"a": 1, "b": [{"c": 2, "d": 3}, {"c": 4, "d": 5}]}
    assert unlike({}, found) == ""
    assert unlike({"b": [{"c": 2}, {"d": 5}]}, found) == ""
    assert unlike({"a": 2}, found) == ".a is 1, not 2"
    assert unlike({"x": 2}, found) == ".x is missing"
    assert unlike({"b": [{"c": 2}]}, found).startswith(".b has 2 items, not 1")
    assert unlike({"b": [{"c": 2}, {"d": 6}]}, found) == ".b[1].d is 5, not 6"
    assert unlike({"a": [1]}, found) == ".a is 1, not [1]"
