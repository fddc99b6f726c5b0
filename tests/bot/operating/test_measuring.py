"""Numbers for the graphs of a host."""

import re

import pytest

from bot import sign_of_life
from tests.bot.operating.rig import Shell

LINE = re.compile(r'turnpost_[a-z_]+(\{[a-z_]+="\w+"(,[a-z_]+="\w+")*\})? \d+')


def numbers(shell: Shell) -> dict[str, int]:
    done = shell.run("metrics")
    assert done.code == 0, done.err
    lines = [line for line in done.out.splitlines() if not line.startswith("# TYPE ")]
    assert all(LINE.fullmatch(line) for line in lines)
    return {name: int(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_tables_posts_and_sizes_are_counted(shell: Shell) -> None:
    shell.game(channel=70)
    shell.game(channel=71)
    found = numbers(shell)
    assert found['turnpost_tables{game="halali",status="playing"}'] == 2
    assert found['turnpost_posts{state="new"}'] > 0
    assert found["turnpost_entries"] == 12
    assert found["turnpost_database_bytes"] == shell.database.stat().st_size
    assert found["turnpost_oldest_due_post_seconds"] > 300, "the clock of these games stands in 2023"


@pytest.mark.parametrize(("troubles", "healthy"), [([], 1), (["The disk is full"], 0)])
def test_health_is_one_of_them(shell: Shell, troubles: list[str], healthy: int) -> None:
    shell.game()
    sign_of_life.write(shell.data, troubles)
    assert numbers(shell)["turnpost_healthy"] == healthy


def test_each_name_is_declared_once(shell: Shell) -> None:
    shell.game()
    declared = [line for line in shell.run("metrics").out.splitlines() if line.startswith("# TYPE ")]
    assert len(declared) == len(set(declared)) == 7
