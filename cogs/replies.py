"""Answers that only one person sees, and the one place where a mistake becomes a kind sentence."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any

import aiohttp
import discord

from cogs.speech import plain
from engine.refusals import Refusal
from engine.text import Text
from host import Table
from words import words

log = logging.getLogger(__name__)
ANSWERED_ALREADY, TOO_LATE, TOKEN_OLD = 40060, 10062, 50027


def about(interaction: discord.Interaction, table: Table) -> Table:
    """Remember whose names an explanation may need."""
    interaction.extras["names"] = table.names
    return table


async def whisper(interaction: discord.Interaction, content: str, **more: Any) -> None:
    """Say something to this person alone, whether or not the interaction was acknowledged already."""
    more.setdefault("allowed_mentions", discord.AllowedMentions.none())
    if interaction.response.is_done():
        await interaction.followup.send(content, ephemeral=True, **more)
    else:
        await interaction.response.send_message(content, ephemeral=True, **more)


async def think(interaction: discord.Interaction) -> None:
    """Acknowledge at once; what follows is for this person alone."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def think_in_place(interaction: discord.Interaction) -> None:
    """Acknowledge at once; what follows takes the place of the private message whose button was pressed, if it was one."""
    message = interaction.message
    if message is not None and (message.flags.ephemeral or interaction.guild_id is None):
        if not interaction.response.is_done():
            await interaction.response.defer()
    else:
        await think(interaction)


async def fill(interaction: discord.Interaction, content: str | None = None, **more: Any) -> None:
    """Fill in the answer of an interaction that was acknowledged with `think`."""
    files = more.pop("files", [])
    more.setdefault("allowed_mentions", discord.AllowedMentions.none())
    more.setdefault("view", None)
    await interaction.edit_original_response(content=content, attachments=files, **more)


async def explain(interaction: discord.Interaction, deed: Awaitable[None]) -> None:
    """Do something for a person; a refusal is explained to them, a late or doubled click is let go."""
    try:
        await deed
    except Refusal as refusal:
        await _tell(interaction, refusal.reason)
    except discord.HTTPException as error:
        if error.code in (ANSWERED_ALREADY, TOO_LATE, TOKEN_OLD):
            log.info("interaction came too late or twice", extra={"code": error.code})
            return
        log.exception("discord refused an answer", extra={"code": error.code})
        await _tell(interaction, Text("refused-our-fault"))
    except (aiohttp.ClientError, OSError):
        log.warning("connection lost while answering")
    except Exception:
        # The last line of defence: the person gets an answer, the log gets the traceback, the bot goes on.
        log.exception("an interaction failed")
        await _tell(interaction, Text("refused-our-fault"))


async def _tell(interaction: discord.Interaction, reason: Text) -> None:
    names: tuple[str, ...] = interaction.extras.get("names", ())

    def name(seat: int) -> str:
        return plain(names[seat]) if seat < len(names) else f"#{seat + 1}"

    sentence = words(str(interaction.locale)).say(reason, name)
    thinking = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    try:
        if thinking:
            await fill(interaction, sentence)
        else:
            await whisper(interaction, sentence)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        log.info("could not tell a refusal")
