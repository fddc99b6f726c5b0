"""The operator's commands on the command line: what they are called, what they take, what they print."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from bot.operating import copying, examining, measuring, moving, showing

Work: TypeAlias = Callable[[argparse.Namespace, Path], tuple[int, list[str]]]
"""What a command does with its options and the data directory: the exit code, and the lines to print."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", run: Callable[[Work], object]) -> None:
    """``run`` makes the function of an argument parser from the work of a command."""

    def command(name: str, told: str, work: Work) -> argparse.ArgumentParser:
        parser = commands.add_parser(name, help=told, description=f"{told[0].upper()}{told[1:]}.")
        parser.set_defaults(command=run(work))
        return parser

    command(
        "check",
        "check the database and every open table, also while the bot runs",
        lambda _, data: examining.check(data),
    )
    backup = command(
        "backup",
        "copy the database and check the copy, also while the bot runs",
        lambda told, data: (0, copying.backup(data, told.file, _now())),
    )
    backup.add_argument("file", nargs="?", type=Path, help="a new file; without it one in the folder backup/")
    restore = command(
        "restore",
        "put a backup in the place of the database, which is kept beside it; the bot must be stopped",
        lambda told, data: (0, copying.restore(data, told.file, _now())),
    )
    restore.add_argument("file", type=Path)
    show = command("show", "list the open tables, or show one, without what is hidden", _show)
    show.add_argument("table", nargs="?", type=int)
    show.add_argument(
        "--secrets", action="store_true", help="also what players do not know of each other, and the seed"
    )
    undo = command(
        "undo",
        "take the last move of a table back, as an entry of its log; the bot must be stopped",
        lambda told, data: (0, moving.undo(data, told.table)),
    )
    undo.add_argument("table", type=int)
    replay = command(
        "replay",
        "play a table again from its log, compare every state, and say where it differs",
        lambda told, data: examining.replay(data, told.table),
    )
    replay.add_argument("table", type=int)
    command(
        "patch",
        "list the open tables that would not go on under the rules of this version",
        lambda _, data: examining.patch(data),
    )
    export = command(
        "export",
        "write a whole table, its secrets too, to a new file",
        lambda told, data: (0, moving.export(data, told.table, told.file)),
    )
    export.add_argument("table", type=int)
    export.add_argument("file", type=Path)
    take_in = command(
        "import",
        "take in a table that was exported, if all of it verifies; the bot must be stopped",
        lambda told, data: (0, moving.take_in(data, told.file, renumbered=told.new_number)),
    )
    take_in.add_argument("file", type=Path)
    take_in.add_argument("--new-number", action="store_true", help="do not keep the number, which another table has")
    command(
        "metrics",
        "print numbers for Prometheus (textfile collector), also while the bot runs",
        lambda _, data: (0, measuring.metrics(data, _now())),
    )


def _show(told: argparse.Namespace, data: Path) -> tuple[int, list[str]]:
    if told.table is None:
        return 0, showing.overview(data)
    return 0, showing.show(data, told.table, secrets=told.secrets)


def _now() -> int:
    return int(time.time())
