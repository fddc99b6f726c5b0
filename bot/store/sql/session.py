"""All queries on one connection."""

from bot.store.shards import ALL, Shards
from bot.store.sql.connection import Connection
from bot.store.sql.counts import SqlCounts
from bot.store.sql.due import SqlDue
from bot.store.sql.entries import SqlEntries
from bot.store.sql.guilds import SqlGuilds
from bot.store.sql.meta import SqlMeta
from bot.store.sql.people import SqlPeople
from bot.store.sql.posts import SqlPosts
from bot.store.sql.requests import SqlRequests
from bot.store.sql.results import SqlResults
from bot.store.sql.seats import SqlSeats
from bot.store.sql.tables import SqlTables
from bot.store.sql.waits import SqlOutages, SqlPauses, SqlWaits


class SqlSession:
    """`bot.store.contract.Session`."""

    def __init__(self, connection: Connection, size: str, shards: Shards = ALL) -> None:
        """``size``: how this kind of database is asked for its size in bytes."""
        self.shards = shards
        self.tables = SqlTables(connection)
        self.seats = SqlSeats(connection)
        self.entries = SqlEntries(connection)
        self.posts = SqlPosts(connection, shards)
        self.meta = SqlMeta(connection)
        self.due = SqlDue(connection, shards)
        self.waits = SqlWaits(connection)
        self.pauses = SqlPauses(connection)
        self.outages = SqlOutages(connection)
        self.people = SqlPeople(connection)
        self.requests = SqlRequests(connection)
        self.results = SqlResults(connection)
        self.guilds = SqlGuilds(connection, shards)
        self.counts = SqlCounts(connection, size)
