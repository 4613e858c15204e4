"""People who change their minds: answers in any order, replaced, withdrawn and taken back, with nonsense in between.

The history is written down here a second time, so that every undo can be compared with what it should lead back to.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.match import Entry, Match
from engine.refusals import NothingToWithdraw, Refusal, UndoBarred
from engine.rng import Rng


def fingerprint(match: Match) -> tuple[Any, ...]:
    """All that must be unchanged after a refusal."""
    return (
        match.digest(),
        tuple(match.log),
        tuple((decision.seat, decision.number) for decision in match.pending()),
        tuple((option.key if (option := match.answer_of(seat)) else None) for seat in range(match.players)),
        tuple(match.events(seat) for seat in (None, *range(match.players))),
    )


def repeat(match: Match, entry: Entry) -> Entry:
    """Do what a row of a log says, as a player would."""
    if entry.kind == "withdraw":
        return match.withdraw(entry.seat, entry.number)
    if entry.kind == "undo":
        return match.undo(entry.seat, consent=entry.key == "consent")
    if entry.kind == "leave":
        return match.leave(entry.seat)
    return match.submit(entry.seat, entry.key, entry.number)


@dataclass
class Past:
    """A question as it was asked, and how it was answered."""

    digest: str
    events: int
    seats: set[int]
    barred: bool


@dataclass
class Wild:
    """A match played by people who change their minds; `count` says what they did."""

    match: Match
    rng: Rng
    count: dict[str, int] = field(default_factory=dict)
    past: list[Past] = field(default_factory=list)
    numbers: set[int] = field(default_factory=set)
    prints: list[tuple[Any, ...]] = field(default_factory=list)
    """A fingerprint after each row."""
    revealed: int = 0

    def play(self, rows: int) -> None:
        self._note_number()
        for _ in range(3 * rows):
            if self.match.finished or len(self.match.log) >= rows:
                break
            before = len(self.match.log)
            act = self.rng.choice(
                (self.answer, self.answer, self.answer, self.answer, self.change, self.withdraw, self.undo)
            )
            act()
            name = act.__name__ if len(self.match.log) > before else f"refused {act.__name__}"
            self.count[name] = self.count.get(name, 0) + 1
            if len(self.match.log) > before:
                self.prints.append(fingerprint(self.match))

    def answer(self) -> None:
        decision = self.rng.choice(self.match.pending())
        self._submit(decision.seat)

    def change(self) -> None:
        answered = [seat for seat in range(self.match.players) if self.match.answer_of(seat) is not None]
        if answered:
            self._submit(self.rng.choice(answered))

    def _submit(self, seat: int) -> None:
        match = self.match
        decision = match.decision(seat)
        assert decision is not None
        digest, events, uses = match.digest(), self._events(), self._uses()
        asked = {other for other in range(match.players) if match.decision(other) is not None}
        kind = "answer" if match.answer_of(seat) is None else "replace"
        entry = match.submit(seat, decision.options.sample(self.rng).key, decision.number)
        assert (entry.kind, entry.seat, entry.number) == (kind, seat, decision.number)
        assert match.log[-1] is entry
        if not entry.digest:
            # Others are still thinking: nothing has happened on the table.
            assert (match.digest(), self._events()) == (digest, events)
            assert match.decision(seat) is decision
            return
        barred = self._reveals() > self.revealed or self._uses() > uses
        self.past.append(Past(digest, events, asked, barred))
        self._note_number()

    def withdraw(self) -> None:
        seat = self.rng.below(self.match.players)
        before = fingerprint(self.match)
        if self.match.answer_of(seat) is None:
            with pytest.raises(Refusal) as refused:
                self.match.withdraw(seat)
            if self.match.decision(seat) is not None:
                assert isinstance(refused.value, NothingToWithdraw)
            assert fingerprint(self.match) == before
            return
        assert self.match.withdraw(seat).kind == "withdraw"
        assert self.match.answer_of(seat) is None
        assert self.match.digest() == before[0]

    def undo(self) -> None:
        seat, consent = self.rng.below(self.match.players), self.rng.below(3) == 0
        match = self.match
        before = fingerprint(match)
        if match.answer_of(seat) is not None:
            assert match.undo_refusal(seat, consent=consent) is None
            assert match.undo(seat, consent=consent).kind == "withdraw"
            assert match.digest() == before[0]
            return
        target = self._target(seat, consent)
        if isinstance(target, str):
            reason = match.undo_refusal(seat, consent=consent)
            assert reason is not None
            assert reason.id == target
            with pytest.raises(UndoBarred):
                match.undo(seat, consent=consent)
            assert fingerprint(match) == before
            return
        assert match.undo_refusal(seat, consent=consent) is None
        match.undo(seat, consent=consent)
        assert (match.digest(), self._events()) == (self.past[target].digest, self.past[target].events)
        assert {decision.seat for decision in match.pending()} == self.past[target].seats
        del self.past[target:]
        self._note_number()

    def _target(self, seat: int, consent: bool) -> int | str:
        """Which question an undo leads back to, or why it cannot."""
        mine = [index for index, past in enumerate(self.past) if seat in past.seats]
        if not mine:
            return "undo-nothing"
        if not consent and any(self.match.answer_of(other) for other in range(self.match.players)):
            return "undo-other-player"
        for past in reversed(self.past[mine[-1] :]):
            if past.barred:
                return "undo-revealed"
            if not consent and past.seats != {seat}:
                return "undo-other-player"
        return mine[-1]

    def _note_number(self) -> None:
        """A new question has a number that none had before."""
        self.revealed = self._reveals()
        numbers = {decision.number for decision in self.match.pending()}
        if self.match.finished:
            return
        assert len(numbers) == 1, "all who are asked together share a number"
        assert not numbers & self.numbers, "a number was used twice"
        self.numbers |= numbers

    def _reveals(self) -> int:
        return sum(event.reveals for reader in range(self.match.players) for event in self.match.events(reader))

    def _events(self) -> int:
        return len(self.match._run.events)

    def _uses(self) -> int:
        uses: int = self.match._run.state.rng.uses
        return uses
