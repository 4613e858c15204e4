"""What a player may choose: a tree of steps, walked lazily.

A key is a line of words ("rocket B3"), each word the choice of one step. Checking a key looks at its own words only;
iterating enumerates everything; `next(prefix)` gives the step of a menu; `sample` walks down at random. Every choice
that a step offers leads to at least one whole option: menus have no dead ends.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from typing import Generic, TypeVar

from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.text import Text

T = TypeVar("T")
V = TypeVar("V")

LONGEST_KEY = 80
Thing = tuple[str, ...]
"""What a choice is about: where it is, and which one: ("hand", "farm"), ("place", "forest-2"). Each game names its own."""
Hint = Text | Callable[[], Text | None] | None


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One whole answer: its key is stored and typed, its value goes to the rules, its label is shown."""

    key: str
    value: T
    label: Text


@dataclass(frozen=True, slots=True)
class Choice(Generic[T]):
    """One word of a step: it either ends the key with a value or leads to a further step.

    `hinted` may be a function: where a hint has to be worked out, that is left to those who want to read it.
    """

    word: str
    label: Text
    ends: tuple[T] | None = None
    leads: Callable[[], Step[T]] | None = None
    hinted: Hint = None
    group: Text | None = None
    at: tuple[int, int] | None = None
    of: Thing | None = None
    spots: tuple[tuple[int, int], ...] = ()
    """Where on the board its next step can go."""

    @property
    def hint(self) -> Text | None:
        """What may come of it, in a few words."""
        return self.hinted() if callable(self.hinted) else self.hinted


@dataclass(frozen=True, slots=True)
class Barred:
    """Something that a player may look for in a step and cannot choose now, with the reason."""

    label: Text
    reason: Text


def end(
    word: str,
    label: Text,
    value: T,
    *,
    hint: Hint = None,
    group: Text | None = None,
    at: tuple[int, int] | None = None,
    of: Thing | None = None,
) -> Choice[T]:
    """A choice that completes the key."""
    return Choice(word, label, ends=(value,), hinted=hint, group=group, at=at, of=of)


def lead(
    word: str,
    label: Text,
    step: Callable[[], Step[T]],
    *,
    hint: Hint = None,
    group: Text | None = None,
    at: tuple[int, int] | None = None,
    of: Thing | None = None,
    spots: tuple[tuple[int, int], ...] = (),
) -> Choice[T]:
    """A choice after which another step follows."""
    return Choice(word, label, leads=step, hinted=hint, group=group, at=at, of=of, spots=spots)


class Step(ABC, Generic[T]):
    """One level of a menu. `kind` tells a menu how to show it (card, cell, place, turn, amount, pay, order, choice, subset)."""

    kind: str
    prompt: Text

    def barred(self) -> tuple[Barred, ...]:
        """What cannot be chosen here, for those who ask why."""
        return ()

    @abstractmethod
    def options(self, words: tuple[str, ...], labels: tuple[Text, ...]) -> Iterator[Option[T]]:
        """Every whole option below this step."""

    @abstractmethod
    def resolve(self, words: Sequence[str], at: int, labels: list[Text]) -> Option[T]:
        """The option of these words, read from `at` on; IllegalChoice says why there is none."""

    @abstractmethod
    def sample(self, rng: Rng, words: list[str], labels: list[Text]) -> Option[T]:
        """A random option below this step; `words` and `labels` are what was drawn before it."""


