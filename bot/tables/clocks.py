"""`Clocks`: the use cases and queries about time, each as one transaction on the store."""

from bot.pace.pace import Pace
from bot.pace.spans import Span
from bot.store.due import DueRow
from bot.store.rows import EntryRow
from bot.tables import awaited, due, outages, pacing
from bot.tables.awaited import Waiting
from bot.tables.desk import Desk
from bot.tables.door import Door
from bot.tables.table import Table

AT_ONCE = 50
"""How many things that have fallen due are taken up together."""


class Clocks:
    """The part of `bot.tables.Tables` that time, and whoever speaks for it, sets going."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def fallen(self) -> tuple[DueRow, ...]:
        """Some of what has fallen due, the oldest first."""
        return await self._door.ask(lambda desk: desk.session.due.by(desk.now, AT_ONCE))

    async def next_at(self) -> int | None:
        """When something falls due next (UTC seconds); None if nothing does."""
        return await self._door.ask(lambda desk: desk.session.due.next_at())

    async def carry_out(self, row: DueRow) -> None:
        """Does it, unless it has been moved or struck off meanwhile. Raises whatever its handler raises."""
        await self._door.do("due", lambda desk: due.carry_out(desk, row))

    async def put_off(self, row: DueRow) -> None:
        """Tries it again later: its handler has failed."""
        await self._door.do("put-off", lambda desk: due.put_off(desk, row))

    async def mark(self, at: int) -> None:
        """The bot heard people at that moment (UTC seconds)."""
        await self._door.do("mark", lambda desk: outages.mark(desk, at))

    async def returned(self) -> Span | None:
        """The bot hears people, for the first time or again: how long it did not, if that was an outage."""
        return await self._door.do("returned", outages.returned)

    async def waits(self, table_id: int) -> tuple[Waiting, ...]:
        """Whom the table waits for, by seat."""
        return await self._door.ask(lambda desk: awaited.waits(desk, table_id))

    async def agree(self, table_id: int, user_id: int, pace: Pace, interaction_id: int | None = None) -> Table:
        """Sets the pace before the start. Raises `PaceError`, ``not-opener``, ``already-started``, ``table-over``."""
        return await self._door.change(
            "agree", interaction_id, lambda desk: pacing.agree(desk, table_id, user_id, pace, interaction_id), _now
        )

    async def days(self, table_id: int, user_id: int) -> tuple[str, ...]:
        """What the awaited player may promise, as ISO dates by that player's clock. Raises as `promise` does."""
        return await self._door.ask(lambda desk: pacing.days(desk, table_id, user_id))

    async def promise(self, table_id: int, user_id: int, day: str) -> Waiting:
        """To move before the end of that day. Raises `PaceError`, ``not-seated``, ``not-awaited``, ``no-promises``, or
        as `Tables.play` does for tables that are not in play."""
        return await self._door.do("promise", lambda desk: pacing.promise(desk, table_id, user_id, day))

    async def mute(self, table_id: int, user_id: int, muted: bool) -> Waiting:
        """No more reminders of this turn; or again. Raises ``not-seated``, ``not-awaited``, ..."""
        return await self._door.do("mute", lambda desk: pacing.mute(desk, table_id, user_id, muted))


def _now(desk: Desk, entry: EntryRow) -> Table:
    """The table that the entry belongs to, as it stands."""
    return desk.table(desk.row(entry.table_id))
