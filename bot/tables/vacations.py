"""A person's vacations: at no table does their clock run meanwhile."""

from collections.abc import Iterable
from datetime import date

from bot.pace import localtime, vacations
from bot.pace.spans import Span
from bot.store.due import NO_TABLE, DueRow
from bot.store.people import VacationRow
from bot.tables import promises, settings, waiting
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.promises import Note

KIND = "vacation"
"""Of what falls due when a vacation begins; its subject is the person."""


def plan(desk: Desk, user_id: int, first: str, last: str, interaction_id: int | None) -> VacationRow:
    """From one day to another (ISO dates, both included) by the person's clock; from now on, if it begins today.

    Raises `PaceError`. The same interaction plans it once.
    """
    standing = desk.session.people.vacations(user_id)
    for vacation in standing:
        if interaction_id is not None and vacation.interaction_id == interaction_id:
            return vacation
    span = vacations.plan(first, last, desk.now, (vacation.span for vacation in standing), zone(desk, user_id))
    row = VacationRow(user_id, span.start, span.end, interaction_id)
    desk.session.people.put_vacation(row)
    follow(desk, user_id)
    if row.span.holds(desk.now):
        _tell(desk, user_id)
    return row


def cancel(desk: Desk, user_id: int, start: int) -> Span | None:
    """Ends the vacation that starts in that second: now, if it has begun; what was taken of it stays and is returned.

    Raises ``no-vacation`` if there is none, or it is over.
    """
    for vacation in coming(desk, user_id):
        if vacation.start == start:
            taken = vacation.span.ended(desk.now)
            desk.session.people.drop_vacation(user_id, start)
            if taken is not None:
                desk.session.people.put_vacation(VacationRow(user_id, taken.start, taken.end, vacation.interaction_id))
            follow(desk, user_id)
            return taken
    raise TableError("no-vacation")


def begin(desk: Desk, due: DueRow) -> None:
    """A vacation of the person that it is about begins: where that person is awaited, the others are told."""
    if away(desk, [due.subject]):
        _tell(desk, due.subject)
    follow(desk, due.subject)


def follow(desk: Desk, user_id: int) -> None:
    """Whatever has become of the person's vacations: when the next one begins, and when tables that wait for the person
    have to look again."""
    starts = [row.start for row in coming(desk, user_id) if row.start > desk.now]
    if starts:
        desk.session.due.put(DueRow(NO_TABLE, KIND, user_id, starts[0]))
    else:
        desk.session.due.remove(NO_TABLE, KIND, user_id)
    for wait in desk.session.waits.of_person(user_id):
        waiting.reschedule(desk, desk.row(wait.table_id))


def coming(desk: Desk, user_id: int) -> tuple[VacationRow, ...]:
    """Those that are not over, by time."""
    return tuple(row for row in desk.session.people.vacations(user_id) if row.end > desk.now)


def days_left(desk: Desk, user_id: int) -> tuple[int, int]:
    """This year by the person's clock, and how many days of it may still be taken."""
    year = today(desk, user_id).year
    spans = (row.span for row in desk.session.people.vacations(user_id))
    return year, vacations.days_left(spans, year, zone(desk, user_id))


def away(desk: Desk, users: Iterable[int]) -> dict[int, int]:
    """Who of them is on vacation now, and until when (UTC seconds)."""
    ends = {user: _until(desk, user) for user in users}
    return {user: end for user, end in ends.items() if end is not None}


def today(desk: Desk, user_id: int) -> date:
    """By the person's clock."""
    return localtime.day_of(desk.now, zone(desk, user_id))


def zone(desk: Desk, user_id: int) -> str:
    """The zone by whose clock the person's days begin."""
    return settings.calendar(desk, user_id).zone


def _tell(desk: Desk, user_id: int) -> None:
    """A line at each table that waits for the person."""
    until = away(desk, [user_id])[user_id]
    note = Note("vacation-notice", (user_id,), {"until": until})
    for wait in desk.session.waits.of_person(user_id):
        promises.notice(desk.session, desk.row(wait.table_id), note, desk.entropy, desk.now)


def _until(desk: Desk, user_id: int) -> int | None:
    """The end of the vacation now, and of those that follow it at once."""
    end = None
    for row in coming(desk, user_id):
        if row.span.holds(desk.now if end is None else end):
            end = row.end
    return end
