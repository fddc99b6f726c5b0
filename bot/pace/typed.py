"""What people type about time, in any language and width, as the readers of this package know it."""

from engine import words

_READER = words.Reader(words.load(__package__))


def plain(text: str) -> str:
    """In English words and plain small letters: ``2d+4d weekdays`` for the same in Japanese."""
    return " ".join(_READER.canonical(words.plain(text)).split())
