"""Who is spoken to, and in which language: their own where a message is theirs alone, the table's in the channel."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from engine.text import Text
from host import Seat, Table
from words import Words, words


class Speaker:
    """Says Texts in one language with one table's names."""

    def __init__(self, locale: str | None, names: Sequence[str] = ()) -> None:
        self.words: Words = words(locale)
        self.names = tuple(names)

    def __call__(self, text: Text) -> str:
        return self.words.say(text, self.names)

    @property
    def locale(self) -> str:
        return self.words.locale


def plain(name: str) -> str:
    """A name that cannot format, mention or break anything."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name.replace("\n", " ")))[:64]


def seat_line(seat: Seat, speaker: Speaker) -> str:
    """Who sits there, and how well a computer plays."""
    name = plain(seat.name)
    if seat.level is None:
        return speaker(Text("lobby-seat", number=seat.index + 1, name=name))
    strength = Text(f"strength-{seat.level}")
    return speaker(Text("lobby-seat-computer", number=seat.index + 1, name=name, strength=strength))


def awaited(table: Table, speaker: Speaker) -> str:
    """Who has to act: people, or else computers."""
    return speaker.words.join([plain(seat.name) for seat in table.waiting or table.thinking]) or "–"


def listener(interaction: discord.Interaction) -> Speaker:
    """For the person who did something."""
    return Speaker(str(interaction.locale))
