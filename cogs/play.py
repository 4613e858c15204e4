"""Playing by typing, and looking: `/move`, `/hand`, `/board`, `/games`. Every answer is for the person alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.finding import find_table, suggest_tables
from cogs.links import place_of
from cogs.naming import about, name
from cogs.panel import speaker_for
from cogs.replies import fill, think
from cogs.speech import Speaker, awaited, listener
from cogs.studio import as_file
from engine.options import Option, Pick, Some
from engine.refusals import NotYourDecision, Refusal
from engine.rules import Decision
from engine.text import Text

if TYPE_CHECKING:
    from cogs.client import Mistgrove

MOST = 25


def complete(decision: Decision, typed: str, speaker: Speaker) -> list[tuple[str, Text]]:
    """Answers that go on from what was typed: whole words are walked, the last one may be half a word.

    Half a word may also be half the name in the reader's language: "Rak" finds `rocket`.
    """
    words = typed.split()
    partial = "" if not words or typed.endswith(" ") else words.pop().casefold()
    prefix = decision.options.spelled(" ".join(words))
    try:
        step = decision.options.next(prefix)
    except Refusal:
        return []
    if isinstance(step, Option):
        return [(step.key, step.label)]
    choices = list(step) if isinstance(step, Pick) else list(step.items) if isinstance(step, Some) else []
    found = []
    for choice in choices:
        names = (choice.word, *speaker(choice.label).split())
        if any(name.casefold().startswith(partial) for name in names) and choice.word not in words:
            found.append((f"{prefix} {choice.word}".strip(), choice.label))
    return found[:MOST]


class Play(commands.Cog):
    def __init__(self, bot: Mistgrove) -> None:
        self.bot = bot

    async def suggest_answers(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        named = getattr(interaction.namespace, "table", None)
        try:
            table = await find_table(self.bot, interaction, named, asked=True)
        except Refusal:
            return []
        seat = table.seat_of(interaction.user.id)
        decision = table.play.decision(seat) if seat is not None and table.status == "running" else None
        if decision is None:
            return []
        speaker = speaker_for(table, str(interaction.locale))
        return [
            app_commands.Choice(name=f"{key}  ({speaker(label)})"[:100], value=key)
            for key, label in complete(decision, typed, speaker)
        ]

    @app_commands.command(name=name("cmd-move"), description=about("cmd-move"))
    @app_commands.rename(answer=name("opt-answer"), table=name("opt-table"))
    @app_commands.describe(answer=about("opt-answer"), table=about("opt-table"))
    @app_commands.autocomplete(answer=suggest_answers, table=suggest_tables)
    async def move(self, interaction: discord.Interaction, answer: str, table: str | None = None) -> None:
        await think(interaction)
        await self.bot.remember(interaction)
        found = await find_table(self.bot, interaction, table, asked=True)
        seat = found.seat_of(interaction.user.id)
        if seat is None:
            raise NotYourDecision(Text("refused-no-seat"))
        done = await self.bot.host.answer(found.id, interaction.user.id, answer, None, interaction.id)
        speaker = speaker_for(done, str(interaction.locale))
        noted = done.play.answer_of(seat) if done.status == "running" else None
        text = Text("panel-noted", answer=noted.label) if noted is not None else Text("panel-done", key=answer)
        await fill(interaction, speaker(text))
        if found.number is not None:
            await self.bot.presenter.answered_elsewhere(done, seat, found.number, speaker(text))

    @app_commands.command(name=name("cmd-hand"), description=about("cmd-hand"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def hand(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await think(interaction)
        await self.bot.remember(interaction)
        found = await find_table(self.bot, interaction, table, asked=True)
        await self.bot.deeds.do_mine(interaction, found.id, "")

    @app_commands.command(name=name("cmd-board"), description=about("cmd-board"))
    @app_commands.rename(table=name("opt-table"))
    @app_commands.describe(table=about("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def board(self, interaction: discord.Interaction, table: str | None = None) -> None:
        await think(interaction)
        found = await find_table(self.bot, interaction, table)
        speaker = speaker_for(found, str(interaction.locale))
        picture = await self.bot.studio.board(found, speaker)
        await fill(interaction, files=[as_file(picture, "board")])

    @app_commands.command(name=name("cmd-games"), description=about("cmd-games"))
    async def games(self, interaction: discord.Interaction) -> None:
        """All my games everywhere, those that wait for me first."""
        await think(interaction)
        await self.bot.remember(interaction)
        lines = []
        for table in await self.bot.host.tables_of(interaction.user.id):
            speaker = speaker_for(table, str(interaction.locale))
            state = "mine" if table.my_turn(interaction.user.id) else table.status
            waiting = awaited(table, speaker)
            lines.append(
                speaker(
                    Text(f"games-{state}", game=table.info.title, id=table.id, where=place_of(table), waiting=waiting)
                )
            )
        shown = "\n".join(lines[:20]) or listener(interaction)(Text("games-none"))
        await fill(interaction, shown[:2000])


async def setup(bot: Mistgrove) -> None:
    await bot.add_cog(Play(bot))
