"""Structured logs: one line an event, `key=value` behind it. No tokens, no hidden cards: only ids, counts and codes go in."""

from __future__ import annotations

import logging
import re

STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{6}\.[\w-]{25,}|/(?:webhooks|interactions)/\d+/[\w.-]{20,}")


class LineFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        extras = {name: value for name, value in vars(record).items() if name not in STANDARD}
        tail = "".join(f" {name}={value!r}" for name, value in sorted(extras.items()))
        line = f"{self.formatTime(record)} {record.levelname:<7} {record.name}: {record.getMessage()}{tail}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return TOKEN.sub("(secret)", line)


def start_logging(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # What discord.py says of every request is for its own developers.
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))
