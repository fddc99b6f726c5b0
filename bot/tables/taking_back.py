"""Moves are taken back: an entry of the log like any other. The version goes on, and chance stays what it was.

Within one's own turn the last move is free to be taken back, unless chance or something hidden has spoken. After that
the others have to agree; if they have moved meanwhile, all that happened since is taken back with it.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from bot.store.rows import EntryRow, TableRow
from bot.tables import aftermath, history, line, packing, promises, reminding, secrecy
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.promises import Note
from bot.tables.secrecy import is_secret
from bot.tables.table import Table
from engine.chance import ChanceError, Scripted
from engine.contract import Illegal


class Target(Struct, frozen=True):
    """What can be taken back."""

    to: int
    """The version after which everything is undone."""
    undone: tuple[EntryRow, ...]
    """The moves, the person's own first."""
    free: bool
    """Nobody has to be asked."""


def target(desk: Desk, row: TableRow, number: int) -> Target | None:
    """The seat's last move and what came after it; None if there is nothing to take back, or somebody has resigned."""
    undone = _from_last(desk, row, number)
    if not undone:
        return None
    first, *others = undone
    free = not others and first.version > row.turn_version and not _told(desk, row, first)
    return Target(first.version - 1, undone, free)


def free(desk: Desk, table_id: int, user_id: int) -> bool | None:
    """Whether nobody has to be asked; None if there is nothing to take back, or the person plays at no such table."""
    at = _seat_at(desk, table_id, user_id)
    found = target(desk, *at) if at is not None else None
    return found.free if found is not None else None


def possible(desk: Desk, table_id: int, user_id: int) -> bool:
    """Whether there is something to take back, be it that the others are asked."""
    at = _seat_at(desk, table_id, user_id)
    return at is not None and bool(_from_last(desk, *at))


def take_back(desk: Desk, table_id: int, user_id: int, version: int, interaction_id: int | None) -> Table:
    """The person's last move at that version, of which nobody has to be asked.

    Raises ``stale``, ``nothing-to-undo``, ``consent-needed``.
    """
    row = desk.playing(table_id)
    number = desk.seat(row.id, user_id).number
    if version != row.version:
        # A double click does not take back two moves.
        raise TableError("stale", table=row.id, version=row.version)
    found = target(desk, row, number) if number is not None else None
    if found is None or number is None:
        raise TableError("nothing-to-undo", table=row.id)
    if not found.free:
        raise TableError("consent-needed", table=row.id)
    return carry_out(desk, row, number, found.to, user_id, interaction_id)


def undo(desk: Desk, table_id: int) -> Table:
    """The host takes the last move back, whatever has come of it. Raises ``nothing-to-undo``."""
    row = desk.playing(table_id)
    entries = line.standing(desk.session.entries.of(row.id))
    plies = [entry for entry in entries if entry.ply is not None and entry.kind != secrecy.KIND]
    if not plies or plies[-1].kind != "move":
        raise TableError("nothing-to-undo", table=row.id)
    return carry_out(desk, row, plies[-1].seat, plies[-1].version - 1, None)


def carry_out(
    desk: Desk, row: TableRow, number: int | None, to: int, user_id: int | None, interaction_id: int | None = None
) -> Table:
    """Everything after that version is undone for the seat of that user; by the host, if that is None."""
    entries = line.standing(desk.session.entries.of(row.id))
    kept, undone = _until(entries, to), [entry for entry in entries if entry.version > to and entry.move is not None]
    state, turn_version = history.replayed(desk, row, kept)
    public = [entry for entry in undone if entry.kind != secrecy.KIND]
    entry = msgspec.structs.replace(
        desk.entry(row, line.KIND, user_id, interaction_id),
        seat=number,
        data={"to": to, "plies": len(public)},
        state_hash=packing.state_hash(state),
    )
    changed = desk.commit(
        row,
        entry,
        ply=row.ply - len(public),
        turn_version=turn_version,
        snapshot=packing.pack(state),
        state_hash=entry.state_hash,
    )
    for order in undone:
        if order.kind == secrecy.KIND:
            changed = _order_again(desk, changed, order)
    aftermath.follow(desk, changed, "move", user_id)
    return _announce(desk, row, changed, public, user_id)


