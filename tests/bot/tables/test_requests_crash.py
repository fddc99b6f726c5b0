"""A process that dies around the last answer: what was agreed on is done with it, or neither is."""

import subprocess
import sys
from pathlib import Path
from signal import SIGKILL

import pytest

from tests.bot.tables.asking import now
from tests.bot.tables.rig import BEN, CHANNEL, Rig, opened

PROGRAM = """
import asyncio, sys
from pathlib import Path
from bot.store.crash import arm
from bot.tables.requesting import Wanted
from tests.bot.tables.rig import ANN, BEN, Rig, opened

async def main():
    rig = Rig(await opened(Path(sys.argv[1])))
    table = await rig.play(await rig.playing(), "take 2")
    request = await rig.tables.agreements.ask(table.id, ANN.user_id, Wanted("take-back"), 1)
    arm(sys.argv[2])
    await rig.tables.agreements.answer(request.id, BEN, True, 2)
    await rig.store.close()

asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("point", "code", "left"),
    [("answer.before-commit", -SIGKILL, 7), ("answer.after-commit", -SIGKILL, 9), ("none", 0, 9)],
)
async def test_s01_an_answer_is_whole_whenever_the_process_dies(
    tmp_path: Path, point: str, code: int, left: int
) -> None:
    run = [sys.executable, "-c", PROGRAM, str(tmp_path), point]
    ended = subprocess.run(run, cwd=Path(__file__).parents[3], timeout=60, check=False)
    assert ended.returncode == code
    store = await opened(tmp_path)
    rig = Rig(store)
    found = await rig.tables.in_channel(CHANNEL)
    assert found is not None
    table = await now(rig, found)
    assert (table.state.left, table.ply) == (left, 0 if left == 9 else 1)
    # The click comes again, as Discord may send it.
    request = await rig.tables.agreements.answer(1, BEN, True, 2)
    assert (request.outcome, (await now(rig, table)).state.left) == ("accepted", 9)
    await store.close()
