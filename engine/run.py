"""Rules under way: a state, the generator that changes it, and the question it stopped at.

A run knows no log and no numbers: it takes whole steps (one answer of every seat that was asked) and goes on to the
next question. Forced answers are taken here, so they are derived again on every replay and never stored.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.game import Game, State
from engine.options import Option
from engine.rules import Ask, Event, Question, Turn


@dataclass(frozen=True)
class Checkpoint:
    """The state at a turn boundary, frozen; `steps` and `events` say how many there had been."""

    steps: int
    events: int
    frozen: bytes

    def thaw(self) -> Any:
        return pickle.loads(self.frozen)


class Run:
    """A game being played from some state on."""

    def __init__(
        self,
        game: Game[Any, Any],
        state: State,
        events: list[Event],
        steps: int = 0,
        keep: bool = True,
        gone: Iterable[int] = (),
    ) -> None:
        self.game = game
        self.state = state
        self.events = events
        self.steps = steps
        self.gone = set(gone)
        """The seats that have left: they are asked nothing."""
        self.finished = False
        self.questions: dict[int, Question[Any]] = {}
        self.barred = False
        """Whether something was revealed or drawn on the way from the last answer to the current question."""
        self.checkpoint: Checkpoint | None = None
        self._keep = keep
        self._forced: dict[int, Any] = {}
        self._rules = game.play(state)
        self._go_on(None, len(events), state.rng.uses)

    def answer(self, options: Mapping[int, Option[Any]], leaving: Iterable[int] = ()) -> None:
        """Give every asked seat's answer and go on to the next question or the end; before that, those who leave do so."""
        heard, drawn = len(self.events), self.state.rng.uses
        for seat in leaving:
            self.gone.add(seat)
            self.events.extend(self.game.leave(self.state, seat))
        forced = {seat: value for seat, value in self._forced.items() if seat not in self.gone}
        values = {seat: option.value for seat, option in options.items()} | forced
        self.steps += 1
        # In seat order: rules that walk over the answers must not depend on who happened to answer first.
        self._go_on(dict(sorted(values.items())), heard, drawn)

    def _go_on(self, reply: dict[int, Any] | None, heard: int, drawn: int) -> None:
        """On to the next question; `heard` and `drawn` say how many events and uses of chance lay before all this."""
        self.questions, self._forced = {}, {}
        while True:
            try:
                said = self._rules.send(reply)
            except StopIteration:
                self.finished = True
                break
            reply = None
            if isinstance(said, Event):
                self.events.append(said)
            elif isinstance(said, Turn):
                if self._keep:
                    self.checkpoint = Checkpoint(self.steps, len(self.events), pickle.dumps(self.state))
            else:
                open_questions = self._take_forced(said)
                if open_questions:
                    self.questions = open_questions
                    break
                reply, self._forced = self._forced, {}
        self.barred = self.state.rng.uses > drawn or any(event.reveals for event in self.events[heard:])

    def _take_forced(self, asked: Ask) -> dict[int, Question[Any]]:
        open_questions = {}
        for seat, question in sorted(asked.questions.items()):
            if seat in self.gone:
                continue
            if question.forced is not None:
                self._forced[seat] = question.options[question.forced].value
            else:
                open_questions[seat] = question
        return open_questions
