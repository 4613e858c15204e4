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

SPACING = 8
"""How many steps lie between two checkpoints: freezing a state costs about as much as playing a step or two."""
NEVER = 1 << 62


class RuleFailed(Exception):
    """The rules raised something that is no refusal: our bug. The match is as it was before the answer."""


@dataclass(frozen=True)
class Checkpoint:
    """The state at a turn boundary, frozen; `steps` and `events` say how many there had been."""

    steps: int
    events: int
    frozen: bytes

    def thaw(self) -> Any:
        return pickle.loads(self.frozen)


class Run:
    """A game being played from some state on.

    A turn boundary is frozen if the last frozen one is `spacing` steps back; those between are found again by playing on
    from there.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        state: State,
        events: list[Event],
        steps: int = 0,
        spacing: int = SPACING,
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
        """The latest turn boundary that was frozen."""
        self.turned: int | None = None
        """How many steps there had been at the latest turn boundary of all."""
        self._spacing = spacing
        self._forced: dict[int, Any] = {}
        self._rules = game.play(state)
        self._go_on(None, len(events), state.rng.uses)

    def chosen(self, keys: Mapping[int, str]) -> dict[int, Option[Any]]:
        """The options of these keys among what is asked now."""
        return {seat: self.questions[seat].options[key] for seat, key in keys.items()}

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
                self._pass_turn()
            else:
                open_questions = self._take_forced(said)
                if open_questions:
                    self.questions = open_questions
                    break
                reply, self._forced = self._forced, {}
        self.barred = self.state.rng.uses > drawn or any(event.reveals for event in self.events[heard:])

    def _pass_turn(self) -> None:
        self.turned = self.steps
        apart = self.steps - self.checkpoint.steps if self.checkpoint is not None else self._spacing
        # Of several boundaries in one step the last one counts.
        if self._spacing < NEVER and (apart >= self._spacing or apart == 0):
            self.checkpoint = Checkpoint(self.steps, len(self.events), pickle.dumps(self.state))

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
