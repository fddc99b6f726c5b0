"""The languages of the pictures, and the texts that these say in them."""

from functools import cache

from bot.words.localizer import Voice, load_localizer

LOCALIZER = load_localizer(strict=True)
LANGUAGES = LOCALIZER.languages
ENGLISH = "en"


@cache
def voice(language: str) -> Voice:
    return LOCALIZER.say_in(language)
