"""Who sits at a table that has not started: joining, leaving, calling it off."""

from bot.store.rows import SeatRow, TableRow
from bot.tables import promises
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.opening import check_person
from bot.tables.people import NAME_LIMIT, Person
from bot.tables.table import Table


def join(desk: Desk, table_id: int, person: Person, interaction_id: int | None) -> Table:
    row = desk.lobby(table_id)
    seats = desk.seats(row.id)
    if any(seat.user_id == person.user_id for seat in seats):
        raise TableError("already-seated", table=row.id)
    most = desk.game(row).seats[1]
    if len(seats) >= most:
        raise TableError("table-full", table=row.id, seats=most)
    check_person(desk, person.user_id)
    place = max((seat.place for seat in seats), default=0) + 1
    desk.session.seats.put(SeatRow(row.id, place, person.user_id, person.name[:NAME_LIMIT]))
    entry = desk.entry(row, "join", person.user_id, interaction_id)
    invited = tuple(user for user in row.invited if user != person.user_id)
    changed = desk.commit(row, entry, invited=invited)
    promises.lobby(desk.session, changed, desk.entropy, desk.now)
    return desk.table(changed)


def leave(desk: Desk, table_id: int, user_id: int, interaction_id: int | None) -> Table:
    """An opener who leaves hands the table to whoever has sat there longest; the last one to leave cancels it."""
    row = desk.lobby(table_id)
    seat = desk.seat(row.id, user_id)
    desk.session.seats.remove(row.id, seat.place)
    rest = desk.seats(row.id)
    entry = desk.entry(row, "leave", user_id, interaction_id)
    if not rest:
        changed = desk.commit(row, entry, status="cancelled", ended_at=desk.now)
    else:
        opener = rest[0].user_id if row.opened_by == user_id else row.opened_by
        changed = desk.commit(row, entry, opened_by=opener)
    promises.lobby(desk.session, changed, desk.entropy, desk.now)
    return desk.table(changed)


def repost(desk: Desk, table_id: int, user_id: int, interaction_id: int | None) -> Table:
    """Anybody who misses the lobby post may have it brought again; where it still stands, nothing more is posted."""
    row = desk.lobby(table_id)
    changed = desk.commit(row, desk.entry(row, "repost", user_id, interaction_id))
    promises.lobby(desk.session, changed, desk.entropy, desk.now)
    return desk.table(changed)


def cancel(desk: Desk, table_id: int, user_id: int, interaction_id: int | None, *, moderator: bool) -> Table:
    row = desk.lobby(table_id)
    if not moderator and all(seat.user_id != user_id for seat in desk.seats(row.id)):
        raise TableError("may-not-cancel", table=row.id)
    entry = desk.entry(row, "cancel", user_id, interaction_id)
    changed = desk.commit(row, entry, status="cancelled", ended_at=desk.now)
    promises.lobby(desk.session, changed, desk.entropy, desk.now)
    return desk.table(changed)


def check_opener(row: TableRow, user_id: int) -> None:
    if row.opened_by != user_id:
        raise TableError("not-opener", table=row.id, opener=row.opened_by)
