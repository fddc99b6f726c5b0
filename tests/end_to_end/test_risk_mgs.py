"""A whole game of Risk: Metal Gear Solid, from ``/game new`` to victory: only what a person can press or type."""

import json
import re
from pathlib import Path

import pytest

from bot.tables.export import verify
from engine.chance import commitment
from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.record_reader import read_record
from engine.risk_mgs.state import SETUP
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.battling import advice, pings, seated, walked
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_hunters_and_gatherers import exported

MOST_MOVES = 700
BY_PANEL = 4
"""Each so many turns is played wholly in its panel, the others by ``/move``."""
MOST_TAPS = 6
"""A move by the panel: attacks of four picks and Confirm, and one page turned."""


async def by_typing(house: House, mover: Person) -> None:
    """Moves until somebody else is awaited or the game is over."""
    while (table := await house.table()).awaited == (int(mover.id),):
        _, move = await advice(house)
        text = RISK_MGS.format(table.state, move)
        outcome = await mover.slash(house.room.id, "move", move=text)
        assert outcome.text.startswith(f"Done: {text}"), outcome.text


async def by_panel(house: House, mover: Person, board: Json) -> None:
    """The same in one private panel, which is opened once."""
    panel = await panels.opened(mover, board)
    first = panel["id"]
    while (table := await house.table()).awaited == (int(mover.id),):
        _, move = await advice(house)
        outcome, taps = await walked(mover, panel, move)
        assert taps <= MOST_TAPS, move
        assert outcome.message is not None and outcome.message["id"] == first
        panel = outcome.message
        assert panel["content"].startswith(f"Done: {RISK_MGS.format(table.state, move)}"), panel["content"]


async def to_victory(house: House, board: Json) -> Json:
    """The result, after a game in which each turn is one message and each hand-over one ping."""
    turns = 0
    before = await pings(house)
    while (table := await house.table()).status == "playing":
        [user] = table.awaited
        mover = house.who(user)
        setting_up = table.state.step in SETUP
        if turns % BY_PANEL == 0:
            await by_panel(house, mover, board)
        else:
            await by_typing(house, mover)
        turns += 1
        await house.delivered()
        assert house.room.again(board)["components"] == []
        after = await house.table()
        assert after.ply < MOST_MOVES
        if after.status == "over":
            break
        following = await house.room.board(board)
        assert len(house.room.public()) == 2 + turns, "a lobby, and a message for each turn"
        assert following["x_pings"] == [str(each) for each in after.awaited]
        now = await pings(house)
        assert sum(now) == sum(before) + 1
        assert setting_up or f"{mover.mention} " in following["content"], "the turn that ended is told"
        board, before = following, now
    assert turns > 12
    return await house.room.result(board)


@pytest.mark.timeout(240)
async def test_basic_training_to_victory(long_house: House, tmp_path: Path) -> None:
    house = long_house
    opening = await seated(house.room, house.ann, house.ben, house.chloe)
    await house.delivered()
    result = await to_victory(house, opening)
    table = await house.table()
    told = table.result
    assert told is not None and told.reason == "objectives"
    [[winner], *_] = told.ranking
    last = table.seats[winner]
    assert sorted(result["x_pings"]) == sorted(str(seat.user_id) for seat in table.seats if seat is not last)
    outcome = result["content"].splitlines()[0]
    assert re.search(rf"Risk: Metal Gear Solid is over: <@{last.user_id}> \(.+\) wins with \d objectives", outcome)
    places = re.findall(r"^(\d)\. <@(\d+)> ", result["content"], re.MULTILINE)
    assert [int(user) for _, user in places] == [table.seats[seat].user_id for rank in told.ranking for seat in rank]
    seeds = re.findall(r"Seed: `([0-9a-f]{64})`", result["content"])
    hashed = re.findall(r"`([0-9a-f]{64})`", opening["content"])
    assert hashed == [commitment(bytes.fromhex(seeds[0]))] == [table.commitment]
    assert "every deal, draw and roll" in result["content"]
    assert "export" in actions_of(result)
    files = await exported(house, result, tmp_path)
    saved = json.loads(files[".json"].read_text("utf-8"))
    findings = verify(saved)
    assert findings.honest, findings.lines
    assert len(saved["plies"]) == table.ply
    record = read_record(files[".txt"].read_text("utf-8"))
    assert len(record.plies) == table.ply
