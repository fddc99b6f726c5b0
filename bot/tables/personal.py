"""`Personal`: what people settle for themselves, each use case and query as one transaction on the store."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import TypeVar

from bot.pace.spans import Span
from bot.store.people import PersonRow, VacationRow
from bot.tables import forgetting, notes, settings, vacations
from bot.tables.desk import Desk
from bot.tables.door import Door

T = TypeVar("T")


class Personal:
    """The part of `bot.tables.Tables` that changes no game. Nobody but the person concerned is shown any of it, except
    who is on vacation."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def settings(self, user_id: int) -> PersonRow:
        return await self._door.ask(lambda desk: settings.person(desk, user_id))

    async def change(self, user_id: int, told: Mapping[str, str], locale: str | None = None) -> PersonRow:
        """Sets what is told (`bot.tables.settings.change`). Raises `PaceError`, ``bad-setting``, ``no-zone``.

        ``locale`` is Discord's for the person, if it was heard."""
        return await self._change("settings", lambda desk: settings.change(desk, user_id, told, locale))

    async def forget(self, user_id: int) -> None:
        """Removes settings, notes and vacations (`bot.tables.forgetting`); tables stay."""
        await self._change("forget", lambda desk: forgetting.forget(desk, user_id))

    async def arrived(self, user_id: int, *, direct: bool) -> None:
        """A direct message has reached the person, or was refused."""
        await self._change("arrived", lambda desk: settings.arrived(desk, user_id, direct=direct))

    async def plan_vacation(self, user_id: int, first: str, last: str, interaction_id: int | None) -> VacationRow:
        """From one day (ISO date) to another, both included. Raises `PaceError`."""
        return await self._change("vacation", lambda desk: vacations.plan(desk, user_id, first, last, interaction_id))

    async def cancel_vacation(self, user_id: int, start: int) -> Span | None:
        """What was taken of it, if it had begun. Raises ``no-vacation``."""
        return await self._change("vacation", lambda desk: vacations.cancel(desk, user_id, start))

    async def vacations(self, user_id: int) -> tuple[VacationRow, ...]:
        """Those that are not over, by time."""
        return await self._door.ask(lambda desk: vacations.coming(desk, user_id))

    async def days_left(self, user_id: int) -> tuple[int, int]:
        """This year by the person's clock, and how many days of it may still be taken."""
        return await self._door.ask(lambda desk: vacations.days_left(desk, user_id))

    async def today(self, user_id: int) -> date:
        """By the person's clock."""
        return await self._door.ask(lambda desk: vacations.today(desk, user_id))

    async def away(self, users: Iterable[int]) -> dict[int, int]:
        """Who of them is on vacation now, and until when (UTC seconds)."""
        asked = tuple(users)
        return await self._door.ask(lambda desk: vacations.away(desk, asked))

    async def note(self, table_id: int, user_id: int) -> str:
        """The person's own note at that table; empty, if there is none."""
        return await self._door.ask(lambda desk: notes.read(desk, table_id, user_id))

    async def write_note(self, table_id: int, user_id: int, text: str) -> str:
        """Replaces the note; an empty one is removed. Raises ``no-table``, ``not-seated``, ``note-too-long``."""
        return await self._change("note", lambda desk: notes.write(desk, table_id, user_id, text))

    async def _change(self, name: str, change: Callable[[Desk], T]) -> T:
        """None of these is an entry of a table's log; what comes again sets the same once more."""
        return await self._door.change(name, None, change, lambda desk, entry: change(desk))
