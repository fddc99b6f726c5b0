"""Both schemas have the same tables with the same columns, as far as queries can see."""

import sqlite3
from contextlib import closing

import asyncpg

from bot.store.postgres import PostgresStore
from bot.store.sqlite import migrations

COLUMNS = """
    SELECT table_name, column_name, is_nullable = 'NO' FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, ordinal_position
"""
INDEXES = "SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT LIKE '%key'"


async def test_tables_and_columns(postgres_url: str) -> None:
    await (await PostgresStore.open(postgres_url)).close()
    line = await asyncpg.connect(postgres_url)
    theirs = [tuple(row) for row in await line.fetch(COLUMNS) if row["table_name"] != "schema_version"]
    indexes = {row[0] for row in await line.fetch(INDEXES)}
    await line.close()
    with closing(sqlite3.connect(":memory:")) as connection:
        for migration in migrations.load():
            connection.executescript(migration.sql)
        ours = [
            (table, name, bool(required or key))
            for (table,) in connection.execute(
                "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite%'"
            ).fetchall()
            # Hidden columns, too: those that are computed.
            for _, name, _, required, _, key, _ in connection.execute(f"PRAGMA table_xinfo({table})")
        ]
        named = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'index'")}
    assert sorted(theirs) == sorted(ours)
    assert indexes == {name for name in named if not name.startswith("sqlite_autoindex")}
