"""Texts by key: languages and what they fall back to, plurals, and what happens when something is missing."""

import logging

import pytest

from bot.words.localizer import Localizer, MissingText, language_of

TEXTS = {
    "en": [
        "greet = Hello { $name }\nonly-en = English\n",
        "tiles = { $count ->\n [one] 1 tile\n *[other] { $count } tiles\n}\n",
    ],
    "zh": ["greet = 你好 { $name }\n"],
    "zh-TW": ["greet = 您好 { $name }\n"],
}


@pytest.mark.parametrize(
    ("locale", "greeting"),
    [("en", "Hello A"), ("en-GB", "Hello A"), ("zh-TW", "您好 A"), ("zh-CN", "你好 A"), ("fr", "Hello A")],
)
def test_a_locale_is_looked_up_as_itself_then_its_language_then_english(locale: str, greeting: str) -> None:
    assert Localizer(TEXTS, strict=True).say_in(locale)("greet", name="A") == greeting


def test_a_key_that_a_language_lacks_is_told_in_english() -> None:
    assert Localizer(TEXTS, strict=True).say_in("zh-TW")("only-en") == "English"


def test_plurals_are_the_business_of_the_texts() -> None:
    say = Localizer(TEXTS, strict=True).say_in()
    assert [say("tiles", count=count) for count in (0, 1, 2)] == ["0 tiles", "1 tile", "2 tiles"]


def test_nothing_unseen_is_put_around_placeholders() -> None:
    assert Localizer(TEXTS, strict=True).say_in()("greet", name="<@1>") == "Hello <@1>"


def test_strict_texts_raise_for_missing_keys_and_placeholders() -> None:
    say = Localizer(TEXTS, strict=True).say_in()
    with pytest.raises(MissingText, match="nowhere"):
        say("nowhere")
    with pytest.raises(MissingText, match="name"):
        say("greet")


def test_players_see_the_key_and_it_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    say = Localizer(TEXTS).say_in("zh")
    with caplog.at_level(logging.ERROR):
        assert [say("nowhere"), say("nowhere")] == ["nowhere", "nowhere"]
        assert say("greet") == "你好 name"
    assert len(caplog.records) == 2


def test_an_argument_may_be_called_key() -> None:
    assert Localizer({"en": ["shown = { $key }"]}, strict=True).say_in()("shown", key="a") == "a"


def test_languages_and_keys_can_be_listed() -> None:
    localizer = Localizer(TEXTS)
    assert localizer.languages == ("en", "zh", "zh-TW")
    assert localizer.keys("zh") == {"greet"}
    assert localizer.keys() == {"greet", "only-en", "tiles"}


def test_a_voice_knows_its_language() -> None:
    localizer = Localizer(TEXTS)
    assert [language_of(localizer.say_in(locale)) for locale in ("zh-TW", "zh-CN", "fr")] == ["zh-TW", "zh", "en"]
    assert language_of(lambda key, **_: key) == "en"


def test_locales_of_discord_have_a_language_or_none() -> None:
    words = Localizer({"en": ["a = a"], "zh-TW": ["a = b"]})
    assert [words.language_for(locale) for locale in ("en-GB", "zh-TW", "zh-CN", "ja")] == ["en", "zh-TW", None, None]
    assert [voice("a") for voice in words.voices] == ["a", "b"]
