"""Whole games of Hunters and Gatherers, from ``/game new`` to the score: only what a person can press or type."""

import json
import re
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest

from bot import cli
from engine.chance import commitment
from engine.hunters_and_gatherers.record_reader import read_record
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.hunting import seated, standing, useful
from tests.end_to_end.room import actions_of

MOST_PLIES = 91
"""78 land tiles, 12 bonus tiles, one to spare."""
Mover = Callable[[House, Person, Json], Awaitable[Outcome]]


async def by_panel(_: House, mover: Person, board: Json) -> Outcome:
    """Place, rotation, piece, Confirm."""
    return await panels.make(mover, board, useful)


async def by_typing(house: House, mover: Person, _: Json) -> Outcome:
    """What the completion offers: what brings points or gold if there is any, else a piece."""
    offered = await mover.complete(house.room.id, "move", "move", move="")
    signs = ("for you", "gold", "member:", "hut:")
    found = (choice for sign in signs for choice in offered if sign in f"{choice['name']} {choice['value']}")
    return await mover.slash(house.room.id, "move", move=next(found, offered[0])["value"])


async def by_turns(house: House, mover: Person, board: Json) -> Outcome:
    """Every sixth move by the panel, the others typed."""
    ply = (await house.table()).ply
    return await (by_panel if ply % 6 == 0 else by_typing)(house, mover, board)


async def to_the_score(house: House, board: Json, make: Mover) -> Json:
    """The result, after a game in which each turn is followed by one post with a ping, and edited within."""
    bonus_turns = 0
    for _ in range(MOST_PLIES):
        before = await house.table()
        (awaited,) = before.awaited
        outcome = await make(house, house.who(awaited), board)
        assert outcome.state == "answered"
        after = await house.table()
        assert after.version == before.version + 1, outcome.text
        if after.status == "over":
            assert bonus_turns, "a game without a bonus turn proves less"
            return await house.room.result(board)
        if after.awaited == (awaited,):
            await house.delivered()
            board = house.room.again(board)
            bonus_turns += 1
        else:
            board = await house.room.board(board)
            assert board["x_pings"] == [str(user) for user in after.awaited]
        assert " laid a " in board["content"].splitlines()[0]
        assert standing(board) == {
            str(seat.user_id): points for seat, points in zip(after.seats, after.state.scores, strict=True)
        }
    raise AssertionError("more moves than there are tiles")


async def exported(house: House, result: Json, folder: Path) -> dict[str, Path]:
    """The files behind *Export*, as a person saves them, by the ends of their names."""
    outcome = await house.ann.click(result, actions_of(result)["export"])
    assert outcome.message is not None
    saved: dict[str, Path] = {}
    for attachment in outcome.message["attachments"]:
        path = folder / str(attachment["filename"])
        stored = attachment["url"].split("/cdn/", 1)[1].split("?")[0]
        path.write_bytes(house.sandbox.platform.files.stored[stored])
        saved[path.suffix] = path
    return saved


async def check_the_end(
    house: House, opening: Json, result: Json, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Posts, pings, scores, seed, hash, export and record agree."""
    await house.delivered()
    table = await house.table()
    told = table.result
    assert told is not None and told.reason == "tiles"
    last = (await house.tables.log(table.id, None))[-1].user_id
    assert sorted(result["x_pings"]) == sorted(str(seat.user_id) for seat in table.seats if seat.user_id != last)
    for seat, points in zip(table.seats, told.scores, strict=True):
        assert re.search(rf"^<@{seat.user_id}>: .* = {points}$", result["content"], re.MULTILINE)
    hashed = re.findall(r"`([0-9a-f]{64})`", opening["content"])
    seeds = re.findall(r"`([0-9a-f]{64})`", result["content"])
    assert hashed == [commitment(bytes.fromhex(seeds[0]))] == [table.commitment]
    files = await exported(house, result, folder)
    saved = json.loads(files[".json"].read_text("utf-8"))
    assert saved["seed"] == seeds[0]
    assert saved["result"]["scores"] == list(told.scores)
    assert len(saved["plies"]) == table.ply
    # A lobby, a first board, then a post for each turn, the last with the result.
    turns = 1 + sum(ply["seat"] != following["seat"] for ply, following in pairwise(saved["plies"]))
    assert len(house.room.public()) == turns + 2
    with pytest.raises(SystemExit) as ended:
        cli.main(["verify", str(files[".json"])])
    assert ended.value.code == 0, capsys.readouterr().out
    record = read_record(files[".txt"].read_text("utf-8"))
    assert record.end.scores == told.scores
    assert len(record.plies) == table.ply
    assert [record.tags[f"Seat{seat.number}"] for seat in table.seats] == [seat.name for seat in table.seats]


async def test_two_people_play_by_the_panel(
    long_house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = long_house
    opening = await seated(house.room, house.ann, house.ben)
    result = await to_the_score(house, opening, by_panel)
    await check_the_end(house, opening, result, tmp_path, capsys)


async def test_five_people_type_and_press(
    long_house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``/move`` with what its completion offers, now and then the panel."""
    house = long_house
    opening = await seated(house.room, *house.sandbox.people[:5])
    result = await to_the_score(house, opening, by_turns)
    await check_the_end(house, opening, result, tmp_path, capsys)
