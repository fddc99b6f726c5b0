"""What a person has settled is forgotten at their wish."""

import msgspec

from bot.tables import vacations
from bot.tables.desk import Desk


def forget(desk: Desk, user_id: int) -> None:
    """Settings, notes and planned vacations are gone. Days already taken stay as long as the person sits at a table,
    whose deadlines count with them."""
    people = desk.session.people
    people.forget(user_id)
    seated = bool(desk.session.tables.live_of_person(user_id))
    for vacation in people.vacations(user_id):
        people.drop_vacation(user_id, vacation.start)
        taken = vacation.span.ended(desk.now)
        if seated and taken is not None:
            people.put_vacation(msgspec.structs.replace(vacation, end=taken.end))
    vacations.follow(desk, user_id)
