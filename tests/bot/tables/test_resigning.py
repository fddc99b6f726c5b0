"""Resigning, by the rules of the game and without them."""

import pytest

from bot.tables import TableError
from tests.bot.tables.rig import ANN, BEN, DAN, Rig, code
from tests.bot.tables.stones import Stones


def later(rig: Rig) -> Rig:
    """The same tables once the game has other rules."""
    return Rig(rig.store, {"stones": Stones(version=2)})


async def test_resigning_out_of_turn(rig: Rig) -> None:
    table = await rig.playing()
    resigned = await rig.tables.resign(table.id, BEN.user_id, 1)
    assert resigned.status == "over" and resigned.result is not None
    last = (await rig.entries(table.id))[-1]
    assert (last.kind, last.notation) == ("resign", "resign")
    assert await rig.tables.resign(table.id, BEN.user_id, 1) == resigned


async def test_table_under_other_rules_ends_by_whoever_is_seated(rig: Rig) -> None:
    """Not his turn, no result, but an entry, and everybody is free."""
    table = await rig.play(await rig.playing(), "take 1")
    afterwards = later(rig)
    assert (await afterwards.tables.get(table.id)).under_other_rules
    ended = await afterwards.tables.resign(table.id, ANN.user_id, 1)
    assert (ended.status, ended.version, ended.ended_at) == ("cancelled", table.version + 1, afterwards.clock.time)
    assert (ended.result, ended.seed) == (None, (await rig.row(table.id)).seed.hex())
    last = (await rig.entries(table.id))[-1]
    assert (last.kind, last.user_id, last.ply) == ("close", ANN.user_id, None)
    assert await afterwards.tables.of_person(BEN.user_id) == ()
    assert (await afterwards.lobby()).id > table.id


async def test_boards_that_wait_for_other_rules_are_withdrawn(rig: Rig) -> None:
    table = await rig.playing()
    await later(rig).tables.resign(table.id, ANN.user_id, 1)
    assert [post.state for post in await rig.posts(table.id, "board", "result")] == ["superseded"]


async def test_stranger_ends_nothing(rig: Rig) -> None:
    table = await rig.playing()
    with pytest.raises(TableError) as caught:
        await later(rig).tables.resign(table.id, DAN.user_id, 1)
    assert code(caught.value) == ("not-seated", {"table": table.id})
    assert (await rig.tables.get(table.id)).version == table.version


async def test_same_click_twice_ends_the_table_once(rig: Rig) -> None:
    table = await rig.playing()
    afterwards = later(rig)
    first = await afterwards.tables.resign(table.id, ANN.user_id, 1)
    assert await afterwards.tables.resign(table.id, ANN.user_id, 1) == first
    with pytest.raises(TableError) as caught:
        await afterwards.tables.resign(table.id, ANN.user_id, 2)
    assert code(caught.value) == ("table-over", {"table": table.id, "status": "cancelled"})
