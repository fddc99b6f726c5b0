"""Open requests as their post shows them, and what happens at the table to make them moot."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.pace import requests
from bot.pace.requests import Request
from bot.pace.terms import Happening
from bot.store.due import DueRow
from bot.store.requests import LATE, Closing, RequestRow
from bot.store.rows import TableRow
from bot.tables import promises, settings
from bot.tables.desk import Desk

KIND = "request"
"""Of what falls due when a request expires; its subject is the request."""


class Asking(Struct, frozen=True):
    """The payload of a ``request`` post, which shows the request as it stands when it is delivered."""

    request: int
    pings: tuple[int, ...] = ()
    """Whom it pings if it comes as a new message."""


def read(payload: bytes) -> Asking:
    return msgspec.json.decode(payload, type=Asking)


def announce(desk: Desk, row: TableRow, kept: RequestRow, asked: Iterable[int]) -> None:
    """Promises the post of a new request. Each of those who have to answer is pinged once, as each one wants it."""
    pings = []
    for user in asked:
        way = settings.person(desk, user).request
        if way == "channel":
            pings.append(user)
        elif way == "direct":
            promises.message(
                desk.session, row, "request", msgspec.json.encode(Asking(kept.id)), desk.entropy, desk.now, user
            )
    _post(desk, row, Asking(kept.id, tuple(pings)))


def keep(desk: Desk, row: TableRow, kept: RequestRow, request: Request) -> RequestRow:
    """The request as it is now, still open; its post follows."""
    changed = msgspec.structs.replace(kept, request=request)
    desk.session.requests.save(changed)
    desk.session.due.put(DueRow(row.id, KIND, kept.id, request.expires_at))
    if request != kept.request:
        _post(desk, row, Asking(kept.id))
    return changed


def close(desk: Desk, row: TableRow, kept: RequestRow, outcome: Closing, request: Request | None = None) -> RequestRow:
    """The request once it is over; its post follows."""
    closed = msgspec.structs.replace(kept, request=request or kept.request, outcome=outcome, closed_at=desk.now)
    desk.session.requests.save(closed)
    desk.session.due.remove(row.id, KIND, kept.id)
    _post(desk, row, Asking(kept.id))
    return closed


def happened(desk: Desk, row: TableRow, happening: Happening, user_id: int | None = None) -> None:
    """Something happened at the table, by that user: what is moot by it is closed. The waits must be up to date."""
    for kept in desk.session.requests.open(row.id):
        if kept.request is None:
            if _is_idle(desk, row, kept, happening):
                close(desk, row, kept, "moot")
            continue
        request = requests.after(kept.request, happening, desk.now, user_id)
        if request.swept is not None:
            close(desk, row, kept, request.swept, request)


def left(desk: Desk, row: TableRow, user_id: int) -> None:
    """Somebody has given up a seat. What is decided by that falls due at once."""
    for kept in desk.session.requests.open(row.id):
        if kept.request is None:
            continue
        request = requests.leave(kept.request, user_id, desk.now)
        if request.swept is not None:
            close(desk, row, kept, request.swept, request)
        elif request != kept.request:
            keep(desk, row, kept, request)
            desk.session.due.put(DueRow(row.id, KIND, kept.id, desk.now))


def _is_idle(desk: Desk, row: TableRow, kept: RequestRow, happening: Happening) -> bool:
    """Whether nobody is late there any more."""
    assert kept.subject == LATE and kept.seat is not None  # noqa: S101  for the type checker
    wait = desk.session.waits.get(row.id, kept.seat)
    return happening == "paused" or wait is None or wait.late is None


def _post(desk: Desk, row: TableRow, asking: Asking) -> None:
    promises.message(desk.session, row, "request", msgspec.json.encode(asking), desk.entropy, desk.now)
