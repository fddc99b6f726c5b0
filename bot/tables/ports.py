"""What tables are given from outside, since nothing reads the time or randomness by itself."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

Entropy: TypeAlias = Callable[[int], bytes]
"""So many unpredictable bytes: `secrets.token_bytes`."""


class Clock(Protocol):
    def now(self) -> int:
        """UTC seconds since 1970."""


class Limits(Struct, frozen=True):
    """How many live tables one person may sit at, and one guild may have; how often a person may ask the others at a
    table for something within a day, as each time pings them."""

    person: int = 30
    guild: int = 200
    requests: int = 12
