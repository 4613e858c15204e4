"""Settings from the environment (or a `.env` file), checked once at the start with a clear message for each mistake."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSettings(Exception):
    """Something in the environment cannot be used; the message says what and how to mend it."""


@dataclass(frozen=True)
class Settings:
    token: str | None
    """None: run the sandbox instead of talking to Discord."""
    data: Path
    log_level: str
    components: Path | None
    sandbox: str | None
    """The address of a sandbox that is running already."""

    @property
    def database(self) -> Path:
        return self.data / "mistgrove.db"


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    token = environment.get("DISCORD_TOKEN", "").strip() or None
    if token is not None and (token.count(".") < 1 or any(sign.isspace() for sign in token)):
        raise BadSettings(
            "DISCORD_TOKEN does not look like a bot token: copy it again from the application's Bot page."
        )
    level = environment.get("MISTGROVE_LOG_LEVEL", "INFO").strip().upper()
    if level not in LEVELS:
        raise BadSettings(f"MISTGROVE_LOG_LEVEL is {level!r}; it has to be one of {', '.join(LEVELS)}.")
    data = Path(environment.get("MISTGROVE_DATA", "").strip() or "data")
    try:
        data.mkdir(parents=True, exist_ok=True)
        probe = data / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadSettings(f"MISTGROVE_DATA is {data}, which cannot be written to: {error.strerror}.") from error
    components = environment.get("MISTGROVE_COMPONENTS", "").strip()
    if components and not Path(components).is_dir():
        raise BadSettings(f"MISTGROVE_COMPONENTS is {components}, which is no directory.")
    sandbox = environment.get("MISTGROVE_SANDBOX", "").strip() or None
    if sandbox is not None and not sandbox.startswith("http://127.0.0.1:"):
        raise BadSettings("MISTGROVE_SANDBOX has to be an address on 127.0.0.1.")
    return Settings(token, data, level, Path(components) if components else None, sandbox)
