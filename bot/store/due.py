"""What falls due: at that time somebody looks what is to be done. Times are UTC seconds since 1970."""

from typing import Protocol

from msgspec import Struct

NO_TABLE = 0
"""The table of what falls due at none."""


class DueRow(Struct, frozen=True):
    """One thing that falls due. There is one at most of each table, kind and subject."""

    table_id: int
    kind: str
    """Which handler it is for: see `bot.tables.due.HANDLERS`."""
    subject: int
    """A seat, a request, a person: whatever the kind is about."""
    at: int


class DueQueries(Protocol):
    def put(self, row: DueRow) -> None:
        """Adds it, or moves what is there to this time."""

    def remove(self, table_id: int, kind: str, subject: int) -> None:
        """Nothing happens if it is not there."""

    def get(self, table_id: int, kind: str, subject: int) -> DueRow | None: ...

    def of(self, table_id: int) -> tuple[DueRow, ...]:
        """By time."""

    def by(self, now: int, limit: int) -> tuple[DueRow, ...]:
        """At most so many of those whose time has come, the oldest first: of tables of our shards, and of no table if
        direct messages are ours."""

    def next_at(self) -> int | None:
        """When the next one of those falls due; None if nothing does."""
