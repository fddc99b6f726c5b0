"""What happened at a table, as somebody may know it, and how it stood at any version."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from bot.store.rows import EntryRow, TableRow
from bot.tables import line, packing, secrecy
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import Place
from bot.tables.table import Logged, Table
from engine.chance import replay
from engine.contract import ORDER, Event, event_seen_by


def in_channel(desk: Desk, channel_id: int) -> Table | None:
    """The live table, else the one that ended last."""
    row = desk.session.tables.last_in_channel(channel_id)
    return desk.table(row) if row is not None else None


def of_person(desk: Desk, user_id: int) -> tuple[Table, ...]:
    """The live tables at which the person sits, oldest first."""
    return tuple(desk.table(row) for row in desk.session.tables.live_of_person(user_id))


def live_places(desk: Desk) -> tuple[Place, ...]:
    """Where there are live tables that this process looks after, oldest first."""
    places = (Place(*place) for place in desk.session.tables.live_places())
    return tuple(place for place in places if desk.session.shards.own(place.guild_id))


def came(desk: Desk, interaction_id: int) -> Table | None:
    """The table that this click or command has changed already."""
    entry = desk.session.entries.by_interaction(interaction_id)
    return desk.table(desk.row(entry.table_id)) if entry is not None else None


def log(desk: Desk, table_id: int, seat: int | None, after: int = 0) -> tuple[Logged, ...]:
    """Every entry after that version, oldest first; of a table that has ended, with all that happened."""
    row = desk.row(table_id)
    entries = desk.session.entries.of(row.id, after)
    standing = {entry.revision for entry in line.standing(entries)}
    found = ((entry, logged(entry, seat, row.ended_at is not None)) for entry in entries)
    return tuple(
        msgspec.structs.replace(seen, undone=entry.revision not in standing)
        for entry, seen in found
        if seen is not None
    )


def since(desk: Desk, table_id: int, seat: int | None, until: int | None, turn: int | None) -> tuple[Event, ...]:
    """What happened after the seat's own last move, as it may know it; all of the game so far if it has made none.

    Of what happened after version ``until`` nothing is told or counted. ``turn``: moves that it has made after that
    version are those of a turn that still runs and count as news themselves. Secret moves are no news.
    """
    row = desk.row(table_id)
    last = row.version if until is None else until
    plies, own = list[EntryRow](), 0
    for entries in line.backwards(desk.session.entries, row.id):
        plies = public(line.standing(entry for entry in entries if entry.version <= last))
        own = max((e.version for e in plies if e.seat == seat and (turn is None or e.version <= turn)), default=0)
        if own:
            break
    return tuple(event for entry in plies if entry.version > own for event in _seen(entry, seat, row))


def newest(desk: Desk, table_id: int, seat: int | None, version: int) -> tuple[Event, ...]:
    """What the last move up to that version has brought, as that seat or a spectator may know it."""
    row = desk.row(table_id)
    for entries in line.backwards(desk.session.entries, row.id):
        for entry in reversed(line.standing(entries)):
            if entry.version <= version and (events := _seen(entry, seat, row)):
                return events
    return ()


def told(desk: Desk, table_id: int, turns: Sequence[int], until: int) -> tuple[tuple[Event, ...], ...]:
    """What everybody may know of the turns that began with these versions, each up to the next one or to ``until``."""
    row = desk.row(table_id)
    entries = desk.session.entries.of(row.id, min(turns, default=row.version))
    plies = public(line.standing(entry for entry in entries if entry.version <= until))
    return tuple(
        tuple(
            event
            for entry in plies
            if began < entry.version <= end
            for event in entry.events
            if event_seen_by(event, None) is not None
        )
        for began, end in pairwise([*turns, until])
    )


def at(desk: Desk, table_id: int, version: int) -> Table:
    """The table with version, ply, status and state as they were then, by replaying what chance decided.

    Who sits where, the options and the messages are those of now.
    """
    row = desk.row(table_id)
    if not 0 < version <= row.version:
        raise TableError("stale", table=row.id, version=row.version)
    if version == row.version:
        return desk.table(row)
    entries = line.standing(entry for entry in desk.session.entries.of(row.id) if entry.version <= version)
    if not any(entry.kind == "start" for entry in entries):
        return msgspec.structs.replace(desk.table(row), version=version, ply=0, status="lobby", state=None)
    state, turn_version = replayed(desk, row, entries)
    ended = desk.game(row).result(state) is not None
    return msgspec.structs.replace(
        desk.table(row),
        version=version,
        ply=max(entry.ply or 0 for entry in entries),
        turn_version=turn_version,
        status="over" if ended else "playing",
        state=state,
    )


def replayed(desk: Desk, row: TableRow, entries: list[EntryRow]) -> tuple[Any, int]:
    """The state after these entries of a started table, from its start; and the version with which its turn began."""
    game = desk.game(row)
    if row.start is None or game.version != row.rules_version:
        raise TableError("other-rules", table=row.id, game=row.game)
    state = packing.unpack(row.start, game.state_type)
    awaited, turn_version = game.turn(state).seats, 0
    for entry in line.standing(entries):
        if entry.kind == "start":
            turn_version = entry.version
        if entry.seat is not None and entry.move is not None:
            state, _ = game.play(state, entry.seat, entry.move, replay(entry.outcomes))
            if game.turn(state).seats != awaited:
                awaited, turn_version = game.turn(state).seats, entry.version
    return state, turn_version


def logged(entry: EntryRow, seat: int | None, ended: bool) -> Logged | None:
    """The entry as the seat may read it; None, if it may not know that there is one.

    What was moved is hidden from the others if it has no event that they may know, and of every order, as that may say
    more than what it has brought about at once.
    """
    own = seat is not None and seat == entry.seat
    if entry.kind == secrecy.KIND and not ended and not own:
        return None
    events = tuple(e for e in entry.events if ended or event_seen_by(e, seat) is not None)
    ordered = entry.move is not None and entry.move[:1] == (ORDER,)
    open_move = ended or own or (bool(events) and not ordered)
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


def public(entries: Iterable[EntryRow]) -> list[EntryRow]:
    """The moves among them that everybody may know of."""
    return [entry for entry in entries if entry.ply is not None and entry.kind != secrecy.KIND]


def _seen(entry: EntryRow, seat: int | None, row: TableRow) -> tuple[Event, ...]:
    seen = logged(entry, seat, row.ended_at is not None)
    return seen.events if seen is not None else ()
