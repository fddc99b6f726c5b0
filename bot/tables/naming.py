"""What people at a table are called: as they were when they last did something there."""

import msgspec

from bot.tables.desk import Desk
from bot.tables.people import NAME_LIMIT, Person


def is_outdated(desk: Desk, table_id: int, person: Person) -> bool:
    """Whether the person sits there under another name."""
    name = person.name[:NAME_LIMIT]
    return any(seat.user_id == person.user_id and seat.name != name for seat in desk.seats(table_id))


def rename(desk: Desk, table_id: int, person: Person) -> None:
    """No change of the game, so neither an entry nor a version: what is posted next has the new name."""
    for seat in desk.seats(table_id):
        if seat.user_id == person.user_id:
            desk.session.seats.put(msgspec.structs.replace(seat, name=person.name[:NAME_LIMIT]))
