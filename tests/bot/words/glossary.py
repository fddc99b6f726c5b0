"""The project's glossary: one thing, one word, in each language; and words that are never printed."""

import json
import re

import msgspec
from msgspec import Struct

from engine.catalogue import GAMES
from tests.bot.words.texts import LOCALES

HERE = LOCALES / "glossary.json"


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing. ``id`` begins with the game that it belongs to, if it belongs to one."""

    id: str
    words: dict[str, str]
    """By language."""
    held: bool = False
    """Wherever the English text has the term, each other language has its own."""
    forms: dict[str, tuple[str, ...]] = {}
    """Other forms of the word, by language."""
    short: tuple[str, ...] = ()
    """Where there is little room, as on pictures."""
    aliases: tuple[str, ...] = ()
    """Understood when typed, never printed."""

    @property
    def game(self) -> str:
        """The game's id; empty for what all games share."""
        return next((game for game in GAMES if self.id.startswith(f"{game}-")), "")

    def printed(self, language: str) -> tuple[str, ...]:
        """All that may stand for it in a text."""
        return (self.words[language], *self.forms.get(language, ()))

    @property
    def english(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![\w-]){re.escape(self.words['en'])}(s|es)?(?![\w-])", re.IGNORECASE)


class Never(Struct, frozen=True, forbid_unknown_fields=True):
    """A word that is another one's place."""

    language: str
    word: str
    instead: str
    game: str = ""
    """Only in the texts of this game."""
    within: tuple[str, ...] = ()
    """Longer words in which it does no harm."""

    def stands_in(self, text: str) -> bool:
        for harmless in self.within:
            text = text.replace(harmless, "")
        return self.word in text


class Glossary(Struct, frozen=True, forbid_unknown_fields=True):
    terms: tuple[Term, ...]
    never: tuple[Never, ...]


class Exempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A text that needs another word than the glossary's."""

    language: str
    key: str
    word: str
    """The id of a held term, or a word that is never printed elsewhere."""
    why: str


def load() -> Glossary:
    return msgspec.json.decode(HERE.read_text(encoding="utf-8"), type=Glossary)


def exempt() -> tuple[Exempt, ...]:
    path = LOCALES / "glossary_exceptions.json"
    return msgspec.convert(json.loads(path.read_text(encoding="utf-8")), tuple[Exempt, ...])
