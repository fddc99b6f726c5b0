"""Other ways to look at a board, as people call them in any language."""

from collections.abc import Iterator, Sequence

from bot.tables import Table
from bot.words.catalogue import speaker
from bot.words.contract import Say
from bot.words.wanted import plain
from engine import words
from render.catalogue import painter


def offered(table: Table, typed: str, say: Say, voices: Sequence[Say]) -> Iterator[tuple[str, str]]:
    """What each is called for the reader, and the lens: those that hold what was typed, in whatever language."""
    for lens in painter(table.game).lenses(table.seen_by(None)):
        called = [speaker(table.game).lens_name(each, lens) for each in (say, *voices)]
        if any(plain(typed) in plain(name) for name in (lens, *called)):
            yield called[0], lens


def meant(table: Table, typed: str, voices: Sequence[Say]) -> str:
    """The lens that is called so; what was typed, if that names none. Signs count: "3,-2" is not "-3,2"."""
    for lens in painter(table.game).lenses(table.seen_by(None)):
        if any(words.plain(typed) == words.plain(speaker(table.game).lens_name(say, lens)) for say in voices):
            return lens
    return typed
