"""A second language, made for tests: public texts of it bear a mark; what it lacks is said in English."""

from bot.words.localizer import Localizer
from tests.bot.words.texts import LOCALES

MARK = "» "


def english() -> Localizer:
    """Nothing else."""
    return Localizer({"en": _english()}, strict=True)


def bilingual() -> Localizer:
    """English, and Otherish as ``xx``."""
    other = [
        "language-name = Otherish\n"
        f"post-your-move = {MARK}{{ $mention }} {{ $game }}: {{ $event }}\n"
        f"post-thread = {MARK}{{ $game }}, {{ $opener }}\n"
        f"lobby-title = {MARK}{{ $game }}\n"
        f"overview-title = {MARK}Tables\n"
        f"notice-moderator-resumed = {MARK}{{ $names }}\n"
        f"button-more = {MARK}More\n"
    ]
    return Localizer({"en": _english(), "xx": other}, strict=True)


def _english() -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted((LOCALES / "en").glob("*.ftl"))]
