"""How fast a table plays: agreed before the start; and in a turn, promised, or not to be reminded of any more."""

import msgspec

from bot.pace import pace as paces
from bot.pace import promised
from bot.pace import wait as waits
from bot.pace.pace import ByPromise, Pace
from bot.store.rows import TableRow
from bot.store.waits import WaitRow
from bot.tables import awaited, promises, waiting
from bot.tables.awaited import Waiting
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.gathering import check_opener
from bot.tables.promises import Note
from bot.tables.table import Table


def agree(desk: Desk, table_id: int, user_id: int, pace: Pace, interaction_id: int | None) -> Table:
    """Sets the pace of a table that has not begun. Raises `PaceError` for one that nobody can keep."""
    row = desk.lobby(table_id)
    check_opener(row, user_id)
    data = {"pace": paces.write(paces.check(pace))}
    entry = msgspec.structs.replace(desk.entry(row, "configure", user_id, interaction_id), data=data)
    changed = desk.commit(row, entry, pace=pace)
    promises.lobby(desk.session, changed, desk.entropy, desk.now)
    return desk.table(changed)


def days(desk: Desk, table_id: int, user_id: int) -> tuple[str, ...]:
    """Those that the awaited player may promise."""
    _, wait = _promising(desk, table_id, user_id)
    return promised.days(desk.now, wait.times.zone)


def promise(desk: Desk, table_id: int, user_id: int, day: str) -> Waiting:
    """To move before the end of that day (ISO date) by the player's clock. Everybody is told."""
    row, wait = _promising(desk, table_id, user_id)
    counted, before = waiting.times(desk, row, wait), waiting.plain(wait)
    asked = waits.promise(msgspec.structs.replace(before, promises=()), day, desk.now, counted)
    until = waits.expires(asked, row.pace, counted)
    if until is None or (wait.promises and until == waits.expires(before, row.pace, counted)):
        # The same click may come twice, and what was promised stands.
        return awaited.seen(desk, row, wait)
    made = waits.promise(before, day, desk.now, counted)
    kept = msgspec.structs.replace(wait, promises=made.promises)
    waiting.save(desk, row, kept)
    promises.notice(desk.session, row, Note("notice-promise", (user_id,), {"until": until}), desk.entropy, desk.now)
    return awaited.seen(desk, row, kept)


def mute(desk: Desk, table_id: int, user_id: int, muted: bool) -> Waiting:
    """Whether the player is still reminded of the turn that runs."""
    row, wait = _own(desk, table_id, user_id)
    changed = msgspec.structs.replace(wait, muted=desk.now if muted else None)
    waiting.save(desk, row, changed)
    return awaited.seen(desk, row, changed)


def _promising(desk: Desk, table_id: int, user_id: int) -> tuple[TableRow, WaitRow]:
    row, wait = _own(desk, table_id, user_id)
    if not isinstance(row.pace, ByPromise) or wait.allowed is not None:
        raise TableError("no-promises", table=row.id)
    return row, wait


def _own(desk: Desk, table_id: int, user_id: int) -> tuple[TableRow, WaitRow]:
    """The table and the wait for that player."""
    row = desk.playing(table_id)
    desk.seat(row.id, user_id)
    for wait in desk.session.waits.of(row.id):
        if wait.user_id == user_id and wait.halted is None:
            return row, wait
    raise TableError("not-awaited", table=row.id)
