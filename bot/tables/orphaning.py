"""Channels and guilds that are gone: their tables end, their seats are free, nothing is posted there any more."""

from bot.store.rows import TableRow
from bot.tables import aftermath
from bot.tables.desk import Desk
from bot.tables.table import Table

CHANNEL_GONE = "the channel is gone"
GUILD_GONE = "the guild is gone"


def orphan_channel(desk: Desk, channel_id: int) -> Table | None:
    """The table that was live there, now ended; None if there was none."""
    desk.session.posts.bury_channel(channel_id, CHANNEL_GONE)
    desk.session.guilds.drop_overview_in(channel_id)
    row = desk.session.tables.live_in_channel(channel_id)
    return _orphan(desk, row) if row is not None else None


def orphan_guild(desk: Desk, guild_id: int) -> tuple[Table, ...]:
    """All tables that were live there, now ended."""
    desk.session.posts.bury_guild(guild_id, GUILD_GONE)
    desk.session.guilds.drop_overview(guild_id)
    return tuple(_orphan(desk, row) for row in desk.session.tables.live_in_guild(guild_id))


def _orphan(desk: Desk, row: TableRow) -> Table:
    entry = desk.entry(row, "orphan", None, None)
    changed = desk.commit(row, entry, status="orphaned", ended_at=desk.now)
    aftermath.follow(desk, changed)
    return desk.table(changed)
