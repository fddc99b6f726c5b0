"""The host's commands where the tables are on a PostgreSQL server."""

import json
import subprocess
from pathlib import Path

import pytest

from bot import sign_of_life
from bot.store import Session, Store
from bot.store.postgres import migrations, places
from bot.store.postgres.connection import PostgresConnection
from bot.store.shards import Shards
from bot.tables import Place, Table, Tables, promises
from tests import postgres
from tests.bot.operating.rig import ANN, Shell
from tests.bot.operating.test_measuring import numbers


@pytest.fixture
def served(shell: Shell, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> Shell:
    shell.use_server(postgres_url, monkeypatch)
    return shell


def test_no_file_is_made(served: Shell) -> None:
    served.game()
    assert list(served.data.iterdir()) == []


def test_tables_are_shown_and_checked(served: Shell) -> None:
    table = served.game()
    assert f"{table.id}  halali  playing  version 6" in served.run("show").out
    assert "move 3" in served.run("show", str(table.id)).out
    assert "All fits: 6 entries" in served.run("replay", str(table.id)).out
    assert "1 open tables go on" in served.run("patch").out
    done = served.run("check")
    assert done.code == 0
    assert done.out == "The server looks after its files itself. 1 tables are open, 0 of them do not hold together.\n"


def test_what_was_tampered_with_is_found(served: Shell, postgres_url: str) -> None:
    served.game()
    postgres.command(postgres_url, "UPDATE entry SET state_hash = 'ff' WHERE ply = 2")
    done = served.run("check")
    assert done.code == 1
    assert "Entry 5 (move at version 5" in done.out


def test_a_move_is_taken_back(served: Shell) -> None:
    table = served.game()
    done = served.run("undo", str(table.id))
    assert done.code == 0, done.err
    assert "is at move 2" in done.out
    assert served.run("check").code == 0


def test_a_table_comes_from_a_file_to_a_server(
    shell: Shell, tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a host does who has outgrown the file."""
    table = shell.game()
    file = tmp_path / "table.json"
    shell.run("export", str(table.id), str(file))
    shell.use_server(postgres_url, monkeypatch)

    async def nothing(_: Tables, __: Store) -> None:
        """The tables are made."""

    shell.change(nothing)
    done = shell.run("import", str(file))
    assert done.code == 0, done.err
    assert shell.run("check").code == 0

    async def look(tables: Tables, _: Store) -> Table:
        return await tables.get(table.id)

    moved = shell.change(look)
    assert (moved.state, moved.ply, moved.names) == (table.state, table.ply, table.names)
    again = tmp_path / "again.json"
    assert shell.run("export", str(table.id), str(again)).code == 0
    entries = json.loads(file.read_text())["entries"]
    assert json.loads(again.read_text())["entries"][: len(entries)] == entries


def test_numbers(served: Shell) -> None:
    served.game()
    sign_of_life.write(served.data, [])
    found = numbers(served)
    assert found['turnpost_tables{game="halali",status="playing"}'] == 1
    assert found["turnpost_entries"] == 6
    assert found["turnpost_database_bytes"] > 1_000_000
    assert found["turnpost_oldest_due_post_seconds"] > 300
    assert found["turnpost_healthy"] == 1
    assert served.run("healthcheck").code == 0


@pytest.mark.parametrize(("command", "means"), [("backup", "pg_dump"), ("restore turnpost.db", "pg_restore")])
def test_the_server_makes_its_backups_itself(served: Shell, command: str, means: str) -> None:
    done = served.run(*command.split())
    assert (done.code, len(done.err.splitlines())) == (64, 1)
    assert means in done.err


def test_the_servers_own_backup_goes_on_where_it_was_made(
    served: Shell, tmp_path: Path, postgres_server: postgres.Server, postgres_url: str
) -> None:
    """As the README tells to do it."""
    table, file = served.game(), tmp_path / "turnpost.dump"

    def program(name: str, *arguments: str) -> None:
        subprocess.run([postgres_server.programs / name, *arguments], check=True)

    program("pg_dump", "--format=custom", f"--file={file}", postgres_url)
    assert served.run("undo", str(table.id)).code == 0
    program("pg_restore", "--clean", f"--dbname={postgres_url}", str(file))
    assert served.run("restore").code == 0
    assert served.run("check").code == 0
    assert "move 3" in served.run("show", str(table.id)).out

    async def go_on(tables: Tables, _: Store) -> Table:
        await tables.open(Place(7, 99), ANN, "halali")
        return await tables.get(table.id)

    assert served.change(go_on).version == table.version
    assert "2 tables are open" in served.run("check").out, "new tables get new numbers"


def test_after_a_restore_nonces_are_others_and_what_waits_is_looked_for(served: Shell) -> None:
    table = served.game()

    def kept(session: Session) -> tuple[str | None, set[int]]:
        waiting = (post for post in session.posts.of(table.id) if post.state == "new")
        return session.meta.get(promises.SALT), {post.attempts for post in waiting}

    async def look(_: Tables, store: Store) -> tuple[str | None, set[int]]:
        return await store.read(kept)

    before, attempts = served.change(look)
    assert (before is not None, attempts) == (True, {0})
    done = served.run("restore")
    assert done.code == 0, done.err
    salt, attempts = served.change(look)
    assert (salt, attempts) == (None, {1})


def test_a_restore_of_a_file_needs_its_name(shell: Shell) -> None:
    done = shell.run("restore")
    assert (done.code, len(done.err.splitlines())) == (64, 1)
    assert "restore FILE" in done.err


@pytest.mark.parametrize("command", ["check", "patch", "show", "metrics", "replay 1", "undo 1", "restore"])
def test_of_a_database_without_tables_every_command_says_so(served: Shell, postgres_url: str, command: str) -> None:
    done = served.run(*command.split())
    assert (done.code, len(done.err.splitlines())) == (66, 1)
    assert "DATABASE_URL" in done.err
    assert "holds no tables of Turnpost" in served.run("show").err, "and none are made"


@pytest.mark.parametrize("command", ["check", "undo 1"])
def test_a_server_that_is_away(shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    shell.use_server(f"postgresql://ann:secret@/turnpost?host={shell.data}", monkeypatch)
    done = shell.run(*command.split())
    assert (done.code, len(done.err.splitlines())) == (69, 1)
    assert "secret" not in done.err


@pytest.mark.parametrize("shards", [Shards(), Shards(4, 1, 2)])
def test_while_a_bot_runs_it_is_looked_at_and_not_changed(served: Shell, postgres_url: str, shards: Shards) -> None:
    table = served.game()
    bot = PostgresConnection(postgres_url, "a bot")
    try:
        places.take(bot, shards, migrations.load())
        for command in ("check", "show", f"replay {table.id}", "metrics"):
            assert served.run(*command.split()).code == 0
        for command in (f"undo {table.id}", "restore"):
            done = served.run(*command.split())
            assert (done.code, len(done.err.splitlines())) == (75, 1)
            assert "stop it first" in done.err
    finally:
        bot.close()
    assert served.run("undo", str(table.id)).code == 0
