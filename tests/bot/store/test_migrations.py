"""The schema: fresh files, old files, newer files, files half-way."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import NewerSchema, SqliteStore
from bot.store.migration import Migration, read
from bot.store.sqlite import migrations

FIRST = Migration(1, "first", "CREATE TABLE one (a INTEGER) STRICT;\nINSERT INTO one VALUES (1);\n")
SECOND = Migration(2, "second", "-- a comment; with a semicolon\nALTER TABLE one ADD COLUMN b TEXT;\n")
BROKEN = Migration(2, "broken", "ALTER TABLE one ADD COLUMN b TEXT;\nINSERT INTO nowhere VALUES (1);\n")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "turnpost.db"


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        yield made


def columns(connection: sqlite3.Connection) -> list[str]:
    return [row[1] for row in connection.execute("PRAGMA table_info(one)")]


def test_our_own_files_make_a_strict_schema_that_holds_together(connection: sqlite3.Connection, path: Path) -> None:
    known = migrations.load()
    migrations.migrate(connection, path, known)
    assert migrations.version(connection) == len(known) >= 1
    loose = "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'"
    assert connection.execute(loose).fetchall() == []
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO seat (table_id, place, user_id, name) VALUES (1, 1, 'somebody', 'Ann')")


@pytest.mark.parametrize(
    "query",
    [
        "SELECT id FROM outbox_next WHERE due_at <= 1 ORDER BY id LIMIT 1",
        "SELECT min(due_at) FROM outbox_next",
        "SELECT * FROM outbox WHERE table_id = 1 AND kind = 'board' AND state = 'new'",
        "SELECT * FROM gaming_table WHERE channel_id = 1 AND status IN ('lobby', 'playing')",
        "SELECT * FROM gaming_table WHERE guild_id = 1 AND status IN ('lobby', 'playing')",
        "SELECT * FROM seat WHERE user_id = 1",
        "SELECT * FROM entry WHERE interaction_id = 1",
        "SELECT * FROM due WHERE at <= 1 ORDER BY at, table_id, kind, subject LIMIT 1",
        "SELECT min(at) FROM due",
        "SELECT * FROM due WHERE table_id = 1",
        "SELECT * FROM wait WHERE table_id = 1 ORDER BY seat",
        "SELECT * FROM wait WHERE user_id = 1",
        "SELECT * FROM pause WHERE table_id = 1 ORDER BY start, id",
    ],
)
def test_frequent_questions_read_no_table_through(connection: sqlite3.Connection, path: Path, query: str) -> None:
    migrations.migrate(connection, path, migrations.load())
    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}")]
    reads = [step for step in plan if step.startswith(("SCAN", "SEARCH"))]
    assert reads and all("INDEX" in step or "PRIMARY KEY" in step for step in reads), plan


def test_a_fresh_file_is_not_copied(connection: sqlite3.Connection, path: Path) -> None:
    migrations.migrate(connection, path, [FIRST, SECOND])
    assert columns(connection) == ["a", "b"]
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_an_old_file_is_copied_and_brought_up_to_date(connection: sqlite3.Connection, path: Path) -> None:
    migrations.migrate(connection, path, [FIRST])
    migrations.migrate(connection, path, [FIRST, SECOND])
    assert columns(connection) == ["a", "b"]
    assert connection.execute("SELECT a, b FROM one").fetchall() == [(1, None)]
    with closing(sqlite3.connect(path.with_name("turnpost.db.schema1"))) as copy:
        assert columns(copy) == ["a"]
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_nothing_to_do(connection: sqlite3.Connection, path: Path) -> None:
    migrations.migrate(connection, path, [FIRST])
    migrations.migrate(connection, path, [FIRST])
    assert connection.execute("SELECT count(*) FROM one").fetchone() == (1,)
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_migration_that_dies_half_way_leaves_the_old_schema(connection: sqlite3.Connection, path: Path) -> None:
    migrations.migrate(connection, path, [FIRST])
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            migrations.migrate(connection, path, [FIRST, BROKEN])
        assert (columns(connection), migrations.version(connection)) == (["a"], 1)
    migrations.migrate(connection, path, [FIRST, SECOND])
    assert columns(connection) == ["a", "b"]


def test_an_unfinished_copy_is_written_anew(connection: sqlite3.Connection, path: Path) -> None:
    migrations.migrate(connection, path, [FIRST])
    path.with_name("turnpost.db.schema1.unfinished").write_bytes(b"half a copy")
    migrations.migrate(connection, path, [FIRST, SECOND])
    assert sorted(each.name for each in path.parent.iterdir()) == ["turnpost.db", "turnpost.db.schema1"]


async def test_a_newer_file_is_refused_and_left_alone(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute(f"PRAGMA user_version = {len(migrations.load()) + 1}")
    before = path.read_bytes()
    with pytest.raises(NewerSchema) as caught:
        await SqliteStore.open(path)
    assert caught.value.exit_code == 76 and "newer Turnpost" in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("names", [("0002_b.sql",), ("0001_a.sql", "0003_c.sql"), ("first.sql",)])
def test_gaps_and_odd_names_are_refused(tmp_path: Path, names: tuple[str, ...]) -> None:
    for name in names:
        (tmp_path / name).write_text("SELECT 1;", encoding="utf-8")
    with pytest.raises(ValueError, match="is not the next"):
        read(tmp_path)


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("", []),
        ("-- nothing\n", []),
        ("SELECT 1;\nSELECT\n 2;\n", ["SELECT 1;", "SELECT\n 2;"]),
        ("SELECT ';';\n", ["SELECT ';';"]),
        ("SELECT 1;\nSELECT 2", ["SELECT 1;", "SELECT 2"]),
    ],
)
def test_statements(sql: str, found: list[str]) -> None:
    assert list(migrations.statements(sql)) == found
