"""What people call the parts of a move when they type it, in any language: ``words.json`` beside each game.

Keys are parts of the canonical text, values other words for them. They are understood, and printed nowhere.
"""

import re
import unicodedata
from collections.abc import Mapping
from importlib.resources import files
from typing import TypeAlias

import msgspec

Words: TypeAlias = Mapping[str, tuple[str, ...]]
"""Other words by the part of the canonical text that they stand for."""


def load(package: str) -> Words:
    """Those of the game in that package."""
    data = files(package).joinpath("words.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, tuple[str, ...]])


def plain(text: str) -> str:
    """In small letters of ordinary width, with single spaces: as words are compared."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


class Reader:
    """Puts the canonical parts in the place of other words, of several that fit the longest."""

    def __init__(self, words: Words) -> None:
        self._parts = {plain(word): part for part, others in words.items() for word in others}
        longest_first = sorted(self._parts, key=len, reverse=True)
        self._pattern = re.compile("|".join(map(re.escape, longest_first)))

    def canonical(self, text: str) -> str:
        """Of a text that is `plain`."""
        return self._pattern.sub(lambda found: self._parts[found.group()], text)
