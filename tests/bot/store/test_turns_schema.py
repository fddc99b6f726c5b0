"""Files from before long turns and secret moves: nothing of them is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.store import SqliteStore
from bot.store.sqlite import migrations
from bot.tables import promises

BEFORE = 1
"""The schema of such files."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a table in play: opened, started, one move, whose board waits."""
    path = tmp_path / "turnpost.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrations.migrate(connection, path, migrations.load()[:BEFORE])
        connection.execute(
            """
            INSERT INTO gaming_table (channel_id, game, rules_version, options, status, version, ply, seed, opened_by,
            opened_at, invited, lobby_message_id, board_message_id)
            VALUES (70, 'stones', 1, '{}', 'playing', 4, 1, x'00', 101, 1, '[]', 900, 901)
            """
        )
        for version, kind, ply in ((1, "open", None), (2, "start", None), (3, "move", 1), (4, "repost", None)):
            connection.execute(
                """
                INSERT INTO entry (table_id, version, interaction_id, at, kind, data, ply, outcomes, events)
                VALUES (1, ?, ?, 1, ?, '{}', ?, '[]', '[]')
                """,
                (version, 10 + version, kind, ply),
            )
        for version, kind, state in ((2, "board", "done"), (3, "board", "new"), (3, "retire", "new")):
            connection.execute(
                """
                INSERT INTO outbox (table_id, version, kind, payload, nonce, channel_id, state, not_before, message_id)
                VALUES (1, ?, ?, ?, ?, 70, ?, 1, 901)
                """,
                (version, kind, b'{"version":3,"pings":[102],"events":[{"code":"x"}]}', f"{version}{kind}", state),
            )
    return path


async def test_tables_and_logs_are_kept(path: Path) -> None:
    store = await SqliteStore.open(path)
    row = await store.read(lambda session: session.tables.get(1))
    assert row is not None
    assert (row.revision, row.version, row.turn_version, row.board_message_id) == (4, 4, 3, 901)
    entries = await store.read(lambda session: session.entries.of(1))
    assert [(entry.revision, entry.version, entry.ply) for entry in entries] == [
        (1, 1, None),
        (2, 2, None),
        (3, 3, 1),
        (4, 4, None),
    ]
    twice = msgspec.structs.replace(entries[-1], revision=5)
    with pytest.raises(sqlite3.IntegrityError):
        await store.write(lambda session: session.entries.add(twice))
    await store.close()


async def test_what_waited_is_still_delivered(path: Path) -> None:
    store = await SqliteStore.open(path)
    [due] = await store.write(lambda session: session.posts.claim(2, 9, 5))
    assert (due.row.kind, due.row.version) == ("board", 3)
    promise = promises.read(due.row.payload)
    assert (promise.version, promise.pings, promise.turns, promise.opening) == (3, (102,), (2,), False)
    await store.write(lambda session: session.posts.done(due.row.id, 902))
    [retire] = await store.write(lambda session: session.posts.claim(2, 9, 5))
    assert retire.retire == (901,)
    await store.close()


async def test_a_first_board_that_waited_still_opens_the_table(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE outbox SET state = 'new' WHERE version = 2")
    store = await SqliteStore.open(path)
    [due] = await store.write(lambda session: session.posts.claim(2, 9, 5))
    assert (due.row.version, promises.read(due.row.payload).opening) == (2, True)
    await store.close()
