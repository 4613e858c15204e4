"""The yardstick of `bench/bot.py`: a bare discord.py bot that acknowledges a click and posts a ready-made picture."""

from __future__ import annotations

import io
import os
import sys

import discord
from discord import app_commands

from sandbox.client import pointed_by_environment


class Bare(discord.Client):
    def __init__(self, size: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.picture = os.urandom(size)

    async def setup_hook(self) -> None:
        @self.tree.command(name="go", description="A message with a button")
        async def go(interaction: discord.Interaction) -> None:
            view = discord.ui.View(timeout=None)
            view.add_item(discord.ui.Button(label="go", custom_id="go"))
            view.stop()
            await interaction.response.send_message("ready", view=view)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
            await interaction.edit_original_response(
                content="done", attachments=[discord.File(io.BytesIO(self.picture), "board.png")]
            )


if __name__ == "__main__":
    with pointed_by_environment() as token:
        Bare(int(sys.argv[1])).run(token, log_handler=None)
