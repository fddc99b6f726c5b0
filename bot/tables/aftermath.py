"""What follows from every change of a game: who is awaited, whose turn the computer plays, which requests are moot."""

from bot.pace.terms import Happening
from bot.store.due import DueRow
from bot.store.rows import TableRow
from bot.tables import sweeping, waiting
from bot.tables.desk import Desk

COMPUTER = "computer"
"""Of what falls due when the computer has to play; its subject is the seat."""


def follow(desk: Desk, row: TableRow, happening: Happening | None = None, user_id: int | None = None) -> None:
    """To be called once the change is committed; ``happening``, by that user, is what it was to open requests."""
    waiting.follow(desk, row)
    _call_computer(desk, row)
    if row.status != "playing":
        happening = "over"
    if happening is not None:
        sweeping.happened(desk, row, happening, user_id)


def _call_computer(desk: Desk, row: TableRow) -> None:
    """At once: each of its moves is a change of its own."""
    state = desk.state(row) if row.status == "playing" else None
    awaited = desk.game(row).turn(state).seats if state is not None else ()
    for seat in desk.seats(row.id):
        if seat.computer and seat.number is not None and seat.number in awaited:
            desk.session.due.put(DueRow(row.id, COMPUTER, seat.number, desk.now))
        elif seat.number is not None:
            desk.session.due.remove(row.id, COMPUTER, seat.number)
