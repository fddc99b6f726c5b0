"""What a person settles for himself at all tables: language, clock, and how pings come."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from bot.pace import quiet, zones
from bot.pace.calendar import Calendar
from bot.store.people import PersonRow, Way
from bot.tables.desk import Desk
from bot.tables.errors import TableError

SWITCHES = {"on": True, "off": False}
WAYS: tuple[Way, ...] = get_args(Way)
PINGS = ("turn", "reminder", "request")
"""The kinds of pings, each a field of `PersonRow`."""


def person(desk: Desk, user_id: int) -> PersonRow:
    """The person's settings; the defaults, if there are none."""
    return desk.session.people.get(user_id) or PersonRow(user_id)


def calendar(desk: Desk, user_id: int) -> Calendar:
    """The time of that person at any table: clock and vacations. A table's pauses and outages are not in it."""
    row = person(desk, user_id)
    return Calendar(
        zone=row.zone or Calendar().zone,
        quiet=row.quiet if row.zone is not None else None,
        weekends_off=row.weekends_off,
        stops=tuple(vacation.span for vacation in desk.session.people.vacations(user_id)),
    )


def change(desk: Desk, user_id: int, told: Mapping[str, str], locale: str | None = None) -> PersonRow:
    """Sets what is told, as people write it, and leaves the rest; all of it or nothing. Remembers the person's locale.

    ``language`` (empty: that of Discord), ``zone``, ``quiet``, ``weekends`` and ``heads-up`` (on, off), and a way for
    each of `PINGS`. Raises `PaceError`, or ``bad-setting``, ``no-zone``.
    """
    row = person(desk, user_id)
    # The zone first: the hours that are told with it are by its clock.
    for name in sorted(told, key=lambda name: name != "zone"):
        row = msgspec.structs.replace(row, **_read(row, name, told[name]))
    row = msgspec.structs.replace(row, locale=locale or row.locale)
    desk.session.people.put(row)
    return row


def arrived(desk: Desk, user_id: int, *, direct: bool) -> None:
    """Remembers whether the person takes direct messages, as the last one has shown."""
    row = person(desk, user_id)
    closed = None if direct else desk.now
    if (row.closed_since is None) != (closed is None):
        desk.session.people.put(msgspec.structs.replace(row, closed_since=closed))


def _read(row: PersonRow, name: str, text: str) -> dict[str, Any]:
    """The field that is set, with its value."""
    match name:
        case "language":
            return {"language": text or None}
        case "zone":
            return {"zone": zones.find(text)}
        case "quiet":
            return {"quiet": quiet.parse(_by_clock(row, text))}
        case "weekends" if text in SWITCHES:
            return {"weekends_off": SWITCHES[_by_clock(row, text)]}
        case "heads-up" if text in SWITCHES:
            return {"heads_up": SWITCHES[text]}
        case "turn" | "reminder" | "request" if text in WAYS:
            return {name: text}
        case _:
            raise TableError("bad-setting", setting=name, value=text)


def _by_clock(row: PersonRow, text: str) -> str:
    if row.zone is None:
        raise TableError("no-zone")
    return text
