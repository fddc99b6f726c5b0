"""People ask each other for something at a table: asked, answered, withdrawn, expired; then `granting` carries it out.

Each step is an entry of the log that leaves the board as it is.
"""

import msgspec
from msgspec import Struct

from bot.pace import pauses, requests
from bot.pace.durations import DAY
from bot.pace.errors import VoteError
from bot.pace.requests import Request
from bot.pace.terms import TERMS, Kind
from bot.store.due import DueRow
from bot.store.requests import RequestRow
from bot.store.rows import EntryRow, TableRow
from bot.tables import concerned, granting, late, pausing, replacing, sweeping, taking_back
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import Person
from engine.contract import Json


class Wanted(Struct, frozen=True):
    """What somebody asks for. ``seconds``: how long a pause; ``seat``: whose person is late; ``person``: who would take
    a seat over."""

    kind: Kind
    seconds: int = 0
    seat: int | None = None
    person: Person | None = None


class _Case(Struct, frozen=True):
    """A request before anybody is asked."""

    request: Request
    seat: int | None
    about: dict[str, Json]


def ask(desk: Desk, table_id: int, user_id: int, wanted: Wanted, interaction_id: int | None) -> RequestRow:
    """Asks the others; where nobody else has to answer, it is carried out at once.

    Raises `VoteError`, `PaceError`, or ``request-open``, ``too-many-requests``, ``nothing-to-undo``, ``not-late``,
    ``no-skip``, ``paused``, ``not-paused``, ``no-person``, ``person-busy``, and what `Desk.playing` raises.
    """
    row = desk.playing(table_id)
    desk.seat(row.id, user_id)
    _check_only(desk, row, wanted.kind)
    _check_patience(desk, row, user_id)
    case = _case(desk, row, user_id, wanted)
    kept = RequestRow(0, row.id, wanted.kind, case.request, desk.now, case.seat, case.about)
    kept = desk.session.requests.add(kept)
    changed = _write(desk, row, "ask", kept, user_id, interaction_id)
    if requests.outcome(case.request, desk.now) == "open":
        sweeping.keep(desk, changed, kept, case.request)
        sweeping.announce(desk, changed, kept, case.request.missing)
        return kept
    return settle(desk, changed, kept, case.request)


def answer(
    desk: Desk,
    request_id: int,
    person: Person,
    yes: bool,
    interaction_id: int | None,
) -> RequestRow:
    """Raises `VoteError`, or ``no-request``."""
    kept, request = _known(desk, request_id)
    changed = requests.answer(request, person.user_id, yes, desk.now)
    row = _write(desk, desk.row(kept.table_id), "answer", kept, person.user_id, interaction_id)
    if kept.subject == "offer" and yes:
        kept = msgspec.structs.replace(kept, about={**kept.about, "name": person.name})
    return settle(desk, row, kept, changed)


def withdraw(desk: Desk, request_id: int, user_id: int, interaction_id: int | None) -> RequestRow:
    """By whoever asked. Raises `VoteError`, or ``no-request``."""
    kept, request = _known(desk, request_id)
    changed = requests.withdraw(request, user_id, desk.now)
    row = _write(desk, desk.row(kept.table_id), "withdraw", kept, user_id, interaction_id)
    return settle(desk, row, kept, changed)


def again(desk: Desk, entry: EntryRow) -> RequestRow:
    """The request that this entry of the log was about, as it stands."""
    return find(desk, int(entry.data["request"]))


def find(desk: Desk, request_id: int) -> RequestRow:
    """Raises ``no-request``."""
    kept = desk.session.requests.get(request_id)
    if kept is None:
        raise TableError("no-request", id=request_id)
    return kept


def fall_due(desk: Desk, due: DueRow) -> None:
    """A request expires, or is decided since somebody has left."""
    kept = desk.session.requests.get(due.subject)
    if kept is not None and kept.outcome is None and kept.request is not None:
        settle(desk, desk.row(kept.table_id), kept, kept.request)


def settle(desk: Desk, row: TableRow, kept: RequestRow, request: Request) -> RequestRow:
    """What comes of the request as it is now."""
    verdict = requests.outcome(request, desk.now)
    if verdict == "open":
        return sweeping.keep(desk, row, kept, request)
    if verdict != "accepted":
        return sweeping.close(desk, row, kept, verdict, request)
    return granting.grant(desk, row, msgspec.structs.replace(kept, request=request))


