"""Starts Mistgrove: with a token on Discord, without one in the sandbox (a small Discord on this machine, in a web page).

python bot.py            run
python bot.py --check    look at settings, database and permissions, and say what is missing
python bot.py --fresh    in the sandbox: begin with an empty world
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import shutil
import signal
import sys
from contextlib import ExitStack
from pathlib import Path

import discord
from dotenv import load_dotenv

from cogs.client import Mistgrove
from cogs.logs import start_logging
from cogs.permissions import INVITE, lacking
from cogs.settings import BadSettings, Settings, read_settings
from db import AlreadyRunning, DatabaseTooNew, Store, alone
from engine.refusals import Refusal
from engine.registry import game, game_ids
from words import words

log = logging.getLogger("mistgrove")
SANDBOX_TOKEN = "sandbox.mistgrove"
SANDBOX_PORT = 8421


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Mistgrove: board games on Discord for people who play when they have time."
    )
    parser.add_argument("--check", action="store_true", help="check settings, database and permissions, then stop")
    parser.add_argument("--fresh", action="store_true", help="sandbox only: begin with an empty world")
    parser.add_argument("--port", type=int, default=SANDBOX_PORT, help="sandbox only: where the page listens")
    args = parser.parse_args()
    load_dotenv(Path(__file__).with_name(".env"))
    try:
        settings = read_settings()
        load_components(settings)
    except BadSettings as problem:
        print(problem, file=sys.stderr)
        return 2
    start_logging(settings.log_level)
    try:
        if args.check:
            return asyncio.run(check(settings))
        if settings.token is None:
            asyncio.run(run_sandbox(settings, args.fresh, args.port))
        else:
            asyncio.run(run(settings, settings.token))
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN: create a new one on the application's Bot page.", file=sys.stderr)
        return 2
    except (AlreadyRunning, DatabaseTooNew) as problem:
        print(problem, file=sys.stderr)
        return 2
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise
        print(f"Something listens on port {args.port} already: choose another one with --port.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def load_components(settings: Settings) -> None:
    """Use an owner's own card and tile files, named like the games."""
    for id in game_ids():
        file = settings.components / f"{id}.json" if settings.components is not None else None
        if file is None or not file.exists():
            continue
        try:
            game(id).use(game(id).load(file.read_text(encoding="utf-8")))
        except Refusal as refusal:
            raise BadSettings(f"{file}: {words('en').say(refusal.reason)}") from refusal


async def run(settings: Settings, token: str) -> None:
    """Run until somebody stops us; SIGTERM ends cleanly."""
    with ExitStack() as stack:
        if settings.sandbox is not None:
            from sandbox.client import pointed_at

            stack.enter_context(pointed_at(settings.sandbox))
        stack.enter_context(alone(settings.database))
        store = await Store.open(settings.database)
        bot = Mistgrove(store, reports=settings.data / "reports")
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, lambda: loop.create_task(bot.close()))
        try:
            async with bot:
                await bot.start(token)
        finally:
            await store.close()
            log.info("stopped")


async def run_sandbox(settings: Settings, fresh: bool, port: int) -> None:
    """A small Discord on this machine, and the bot in it; both keep what happened between runs."""
    from sandbox.server import Sandbox

    home = settings.data / "sandbox"
    with alone(home):
        if fresh:
            shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True, exist_ok=True)
        async with Sandbox(port=port, data=home / "world", fresh=fresh) as sandbox:
            print(f"\n  Mistgrove runs in its sandbox: open {sandbox.url} in a browser.\n", flush=True)
            inside = Settings(SANDBOX_TOKEN, home, settings.log_level, settings.components, sandbox.url)
            await run(inside, SANDBOX_TOKEN)


async def check(settings: Settings) -> int:
    """Say what works and what is missing."""
    print(f"settings   ok: data in {settings.data}, log level {settings.log_level}")
    store = await Store.open(settings.database)
    await store.close()
    print(f"database   ok: {settings.database}")
    print(f"games      ok: {', '.join(game_ids())}")
    if settings.token is None:
        print("discord    no DISCORD_TOKEN: `make run` starts the sandbox")
        return 0
    with ExitStack() as stack:
        if settings.sandbox is not None:
            from sandbox.client import pointed_at

            stack.enter_context(pointed_at(settings.sandbox))
        return await check_discord(settings.token)


async def check_discord(token: str) -> int:
    """Log in once and look at the permissions in every server."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    missing = 0
    async with client:
        await client.login(token)
        connecting = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        print(f"discord    ok: logged in as {client.user}, in {len(client.guilds)} servers")
        if client.application_id is not None:
            rights = discord.Permissions(**dict.fromkeys(INVITE, True))
            print(f"invite     {discord.utils.oauth_url(client.application_id, permissions=rights)}")
        for guild in client.guilds:
            for channel in guild.text_channels:
                lacks = lacking(channel)
                if lacks and channel.permissions_for(guild.me).view_channel:
                    missing += 1
                    print(f"missing    {guild.name} #{channel.name}: {', '.join(lacks)}")
        await client.close()
        await asyncio.gather(connecting, return_exceptions=True)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
