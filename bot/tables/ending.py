"""Tables that end without a result, as their people have agreed on it."""

from collections.abc import Sequence

import msgspec

from bot.store.rows import TableRow
from bot.tables import aftermath, promises, reminding
from bot.tables.desk import Desk
from bot.tables.promises import Note
from bot.tables.results import ABSENT


def end(desk: Desk, row: TableRow, kind: str, absent: Sequence[int] = (), user_id: int | None = None) -> TableRow:
    """The kind says why: ``agreed-end``, ``end`` (somebody was away too long), ``deserted`` (nobody is left). No mark
    is left on anybody but those who were ``absent``. Whoever brought it about is not pinged."""
    entry = msgspec.structs.replace(desk.entry(row, kind, user_id, None), data={ABSENT: list(absent)})
    changed = desk.commit(row, entry, status="cancelled", ended_at=desk.now)
    aftermath.follow(desk, changed, "over")
    pings = reminding.call(desk, changed, [seat.user_id for seat in desk.seats(row.id) if seat.user_id != user_id])
    missing = tuple(seat.user_id for seat in desk.seats(row.id) if seat.number in absent)
    notes = (Note(f"note-{kind}", missing),)
    promises.board(desk.session, changed, desk.entropy, desk.now, pings, row.turn_version, notes)
    return changed
