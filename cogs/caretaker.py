"""What happens around the tables: deleted channels and threads, servers that send the bot away,
forgotten lobbies, and what could not be shown the first time."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord.ext import commands, tasks

from engine.refusals import Refusal

if TYPE_CHECKING:
    from cogs.client import Mistgrove

log = logging.getLogger(__name__)
LOBBY_LIFE = timedelta(days=7)
BARRED_EVERY = 10
"""Minutes between attempts to post where that was not allowed."""


class Caretaker(commands.Cog):
    def __init__(self, bot: Mistgrove) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.expire.start()
        self.show_again.start()

    async def cog_unload(self) -> None:
        self.expire.cancel()
        self.show_again.cancel()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.bot.lose_channel(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.bot.lose_channel(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.bot.lose_guild(guild.id)

    @tasks.loop(hours=1)
    async def expire(self) -> None:
        """A lobby that nobody starts does not stand in the way for ever."""
        try:
            expired = await self.bot.host.expire_lobbies(LOBBY_LIFE)
        except Refusal as refusal:
            # A database that fails now may work in an hour; an error would end this loop for good.
            log.warning("could not expire lobbies", extra={"reason": refusal.reason.id})
            return
        if expired:
            log.info("lobbies expired", extra={"count": len(expired)})

    @tasks.loop(minutes=1)
    async def show_again(self) -> None:
        """What could not be shown when Discord did not answer, or did not let us, is tried again."""
        presenter = self.bot.presenter
        later = presenter.barred if self.show_again.current_loop % BARRED_EVERY == 0 else set()
        for match_id in presenter.unshown | later:
            try:
                await self.bot.host.advance(match_id)
            except Refusal as refusal:
                log.warning("could not show again", extra={"match": match_id, "reason": refusal.reason.id})

    @show_again.before_loop
    @expire.before_loop
    async def wait(self) -> None:
        await self.bot.wait_until_ready()


async def setup(bot: Mistgrove) -> None:
    await bot.add_cog(Caretaker(bot))
