"""What happens to a wait as time goes by: it is reminded of, its time runs out, the rules answer instead."""

import msgspec

from bot.store.due import DueRow
from bot.store.rows import TableRow
from bot.store.waits import WaitRow
from bot.tables import late, playing, reminding, waiting
from bot.tables.desk import Desk
from bot.tables.promises import Note


def lapse(desk: Desk, fallen: DueRow) -> None:
    """Looks at a wait. What is to be done is found out anew: deadlines may have moved since this was written down."""
    row = desk.row(fallen.table_id)
    wait = desk.session.waits.get(row.id, fallen.subject)
    if row.status != "playing" or wait is None or not desk.knows_rules(row):
        return
    over = waiting.due(desk, row, wait)
    passed = over if over is not None and over <= desk.now else None
    if wait.allowed is not None:
        if passed is not None:
            _answer(desk, row, wait)
        else:
            waiting.reschedule(desk, row)
        return
    if passed is not None and (wait.late is None or passed > wait.late):
        waiting.save(desk, row, msgspec.structs.replace(wait, late=passed))
        late.late(desk, row, wait.seat)
        # The others may have been heard at once, and the wait be gone.
        wait = desk.session.waits.get(row.id, fallen.subject)
    if wait is not None and wait.halted is None:
        waiting.save(desk, desk.row(row.id), reminding.due(desk, row, wait))


def _answer(desk: Desk, row: TableRow, wait: WaitRow) -> None:
    """The move that the rules name is made for whoever has not answered in time."""
    limit = desk.game(row).limit(desk.state(row))
    assert limit is not None and limit.seat == wait.seat  # noqa: S101  or the wait would not be one for an answer
    playing.make(desk, row, limit.seat, limit.move, notes=(Note("note-limit", users=(wait.user_id,)),))
