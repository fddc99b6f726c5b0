"""`Agreements`: what people ask of each other at a table, each use case and query as one transaction on the store."""

from collections.abc import Collection

from bot.store.requests import RequestRow
from bot.store.rows import EntryRow
from bot.tables import coming_back, pausing, rematch, requesting, taking_back
from bot.tables.desk import Desk
from bot.tables.door import Door
from bot.tables.people import Person
from bot.tables.requesting import Wanted
from bot.tables.table import Table


class Agreements:
    """The part of `bot.tables.Tables` in which people have to agree, or need not."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def ask(self, table_id: int, user_id: int, wanted: Wanted, interaction_id: int | None = None) -> RequestRow:
        """Asks the others at the table. Raises as `bot.tables.requesting.ask` says."""
        return await self._door.change(
            "ask",
            interaction_id,
            lambda desk: requesting.ask(desk, table_id, user_id, wanted, interaction_id),
            requesting.again,
        )

    async def answer(
        self,
        request_id: int,
        person: Person,
        yes: bool,
        interaction_id: int | None = None,
    ) -> RequestRow:
        """Raises `VoteError`, or ``no-request``."""
        return await self._door.change(
            "answer",
            interaction_id,
            lambda desk: requesting.answer(desk, request_id, person, yes, interaction_id),
            requesting.again,
        )

    async def withdraw(self, request_id: int, user_id: int, interaction_id: int | None = None) -> RequestRow:
        """By whoever asked. Raises `VoteError`, or ``no-request``."""
        return await self._door.change(
            "withdraw",
            interaction_id,
            lambda desk: requesting.withdraw(desk, request_id, user_id, interaction_id),
            requesting.again,
        )

    async def take_back(self, table_id: int, user_id: int, version: int, interaction_id: int | None = None) -> Table:
        """The person's last move at that version, if nobody has to be asked.

        Raises ``stale``, ``nothing-to-undo``, ``consent-needed``, ...
        """
        return await self._door.change(
            "take-back",
            interaction_id,
            lambda desk: taking_back.take_back(desk, table_id, user_id, version, interaction_id),
            _now,
        )

    async def come_back(self, table_id: int, user_id: int, interaction_id: int | None = None) -> Table:
        """The computer no longer plays for the person. Raises ``not-seated``, ``not-computer``, ..."""
        return await self._door.change(
            "come-back",
            interaction_id,
            lambda desk: coming_back.come_back(desk, table_id, user_id, interaction_id),
            _now,
        )

    async def rematch(
        self, table_id: int, person: Person, gone: Collection[int] = (), interaction_id: int | None = None
    ) -> Table:
        """The lobby of the rematch, with that person in it. Raises ``not-seated``, ``not-over``, and as `open` and
        `join` do."""
        return await self._door.change(
            "rematch", interaction_id, lambda desk: rematch.rematch(desk, table_id, person, gone, interaction_id), _now
        )

    async def get(self, request_id: int) -> RequestRow:
        """Raises ``no-request``."""
        return await self._door.ask(lambda desk: requesting.find(desk, request_id))

    async def open(self, table_id: int) -> tuple[RequestRow, ...]:
        """The requests that are not closed, the oldest first."""
        return await self._door.ask(lambda desk: desk.session.requests.open(table_id))

    async def paused_until(self, table_id: int) -> int | None:
        """When the pause ends that the table makes now (UTC seconds); None if it makes none."""
        pause = await self._door.ask(lambda desk: pausing.running(desk, table_id))
        return pause.end if pause is not None else None

    async def free(self, table_id: int, user_id: int) -> bool | None:
        """Whether the person's last move can be taken back without asking; None if it cannot be taken back at all."""
        return await self._door.ask(lambda desk: taking_back.free(desk, table_id, user_id))

    async def can_take_back(self, table_id: int, user_id: int) -> bool:
        """Whether the person has a move to take back there, be it that the others are asked."""
        return await self._door.ask(lambda desk: taking_back.possible(desk, table_id, user_id))

    async def posted(self, request_id: int, message_id: int) -> None:
        """This message shows the request now."""
        await self._door.do("posted", lambda desk: desk.session.requests.posted(request_id, message_id))


def _now(desk: Desk, entry: EntryRow) -> Table:
    """The table that the entry belongs to, as it stands."""
    return desk.table(desk.row(entry.table_id))
