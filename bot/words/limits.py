"""Texts cut to what Discord takes. Lengths are UTF-16 units: never fewer than Discord counts."""

import re
import unicodedata
from collections.abc import Sequence

MESSAGE = 2000
ALT_TEXT = 1024
LABEL = 100
"""A choice of a menu or of a completion."""
BUTTON = 80
DESCRIPTION = 100
"""Of a command or an option."""
PLACEHOLDER = 150
THREAD_NAME = 100

_CUT = "…"
_PIECE = re.compile(r"<(?:@[!&]?\d+|#\d+|t:\d+(?::\w)?|a?:\w+:\d+|/[^:>]+:\d+)>|\\.|.", re.DOTALL)
"""What must not be torn: a mention, a timestamp, an emoji, an escaped character, or any one character."""


def length(text: str) -> int:
    """UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut(text: str, limit: int) -> str:
    """The text, or its beginning and an ellipsis: at most ``limit`` long, mentions, escapes and accents whole."""
    if length(text) <= limit:
        return text
    room = limit - length(_CUT)
    kept: list[str] = []
    for piece in _pieces(text):
        room -= length(piece)
        if room < 0:
            break
        kept.append(piece)
    return "".join(kept).rstrip() + _CUT


def latest(lines: Sequence[str], limit: int) -> tuple[str, ...]:
    """As many of the last lines as fit into ``limit``, each with a character to part it from the next."""
    kept: list[str] = []
    for line in reversed(lines):
        limit -= length(line) + 1
        if limit < 0:
            break
        kept.insert(0, line)
    return tuple(kept)


def first(lines: Sequence[str], limit: int) -> tuple[str, ...]:
    """As many of the first lines as fit into ``limit``, each with a character to part it from the next."""
    return latest(lines[::-1], limit)[::-1]


def pages(lines: Sequence[str], limit: int) -> tuple[tuple[str, ...], ...]:
    """The lines in order, as many on each page as fit into ``limit`` with a character to part them; a line that is
    longer by itself is cut."""
    filled: list[list[str]] = []
    room = 0
    for line in (cut(line, limit - 1) for line in lines):
        room -= length(line) + 1
        if room < 0 or not filled:
            filled.append([])
            room = limit - length(line) - 1
        filled[-1].append(line)
    return tuple(tuple(page) for page in filled)


def _pieces(text: str) -> list[str]:
    pieces: list[str] = []
    for found in _PIECE.finditer(text):
        piece = found.group()
        if pieces and unicodedata.combining(piece[0]):
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces
