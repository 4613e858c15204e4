"""Every refusal of the host has its sentence in every language, and every sentence is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import host
from engine.refusals import Refusal
from engine.text import Player, Text
from host import refusals
from words import LOCALES, Words

FOLDER = Path(host.__file__).parent
ARGUMENTS: dict[str, Player | int] = {
    "host": Player(0),
    "who": Player(1),
    "most": 4,
    "length": 80,
    "missing": 2,
    "least": 3,
    "minutes": 7,
    "steps": 6,
}
NAMES = ("Anna", "Bert")


def used_ids() -> set[str]:
    return {id for file in FOLDER.glob("*.py") for id in re.findall(r'"(host-[a-z-]+)"', file.read_text())}


@pytest.mark.parametrize("locale", LOCALES)
def test_each_reason_is_a_sentence(locale: str) -> None:
    words = Words(locale, strict=True)
    written = set(re.findall(r"^(host-[a-z-]+) =", (FOLDER.parent / "words" / locale / "host.ftl").read_text(), re.M))
    assert written == used_ids()
    for id in sorted(written):
        sentence = words.say(Text(id, level="x", known="y", value="x", values="y", **ARGUMENTS), NAMES)
        assert sentence[0].isupper() or sentence[0].isdecimal(), id
        assert sentence[-1] in ".?", id


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_told_of_plans_and_orders_is_a_sentence(locale: str) -> None:
    words = Words(locale, strict=True)
    written = set(re.findall(r"^(told-[a-z-]+) =", (FOLDER.parent / "words" / locale / "host.ftl").read_text(), re.M))
    used = {id for file in FOLDER.glob("*.py") for id in re.findall(r'"(told-[a-z-]+)"', file.read_text())}
    assert written == used
    given = {"what": "w", "wishes": "w", "reason": "R.", "prompt": "P?", "answer": "a", "order": "o", "value": "v"}
    for id in sorted(written):
        for count in (1, 3):
            assert words.say(Text(id, who=Player(1), step=2, steps=3, count=count, **given), NAMES)


@pytest.mark.parametrize("locale", LOCALES)
def test_counts_agree(locale: str) -> None:
    words = Words(locale, strict=True)

    def say(refusal: Refusal) -> str:
        return words.say(refusal.reason, NAMES)

    assert say(refusals.TooFew(1, 2)) != say(refusals.TooFew(2, 2)).replace("2", "1")
    assert say(refusals.NudgedAlready(1)) != say(refusals.NudgedAlready(5)).replace("5", "1")
    assert "Anna" in say(refusals.NotHost(0))
    assert say(refusals.NotHost(None)) != say(refusals.NotHost(0))
