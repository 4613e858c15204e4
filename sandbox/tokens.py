"""Tokens: the sandbox knows `sandbox.<anything>` and refuses, loudly, whatever looks like a real one."""

from __future__ import annotations

import re

PREFIX = "sandbox."
REAL = re.compile(r"(?:Bot )?(?:mfa\.)?[\w-]{18,32}\.[\w-]{6,7}\.[\w-]{27,}")
REFUSAL = (
    "This looks like a real Discord token. The sandbox does not want it: nothing was sent anywhere. "
    "Use DISCORD_TOKEN=sandbox.mistgrove here, and reset the real token if others can see it."
)


def looks_real(token: str) -> bool:
    """Whether this could be the token of a bot on the real Discord."""
    return REAL.fullmatch(token.strip()) is not None


def is_sandbox_token(token: str) -> bool:
    """Whether the sandbox lets a bot in with this."""
    return token.startswith(PREFIX) and len(token) > len(PREFIX) and not looks_real(token)
