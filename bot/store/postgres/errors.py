"""What PostgreSQL and the way to it report, as far as a host can do something about it."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from bot.store.errors import Busy, Corrupt, DiskFull, StoreError, Unreachable, Unwritable

_STATES: dict[str, type[StoreError]] = {
    "08": Unreachable,
    "28": Unreachable,
    "3D": Unreachable,
    "53": Unreachable,
    "53100": DiskFull,
    "57": Unreachable,
    "57014": Busy,
    "55P03": Busy,
    "40": Busy,
    "25006": Unwritable,
    "42501": Unwritable,
    "58": Unwritable,
    "XX": Corrupt,
}
"""By SQLSTATE, or by its class, the first two characters (PostgreSQL, "PostgreSQL Error Codes")."""
_SENTENCES: dict[type[StoreError], str] = {
    Busy: "The database is held up by another process",
    Corrupt: "The database is damaged",
    DiskFull: "The disk of the database is full",
    Unreachable: "The database cannot be reached",
    Unwritable: "The database cannot be written",
}


@contextmanager
def translated() -> Iterator[None]:
    """Turns errors of the server and of the way to it into a `StoreError`; those that remain are bugs."""
    try:
        yield
    except asyncpg.PostgresError as error:
        state = error.sqlstate or ""
        kind = _STATES.get(state) or _STATES.get(state[:2])
        if kind is None:
            raise
        raise kind(f"{_SENTENCES[kind]} ({error})") from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):
            # What was handed in does not fit: our fault.
            raise
        raise Unreachable(f"{_SENTENCES[Unreachable]} ({error})") from error
    except (OSError, TimeoutError) as error:
        raise Unreachable(f"{_SENTENCES[Unreachable]} ({error or 'it does not answer'})") from error
