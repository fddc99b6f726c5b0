"""What of a log stands: moves that were taken back stay in it, and count no more."""

from collections.abc import Iterable

from bot.store.rows import EntryRow

KIND = "take-back"
"""The kind of entries that take moves back; their data says to which version."""


def standing(entries: Iterable[EntryRow]) -> list[EntryRow]:
    """The entries, which are in order, without moves that a later one of them has taken back."""
    found: list[EntryRow] = []
    for entry in entries:
        if entry.kind == KIND:
            found = [earlier for earlier in found if earlier.move is None or earlier.version <= entry.data["to"]]
        found.append(entry)
    return found
