"""Names and descriptions of commands in every language we have, from the same files as all other words."""

from __future__ import annotations

import discord
from discord import app_commands

from engine.text import Text
from words import LOCALES, words


def name(key: str) -> app_commands.locale_str:
    """The name of a command or option; `key` is its message id."""
    return app_commands.locale_str(words("en").say(Text(key)), key=key)


def about(key: str) -> app_commands.locale_str:
    """Its description: the attribute `about` of the same message."""
    return app_commands.locale_str(words("en").say(Text(f"{key}.about")), key=f"{key}.about")


class Translator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = locale.value.split("-")[0]
        key = string.extras.get("key")
        if key is None or language == "en" or language not in LOCALES:
            return None
        return words(language).say(Text(key))
