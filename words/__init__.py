"""Message ids to sentences, in English and German.

`words(locale)` gives the sentences of the nearest language we have; `say` turns a Text into one of them. A message that
is missing or broken never stops a game: it is logged and shown by its id, and the tests make sure that none is.

Sentences stand in files `<locale>/*.ftl`: in this folder, and in the folder `words` of each set that a game brings
(`engine/games/<game>/sets/<set>/words`). They are found by their paths, no game is imported for them. `also_from` adds
a folder that lies elsewhere.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine.text import Player, Text

LOCALES = ("en", "de")
REMEMBERED = 8192
GAMES, SETS, WORDS = "engine.games", "sets", "words"
Names = Sequence[str] | Callable[[int], str]
log = logging.getLogger(__name__)
_elsewhere: list[Traversable] = []


def folders() -> Iterator[Traversable]:
    """The folders that hold a folder of sentences for each language, in a fixed order."""
    yield files(__package__)
    for game in _inside(files(GAMES)):
        for each in _inside(game / SETS):
            if (each / WORDS).is_dir():
                yield each / WORDS
    yield from _elsewhere


def sources(locale: str) -> Iterator[Traversable]:
    """The files of a language."""
    for folder in folders():
        yield from (file for file in _inside(folder / locale) if file.name.endswith(".ftl"))


@contextmanager
def also_from(folder: Traversable) -> Iterator[None]:
    """While it lasts, `words` speaks what stands in this folder, too."""
    _elsewhere.append(folder)
    _forget()
    try:
        yield
    finally:
        _elsewhere.remove(folder)
        _forget()


def _inside(folder: Traversable) -> list[Traversable]:
    """What lies in a folder, by name; nothing where there is none."""
    return sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []


class Words:
    """One language."""

    def __init__(self, locale: str, strict: bool = False) -> None:
        self.locale = locale
        self._strict = strict
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._said = lru_cache(REMEMBERED)(self._sentence)
        for file in sources(locale):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        """Whether there is such a message (or attribute: `message.attribute`)."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, text: Text, names: Names = ()) -> str:
        """The sentence; `names` are the names of the people by seat."""
        # Whoever clicks reads much the same again.
        return self._said(text, names) if isinstance(names, tuple) else self._sentence(text, names)

    def _sentence(self, text: Text, names: Names) -> str:
        name, _, attribute = text.id.partition(".")
        if not self.has(text.id):
            return self._broken(text, "there is no such message")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return self._broken(text, "it has no value")
        args = {key: self._argument(value, names) for key, value in text.args}
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return self._broken(text, "; ".join(map(str, errors)))
        return str(sentence)

    def join(self, parts: Sequence[str]) -> str:
        """A list of things in a sentence: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(Text("list-last", first=", ".join(parts[:-1]), last=parts[-1]))

    def _argument(self, value: Any, names: Names) -> str | int:
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, Player):
            return self._name(value.seat, names)
        if isinstance(value, tuple):
            return self.join([str(self._argument(part, names)) for part in value])
        result: str | int = value
        return result

    def _name(self, seat: int, names: Names) -> str:
        if callable(names):
            return names(seat)
        # Where nobody said who sits there, the place has a number.
        return names[seat] if seat < len(names) else self.say(Text("player-unnamed", number=seat + 1))

    def _broken(self, text: Text, problem: str) -> str:
        if self._strict:
            raise LookupError(f"{self.locale}: {text!r}: {problem}")
        log.error("broken message", extra={"message_id": text.id, "locale": self.locale, "problem": problem})
        return text.id


@cache
def words(locale: str | None) -> Words:
    """The language nearest to a locale such as `de` or `en-GB`; English where we have none."""
    language = (locale or "en").split("-")[0].split("_")[0]
    return _loaded(language if language in LOCALES else "en")


@cache
def _loaded(language: str) -> Words:
    return Words(language)


def _forget() -> None:
    """Read the files anew when a language is spoken next."""
    words.cache_clear()
    _loaded.cache_clear()
