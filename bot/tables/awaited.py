"""Whom a table waits for, as the rest of the bot sees it."""

from msgspec import Struct

from bot.pace.promised import MOST
from bot.store.rows import TableRow
from bot.store.waits import WaitRow
from bot.tables import waiting
from bot.tables.desk import Desk


class Waiting(Struct, frozen=True):
    """One player who is awaited. Times are UTC seconds."""

    table_id: int
    seat: int
    user_id: int
    began: int
    """Since when. It tells this turn from others."""
    until: int | None
    """When the time is over; None without a limit."""
    late: bool
    """It is over, and the others have been asked what to do."""
    muted: bool
    """Nobody reminds the player of this turn any more."""
    answer: bool
    """An answer that the rules of the game give a time of its own."""
    promises_left: int
    """How often it may still be promised in this turn."""


def waits(desk: Desk, table_id: int) -> tuple[Waiting, ...]:
    """By seat; empty if the table is not in play, or under rules that are not known."""
    row = desk.session.tables.get(table_id)
    if row is None:
        return ()
    return tuple(seen(desk, row, wait) for wait in desk.session.waits.of(row.id) if wait.halted is None)


def seen(desk: Desk, row: TableRow, wait: WaitRow) -> Waiting:
    """A wait that is not halted."""
    return Waiting(
        row.id,
        wait.seat,
        wait.user_id,
        wait.began,
        waiting.due(desk, row, wait),
        wait.late is not None,
        wait.muted is not None,
        wait.allowed is not None,
        MOST - len(wait.promises),
    )
