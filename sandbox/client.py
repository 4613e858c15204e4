"""Points discord.py at a sandbox, and back at Discord afterwards."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

import discord
import discord.gateway
import discord.http
import yarl

from sandbox.tokens import REFUSAL, is_sandbox_token, looks_real

ADDRESS = "MISTGROVE_SANDBOX"
TOKEN = "DISCORD_TOKEN"


@contextlib.contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Let every discord.py client of this process talk to the sandbox at a loopback address."""
    address = yarl.URL(url)
    if address.host not in ("127.0.0.1", "localhost", "::1"):
        raise ValueError(f"{url} is not on loopback; a sandbox is nowhere else")
    route, socket, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.Asset
    before = route.BASE, socket.DEFAULT_GATEWAY, asset.BASE
    route.BASE = str(address / "api" / "v10")
    socket.DEFAULT_GATEWAY = address.with_scheme("ws") / "gateway"
    asset.BASE = str(address).rstrip("/")
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY, asset.BASE = before


@contextlib.contextmanager
def pointed_by_environment() -> Iterator[str]:
    """Use the sandbox that the environment names, if it names one; gives the token to log in with."""
    url, token = os.environ.get(ADDRESS), os.environ.get(TOKEN, "")
    if url is None:
        yield token
        return
    if looks_real(token):
        raise ValueError(REFUSAL)
    if not is_sandbox_token(token):
        raise ValueError(f"{TOKEN} must be sandbox.<anything> when {ADDRESS} is set")
    with pointed_at(url):
        yield token
