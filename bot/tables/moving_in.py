"""A table comes from another database, with everything that ever happened at it."""

import msgspec

from bot.store.rows import TableRow
from bot.tables import aftermath, archive, promises, reminding
from bot.tables.archive import Archive, ArchiveError
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.table import Table


def move_in(desk: Desk, told: Archive, *, renumbered: bool) -> Table:
    """Under the same id, as old buttons name it; or under a new one, where that belongs to another table.

    If it is in play its board is posted, and its time goes on from now.
    """
    archive.check(told, desk.games)
    row = told.table
    if renumbered:
        row = msgspec.structs.replace(row, id=0, lobby_message_id=None, board_message_id=None)
    elif desk.session.tables.get(row.id) is not None:
        raise ArchiveError(f"There is a table {row.id} already: take this one in under a new number.")
    if row.status == "playing" and (taken := desk.session.tables.live_in_channel(row.channel_id)) is not None:
        raise TableError("place-taken", table=taken.id)
    kept = desk.session.tables.add(row)
    for seat in told.seats:
        desk.session.seats.put(msgspec.structs.replace(seat, table_id=kept.id))
    for entry in told.entries:
        known = entry.interaction_id is not None and desk.session.entries.by_interaction(entry.interaction_id)
        interaction = None if known else entry.interaction_id
        desk.session.entries.add(msgspec.structs.replace(entry, table_id=kept.id, interaction_id=interaction))
    for pause in told.pauses:
        desk.session.pauses.put(msgspec.structs.replace(pause, id=0, table_id=kept.id))
    if kept.status == "playing":
        _call(desk, kept)
    return desk.table(kept)


def _call(desk: Desk, row: TableRow) -> None:
    entry = desk.entry(row, "move-in", None, None)
    changed = desk.commit(row, entry)
    aftermath.follow(desk, changed)
    pings = reminding.call(desk, changed, desk.table(changed).awaited)
    promises.board(desk.session, changed, desk.entropy, desk.now, pings, changed.turn_version)
