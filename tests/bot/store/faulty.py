"""A connection on which the n-th call fails."""

import sqlite3
from typing import Any


class FaultyConnection(sqlite3.Connection):
    """Counts calls of `execute`; see `Fault`."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        fault = Fault.armed
        if fault is None or not fault.hits():
            return super().execute(sql, parameters)
        if fault.after:
            super().execute(sql, parameters)
        raise fault.error()


class Fault:
    """Armed from creation until `disarm`: the ``number``-th call (from 1) fails, before or after it has worked."""

    armed: "Fault | None" = None

    def __init__(self, number: int, after: bool) -> None:
        self._left = number
        self.after = after
        self.happened = False
        Fault.armed = self

    def hits(self) -> bool:
        self._left -= 1
        self.happened = self.happened or self._left == 0
        return self._left == 0

    def error(self) -> sqlite3.OperationalError:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        return error

    @staticmethod
    def disarm() -> None:
        Fault.armed = None
