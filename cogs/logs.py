"""Structured logs: one line an event, `key=value` behind it. No tokens, no hidden cards: only ids, counts and codes go in."""

from __future__ import annotations

import logging
import re

import discord

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
    # What discord.py and Alembic say of every request and step is for their own developers.
    for name in ("discord", "alembic"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level)))
    # There is no voice here, so nobody needs to hear that it cannot work.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
