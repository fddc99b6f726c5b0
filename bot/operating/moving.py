"""`turnpost export`, `import` and `undo`: one table, out of a database, into one, and a move back."""

import os
from pathlib import Path

from bot.opening import Database
from bot.operating.errors import CANNOT_CREATE, NO_INPUT, OperatingError
from bot.operating.reach import change, look
from bot.tables import archive
from bot.tables.archive import ArchiveError


def export(database: Database, table_id: int, file: Path) -> list[str]:
    """With everything that players do not know of each other, so the file is for its owner's eyes alone."""
    packed = look(database, lambda tables: tables.operations.archive(table_id))
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(packed)
    except FileExistsError:
        raise OperatingError(f"{file} is there already: name another file.", CANNOT_CREATE) from None
    except OSError as error:
        raise OperatingError(f"{file} cannot be written: {error.strerror}.", CANNOT_CREATE) from None
    return [
        f"Table {table_id} is written to {file}. It holds the secret seed and all that is hidden: keep it to yourself."
    ]


def take_in(database: Database, file: Path, *, renumbered: bool) -> list[str]:
    """Only what verifies is taken in: the log must follow from the seed, the state from the log."""
    try:
        packed = file.read_bytes()
    except OSError as error:
        raise OperatingError(f"{file} cannot be read: {error.strerror}.", NO_INPUT) from None
    try:
        told = archive.read(packed)
    except ArchiveError as error:
        raise OperatingError(str(error), error.exit_code) from None
    table = change(database, lambda tables: tables.operations.move_in(told, renumbered=renumbered))
    return [f"It is table {table.id} here now. The bot goes on with it when it starts."]


def undo(database: Database, table_id: int) -> list[str]:
    """An entry of the log as any other; the board follows when the bot starts."""
    table = change(database, lambda tables: tables.operations.undo(table_id))
    return [f"The last move of table {table.id} is taken back: it is at move {table.ply}, version {table.version}."]
