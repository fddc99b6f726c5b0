"""Moves. The commit is the move."""

import msgspec

from bot.store.rows import EntryRow
from bot.tables import packing, promises
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.table import Played, Table
from engine.chance import Seeded
from engine.contract import RESIGN, Event, Move, event_seen_by


def play(
    desk: Desk, table_id: int, user_id: int, told: Move | str, version: int | None, interaction_id: int | None
) -> Played:
    """A move made for that version of the table; None, for whatever stands. Text is read as the seat sees the board."""
    row = desk.playing(table_id)
    number = _number(desk, table_id, user_id)
    if version is not None and version != row.version:
        raise TableError("stale", table=row.id, version=row.version)
    game, state = desk.game(row), desk.state(row)
    move = game.parse(game.seen_by(state, number), number, told) if isinstance(told, str) else told
    chance = Seeded(row.seed, row.ply + 1)
    after, events = game.play(state, number, move, chance)
    entry = msgspec.structs.replace(
        desk.entry(row, "resign" if move == RESIGN else "move", user_id, interaction_id),
        seat=number,
        ply=row.ply + 1,
        move=move,
        notation=game.format(state, move),
        outcomes=chance.outcomes,
        events=events,
        state_hash=packing.state_hash(after),
    )
    over = game.result(after) is not None
    changed = desk.commit(
        row,
        entry,
        ply=entry.ply,
        snapshot=packing.pack(after),
        state_hash=entry.state_hash,
        status="over" if over else "playing",
        ended_at=desk.now if over else None,
    )
    table = desk.table(changed)
    # The end is news to everybody but whoever brought it about.
    concerned = [seat.user_id for seat in table.seats] if over else table.awaited
    pings = [user for user in concerned if user != user_id]
    promises.board(desk.session, changed, desk.entropy, desk.now, pings, events)
    return _played(entry, table, repeated=False)


def again(desk: Desk, entry: EntryRow) -> Played:
    """The move that this entry of the log made, for an interaction that comes twice."""
    return _played(entry, desk.table(desk.row(entry.table_id)), repeated=True)


def _number(desk: Desk, table_id: int, user_id: int) -> int:
    number = desk.seat(table_id, user_id).number
    if number is None:
        raise TableError("not-seated", table=table_id)
    return number


def _played(entry: EntryRow, table: Table, repeated: bool) -> Played:
    if entry.seat is None or entry.move is None or entry.notation is None:
        raise TableError("not-started", table=entry.table_id)
    seen: list[Event] = [known for event in entry.events if (known := event_seen_by(event, entry.seat)) is not None]
    return Played(table, entry.version, entry.seat, entry.move, entry.notation, tuple(seen), repeated)
