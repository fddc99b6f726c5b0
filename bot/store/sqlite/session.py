"""All queries on a connection to SQLite."""

import sqlite3

from bot.store.sql.session import SqlSession

SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"


def session(connection: sqlite3.Connection) -> SqlSession:
    return SqlSession(connection, SIZE)
