"""Every click and every select, from any message of any age: read from its custom id, acknowledged at once.

A player's mistake is caught here, in one place, and answered kindly in their language; everything else is our bug and is
logged. A stale control answers with the question that is open now.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs import planning, reading, steps
from cogs.controls import cut
from cogs.ids import PanelId, RulesId, TableId, read
from cogs.panel import as_edit, speaker_for
from cogs.replies import about, explain, think, whisper
from cogs.speech import listener
from engine.asked import asked_at
from engine.options import Barred
from engine.refusals import NotYourDecision, Refusal, StaleDecision
from engine.text import Text
from host import Table

if TYPE_CHECKING:
    from cogs.client import Mistgrove

log = logging.getLogger(__name__)
LONGEST_MESSAGE = 2000


class Router(commands.Cog):
    def __init__(self, bot: Mistgrove) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data or {}
        id = read(data.get("custom_id", ""))
        if id is None:
            return
        values: list[str] = data.get("values", [])
        await explain(interaction, self._act(interaction, id, values))
        await self.bot.remember(interaction)

    async def _act(self, interaction: discord.Interaction, id: PanelId | TableId | RulesId, values: list[str]) -> None:
        if isinstance(id, PanelId):
            await self._panel(interaction, id, values)
        elif isinstance(id, TableId):
            await self._table(interaction, id, values)
        else:
            await self._rules(interaction, id, values)

    # Panels: private by nature, so they are edited where they are.

    async def _panel(self, interaction: discord.Interaction, id: PanelId, values: list[str]) -> None:
        await interaction.response.defer()
        table = about(interaction, await self.bot.host.table(id.match))
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise NotYourDecision(Text("refused-no-seat"))
        if table.status != "running":
            await interaction.edit_original_response(view=None)
            raise StaleDecision(Text("refused-game-over"))
        if id.verb == "c":
            await self._confirm(interaction, table, seat, id)
            return
        if id.verb[0] == "f":
            await self._plan(interaction, table, seat, id, values)
            return
        if id.verb == "w":
            table = await self.bot.host.withdraw(id.match, interaction.user.id, id.number, interaction.id)
            await self._show(interaction, table, seat)
            return
        decision = table.play.decision(seat)
        if decision is None or decision.number != id.number:
            await self._show(interaction, table, seat, notice=self._stale(interaction, table))
            return
        if id.verb == "y":
            barred = asked_at(decision, id.words).barred
            await whisper(interaction, _listed(barred, speaker_for(table, str(interaction.locale))))
            return
        words, page = steps.acted(decision, id, values)
        await self._show(interaction, table, seat, words=words, page=page, reopened=True)

    async def _confirm(self, interaction: discord.Interaction, table: Table, seat: int, id: PanelId) -> None:
        decision = table.play.decision(seat)
        fits = decision is not None and decision.number == id.number
        label = decision.options[id.words].label if decision is not None and fits else None
        try:
            table = await self.bot.host.answer(id.match, interaction.user.id, id.words, id.number, interaction.id)
        except StaleDecision:
            table = await self.bot.host.table(id.match)
            if table.status == "running":
                await self._show(interaction, table, seat, notice=self._stale(interaction, table))
                return
            raise
        speaker = speaker_for(table, str(interaction.locale))
        saved = speaker(Text("panel-noted", answer=label) if label is not None else Text("panel-done", key=id.words))
        running = table.status == "running"
        asked = running and table.play.decision(seat) is not None
        if table.number == id.number:
            # Others still decide; the picture shows this very choice already.
            message = await self.bot.presenter.panels.panel(table, seat, str(interaction.locale), drawn=False)
            await interaction.edit_original_response(content=message["content"], view=message["view"])
        elif asked and _by_dm(interaction) and self.bot.presenter.goes_on(table, seat):
            return  # the presenter puts the next question of this turn into this message
        elif (asked and not _by_dm(interaction)) or (running and bool(table.play.foresee(seat))):
            await self._show(interaction, table, seat, notice=saved)
        else:
            with self._tidying(interaction):
                await interaction.edit_original_response(content=saved, view=None)
        if not _by_dm(interaction):
            await self.bot.presenter.answered_elsewhere(table, seat, id.number, saved)

    def _tidying(self, interaction: discord.Interaction) -> AbstractContextManager[None]:
        message = interaction.message
        by_dm = message is not None and _by_dm(interaction)
        return self.bot.presenter.tidying(message.id) if message is not None and by_dm else nullcontext()

    async def _plan(
        self, interaction: discord.Interaction, table: Table, seat: int, id: PanelId, values: list[str]
    ) -> None:
        """Wishes for a decision to come, one after the other; each is kept as soon as it is added."""
        message = await planning.act(
            self.bot.host,
            self.bot.presenter.panels,
            table,
            interaction.user.id,
            str(interaction.locale),
            id,
            values,
        )
        if message is None:
            await self._show(interaction, table, seat)
            return
        await interaction.edit_original_response(**as_edit(message), allowed_mentions=discord.AllowedMentions.none())

    def _stale(self, interaction: discord.Interaction, table: Table) -> str:
        return speaker_for(table, str(interaction.locale))(Text("refused-stale"))

    async def _show(self, interaction: discord.Interaction, table: Table, seat: int, **how: Any) -> None:
        message = await self.bot.presenter.panels.panel(table, seat, str(interaction.locale), **how)
        await interaction.edit_original_response(**as_edit(message), allowed_mentions=discord.AllowedMentions.none())

    # Rules.

    async def _rules(self, interaction: discord.Interaction, id: RulesId, values: list[str]) -> None:
        """Open the rules for this person alone, or turn a page of those that are open."""
        speaker, where = listener(interaction), "".join([id.argument, *values])
        if id.verb == "open":
            await think(interaction)
            message = reading.overview(id.game, 0, speaker)
        else:
            await interaction.response.defer()
            if id.verb == "sheet":
                message = reading.overview(id.game, int(where), speaker)
            else:
                message = await reading.page(id.game, where, speaker, self.bot.studio)
        await interaction.edit_original_response(**as_edit(message), allowed_mentions=discord.AllowedMentions.none())

    # Tables.

    async def _table(self, interaction: discord.Interaction, id: TableId, values: list[str]) -> None:
        deeds = self.bot.deeds
        action: Callable[[discord.Interaction, str, str], Awaitable[None]] | None = getattr(
            deeds, f"do_{id.verb}", None
        )
        if action is None:
            await whisper(interaction, listener(interaction)(Text("refused-stale")))
            return
        try:
            await action(interaction, id.match, " ".join([id.argument, *values]).strip())
        except Refusal:
            # The explanation may have to name somebody.
            about(interaction, await self.bot.host.table(id.match))
            raise


def _listed(barred: Iterable[Barred], speaker: Callable[[Text], str]) -> str:
    """What is impossible and why, a line for each reason."""
    reasons: dict[Text, list[Text]] = {}
    for each in barred:
        reasons.setdefault(each.reason, []).append(each.label)
    lines = [speaker(Text("why-not-line", what=tuple(what), reason=reason)) for reason, what in reasons.items()]
    return cut("\n".join([speaker(Text("why-not-head")), *lines]), LONGEST_MESSAGE)


def _by_dm(interaction: discord.Interaction) -> bool:
    """Whether the clicked panel came by DM; an ephemeral one is not followed by another message."""
    return interaction.message is not None and not interaction.message.flags.ephemeral


async def setup(bot: Mistgrove) -> None:
    await bot.add_cog(Router(bot))
