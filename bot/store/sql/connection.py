"""What the queries need of a connection: as much of `sqlite3.Connection` as any database can offer."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Parameters: TypeAlias = Mapping[str, Any] | Sequence[Any]


class Cursor(Protocol):
    @property
    def description(self) -> Sequence[Sequence[Any]] | Any:
        """One for each column, beginning with its name; None of a statement without rows."""

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""

    def fetchone(self) -> Any:
        """The next row as a tuple; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""


class Connection(Protocol):
    def execute(self, sql: str, parameters: Any = ..., /) -> Cursor:
        """Runs a statement with parameters ``?`` or ``:name``. Raises what the database raises."""
