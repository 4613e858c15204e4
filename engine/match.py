"""One game at one table: an append-only log of answers, folded into a state.

Promises: the same setup, seed and log give the same state, bit for bit. A refused or failing answer changes nothing.
Numbers of decisions are never used twice, also not after an undo. Answers of a simultaneous decision stay secret and
can be replaced or withdrawn until the last one is in. Nobody outside gets the state: only views, events and scores.
Who leaves for good is asked nothing any more; the rules carry it out when the open question is over, so that nothing changes
under the hands of the others who are asked. No undo passes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from typing import Any

from engine.components import ComponentSet
from engine.digest import LATEST, Digester
from engine.folding import Diverged as Diverged
from engine.folding import fold
from engine.game import Game, Rival, Score, Setup, View
from engine.imagining import CannotImagine as CannotImagine
from engine.imagining import imagined
from engine.log import Entry as Entry
from engine.log import Kind, Said, Taken
from engine.options import Option
from engine.refusals import (
    CannotLeave,
    GameOver,
    IllegalChoice,
    NothingToWithdraw,
    NotYourDecision,
    StaleDecision,
    UndoBarred,
)
from engine.rng import Rng
from engine.rules import Decision, Event
from engine.run import SPACING, Checkpoint, Run
from engine.run import RuleFailed as RuleFailed
from engine.text import Player, Text

RECENT_CHECKPOINTS = 4


class Match:
    """A game under way. `log` holds all that was decided; everything else follows from it."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        seed: str,
        options: Mapping[str, str] | None = None,
        *,
        components: ComponentSet | None = None,
        version: int | None = None,
        log: Iterable[Entry] = (),
        scenario: Mapping[str, Any] | None = None,
        digests: bool = True,
    ) -> None:
        self.game = game
        self.seed = seed
        if version is None:
            self.setup = game.agree(players, options or {}, components)
        else:
            # What a table has agreed on holds for good, whatever tables may agree on by now.
            filled = game.info.filled(players, options or {})
            self.setup = Setup(players, filled, version, components or game.components)
        self.log: list[Entry] = []
        self._scenario = scenario
        self._digests = False
        self._digester = Digester()
        self._imagined = False
        self._number = 0
        self._answers: dict[int, Option[Any]] = {}
        self._leaving: tuple[int, ...] = ()
        """Who leaves as soon as the open question is over."""
        self._taken: list[Taken] = []
        self._checkpoints: list[Checkpoint] = []
        self._decisions: dict[int, Decision] = {}
        self._run = self._begin()
        self._note_question(None)
        # Rows keep the digests that they came with: those are compared, and none are made for them.
        fold(self, tuple(log), digests, lambda: self._with_log((), False))
        self._digests = digests

    # What a host may look at.

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def finished(self) -> bool:
        return self._run.finished

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown at the start so that the shuffle can be checked at the end."""
        return sha256(self.seed.encode()).hexdigest()

    @property
    def gone(self) -> frozenset[int]:
        """The seats that have left for good, also those whose leaving the rules have still to carry out."""
        return frozenset((*self._run.gone, *self._leaving))

    def pending(self) -> tuple[Decision, ...]:
        """The decisions that still wait for their seat's answer, in seat order."""
        return tuple(decision for seat, decision in self._decisions.items() if seat not in self._answers)

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now, also if it has answered already and could still change its mind."""
        return self._decisions.get(seat)

    def answer_of(self, seat: int) -> Option[Any] | None:
        """What this seat has answered to the open question; for that seat's eyes only."""
        return self._answers.get(seat)

    def foresee(self, seat: int) -> dict[str, tuple[Decision, View]]:
        """By topic, what this seat may leave a plan for before it is asked; for its eyes only, as it shows its own answer."""
        if self.finished or seat in self.gone:
            return {}
        answer = self._answers.get(seat)
        found = self.game.foresee(self._run.state, seat, answer.value if answer is not None else None)
        return {
            asked.topic: (Decision.of(self._number, seat, replace(asked, private=True)), view) for asked, view in found
        }

    def said(self, seat: int, number: int) -> Said | None:
        """What this seat has answered to the question of that number, unless it was taken back; for its eyes only."""
        for step in reversed(self._taken):
            if step.number == number:
                return step.said.get(seat)
        answer = self._answers.get(seat) if number == self._number else None
        return None if answer is None else _said(self._decisions[seat], answer)

    def in_passing(self, number: int) -> bool:
        """Whether since the question of that number was open something was answered, and nothing but minor questions."""
        since = [step for step in self._taken if step.number >= number]
        return bool(since) and all(step.minor for step in since)

    def passed_by(self, seat: int) -> bool:
        """Whether all that this seat has answered last, without anybody in between, was minor: that is no turn of its own."""
        own: list[Taken] = []
        for step in reversed(self._taken):
            if seat not in step.keys:
                break
            own.append(step)
            if len(step.keys) > 1:
                break
        return bool(own) and all(step.minor for step in own)

    def view(self, seat: int | None) -> View:
        view: View = self.game.view(self._run.state, seat)
        return view

    def scores(self) -> tuple[Score, ...]:
        return self.game.scores(self._run.state)

    def ranking(self) -> tuple[Score | Rival, ...]:
        """The best first; whoever plays along without a seat stands there too."""
        standing: list[Score | Rival] = [*self.scores(), *self.game.rivals(self._run.state)]
        return tuple(sorted(standing, key=lambda each: each.rank))

    def report(self) -> dict[str, Any]:
        """The whole state as JSON for outsiders; it holds what is hidden, so only for finished games and for tests."""
        # A copy: a game may put its own lists into it, and those live on.
        return deepcopy(self.game.report(self._run.state))

    def events(self, reader: int | None) -> tuple[Event, ...]:
        """What this reader has heard so far."""
        return tuple(event for event in self._run.events if event.heard_by(reader))

    def news(self, reader: int | None, start: int, stop: int | None = None) -> tuple[tuple[Event, ...], int]:
        """What this reader may be told of the events from `start` (to `stop`), and where the next news will start."""
        end = self.settled_events() if reader is None else len(self._run.events)
        end = end if stop is None else min(stop, end)
        fresh = self._run.events[min(start, end) : end]
        return tuple(event for event in fresh if event.heard_by(reader)), end

    def digest(self, scheme: str = LATEST) -> str:
        return self._digester(self._run.state, scheme)

    def outlook(self, seat: int) -> float:
        """How well this seat stands in this world; for computer players in an imagined one."""
        return self.game.outlook(self._run.state, seat)

    def horizon(self) -> object:
        return self.game.horizon(self._run.state)

    # What a player may do.

    def submit(self, seat: int, key: str, number: int | None = None) -> Entry:
        """Answer the open question of this seat, or change the answer while others are still deciding."""
        decision = self._open_decision(seat, number)
        return self.give(decision, decision.options.typed(" ".join(key.split())))

    def give(self, decision: Decision, option: Option[Any]) -> Entry:
        """Answer the open decision with an option that has just been drawn from it: it is not looked up again."""
        seat = decision.seat
        kind: Kind = "replace" if seat in self._answers else "answer"
        before = dict(self._answers)
        self._answers[seat] = option
        mark = ""
        if len(self._answers) == len(self._decisions):
            mark = self._take_step(before, self._leaving)
        entry = Entry(kind, seat, decision.number, option.key, mark)
        self.log.append(entry)
        return entry

    def withdraw(self, seat: int, number: int | None = None) -> Entry:
        """Take back an answer to a question that others are still thinking about."""
        decision = self._open_decision(seat, number)
        if seat not in self._answers:
            raise NothingToWithdraw(Text("refused-nothing-to-withdraw"))
        del self._answers[seat]
        entry = Entry("withdraw", seat, decision.number)
        self.log.append(entry)
        return entry

    def leave(self, seat: int) -> Entry:
        """Leave for good, by the rules of the game: what this seat is asked now needs no answer any more."""
        if self.finished:
            raise GameOver(Text("refused-game-over"))
        if not self.game.info.leaving:
            raise CannotLeave(Text("refused-cannot-leave"))
        if seat in self.gone or seat not in range(self.players):
            raise CannotLeave(Text("refused-has-left"))
        number, before, leaving = self._number, dict(self._answers), self._leaving
        self._answers.pop(seat, None)
        self._decisions.pop(seat, None)
        self._leaving = (*leaving, seat)
        mark = ""
        if len(self._answers) == len(self._decisions):
            mark = self._take_step(before, leaving)
        entry = Entry("leave", seat, number, "", mark)
        self.log.append(entry)
        return entry

    def undo(self, seat: int, *, consent: bool = False) -> Entry:
        """Go back to before this seat's last answer; an answer that others still wait with is simply withdrawn.

        Alone it ends at a reveal, at any chance, and at another player's answer; with everybody's `consent` it passes
        other players' answers, but never what has been revealed or drawn.
        """
        if seat in self._answers:
            return self.withdraw(seat)
        target = self._undo_target(seat, consent)
        number = self._taken[target].number
        self._number += 1
        self._rebuild(target, self._number)
        entry = Entry("undo", seat, number, "consent" if consent else "")
        self.log.append(entry)
        return entry

    def undo_refusal(self, seat: int, *, consent: bool = False) -> Text | None:
        """Why this seat cannot undo now, or None if it can."""
        if seat in self._answers:
            return None
        try:
            self._undo_target(seat, consent)
        except UndoBarred as refusal:
            return refusal.reason
        return None

    def settled_events(self) -> int:
        """How many events a host may announce: all but those of a turn that its player can still step back in."""
        if self.finished or not self._taken or len(self._taken[-1].keys) > 1 or self._taken[-1].barred:
            return len(self._run.events)
        (seat,) = self._taken[-1].keys
        if self._answers or seat not in self._decisions:
            return len(self._run.events)
        first = len(self._taken)
        while first and set(self._taken[first - 1].keys) == {seat} and not self._taken[first - 1].barred:
            first -= 1
        return self._events_before[first]

    def rewind(self, rows: int) -> Match:
        """The match as it was after the first `rows` rows of its log."""
        return self._with_log(self.log[:rows], self._digests)

    def imagine(self, seat: int | None, rng: Rng, tries: int = 8) -> Match:
        """A copy in another world that this seat cannot tell from the real one, standing at the same question.

        Nobody's open answer is in it. Computer players think with it, and the tests for leaks compare with it.
        """
        for _ in range(tries):
            try:
                return imagined(self, seat, rng)
            except IllegalChoice:
                # The imagined world would not have allowed what really happened this turn; another one may.
                continue
        raise CannotImagine(f"seat {seat} after {len(self.log)} rows")

    # How it works.

    def _begin(self) -> Run:
        state = self.game.setup(self.setup, Rng(self.seed))
        if self._scenario is not None:
            self.game.apply_scenario(state, self._scenario)
        self._checkpoints = []
        self._events_before = [0]
        self._leaving = ()
        return Run(self.game, state, [])

    def _with_log(self, log: Iterable[Entry], digests: bool) -> Match:
        return Match(
            self.game,
            self.players,
            self.seed,
            self.setup.options,
            components=self.setup.components,
            version=self.setup.version,
            log=log,
            scenario=self._scenario,
            digests=digests,
        )

    def _open_decision(self, seat: int, number: int | None) -> Decision:
        if self.finished:
            raise GameOver(Text("refused-game-over"))
        decision = self._decisions.get(seat)
        if number is not None and any(number != other.number for other in self._decisions.values()):
            raise StaleDecision(Text("refused-stale"))
        if decision is None:
            waiting = tuple(Player(decision.seat) for decision in self.pending())
            raise NotYourDecision(Text("refused-not-you", waiting=waiting))
        return decision

    def _take_step(self, before: dict[int, Option[Any]], leaving: tuple[int, ...]) -> str:
        """All have answered: let the rules go on. If they raise, everything is as `before` and `leaving` say."""
        keys = {seat: option.key for seat, option in sorted(self._answers.items())}
        said = {seat: _said(self._decisions[seat], option) for seat, option in self._answers.items()}
        number, steps = self._number, len(self._taken)
        try:
            self._run.answer(self._answers, self._leaving)
            mark = self.digest() if self._digests else ""
        except Exception as error:
            # Whatever a rule raises is our bug, and the table must survive it: hence every Exception.
            # An imagined world has nothing to go back to; whoever imagined it throws it away.
            if not self._imagined:
                self._rebuild(steps, number, leaving)
                # The state is a new copy, so the values of the open answers are found anew.
                self._answers = {seat: self._decisions[seat].options[option.key] for seat, option in before.items()}
            raise RuleFailed(f"{self.game.info.id}: {keys}") from error
        left = self._leaving
        self._taken.append(Taken(number, keys, self._run.barred or bool(left), left, said))
        self._answers, self._leaving = {}, ()
        self._note_question(None)
        return mark

    def _note_question(self, number: int | None) -> None:
        """Give the question that the run stopped at a number: a fresh one, or the one it had before."""
        if self._run.questions:
            if number is None:
                self._number += 1
                number = self._number
            self._decisions = {
                seat: Decision.of(number, seat, asked)
                for seat, asked in self._run.questions.items()
                if seat not in self._leaving
            }
        else:
            self._decisions = {}
        del self._events_before[len(self._taken) :]
        self._events_before.append(len(self._run.events))
        self._note_checkpoint(self._run.checkpoint)

    def _note_checkpoint(self, checkpoint: Checkpoint | None) -> None:
        if checkpoint is not None and (not self._checkpoints or self._checkpoints[-1] is not checkpoint):
            if self._checkpoints and self._checkpoints[-1].steps == checkpoint.steps:
                self._checkpoints.pop()
            self._checkpoints.append(checkpoint)
            # The first one stays for good; of the others undo needs only the latest.
            del self._checkpoints[1:-RECENT_CHECKPOINTS]

    def _rebuild(self, steps: int, number: int, leaving: tuple[int, ...] = ()) -> None:
        """Stand again where `steps` whole steps had been taken, at the question of that number, with those about to leave."""
        taken = self._taken[:steps]
        self._checkpoints = [point for point in self._checkpoints if point.steps <= steps]
        if self._checkpoints:
            self._run = self._run_from(self._checkpoints[-1])
        else:
            self._run = self._begin()
        self._answers, self._leaving = {}, ()
        self._taken = taken[: self._run.steps]
        self._note_question(number)
        for step in taken[self._run.steps :]:
            self._run.answer(self._run.chosen(step.keys), step.left)
            self._taken.append(step)
            self._note_question(number)
        if leaving:
            self._leaving = leaving
            self._note_question(number)

    def _undo_target(self, seat: int, consent: bool) -> int:
        if self.finished:
            raise UndoBarred(Text("undo-finished"))
        last = max((index for index, step in enumerate(self._taken) if seat in step.keys), default=None)
        if last is None:
            raise UndoBarred(Text("undo-nothing"))
        if self._leaving or any(step.left for step in self._taken[last:]):
            raise UndoBarred(Text("undo-left"))
        if not consent and self._answers:
            raise UndoBarred(Text("undo-other-player"))
        for step in reversed(self._taken[last:]):
            if step.barred:
                raise UndoBarred(Text("undo-revealed"))
            if not consent and set(step.keys) != {seat}:
                raise UndoBarred(Text("undo-other-player"))
        return last

    def _run_from(self, point: Checkpoint, spacing: int = SPACING) -> Run:
        gone = [seat for step in self._taken[: point.steps] for seat in step.left]
        return Run(self.game, point.thaw(), self._run.events[: point.events], point.steps, spacing, gone)

    def _last_turn(self) -> Checkpoint | None:
        """The state at the latest turn boundary; if that one was not kept, it is found again and kept from now on."""
        now = self._run
        if self._checkpoints and (now.checkpoint is None or now.checkpoint.steps != now.turned):
            again = self._run_from(self._checkpoints[-1], spacing=0)
            for step in self._taken[again.steps : now.turned]:
                again.answer(again.chosen(step.keys), step.left)
            now.checkpoint = again.checkpoint
            self._note_checkpoint(now.checkpoint)
        return self._checkpoints[-1] if self._checkpoints else None


def _said(decision: Decision, answer: Option[Any]) -> Said:
    return Said(decision.about, decision.minor, answer.label)
