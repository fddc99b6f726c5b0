"""All queries on one connection."""

import sqlite3

from bot.store.sqlite.entries import SqliteEntries
from bot.store.sqlite.meta import SqliteMeta
from bot.store.sqlite.posts import SqlitePosts
from bot.store.sqlite.seats import SqliteSeats
from bot.store.sqlite.tables import SqliteTables


class SqliteSession:
    """`bot.store.contract.Session`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.tables = SqliteTables(connection)
        self.seats = SqliteSeats(connection)
        self.entries = SqliteEntries(connection)
        self.posts = SqlitePosts(connection)
        self.meta = SqliteMeta(connection)
