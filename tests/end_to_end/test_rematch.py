"""Once more, end to end."""

from sandbox import faults
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of


async def test_s29_rematch_from_the_result_post(house: House) -> None:
    """Two clicks open one table; the other player sits down by a click; a stranger cannot."""
    await house.room.sit_down(house.ann, house.ben)
    before = await house.table()
    await house.tables.resign(before.id, int(house.ann.id))
    result = await house.room.result()
    assert (await house.chloe.click(result, actions_of(result)["rematch"])).text.startswith("You have no seat")
    await house.ann.click(result, actions_of(result)["rematch"])
    lobby = await house.room.having("leave", result)
    await house.ann.click(result, actions_of(result)["rematch"])
    await house.ben.click(result, actions_of(result)["rematch"])
    await house.room.tap(house.ann, await house.room.having("start", result), "start")
    await house.room.board(lobby)
    after = await house.table()
    assert after.id == before.id + 1
    assert [seat.user_id for seat in after.seats] == [seat.user_id for seat in reversed(before.seats)]


async def test_whoever_may_have_left_keeps_the_seat(house: House) -> None:
    """Discord does not say who is still there; a rematch does not fail by that."""
    await house.room.sit_down(house.ann, house.ben)
    await house.tables.resign((await house.table()).id, int(house.ann.id))
    result = await house.room.result()
    house.sandbox.faults.add(faults.Fault("GET", "/guilds/*/members/", 503))
    await house.ann.click(result, actions_of(result)["rematch"])
    lobby = await house.room.having("leave", result)
    assert house.ben.mention in lobby["content"]
