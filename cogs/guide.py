"""`/rules` and `/help`: our own rules of every game, topic by topic, and how to use the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.controls import cut
from cogs.naming import about, name
from cogs.replies import fill, think
from cogs.speech import Speaker, listener
from cogs.tables import known_game, suggest_games
from engine.refusals import Refusal
from engine.registry import game
from engine.text import Text

if TYPE_CHECKING:
    from cogs.client import Mistgrove


def topics(id: str, speaker: Speaker) -> dict[str, str]:
    """Every topic of a game's rules: its id and its title."""
    return {topic: speaker(Text(f"{id}-rules-{topic}.title")) for topic in game(id).info.topics}


def find_topic(id: str, typed: str, speaker: Speaker) -> str:
    known = topics(id, speaker)
    wanted = typed.strip().casefold()
    for topic, title in known.items():
        if wanted in (topic.casefold(), title.casefold()):
            return topic
    raise Refusal(Text("rules-no-topic", topic=typed[:60], known=", ".join(list(known.values())[:30])))


class Guide(commands.Cog):
    def __init__(self, bot: Mistgrove) -> None:
        self.bot = bot

    async def suggest_topics(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = getattr(interaction.namespace, "game", None)
        try:
            id = known_game(chosen or "")
        except Refusal:
            return []
        found = topics(id, listener(interaction)).items()
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
            listed = "\n".join(f"• {title}" for title in topics(id, speaker).values())
            await fill(interaction, cut(speaker(Text("rules-topics", game=Text(f"{id}-title"), topics=listed)), 2000))
            return
        found = find_topic(id, topic, speaker)
        title = speaker(Text(f"{id}-rules-{found}.title"))
        text = f"**{title}**\n{speaker(Text(f'{id}-rules-{found}'))}"
        picture = await self.bot.studio.illustration(id, found, speaker)
        await fill(interaction, cut(text, 2000), files=[picture] if picture is not None else [])

    @app_commands.command(name=name("cmd-help"), description=about("cmd-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        await think(interaction)
        await fill(interaction, listener(interaction)(Text("help")))


async def setup(bot: Mistgrove) -> None:
    await bot.add_cog(Guide(bot))
