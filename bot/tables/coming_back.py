"""Somebody for whom the computer has played comes back."""

import msgspec

from bot.store.rows import SeatRow, TableRow
from bot.tables import aftermath, promises
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.promises import Note
from bot.tables.table import Table


def come_back(desk: Desk, table_id: int, user_id: int, interaction_id: int | None) -> Table:
    """The person plays again. Raises ``not-computer`` for whoever plays already."""
    row = desk.playing(table_id)
    seat = desk.seat(row.id, user_id)
    if not seat.computer:
        raise TableError("not-computer", table=row.id)
    return desk.table(give_back(desk, row, seat, interaction_id))


def give_back(desk: Desk, row: TableRow, seat: SeatRow, interaction_id: int | None = None) -> TableRow:
    """The seat is its person's own again; everybody is told."""
    desk.session.seats.put(msgspec.structs.replace(seat, computer=False))
    entry = desk.quiet_entry(row, "back", seat.user_id, interaction_id)
    changed = desk.commit(row, msgspec.structs.replace(entry, data={"seat": seat.number}))
    aftermath.follow(desk, changed)
    promises.notice(desk.session, changed, Note("notice-back", (seat.user_id,)), desk.entropy, desk.now)
    return changed
