"""Each language by itself: whole, in the style of its script, and within Discord's limits at its longest."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from bot.words.limits import DESCRIPTION, LABEL, MESSAGE, length
from bot.words.localizer import FIRST_LANGUAGE, Localizer
from tests.bot.words import sounding
from tests.bot.words.texts import files, languages, messages, placeholders, references, written

EVERY = languages()
CJK = [language for language in EVERY if language.split("-")[0] in ("ja", "zh")]
CHARACTER = "[\\u3040-\\u30ff\\u3400-\\u9fff]"
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord, "Application Command Naming"."""
COMMAND_TYPED = re.compile(r"(?<!\w)/[^\W\d_]")
"""A slash command, written out."""
HALF_WIDTH = re.compile(f"{CHARACTER}[,.:;?()]|[,:;?()]{CHARACTER}|{CHARACTER}\\.$", re.MULTILINE)
"""Marks of Latin script beside characters."""
SIGNS = ("..", "??")
"""Of boards in text: no marks."""
GAP = re.compile(f"[，。、：；？）」』”] (?={CHARACTER})|(?<={CHARACTER}) [，。、：；？（「『“]")
"""A space beside a mark that brings its own."""
CHOICES = re.compile("option-(way|weekends|heads-up)-(channel|direct|none|on|off)")
"""Keys of what one chooses as the value of an option; all others name options."""
BUTTON_ON_A_PHONE = 34
"""Columns: a CJK character takes two."""
WORST = "W" * 64
"""A name of 32 characters, each escaped."""
ENCODINGS = {"ja": "cp932", "zh-TW": "cp950", "zh-CN": "gb2312"}
"""In which there are no characters of the other two scripts, but for the many that they share."""


@pytest.fixture(scope="module")
def english() -> dict[str, ftl.Message]:
    return messages(FIRST_LANGUAGE)


@pytest.mark.parametrize("language", EVERY)
def test_every_file_can_be_read_and_no_key_stands_twice(language: str) -> None:
    read = dict(files(language))
    assert read
    for name, resource in read.items():
        assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == [], name
    entries = (entry for resource in read.values() for entry in resource.body)
    keys = Counter(entry.id.name for entry in entries if isinstance(entry, ftl.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", EVERY)
def test_keys_placeholders_and_files_are_those_of_english(language: str, english: dict[str, ftl.Message]) -> None:
    theirs = messages(language)
    assert theirs.keys() ^ english.keys() == set()
    for key, text in english.items():
        assert (key, references(theirs[key])[1]) == (key, references(text)[1])
    assert [name for name, _ in files(language)] == [name for name, _ in files(FIRST_LANGUAGE)]


@pytest.mark.parametrize("language", EVERY)
def test_every_variant_of_every_text_can_be_said(language: str, localizer: Localizer) -> None:
    say, texts = localizer.say_in(language), messages(language)
    for key in texts:
        for arguments in sounding.variants(texts, key):
            assert say(key, **arguments).strip(), (key, arguments)


@pytest.mark.parametrize("language", CJK)
def test_there_is_one_plural(language: str) -> None:
    plurals = {"zero", "one", "two", "few", "many"}
    assert [key for key, text in messages(language).items() if sounding.variant_names(text) & plurals] == []


@pytest.mark.parametrize("language", EVERY)
def test_texts_name_commands_by_their_keys_as_clients_show_them(language: str) -> None:
    texts = messages(language)
    assert any("command-game-new" in references(text)[0] for text in texts.values())
    assert [key for key, text in texts.items() if any(COMMAND_TYPED.search(part) for part in written(text))] == []


@pytest.mark.parametrize("language", EVERY)
def test_sentences_are_not_put_together_from_parts(language: str) -> None:
    """What goes on from a beginning is a list, or joins by marks alone; and no text hangs on to another by a space."""
    for key, text in messages(language).items():
        parts = written(text)
        if references(text)[1] == {"start", "next"} and not key.startswith("list-"):
            assert not any(character.isalnum() for part in parts for character in part), key
        assert not sounding.hangs_on(text), key


@pytest.mark.parametrize("language", EVERY)
def test_exclamation_marks_stand_in_the_names_of_games_only(language: str) -> None:
    for key, text in messages(language).items():
        said = "".join(written(text)).replace("Halali!", "")
        assert "!" not in said and "！" not in said, key


@pytest.mark.parametrize("language", CJK)
def test_marks_are_as_wide_as_the_characters_beside_them(language: str) -> None:
    for key, text in messages(language).items():
        for part in written(text):
            for sign in SIGNS:
                part = part.replace(sign, "x")
            assert not HALF_WIDTH.search(part), (key, part)
            assert not GAP.search(part), (key, part)


@pytest.mark.parametrize("language", CJK)
def test_characters_are_those_of_the_language(language: str) -> None:
    """Simplified ones only in simplified Chinese, and so on."""
    for key, text in messages(language).items():
        for character in re.findall(CHARACTER, "".join(written(text))):
            try:
                character.encode(ENCODINGS[language])
            except UnicodeEncodeError:
                pytest.fail(f"{character} in {key}")


@pytest.mark.parametrize("language", EVERY)
def test_every_text_fits_into_a_message_at_its_longest(language: str, localizer: Localizer) -> None:
    for key, text in _longest(localizer, language):
        assert 0 < length(text) <= MESSAGE, key


@pytest.mark.parametrize("language", EVERY)
def test_commands_keep_to_discords_form(language: str, localizer: Localizer) -> None:
    for key, text in _longest(localizer, language):
        if CHOICES.fullmatch(key):
            assert length(text) <= LABEL, key
        elif key.startswith(("command-", "option-")):
            if key.endswith("-description"):
                assert length(text) <= DESCRIPTION, key
            else:
                assert COMMAND_NAME.fullmatch(text) and text == text.lower(), key


@pytest.mark.parametrize("language", EVERY)
def test_buttons_are_whole_on_a_phone(language: str, localizer: Localizer) -> None:
    buttons = {key: text for key, text in _longest(localizer, language) if key.startswith("button-")}
    assert buttons
    assert [key for key, text in buttons.items() if sounding.columns(text) > BUTTON_ON_A_PHONE] == []


@pytest.mark.parametrize("language", EVERY)
def test_texts_of_menus_without_placeholders_fit_into_them(language: str, localizer: Localizer) -> None:
    texts, say = messages(language), localizer.say_in(language)
    plain = [
        key for key in texts if re.search("-(menu|pick|word|choice|way)(-|$)", key) and not placeholders(texts, key)
    ]
    assert plain
    assert [key for key in plain if length(say(key)) > LABEL] == []


def _longest(localizer: Localizer, language: str) -> Iterator[tuple[str, str]]:
    """Every text, with the longest of names in its placeholders."""
    say, texts = localizer.say_in(language), messages(language)
    for key in texts:
        yield key, say(key, **dict.fromkeys(placeholders(texts, key), WORST))
