"""Keeping the world: one SQLite file with the world as JSON and every uploaded file."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from sandbox.files import Files
from sandbox.world import World

SCHEMA = """
CREATE TABLE IF NOT EXISTS world (id INTEGER PRIMARY KEY CHECK (id = 1), base TEXT NOT NULL, data BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS file (path TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT;
"""


class Shelf:
    """One file on disk. Each save is one transaction: the old world or the new one stands, never a mixture."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self, files: Files) -> World | None:
        """The world that was kept, with its files, their addresses turned to the present base; None for a new file."""
        with closing(self._open()) as database:
            row = database.execute("SELECT base, data FROM world").fetchone()
            if row is None:
                return None
            base, data = row
            files.stored = dict(database.execute("SELECT path, data FROM file").fetchall())
        world = msgspec.json.decode(data.replace(base.encode(), files.base.encode()), type=World)
        world.wake()
        return world

    def save(self, world: World, files: Files) -> None:
        data = msgspec.json.encode(world)
        with closing(self._open()) as database, database:
            database.execute(
                "INSERT OR REPLACE INTO world VALUES (1, ?, ?)",
                (files.base, data),
            )
            kept = {path for (path,) in database.execute("SELECT path FROM file")}
            database.executemany("DELETE FROM file WHERE path = ?", [(path,) for path in kept - set(files.stored)])
            new = [(path, data) for path, data in files.stored.items() if path not in kept]
            database.executemany("INSERT INTO file VALUES (?, ?)", new)

    def _open(self) -> sqlite3.Connection:
        database = sqlite3.connect(self._path)
        database.executescript(SCHEMA)
        return database
