"""Files from before waits and reminders: nothing of them is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.pace.pace import Unhurried
from bot.store import SqliteStore
from bot.store.sqlite import migrations

BEFORE = 2
"""The schema of such files."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a table in play, one board of which was posted, and one waits."""
    path = tmp_path / "turnpost.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrations.migrate(connection, path, migrations.load()[:BEFORE])
        connection.execute(
            """
            INSERT INTO gaming_table (channel_id, game, rules_version, options, status, version, ply, seed, opened_by,
            opened_at, invited, board_message_id)
            VALUES (70, 'stones', 1, '{}', 'playing', 4, 1, x'00', 101, 1, '[]', 901)
            """
        )
        connection.execute("INSERT INTO seat VALUES (1, 1, 101, 'Ann', NULL, 0)")
        for version, state, message in ((3, "done", 901), (4, "new", None)):
            connection.execute(
                """
                INSERT INTO outbox (id, table_id, version, kind, payload, nonce, channel_id, state, attempts,
                not_before, claimed_until, last_error, message_id, retired)
                VALUES (?, 1, ?, 'board', x'7b7d', ?, 70, ?, 2, 1, 0, 'once', ?, 0)
                """,
                (10 + version, version, f"n{version}", state, message),
            )
    return path


async def test_tables_and_seats_are_kept_without_any_hurry(path: Path) -> None:
    store = await SqliteStore.open(path)
    row = await store.read(lambda session: session.tables.get(1))
    assert row is not None and (row.pace, row.board_message_id) == (Unhurried(), 901)
    [seat] = await store.read(lambda session: session.seats.of(1))
    assert (seat.user_id, seat.name, seat.number, seat.bank) == (101, "Ann", 0, 0)
    assert await store.read(lambda session: session.waits.without()) == (1,)
    await store.close()


async def test_the_outbox_is_kept(path: Path) -> None:
    store = await SqliteStore.open(path)
    done, waiting = await store.read(lambda session: session.posts.of(1))
    assert (done.id, done.state, done.message_id) == (13, "done", 901)
    assert (waiting.id, waiting.attempts, waiting.last_error, waiting.user_id) == (14, 2, "once", None)
    [due] = await store.write(lambda session: session.posts.claim(2, 9, 5))
    assert due.row.nonce == "n4"
    await store.close()
