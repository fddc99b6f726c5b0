"""How much there is of what in a database: for graphs and alarms of its host."""

from typing import Protocol

from msgspec import Struct


class Count(Struct, frozen=True):
    """A number under a name; ``labels`` tell several of that name apart."""

    name: str
    value: int
    labels: tuple[tuple[str, str], ...] = ()


class CountQueries(Protocol):
    def all(self, now: int) -> tuple[Count, ...]:
        """Those of one name beside each other. ``now``: UTC seconds."""
