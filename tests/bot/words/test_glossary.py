"""Every language keeps to the glossary."""

import re
from collections import Counter

import pytest

from bot.words.localizer import FIRST_LANGUAGE, Localizer
from engine.catalogue import GAMES
from tests.bot.words import glossary
from tests.bot.words.glossary import Glossary
from tests.bot.words.texts import languages, messages, written, written_in_all

SHORT = ("-short-", "-side-", "-picture-")
"""Texts with so little room that they may say less."""
NAMES = ("command-", "option-")


@pytest.fixture(scope="module")
def words() -> Glossary:
    return glossary.load()


def found(words: Glossary, language: str) -> set[tuple[str, str, str]]:
    """Language, key, and the held term that is missing there or the word that should not stand there."""
    english, theirs = messages(FIRST_LANGUAGE), messages(language)
    whole = written_in_all(theirs)
    said = {key: " ".join(written(text)) for key, text in english.items()}
    missing = {
        (language, key, term.id)
        for term in words.terms
        if term.held
        for key, text in said.items()
        if key in theirs and key.startswith(term.game) and not key.startswith(NAMES)
        if not any(mark in key for mark in SHORT)
        if term.english.search(text) and not any(word in whole[key] for word in term.printed(language))
    }
    wrong = {
        (language, key, never.word)
        for never in words.never
        if never.language == language
        for key, text in theirs.items()
        if key.startswith(never.game) and never.stands_in("\n".join(written(text)))
    }
    return missing | wrong


def test_glossary_names_each_thing_once_in_every_language(words: Glossary, localizer: Localizer) -> None:
    assert [name for name, times in Counter(term.id for term in words.terms).items() if times > 1] == []
    for term in words.terms:
        assert set(term.words) >= set(localizer.languages) and all(term.words.values()), term.id
        assert set(term.forms) <= term.words.keys(), term.id
        printed = {word for language in term.words for word in term.printed(language)} | set(term.short)
        assert not printed & set(term.aliases), term.id
    assert any(term.held for term in words.terms)


def test_terms_are_not_words_that_are_never_printed(words: Glossary) -> None:
    for never in words.never:
        for term in words.terms:
            if never.game in ("", term.game):
                assert not any(map(never.stands_in, term.printed(never.language))), (never.word, term.id)


@pytest.mark.parametrize("language", [language for language in languages() if language != FIRST_LANGUAGE])
def test_texts_keep_to_it(words: Glossary, language: str) -> None:
    """But where that is said with why; and what is said there is needed."""
    allowed = {(one.language, one.key, one.word) for one in glossary.exempt() if one.language == language}
    assert all(one.why for one in glossary.exempt())
    assert found(words, language) ^ allowed == set()


@pytest.mark.parametrize("language", languages())
def test_no_name_is_printed_as_its_alias(words: Glossary, language: str) -> None:
    said = {part.strip(): key for key, text in messages(language).items() for part in written(text)}
    for term in words.terms:
        assert [said[alias] for alias in term.aliases if said.get(alias, "").startswith(term.game or " ")] == []


def test_names_of_the_glossary_are_understood_when_typed(words: Glossary) -> None:
    """All of them, in all languages: those of places, factions, bosses, cards and objectives of Risk."""
    known = {part: set(others) for part, others in GAMES["risk_mgs"].words.items()}
    asked = {
        name: term.words
        for term in words.terms
        if term.game == "risk_mgs"
        if (name := re.sub("^risk_mgs-(boss-|card-|obj-)?", "", term.id)) in known and "_" in name
    }
    assert len(asked) >= 60
    for name, called in asked.items():
        assert {word for language, word in called.items() if language != FIRST_LANGUAGE} <= known[name], name
    for term in words.terms:
        name = term.id.removeprefix("risk_mgs-")
        if name in known:
            assert {*term.short, *term.aliases} <= known[name], name
