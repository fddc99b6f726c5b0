"""A process that dies around the commit: the move stands or it does not, never half of it."""

import subprocess
import sys
from pathlib import Path
from signal import SIGKILL

import pytest

from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, CHANNEL, Rig, opened
from tests.bot.tables.stones import STONES

PROGRAM = """
import asyncio, sys
from pathlib import Path
from bot.store.crash import arm
from tests.bot.tables.rig import ANN, Rig, opened

async def main():
    rig = Rig(await opened(Path(sys.argv[1])))
    table = await rig.playing()
    arm(sys.argv[2])
    await rig.tables.play(table.id, ANN.user_id, "take 2", table.version, 1)
    await rig.store.close()

asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("point", "code", "ply"), [("play.before-commit", -SIGKILL, 0), ("play.after-commit", -SIGKILL, 1), ("none", 0, 1)]
)
async def test_a_move_is_whole_whenever_the_process_dies(tmp_path: Path, point: str, code: int, ply: int) -> None:
    run = [sys.executable, "-c", PROGRAM, str(tmp_path), point]
    ended = subprocess.run(run, cwd=Path(__file__).parents[3], timeout=60, check=False)
    assert ended.returncode == code
    store = await opened(tmp_path)
    rig = Rig(store)
    table = await rig.tables.in_channel(CHANNEL)
    assert table is not None and table.ply == ply
    assert await store.read(lambda session: broken(session, STONES, table.id)) == []
    again = await rig.tables.play(table.id, ANN.user_id, "take 2", 5, 1)
    assert (again.repeated, again.table.ply, again.table.state.left) == (ply == 1, 1, 7)
    await store.close()
