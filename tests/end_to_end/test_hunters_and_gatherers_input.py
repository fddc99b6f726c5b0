"""Whatever is typed at a table of Hunters and Gatherers: what was understood, why not, what now; nothing changes."""

import re

import msgspec
import pytest

from engine.contract import Refusal
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.hunting import begun, useful
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_bad_input import check_nothing_happens

RIVER = HUNTERS_AND_GATHERERS.load(
    "L13@-1,0/0;S01@0,0/0 0member@-1,0/f;1hut@0,0/d 0/0 0 L65 L30,L32,L33 B01 - -",
    {},
)
"""Seat 0 holds a tile with a river: its own fisher and a hut of seat 1 are on the rivers around."""
UNREADABLE = {
    "nonsense": "banana",
    "a blank": " ",
    "a move of another game": "flip a1",
    "half a place": "1,",
    "a ping": "@everyone",
    "a part that no tile has": "-2,0 90 member:9",
    "an injection": "'; DROP TABLE gaming_table; --",
    "markdown": "**-2,0** ~~90~~ ||member:b||",
    "full width nonsense": "ｂａｎａｎａ",
}
ILLEGAL = {
    "occupied": ("0,0 0 -", "a tile lies already"),
    "far away": ("40,40 0 -", "no tile lies beside 40,40"),
    "not fitting": ("-2,0 0 -", "does not fit on -2,0"),
    "turned askew": ("-2,0 45 -", "0, 90, 180 or 270"),
    "a part that is not there": ("-2,0 90 member:z", "no part z"),
    "a hut in a meadow": ("-2,0 90 hut:a", "Huts stand on rivers and lakes only"),
    "a river that has its fisher": ("-1,-1 0 member:b", "holds a tribe member already"),
}
EXAMPLE = re.compile(r"-?\d+,-?\d+ \d+ (?:-(?!\d)|(?:member|hut):[a-z])")


def legal(text: str) -> bool:
    try:
        HUNTERS_AND_GATHERERS.parse(RIVER, 0, text)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("move", UNREADABLE.values(), ids=UNREADABLE.keys())
async def test_unreadable_text_is_answered_with_what_can_be_written(house: House, move: str) -> None:
    await begun(house, house.ann, house.ben)
    await house.place(RIVER)
    outcome = await check_nothing_happens(house, await house.awaited(), move)
    assert any(legal(example) for example in EXAMPLE.findall(outcome.text)), outcome.text


@pytest.mark.parametrize(("move", "why"), ILLEGAL.values(), ids=ILLEGAL.keys())
async def test_illegal_move_is_answered_with_why_and_what_now(house: House, move: str, why: str) -> None:
    """The move as far as it matters, the reason, and at least one move that can be made."""
    await begun(house, house.ann, house.ben)
    await house.place(RIVER)
    outcome = await check_nothing_happens(house, await house.awaited(), move)
    understood, _, rest = outcome.text.replace("\\", "").partition(": ")
    assert move.startswith(understood) and understood
    assert why in rest
    assert any(legal(example) for example in EXAMPLE.findall(rest)), outcome.text


async def test_piece_that_is_not_in_hand(house: House) -> None:
    """4.3: neither a member nor a hut more than one has."""
    await begun(house, house.ann, house.ben)
    bare = msgspec.structs.replace(RIVER, supply=((0, 0), RIVER.supply[1]))
    await house.place(bare)
    mover = await house.awaited()
    for move, why in (("0,1 0 member:a", "no tribe member in hand"), ("0,1 0 hut:b", "no hut in hand")):
        outcome = await check_nothing_happens(house, mover, move)
        assert why in outcome.text
        assert "0,1 0 -" in outcome.text


async def test_out_of_turn_by_a_stranger_and_after_the_end(house: House) -> None:
    """Each an own sentence, with three at the table."""
    await begun(house, house.ann, house.ben, house.chloe)
    state = (await house.table()).state
    move = " ".join(next(HUNTERS_AND_GATHERERS.moves(state, state.active)))
    mover = await house.awaited()
    waiting = next(one for one in (house.ann, house.ben, house.chloe) if one.id != mover.id)
    told = [(await check_nothing_happens(house, person, move)).text for person in (waiting, house.dai)]
    assert mover.mention in told[0]
    for person in (house.ann, house.ben):
        asked = await person.slash(house.room.id, "game resign")
        assert asked.message is not None
        await person.click(asked.message, actions_of(asked.message)["give-up"])
    await house.delivered()
    told.append((await check_nothing_happens(house, house.chloe, move)).text)
    assert len(set(told)) == 3


async def test_stale_panel_makes_no_move(house: House) -> None:
    """What was begun before the board moved on is refused, with the way to the newest board."""
    board = await begun(house, house.ann, house.ben)
    mover = await house.awaited()
    panel = await panels.to_the_end(mover, board, useful)
    await panels.make(mover, board, useful)
    await house.delivered()
    version = (await house.table()).version
    refused = await panels.confirm(mover, panel)
    assert (await house.room.board(board))["id"] in refused.text
    assert (await house.table()).version == version
