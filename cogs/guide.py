"""`/rules` and `/help`: our own rules of every game, topic by topic, and how to use the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs import reading
from cogs.controls import cut
from cogs.naming import about, name
from cogs.replies import fill, think
from cogs.speech import Speaker, listener
from cogs.tables import known_game, suggest_games
from engine.refusals import Refusal
from engine.text import Text

if TYPE_CHECKING:
    from cogs.client import Mistgrove


def find_topic(id: str, typed: str, speaker: Speaker) -> str:
    """The topic that was picked or typed, by id or title; what is none of them is left as it is."""
    wanted = typed.strip().casefold()
    for topic, title in reading.titles(id, speaker).items():
        if wanted in (topic.casefold(), title.casefold()):
            return topic
    return typed


class Guide(commands.Cog):
    def __init__(self, bot: Mistgrove) -> None:
        self.bot = bot

    async def suggest_topics(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = getattr(interaction.namespace, "game", None)
        try:
            id = known_game(chosen or "")
        except Refusal:
            return []
        found = reading.titles(id, listener(interaction)).items()
        return [
            app_commands.Choice(name=cut(title, 100), value=topic)
            for topic, title in found
            if typed.casefold() in title.casefold() or typed.casefold() in topic
        ][:25]

    @app_commands.command(name=name("cmd-rules"), description=about("cmd-rules"))
    @app_commands.rename(game=name("opt-game"), topic=name("opt-topic"))
    @app_commands.describe(game=about("opt-game"), topic=about("opt-topic"))
    @app_commands.autocomplete(game=suggest_games, topic=suggest_topics)
    async def rules(self, interaction: discord.Interaction, game: str, topic: str | None = None) -> None:
        await think(interaction)
        speaker = listener(interaction)
        id = known_game(game)
        if topic is None:
            message = reading.overview(id, 0, speaker)
        else:
            message = await reading.page(id, find_topic(id, topic, speaker), speaker, self.bot.studio)
        await fill(interaction, **message)

    @app_commands.command(name=name("cmd-help"), description=about("cmd-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        await think(interaction)
        await fill(interaction, listener(interaction)(Text("help")))


async def setup(bot: Mistgrove) -> None:
    await bot.add_cog(Guide(bot))
