"""A word beforehand, for those who want one: that they are next, or the last whom a table waits for."""

from bot.store.rows import TableRow
from bot.tables import reminding, settings
from bot.tables.desk import Desk
from bot.tables.reminding import Reminding
from bot.tables.table import Table


def foretell(desk: Desk, before: TableRow | None, after: Table, mover: int | None) -> None:
    """After a move that hands over, or at the start (None). By direct message or not at all, and never besides a ping,
    nor to who has moved."""
    if after.turn is None or len(after.turn.seats) != 1:
        return
    (seat,) = after.turn.seats
    if before is not None:
        _tell_last(desk, before, after, seat, mover)
    _tell_next(desk, after, (seat + 1) % len(after.seats), mover)


def _tell_last(desk: Desk, before: TableRow, after: Table, seat: int, mover: int | None) -> None:
    """Others were awaited as well and have answered. Whoever is pinged for it knows already."""
    user = after.seats[seat].user_id
    waited_for = desk.game(before).turn(desk.state(before)).seats
    known = settings.person(desk, user)
    if seat in waited_for and len(waited_for) > 1 and user != mover and known.heads_up and known.turn == "none":
        wait = desk.session.waits.get(after.id, seat)
        began = wait.began if wait is not None else None
        reminding.promise(desk, desk.row(after.id), Reminding("alone", user, desk.now, began), direct=True)


def _tell_next(desk: Desk, after: Table, seat: int, mover: int | None) -> None:
    """The player before moves now. By the order of the seats: what comes in between is not known before."""
    user = after.seats[seat].user_id
    if (
        user in (mover, *after.awaited)
        or after.seats[seat].computer
        or not settings.person(desk, user).heads_up
        or _has_resigned(desk, after, seat)
    ):
        return
    reminding.promise(desk, desk.row(after.id), Reminding("next", user, desk.now), direct=True)


def _has_resigned(desk: Desk, table: Table, seat: int) -> bool:
    return desk.session.entries.has(table.id, "resign", seat)
