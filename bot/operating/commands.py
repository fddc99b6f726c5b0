"""The operator's commands on the command line: what they are called, what they take, what they print."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from bot.opening import Database
from bot.operating import copying, dumping, examining, measuring, moving, showing
from bot.operating.errors import USAGE, OperatingError

Work: TypeAlias = Callable[[argparse.Namespace, Database], tuple[int, list[str]]]
"""What a command does with its options and the database: the exit code, and the lines to print."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", run: Callable[[Work], object]) -> None:
    """``run`` makes the function of an argument parser from the work of a command."""

    def command(name: str, told: str, work: Work) -> argparse.ArgumentParser:
        parser = commands.add_parser(name, help=told, description=f"{told[0].upper()}{told[1:]}.")
        parser.set_defaults(command=run(work))
        return parser

    command(
        "check",
        "check the database and every open table, also while the bot runs",
        lambda _, database: examining.check(database),
    )
    backup = command(
        "backup",
        "copy the database and check the copy, also while the bot runs",
        _backup,
    )
    backup.add_argument("file", nargs="?", type=Path, help="a new file; without it one in the folder backup/")
    restore = command(
        "restore",
        "put a backup in the place of the database, which is kept beside it; the bot must be stopped",
        _restore,
    )
    restore.add_argument("file", nargs="?", type=Path, help="not where the tables are on a server")
    show = command("show", "list the open tables, or show one, without what is hidden", _show)
    show.add_argument("table", nargs="?", type=int)
    show.add_argument(
        "--secrets", action="store_true", help="also what players do not know of each other, and the seed"
    )
    undo = command(
        "undo",
        "take the last move of a table back, as an entry of its log; the bot must be stopped",
        lambda told, database: (0, moving.undo(database, told.table)),
    )
    undo.add_argument("table", type=int)
    replay = command(
        "replay",
        "play a table again from its log, compare every state, and say where it differs",
        lambda told, database: examining.replay(database, told.table),
    )
    replay.add_argument("table", type=int)
    command(
        "patch",
        "list the open tables that would not go on under the rules of this version",
        lambda _, database: examining.patch(database),
    )
    export = command(
        "export",
        "write a whole table, its secrets too, to a new file",
        lambda told, database: (0, moving.export(database, told.table, told.file)),
    )
    export.add_argument("table", type=int)
    export.add_argument("file", type=Path)
    take_in = command(
        "import",
        "take in a table that was exported, if all of it verifies; the bot must be stopped",
        lambda told, database: (0, moving.take_in(database, told.file, renumbered=told.new_number)),
    )
    take_in.add_argument("file", type=Path)
    take_in.add_argument("--new-number", action="store_true", help="do not keep the number, which another table has")
    command(
        "metrics",
        "print numbers for Prometheus (textfile collector), also while the bot runs",
        lambda _, database: (0, measuring.metrics(database, _now())),
    )


def _backup(told: argparse.Namespace, database: Database) -> tuple[int, list[str]]:
    if database.server:
        dumping.backup()
    return 0, copying.backup(database, told.file, _now())


def _restore(told: argparse.Namespace, database: Database) -> tuple[int, list[str]]:
    if database.server:
        return 0, dumping.restore(database, told.file)
    if told.file is None:
        raise OperatingError("Name the backup to restore: `turnpost restore FILE`.", USAGE)
    return 0, copying.restore(database, told.file, _now())


def _show(told: argparse.Namespace, database: Database) -> tuple[int, list[str]]:
    if told.table is None:
        return 0, showing.overview(database)
    return 0, showing.show(database, told.table, secrets=told.secrets)


def _now() -> int:
    return int(time.time())
