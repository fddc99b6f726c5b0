"""Whose turn it is to be answered: one person who presses everything at once takes nobody else's place.

A few answers of each person are made at once, some more wait in their order. So the database and the painters, who take
up work as it comes, have at most a handful from each before everybody else's.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from msgspec import Struct

AT_ONCE = 3
"""Answers that are made for one person at the same time."""
WAITING = 40
"""Further ones that wait; what comes beyond is refused."""


class Crowded(Exception):
    """This person waits for too many answers already."""


class _Line(Struct):
    places: asyncio.Semaphore
    people: int = 0
    """How many answers are being made or wait."""


class Crowd:
    """Everybody who waits for an answer now."""

    def __init__(self) -> None:
        self._lines: dict[int, _Line] = {}

    @contextlib.asynccontextmanager
    async def turn(self, user_id: int) -> AsyncIterator[None]:
        """The time for one answer to this person. Raises `Crowded`."""
        line = self._lines.setdefault(user_id, _Line(asyncio.Semaphore(AT_ONCE)))
        if line.people >= AT_ONCE + WAITING:
            raise Crowded
        line.people += 1
        try:
            async with line.places:
                yield
        finally:
            line.people -= 1
            if not line.people:
                del self._lines[user_id]