class Pick(Step[T]):
    """A step that takes one word.

    Short lists give their choices; where listing costs something, `choices` is a function that enumerates, `find`
    checks one word directly (raising IllegalChoice with the reason) and `draw` takes a random one. Where two words mean
    the same, `find` takes both and answers with the listed choice. `barred` lists what is impossible, with the reasons.
    """

    def __init__(
        self,
        kind: str,
        prompt: Text,
        choices: Iterable[Choice[T]] | Callable[[], Iterable[Choice[T]]],
        find: Callable[[str], Choice[T]] | None = None,
        draw: Callable[[Rng], Choice[T]] | None = None,
        barred: Callable[[], Iterable[Barred]] | None = None,
    ) -> None:
        self.kind = kind
        self.prompt = prompt
        self._choices = choices
        self._find = find
        self._draw = draw
        self._barred = barred
        self._listed: tuple[Choice[T], ...] | None = None

    def __iter__(self) -> Iterator[Choice[T]]:
        if self._listed is None:
            self._listed = tuple(self._choices() if callable(self._choices) else self._choices)
        return iter(self._listed)

    def __getitem__(self, word: str) -> Choice[T]:
        if self._find is not None:
            return self._find(word)
        for choice in self:
            if choice.word == word:
                return choice
        raise IllegalChoice(Text("refused-word", word=word))

    def barred(self) -> tuple[Barred, ...]:
        return tuple(self._barred()) if self._barred is not None else ()

    def options(self, words: tuple[str, ...], labels: tuple[Text, ...]) -> Iterator[Option[T]]:
        for choice in self:
            path, said = (*words, choice.word), (*labels, choice.label)
            if choice.ends is not None:
                yield _whole(path, choice.ends[0], said)
            elif choice.leads is not None:
                yield from choice.leads().options(path, said)

    def resolve(self, words: Sequence[str], at: int, labels: list[Text]) -> Option[T]:
        if at == len(words):
            raise IllegalChoice(Text("refused-incomplete", prompt=self.prompt))
        choice = self[words[at]]
        labels.append(choice.label)
        # `find` may know a choice by several words; the key has the one that is listed.
        words = (*words[:at], choice.word, *words[at + 1 :])
        if choice.leads is not None:
            return choice.leads().resolve(words, at + 1, labels)
        if at + 1 < len(words):
            raise IllegalChoice(Text("refused-too-long", word=words[at + 1]))
        assert choice.ends is not None
        return _whole(tuple(words), choice.ends[0], tuple(labels))

    def sample(self, rng: Rng, words: list[str], labels: list[Text]) -> Option[T]:
        choice = self._draw(rng) if self._draw is not None else rng.choice(tuple(self))
        words.append(choice.word)
        labels.append(choice.label)
        if choice.leads is not None:
            return choice.leads().sample(rng, words, labels)
        assert choice.ends is not None
        return _whole(tuple(words), choice.ends[0], tuple(labels))


class Some(Step[T], Generic[T, V]):
    """A step that takes all remaining words: a subset of the items, at least `least` and at most `most`, in their order."""

    NONE = "-"

    def __init__(
        self,
        kind: str,
        prompt: Text,
        items: Iterable[Choice[V]],
        least: int,
        most: int,
        value: Callable[[tuple[V, ...]], T],
        check: Callable[[tuple[V, ...]], Text | None] | None = None,
    ) -> None:
        self.kind = kind
        self.prompt = prompt
        self.items = tuple(items)
        self.least = max(0, least)
        self.most = min(most, len(self.items))
        self._value = value
        self._check = check

    def _made(self, words: tuple[str, ...], chosen: tuple[Choice[V], ...], labels: tuple[Text, ...]) -> Option[T]:
        picked = tuple(choice.ends[0] for choice in chosen if choice.ends is not None)
        said = tuple(choice.label for choice in chosen) or (Text("choose-none"),)
        names = tuple(choice.word for choice in chosen) or (self.NONE,)
        if self._check is not None and (reason := self._check(picked)) is not None:
            raise IllegalChoice(reason)
        return _whole((*words, *names), self._value(picked), (*labels, *said))

    def options(self, words: tuple[str, ...], labels: tuple[Text, ...]) -> Iterator[Option[T]]:
        for count in range(self.least, self.most + 1):
            for chosen in combinations(self.items, count):
                picked = tuple(choice.ends[0] for choice in chosen if choice.ends is not None)
                if self._check is None or self._check(picked) is None:
                    yield self._made(words, chosen, labels)

    def resolve(self, words: Sequence[str], at: int, labels: list[Text]) -> Option[T]:
        wanted = [] if list(words[at:]) == [self.NONE] else list(words[at:])
        known = {choice.word: choice for choice in self.items}
        for index, word in enumerate(wanted):
            if word not in known:
                raise IllegalChoice(Text("refused-word", word=word))
            if word in wanted[:index]:
                raise IllegalChoice(Text("refused-twice", word=word))
        if len(words) == at:
            raise IllegalChoice(Text("refused-incomplete", prompt=self.prompt))
        if not self.least <= len(wanted) <= self.most:
            raise IllegalChoice(Text("refused-count", least=self.least, most=self.most, count=len(wanted)))
        chosen = tuple(choice for choice in self.items if choice.word in wanted)
        return self._made(tuple(words[:at]), chosen, tuple(labels))

    def sample(self, rng: Rng, words: list[str], labels: list[Text]) -> Option[T]:
        for _ in range(200):
            count = self.least + rng.below(self.most - self.least + 1)
            places = sorted(rng.sample(range(len(self.items)), count))
            try:
                return self._made(tuple(words), tuple(self.items[place] for place in places), tuple(labels))
            except IllegalChoice:
                continue
        return next(self.options(tuple(words), tuple(labels)))


