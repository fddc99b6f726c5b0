"""Finds the texts and who uses them: the entries of the Fluent files, and keys in the source code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[3]
LOCALES = ROOT / "bot" / "locales"


def languages() -> list[str]:
    """Those that there are, by name."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def files(language: str) -> Iterator[tuple[str, ftl.Resource]]:
    """Name and entries of each Fluent file of a language."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        yield file.name, FluentResource(file.read_text(encoding="utf-8"))


def messages(language: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry
        for _, resource in files(language)
        for entry in resource.body
        if isinstance(entry, ftl.Message)
    }


_SAYERS = ("say", "texts", "Refused")
"""What takes a key first: texts for readers, for commands, and of refusals."""


class _References(Visitor):
    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()
        self.written: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (the library's naming)
        self.written.append(node.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def references(message: ftl.Message) -> tuple[set[str], set[str]]:
    """The messages and the placeholders that a message names."""
    found = _References()
    found.visit(message)
    return found.messages, found.variables


def placeholders(texts: dict[str, ftl.Message], key: str) -> set[str]:
    """What a text wants to be filled with, by itself or by the texts that it refers to."""
    others, own = references(texts[key])
    return own.union(*(placeholders(texts, other) for other in others))


def written(message: ftl.Message) -> list[str]:
    """What stands between its placeholders, in all its variants."""
    found = _References()
    found.visit(message)
    return found.written


def written_in_all(texts: dict[str, ftl.Message]) -> dict[str, str]:
    """By key what a text says with the texts that it refers to, but for its placeholders."""

    def whole(key: str) -> str:
        return " ".join([*written(texts[key]), *(whole(other) for other in references(texts[key])[0])])

    return {key: whole(key) for key in texts}


class Uses:
    """What the source code says: every string, every key handed to ``say``, every family of keys built in place."""

    def __init__(self, *rooms: str) -> None:
        self.strings: set[str] = set()
        self.said: dict[str, set[str]] = {}
        """Keys written out at a call of ``say``, and the arguments given there."""
        self.families: set[str] = set()
        """Keys with a part still open, as regular expressions."""
        for room in rooms:
            for file in sorted((ROOT / room).rglob("*.py")):
                self._read(ast.parse(file.read_text(encoding="utf-8")))

    def used(self, key: str) -> bool:
        return key in self.strings or any(re.fullmatch(family, key) for family in self.families)

    def _read(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.strings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                self._family(node)
            elif isinstance(node, ast.Call) and _is_say(node.func) and node.args:
                self._said(node)

    def _family(self, text: ast.JoinedStr) -> None:
        parts = [part.value if isinstance(part, ast.Constant) else None for part in text.values]
        if re.fullmatch(r"[a-z][a-z_-]*-", str(parts[0])) or (
            parts[0] is None and re.fullmatch("-[a-z-]+", str(parts[-1]))
        ):
            self.families.add("".join(re.escape(str(part)) if part is not None else ".+" for part in parts))

    def _said(self, call: ast.Call) -> None:
        keys = [part.value for part in ast.walk(call.args[0]) if isinstance(part, ast.Constant)]
        given = {keyword.arg or "**" for keyword in call.keywords}
        if isinstance(call.args[0], ast.Constant | ast.IfExp):
            for key in keys:
                if isinstance(key, str) and "-" in key:
                    self.said.setdefault(key, set()).update(given)


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in _SAYERS