def _case(desk: Desk, row: TableRow, user_id: int, wanted: Wanted) -> _Case:
    """Whatever cannot be carried out is not asked for."""
    here, now = concerned.users(desk, row), desk.now
    match wanted.kind:
        case "take-back":
            number = desk.seat(row.id, user_id).number
            found = taking_back.target(desk, row, number) if number is not None else None
            if found is None:
                raise TableError("nothing-to-undo", table=row.id)
            return _Case(requests.ask("take-back", user_id, here, now), number, {"to": found.to})
        case "pause":
            if pausing.running(desk, row.id) is not None:
                raise TableError("paused", table=row.id)
            pauses.plan(wanted.seconds, now)
            return _Case(requests.ask("pause", user_id, here, now), None, {"seconds": wanted.seconds})
        case "resume":
            if pausing.running(desk, row.id) is None:
                raise TableError("not-paused", table=row.id)
            return _Case(requests.ask("resume", user_id, here, now), None, {})
        case "agreed-end":
            return _Case(requests.ask("agreed-end", user_id, here, now), None, {})
        case "offer":
            person = _replacement(desk, row, wanted)
            seat = desk.seat(row.id, user_id)
            request = requests.offer(user_id, [each.user_id for each in desk.seats(row.id)], person.user_id, now)
            return _Case(request, seat.number, {"name": person.name})
    return _late_case(desk, row, user_id, wanted)


def _late_case(desk: Desk, row: TableRow, user_id: int, wanted: Wanted) -> _Case:
    seat = late.check(desk, row, wanted.seat)
    here, replacement = concerned.users(desk, row), None
    about: dict[str, Json] = {}
    if wanted.kind == "skip" and seat.number is not None:
        move = late.passing(desk, row, seat.number)
        about = {"move": list(move)}
    if wanted.kind == "replace":
        person = _replacement(desk, row, wanted)
        replacement, about = person.user_id, {"name": person.name}
    request = requests.ask(wanted.kind, user_id, here, desk.now, about=seat.user_id, replacement=replacement)
    return _Case(request, seat.number, about)


def _replacement(desk: Desk, row: TableRow, wanted: Wanted) -> Person:
    if wanted.person is None:
        raise TableError("no-person", table=row.id)
    try:
        replacing.check(desk, row, wanted.person.user_id)
    except TableError as error:
        # Said to whoever asks, not to the person.
        if error.code == "already-seated":
            raise VoteError("already-there", user=wanted.person.user_id) from None
        raise TableError("person-busy", table=row.id) from None
    return wanted.person


def _check_only(desk: Desk, row: TableRow, kind: Kind) -> None:
    """One open request of a kind, and one about somebody who is late."""
    for kept in desk.session.requests.open(row.id):
        if kept.request is None:
            continue
        both_late = TERMS[kind].late and (kept.request.about is not None)
        if kept.subject == kind or both_late:
            raise TableError("request-open", table=row.id, request=kept.id)


def _check_patience(desk: Desk, row: TableRow, user_id: int) -> None:
    """Not as often as anybody likes: asking and withdrawing in turn would ping the others without end."""
    today = desk.session.requests.since(row.id, desk.now - DAY)
    if sum(kept.request is not None and kept.request.asked_by == user_id for kept in today) >= desk.limits.requests:
        raise TableError("too-many-requests", table=row.id, limit=desk.limits.requests)


def _known(desk: Desk, request_id: int) -> tuple[RequestRow, Request]:
    kept = find(desk, request_id)
    if kept.request is None:
        raise TableError("no-request", id=request_id)
    if kept.outcome is not None:
        # Also where the votes alone would not tell: it was agreed on and then impossible.
        raise VoteError("request-closed", outcome=kept.outcome)
    return kept, kept.request


def _write(
    desk: Desk, row: TableRow, kind: str, kept: RequestRow, user_id: int, interaction_id: int | None
) -> TableRow:
    entry = desk.quiet_entry(row, kind, user_id, interaction_id)
    return desk.commit(row, msgspec.structs.replace(entry, data={"request": kept.id, "subject": kept.subject}))
