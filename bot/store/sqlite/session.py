"""All queries on one connection."""

import sqlite3

from bot.store.sqlite.due import SqliteDue
from bot.store.sqlite.entries import SqliteEntries
from bot.store.sqlite.guilds import SqliteGuilds
from bot.store.sqlite.meta import SqliteMeta
from bot.store.sqlite.people import SqlitePeople
from bot.store.sqlite.posts import SqlitePosts
from bot.store.sqlite.requests import SqliteRequests
from bot.store.sqlite.results import SqliteResults
from bot.store.sqlite.seats import SqliteSeats
from bot.store.sqlite.tables import SqliteTables
from bot.store.sqlite.waits import SqliteOutages, SqlitePauses, SqliteWaits


class SqliteSession:
    """`bot.store.contract.Session`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.tables = SqliteTables(connection)
        self.seats = SqliteSeats(connection)
        self.entries = SqliteEntries(connection)
        self.posts = SqlitePosts(connection)
        self.meta = SqliteMeta(connection)
        self.due = SqliteDue(connection)
        self.waits = SqliteWaits(connection)
        self.pauses = SqlitePauses(connection)
        self.outages = SqliteOutages(connection)
        self.people = SqlitePeople(connection)
        self.requests = SqliteRequests(connection)
        self.results = SqliteResults(connection)
        self.guilds = SqliteGuilds(connection)
