"""The bot itself: it owns the store, the host and the presenter, and loads the cogs."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import aiohttp
import discord
from discord.ext import commands

from cogs.deeds import Deeds
from cogs.naming import Translator
from cogs.opening import open_table
from cogs.outbox import Barred, DmClosed, Gone, Outbox, Unreachable, nonce
from cogs.panel import jump, speaker_for
from cogs.permissions import lacking, permission_names
from cogs.presenter import Presenter
from cogs.replies import explain
from cogs.speech import Speaker, plain
from cogs.studio import Studio
from db import Store
from engine.refusals import Refusal
from engine.text import Text
from host import Host, Table

log = logging.getLogger(__name__)
COGS = ("cogs.router", "cogs.tables", "cogs.play", "cogs.guide", "cogs.caretaker")
INTENTS = discord.Intents(guilds=True)
COMPLAINT_EVERY = timedelta(hours=1)


class Tree(discord.app_commands.CommandTree["Mistgrove"]):
    """Slash commands whose mistakes are explained like those of buttons."""

    async def on_error(self, interaction: discord.Interaction, error: discord.app_commands.AppCommandError) -> None:
        cause = error.__cause__ if isinstance(error, discord.app_commands.CommandInvokeError) else error

        async def again() -> None:
            raise cause if cause is not None else error

        await explain(interaction, again())


class Mistgrove(commands.Bot):
    def __init__(self, store: Store) -> None:
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
        self.presenter.on_barred = self.complain
        self.host = Host(store, on_change=self.presenter.present)
        self.deeds = Deeds(self)
        self._languages: dict[int, str] = {}
        self._complained: dict[str, datetime] = {}
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
        await self.host.resume()
        log.info("resumed")

    async def on_ready(self) -> None:
        log.info("ready", extra={"guilds": len(self.guilds)})

    async def close(self) -> None:
        if self._resumed is not None:
            self._resumed.cancel()
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
        known = await self.store.people.user(user)
        if known.locale != locale:
            await self.store.people.save_user(replace(known, locale=locale))
        self._languages[user] = locale

    async def try_dms(self, user_id: int, text: str) -> None:
        """Write a DM to find out whether it arrives; Refusal if it does not."""
        user = await self.store.people.user(user_id)
        try:
            await self.outbox.dm(user_id, nonce(user_id, "hello", datetime.now(UTC).isoformat()), content=text)
        except DmClosed:
            await self.store.people.save_user(replace(user, dm_state="closed", dm_closed_at=datetime.now(UTC)))
            raise Refusal(Text("dm-still-closed")) from None
        await self.store.people.save_user(replace(user, dm_state="open", dm_closed_at=None))

    async def nudge(self, table: Table, people: Iterable[int], by: str) -> None:
        """Remind people: by DM where that works, else in the channel."""
        mentioned = []
        for user_id in people:
            user = await self.store.people.user(user_id)
            where = jump(table.guild_id, table.channel_id) if table.channel_id else "–"
            text = Speaker(user.locale)(Text("nudge", by=plain(by), game=table.info.title, where=where))
            try:
                if user.dm_state == "closed":
                    raise DmClosed
                await self.outbox.dm(
                    user_id, nonce(table.id, user_id, "nudge", datetime.now(UTC).isoformat()), content=text
                )
            except DmClosed:
                mentioned.append(user_id)
        if mentioned and table.channel_id is not None:
            who = " ".join(f"<@{user}>" for user in mentioned)
            text = speaker_for(table, table.locale)(Text("nudge-channel", who=who, by=plain(by)))
            users = [discord.Object(user) for user in mentioned]
            mark = nonce(table.id, "nudge", datetime.now(UTC).isoformat())
            await self.outbox.send(
                table.channel_id, mark, content=text, allowed_mentions=discord.AllowedMentions(users=users)
            )

    # Tables.

    async def open_table(self, interaction: discord.Interaction, game: str, place: str) -> None:
        await open_table(self, interaction, game, place)

    async def announce(self, table: Table, text: Text) -> None:
        """Say something in the channel of a table."""
        if table.channel_id is None:
            return
        try:
            mark = nonce(table.id, text, table.rows)
            await self.outbox.send(table.channel_id, mark, content=speaker_for(table, table.locale)(text))
        except (Gone, Barred, Unreachable):
            log.info("could not announce", extra={"match": table.id})

    async def lose_channel(self, channel_id: int) -> None:
        """A channel is gone: its players are told how to go on elsewhere."""
        for table in await self.host.lose_channel(channel_id):
            await self.tell_players(table, Text("channel-lost", game=table.info.title, id=table.id))

    async def tell_players(self, table: Table, text: Text) -> None:
        for seat in table.seats:
            if seat.user_id is None:
                continue
            user = await self.store.people.user(seat.user_id)
            try:
                mark = nonce(table.id, seat.user_id, text)
                await self.outbox.dm(seat.user_id, mark, content=speaker_for(table, user.locale)(text))
            except (DmClosed, Barred, Gone, Unreachable, discord.HTTPException, aiohttp.ClientError):
                log.info("could not tell a player", extra={"match": table.id})

    async def complain(self, table: Table) -> None:
        """Tell whoever leads a table which permission is missing, at most once an hour."""
        now = datetime.now(UTC)
        if now - self._complained.get(table.id, now - COMPLAINT_EVERY) < COMPLAINT_EVERY or table.channel_id is None:
            return
        self._complained[table.id] = now
        user = await self.store.people.user(table.host_id)
        speaker = speaker_for(table, user.locale)
        channel = self.get_channel(table.channel_id)
        missing = lacking(channel) if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else []
        text = Text("permission-missing", where=f"<#{table.channel_id}>", what=permission_names(missing, speaker))
        try:
            await self.outbox.dm(table.host_id, nonce(table.id, "barred", now.isoformat()), content=speaker(text))
        except (DmClosed, Barred, Gone, Unreachable):
            log.warning("permission missing and nobody to tell", extra={"match": table.id})
