"""Who is awaited since when, and until when: one wait for each awaited seat.

A turn of several moves is one wait, also if somebody else has to answer in the middle of it. Nothing is counted down:
what is kept is when a wait began; `times` tells what does not count.
"""

import msgspec

from bot.pace import calendar, outages, reminders
from bot.pace import wait as waits
from bot.pace.calendar import Calendar
from bot.pace.pace import PerMove, Unhurried
from bot.pace.spans import Span
from bot.pace.wait import Wait
from bot.store.due import DueRow
from bot.store.rows import SeatRow, TableRow
from bot.store.waits import WaitRow
from bot.tables import settings
from bot.tables.desk import Desk
from engine.contract import Limit

KIND = "wait"
"""Of what falls due of a wait; its subject is the seat."""


def follow(desk: Desk, row: TableRow) -> None:
    """Brings the waits in line with whom the game awaits: to be called after whatever may have changed that."""
    state = desk.state(row) if row.status == "playing" else None
    if state is None:
        for wait in desk.session.waits.of(row.id):
            _remove(desk, wait)
        return
    game = desk.game(row)
    seats = {seat.number: seat for seat in desk.seats(row.id)}
    awaited, limit = [number for number in game.turn(state).seats if not seats[number].computer], game.limit(state)
    for wait in desk.session.waits.of(row.id):
        _go_on(desk, row, wait, seats[wait.seat], wait.seat in awaited, limit)
    for number in awaited:
        if desk.session.waits.get(row.id, number) is None:
            _begin(desk, row, seats[number], limit)
    reschedule(desk, row)


def catch_up(desk: Desk) -> None:
    """Begins the waits of tables that were in play before waits were written down. What a reminder would have told them
    meanwhile is left out."""
    for table_id in desk.session.waits.without():
        row = desk.row(table_id)
        follow(desk, row)
        turn = next((entry.at for entry in desk.session.entries.of(row.id, row.turn_version - 1)), desk.now)
        for wait in desk.session.waits.of(row.id):
            save(desk, row, msgspec.structs.replace(wait, began=turn))


def reschedule(desk: Desk, row: TableRow) -> None:
    """Whenever something may fall due earlier than it seemed: a pause or a vacation has ended before its time."""
    for wait in desk.session.waits.of(row.id):
        _schedule(desk, row, wait)


def save(desk: Desk, row: TableRow, wait: WaitRow) -> None:
    """The wait as it is now, and when it falls due next."""
    desk.session.waits.put(wait)
    _schedule(desk, row, wait)


def deadline(desk: Desk, row: TableRow, seat: int) -> int | None:
    """Until when that seat has time; None if it is not awaited, or without limit."""
    wait = desk.session.waits.get(row.id, seat)
    return None if wait is None else due(desk, row, wait)


def due(desk: Desk, row: TableRow, wait: WaitRow) -> int | None:
    """When its time is over: by the rules of the game for an answer, else by the pace of the table."""
    if wait.halted is not None:
        return None
    counted = times(desk, row, wait)
    if wait.allowed is None:
        return waits.due(plain(wait), row.pace, counted)
    # The rules know no nights. They know no pauses and outages either, but nobody could answer then.
    counted = Calendar(stops=counted.stops, grace=counted.grace)
    return calendar.open_from(calendar.deadline(wait.began, wait.allowed, counted), counted)


def times(desk: Desk, row: TableRow, wait: WaitRow) -> Calendar:
    """What of the person's time counts: with vacations, pauses of the table, and outages."""
    away = desk.session.outages.since(wait.began)
    stops = (
        *wait.times.stops,
        *settings.calendar(desk, wait.user_id).stops,
        *(pause.span for pause in desk.session.pauses.of(row.id)),
        *away,
    )
    return msgspec.structs.replace(wait.times, stops=stops, grace=tuple(map(outages.grace, away)))


