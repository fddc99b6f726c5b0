"""Moves. The commit is the move."""

from collections.abc import Sequence

import msgspec

from bot.store.rows import EntryRow, TableRow
from bot.tables import aftermath, coming_back, heads_up, packing, promises, reminding, secrecy, sweeping
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.promises import Note
from bot.tables.secrecy import is_secret
from bot.tables.table import Played, Table
from engine.chance import Seeded
from engine.contract import ORDER, RESIGN, Event, Move, event_seen_by


def play(
    desk: Desk, table_id: int, user_id: int, told: Move | str, version: int | None, interaction_id: int | None
) -> Played:
    """A move made for that version of the table; None, for whatever stands. Text is read as the seat sees the board.

    A standing order stands whatever has happened on the board meanwhile.
    """
    row = desk.playing(table_id)
    seat = desk.seat(row.id, user_id)
    number = seat.number
    if number is None:
        raise TableError("not-seated", table=row.id)
    if version is not None and version != row.version and not _is_order(told):
        raise TableError("stale", table=row.id, version=row.version)
    game, state = desk.game(row), desk.state(row)
    move = game.parse(game.seen_by(state, number), number, told) if isinstance(told, str) else told
    if seat.computer:
        row = coming_back.give_back(desk, row, seat)
    return make(desk, row, number, move, user_id, interaction_id)


def make(
    desk: Desk,
    row: TableRow,
    number: int,
    move: Move,
    user_id: int | None = None,
    interaction_id: int | None = None,
    notes: Sequence[Note] = (),
) -> Played:
    """A move of that seat; without a user, one that is made for it. The notes say so where it is told."""
    game, state = desk.game(row), desk.state(row)
    # A secret move asks nothing of chance, so the results of the moves that all can see do not depend on it.
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
    if is_secret(game, state, after, number, events, chance.outcomes):
        entry = msgspec.structs.replace(entry, kind=secrecy.KIND, version=row.version, ply=row.ply)
        kept = desk.commit(row, entry, snapshot=packing.pack(after), state_hash=entry.state_hash)
        return _played(entry, desk.table(kept), repeated=False)
    handed_over = game.turn(after).seats != game.turn(state).seats
    over = game.result(after) is not None
    changed = desk.commit(
        row,
        entry,
        ply=entry.ply,
        turn_version=entry.version if handed_over else row.turn_version,
        snapshot=packing.pack(after),
        state_hash=entry.state_hash,
        status="over" if over else "playing",
        ended_at=desk.now if over else None,
    )
    aftermath.follow(desk, changed, "move", user_id)
    if move == RESIGN and user_id is not None:
        sweeping.left(desk, changed, user_id)
    table = desk.table(changed)
    _announce(desk, row, changed, table, user_id, notes)
    return _played(entry, table, repeated=False)


def again(desk: Desk, entry: EntryRow) -> Played:
    """The move that this entry of the log made, for an interaction that comes twice."""
    return _played(entry, desk.table(desk.row(entry.table_id)), repeated=True)


def _is_order(told: Move | str) -> bool:
    words = told.casefold().split() if isinstance(told, str) else told
    return list(words[:1]) == [ORDER]


def _announce(
    desk: Desk, before: TableRow, after: TableRow, table: Table, mover: int | None, notes: Sequence[Note]
) -> None:
    """The post for everybody: a new one when the turn has passed on or the game has ended."""
    if after.status == "playing" and after.turn_version == before.turn_version:
        began, *_ = desk.session.entries.of(after.id, after.turn_version - 1)
        promises.turn(desk.session, after, desk.entropy, desk.now, mover, notes, opening=began.kind == "start")
        return
    # The end is news to everybody but whoever brought it about.
    concerned = table.awaited if table.live else [seat.user_id for seat in table.seats]
    pings = reminding.call(desk, after, [user for user in concerned if user != mover])
    promises.board(desk.session, after, desk.entropy, desk.now, pings, before.turn_version, notes)
    heads_up.foretell(desk, before, table, mover)


def _played(entry: EntryRow, table: Table, repeated: bool) -> Played:
    if entry.seat is None or entry.move is None or entry.notation is None:
        raise TableError("not-started", table=entry.table_id)
    seen: list[Event] = [known for event in entry.events if (known := event_seen_by(event, entry.seat)) is not None]
    return Played(table, entry.version, entry.seat, entry.move, entry.notation, tuple(seen), repeated)
