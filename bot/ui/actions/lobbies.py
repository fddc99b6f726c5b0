"""A table before its start, for whoever has something to settle there."""

from bot.tables import Table, TableError
from bot.ui.handling import Asked
from bot.ui.press import Press


async def waiting(asked: Asked, press: Press) -> Table:
    """Raises ``no-table``, ``already-started``, ``table-over``."""
    table = await asked.desk.tables.get(press.table)
    if table.status == "playing":
        raise TableError("already-started", table=table.id)
    if table.status != "lobby":
        raise TableError("table-over", table=table.id, status=table.status)
    return table


async def own(asked: Asked, press: Press) -> Table:
    """The same, for its opener alone. Raises also ``not-opener``."""
    table = await waiting(asked, press)
    if table.opened_by != asked.user_id:
        raise TableError("not-opener", table=table.id, opener=table.opened_by)
    return table
