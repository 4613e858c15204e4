"""Custom ids: what a button or select carries so that it works after any restart.

`g:<match>:<number>:<verb>:<words>` is an action on an open question (words: the answer so far);
`t:<match>:<verb>:<argument>` is an action on a table as a whole; `r:<game>:<verb>:<argument>` turns a page of the rules.
Nothing hidden is ever in one that others can see: panels with words in them are only shown to their own player.
"""

from __future__ import annotations

from dataclasses import dataclass

LONGEST = 100


@dataclass(frozen=True)
class PanelId:
    """An action on the panel of one question. `verb` is a letter, sometimes with a number or a direction behind it."""

    match: str
    number: int
    verb: str
    words: str = ""

    def __str__(self) -> str:
        return _short(f"g:{self.match}:{self.number}:{self.verb}:{self.words}")


@dataclass(frozen=True)
class TableId:
    """An action on a table: join, start, board as text, ..."""

    match: str
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        return _short(f"t:{self.match}:{self.verb}:{self.argument}")


@dataclass(frozen=True)
class RulesId:
    """A place in a game's rules: `open` and `sheet` lead to an overview, `topic` to a page."""

    game: str
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        return _short(f"r:{self.game}:{self.verb}:{self.argument}")


def _short(id: str) -> str:
    if len(id) > LONGEST:
        raise ValueError(f"a custom id has at most {LONGEST} characters: {id!r}")
    return id


def read(custom_id: str) -> PanelId | TableId | RulesId | None:
    """What a custom id says, or None if it is none of ours."""
    parts = custom_id.split(":", 4)
    if parts[0] == "g" and len(parts) == 5 and parts[2].isdecimal():
        return PanelId(parts[1], int(parts[2]), parts[3], parts[4])
    parts = custom_id.split(":", 3)
    if parts[0] == "t" and len(parts) == 4:
        return TableId(parts[1], parts[2], parts[3])
    if parts[0] == "r" and len(parts) == 4:
        return RulesId(parts[1], parts[2], parts[3])
    return None
