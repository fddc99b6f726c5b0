"""`turnpost backup` and `restore` where the tables are on a server, which has its own means for that."""

from pathlib import Path
from typing import NoReturn

from bot.opening import Database
from bot.operating.errors import USAGE, OperatingError
from bot.operating.reach import change


def backup() -> NoReturn:
    raise OperatingError(
        "The tables are on a PostgreSQL server: its pg_dump makes a backup of them, also while the bot runs.", USAGE
    )


def restore(database: Database, file: Path | None) -> list[str]:
    """What is left to do when the server's own means have put a backup in the place of the database."""
    if file is not None:
        raise OperatingError(
            "The tables are on a PostgreSQL server: its pg_restore puts a backup in their place while no bot runs; "
            "after that, `turnpost restore` without a file makes them ready to go on.",
            USAGE,
        )
    change(database, lambda tables: tables.operations.resume())
    return ["The tables are ready to go on from where they were put back to."]
