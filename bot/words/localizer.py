"""Every word a player reads, by key and language: Fluent files under ``bot/locales/LANGUAGE/``.

Placeholders are not wrapped in direction-isolating characters: these would stand in mentions and alt texts.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files

from fluent.runtime import FluentBundle

from bot.words.contract import Say
from bot.words.texts import Texts

FIRST_LANGUAGE = "en"
"""The language that has every key; the others fall back to it."""

Argument = str | int
_log = logging.getLogger(__name__)


class MissingText(LookupError):
    """A key, or something that its text wants to be filled with, is missing."""


class Voice:
    """`Say` that knows which language it speaks."""

    def __init__(self, localizer: "Localizer", chain: tuple[str, ...]) -> None:
        """``chain``: the languages in which a key is looked for, the first one first."""
        self._localizer, self._chain = localizer, chain

    @property
    def language(self) -> str:
        return self._chain[0]

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        return self._localizer.text(self._chain, key, arguments)


class Localizer:
    """The texts of all languages.

    ``texts`` are Fluent sources by language. When ``strict``, anything missing raises `MissingText`, as tests want
    it; otherwise the player sees the key, and it is logged once.
    """

    def __init__(self, texts: Mapping[str, Iterable[str]], *, strict: bool = False) -> None:
        self._texts = {language: Texts(language, sources) for language, sources in texts.items()}
        self._strict = strict
        self._told: set[str] = set()

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(sorted(self._texts))

    def keys(self, language: str = FIRST_LANGUAGE) -> frozenset[str]:
        """The keys of a language by itself, without those it falls back to."""
        return self._texts[language].keys

    def language_for(self, locale: str) -> str | None:
        """The language for one of Discord's locales: en for en-GB. None if there is none."""
        return next(self._among(locale, locale.split("-")[0]), None)

    def say_in(self, locale: str = FIRST_LANGUAGE) -> Voice:
        """``say(key, **arguments)`` for one of Discord's locales: ``zh-TW`` is looked up as zh-TW, zh, en."""
        return Voice(self, tuple(self._among(locale, locale.split("-")[0], FIRST_LANGUAGE)))

    @property
    def voices(self) -> tuple[Voice, ...]:
        """One for each language: what is typed may be in any."""
        return tuple(map(self.say_in, self.languages))

    def _among(self, *tags: str) -> Iterator[str]:
        return (tag for tag in tags if tag in self._texts)

    def text(self, chain: tuple[str, ...], key: str, arguments: Mapping[str, Argument]) -> str:
        """In the first of these languages that has the key."""
        for language in chain:
            if key in self._texts[language].keys:
                return self._format(self._texts[language].bundle_with(key), key, arguments)
        self._miss(key, f"no text for {key!r}")
        return key

    def _format(self, bundle: FluentBundle, key: str, arguments: Mapping[str, Argument]) -> str:
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            self._miss(key, f"{key!r} has no text of its own")
            return key
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            self._miss(key, f"{key!r}: {errors[0]}")
        return str(text)

    def _miss(self, key: str, problem: str) -> None:
        if self._strict:
            raise MissingText(problem)
        if key not in self._told:
            self._told.add(key)
            _log.error("texts: %s", problem)


def language_of(say: Say) -> str:
    """Which language it speaks, for pictures: each has letters of its own."""
    return say.language if isinstance(say, Voice) else FIRST_LANGUAGE


def load_localizer(*, strict: bool = False) -> Localizer:
    """The texts that come with the bot."""
    languages = [folder for folder in (files("bot") / "locales").iterdir() if folder.is_dir()]
    return Localizer(
        {
            folder.name: [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
            for folder in languages
        },
        strict=strict,
    )
