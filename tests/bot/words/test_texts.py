"""The Fluent files: whole, used, in the house style, and within Discord's limits."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from bot.words.limits import DESCRIPTION, MESSAGE, length
from bot.words.localizer import Localizer
from tests.bot.words.texts import Uses, files, messages, references, written

COMMAND_NAME = re.compile(r"^[-_'a-z0-9]{1,32}$")
"""Discord, "Application Command Naming", as far as English needs it."""
COMMAND_TYPED = re.compile(r"(?<!\w)/[^\W\d_]")
"""A slash command, written out."""
BUTTON_ON_A_PHONE = 34
WORST = "W" * 64
"""A name of 32 characters, each escaped."""


@pytest.fixture(scope="module")
def uses() -> Uses:
    return Uses("bot", "render")


@pytest.fixture(scope="module")
def english() -> dict[str, ftl.Message]:
    return messages("en")


def test_every_file_can_be_read() -> None:
    read = dict(files("en"))
    assert read
    for name, resource in read.items():
        broken = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not broken, name


def test_no_key_stands_twice() -> None:
    keys = Counter(
        entry.id.name for _, resource in files("en") for entry in resource.body if isinstance(entry, ftl.Message)
    )
    assert [key for key, times in keys.items() if times > 1] == []


def test_other_languages_have_the_keys_and_placeholders_of_english(
    localizer: Localizer, english: dict[str, ftl.Message]
) -> None:
    for language in localizer.languages:
        theirs = messages(language)
        assert theirs.keys() == english.keys()
        assert {key: references(text)[1] for key, text in theirs.items()} == {
            key: references(text)[1] for key, text in english.items()
        }


def test_what_the_code_says_is_there_with_its_placeholders(uses: Uses, english: dict[str, ftl.Message]) -> None:
    assert sorted(uses.said.keys() - english.keys()) == []
    for key, given in uses.said.items():
        if "**" not in given:
            assert (key, _placeholders(english, key) - given) == (key, set())


def test_every_key_of_a_game_in_the_code_is_there(uses: Uses, english: dict[str, ftl.Message]) -> None:
    written = re.compile(r"(halali|hunters_and_gatherers|risk_mgs)-[a-z_-]*[a-z]")
    keys = {text for text in uses.strings if written.fullmatch(text)}
    assert any(key.startswith("halali-picture-") for key in keys)
    assert sorted(keys - english.keys()) == []


def test_every_family_of_keys_has_members(uses: Uses, english: dict[str, ftl.Message]) -> None:
    families = {
        family
        for family in uses.families
        if family.startswith(("halali", "hunters_and_gatherers", "risk_mgs", "button", "error", "permission"))
    }
    assert families
    assert [family for family in families if not any(re.fullmatch(family, key) for key in english)] == []


def test_no_key_is_unused(uses: Uses, english: dict[str, ftl.Message]) -> None:
    referred = set().union(*(references(text)[0] for text in english.values()))
    assert [key for key in english if key not in referred and not uses.used(key)] == []


def test_texts_name_commands_by_their_keys_as_clients_show_them(english: dict[str, ftl.Message]) -> None:
    assert any("command-game-new" in references(text)[0] for text in english.values())
    assert [key for key, text in english.items() if any(COMMAND_TYPED.search(part) for part in written(text))] == []


def test_exclamation_marks_stand_in_the_names_of_games_only(localizer: Localizer) -> None:
    for key, text in _filled(localizer).items():
        assert "!" not in text.replace("Halali!", ""), key


def test_every_text_fits_into_a_message_at_its_longest(localizer: Localizer) -> None:
    for key, text in _filled(localizer).items():
        assert 0 < length(text) <= MESSAGE, key


@pytest.mark.parametrize("family", ["command-", "option-"])
def test_commands_keep_to_discords_form(localizer: Localizer, family: str) -> None:
    for key, text in _filled(localizer).items():
        if key.startswith(family):
            if key.endswith("-description"):
                assert length(text) <= DESCRIPTION, key
            else:
                assert COMMAND_NAME.match(text), key


def test_buttons_are_whole_on_a_phone(localizer: Localizer) -> None:
    buttons = {key: text for key, text in _filled(localizer).items() if key.startswith("button-")}
    assert buttons
    assert [key for key, text in buttons.items() if length(text) > BUTTON_ON_A_PHONE] == []


def _placeholders(english: dict[str, ftl.Message], key: str) -> set[str]:
    """What a text wants to be filled with, by itself or by the texts that it refers to."""
    others, own = references(english[key])
    return own.union(*(_placeholders(english, other) for other in others))


def _filled(localizer: Localizer) -> dict[str, str]:
    say, english = localizer.say_in(), messages("en")
    return {key: say(key, **dict.fromkeys(_placeholders(english, key), WORST)) for key in english}
