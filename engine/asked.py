"""A question at one point of its answer, as plain data: all that a menu and a picture need to know of it.

A `Decision` walks lazily and holds functions and, behind them, the state. An `Asked` is what somebody sees who has come
so far: the steps walked with what was chosen in each, and what the step they stand at offers. It is frozen, hashable and
picklable, knows nothing that the question does not show, and is for the eyes of its seat only.

Whoever draws it reads things (`of`), places (`at`) and kinds; the words are notation, to be handed back and never read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

from engine.options import Barred, Choice, Pick, Some, Step, Thing
from engine.refusals import IllegalChoice
from engine.rules import Decision
from engine.text import Text

MOST_LISTED = 400
"""So many choices of a step are listed at most, the first ones; that is more than anybody scrolls through."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice of a step; `ends` says that nothing more is asked after it."""

    word: str
    label: Text
    ends: bool
    hint: Text | None = None
    group: Text | None = None
    at: tuple[int, int] | None = None
    of: Thing | None = None
    spots: tuple[tuple[int, int], ...] = ()

    @property
    def where(self) -> str:
        """The first word of its thing: hand, cell, turn, ..."""
        return self.of[0] if self.of is not None else ""

    @property
    def which(self) -> str:
        """The last word of its thing."""
        return self.of[-1] if self.of is not None else ""


@dataclass(frozen=True, slots=True)
class AskedStep:
    """A step on the way: what was chosen before it, what it offers, and what was taken of that (at the open step nothing).

    `least` and `most` belong to a subset; elsewhere exactly one choice is taken. `cut` says that it has more than these.
    """

    kind: str
    prompt: Text
    before: tuple[str, ...]
    offers: tuple[Offer, ...]
    taken: tuple[Offer, ...] = ()
    subset: bool = False
    least: int = 1
    most: int = 1
    cut: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """What was taken, in notation."""
        return tuple(offer.word for offer in self.taken)

    @property
    def real(self) -> bool:
        """Whether there was anything to choose."""
        return self.subset or len(self.offers) > 1


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece that is being placed: where, and which way round if that has been said."""

    place: Offer
    turn: Offer | None


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole option, without its value."""

    key: str
    label: Text


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and the answer so far. `steps` ends with the one the player stands at, or with the last one taken."""

    number: int
    seat: int
    prompt: Text
    private: bool
    suggests: bool
    """Whether there is a good answer for those who want one."""
    thing: Thing | None
    """What all of it is about, if it is about one thing."""
    steps: tuple[AskedStep, ...]
    whole: Answer | None
    barred: tuple[Barred, ...]
    """What cannot be chosen here, for those who ask why."""

    @property
    def step(self) -> AskedStep:
        return self.steps[-1]

    @property
    def levels(self) -> tuple[AskedStep, ...]:
        """The steps with a real choice."""
        return tuple(step for step in self.steps if step.real)

    @property
    def taken(self) -> tuple[Offer, ...]:
        """All that was chosen so far."""
        return tuple(chain.from_iterable(step.taken for step in self.steps))

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(offer.word for offer in self.taken)

    @property
    def key(self) -> str:
        """The answer so far, in notation."""
        return " ".join(self.words)

    @property
    def ghost(self) -> Ghost | None:
        """The piece that stands on the board by the latest choice of a place."""
        for at in reversed(range(len(self.steps))):
            if self.steps[at].kind == "place" and self.steps[at].taken:
                then = self.steps[at + 1 : at + 2]
                turn = then[0].taken if then and then[0].kind == "turn" else ()
                return Ghost(self.steps[at].taken[0], turn[0] if turn else None)
        return None


def asked_at(decision: Decision, words: str = "", *, onward: bool = True) -> Asked:
    """Walk the words so far; what no longer fits is dropped. `onward`: a step that leaves no choice is taken at once."""
    walked: list[tuple[Step[Any], AskedStep]] = []
    wanted, before = words.split(), list[str]()
    step: Step[Any] | None = decision.options.root
    while step is not None:
        if isinstance(step, Some):
            walked.append((step, _subset(step, before, wanted)))
            break
        assert isinstance(step, Pick)
        listed = list(islice(step, MOST_LISTED + 1))
        choice = _wanted(step, wanted[0]) if wanted else None
        if choice is None and onward and len(listed) == 1:
            choice = listed[0]
        walked.append((step, _picked(step, before, listed, choice)))
        if choice is None:
            break
        before.append(choice.word)
        del wanted[:1]
        step = choice.leads() if choice.leads is not None else None
    steps = tuple(each for _, each in walked)
    return Asked(
        number=decision.number,
        seat=decision.seat,
        prompt=decision.prompt,
        private=decision.private,
        suggests=decision.suggest is not None,
        thing=decision.thing,
        steps=steps,
        whole=_whole(decision, steps),
        barred=_barred(walked),
    )


def _wanted(step: Pick[Any], word: str) -> Choice[Any] | None:
    try:
        return step[word]
    except IllegalChoice:
        return None


def _picked(step: Pick[Any], before: Iterable[str], listed: list[Choice[Any]], choice: Choice[Any] | None) -> AskedStep:
    taken = (_offer(choice),) if choice is not None else ()
    offers = tuple(map(_offer, listed[:MOST_LISTED]))
    return AskedStep(step.kind, step.prompt, tuple(before), offers, taken, cut=len(listed) > MOST_LISTED)


def _subset(step: Some[Any, Any], before: Iterable[str], wanted: list[str]) -> AskedStep:
    taken = tuple(_offer(item) for item in step.items if item.word in wanted)
    if wanted == [Some.NONE]:
        taken = (Offer(Some.NONE, Text("choose-none"), True),)
    offers, cut = tuple(map(_offer, step.items[:MOST_LISTED])), len(step.items) > MOST_LISTED
    return AskedStep(step.kind, step.prompt, tuple(before), offers, taken, True, step.least, step.most, cut)


def _offer(choice: Choice[Any]) -> Offer:
    return Offer(
        choice.word,
        choice.label,
        choice.leads is None,
        choice.hint,
        choice.group,
        choice.at,
        choice.of,
        choice.spots,
    )


def _whole(decision: Decision, steps: tuple[AskedStep, ...]) -> Answer | None:
    last = steps[-1]
    if not last.taken and not (last.subset and last.least == 0):
        return None
    try:
        option = decision.options[" ".join([*last.before, *(last.words or (Some.NONE,))])]
    except IllegalChoice:
        return None
    return Answer(option.key, option.label)


def _barred(walked: list[tuple[Step[Any], AskedStep]]) -> tuple[Barred, ...]:
    """Of the latest step with a choice, and of the first step if it left none."""
    real = [step for step, seen in walked if seen.real][-1:]
    first, seen = walked[0]
    asked = real if seen.real else [*real, first]
    return tuple(dict.fromkeys(chain.from_iterable(step.barred() for step in asked)))
