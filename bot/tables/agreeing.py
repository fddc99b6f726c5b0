"""What is agreed before the start: the options, the language, and who would like which seat."""

import msgspec

from bot.tables import options as table_options
from bot.tables import promises
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.gathering import check_opener
from bot.tables.table import Table
from engine.contract import Options


def configure(desk: Desk, table_id: int, user_id: int, told: Options, interaction_id: int | None) -> Table:
    """Sets the options that are told and leaves the others."""
    row = desk.lobby(table_id)
    check_opener(row, user_id)
    options = table_options.complete(desk.game(row), {**row.options, **told})
    entry = msgspec.structs.replace(desk.entry(row, "configure", user_id, interaction_id), data={"options": dict(told)})
    changed = desk.commit(row, entry, options=options)
    promises.lobby(desk.session, changed, desk.entropy, desk.now)
    return desk.table(changed)


def speak(desk: Desk, table_id: int, user_id: int, language: str, interaction_id: int | None) -> Table:
    """Sets the language of what everybody reads there."""
    row = desk.lobby(table_id)
    check_opener(row, user_id)
    entry = msgspec.structs.replace(desk.entry(row, "configure", user_id, interaction_id), data={"language": language})
    changed = desk.commit(row, entry, language=language)
    promises.lobby(desk.session, changed, desk.entropy, desk.now)
    return desk.table(changed)


def wish(desk: Desk, table_id: int, user_id: int, number: int | None, interaction_id: int | None) -> Table:
    """Asks for a seat number, or for any (None). Whoever asks for the same one is drawn for at the start."""
    row = desk.lobby(table_id)
    seat = desk.seat(row.id, user_id)
    if number is not None and not 0 <= number < desk.game(row).seats[1]:
        raise TableError("bad-option", option="seat", value=number)
    desk.session.seats.put(msgspec.structs.replace(seat, wish=number))
    entry = msgspec.structs.replace(desk.entry(row, "wish", user_id, interaction_id), data={"seat": number})
    changed = desk.commit(row, entry)
    promises.lobby(desk.session, changed, desk.entropy, desk.now)
    return desk.table(changed)
