"""Files of texts that are parsed when they are needed."""

import threading
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from bot.words import texts
from bot.words.localizer import Localizer, MissingText, load_localizer
from bot.words.texts import Texts

GREETINGS = "greet = { hello }, { $name }!\n  .label = greet\n# not = a key\nlong =\n    more\n    even = more\n"
WORDS = "hello = Hello from { -bot }\n"
TERMS = "-bot = Turnpost\n"
OTHER = "other = { $a ->\n    [one] { greet }\n   *[other] nothing\n }\n"


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is parsed from now on."""
    found: list[str] = []
    texts._parsed.cache_clear()
    parse = FluentParser.parse

    def noting(self: FluentParser, source: str) -> ast.Resource:
        found.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", noting)
    yield found
    texts._parsed.cache_clear()


def test_what_is_not_asked_for_is_not_parsed(parsed: list[str]) -> None:
    found = Texts("en", (GREETINGS, WORDS, TERMS, OTHER))
    assert found.keys == {"greet", "long", "hello", "other"}
    assert parsed == []
    found.bundle_with("hello")
    assert parsed == [WORDS, TERMS]


def test_what_a_text_refers_to_is_there_wherever_it_stands() -> None:
    say = Localizer({"en": (OTHER, GREETINGS, WORDS, TERMS)}, strict=True).say_in()
    assert say("other", a=1, name="Ann") == "Hello from Turnpost, Ann!"


def test_a_text_that_cannot_be_read_is_missing() -> None:
    with pytest.raises(MissingText):
        Localizer({"en": ("broken = { \nwhole = 1\n",)}, strict=True).say_in()("broken")


def test_keys_are_those_that_the_parser_finds() -> None:
    localizer = load_localizer()
    for language in localizer.languages:
        bundles = localizer._texts[language]
        found = {key for key in bundles.keys if bundles.bundle_with(key).has_message(key)}
        messages = {
            entry.id.name
            for source in bundles._sources
            for entry in FluentParser().parse(source).body
            if isinstance(entry, ast.Message)
        }
        assert bundles.keys == found == messages, language


def test_threads_that_ask_at_once_are_told_alike(parsed: list[str]) -> None:
    words = {f"word-{number}": f"Word {number} of {{ hello }}" for number in range(300)}
    sources = ("\n".join(f"{key} = {text}" for key, text in words.items()), WORDS, TERMS)
    for _ in range(5):
        localizer, told, ready = Localizer({"en": sources}, strict=True), list[str](), threading.Barrier(4)
        texts._parsed.cache_clear()

        def ask(localizer: Localizer = localizer, told: list[str] = told, ready: threading.Barrier = ready) -> None:
            ready.wait()
            told.append(localizer.say_in()("word-7"))

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert told == ["Word 7 of Hello from Turnpost"] * 4
