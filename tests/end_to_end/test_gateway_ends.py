"""Ends of the gateway's connection: for good, with a word to the host; or silently, and it is taken up anew."""

import pytest

from bot import client
from bot.closing import ADVICE
from sandbox.person import Person
from tests.end_to_end.host import Host
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE
from tests.end_to_end.test_exits import check_one_line

RESUME = 6


@pytest.mark.parametrize("code", sorted(ADVICE))
async def test_close_code_for_good_is_78(host: Host, code: int) -> None:
    """No restart helps, and none is tried: the host reads what to do."""
    await host.start()
    host.sandbox.gateway.drop(code)
    ended = await host.ended()
    check_one_line(ended, 78)
    assert ADVICE[code] in ended.complaint


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection counts as dead after half a second."""
    monkeypatch.setattr(client, "HEARTBEAT_SECONDS", 0.5)


async def taps(house: House, person: Person) -> str:
    """Somebody types a command, perhaps to a bot that does not hear."""
    outcome = await person.slash(house.room.id, "move", move="flip a1")
    return outcome.state


@pytest.mark.usefixtures("impatient")
async def test_silent_connection_is_taken_up_again(house: House) -> None:
    """It looks alive, and nothing comes over it. What was asked meanwhile is done after the resume."""
    await house.sleep()
    house.sandbox.limits.heartbeat_milliseconds = 100
    await house.wake()
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, other = await house.awaited(), await house.other()
    house.sandbox.gateway.silence()
    await taps(house, mover)
    following = await house.room.board(board)
    assert following["x_pings"] == [other.id]
    assert [sent for sent in house.sandbox.gateway.received if sent["op"] == RESUME]
    assert house.sandbox.platform.bot_sessions == 1
    await house.sandbox.wait_for_bot(PATIENCE)
    await house.move(other, "flip a2")
