"""What a match remembers: the rows of its log, and the whole steps that they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.text import Text

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
class Said:
    """An answer as its menu said it, and to what kind of question (`Decision.about`)."""

    about: str
    minor: bool
    label: Text


@dataclass(frozen=True)
class Taken:
    """A whole step: who answered what, who left, and whether anything was revealed or drawn right after it."""

    number: int
    keys: Mapping[int, str]
    barred: bool
    left: tuple[int, ...] = ()
    said: Mapping[int, Said] = field(default_factory=dict)

    @property
    def minor(self) -> bool:
        """Whether it was answered in passing."""
        return bool(self.said) and all(said.minor for said in self.said.values())
