"""The texts and the code: what is said is there, what is there is said, and nothing is said elsewhere."""

import ast
import re

import pytest
from fluent.syntax import ast as ftl

from tests.bot.words.texts import ROOT, Uses, messages, placeholders, references

CJK = re.compile(r"[\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff\uac00-\ud7af]")

NO_TEXTS = tuple(
    ROOT / name
    for name in ("render/breaking.py", "engine/halali/notation.py", "engine/hunters_and_gatherers/notation.py")
)
"""Which signs stand at no end of a line; words that are typed, and read by nobody."""


@pytest.fixture(scope="module")
def uses() -> Uses:
    return Uses("bot", "render")


@pytest.fixture(scope="module")
def english() -> dict[str, ftl.Message]:
    return messages("en")


def test_what_the_code_says_is_there_with_its_placeholders(uses: Uses, english: dict[str, ftl.Message]) -> None:
    assert sorted(uses.said.keys() - english.keys()) == []
    for key, given in uses.said.items():
        if "**" not in given:
            assert (key, placeholders(english, key) - given) == (key, set())


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


def test_words_of_other_scripts_stand_in_files_of_texts_alone() -> None:
    """Not in the code, where no translator would look for them. Docstrings are no texts."""
    for room in ("bot", "render", "engine", "sandbox"):
        for file in sorted((ROOT / room).rglob("*.py")):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            strings = [str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            assert file in NO_TEXTS or not any(map(CJK.search, strings)), file
