"""`Moderation`: what moderators do, each use case and query as one transaction on the store."""

from bot.store.rows import EntryRow
from bot.tables import moderating
from bot.tables.desk import Desk
from bot.tables.door import Door
from bot.tables.moderating import Held
from bot.tables.people import Person
from bot.tables.table import Table


class Moderation:
    """The part of `bot.tables.Tables` for those who look after a server. Whoever calls has made sure that they do."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def pause(self, table_id: int, user_id: int, seconds: int, interaction_id: int | None = None) -> Table:
        """Raises `PaceError`, ``paused``, ``other-rules``, ``not-started``, ``table-over``."""
        return await self._door.change(
            "moderate",
            interaction_id,
            lambda desk: moderating.pause(desk, table_id, user_id, seconds, interaction_id),
            _now,
        )

    async def resume(self, table_id: int, user_id: int, interaction_id: int | None = None) -> Table:
        """Raises ``not-paused``, ``other-rules``, ``not-started``, ``table-over``."""
        return await self._door.change(
            "moderate", interaction_id, lambda desk: moderating.resume(desk, table_id, user_id, interaction_id), _now
        )

    async def end(self, table_id: int, user_id: int, interaction_id: int | None = None) -> Table:
        """Without a result; before the start it is called off. Raises ``table-over``."""
        return await self._door.change(
            "moderate", interaction_id, lambda desk: moderating.end(desk, table_id, user_id, interaction_id), _now
        )

    async def replace(
        self, table_id: int, user_id: int, number: int, person: Person, interaction_id: int | None = None
    ) -> Table:
        """That person takes the seat of that number over. Raises ``already-seated``, ``too-many-tables``,
        ``no-person``, ``other-rules``, ``not-started``, ``table-over``."""
        return await self._door.change(
            "moderate",
            interaction_id,
            lambda desk: moderating.replace(desk, table_id, user_id, number, person, interaction_id),
            _now,
        )

    async def held(self, table_id: int) -> tuple[Held, ...]:
        """The table's posts that could not be delivered."""
        return await self._door.ask(lambda desk: moderating.held(desk, table_id))


def _now(desk: Desk, entry: EntryRow) -> Table:
    """The table that the entry belongs to, as it stands."""
    return desk.table(desk.row(entry.table_id))