def _whole(words: tuple[str, ...], value: T, labels: tuple[Text, ...]) -> Option[T]:
    label = reduce(lambda first, then: Text("choose-path", first=first, then=then), labels)
    return Option(" ".join(words), value, label)


class Options(Generic[T]):
    """All that one question allows."""

    def __init__(self, root: Step[T]) -> None:
        self.root = root
        self._drawn: Option[T] | None = None
        """What `sample` has found last: whoever draws an option mostly takes it, and then it need not be found again."""

    def __getitem__(self, key: str) -> Option[T]:
        """The option of that key, checked directly; raises IllegalChoice with the reason."""
        if self._drawn is not None and self._drawn.key == key:
            return self._drawn
        if len(key) > LONGEST_KEY:
            raise IllegalChoice(Text("refused-long", most=LONGEST_KEY))
        return self.root.resolve(key.split(), 0, [])

    def __iter__(self) -> Iterator[Option[T]]:
        return self.root.options((), ())

    def typed(self, key: str) -> Option[T]:
        """The option that somebody means who may have typed it with other capitals: phones like to begin with one."""
        try:
            return self[key]
        except IllegalChoice:
            meant = self.spelled(key)
            if meant == key:
                raise
            return self[meant]

    def spelled(self, key: str) -> str:
        """The key with every word as it is listed, as far as the words can be told."""
        step: Step[T] | None = self.root
        words = key.split()
        for at, word in enumerate(words):
            listed = step if isinstance(step, Pick) else step.items if isinstance(step, Some) else ()
            alike = [choice.word for choice in listed if choice.word.casefold() == word.casefold()]
            if word not in alike and len(alike) == 1:
                words[at] = alike[0]
            if isinstance(step, Pick):
                try:
                    leads = step[words[at]].leads
                except IllegalChoice:
                    break
                step = leads() if leads is not None else None
        return " ".join(words)

    def next(self, prefix: str = "") -> Step[T] | Option[T]:
        """The menu step after these words, or the whole option when nothing more is to be chosen."""
        step: Step[T] = self.root
        words = prefix.split()
        for at, word in enumerate(words):
            if not isinstance(step, Pick):
                return self[prefix]
            choice = step[word]
            if choice.leads is None:
                if at + 1 < len(words):
                    raise IllegalChoice(Text("refused-too-long", word=words[at + 1]))
                return self[prefix]
            step = choice.leads()
        return step

    def sample(self, rng: Rng) -> Option[T]:
        """A random legal option: each step's choices equally likely, not each whole option."""
        self._drawn = self.root.sample(rng, [], [])
        return self._drawn

    def __repr__(self) -> str:
        return f"Options({self.root.kind})"
