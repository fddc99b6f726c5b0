"""What a host reads of whole games: every line says what it is about, and no line holds a secret."""

import base64
import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import logs
from bot.opening import FILE
from bot.store.errors import DiskFull
from render.scene import Scene
from sandbox.stand_in import Sandbox
from tests.end_to_end.fittings import QuickPictures
from tests.end_to_end.host import Host
from tests.end_to_end.house import House


def secrets(folder: Path) -> list[str]:
    """Every way in which the seeds of that database may be written down."""
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as connection:
        seeds = [row[0] for row in connection.execute("SELECT seed FROM gaming_table")]
    assert seeds
    return [
        form
        for seed in seeds
        for form in (seed.hex(), base64.b64encode(seed).decode(), repr(seed)[2:-1], str(list(seed)))
    ]


def tokens(sandbox: Sandbox) -> list[str]:
    """Of all interactions there were: whoever has one may answer in the bot's name."""
    found = [interaction.token for interaction in sandbox.interactions._by_id.values()]
    assert found
    return found


async def test_json_lines_of_a_bot_that_ran(host: Host) -> None:
    """With everything that is logged at all, discord.py's requests included."""
    await host.start(TURNPOST_LOG_LEVEL="DEBUG")
    board = await host.room.sit_down(host.ann, host.ben)
    mover, other = await host.turn(board)
    assert (await mover.slash(host.room.id, "move", move="flip a1")).text.startswith("Done: ")
    assert not (await mover.slash(host.room.id, "move", move="flip z9")).text.startswith("Done: ")
    await host.room.board(board)
    looked = await other.slash(host.room.id, "game board")
    assert looked.message is not None
    ended = await host.stop()
    told = [json.loads(line) for line in ended.complaint.splitlines()]
    for secret in (host.sandbox.token, *tokens(host.sandbox), *secrets(host.folder)):
        assert secret not in ended.output + ended.complaint
    moves = [line for line in told if line["message"] == "play is committed"]
    assert [(line["table"], line["channel"]) for line in moves] == [(1, int(host.room.id))]
    assert moves[0]["interaction"] > 0 and moves[0]["version"] > 0 and moves[0]["guild"] > 0
    assert {"time", "level", "logger", "message"} <= set(told[0])


class Broken(QuickPictures):
    """Fails with the whole position in its hands."""

    async def paint(self, game: str, scene: Scene) -> tuple[bytes, ...]:
        raise KeyError(f"no brush for {scene!r:.200}")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that the root logger is told, in the form of a host's log."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Json(("sandbox-token",)))
    root, before = logging.getLogger(), logging.getLogger().level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(before)


async def test_tracebacks_hold_no_secret_either(tmp_path: Path, written: io.StringIO) -> None:
    """Painters that fail, a disk that is full: each with its traceback, or its line, and what it is about."""
    async with House(tmp_path, pictures=Broken()) as house:
        await house.room.open(house.ann)
        await house.room.tap(house.ben, house.room.public()[0], "join")
        lobby = await house.room.having("start")
        await house.room.tap(house.ann, lobby, "start")
        await house.put_off()
        await house.ann.slash(house.room.id, "game board")
        house.store.trouble = DiskFull("The disk is full")
        mover = await house.awaited()
        await mover.slash(house.room.id, "move", move="flip a1")
        house.store.trouble = None
        given = tokens(house.sandbox)
    told: list[dict[str, Any]] = [json.loads(line) for line in written.getvalue().splitlines()]
    painted = [line for line in told if "KeyError" in line.get("exception", "")]
    assert painted and all(line["table"] == 1 for line in painted)
    assert any("The disk is full" in line["message"] and line.get("interaction") for line in told)
    for secret in (house.sandbox.token, *given, *secrets(tmp_path)):
        assert secret not in written.getvalue()
