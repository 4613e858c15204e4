"""Whether what a question offers and what it accepts are the same."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import Any

import pytest

from engine.options import LONGEST_KEY, Choice, Option, Options, Pick, Some, Step
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.text import Text

MOST_LISTED = 60
MOST_STEPS = 12


def assert_sound(options: Options[Any], rng: Rng, vocabulary: Collection[str]) -> None:
    """Listing, checking, menus and drawing agree, and no menu ends nowhere. `vocabulary`: words of other questions."""
    listed = list(islice(options, MOST_LISTED))
    assert listed, "there is nothing to choose"
    keys = [option.key for option in listed]
    assert len(set(keys)) == len(keys), "two options have the same key"
    drawn = [options.sample(rng) for _ in range(6)]
    for option in listed[:20] + drawn:
        assert option.key == " ".join(option.key.split()), f"{option.key!r} is not one line of words"
        assert 0 < len(option.key) <= LONGEST_KEY, f"{option.key!r} is too long"
        assert isinstance(option.label, Text)
        assert options[option.key] == option
        assert options.next(option.key) == option
    if len(listed) < MOST_LISTED:
        assert {option.key for option in drawn} <= set(keys), "drawing found what listing does not know"
    for option in drawn[:3]:
        _assert_walk(options, option)
    _assert_steps(options, rng, vocabulary)


def _assert_walk(options: Options[Any], option: Option[Any]) -> None:
    """Step after step along a key."""
    words = option.key.split()
    for count in range(len(words)):
        step = options.next(" ".join(words[:count]))
        assert isinstance(step, Step), f"{words[:count]} should lead to a further step"
        if isinstance(step, Some):
            assert set(words[count:]) <= {choice.word for choice in step.items} | {step.NONE}
            return
        assert isinstance(step, Pick)
        assert words[count] in [choice.word for choice in step]
        with pytest.raises(IllegalChoice):
            options[" ".join(words[:count])]


def _assert_steps(options: Options[Any], rng: Rng, vocabulary: Collection[str]) -> None:
    """Down the tree at random: each word that is offered is accepted, no other is, and each leads somewhere."""
    path: list[str] = []
    for _ in range(MOST_STEPS):
        step = options.next(" ".join(path))
        if not isinstance(step, Pick):
            return
        choices = list(step)
        words = [choice.word for choice in choices]
        assert words, f"{path} is a dead end"
        assert len(set(words)) == len(words), f"a word is offered twice after {path}"
        for choice in rng.sample(choices, 24):
            _assert_choice(step, choice)
        for word in vocabulary:
            if word not in words:
                _assert_refused_or_meant(step, word, words)
        path.append(rng.choice(words))


def _assert_refused_or_meant(step: Pick[Any], word: str, offered: Collection[str]) -> None:
    """A word that is not offered is refused, unless it is another word for something that is."""
    try:
        found = step[word]
    except IllegalChoice:
        return
    assert found.word in offered, f"{word} is accepted but not offered"
    assert found.word != word, f"{word} is accepted but not listed"


def _assert_choice(step: Pick[Any], choice: Choice[Any]) -> None:
    assert choice.word, "a choice needs a word"
    assert choice.word.split() == [choice.word], f"{choice.word!r} is not one word"
    found = step[choice.word]
    for part in ("word", "label", "hint", "group", "at", "of", "spots", "ends"):
        assert getattr(found, part) == getattr(choice, part), f"{choice.word} is listed with another {part}"
    assert (choice.ends is None) != (choice.leads is None), f"{choice.word} must either end or lead on"
    assert (found.leads is None) == (choice.leads is None)
    if choice.leads is not None:
        assert next(choice.leads().options((), ()), None) is not None, f"{choice.word} is a dead end"
