"""A database that waits for no disk. What a process has written outlives its death all the same, but no power cut."""

import sqlite3
from typing import Any


class Hasty(sqlite3.Connection):
    """To be handed to a store as its ``factory``."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        return super().execute("PRAGMA synchronous = OFF" if sql == "PRAGMA synchronous = FULL" else sql, parameters)
