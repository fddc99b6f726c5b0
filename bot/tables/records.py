"""`Records`: what tables leave behind and how they went, each query one transaction on the store."""

from bot.tables import replaying, results, statistics
from bot.tables.door import Door
from bot.tables.replaying import Step
from bot.tables.statistics import Standing
from engine.contract import Luck


class Records:
    """The part of `bot.tables.Tables` that looks back."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def record_missing(self) -> int:
        """Keeps the results of tables that ended before results were kept; how many those were."""
        return await self._door.do("record", lambda desk: results.record_missing(desk.session, desk.games))

    async def of_person(self, user_id: int, guild_id: int | None) -> tuple[Standing, ...]:
        """By game, what the person has come to on that server; on all together, without ratings, if that is None."""
        return await self._door.ask(lambda desk: statistics.of_person(desk, user_id, guild_id))

    async def of_guild(self, guild_id: int, game: str) -> tuple[Standing, ...]:
        """Everybody who has played it on that server: best rating first where there are ratings, else who won most."""
        return await self._door.ask(lambda desk: statistics.of_guild(desk, guild_id, game))

    async def luck(self, table_id: int) -> tuple[Luck, ...]:
        """What chance has brought to the seats of a table that has ended. Raises ``not-over``, ``other-rules``."""
        return await self._door.ask(lambda desk: statistics.luck(desk, table_id))

    async def steps(self, table_id: int) -> tuple[Step, ...]:
        """The start and every move, as everybody may know them. Raises ``not-started``, ``other-rules``."""
        return await self._door.ask(lambda desk: replaying.steps(desk, table_id))
