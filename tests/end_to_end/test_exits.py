"""How the program ends: each cause with its own exit code and one line that says what to do."""

import time
from pathlib import Path

import pytest

from tests.end_to_end.host import Ended, Host, changed
from tests.end_to_end.house import House
from tests.standin import check_violations, document

SHUTDOWN = 8.0
"""Seconds; Docker kills after ten."""
SECRET = "MTE4.secret.token"


def check_one_line(ended: Ended, code: int) -> None:
    """One sentence from us among the log lines, no traceback, no token."""
    said = ended.output + ended.complaint
    assert ended.code == code, said
    assert "Traceback" not in said
    assert SECRET not in said
    assert [line for line in ended.complaint.splitlines() if line.startswith("turnpost: ")] == [
        ended.complaint.splitlines()[-1]
    ]
    assert ended.complaint.rstrip().endswith(".")


async def test_wrong_token_is_78(host: Host) -> None:
    await host.launch(DISCORD_TOKEN=SECRET)
    check_one_line(await host.ended(), 78)
    assert len([request for request in host.sandbox.requests if request["status"] == 401]) == 1


async def test_missing_token_is_78(host: Host) -> None:
    await host.launch(DISCORD_TOKEN="")
    check_one_line(await host.ended(), 78)
    assert host.sandbox.requests == []


async def test_token_refused_while_running_is_78(host: Host) -> None:
    """A 401 ends the process instead of a loop of restarts."""
    await host.start(DISCORD_TOKEN=host.sandbox.token)
    host.sandbox.platform.token = "another one"
    outcome = await host.ann.slash(host.room.id, "game new", game="halali")
    assert outcome.state == "answered"
    check_one_line(await host.ended(), 78)


async def test_missing_directory_is_66(host: Host) -> None:
    await host.launch(DISCORD_TOKEN=SECRET, TURNPOST_DATA=str(host.folder / "nowhere"))
    check_one_line(await host.ended(), 66)


async def test_unwritable_database_is_73(host: Host) -> None:
    host.database.mkdir()
    await host.launch(DISCORD_TOKEN=SECRET)
    check_one_line(await host.ended(), 73)


async def test_second_instance_is_75(house: House, host: Host) -> None:
    """The first one goes on undisturbed."""
    await host.launch(DISCORD_TOKEN=SECRET, TURNPOST_DATA=str(house.folder))
    check_one_line(await host.ended(), 75)
    assert await house.room.sit_down(house.ann, house.ben)


async def test_corrupt_database_is_65_and_left_as_it_is(host: Host) -> None:
    host.database.write_bytes(b"no database" * 500)
    await host.launch(DISCORD_TOKEN=SECRET)
    check_one_line(await host.ended(), 65)
    assert host.database.read_bytes() == b"no database" * 500


async def test_newer_schema_is_76(host: Host, tmp_path: Path) -> None:
    changed(host.database, "PRAGMA user_version = 999")
    await host.launch(DISCORD_TOKEN=SECRET)
    check_one_line(await host.ended(), 76)


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "in the middle of a move"])
async def test_sigterm_ends_with_0_in_time(host: Host, busy: bool) -> None:
    """What is under way is finished; the rest stays in the outbox."""
    await host.start()
    board = await host.room.sit_down(host.ann, host.ben)
    mover, _ = await host.turn(board)
    if busy:
        await host.sandbox.deeds.act(
            {
                "action": "slash",
                "user": mover.id,
                "channel": host.room.id,
                "command": "move",
                "options": {"move": "flip a1"},
            }
        )
    began = time.monotonic()
    ended = await host.stop()
    assert time.monotonic() - began < SHUTDOWN
    assert ended.code == 0, ended.complaint
    assert "Traceback" not in ended.complaint
    assert host.sandbox.token not in ended.output + ended.complaint


async def test_the_module_is_the_bot(tmp_path: Path) -> None:
    """As a host runs it: a process of its own from the beginning."""
    async with Host(tmp_path, document(), fresh=True) as host:
        await host.start()
        ended = await host.stop()
        assert ended.code == 0, ended
        check_violations(host.sandbox)
