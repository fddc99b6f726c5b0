"""Addresses of attachments expire after a day, so none is read, and there is nowhere to keep one."""

import sqlite3

from tests.wants.sources import BOT, attributes, trees


def test_s33_nothing_reads_the_address_of_a_file() -> None:
    assert [path for path, tree in trees() if attributes(tree) & {"url", "proxy_url"}] == []


def test_s33_no_column_could_hold_one() -> None:
    database = sqlite3.connect(":memory:")
    for path in sorted((BOT / "store" / "schema").glob("*.sql")):
        database.executescript(path.read_text(encoding="utf-8"))
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    columns = [
        f"{table}.{row[0]}"
        for table in tables
        for row in database.execute("SELECT name FROM pragma_table_info(?)", (table,))
    ]
    database.close()
    assert "outbox.kind" in columns
    assert [name for name in columns if any(part in name for part in ("url", "link", "address", "picture"))] == []
