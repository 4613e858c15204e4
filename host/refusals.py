"""Why the host says no: one name for each reason. Nothing has changed when one of these is raised.

Their sentences are in `words/*/host.ftl`. A `Player` in a reason is a seat of the table in question.
"""

from __future__ import annotations

from engine.refusals import Refusal
from engine.text import Player, Text


class NoSuchTable(Refusal):
    """There is no match of that id."""

    def __init__(self) -> None:
        super().__init__(Text("host-no-table"))


class ChannelTaken(Refusal):
    """Another table lives in this channel: `match_id`."""

    def __init__(self, match_id: str) -> None:
        super().__init__(Text("host-channel-taken"))
        self.match_id = match_id


class NotInLobby(Refusal):
    """It is too late for that: the game has started, or the lobby is closed."""


class NotRunning(Refusal):
    """Nobody can play here now: not started yet, called off, or frozen."""


class NotSeated(Refusal):
    """This person does not sit at the table."""

    def __init__(self) -> None:
        super().__init__(Text("host-not-seated"))


class AlreadySeated(Refusal):
    """This person sits at the table already."""

    def __init__(self) -> None:
        super().__init__(Text("host-already-seated"))


class Conceded(Refusal):
    """A computer plays on for this person."""

    def __init__(self) -> None:
        super().__init__(Text("host-conceded"))


class HasLeft(Refusal):
    """This person has left the game for good."""

    def __init__(self) -> None:
        super().__init__(Text("host-left"))


class NotHost(Refusal):
    """That is up to the host of the table, or to those who manage the server."""

    def __init__(self, host_seat: int | None) -> None:
        who = {} if host_seat is None else {"host": Player(host_seat)}
        super().__init__(Text("host-not-host" if who else "host-not-manager", **who))


class LobbyFull(Refusal):
    """Every seat is taken."""

    def __init__(self, most: int) -> None:
        super().__init__(Text("host-full", most=most))


class TooFew(Refusal):
    """Some seats have to be filled before the game can start."""

    def __init__(self, missing: int, least: int) -> None:
        super().__init__(Text("host-too-few", missing=missing, least=least))
        self.missing = missing


class NoSuchSeat(Refusal):
    """There is no such seat, or not with such a player in it."""

    def __init__(self, reason: str = "host-no-seat") -> None:
        super().__init__(Text(reason))


class NoSuchColour(Refusal):
    """There is no such colour, or it is somebody else's."""


class NoSuchLevel(Refusal):
    """Computers do not play at such a level."""

    def __init__(self, level: str, known: str) -> None:
        super().__init__(Text("host-no-level", level=level, known=known))


class NotInvited(Refusal):
    """There is no invitation to decline, or nothing to invite to."""


class BadPlan(Refusal):
    """The plan has no keys, too many, or one that nobody could ever answer."""


class BadOrder(Refusal):
    """The game knows no such standing order, or not with that value."""


class NoUndoRequest(Refusal):
    """Nobody has asked to take something back, or the game has gone on since."""

    def __init__(self) -> None:
        super().__init__(Text("host-no-undo-request"))


class NobodyToNudge(Refusal):
    """Nobody else is being waited for."""

    def __init__(self) -> None:
        super().__init__(Text("host-nobody-to-nudge"))


class NudgedAlready(Refusal):
    """Everybody who is waited for has been nudged within the hour."""

    def __init__(self, minutes: int) -> None:
        super().__init__(Text("host-nudged", minutes=minutes))
        self.minutes = minutes


class NotEnded(Refusal):
    """A rematch has to wait for the end."""

    def __init__(self) -> None:
        super().__init__(Text("host-not-ended"))


class RuleBroke(Refusal):
    """The rules failed at this answer: our bug, reported; the match is as before."""

    def __init__(self) -> None:
        super().__init__(Text("host-rule-failed"))


class NotSaved(Refusal):
    """The database could not be read or written."""

    def __init__(self) -> None:
        super().__init__(Text("host-not-saved"))
