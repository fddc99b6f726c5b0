"""The same people once more: the same options, and everybody one seat further."""

from collections.abc import Collection

import msgspec

from bot.store.rows import TableRow
from bot.tables import gathering, opening
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import Person, Place
from bot.tables.table import Table


def rematch(desk: Desk, table_id: int, person: Person, gone: Collection[int], interaction_id: int | None) -> Table:
    """The lobby of the rematch with that person in it: opened by the first click, the others invited; those who click
    after that sit down. Whoever is ``gone`` is not invited.

    Raises ``not-seated``, ``not-over``, and whatever opening and joining raise.
    """
    before = desk.row(table_id)
    desk.seat(before.id, person.user_id)
    if before.started_at is None or before.ended_at is None:
        raise TableError("not-over", table=before.id)
    standing = desk.session.tables.live_in_channel(before.channel_id)
    if standing is not None and _of(desk, standing) == before.id:
        if any(seat.user_id == person.user_id for seat in desk.seats(standing.id)):
            return desk.table(standing)
        gathering.join(desk, standing.id, person, interaction_id)
    else:
        standing = _open(desk, before, person, gone, interaction_id)
    _wish(desk, before, standing, person.user_id)
    return desk.table(desk.row(standing.id))


def _open(desk: Desk, before: TableRow, person: Person, gone: Collection[int], interaction_id: int | None) -> TableRow:
    others = [
        seat.user_id for seat in desk.seats(before.id) if seat.user_id != person.user_id and seat.user_id not in gone
    ]
    place = Place(before.guild_id, before.channel_id)
    opened = opening.open_table(
        desk,
        place,
        person,
        before.game,
        before.options,
        others,
        None,
        interaction_id,
        before.pace,
        before.language,
        before.id,
    )
    return desk.row(opened.id)


def _of(desk: Desk, row: TableRow) -> object:
    first, *_ = desk.session.entries.of(row.id)
    return first.data.get(opening.REMATCH_OF)


def _wish(desk: Desk, before: TableRow, lobby: TableRow, user_id: int) -> None:
    """The seat after the one that the person had."""
    old = desk.seat(before.id, user_id).number
    if old is not None:
        seat = desk.seat(lobby.id, user_id)
        wish = (old + 1) % len(desk.seats(before.id))
        desk.session.seats.put(msgspec.structs.replace(seat, wish=wish))
