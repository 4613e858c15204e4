"""The bot itself: it owns the store, the host and the presenter, and loads the cogs."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from datetime import UTC, datetime
from pathlib import Path

import discord
from discord.ext import commands

from cogs.deeds import Deeds
from cogs.herald import Herald
from cogs.naming import Translator
from cogs.opening import open_table
from cogs.outbox import DmClosed, Outbox, nonce
from cogs.presenter import Presenter
from cogs.replies import explain
from cogs.studio import Studio
from db import Store
from engine.refusals import Refusal
from engine.text import Text
from host import Host
from render.kit.theme import SEAT_COLOURS

log = logging.getLogger(__name__)
COGS = ("cogs.router", "cogs.tables", "cogs.play", "cogs.guide", "cogs.caretaker")
INTENTS = discord.Intents(guilds=True)


class Tree(discord.app_commands.CommandTree["Mistgrove"]):
    """Slash commands whose mistakes are explained like those of buttons."""

    async def on_error(self, interaction: discord.Interaction, error: discord.app_commands.AppCommandError) -> None:
        cause = error.__cause__ if isinstance(error, discord.app_commands.CommandInvokeError) else error

        async def again() -> None:
            raise cause if cause is not None else error

        await explain(interaction, again())


class Mistgrove(commands.Bot):
    def __init__(self, store: Store, reports: Path | None = None) -> None:
        """`reports`: where the transcripts of failing rules go."""
        super().__init__(
            command_prefix=(),
            intents=INTENTS,
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.store = store
        self.studio = Studio()
        self.outbox = Outbox(self)
        self.presenter = Presenter(self.outbox, store, self.studio)
        self.presenter.on_channel_lost = self.lose_channel
        self.herald = Herald(self, self.outbox, store)
        self.presenter.on_barred = self.herald.complain
        self.host = Host(store, colours=len(SEAT_COLOURS), on_change=self.presenter.present, reports=reports)
        self.presenter.lulls.act = self.host.advance
        self.deeds = Deeds(self)
        self._languages: dict[int, str] = {}
        self._resumed: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await self.load_extension(cog)
        await self.sync_commands()
        self._resumed = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        """Go on where the last run stopped; only once Discord listens."""
        await self.wait_until_ready()
        for guild_id in await self.store.matches.guilds() - {guild.id for guild in self.guilds}:
            await self.lose_guild(guild_id)
        await self.host.resume()
        log.info("resumed")

    async def on_ready(self) -> None:
        log.info("ready", extra={"guilds": len(self.guilds)})

    async def close(self) -> None:
        if self._resumed is not None:
            self._resumed.cancel()
            await asyncio.gather(self._resumed, return_exceptions=True)
        self.presenter.lulls.close()
        await self.host.close()
        self.studio.close()
        await super().close()

    async def sync_commands(self) -> None:
        """Tell Discord our commands, but only if they are not the ones it has."""
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        mark = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if await self.store.meta.get("commands") != mark:
            await self.tree.sync()
            await self.store.meta.set("commands", mark)
            log.info("commands synced", extra={"count": len(payload)})

    # People.

    async def remember(self, interaction: discord.Interaction) -> None:
        """Keep the language of whoever speaks to us."""
        user, locale = interaction.user.id, str(interaction.locale)
        if self._languages.get(user) == locale:
            return
        if (await self.store.people.user(user)).locale != locale:
            await self.store.people.note_language(user, locale)
        self._languages[user] = locale

    async def try_dms(self, user_id: int, text: str) -> None:
        """Write a DM to find out whether it arrives; Refusal if it does not."""
        try:
            await self.outbox.dm(user_id, nonce(user_id, "hello", datetime.now(UTC).isoformat()), content=text)
        except DmClosed:
            await self.store.people.note_dms(user_id, datetime.now(UTC))
            raise Refusal(Text("dm-still-closed")) from None
        await self.store.people.note_dms(user_id, None)

    # Tables.

    async def open_table(self, interaction: discord.Interaction, game: str, place: str) -> None:
        await open_table(self, interaction, game, place)

    async def lose_channel(self, channel_id: int) -> None:
        await self.herald.lost(await self.host.lose_channel(channel_id))

    async def lose_guild(self, guild_id: int) -> None:
        """A server has sent the bot away, perhaps while it slept."""
        await self.herald.lost(await self.host.lose_guild(guild_id))
