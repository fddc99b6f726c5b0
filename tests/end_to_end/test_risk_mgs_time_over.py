"""An answer that does not come: after eight hours the standing orders give it, and it is told as that."""

from tests.end_to_end.battling import pings
from tests.end_to_end.house import House
from tests.end_to_end.passing import HOUR, moments, pass_by
from tests.end_to_end.test_risk_mgs_answers import ATTACK, ordered, placed


async def test_the_rules_answer_for_whoever_does_not(house: House) -> None:
    attacker, defender, board = await placed(house)
    await ordered(house, defender, "claymore ask")
    await attacker.slash(house.room.id, "move", move=ATTACK)
    asking = await house.room.board(board)
    await house.delivered()
    assert abs(moments(asking)[0][0] - house.clock.now() - 8 * HOUR) < 60
    pinged = await pings(house)
    await pass_by(house, 8 * HOUR - 120)
    assert (await house.table()).awaited == (int(defender.id),)
    await pass_by(house, 240)
    back = await house.room.board(asking)
    await house.delivered()
    assert back["x_pings"] == [attacker.id]
    assert f"{defender.mention} did not answer in time" in back["content"]
    assert f"{defender.mention} played Claymore" in back["content"]
    # Nobody was reminded of the answer.
    assert sum(await pings(house)) == sum(pinged) + 1
