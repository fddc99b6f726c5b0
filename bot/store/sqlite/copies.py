"""Copies of a database: written beside their name, checked, and only then given it."""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.store.contract import Session
from bot.store.crash import crash_point
from bot.store.errors import Corrupt, Unwritable
from bot.store.sqlite.errors import translated
from bot.store.sqlite.session import session

UNFINISHED = ".unfinished"


def copy(connection: sqlite3.Connection, target: Path) -> Path:
    """Writes the database as it stands to an unfinished copy: where that is. `finish` makes it a whole one.

    A bot may go on writing meanwhile. Raises `StoreError`, and leaves nothing behind.
    """
    unfinished = target.with_name(target.name + UNFINISHED)
    try:
        unfinished.unlink(missing_ok=True)
        with translated(), closing(sqlite3.connect(unfinished, isolation_level=None)) as copied:
            # Page by page: VACUUM INTO of SQLite 3.40 fails where a table has generated columns.
            connection.backup(copied)
            copied.execute("PRAGMA journal_mode = DELETE")
    except OSError as error:
        raise Unwritable(f"{unfinished} cannot be written ({error.strerror})") from error
    except BaseException:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise
    return unfinished


def finish(unfinished: Path, target: Path) -> None:
    """Checks the copy and gives it its name, in place of what may have had it. Raises `StoreError`."""
    try:
        check(unfinished)
        _sync(unfinished)
        crash_point("copy.before-rename")
        unfinished.replace(target)
        _sync(target.parent)
    except OSError as error:
        raise Unwritable(f"{target} cannot be written ({error.strerror})") from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def change(path: Path, change: Callable[[Session], None]) -> None:
    """Changes an unfinished copy, whatever schema it has."""
    with translated(), closing(sqlite3.connect(path)) as connection, connection:
        change(session(connection))


def check(path: Path) -> None:
    """Whether it is a whole and sound database, which nobody uses. Raises `Corrupt` for any other file."""
    # Immutable: no log and no lock is made beside the file.
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    with translated(), closing(sqlite3.connect(address, uri=True)) as connection:
        for line in faults(connection):
            raise Corrupt(f"{path} is damaged ({line})")


def faults(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with the file, or with rows that name others which are not there; empty if nothing is."""
    found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
    orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    return [line for line in found if line != "ok"] + [f"{row[0]} {row[1]} names no {row[2]}" for row in orphans]


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
