"""Backups and how they are restored."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sqlite import copies, migrations
from bot.store.sqlite.lock import InstanceLock
from tests.bot.operating.rig import Shell


def tables_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM gaming_table").fetchone()[0])


def test_a_backup_holds_what_a_running_bot_has_committed(shell: Shell, tmp_path: Path) -> None:
    shell.game()
    lock = InstanceLock(shell.database)
    try:
        with closing(sqlite3.connect(shell.database)) as bot, bot:
            bot.execute("UPDATE gaming_table SET channel_id = 71")
            bot.commit()
            bot.execute("DELETE FROM outbox")
            copy = tmp_path / "copy.db"
            assert shell.run("backup", str(copy)).code == 0
            bot.rollback()
    finally:
        lock.release()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT channel_id FROM gaming_table").fetchall() == [(71,)]
        assert connection.execute("SELECT count(*) FROM outbox").fetchone()[0] > 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]


def test_without_a_name_it_is_put_into_the_folder_of_backups(shell: Shell) -> None:
    shell.game()
    done = shell.run("backup")
    (made,) = (shell.data / "backup").iterdir()
    assert done.code == 0 and str(made) in done.out
    assert tables_in(made) == 1


def test_a_file_that_is_there_is_never_replaced(shell: Shell, tmp_path: Path) -> None:
    shell.game()
    taken = tmp_path / "taken"
    taken.write_text("precious")
    assert shell.run("backup", str(taken)).code == 73
    assert taken.read_text() == "precious"


def test_a_place_that_cannot_be_written(shell: Shell, tmp_path: Path) -> None:
    shell.game()
    done = shell.run("backup", str(tmp_path / "nowhere" / "copy.db"))
    assert (done.code, len(done.err.splitlines())) == (73, 1)


def test_a_copy_that_turns_out_damaged_is_not_kept(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.game()
    monkeypatch.setattr(copies, "faults", lambda connection: ["page 7 is upside down"])
    done = shell.run("backup", str(tmp_path / "copy.db"))
    assert done.code == 65 and "upside down" in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_backup_is_restored_and_the_old_database_kept(shell: Shell, tmp_path: Path) -> None:
    shell.game()
    copy = tmp_path / "copy.db"
    assert shell.run("backup", str(copy)).code == 0
    shell.game(channel=71)
    done = shell.run("restore", str(copy))
    assert done.code == 0, done.err
    assert tables_in(shell.database) == 1
    (old,) = shell.data.glob("turnpost.db.before-????????-??????")
    assert str(old) in done.out
    assert tables_in(old) == 2
    assert shell.run("check").code == 0
    assert shell.game(channel=72).id == 2, "a bot goes on with it"


def test_the_log_of_the_old_database_stays_with_it(shell: Shell, tmp_path: Path) -> None:
    """It must neither be lost nor be taken for that of the restored one."""
    shell.game()
    copy = tmp_path / "copy.db"
    shell.run("backup", str(copy))
    killed = tmp_path / "killed"
    killed.mkdir()
    with closing(sqlite3.connect(shell.database)) as bot:
        bot.execute("UPDATE gaming_table SET channel_id = 99")
        bot.commit()
        for ending in ("", "-wal"):
            (killed / f"turnpost.db{ending}").write_bytes(shell.database.with_name(f"turnpost.db{ending}").read_bytes())
    shell.data = killed
    os.environ["TURNPOST_DATA"] = str(killed)
    assert shell.run("restore", str(copy)).code == 0
    (old,) = killed.glob("turnpost.db.before-????????-??????")
    for path, channel in ((old, 99), (killed / "turnpost.db", 70)):
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT channel_id FROM gaming_table").fetchall() == [(channel,)]


def test_what_was_kept_beside_can_be_restored_again(shell: Shell, tmp_path: Path) -> None:
    shell.game()
    copy = tmp_path / "copy.db"
    shell.run("backup", str(copy))
    shell.game(channel=71)
    shell.run("restore", str(copy))
    (old,) = shell.data.glob("turnpost.db.before-????????-??????")
    moved = tmp_path / "old.db"
    old.rename(moved)
    assert shell.run("restore", str(moved)).code == 0
    assert tables_in(shell.database) == 2


def test_nothing_is_restored_while_a_bot_runs(shell: Shell, tmp_path: Path) -> None:
    shell.game()
    copy = tmp_path / "copy.db"
    shell.run("backup", str(copy))
    before = shell.database.read_bytes()
    lock = InstanceLock(shell.database)
    try:
        done = shell.run("restore", str(copy))
    finally:
        lock.release()
    assert done.code == 75 and "stop it first" in done.err
    assert shell.database.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"no database" * 500, 65), (b"", 65), (None, 66)],
    ids=["no database", "empty", "not there"],
)
def test_what_is_no_backup_is_refused_and_nothing_changes(
    shell: Shell, tmp_path: Path, content: bytes | None, code: int
) -> None:
    shell.game()
    file = tmp_path / "file.db"
    if content is not None:
        file.write_bytes(content)
    before = shell.database.read_bytes()
    done = shell.run("restore", str(file))
    assert (done.code, len(done.err.splitlines())) == (code, 1), done.err
    assert shell.database.read_bytes() == before
    assert not list(shell.data.glob("*restored*"))


def test_a_backup_with_a_flipped_page_is_refused(shell: Shell, tmp_path: Path) -> None:
    shell.game()
    copy = tmp_path / "copy.db"
    shell.run("backup", str(copy))
    whole = copy.read_bytes()
    copy.write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])
    done = shell.run("restore", str(copy))
    assert done.code == 65 and "damaged" in done.err


def test_a_backup_of_a_newer_turnpost_is_refused(shell: Shell, tmp_path: Path) -> None:
    shell.game()
    copy = tmp_path / "copy.db"
    shell.run("backup", str(copy))
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations.load()) + 1}")
    assert shell.run("restore", str(copy)).code == 76


def test_into_an_empty_directory(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shell.game()
    copy, empty = tmp_path / "copy.db", tmp_path / "empty"
    shell.run("backup", str(copy))
    empty.mkdir()
    shell.use(empty, monkeypatch)
    assert shell.run("restore", str(copy)).code == 0
    assert tables_in(empty / "turnpost.db") == 1
    assert shell.run("check").code == 0


def test_a_file_system_without_links(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted", str(self))

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    shell.game()
    copy = tmp_path / "copy.db"
    shell.run("backup", str(copy))
    shell.game(channel=71)
    assert shell.run("restore", str(copy)).code == 0
    (old,) = shell.data.glob("turnpost.db.before-????????-??????")
    assert (tables_in(shell.database), tables_in(old)) == (1, 2)
