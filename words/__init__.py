"""Message ids to sentences, in English and German.

`words(locale)` gives the sentences of the nearest language we have; `say` turns a Text into one of them. A message that
is missing or broken never stops a game: it is logged and shown by its id, and the tests make sure that none is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine.text import Player, Text

LOCALES = ("en", "de")
REMEMBERED = 8192
Names = Sequence[str] | Callable[[int], str]
log = logging.getLogger(__name__)


class Words:
    """One language."""

    def __init__(self, locale: str, strict: bool = False) -> None:
        self.locale = locale
        self._strict = strict
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._said = lru_cache(REMEMBERED)(self._sentence)
        for file in sorted(files(__package__).joinpath(locale).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
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
