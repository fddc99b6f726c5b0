"""While the bot was away nobody could move: all deadlines move by that time, and each table is told so once."""

from collections.abc import Iterator

from bot.pace import outages
from bot.pace.spans import Span
from bot.store.rows import TableRow
from bot.tables import alive, promises, waiting
from bot.tables.desk import Desk
from bot.tables.promises import Note

NOTICE = "notice-outage"


def mark(desk: Desk, at: int) -> None:
    """The bot heard people at that moment."""
    alive.mark(desk.session, at)


def returned(desk: Desk) -> Span | None:
    """The bot hears people again, after a start or a lost connection: the outage, if it was one."""
    waiting.catch_up(desk)
    known = alive.last(desk.session)
    away = outages.outage(known, desk.now) if known is not None else None
    mark(desk, desk.now)
    if away is not None:
        desk.session.outages.add(away)
        for row in _concerned(desk):
            _tell(desk, row, away)
    return away


def _concerned(desk: Desk) -> Iterator[TableRow]:
    """Tables of ours where somebody has a deadline, which has now moved.

    At the others deadlines move, too, and nobody is told: their processes find that out when one falls due.
    """
    for row in desk.session.tables.live():
        if not desk.session.shards.own(row.guild_id):
            continue
        waits = desk.session.waits.of(row.id)
        if any(wait.late is None and waiting.due(desk, row, wait) is not None for wait in waits):
            yield row


def _tell(desk: Desk, row: TableRow, away: Span) -> None:
    """One notice, also if the last one has not been posted yet."""
    start = away.start
    for post in desk.session.posts.supersede(row.id, "notice"):
        note = promises.read_note(post.payload)
        if note.key == NOTICE:
            start = min(start, note.times["start"])
        else:
            promises.notice(desk.session, row, note, desk.entropy, desk.now)
    told = Note(NOTICE, times={"start": start, "end": away.end})
    promises.notice(desk.session, row, told, desk.entropy, desk.now)
    waiting.reschedule(desk, row)