def opportune(desk: Desk, wait: WaitRow, counted: Calendar) -> int:
    """When the person may be pinged, now or later: at a decent hour, and not while playing."""
    seen = (desk.presence.at(wait.table_id, wait.user_id), desk.session.entries.last_of(wait.table_id, wait.user_id))
    return reminders.opportune(desk.now, max((at for at in seen if at is not None), default=None), counted)


def plain(wait: WaitRow) -> Wait:
    """As `bot.pace` knows it."""
    return Wait(wait.began, wait.bank, wait.promises)


def full_bank(row: TableRow) -> int:
    """The seconds of a bank that nothing was drawn from."""
    return row.pace.bank if isinstance(row.pace, PerMove) else 0


def _go_on(desk: Desk, row: TableRow, wait: WaitRow, seat: SeatRow, awaited: bool, limit: Limit | None) -> None:
    if seat.user_id != wait.user_id or seat.computer:
        # Whoever takes a seat over, or back, begins with all the time there is.
        desk.session.seats.put(msgspec.structs.replace(seat, bank=full_bank(row)))
        _remove(desk, wait)
    elif awaited and wait.halted is not None:
        halted = (*wait.times.stops, Span(wait.halted, desk.now))
        resumed = msgspec.structs.replace(wait.times, stops=halted)
        desk.session.waits.put(msgspec.structs.replace(wait, times=resumed, halted=None))
    elif awaited and wait.allowed is not None:
        # Each answer has a time of its own.
        _remove(desk, wait)
    elif not awaited and limit is not None and wait.allowed is None:
        if wait.halted is None:
            desk.session.waits.put(msgspec.structs.replace(wait, halted=desk.now))
    elif not awaited:
        _end(desk, row, wait, seat)


def _begin(desk: Desk, row: TableRow, seat: SeatRow, limit: Limit | None) -> None:
    assert seat.number is not None  # noqa: S101  for the type checker: the game awaits it
    known = settings.calendar(desk, seat.user_id)
    weekends_off = known.weekends_off or (not isinstance(row.pace, Unhurried) and row.pace.weekends_off)
    kept = msgspec.structs.replace(known, weekends_off=weekends_off, stops=())
    allowed = limit.seconds if limit is not None and limit.seat == seat.number else None
    wait = WaitRow(row.id, seat.number, seat.user_id, desk.now, seat.bank, kept, desk.now, allowed=allowed)
    desk.session.waits.put(wait)


def _end(desk: Desk, row: TableRow, wait: WaitRow, seat: SeatRow) -> None:
    if wait.allowed is None:
        until = desk.now if wait.halted is None else wait.halted
        bank = waits.bank_after(plain(wait), until, row.pace, times(desk, row, wait))
        desk.session.seats.put(msgspec.structs.replace(seat, bank=bank))
    _remove(desk, wait)


def _remove(desk: Desk, wait: WaitRow) -> None:
    desk.session.waits.remove(wait.table_id, wait.seat)
    desk.session.due.remove(wait.table_id, KIND, wait.seat)


def _schedule(desk: Desk, row: TableRow, wait: WaitRow) -> None:
    desk.touch(row)
    at = _next(desk, row, wait)
    if at is None:
        desk.session.due.remove(row.id, KIND, wait.seat)
    else:
        desk.session.due.put(DueRow(row.id, KIND, wait.seat, at))


def _next(desk: Desk, row: TableRow, wait: WaitRow) -> int | None:
    """When there is something to do about the wait."""
    over = due(desk, row, wait)
    if wait.halted is not None or wait.allowed is not None:
        return over
    moments = [over] if over is not None and (wait.late is None or over > wait.late) else []
    counted = times(desk, row, wait)
    planned = reminders.schedule(plain(wait), row.pace, counted, muted=wait.muted is not None)
    reminder = reminders.upcoming(planned, wait.handled)
    if reminder is not None:
        # One that is put off, as its person is just playing, comes once that is over.
        moments.append(reminder if reminder > desk.now else opportune(desk, wait, counted))
    return min(moments, default=None)
