"""What happened, in order: every request, event, gateway turn, deed of a person, fault and problem, one line each."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandbox.clock import Clock
from sandbox.errors import Json

KEPT = 5000
SHOWN_BODY = 300


@dataclass(slots=True)
class Entry:
    """One thing that happened; its line and detail are made when somebody reads them."""

    n: int
    at: float
    what: str
    title: str
    detail: Json

    @property
    def line(self) -> str:
        """One readable line."""
        body = self.detail.get("body", self.detail.get("data"))
        shown = "" if body is None else _short(body)
        answer = self.detail.get("answer")
        after = f" -> {_short(answer)}" if answer is not None and self.detail.get("status", 200) >= 400 else ""
        return f"{self.title} {shown}{after}".rstrip()


class Journal:
    """Keeps the last few thousand entries and tells listeners of new ones."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._entries: deque[Entry] = deque(maxlen=KEPT)
        self._listeners: set[Callable[[Entry], None]] = set()
        self.last = 0

    def note(self, what: str, title: str, **detail: Any) -> Entry:
        """Write something down."""
        self.last += 1
        entry = Entry(self.last, self._clock.now(), what, title, detail)
        self._entries.append(entry)
        for listen in self._listeners:
            listen(entry)
        return entry

    def after(self, n: int = 0, limit: int = KEPT) -> list[Entry]:
        """The last entries younger than a number, oldest first."""
        younger = [entry for entry in self._entries if entry.n > n]
        return younger[-limit:]

    def of(self, what: str) -> list[Entry]:
        """The entries of one sort."""
        return [entry for entry in self._entries if entry.what == what]

    def listen(self, listener: Callable[[Entry], None]) -> Callable[[], None]:
        """Hear of every new entry; call the answer to stop."""
        self._listeners.add(listener)
        return lambda: self._listeners.discard(listener)

    def shape(self, entry: Entry) -> Json:
        """An entry as JSON."""
        return {
            "n": entry.n,
            "at": self._clock.iso(entry.at),
            "what": entry.what,
            "line": entry.line,
            "detail": entry.detail,
        }

    def text(self, limit: int = 200) -> str:
        """The last entries as lines, for a failing test."""
        shown = self.after(limit=limit)
        start = shown[0].at if shown else 0.0
        return "\n".join(f"{entry.at - start:9.3f} {entry.what:8} {entry.line}" for entry in shown)


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= SHOWN_BODY else text[: SHOWN_BODY - 1] + "…"
