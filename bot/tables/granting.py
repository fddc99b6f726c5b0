"""What was agreed on is carried out."""

import msgspec

from bot.pace import requests
from bot.pace.errors import PaceError, VoteError
from bot.store.requests import RequestRow
from bot.store.rows import SeatRow, TableRow
from bot.tables import computing, ending, late, pausing, playing, replacing, sweeping, taking_back
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import Person
from bot.tables.promises import Note
from engine.contract import Refusal


def grant(desk: Desk, row: TableRow, kept: RequestRow) -> RequestRow:
    """Closes the request and does what was asked; if that cannot be done any more, nothing but to say so."""
    closed = sweeping.close(desk, row, kept, "accepted")
    try:
        _carry_out(desk, row, closed)
    except (TableError, Refusal, PaceError, VoteError):
        # Each of them raises before it has changed anything.
        return sweeping.close(desk, row, kept, "impossible")
    return closed


def _carry_out(desk: Desk, row: TableRow, kept: RequestRow) -> None:
    request = kept.request
    assert request is not None  # noqa: S101  for the type checker: it was agreed on
    asker = request.asked_by
    last = request.answers[-1].user_id if request.answers else asker
    match kept.subject:
        case "take-back":
            taking_back.carry_out(desk, desk.playing(row.id), kept.seat or 0, int(kept.about["to"]), asker)
        case "pause":
            pausing.begin(desk, row, int(kept.about["seconds"]), asker)
        case "resume":
            pausing.resume(desk, row, last)
        case "agreed-end":
            ending.end(desk, row, "agreed-end", user_id=last)
        case "offer" if request.replacement is not None:
            person = Person(request.replacement, str(kept.about["name"]))
            replacing.replace(desk, row, _seat(desk, row, kept), person)
        case _:
            _about_late(desk, row, kept, last)


def _about_late(desk: Desk, row: TableRow, kept: RequestRow, last: int) -> None:
    seat = late.check(desk, row, kept.seat)
    number = seat.number or 0
    match kept.subject:
        case "skip":
            notes = (Note("note-skipped", (seat.user_id,)),)
            playing.make(desk, row, number, late.passing(desk, row, number), notes=notes)
        case "computer":
            computing.take_over(desk, row, seat)
        case "replace":
            _offer(desk, row, kept)
        case "end":
            ending.end(desk, row, "end", (number,), last)


def _offer(desk: Desk, row: TableRow, kept: RequestRow) -> None:
    """The others agree; now the one who would take the seat is asked."""
    voted = kept.request
    assert voted is not None and voted.replacement is not None  # noqa: S101  for the type checker
    replacing.check(desk, row, voted.replacement)
    seated = [seat.user_id for seat in desk.seats(row.id)]
    request = requests.offer(voted.asked_by, seated, voted.replacement, desk.now, voted.about)
    made = desk.session.requests.add(
        msgspec.structs.replace(
            kept,
            id=0,
            subject="offer",
            request=request,
            outcome=None,
            closed_at=None,
            opened_at=desk.now,
            message_id=None,
        )
    )
    sweeping.keep(desk, row, made, request)
    sweeping.announce(desk, row, made, request.missing)


def _seat(desk: Desk, row: TableRow, kept: RequestRow) -> SeatRow:
    """The seat that is offered, if it is still that of the same person."""
    request = kept.request
    owner = request.about if request is not None and request.about is not None else request and request.asked_by
    for seat in desk.seats(row.id):
        if seat.number == kept.seat and seat.user_id == owner:
            return seat
    raise TableError("not-late", table=row.id)
