"""What happened at a table, as somebody may know it, and how it stood at any version."""

from typing import Any

import msgspec

from bot.store.rows import EntryRow, TableRow
from bot.tables import packing
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import Place
from bot.tables.table import Logged, Table
from engine.chance import replay
from engine.contract import Event, event_seen_by


def in_channel(desk: Desk, channel_id: int) -> Table | None:
    """The live table, else the one that ended last."""
    row = desk.session.tables.last_in_channel(channel_id)
    return desk.table(row) if row is not None else None


def of_person(desk: Desk, user_id: int) -> tuple[Table, ...]:
    """The live tables at which the person sits, oldest first."""
    return tuple(desk.table(row) for row in desk.session.tables.live_of_person(user_id))


def live_places(desk: Desk) -> tuple[Place, ...]:
    """Where there are live tables, oldest first."""
    return tuple(Place(row.guild_id, row.channel_id) for row in desk.session.tables.live())


def came(desk: Desk, interaction_id: int) -> Table | None:
    """The table that this click or command has changed already."""
    entry = desk.session.entries.by_interaction(interaction_id)
    return desk.table(desk.row(entry.table_id)) if entry is not None else None


def log(desk: Desk, table_id: int, seat: int | None) -> tuple[Logged, ...]:
    """Every entry, oldest first; of a table that has ended, with all that happened."""
    row = desk.row(table_id)
    return tuple(logged(entry, seat, row.ended_at is not None) for entry in desk.session.entries.of(row.id))


def since(desk: Desk, table_id: int, seat: int | None, until: int | None) -> tuple[Event, ...]:
    """What happened after the seat's own last move, as it may know it; all of the game so far if it has made none.

    Of what happened after version ``until`` nothing is told or counted.
    """
    row = desk.row(table_id)
    last = row.version if until is None else until
    plies = [e for e in desk.session.entries.of(row.id) if e.ply is not None and e.version <= last]
    own = max((entry.version for entry in plies if entry.seat == seat), default=0)
    return tuple(event for entry in plies if entry.version > own for event in _seen(entry, seat, row))


def at(desk: Desk, table_id: int, version: int) -> Table:
    """The table with version, ply, status and state as they were then, by replaying what chance decided.

    Who sits where, the options and the messages are those of now.
    """
    row = desk.row(table_id)
    if not 0 < version <= row.version:
        raise TableError("stale", table=row.id, version=row.version)
    if version == row.version:
        return desk.table(row)
    entries = [entry for entry in desk.session.entries.of(row.id) if entry.version <= version]
    if not any(entry.kind == "start" for entry in entries):
        return msgspec.structs.replace(desk.table(row), version=version, ply=0, status="lobby", state=None)
    plies = [entry for entry in entries if entry.ply is not None]
    state = replayed(desk, row, plies)
    game = desk.game(row)
    ended = game.result(state) is not None
    return msgspec.structs.replace(
        desk.table(row), version=version, ply=len(plies), status="over" if ended else "playing", state=state
    )


def replayed(desk: Desk, row: TableRow, plies: list[EntryRow]) -> Any:
    """The state after these moves of a started table, from its start."""
    game = desk.game(row)
    if row.start is None or game.version != row.rules_version:
        raise TableError("other-rules", table=row.id, game=row.game)
    state = packing.unpack(row.start, game.state_type)
    for entry in plies:
        if entry.seat is not None and entry.move is not None:
            state, _ = game.play(state, entry.seat, entry.move, replay(entry.outcomes))
    return state


def logged(entry: EntryRow, seat: int | None, ended: bool) -> Logged:
    """The entry as the seat may read it; a move without any event that it may know is secret as well."""
    events = tuple(e for e in entry.events if ended or event_seen_by(e, seat) is not None)
    open_move = ended or bool(events) or (seat is not None and seat == entry.seat)
    return Logged(
        version=entry.version,
        at=entry.at,
        kind=entry.kind,
        user_id=entry.user_id,
        data=entry.data,
        seat=entry.seat,
        ply=entry.ply,
        move=entry.move if open_move else None,
        notation=entry.notation if open_move else None,
        events=events,
    )


def _seen(entry: EntryRow, seat: int | None, row: TableRow) -> tuple[Event, ...]:
    return logged(entry, seat, row.ended_at is not None).events
