"""The languages that one can choose: for a server, and for a table."""

import discord

from bot.words.localizer import FIRST_LANGUAGE, Localizer


def offered(words: Localizer, spoken: str | None) -> list[discord.SelectOption]:
    """Each by its own name for itself. ``spoken``: the one that holds, or one of Discord's locales."""
    held = words.language_for(spoken or "") or FIRST_LANGUAGE
    return [
        discord.SelectOption(label=name_of(words, language), value=language, default=language == held)
        for language in words.languages
    ]


def name_of(words: Localizer, language: str) -> str:
    """What it is called in itself."""
    return words.say_in(language)("language-name")
