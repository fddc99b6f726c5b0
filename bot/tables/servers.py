"""`Servers`: what concerns all tables of a server or of a person, each use case and query one transaction."""

from bot.store.guilds import GuildRow, OverviewRow
from bot.tables import guilds, overview, whereabouts
from bot.tables.door import Door
from bot.tables.overview import Due
from bot.tables.people import Place
from bot.tables.whereabouts import Whereabouts


class Servers:
    """The part of `bot.tables.Tables` that looks at tables from outside."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def tables_of(self, user_id: int, guild_id: int | None) -> tuple[Whereabouts, ...]:
        """The person's live tables on that server, or on all: where the person is awaited first."""
        return await self._door.ask(lambda desk: whereabouts.of_person(desk, user_id, guild_id))

    async def tables_in(self, guild_id: int) -> tuple[Whereabouts, ...]:
        """The server's live tables, the longest waiting first."""
        return await self._door.ask(lambda desk: whereabouts.of_guild(desk, guild_id))

    async def whereabouts(self, table_id: int) -> Whereabouts:
        """Raises ``no-table``."""
        return await self._door.ask(lambda desk: whereabouts.of_table(desk, table_id))

    async def settings(self, guild_id: int) -> GuildRow:
        return await self._door.ask(lambda desk: guilds.settings(desk, guild_id))

    async def change(self, guild_id: int, **fields: str | int | bool | None) -> GuildRow:
        """Sets these fields of the server's settings. They must be valid."""
        return await self._door.do("server", lambda desk: guilds.change(desk, guild_id, **fields))

    async def overview(self, guild_id: int) -> OverviewRow | None:
        return await self._door.ask(lambda desk: desk.session.guilds.overview(guild_id))

    async def stand_overview(self, guild_id: int, channel_id: int, locale: str | None = None) -> OverviewRow | None:
        """Promises an overview in that channel, the only one of the server. Returns the one before.

        ``locale`` is Discord's for the server, if it was told.
        """
        place = Place(guild_id, channel_id, locale)
        return await self._door.do("overview", lambda desk: overview.stand(desk, place))

    async def drop_overview(self, guild_id: int) -> OverviewRow | None:
        """Returns the one that stood."""
        return await self._door.do("overview", lambda desk: overview.drop(desk, guild_id))

    async def overviews_due(self) -> tuple[Due, ...]:
        """Some overviews to bring up to date; each is to be reported on by one of the next three."""
        return await self._door.do("overviews", overview.take)

    async def overview_done(self, due: Due, message_id: int, shown: str) -> None:
        await self._door.do("overview-done", lambda desk: overview.done(desk, due, message_id, shown))

    async def overview_later(self, due: Due, seconds: int, *, anew: bool = False) -> None:
        await self._door.do("overview-later", lambda desk: overview.later(desk, due, seconds, anew=anew))

    async def overview_gone(self, due: Due) -> None:
        await self._door.do("overview-gone", lambda desk: overview.gone(desk, due))

    async def next_overview(self) -> int | None:
        """When `overviews_due` will next have something (UTC seconds); None until something changes."""
        return await self._door.ask(lambda desk: desk.session.guilds.next_overview())

    async def look_again(self) -> None:
        """Whoever brings overviews up to date begins anew."""
        await self._door.do("look-again", overview.look_again)
