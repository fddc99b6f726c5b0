"""Tables as their operator may see them."""

import json

from bot.store import Store
from bot.tables import Tables
from tests.bot.operating.rig import Shell


def seed(shell: Shell, table_id: int) -> str:
    async def look(_: Tables, store: Store) -> str:
        row = await store.read(lambda session: session.tables.get(table_id))
        assert row is not None
        return row.seed.hex()

    return shell.change(look)


def test_the_open_tables_in_a_list(shell: Shell) -> None:
    first, second = shell.game(channel=70), shell.game(channel=71, moves=0)
    lines = shell.run("show").out.splitlines()
    assert [line.split()[:3] for line in lines] == [[str(each.id), "halali", "playing"] for each in (first, second)]


def test_a_table_without_what_is_hidden(shell: Shell) -> None:
    table = shell.game()
    shown = shell.run("show", str(table.id))
    assert shown.code == 0
    assert seed(shell, table.id) not in shown.out
    (state,) = (json.loads(line) for line in shown.out.splitlines() if line.startswith("{"))
    assert state == json.loads(json.dumps(table.rules.show(table.seen_by(None))))
    assert "awaits seat" in shown.out
    assert "to be posted: board of version" in shown.out


def test_with_secrets_the_seed_and_the_whole_state(shell: Shell) -> None:
    table = shell.game()
    shown = shell.run("show", str(table.id), "--secrets")
    assert seed(shell, table.id) in shown.out
    (state,) = (json.loads(line) for line in shown.out.splitlines() if line.startswith("{"))
    assert state == json.loads(json.dumps(table.rules.show(table.state)))


def test_a_name_cannot_command_the_terminal(shell: Shell) -> None:
    table = shell.game()
    assert "\x1b" not in shell.run("show").out + shell.run("show", str(table.id)).out
