"""Whole matches, from ``/game new`` to the score: nothing but what a person can press or type."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot import cli
from engine.chance import commitment
from sandbox.person import Outcome
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.panels import Choice
from tests.end_to_end.room import actions_of

MOST_PLIES = 400


def turning_up(offered: Sequence[Choice]) -> Choice:
    """Tiles are turned up first, so that a game comes to its end-phase; then whatever comes first."""
    return next((choice for choice in offered if "turn up" in choice.label.casefold()), offered[0])


async def exported(house: House, result: Json, folder: Path) -> Path:
    """The file behind *Export*, as a person saves it."""
    outcome = await house.ann.click(result, actions_of(result)["export"])
    assert outcome.message is not None
    attachment = next(a for a in outcome.message["attachments"] if a["filename"].endswith(".json"))
    stored = house.sandbox.platform.files.stored[attachment["url"].split("/cdn/", 1)[1].split("?")[0]]
    path = folder / str(attachment["filename"])
    path.write_bytes(stored)
    return path


async def check_the_end(
    house: House, opening: Json, result: Json, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Scores, seed and hash agree in all that was posted, and the exported file is honest."""
    table = await house.table()
    assert table.status == "over"
    assert table.result is not None
    told = table.result
    for seat, points in zip(table.seats, told.scores, strict=True):
        assert re.search(rf"<@{seat.user_id}>.*\b{points}\b", result["content"])
    hashed = re.findall(r"`([0-9a-f]{64})`", opening["content"])
    seeds = re.findall(r"`([0-9a-f]{64})`", result["content"])
    assert hashed == [commitment(bytes.fromhex(seeds[0]))] == [table.commitment]
    path = await exported(house, result, folder)
    saved = json.loads(path.read_text("utf-8"))
    assert saved["seed"] == seeds[0]
    assert saved["result"]["scores"] == list(told.scores)
    assert len(saved["plies"]) == table.ply
    with pytest.raises(SystemExit) as ended:
        cli.main(["verify", str(path)])
    assert ended.value.code == 0, capsys.readouterr().out


@pytest.mark.timeout(60)
async def test_match_by_buttons_alone(long_house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two people play both games of a match with buttons and menus, *next* between them."""
    house = long_house
    opening = board = await house.room.sit_down(house.ann, house.ben)
    between = 0
    for _ in range(MOST_PLIES):
        table = await house.table()
        between += len(table.awaited) == 2
        mover = house.who(table.awaited[0])
        outcome = await panels.make(mover, board, turning_up)
        assert outcome.state == "answered"
        after = await house.table()
        assert after.version == table.version + 1, outcome.text
        if after.status == "over":
            break
        board = await house.room.board(board)
    assert between == 1
    result = await house.room.result(board)
    await house.delivered()
    await check_the_end(house, opening, result, tmp_path, capsys)


async def made(house: House) -> Outcome:
    """The first move that the completion offers to whoever is awaited, typed; captures before other moves."""
    table = await house.table()
    mover = house.who(table.awaited[0])
    offered = [choice["value"] for choice in await mover.complete(house.room.id, "move", "move", move="")]
    best = next((move for sign in ("flip", "x", "off") for move in offered if sign in move), offered[0])
    return await mover.slash(house.room.id, "move", move=best)


@pytest.mark.timeout(60)
async def test_match_by_typing_alone(long_house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two people play a whole match with ``/move``, choosing from what its completion offers."""
    house = long_house
    opening = await house.room.sit_down(house.ann, house.ben)
    for _ in range(MOST_PLIES):
        outcome = await made(house)
        assert outcome.text.startswith("Done: "), outcome.text
        if (await house.table()).status == "over":
            break
    await house.delivered()
    await check_the_end(house, opening, await house.room.result(), tmp_path, capsys)
