"""Somebody is late: the others are asked what to do. Nothing ends by that alone."""

from bot.store.requests import LATE, RequestRow
from bot.store.rows import SeatRow, TableRow
from bot.tables import concerned, sweeping
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from engine.contract import Move


def late(desk: Desk, row: TableRow, seat: int) -> None:
    """The deadline of that awaited seat has passed, once for each deadline: a post shows the others what they may do.
    One that stands already still serves."""
    if any(kept.subject == LATE and kept.seat == seat for kept in desk.session.requests.open(row.id)):
        return
    kept = desk.session.requests.add(RequestRow(0, row.id, LATE, None, desk.now, seat))
    others = [other.user_id for other in concerned.concerned(desk, row) if other.number != seat]
    sweeping.announce(desk, row, kept, others)


def check(desk: Desk, row: TableRow, seat: int | None) -> SeatRow:
    """The seat, if its person is late. Raises ``not-late``."""
    wait = desk.session.waits.get(row.id, seat) if seat is not None else None
    if wait is None or wait.late is None or wait.halted is not None:
        raise TableError("not-late", table=row.id)
    return next(each for each in desk.seats(row.id) if each.number == seat)


def passing(desk: Desk, row: TableRow, seat: int) -> Move:
    """The move that skips the seat. Raises ``no-skip`` where the rules cannot bear one."""
    move = desk.game(row).passing(desk.state(row), seat)
    if move is None:
        raise TableError("no-skip", table=row.id)
    return move
