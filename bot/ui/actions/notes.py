"""A person's own note at a table."""

from bot.tables import Table, TableError
from bot.tables.notes import LONGEST
from bot.ui.forms import Field, Form
from bot.ui.handling import Asked
from bot.ui.message import Message, button, view
from bot.ui.press import Press
from bot.words import limits


async def form(asked: Asked, press: Press) -> Form:
    """The note as it stands, to be changed."""
    table = await asked.desk.tables.get(press.table)
    note = await asked.desk.tables.personal.note(_seated(asked, table).id, asked.user_id)
    field = Field(asked.say("note-title"), LONGEST, note, long=True)
    return Form(Press("note-write", table.id, 0), asked.say("note-title"), (field,))


async def write(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    return await keep(asked, press.table, "".join(values))


async def keep(asked: Asked, table_id: int, text: str) -> Message:
    """Replaces the note; an empty text removes it."""
    noted = await asked.desk.tables.personal.write_note(table_id, asked.user_id, text)
    return Message(asked.say("note-kept" if noted else "note-removed"))


async def show(asked: Asked, table: Table) -> Message:
    note = await asked.desk.tables.personal.note(_seated(asked, table).id, asked.user_id)
    change = button(Press("note", table.id, table.version), asked.say("button-note-edit"))
    lines = (
        [asked.say("note-shown"), *(f"> {line}" for line in note.splitlines())] if note else [asked.say("note-none")]
    )
    return Message(limits.cut("\n".join(lines), limits.MESSAGE), view=view(change))


def _seated(asked: Asked, table: Table) -> Table:
    if table.seat_of(asked.user_id) is None:
        raise TableError("not-seated", table=table.id)
    return table
