"""The verbs in which rules are written.

A rule is a generator that yields when a player has to decide, when something is to be told, and at each turn boundary:

    card = yield from ask(seat, Text("which-card"), [end("rocket", Text("card-rocket"), rocket)])
    yield tell(Text("played", who=Player(seat)))
    yield TURN

At a `TURN` the state alone says where the game stands: `play(state)` can be started again from there, so nothing that
matters may live in a local variable across it. Nothing hidden may live in a local across any yield.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.options import Choice, Options, Pick, Some, Step, Thing
from engine.text import Text

T = TypeVar("T")
V = TypeVar("V")


@dataclass(frozen=True)
class Question(Generic[T]):
    """What one seat is asked.

    `private`: the options depend on what only this seat knows, so they may be shown to nobody else.
    `forced`: the one key that everybody at the table can see is the only one; it is taken without asking.
    `suggest`: a good answer, for those who want one. `topic`: what a plan for such a decision is filed under.
    `best`: the best answer where it follows by mere calculation from what everybody sees; computer players take it.
    `minor`: answered in passing (power from a neighbour, say): no new board is posted for it, and it rings softly.
    `obey`: the key that a standing order of this value gives (`Info.orders`, under the topic), or None: ask the player.
    `thing`: what all of it is about, where it is about one thing (the card that is to be paid for).
    """

    prompt: Text
    options: Options[T]
    private: bool = False
    forced: str | None = None
    suggest: Callable[[], str] | None = None
    topic: str = ""
    best: Callable[[], str] | None = None
    minor: bool = False
    obey: Callable[[str], str | None] | None = None
    thing: Thing | None = None


@dataclass(frozen=True)
class Decision:
    """A question that waits for an answer. Seats asked together share the number; no number is ever used twice."""

    number: int
    seat: int
    prompt: Text
    options: Options[Any]
    private: bool
    suggest: Callable[[], str] | None = field(default=None, compare=False)
    topic: str = ""
    best: Callable[[], str] | None = field(default=None, compare=False)
    minor: bool = False
    obey: Callable[[str], str | None] | None = field(default=None, compare=False)
    thing: Thing | None = None

    @classmethod
    def of(cls, number: int, seat: int, asked: Question[Any]) -> Decision:
        return cls(
            number,
            seat,
            asked.prompt,
            asked.options,
            asked.private,
            asked.suggest,
            asked.topic,
            asked.best,
            asked.minor,
            asked.obey,
            asked.thing,
        )

    @property
    def about(self) -> str:
        """What kind of question this is: its topic, or else its prompt."""
        return self.topic or self.prompt.id

    def obeyed(self, value: str) -> str | None:
        """The key that a standing order of this value gives, or None: ask the player. IllegalChoice if it gives a wrong one."""
        key = None if self.obey is None else self.obey(value)
        return None if key is None else self.options[key].key


@dataclass(frozen=True)
class Event:
    """What happened, as those at the table heard it; `to` None means everybody.

    `reveals`: somebody now knows what was hidden before, so nothing before it can be taken back.
    """

    text: Text
    to: frozenset[int] | None = None
    reveals: bool = False

    def heard_by(self, reader: int | None) -> bool:
        return self.to is None or (reader is not None and reader in self.to)


class Left(Exception):
    """The seat that a rule asks has left the game for good: its turn ends here, and whoever called the turn goes on."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has left")
        self.seat = seat


@dataclass(frozen=True)
class Ask:
    questions: Mapping[int, Question[Any]]


@dataclass(frozen=True)
class Turn:
    pass


TURN = Turn()
R = TypeVar("R")
Rules = Generator[Ask | Event | Turn, Any, R]


def tell(text: Text, *, to: Iterable[int] | None = None, reveals: bool = False) -> Event:
    """Say what happened, to everybody or to some seats; to be yielded."""
    return Event(text, None if to is None else frozenset(to), reveals)


def question(
    prompt: Text,
    options: Step[T] | Iterable[Choice[T]],
    *,
    private: bool = False,
    forced: str | None = None,
    suggest: Callable[[], str] | None = None,
    topic: str = "",
    best: Callable[[], str] | None = None,
    minor: bool = False,
    obey: Callable[[str], str | None] | None = None,
    thing: Thing | None = None,
) -> Question[T]:
    """A question from a step, or from the choices of a short list."""
    step = options if isinstance(options, Step) else Pick("choice", prompt, options)
    return Question(prompt, Options(step), private, forced, suggest, topic, best, minor, obey, thing)


def ask(
    seat: int,
    prompt: Text,
    options: Step[T] | Iterable[Choice[T]],
    *,
    private: bool = False,
    forced: str | None = None,
    suggest: Callable[[], str] | None = None,
    topic: str = "",
    minor: bool = False,
    obey: Callable[[str], str | None] | None = None,
    thing: Thing | None = None,
) -> Rules[T]:
    """Ask one seat and wait for the value of its choice; `Left` if it leaves the game instead."""
    asked = question(
        prompt,
        options,
        private=private,
        forced=forced,
        suggest=suggest,
        topic=topic,
        minor=minor,
        obey=obey,
        thing=thing,
    )
    answers: dict[int, T] = yield Ask({seat: asked})
    if seat not in answers:
        raise Left(seat)
    return answers[seat]


def ask_all(questions: Mapping[int, Question[T]]) -> Rules[dict[int, T]]:
    """Ask several seats at once; nobody's answer counts or shows before the last one is in.

    Whoever leaves the game meanwhile is missing in what comes back.
    """
    if not questions:
        return {}
    answers: dict[int, T] = yield Ask(dict(questions))
    return answers


def ask_some(
    seat: int,
    prompt: Text,
    items: Iterable[Choice[V]],
    least: int,
    most: int,
    *,
    private: bool = False,
    forced: str | None = None,
    topic: str = "",
) -> Rules[tuple[V, ...]]:
    """Ask one seat for a subset of the items."""
    step: Some[tuple[V, ...], V] = Some("subset", prompt, items, least, most, lambda chosen: chosen)
    chosen = yield from ask(seat, prompt, step, private=private, forced=forced, topic=topic)
    return chosen
