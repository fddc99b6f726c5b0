"""What a person notes at a table, for nobody else to see."""

from bot.store.people import NoteRow
from bot.tables.desk import Desk
from bot.tables.errors import TableError

LONGEST = 1_000
"""Characters."""


def read(desk: Desk, table_id: int, user_id: int) -> str:
    """The person's note; empty, if there is none."""
    row = desk.session.people.note(user_id, table_id)
    return row.text if row is not None else ""


def write(desk: Desk, table_id: int, user_id: int, text: str) -> str:
    """Replaces the note by this text without blanks at its ends; nothing left removes it.

    Raises ``no-table``, ``not-seated``, ``note-too-long``.
    """
    desk.seat(desk.row(table_id).id, user_id)
    noted = text.strip()
    if len(noted) > LONGEST:
        raise TableError("note-too-long", length=len(noted), longest=LONGEST)
    if noted:
        desk.session.people.put_note(NoteRow(user_id, table_id, noted))
    else:
        desk.session.people.drop_note(user_id, table_id)
    return noted
