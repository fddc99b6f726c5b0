"""Direct messages whose answers are lost come once, also when Discord has forgotten their nonces."""

import pytest

from bot.pace.durations import DAY
from bot.tables.requesting import Wanted
from sandbox import faults
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.test_direct import received, to_second

MINUTE = 60


async def lose(house: House, person: Person, *, forget: bool = True) -> None:
    """The answer to the next direct message is lost, and Discord ``forget``s its nonce at once."""
    house.sandbox.limits.nonce_seconds = -1.0 if forget else 300.0
    channel = (await person.dm())["id"]
    house.sandbox.faults.add(faults.lost_answer("POST", f"/channels/{channel}/messages"))


async def again(house: House) -> None:
    """What failed is tried once more, as often as needed."""
    await house.put_off()
    for _ in range(3):
        await house.leap(MINUTE)
    await house.delivered()


def called(house: House, person: Person) -> list[Json]:
    """What pings that person in the channel."""
    return [message for message in house.room.public() if person.id in message["x_pings"]]


async def test_turn_is_told_once(house: House) -> None:
    mover, other = await to_second(house)
    await lose(house, other)
    await house.move(mover, "flip a1")
    await again(house)
    assert len(await received(house, other)) == 1
    assert called(house, other) == []


async def test_turn_told_before_is_another_one(house: House) -> None:
    """The message of the turn before does not pass for that of this one."""
    mover, other = await to_second(house)
    await house.move(mover, "flip a1")
    assert len(await received(house, other)) == 1
    await house.move(other, "flip a2")
    channel = (await other.dm())["id"]
    house.sandbox.faults.add(faults.Fault("POST", f"/channels/{channel}/messages", 503))
    await house.move(mover, "flip a3")
    await again(house)
    assert len(await received(house, other)) == 2


async def test_what_arrived_before_the_messages_were_closed_is_not_said_aloud(house: House) -> None:
    mover, other = await to_second(house)
    await lose(house, other)
    await house.move(mover, "flip a1")
    await house.put_off()
    house.sandbox.world.people[other.id].dms_open = False
    await again(house)
    assert len(await received(house, other)) == 1
    assert called(house, other) == []


async def test_what_was_said_aloud_is_not_said_directly_as_well(house: House) -> None:
    mover, other = await to_second(house)
    house.sandbox.world.people[other.id].dms_open = False
    house.sandbox.limits.nonce_seconds = -1.0
    board = await house.room.board()
    path = f"/channels/{house.room.id}/messages"
    # The ping is promised before the board, or after it: whichever comes first, its answer is lost, and both come once.
    house.sandbox.faults.add(faults.lost_answer("POST", path, times=2))
    await house.move(mover, "flip a1")
    await house.put_off()
    house.sandbox.world.people[other.id].dms_open = True
    await again(house)
    await house.room.board(board)
    assert len(called(house, other)) == 1
    assert await received(house, other) == []


@pytest.mark.parametrize("open_", [True, False], ids=["directly", "aloud"])
async def test_word_of_a_request_comes_once(house: House, open_: bool) -> None:
    mover, other = await to_second(house)
    await other.slash(house.room.id, "settings", turn="none", requests="direct")
    await house.move(mover, "flip a1")
    await house.delivered()
    house.sandbox.world.people[other.id].dms_open = open_
    if open_:
        await lose(house, other)
    else:
        house.sandbox.limits.nonce_seconds = -1.0
        house.sandbox.faults.add(faults.lost_answer("POST", f"/channels/{house.room.id}/messages"))
    await house.tables.agreements.ask((await house.table()).id, int(mover.id), Wanted("pause", DAY), None)
    await again(house)
    assert len(await received(house, other)) + len(called(house, other)) == 1
