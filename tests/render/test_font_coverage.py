"""Every character of our own texts is in the font of its language: most texts may come under an animation's picture."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render import letters
from tests.render.languages import LANGUAGES


class _Texts(Visitor):
    """Collects the characters that can be read."""

    def __init__(self) -> None:
        self.characters: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  as the library calls it
        self.characters |= set(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.characters |= set(node.parse()["value"])


def characters(language: str) -> set[str]:
    """In all texts of that language."""
    found = _Texts()
    for file in (files("bot") / "locales" / language).iterdir():
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return {character for character in found.characters if not character.isspace()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_a_language_is_in_its_font(language: str) -> None:
    latin, *others = letters.coverage().values()
    own = (
        letters.coverage()[letters.EAST_ASIAN[language]]
        if language in letters.EAST_ASIAN
        else frozenset().union(*others)
    )
    assert sorted(characters(language) - latin - own) == []


def test_each_font_that_comes_first_is_there() -> None:
    assert set(letters.EAST_ASIAN.values()) <= letters.coverage().keys()


def test_what_has_no_font_is_found() -> None:
    assert "ᏣᎳ" not in letters.readable("ᏣᎳ")
    assert "ᏣᎳ"[0] not in letters.coverage()["NotoSansJP-Bold"]
