"""Checks of the whole database, and of single tables by playing them again."""

import sqlite3
from contextlib import closing

import pytest

from tests.bot.operating.rig import Shell


def damaged(shell: Shell, statement: str, *values: object) -> None:
    """Something is changed behind the back of all checks."""
    with closing(sqlite3.connect(shell.database)) as connection, connection:
        connection.execute(statement, values)


def test_a_sound_database_is_said_to_be_sound(shell: Shell) -> None:
    shell.game()
    done = shell.run("check")
    assert (done.code, done.err) == (0, "")
    assert "1 tables are open, 0 of them do not hold together" in done.out


def test_a_game_replays_to_what_is_kept(shell: Shell) -> None:
    table = shell.game()
    done = shell.run("replay", str(table.id))
    assert done.code == 0
    assert "All fits: 6 entries" in done.out


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE entry SET state_hash = 'ff' WHERE ply = 2", "Entry 5 (move at version 5"),
        ("UPDATE entry SET events = '[]' WHERE ply = 1", "brings about something else"),
        ("UPDATE entry SET move = '[\"dance\"]' WHERE ply = 3", "cannot be made"),
        ("DELETE FROM entry WHERE ply = 3", "counts 6"),
        ("UPDATE gaming_table SET snapshot = start", "The snapshot is another state"),
        ("UPDATE gaming_table SET snapshot = x'00'", "cannot be read"),
        ("UPDATE gaming_table SET version = 9", "the table is at 9"),
        ("UPDATE gaming_table SET ply = 9", "the table is at 9"),
        ("UPDATE gaming_table SET status = 'over', ended_at = 1", "the game is not over"),
    ],
)
def test_what_was_tampered_with_is_found_and_where(shell: Shell, statement: str, told: str) -> None:
    table = shell.game()
    damaged(shell, statement)
    done = shell.run("replay", str(table.id))
    assert done.code == 1
    assert told in done.out, done.out


def test_a_check_finds_the_table_that_is_broken_among_others(shell: Shell) -> None:
    shell.game(channel=70)
    broken = shell.game(channel=71)
    damaged(shell, "UPDATE entry SET state_hash = 'ff' WHERE table_id = ? AND ply = 2", broken.id)
    done = shell.run("check")
    assert done.code == 1
    assert f"Table {broken.id} (halali): Entry 5" in done.out
    assert "2 tables are open, 1 of them" in done.out


def test_orphaned_rows_are_damage(shell: Shell) -> None:
    shell.game()
    damaged(shell, "UPDATE seat SET table_id = 99 WHERE place = 1")
    done = shell.run("check")
    assert done.code == 65
    assert "names no gaming_table" in done.err


def test_a_moved_back_move_replays_too(shell: Shell) -> None:
    table = shell.game()
    assert shell.run("undo", str(table.id)).code == 0
    assert shell.run("replay", str(table.id)).code == 0
    assert shell.run("check").code == 0


def test_rules_that_would_break_a_table_are_told_from_those_that_would_not(shell: Shell) -> None:
    same, other = shell.game(channel=70), shell.game(channel=71)
    damaged(shell, "UPDATE gaming_table SET rules_version = rules_version + 1")
    damaged(shell, "UPDATE entry SET events = '[]' WHERE table_id = ? AND ply = 1", other.id)
    done = shell.run("patch")
    assert done.code == 1
    assert f"Table {same.id} (halali) was begun" in done.out and "goes on at the next start" in done.out
    assert "cannot go on: its people are told so" in done.out
    assert "1 open tables go on under these rules, 1 do not" in done.out
    assert shell.run("check").code == 0, "old rules are no damage"


def test_a_table_is_looked_at_while_a_bot_runs(shell: Shell) -> None:
    table = shell.game()

    with closing(sqlite3.connect(shell.database, isolation_level=None)) as bot:
        bot.execute("BEGIN IMMEDIATE")
        bot.execute("UPDATE gaming_table SET version = 77")
        assert shell.run("replay", str(table.id)).code == 0, "what is not committed is not seen"
        assert shell.run("check").code == 0
        bot.execute("ROLLBACK")


@pytest.mark.parametrize("command", ["check", "patch", "show", "replay 1", "undo 1", "backup", "import none.json"])
def test_without_a_database_every_command_says_so(shell: Shell, command: str) -> None:
    done = shell.run(*command.split())
    assert done.code == 66
    assert len(done.err.splitlines()) == 1
    assert list(shell.data.iterdir()) == []


@pytest.mark.parametrize("command", ["replay 99", "show 99", "undo 99", "export 99 x.json"])
def test_a_table_that_is_not_there(shell: Shell, command: str) -> None:
    shell.game()
    done = shell.run(*command.split())
    assert done.code == 66
    assert "There is no table 99" in done.err


@pytest.mark.parametrize("command", ["check", "show", "patch", "metrics"])
def test_a_damaged_file_and_another_schema_are_told_and_left_alone(shell: Shell, command: str) -> None:
    shell.game()
    whole = shell.database.read_bytes()
    for damaged, code in (
        (b"no database" * 500, 65),
        (whole[:60] + (999).to_bytes(4, "big") + whole[64:], 76),
        (whole[:60] + (1).to_bytes(4, "big") + whole[64:], 76),
    ):
        shell.database.write_bytes(damaged)
        done = shell.run(command)
        assert (done.code, len(done.err.splitlines())) == (code, 1), done.err
        assert shell.database.read_bytes() == damaged


def test_a_damaged_page_is_found(shell: Shell) -> None:
    shell.game()
    whole = shell.database.read_bytes()
    shell.database.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    done = shell.run("check")
    assert done.code == 65 and "restore the newest backup" in done.err
