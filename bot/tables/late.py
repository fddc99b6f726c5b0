"""Somebody is late: the others are asked what to do."""

from bot.store.rows import TableRow
from bot.tables import promises
from bot.tables.desk import Desk
from bot.tables.promises import Note


def late(desk: Desk, row: TableRow, seat: int) -> None:
    """The deadline of that awaited seat has passed, once for each deadline. Nothing ends by that alone."""
    wait = desk.session.waits.get(row.id, seat)
    if wait is not None:
        promises.notice(desk.session, row, Note("notice-late", users=(wait.user_id,)), desk.entropy, desk.now)