def _seat_at(desk: Desk, table_id: int, user_id: int) -> tuple[TableRow, int] | None:
    """The table in play, and the person's seat there."""
    row = desk.session.tables.get(table_id)
    if row is None or row.status != "playing" or not desk.knows_rules(row):
        return None
    number = next((seat.number for seat in desk.seats(row.id) if seat.user_id == user_id), None)
    return (row, number) if number is not None else None


def _from_last(desk: Desk, row: TableRow, number: int) -> tuple[EntryRow, ...]:
    """The seat's last move and all that followed; empty if there is none, or it cannot be taken back."""
    for entries in line.backwards(desk.session.entries, row.id):
        plies = history.public(line.standing(entries))
        own = max((index for index, entry in enumerate(plies) if entry.seat == number), default=None)
        if own is not None:
            return tuple(plies[own:]) if all(entry.kind == "move" for entry in plies[own:]) else ()
    return ()


def _until(entries: Sequence[EntryRow], to: int) -> list[EntryRow]:
    return [entry for entry in entries if entry.move is None or entry.version <= to]


def _told(desk: Desk, row: TableRow, made: EntryRow) -> bool:
    """Whether chance or a secret spoke: what the move did was not to be foreseen from what its seat saw before."""
    if made.outcomes or made.seat is None or made.move is None or any(event.seats is not None for event in made.events):
        return True
    game = desk.game(row)
    entries = line.standing(desk.session.entries.of(row.id))
    before, _ = history.replayed(desk, row, _until(entries, made.version - 1))
    after, _ = game.play(before, made.seat, made.move, Scripted({}))
    try:
        foreseen, _ = game.play(game.seen_by(before, made.seat), made.seat, made.move, Scripted({}))
    except (ChanceError, Illegal, LookupError):
        # It asks for something that is hidden there.
        return True
    return bool(game.seen_by(foreseen, made.seat) != game.seen_by(after, made.seat))


def _order_again(desk: Desk, row: TableRow, order: EntryRow) -> TableRow:
    """A standing order given meanwhile is no move of the one who takes back: it is given again, if it still can be and
    still concerns nobody else."""
    game, state = desk.game(row), desk.state(row)
    assert order.seat is not None and order.move is not None  # noqa: S101  for the type checker
    try:
        after, events = game.play(state, order.seat, order.move, Scripted({}))
    except (ChanceError, Illegal):
        return row
    if not is_secret(game, state, after, order.seat, events, ()):
        return row
    entry = msgspec.structs.replace(
        order,
        revision=row.revision + 1,
        version=row.version,
        interaction_id=None,
        at=desk.now,
        ply=row.ply,
        events=events,
        state_hash=packing.state_hash(after),
    )
    return desk.commit(row, entry, snapshot=packing.pack(after), state_hash=entry.state_hash)


def _announce(desk: Desk, before: TableRow, after: TableRow, undone: Sequence[EntryRow], user_id: int | None) -> Table:
    """An edit while the turn goes on; else a new board, which pings those who were not awaited before."""
    table = desk.table(after)
    notes = (_note(undone, user_id),)
    if after.turn_version == before.turn_version:
        began, *_ = desk.session.entries.of(after.id, after.turn_version - 1)
        promises.turn(desk.session, after, desk.entropy, desk.now, user_id, notes, opening=began.kind == "start")
        return table
    waited_for = desk.table(before).awaited
    pings = reminding.call(desk, after, [user for user in table.awaited if user not in waited_for])
    promises.board(desk.session, after, desk.entropy, desk.now, pings, after.turn_version, notes)
    return table


def _note(undone: Sequence[EntryRow], user_id: int | None) -> Note:
    """Names the moves, if everybody may know all of them."""
    if user_id is None:
        return Note("note-taken-back-by-host")
    public = [history.logged(entry, None, ended=False) for entry in undone]
    named = [entry.notation for entry in public if entry is not None and entry.notation is not None]
    if len(named) < len(undone):
        return Note("note-taken-back-hidden", (user_id,))
    return Note("note-taken-back", (user_id,), words={"moves": ", ".join(named)})
