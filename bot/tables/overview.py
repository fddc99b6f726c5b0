"""A server's overview: one post that is brought up to date whenever something has changed, but not more often than
readers need."""

import msgspec
from msgspec import Struct

from bot.store.guilds import OverviewRow
from bot.tables import guilds, promises, whereabouts
from bot.tables.desk import Desk
from bot.tables.people import Place
from bot.tables.whereabouts import Whereabouts

PAUSE = 60
"""Seconds between two edits, at least."""
AT_ONCE = 8
NUMBERS = 1_000_000
"""A server's first overview has the time for its number, to so many seconds."""


class Due(Struct, frozen=True):
    """An overview to be brought up to date."""

    row: OverviewRow
    """``attempts`` counts the one that begins now."""
    nonce: str
    """Of a new post, at most 25 characters."""
    language: str | None
    tables: tuple[Whereabouts, ...]


def stand(desk: Desk, place: Place) -> OverviewRow | None:
    """An overview in that channel from now on, posted as soon as may be. Returns the one before, whose post goes."""
    guild_id = place.guild_id
    assert guild_id is not None  # noqa: S101  for the type checker: only servers have overviews
    guilds.hear(desk, place)
    before = desk.session.guilds.overview(guild_id)
    # Never that of one which was dropped: Discord would answer with its post, and who still delivers it be believed.
    number = before.number + 1 if before is not None else 1 + desk.now % NUMBERS
    desk.session.guilds.put_overview(OverviewRow(guild_id, place.channel_id, number, not_before=desk.now))
    return before


def drop(desk: Desk, guild_id: int) -> OverviewRow | None:
    """No overview any more. Returns the one that stood."""
    before = desk.session.guilds.overview(guild_id)
    desk.session.guilds.drop_overview(guild_id)
    return before


def take(desk: Desk) -> tuple[Due, ...]:
    """Some of those that have changed and may be brought up to date, as their servers' tables stand now. What changes
    from now on is for the next time."""
    found = []
    for kept in desk.session.guilds.changed_overviews(desk.now, AT_ONCE):
        row = msgspec.structs.replace(kept, changed=False, attempts=kept.attempts + 1, not_before=desk.now + PAUSE)
        desk.session.guilds.put_overview(row)
        nonce = f"{promises.salt(desk.session, desk.entropy)}o{row.guild_id:x}.{row.number % 1000}"
        language = guilds.settings(desk, row.guild_id).spoken
        found.append(Due(row, nonce, language, whereabouts.of_guild(desk, row.guild_id)))
    return tuple(found)


def done(desk: Desk, due: Due, message_id: int, shown: str) -> None:
    """It stands as this message, and says what has this hash."""
    kept = _same(desk, due)
    if kept is not None:
        desk.session.guilds.put_overview(msgspec.structs.replace(kept, message_id=message_id, shown=shown, attempts=0))


def later(desk: Desk, due: Due, seconds: int, *, anew: bool = False) -> None:
    """It could not be brought up to date: again after these seconds; as a post of its own, if ``anew``."""
    kept = _same(desk, due)
    if kept is not None:
        row = msgspec.structs.replace(kept, changed=True, not_before=desk.now + seconds)
        if anew:
            row = OverviewRow(row.guild_id, row.channel_id, row.number + 1, not_before=desk.now + seconds)
        desk.session.guilds.put_overview(row)


def gone(desk: Desk, due: Due) -> None:
    """Its post was deleted, or its channel: whoever did that wants none."""
    if _same(desk, due) is not None:
        desk.session.guilds.drop_overview(due.row.guild_id)


def look_again(desk: Desk) -> None:
    """After a start: whatever was being brought up to date may have come to nothing."""
    desk.session.guilds.touch_all()


def _same(desk: Desk, due: Due) -> OverviewRow | None:
    """The overview, unless another one has taken its place meanwhile."""
    kept = desk.session.guilds.overview(due.row.guild_id)
    return kept if kept is not None and kept.number == due.row.number else None
