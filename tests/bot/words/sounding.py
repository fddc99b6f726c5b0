"""Texts as they can sound: with all that their selectors tell apart."""

import unicodedata
from collections.abc import Iterator

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.bot.words.texts import placeholders, references

NUMBERS = (0, 1, 2, 1_000)
ANYTHING = "x"


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (the library's naming)
        keys = {
            variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.names |= keys
        if isinstance(node.selector, ftl.VariableReference):
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _selectors(text: ftl.Message) -> _Selectors:
    found = _Selectors()
    found.visit(text)
    return found


def variant_names(text: ftl.Message) -> set[str]:
    """What its selectors choose between."""
    return _selectors(text).names


def variants(texts: dict[str, ftl.Message], key: str) -> Iterator[dict[str, str | int]]:
    """Arguments with which each branch of the text, and of those that it refers to, is said once at least."""
    chosen = _chosen(texts, key)
    plain: dict[str, str | int] = dict.fromkeys(placeholders(texts, key), ANYTHING)
    yield plain
    for name, keys in chosen.items():
        counted = any(key in ("zero", "one", "two", "few", "many") or key.isdigit() for key in keys)
        values: set[str | int] = {int(key) for key in keys if key.isdigit()}
        values |= set(NUMBERS) if counted else keys - {"other"}
        for value in sorted(values, key=str):
            yield {**plain, name: value}


def hangs_on(text: ftl.Message) -> bool:
    """Whether it begins or ends with a space, to be put beside another text."""
    ends = [_written(element) for element in text.value.elements] if text.value is not None else [""]
    return ends[0].startswith(" ") or ends[-1].endswith(" ")


def _written(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    return str(element.expression.value) if isinstance(element.expression, ftl.StringLiteral) else ""


def _chosen(texts: dict[str, ftl.Message], key: str) -> dict[str, set[str]]:
    found = dict(_selectors(texts[key]).found)
    for other in references(texts[key])[0]:
        found.update(_chosen(texts, other))
    return found


def columns(text: str) -> int:
    """How wide it is: a CJK character takes two columns."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)
