"""What happens around the tables: deleted channels and threads, servers that send the bot away, forgotten lobbies."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord.ext import commands, tasks

from engine.text import Text

if TYPE_CHECKING:
    from cogs.client import Mistgrove

log = logging.getLogger(__name__)
LOBBY_LIFE = timedelta(days=7)


class Caretaker(commands.Cog):
    def __init__(self, bot: Mistgrove) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.expire.start()

    async def cog_unload(self) -> None:
        self.expire.cancel()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.bot.lose_channel(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.bot.lose_channel(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for table in await self.bot.host.lose_guild(guild.id):
            await self.bot.tell_players(table, Text("channel-lost", game=table.info.title, id=table.id))

    @tasks.loop(hours=1)
    async def expire(self) -> None:
        """A lobby that nobody starts does not stand in the way for ever."""
        expired = await self.bot.host.expire_lobbies(LOBBY_LIFE)
        if expired:
            log.info("lobbies expired", extra={"count": len(expired)})

    @expire.before_loop
    async def wait(self) -> None:
        await self.bot.wait_until_ready()


async def setup(bot: Mistgrove) -> None:
    await bot.add_cog(Caretaker(bot))
