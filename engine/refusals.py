"""Named refusals: a player's mistake, with its reason as a Text that can be shown to that player.

Anything else that is raised out of the rules is our own bug.
"""

from __future__ import annotations

from engine.text import Text


class Refusal(Exception):
    """Something a player asked for that cannot be; nothing has changed."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


class IllegalChoice(Refusal):
    """The key is not one of the options."""


class NotYourDecision(Refusal):
    """This seat is not asked anything now."""


class StaleDecision(Refusal):
    """The answer is for a question that is over."""


class UndoBarred(Refusal):
    """Something has been seen, drawn or answered since, or there is nothing to take back."""


class NothingToWithdraw(Refusal):
    """This seat has given no answer that could be withdrawn."""


class CannotLeave(Refusal):
    """The game does not know how to go on without somebody, or this seat has left already."""


class GameOver(Refusal):
    """The game has ended."""


class BadTable(Refusal):
    """The number of players or a table option does not fit the game."""


class BadComponents(Refusal):
    """A component file is not as the game needs it."""


class BadTranscript(Refusal):
    """A transcript cannot be read or played."""
