"""Games that misbehave on purpose: they show that the tests over every game would notice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import MISSING, fields, replace
from typing import Any

from engine.components import ComponentSet
from engine.digest import digest
from engine.game import Game, Rival, Score, Setup, TableOption
from engine.options import Option, Options
from engine.rng import Rng
from engine.rules import Ask, Question, Rules, Turn, tell
from engine.text import Text
from tests.recount_paths import pick_paths


class Wrapped(Game[Any, Any]):
    """Another game, unchanged: what follows changes one thing each."""

    def __init__(self, inner: Game[Any, Any]) -> None:
        self.inner = inner
        self.info = inner.info

    def printed(self) -> ComponentSet:
        return self.inner.printed()

    def load(self, source: str) -> ComponentSet:
        return self.inner.load(source)

    def setup(self, setup: Setup, rng: Rng) -> Any:
        return self.inner.setup(setup, rng)

    def play(self, state: Any) -> Rules[None]:
        return self.inner.play(state)

    def view(self, state: Any, seat: int | None) -> Any:
        return self.inner.view(state, seat)

    def rivals(self, state: Any) -> tuple[Rival, ...]:
        return self.inner.rivals(state)

    def redeal(self, state: Any, seat: int | None, rng: Rng, now: Any) -> Any:
        return self.inner.redeal(state, seat, rng, now)

    def scores(self, state: Any) -> tuple[Score, ...]:
        return self.inner.scores(state)

    def report(self, state: Any) -> dict[str, Any]:
        return self.inner.report(state)

    def describe(self, view: Any) -> tuple[Text, ...]:
        return self.inner.describe(view)

    def caption(self, view: Any) -> Text:
        return self.inner.caption(view)

    def outlook(self, state: Any, seat: int) -> float:
        return self.inner.outlook(state, seat)

    def horizon(self, state: Any) -> object:
        return self.inner.horizon(state)

    def foresee(self, state: Any, seat: int, answer: Any) -> Any:
        return self.inner.foresee(state, seat, answer)

    def leave(self, state: Any, seat: int) -> Any:
        return self.inner.leave(state, seat)

    def apply_scenario(self, state: Any, scenario: Mapping[str, Any]) -> None:
        self.inner.apply_scenario(state, scenario)


class Boom(Exception):
    """What a broken rule raises."""


class Faulty(Wrapped):
    """Once `armed`, the rules take an answer, change the state, and break at whatever they would say next."""

    armed = False

    def play(self, state: Any) -> Rules[None]:
        rules = self.inner.play(state)
        reply: Any = None
        while True:
            try:
                said = rules.send(reply)
            except StopIteration:
                self.maybe_break()
                return
            self.maybe_break()
            reply = yield said

    def maybe_break(self) -> None:
        if self.armed:
            self.armed = False
            raise Boom


class Leaky(Wrapped):
    """Knows the fingerprint of everything hidden, to be shown where it does not belong."""

    def __init__(self, inner: Game[Any, Any], hidden: tuple[str, ...]) -> None:
        super().__init__(inner)
        self.hidden = hidden

    def secret(self, state: Any) -> str:
        return digest(json.dumps(pick_paths(self.inner.report(state), self.hidden), sort_keys=True)).partition(":")[2]

    def asked(self, state: Any, change: Callable[[Question[Any], str], Question[Any]]) -> Rules[None]:
        """The rules with every question changed."""
        rules = self.inner.play(state)
        reply: Any = None
        while True:
            try:
                said = rules.send(reply)
            except StopIteration:
                return
            if isinstance(said, Ask):
                secret = self.secret(state)
                said = Ask({seat: change(question, secret) for seat, question in said.questions.items()})
            reply = yield said


class LeakyView(Leaky):
    """A view that depends on what is hidden."""

    def view(self, state: Any, seat: int | None) -> Any:
        view = self.inner.view(state, seat)
        return replace(view, options=(*view.options, ("leak", self.secret(state))))


class LeakyPrompt(Leaky):
    """A question whose sentence depends on what is hidden."""

    def play(self, state: Any) -> Rules[None]:
        return self.asked(state, lambda asked, secret: replace(asked, prompt=Text("leak", what=secret)))


class _LeakyOptions(Options[Any]):
    def __init__(self, inner: Options[Any], secret: str) -> None:
        super().__init__(inner.root)
        self.secret = secret

    def __iter__(self) -> Iterator[Option[Any]]:
        for option in super().__iter__():
            yield replace(option, label=Text("leak", what=self.secret))


class _FewerOptions(_LeakyOptions):
    def __iter__(self) -> Iterator[Option[Any]]:
        # Which of the options are missing depends on what is hidden.
        for number, option in enumerate(Options.__iter__(self)):
            if int(self.secret, 16) >> number % 56 & 1:
                yield option


class LeakyLabels(Leaky):
    """Labels of options that depend on what is hidden."""

    def play(self, state: Any) -> Rules[None]:
        return self.asked(
            state, lambda asked, secret: replace(asked, options=_LeakyOptions(asked.options, secret), private=False)
        )


class LeakyChoices(Leaky):
    """Options that are there or not, depending on what is hidden."""

    def play(self, state: Any) -> Rules[None]:
        return self.asked(
            state, lambda asked, secret: replace(asked, options=_FewerOptions(asked.options, secret), private=False)
        )


class LeakyForced(Leaky):
    """A question that is asked or not, depending on what is hidden."""

    def play(self, state: Any) -> Rules[None]:
        def change(asked: Question[Any], secret: str) -> Question[Any]:
            return replace(asked, forced=next(iter(asked.options)).key if int(secret, 16) & 1 else asked.forced)

        return self.asked(state, change)


class LeakyNews(Leaky):
    """Tells everybody what is hidden at the beginning of each turn."""

    def play(self, state: Any) -> Rules[None]:
        rules = self.inner.play(state)
        reply: Any = None
        while True:
            try:
                said = rules.send(reply)
            except StopIteration:
                return
            reply = yield said
            if isinstance(said, Turn):
                yield tell(Text("leak", what=self.secret(state)))


class LeakyWords(Leaky):
    """A board in words that knows more than the view does."""

    overheard = ""

    def view(self, state: Any, seat: int | None) -> Any:
        self.overheard = self.secret(state)
        return self.inner.view(state, seat)

    def describe(self, view: Any) -> tuple[Text, ...]:
        return (*self.inner.describe(view), Text("leak", what=self.overheard))


class Restless(Wrapped):
    """A rule was changed: chance is used once more at the beginning of each turn."""

    def play(self, state: Any) -> Rules[None]:
        rules = self.inner.play(state)
        reply: Any = None
        while True:
            try:
                said = rules.send(reply)
            except StopIteration:
                return
            reply = yield said
            if isinstance(said, Turn):
                state.rng.below(2)


class Choosier(Wrapped):
    """No saboteur at all: it has one more table option, whose default is what was always played."""

    def __init__(self, inner: Game[Any, Any]) -> None:
        super().__init__(inner)
        self.info = replace(inner.info, options=(*inner.info.options, TableOption("novelty", ("off", "on"))))


class Generous(Wrapped):
    """A point more for everybody: nothing that is stored while the game goes on tells of it."""

    def scores(self, state: Any) -> tuple[Score, ...]:
        return tuple(replace(score, total=score.total + 1) for score in self.inner.scores(state))


class Renamed(Wrapped):
    """A field of the state has got another name, under which nobody who stored it knew it."""

    def setup(self, setup: Setup, rng: Rng) -> Any:
        state = self.inner.setup(setup, rng)
        old = [part.name for part in fields(state) if part.default is part.default_factory is MISSING][-1]
        values = vars(state)
        values[f"{old}_"] = values.pop(old)
        state.__class__ = _with_renamed(type(state), old)
        return state


def _with_renamed(kind: type[Any], old: str) -> type[Any]:
    """The same class with one field called otherwise; the rules still find it under its old name."""
    if (kind, old) in _RENAMED:
        return _RENAMED[kind, old]
    new = f"{old}_"
    alias = property(lambda self: vars(self)[new], lambda self, value: vars(self).__setitem__(new, value))
    known = {new if name == old else name: part for name, part in kind.__dataclass_fields__.items()}
    part = known[new] = copy(known[new])
    part.name = new
    pickled = {"__reduce__": lambda self: (_thaw_renamed, (kind, old, vars(self)))}
    _RENAMED[kind, old] = type(kind.__name__, (kind,), {old: alias, "__dataclass_fields__": known, **pickled})
    return _RENAMED[kind, old]


_RENAMED: dict[tuple[type[Any], str], type[Any]] = {}


def _thaw_renamed(kind: type[Any], old: str, values: dict[str, Any]) -> Any:
    renamed = _with_renamed(kind, old)
    state = object.__new__(renamed)
    vars(state).update(values)
    return state


LEAKS: tuple[type[Leaky], ...] = (
    LeakyView,
    LeakyPrompt,
    LeakyLabels,
    LeakyChoices,
    LeakyForced,
    LeakyNews,
    LeakyWords,
)
