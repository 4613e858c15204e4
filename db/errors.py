"""Why something could not be written. In each case nothing of it was."""

from __future__ import annotations


class StoreFailed(Exception):
    """The database could not do it: a full disk, a lock that never ended, a broken file."""


class RowTaken(Exception):
    """Another process has appended to this log: read it again."""


class Outdated(Exception):
    """The match has been changed since it was read: read it again."""


class AlreadyDone(Exception):
    """The interaction has left its row in a log before."""


class IdTaken(Exception):
    """There is a match of that id."""


class ChannelInUse(Exception):
    """An open match lives in that channel."""

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id


class RematchExists(Exception):
    """Somebody has opened the rematch already."""

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id
