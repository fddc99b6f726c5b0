"""A host's commands beside a bot that runs as a process of its own, and what that bot does for itself."""

import asyncio
import os
import sys
from pathlib import Path

from tests.end_to_end.host import ROOT, Ended, Host
from tests.end_to_end.room import PATIENCE


async def turnpost(host: Host, *arguments: str) -> Ended:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.cli",
        *arguments,
        env={**os.environ, "TURNPOST_DATA": str(host.folder), "PYTHONPATH": str(ROOT)},
        cwd=host.folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    output, complaint = await process.communicate()
    assert process.returncode is not None
    return Ended(process.returncode, output.decode(), complaint.decode())


async def appeared(folder: Path, pattern: str) -> Path:
    for _ in range(int(PATIENCE * 10)):
        if found := list(folder.glob(pattern)):
            return found[0]
        await asyncio.sleep(0.1)
    raise TimeoutError(pattern)


async def healthy(host: Host) -> Ended:
    """Until the bot has said that it is well."""
    for _ in range(30):
        if (said := await turnpost(host, "healthcheck")).code == 0:
            break
        await asyncio.sleep(0.5)
    return said


async def test_a_bot_that_runs_is_looked_after(host: Host, tmp_path: Path) -> None:
    """Healthy, backed up, checked; what would get in its way is refused; and the game goes on."""
    await host.start()
    board = await host.room.sit_down(host.ann, host.ben)
    await appeared(host.folder, "backup/turnpost-????????.db")
    well = await healthy(host)
    assert (well.code, well.output) == (0, "")
    checked = await turnpost(host, "check")
    assert checked.code == 0 and "1 tables are open" in checked.output, checked.complaint
    assert (await turnpost(host, "replay", "1")).code == 0
    copy = tmp_path / "copy.db"
    assert (await turnpost(host, "backup", str(copy))).code == 0
    for refused in (["restore", str(copy)], ["undo", "1"]):
        ended = await turnpost(host, *refused)
        assert ended.code == 75 and len(ended.complaint.splitlines()) == 1
    mover, _ = await host.turn(board)
    assert (await mover.slash(host.room.id, "move", move="flip a1")).text.startswith("Done: ")
    await host.room.board(board)
    assert (await host.stop()).code == 0


async def test_a_move_that_the_host_takes_back_is_posted_at_the_next_start(host: Host) -> None:
    await host.start()
    board = await host.room.sit_down(host.ann, host.ben)
    mover, _ = await host.turn(board)
    await mover.slash(host.room.id, "move", move="flip a1")
    following = await host.room.board(board)
    await host.stop()
    assert (await turnpost(host, "undo", "1")).code == 0
    await host.start()
    again = await host.room.board(following)
    assert "has taken the last move back" in again["content"]
    assert again["x_pings"] == [mover.id]
    assert (await mover.slash(host.room.id, "move", move="flip a1")).text.startswith("Done: ")


async def test_a_restored_backup_goes_on_where_it_was_made(host: Host, tmp_path: Path) -> None:
    """The moves since are lost, and nothing else: what takes their place is posted, though it has their numbers."""
    await host.start(TURNPOST_BACKUPS="off")
    board = await host.room.sit_down(host.ann, host.ben)
    mover, other = await host.turn(board)
    copy = tmp_path / "copy.db"
    assert (await turnpost(host, "backup", str(copy))).code == 0
    await mover.slash(host.room.id, "move", move="flip a1")
    lost = await host.room.board(board)
    await host.stop()
    assert not (host.folder / "backup").exists()
    assert (await turnpost(host, "restore", str(copy))).code == 0
    await host.start()
    refused = await other.slash(host.room.id, "move", move="flip b1")
    assert not refused.text.startswith("Done: ")
    assert (await mover.slash(host.room.id, "move", move="flip b2")).text.startswith("Done: ")
    following = await host.room.board(lost)
    assert "b2" in following["content"] and following["x_pings"] == [other.id]
