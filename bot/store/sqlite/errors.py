"""SQLite's error codes, as far as a host can do something about them."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.errors import Busy, Corrupt, DiskFull, StoreError, Unwritable

_KINDS: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: Busy,
    sqlite3.SQLITE_LOCKED: Busy,
    sqlite3.SQLITE_CORRUPT: Corrupt,
    sqlite3.SQLITE_NOTADB: Corrupt,
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: Unwritable,
    sqlite3.SQLITE_CANTOPEN: Unwritable,
    sqlite3.SQLITE_PERM: Unwritable,
    sqlite3.SQLITE_IOERR: Unwritable,
}
_SENTENCES: dict[type[StoreError], str] = {
    Busy: "The database is in use by another program",
    Corrupt: "The database is damaged",
    DiskFull: "The disk is full",
    Unwritable: "The database cannot be written",
}


@contextmanager
def translated() -> Iterator[None]:
    """Turns SQLite's errors into a `StoreError` where there is one; the others are bugs and stay what they are."""
    try:
        yield
    except sqlite3.Error as error:
        # The low byte is the primary code (sqlite.org/rescode.html).
        kind = _KINDS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        if kind is None:
            raise
        raise kind(f"{_SENTENCES[kind]} ({error})") from error
