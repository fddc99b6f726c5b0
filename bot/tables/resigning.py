"""Giving a game up; the one way out, too, of a table whose rules are no longer known."""

from bot.tables import aftermath, playing, promises
from bot.tables.desk import Desk
from bot.tables.table import Table
from engine.contract import RESIGN


def resign(desk: Desk, table_id: int, user_id: int, interaction_id: int | None) -> Table:
    """A move by the game's own rules. Without them, anyone seated ends the table, and there is no result."""
    row = desk.started(table_id)
    if desk.knows_rules(row):
        return playing.play(desk, table_id, user_id, RESIGN, None, interaction_id).table
    desk.seat(row.id, user_id)
    # Boards that still wait could not be painted any more.
    promises.withdraw_boards(desk.session, row)
    entry = desk.entry(row, "close", user_id, interaction_id)
    changed = desk.commit(row, entry, status="cancelled", ended_at=desk.now)
    aftermath.follow(desk, changed)
    return desk.table(changed)
