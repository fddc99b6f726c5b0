"""What of a log stands: moves that were taken back stay in it, and count no more."""

from collections.abc import Iterable, Iterator
from itertools import count

from bot.store.contract import EntryQueries
from bot.store.rows import EntryRow

FEW = 24
"""Entries that are read at first; four times as many each time that they do not do."""
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


def backwards(entries: EntryQueries, table_id: int) -> Iterator[tuple[EntryRow, ...]]:
    """More and more of the end of a log, until it is all of it.

    What takes moves back comes after them, so of any end of a log it is known what stands. Logs grow long, and what is
    asked most often is answered by a few entries.
    """
    for power in count():
        limit = FEW << (2 * power)
        found = entries.newest(table_id, limit)
        yield found
        if len(found) < limit:
            return
