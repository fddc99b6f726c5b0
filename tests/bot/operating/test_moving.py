"""One table out of a database and into another; a move taken back by the host."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.store.rows import PostRow
from bot.store.sqlite.lock import InstanceLock
from bot.tables import Place, Table, Tables, promises
from tests.bot.operating.rig import ANN, BEN, Shell


@pytest.fixture
def other(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The shell goes to another host, where a database is, but no table."""

    def go() -> None:
        data = tmp_path / "other"
        data.mkdir()
        shell.use(data, monkeypatch)

        async def nothing(_: Tables, __: Store) -> None:
            """The database is made."""

        shell.change(nothing)

    return go


def exported(shell: Shell, table: Table, file: Path) -> Any:
    done = shell.run("export", str(table.id), str(file))
    assert done.code == 0, done.err
    return json.loads(file.read_text())


def test_a_table_moves_to_another_host_and_goes_on(shell: Shell, tmp_path: Path, other: Callable[[], None]) -> None:
    file = tmp_path / "table.json"
    table = shell.game()
    exported(shell, table, file)
    other()
    done = shell.run("import", str(file))
    assert done.code == 0, done.err
    assert shell.run("check").code == 0

    async def go_on(tables: Tables, store: Store) -> tuple[Table, tuple[PostRow, ...]]:
        found = await tables.get(table.id)
        posts = await store.read(lambda session: session.posts.of(table.id))
        (seat,) = found.turn.seats if found.turn else ()
        move = next(iter(found.rules.moves(found.state, seat)))
        return (await tables.play(found.id, found.awaited[0], move, found.version, None)).table, posts

    after, posts = shell.change(go_on)
    assert (after.id, after.ply, after.names) == (table.id, 4, table.names)
    (board,) = (post for post in posts if post.kind == "board")
    assert promises.read(board.payload).pings == table.awaited
    assert shell.run("replay", str(table.id)).code == 0


def test_the_file_is_for_its_owner_alone(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    told = exported(shell, shell.game(), file)
    assert told["table"]["seed"]
    assert file.stat().st_mode & 0o077 == 0
    assert shell.run("export", "1", str(file)).code == 73, "and never replaced"


def test_a_number_that_is_taken_is_refused_and_another_one_given(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    table = shell.game()
    told = exported(shell, table, file)
    assert "is a table 1 already" in shell.run("import", str(file)).err
    refused = shell.run("import", str(file), "--new-number")
    assert refused.code == 65 and "table 1 is open" in refused.err, "its channel is taken"
    told["table"]["channel_id"] = 71
    file.write_text(json.dumps(told))
    assert shell.run("import", str(file), "--new-number").code == 0
    assert "2 tables are open, 0 of them" in shell.run("check").out


def tampered(told: Any, change: str) -> None:
    table, entries = told["table"], told["entries"]
    last = entries[-1]
    match change:
        case "seed":
            table["seed"] = "AAAA" + table["seed"][4:]
        case "snapshot":
            table["snapshot"] = table["start"]
        case "move":
            last["move"], last["notation"] = ["a1"], "a1"
        case "outcomes":
            next(entry for entry in entries if entry["outcomes"])["outcomes"].reverse()
        case "hash":
            last["state_hash"] = "00"
        case "entry":
            del entries[-2]
        case "version":
            table["version"] += 1
        case "seat":
            told["seats"][1]["number"] = 7
        case "person":
            told["seats"][1]["user_id"] = told["seats"][0]["user_id"]
        case "other table":
            entries[0]["table_id"] = 9
        case "game":
            table["game"] = "chess"
        case "rules":
            table["rules_version"] += 1
        case "status":
            table["status"] = "over"
        case "name":
            told["seats"][0]["name"] = "x" * 101
        case "kind":
            table["version"] = "many"
        case "form":
            told["form"] = "turnpost-table"


ROW = ("seed", "snapshot", "version", "game", "rules", "status", "kind")
REST = ("move", "outcomes", "hash", "entry", "seat", "person", "name", "form", "other table")


@pytest.mark.parametrize("change", (*ROW, *REST))
def test_what_does_not_verify_is_not_taken_in(
    shell: Shell, tmp_path: Path, other: Callable[[], None], change: str
) -> None:
    file = tmp_path / "table.json"
    told = exported(shell, shell.game(), file)
    tampered(told, change)
    file.write_text(json.dumps(told))
    other()
    done = shell.run("import", str(file))
    assert done.code == 65 and "Traceback" not in done.err, done.err
    assert "No table is open" in shell.run("show").out


@pytest.mark.parametrize("content", [b"", b"no json", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_archive_is_said_in_one_line(shell: Shell, tmp_path: Path, content: bytes) -> None:
    shell.game()
    file = tmp_path / "table.json"
    file.write_bytes(content)
    done = shell.run("import", str(file))
    assert (done.code, len(done.err.splitlines())) == (65, 1), done.err


def test_a_lobby_is_not_moved(shell: Shell, tmp_path: Path) -> None:
    async def opened(tables: Tables, _: Store) -> None:
        await tables.open(Place(7, 70), ANN, "halali")

    shell.change(opened)
    file = tmp_path / "table.json"
    shell.run("export", "1", str(file))
    done = shell.run("import", str(file), "--new-number")
    assert done.code == 65 and "not started" in done.err


def test_the_host_takes_a_move_back_and_the_board_follows(shell: Shell) -> None:
    table = shell.game()
    done = shell.run("undo", str(table.id))
    assert done.code == 0, done.err

    async def look(tables: Tables, store: Store) -> tuple[Table, tuple[PostRow, ...]]:
        return await tables.get(table.id), await store.read(lambda session: session.posts.of(table.id))

    after, posts = shell.change(look)
    assert (after.ply, after.version) == (table.ply - 1, table.version + 1)
    boards = [post for post in posts if post.kind == "board" and post.state == "new"]
    assert [note.key for note in promises.read(boards[-1].payload).notes] == ["note-taken-back-by-host"]
    assert after.awaited != table.awaited and set(after.awaited) <= {ANN.user_id, BEN.user_id}


def test_there_is_an_end_to_what_can_be_taken_back(shell: Shell) -> None:
    table = shell.game(moves=1)
    assert shell.run("undo", str(table.id)).code == 0
    done = shell.run("undo", str(table.id))
    assert done.code == 65 and "no move that could be taken back" in done.err


@pytest.mark.parametrize("command", ["undo 1", "import table.json"])
def test_what_changes_the_database_is_refused_while_a_bot_runs(shell: Shell, command: str) -> None:
    exported(shell, shell.game(), shell.data / "table.json")
    lock = InstanceLock(shell.database)
    try:
        done = shell.run(*command.split())
    finally:
        lock.release()
    assert done.code == 75 and "stop it first" in done.err
