"""Who has a say at a table that plays."""

from bot.store.rows import SeatRow, TableRow
from bot.tables.desk import Desk
from engine.chance import Seeded
from engine.contract import RESIGN, Illegal


def concerned(desk: Desk, row: TableRow) -> tuple[SeatRow, ...]:
    """Those who play themselves and are still in the game, by seat."""
    seats = sorted(desk.seats(row.id), key=lambda seat: seat.number or 0)
    return tuple(seat for seat in seats if not seat.computer and _plays(desk, row, seat))


def users(desk: Desk, row: TableRow) -> tuple[int, ...]:
    """Their people."""
    return tuple(seat.user_id for seat in concerned(desk, row))


def _plays(desk: Desk, row: TableRow, seat: SeatRow) -> bool:
    state = desk.state(row)
    if state is None or seat.number is None:
        return True
    try:
        # Whoever is still in the game can give it up.
        desk.game(row).play(state, seat.number, RESIGN, Seeded(row.seed, row.ply + 1))
    except Illegal:
        return False
    return True
