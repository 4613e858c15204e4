"""Everything a game says, gathered while it is played and said aloud in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.match import Match
from engine.options import Pick, Some
from engine.rng import Rng
from engine.text import Text
from words import LOCALES, Words

LONGEST_CAPTION = 1024
NAMES = [f"{letter * 31}{seat}" for seat, letter in enumerate("WMQÄÖÜßWMQ")]
"""As long as names on Discord can be."""


@cache
def speakers() -> tuple[Words, ...]:
    return tuple(Words(locale, strict=True) for locale in LOCALES)


def shape(value: object) -> object:
    """What is the same for two texts that need not both be tried: the message, its arguments' kinds, one or many."""
    if isinstance(value, Text):
        return (value.id, tuple((name, shape(argument)) for name, argument in value.args))
    if isinstance(value, tuple):
        return (len(value) if len(value) < 3 else 3, frozenset(shape(part) for part in value))
    if isinstance(value, int):
        return min(value, 2)
    return type(value)


class Listener:
    """Hears a match and says each kind of sentence once in every language."""

    def __init__(self) -> None:
        self.heard: set[object] = set()
        self.ids: set[str] = set()

    def hear(self, text: Text) -> None:
        form = shape(text)
        if form in self.heard:
            return
        self.heard.add(form)
        self.ids |= _ids(text)
        for speaker in speakers():
            sentence = speaker.say(text, NAMES)
            assert sentence.strip(), f"{text!r} says nothing in {speaker.locale}"

    def listen(self, match: Match, rng: Rng) -> None:
        """All that anybody could read at this moment."""
        for reader in (None, *range(match.players)):
            view = match.view(reader)
            for line in match.game.describe(view):
                self.hear(line)
            caption = match.game.caption(view)
            self.hear(caption)
            for speaker in speakers():
                said = speaker.say(caption, NAMES)
                assert len(said) <= LONGEST_CAPTION, f"an alt text of {len(said)} characters"
        for text in _questions(match, rng):
            self.hear(text)
        for score in match.scores():
            self.hear(score.worth)
            for part in score.parts:
                self.hear(part.label)

    def finish(self, match: Match) -> None:
        """All that was told during the game."""
        for reader in (None, *range(match.players)):
            for event in match.events(reader):
                self.hear(event.text)


def _questions(match: Match, rng: Rng) -> Iterator[Text]:
    for decision in match.pending():
        yield decision.prompt
        option = decision.options.sample(rng)
        yield option.label
        words = option.key.split()
        for count in range(len(words)):
            step = decision.options.next(" ".join(words[:count]))
            if not isinstance(step, (Pick, Some)):
                break
            yield step.prompt
            for choice in list(step) if isinstance(step, Pick) else step.items:
                yield choice.label
                yield from (text for text in (choice.hint, choice.group) if text is not None)
            if isinstance(step, Some):
                break


def _ids(value: object) -> set[str]:
    if isinstance(value, Text):
        return {value.id}.union(*(_ids(argument) for _, argument in value.args))
    if isinstance(value, tuple):
        return set().union(*(_ids(part) for part in value))
    return set()
