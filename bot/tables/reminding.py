"""Pings of one person at a time, each as that person wants it: in the channel, by direct message, or not at all.

What is promised here may turn out to be no longer true when it is delivered: `concerns` tells.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.pace import reminders
from bot.store.rows import TableRow
from bot.store.waits import WaitRow
from bot.tables import promises, settings, waiting
from bot.tables.awaited import Waiting
from bot.tables.desk import Desk

Kind: TypeAlias = Literal["turn", "over", "half", "bank", "last", "overdue", "waiting", "next", "alone"]
"""``turn``: a turn has begun; ``over``: the game has ended; ``next``, ``alone``: see `bot.tables.heads_up`; the others
as in `bot.pace.reminders`."""
BEFOREHAND: tuple[Kind, ...] = ("next", "alone")
"""Not worth a ping: they come by direct message or not at all."""


class Reminding(Struct, frozen=True):
    """The payload of a ``reminder``."""

    kind: Kind
    user_id: int
    at: int
    """UTC seconds: what tells two of one turn apart."""
    began: int | None = None
    """The wait that it is about, by its beginning; None, it is about none."""


def read(payload: bytes) -> Reminding:
    return msgspec.json.decode(payload, type=Reminding)


def remind(desk: Desk, row: TableRow, wait: WaitRow, reminder: reminders.Reminder) -> None:
    """Promises a reminder, unless the person wants none."""
    way = settings.person(desk, wait.user_id).reminder
    if way != "none":
        promise(desk, row, Reminding(reminder.kind, wait.user_id, reminder.at, wait.began), direct=way == "direct")


def call(desk: Desk, row: TableRow, users: Iterable[int]) -> list[int]:
    """Those of them whom the post in the channel pings, about a turn that begins or a game that is over.

    The others hear of it by direct message or not at all.
    """
    began = {wait.user_id: wait.began for wait in desk.session.waits.of(row.id)}
    pinged = []
    for user in users:
        way = settings.person(desk, user).turn
        if way == "channel":
            pinged.append(user)
        elif way == "direct":
            kind: Kind = "turn" if row.status == "playing" else "over"
            promise(desk, row, Reminding(kind, user, desk.now, began.get(user)), direct=True)
    return pinged


def is_idle(told: Reminding, waits: Sequence[Waiting]) -> bool:
    """Whether it says nothing new any more: its wait is over or muted, or whoever was next is awaited by now."""
    if told.kind == "next":
        return any(wait.user_id == told.user_id for wait in waits)
    return told.began is not None and not any(concerns(told, wait) for wait in waits)


def concerns(told: Reminding, wait: Waiting) -> bool:
    """Whether it is still about this wait: the player has not moved meanwhile, nor muted the turn."""
    return (told.user_id, told.began) == (wait.user_id, wait.began) and not wait.muted


def due(desk: Desk, row: TableRow, wait: WaitRow) -> WaitRow:
    """Promises the reminder that is due, if one is, and the person is not just playing. The wait as it is then."""
    counted = waiting.times(desk, row, wait)
    planned = reminders.schedule(waiting.plain(wait), row.pace, counted, muted=wait.muted is not None)
    reminder = reminders.pending(planned, wait.handled, desk.now)
    if reminder is not None:
        if waiting.opportune(desk, wait, counted) > desk.now:
            return wait
        remind(desk, row, wait, reminder)
    return msgspec.structs.replace(wait, handled=max(wait.handled, desk.now))


def promise(desk: Desk, row: TableRow, reminding: Reminding, *, direct: bool) -> None:
    """By direct message, or in the channel."""
    payload = msgspec.json.encode(reminding)
    user = reminding.user_id if direct else None
    promises.message(desk.session, row, "reminder", payload, desk.entropy, desk.now, user)
