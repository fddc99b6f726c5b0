"""One process for each database: a lock that frees itself when its holder dies."""

import fcntl
import os
from pathlib import Path

from bot.store.errors import Locked, Unwritable


class InstanceLock:
    """Holds ``FILE.lock`` beside the database from creation until `release`. Raises `Locked`, `Unwritable`."""

    def __init__(self, database: Path) -> None:
        self.database = database
        path = database.with_name(database.name + ".lock")
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise Unwritable(f"{path} cannot be created ({error.strerror})") from error
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._descriptor)
            raise Locked(f"{database} is already in use") from error

    def release(self) -> None:
        os.close(self._descriptor)
