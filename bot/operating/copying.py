"""`turnpost backup` and `restore`: copies of the whole database, where it is a file."""

import contextlib
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from bot.backups import FOLDER
from bot.opening import Database
from bot.operating.errors import CANNOT_CREATE, DATA, NO_INPUT, OperatingError
from bot.store.crash import crash_point
from bot.store.errors import Corrupt, NewerSchema
from bot.store.sqlite import copies, migrations
from bot.store.sqlite.lock import InstanceLock
from bot.store.sqlite.looking import connected
from bot.tables import promises

SIDE_FILES = ("-wal", "-shm")


def backup(database: Database, file: Path | None, now: int) -> list[str]:
    """A checked copy, also while a bot runs. A file that is there already is never replaced."""
    target = file if file is not None else _default(database.data, now)
    if target.exists():
        raise OperatingError(f"{target} is there already: name another file.", CANNOT_CREATE)
    with connected(database.file) as connection:
        if file is None:
            _make_folder(target.parent)
        copies.finish(copies.copy(connection, target), target)
    return [f"The database is copied to {target}, and the copy is checked."]


def restore(database: Database, file: Path, now: int) -> list[str]:
    """Puts a checked copy in the place of the database, while no bot runs. The old one stays beside it."""
    if not file.is_file():
        raise OperatingError(f"There is no file {file}.", NO_INPUT)
    old = database.file
    if old.exists() and file.samefile(old):
        raise OperatingError(f"{file} is the database itself.", CANNOT_CREATE)
    # First of all, so that nobody else begins to use the database meanwhile.
    lock = InstanceLock(old)
    try:
        new = old.with_name(f"{old.name}.restored")
        unfinished = _copied(file, new)
        copies.change(unfinished, promises.resume)
        copies.finish(unfinished, new)
        return [f"{old} is restored from {file}.", *_exchange(old, new, now)]
    finally:
        lock.release()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise OperatingError(f"{folder} cannot be made: {error.strerror}.", CANNOT_CREATE) from None


def _copied(file: Path, new: Path) -> Path:
    """An unfinished copy of a backup that is sound, with what a log beside it holds."""
    has_log = file.with_name(file.name + "-wal").exists()
    with connected(file, immutable=not has_log) as connection:
        for fault in copies.faults(connection):
            raise Corrupt(f"{file} is damaged ({fault})")
        schema, known = migrations.version(connection), len(migrations.load())
        if schema > known:
            raise NewerSchema(f"{file} has schema {schema}, this Turnpost knows {known}")
        if schema == 0:
            raise OperatingError(f"{file} is no database of Turnpost.", DATA)
        return copies.copy(connection, new)


def _exchange(database: Path, new: Path, now: int) -> list[str]:
    """At every moment there is a database under its name: a bot that found none would begin an empty one."""
    if not database.exists():
        new.replace(database)
        return []
    old = _beside(database, now)
    _write_back(database)
    try:
        _keep(database, old)
        for ending in SIDE_FILES:
            _move(database.with_name(database.name + ending), old.with_name(old.name + ending))
        crash_point("restore.before-exchange")
        new.replace(database)
    except OSError as error:
        raise OperatingError(f"{error.filename} cannot be put in its place: {error.strerror}.", CANNOT_CREATE) from None
    return [f"What was there before is kept as {old}."]


def _write_back(database: Path) -> None:
    """What the log of a sound database holds comes into its file: whoever is stopped between moving the one and
    replacing the other must not leave the file without it."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(database)) as connection:
        if not copies.faults(connection):
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _keep(database: Path, old: Path) -> None:
    try:
        old.hardlink_to(database)
    except OSError:
        # Not every file system has links.
        shutil.copy2(database, old)


def _beside(database: Path, now: int) -> Path:
    old = database.with_name(f"{database.name}.before-{_stamp(now)}")
    if old.exists():
        raise OperatingError(f"{old} is there already: try again in a second.", CANNOT_CREATE)
    return old


def _move(source: Path, target: Path) -> None:
    if source.exists():
        source.replace(target)


def _default(data: Path, now: int) -> Path:
    return data / FOLDER / f"turnpost-{_stamp(now)}.db"


def _stamp(now: int) -> str:
    return f"{datetime.fromtimestamp(now, UTC):%Y%m%d-%H%M%S}"
