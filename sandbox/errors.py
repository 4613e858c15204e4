"""Discord's refusals: an HTTP status, a JSON code, a sentence, and for bad forms the tree of field errors."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

# code: (status, message)
KNOWN: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40001: (401, "Unauthorized"),
    40003: (400, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "Maximum number of follow-up messages reached for an interaction without a guild install (5)"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}


class ApiError(Exception):
    """A refusal on its way to the bot."""

    def __init__(self, code: int, *, status: int | None = None, message: str | None = None, **extra: Any) -> None:
        known_status, known_message = KNOWN.get(code, (400, "Unknown error"))
        self.code = code
        self.status = known_status if status is None else status
        self.body: Json = {"message": known_message if message is None else message, "code": code, **extra}
        super().__init__(f"{self.status} {self.code}: {self.body['message']}")


class BadForm(ApiError):
    """50035: fields that are wrong, each with its path; `unknown` names those that Discord does not have."""

    def __init__(self, errors: Json, unknown: tuple[str, ...] = ()) -> None:
        super().__init__(50035, errors=errors)
        self.unknown = unknown


class ActorError(Exception):
    """A refusal on its way to a person."""

    def __init__(self, status: int, sentence: str) -> None:
        self.status = status
        self.sentence = sentence
        super().__init__(f"{status}: {sentence}")
