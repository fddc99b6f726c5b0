"""Pauses of a table, by consent. Each has an end; meanwhile no time counts, and whoever likes moves all the same."""

import msgspec

from bot.pace import pauses
from bot.store.due import DueRow
from bot.store.rows import TableRow
from bot.store.waits import PauseRow
from bot.tables import promises, reminding, settings, sweeping, waiting
from bot.tables.desk import Desk
from bot.tables.promises import Note
from bot.tables.reminding import Reminding

KIND = "pause"
"""Of what falls due when a pause ends; its subject is the pause."""


def running(desk: Desk, table_id: int) -> PauseRow | None:
    """The pause that the table makes now."""
    return next((pause for pause in desk.session.pauses.of(table_id) if pause.span.holds(desk.now)), None)


def begin(desk: Desk, row: TableRow, seconds: int, user_id: int) -> TableRow:
    """From now on, as that user has asked. Raises `PaceError` for one that is too short or too long."""
    span = pauses.plan(seconds, desk.now)
    pause = desk.session.pauses.put(PauseRow(0, row.id, span.start, span.end, user_id))
    desk.session.due.put(DueRow(row.id, KIND, pause.id, span.end))
    entry = msgspec.structs.replace(desk.quiet_entry(row, "pause", user_id, None), data={"until": span.end})
    changed = desk.commit(row, entry)
    waiting.reschedule(desk, changed)
    sweeping.happened(desk, changed, "paused")
    return changed


def resume(desk: Desk, row: TableRow, user_id: int) -> TableRow:
    """The pause ends before its time."""
    entry = desk.quiet_entry(row, "resume", user_id, None)
    changed = desk.commit(row, entry)
    pause = running(desk, row.id)
    if pause is not None:
        taken = pause.span.ended(desk.now)
        desk.session.pauses.put(msgspec.structs.replace(pause, end=taken.end if taken else pause.start))
        desk.session.due.remove(row.id, KIND, pause.id)
    _go_on(desk, changed, user_id)
    return changed


def over(desk: Desk, due: DueRow) -> None:
    """A pause has come to its end."""
    row = desk.row(due.table_id)
    if row.status == "playing" and running(desk, row.id) is None:
        _go_on(desk, row, None)


def _go_on(desk: Desk, row: TableRow, user_id: int | None) -> None:
    """Time counts again, and those who are awaited are told; but not whoever has brought it about."""
    waiting.reschedule(desk, row)
    sweeping.happened(desk, row, "resumed")
    promises.notice(desk.session, row, Note("notice-resumed"), desk.entropy, desk.now)
    for wait in desk.session.waits.of(row.id):
        way = settings.person(desk, wait.user_id).turn
        if wait.halted is None and wait.user_id != user_id and way != "none":
            told = Reminding("turn", wait.user_id, desk.now, wait.began)
            reminding.promise(desk, row, told, direct=way == "direct")
