"""`Operations`: what a host does to tables, each as one transaction on the store. No person may do any of it."""

from msgspec import Struct

from bot.store.counts import Count
from bot.store.rows import PostRow
from bot.tables import archive, comparing, moving_in, promises, renewing, taking_back
from bot.tables.archive import Archive
from bot.tables.desk import Desk
from bot.tables.door import Door
from bot.tables.table import Table


class Examined(Struct, frozen=True):
    """A table that was played again from its log."""

    table_id: int
    game: str
    rules_version: int
    present_rules: int
    """The version of the game's rules by which it was played again."""
    entries: int
    differences: tuple[str, ...]
    """What does not fit; empty if all does."""


class Kept(Struct, frozen=True):
    """What is kept of a table that no player may see."""

    seed: bytes
    waiting: tuple[PostRow, ...]
    """Posts that are still to be delivered, in order."""

    def __repr__(self) -> str:
        return f"Kept(waiting={self.waiting!r})"


class Operations:
    """The part of `bot.tables.Tables` that belongs to the host."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def live(self) -> tuple[int, ...]:
        """The tables in a lobby or in play, oldest first."""
        return await self._door.ask(lambda desk: tuple(row.id for row in desk.session.tables.live()))

    async def examine(self, table_id: int) -> Examined:
        """Plays the table again under the present rules. Raises ``no-table``, ``unknown-game``."""
        return await self._door.ask(lambda desk: _examined(desk, table_id))

    async def kept(self, table_id: int) -> Kept:
        """Raises ``no-table``."""
        return await self._door.ask(lambda desk: _kept(desk, table_id))

    async def counts(self, now: int) -> tuple[Count, ...]:
        """How much there is of what. ``now``: UTC seconds."""
        return await self._door.ask(lambda desk: desk.session.counts.all(now))

    async def archive(self, table_id: int) -> bytes:
        """The whole table, its secrets too. Raises ``no-table``."""
        return await self._door.ask(lambda desk: archive.pack(desk, table_id))

    async def move_in(self, told: Archive, *, renumbered: bool = False) -> Table:
        """Takes in a table under its own id, or under a new one. Raises `ArchiveError`, ``place-taken``."""
        return await self._door.do("move-in", lambda desk: moving_in.move_in(desk, told, renumbered=renumbered))

    async def undo(self, table_id: int) -> Table:
        """Takes the last move back that all know of. Raises ``nothing-to-undo``, and as `Tables.play` does for tables
        that are not in play."""
        return await self._door.do("undo", lambda desk: taking_back.undo(desk, table_id))

    async def resume(self) -> None:
        """The database was put back to an earlier state of its own: see `promises.resume`."""
        await self._door.do("resume", lambda desk: promises.resume(desk.session))

    async def renew(self) -> tuple[int, ...]:
        """Tables in play under older rules go on under the present ones, if these make no difference to them; which
        those were."""
        return await self._door.do("renew", renewing.renew)


def _examined(desk: Desk, table_id: int) -> Examined:
    row = desk.row(table_id)
    game, entries = desk.game(row), desk.session.entries.of(row.id)
    found = tuple(comparing.differences(game, row, entries))
    return Examined(row.id, row.game, row.rules_version, game.version, len(entries), found)


def _kept(desk: Desk, table_id: int) -> Kept:
    row = desk.row(table_id)
    return Kept(row.seed, tuple(post for post in desk.session.posts.of(row.id) if post.state == "new"))
