"""What a match remembers: the rows of its log, and the whole steps that they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Kind = Literal["answer", "replace", "withdraw", "undo", "leave"]


@dataclass(frozen=True)
class Entry:
    """One row of the log. `number` is the decision it was for; `digest` is set when it completed a step."""

    kind: Kind
    seat: int
    number: int
    key: str = ""
    digest: str = ""


@dataclass(frozen=True)
class Taken:
    """A whole step: who answered what, who left, and whether anything was revealed or drawn right after it."""

    number: int
    keys: Mapping[int, str]
    barred: bool
    left: tuple[int, ...] = ()
