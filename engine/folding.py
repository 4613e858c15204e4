"""A stored log folded into a match again; where that goes another way than it did, the row is named, and nothing goes on.

Comparing a digest costs about as much as an answer, so of the stored ones every tenth and the last are compared. Only where one
of them is wrong, or a row is refused, the log is folded once more, comparing all, to find the first that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.digest import SCHEMES, UnknownScheme, scheme_of
from engine.log import Entry
from engine.refusals import Refusal
from engine.run import RuleFailed

if TYPE_CHECKING:
    from engine.match import Match

COMPARED = 10


class Diverged(Exception):
    """A replayed row was refused now, or led to another state than the one that was stored."""

    def __init__(self, row: int, entry: Entry, found: str) -> None:
        what = f"{entry.kind} of seat {entry.seat} {entry.key!r}"
        super().__init__(f"row {row} ({what}) gave {found}, stored was {entry.digest or 'nothing'}")
        self.row = row


def fold(match: Match, log: Sequence[Entry], digests: bool, afresh: Callable[[], Match]) -> None:
    """Repeat every row in this match, which stands at its beginning (as those that `afresh` makes do)."""
    marked = [row for row, entry in enumerate(log) if entry.digest] if digests else []
    strange = [row for row in marked if scheme_of(log[row].digest) not in SCHEMES]
    compared = {*marked[COMPARED - 1 :: COMPARED], *marked[-1:], *strange}
    try:
        for row, entry in enumerate(log):
            _repeat(match, row, entry, row in compared)
    except Diverged:
        again = afresh()
        for row, entry in enumerate(log):
            _repeat(again, row, entry, row in marked)
        raise


def _repeat(match: Match, row: int, entry: Entry, compare: bool) -> None:
    try:
        if entry.kind == "undo":
            match.undo(entry.seat, consent=entry.key == "consent")
        elif entry.kind == "withdraw":
            match.withdraw(entry.seat, entry.number)
        elif entry.kind == "leave":
            match.leave(entry.seat)
        else:
            match.submit(entry.seat, entry.key, entry.number)
    except (Refusal, RuleFailed) as problem:
        raise Diverged(row, entry, str(problem)) from problem
    if compare and (found := _digest_like(match, entry.digest)) != entry.digest:
        raise Diverged(row, entry, found)
    if entry.digest:
        match.log[-1] = entry


def _digest_like(match: Match, stored: str) -> str:
    """The digest of the state in the scheme of a stored one; or why there is none."""
    try:
        return match.digest(scheme_of(stored))
    except UnknownScheme as unknown:
        return str(unknown)
