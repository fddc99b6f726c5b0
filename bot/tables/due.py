"""What falls due is carried out, each thing in a transaction of its own, by the handler of its kind."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from bot.store.due import DueRow
from bot.tables import aftermath, computing, lapsing, pausing, requesting, sweeping, vacations, waiting
from bot.tables.desk import Desk

Handler: TypeAlias = Callable[[Desk, DueRow], None]
HANDLERS: Mapping[str, Handler] = {
    waiting.KIND: lapsing.lapse,
    vacations.KIND: vacations.begin,
    aftermath.COMPUTER: computing.play,
    pausing.KIND: pausing.over,
    sweeping.KIND: requesting.fall_due,
}
"""By kind. A handler is called in the transaction that strikes the row off. It finds out anew whether there is
something to do; if not yet, it puts the row back with a later time."""
LATER = 300
"""Seconds after which something whose handler has failed is tried again."""


def carry_out(desk: Desk, row: DueRow) -> None:
    """Does what has fallen due, unless it has been moved or struck off meanwhile."""
    kept = desk.session.due.get(row.table_id, row.kind, row.subject)
    if kept is None or kept.at > desk.now:
        return
    desk.session.due.remove(row.table_id, row.kind, row.subject)
    HANDLERS[row.kind](desk, kept)


def put_off(desk: Desk, row: DueRow) -> None:
    """After a fault, so that one table never holds up the others."""
    kept = desk.session.due.get(row.table_id, row.kind, row.subject)
    if kept is not None and kept.at <= desk.now:
        desk.session.due.put(msgspec.structs.replace(kept, at=desk.now + LATER))
