"""A seat goes to somebody else, who takes the game as it stands."""

import msgspec

from bot.store.rows import SeatRow, TableRow
from bot.tables import aftermath, opening, promises, reminding, sweeping
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import NAME_LIMIT, Person
from bot.tables.promises import Note
from bot.words.names import mention


def check(desk: Desk, row: TableRow, user_id: int) -> None:
    """Whether that person may sit down. Raises ``already-seated``, ``too-many-tables``."""
    if any(seat.user_id == user_id for seat in desk.seats(row.id)):
        raise TableError("already-seated", table=row.id)
    opening.check_person(desk, user_id)


def replace(desk: Desk, row: TableRow, seat: SeatRow, person: Person) -> TableRow:
    """The seat is that person's. If it is awaited, a new board calls its player; the others get a line."""
    check(desk, row, person.user_id)
    taken = msgspec.structs.replace(
        seat, user_id=person.user_id, name=person.name[:NAME_LIMIT], wish=None, computer=False
    )
    desk.session.seats.put(taken)
    entry = msgspec.structs.replace(
        desk.entry(row, "replace", person.user_id, None), data={"seat": seat.number, "from": seat.user_id}
    )
    changed = desk.commit(row, entry)
    sweeping.left(desk, changed, seat.user_id)
    aftermath.follow(desk, changed)
    for kept in desk.session.requests.open(row.id):
        # Nobody is late there any more, and nobody else can take the seat over.
        if kept.seat == seat.number:
            sweeping.close(desk, changed, kept, "moot")
    note = Note("note-replaced", (taken.user_id,), words={"before": mention(seat.user_id)})
    if person.user_id in desk.table(changed).awaited:
        pings = reminding.call(desk, changed, [person.user_id])
        promises.board(desk.session, changed, desk.entropy, desk.now, pings, changed.turn_version, (note,))
    else:
        promises.notice(desk.session, changed, note, desk.entropy, desk.now)
    return changed
