"""A seat is played by the computer, in the place of somebody who is away, until that person comes back."""

import msgspec

from bot.store.due import DueRow
from bot.store.rows import SeatRow, TableRow
from bot.tables import aftermath, concerned, ending, playing, sweeping
from bot.tables.desk import Desk
from engine.advising import chance_of_advice


def take_over(desk: Desk, row: TableRow, seat: SeatRow) -> TableRow:
    """From now on the computer plays that seat whenever it is awaited."""
    desk.session.seats.put(msgspec.structs.replace(seat, computer=True))
    entry = msgspec.structs.replace(desk.quiet_entry(row, "computer", None, None), data={"seat": seat.number})
    changed = desk.commit(row, entry)
    aftermath.follow(desk, changed)
    # Nobody is late there any more.
    sweeping.happened(desk, changed, "late-move")
    return changed


def play(desk: Desk, due: DueRow) -> None:
    """One move of the computer. A table at which nobody else is left ends."""
    row = desk.row(due.table_id)
    state = desk.state(row) if row.status == "playing" else None
    seat = next((seat for seat in desk.seats(row.id) if seat.number == due.subject), None)
    if state is None or seat is None or not seat.computer or due.subject not in desk.game(row).turn(state).seats:
        return
    if not concerned.users(desk, row):
        ending.end(desk, row, "deserted")
        return
    game, chance = desk.game(row), chance_of_advice(row.seed, row.ply)
    move = game.advise(game.seen_by(state, due.subject), due.subject, chance)
    playing.make(desk, row, due.subject, move)
