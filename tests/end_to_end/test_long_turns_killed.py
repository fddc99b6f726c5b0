"""The process is killed in the middle of a turn: its post goes on after the restart, and nothing comes twice."""

from typing import Any

from sandbox.bus import Happening
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.battling import seated
from tests.end_to_end.host import Host
from tests.end_to_end.room import PATIENCE, actions_of, version_of
from tests.end_to_end.test_restart import begin, died

SET_UP = 6
"""Hand-overs until the first turn of three players: each chooses a faction and places a boss."""


def mover_on(host: Host, board: Json) -> Person:
    """Whose move it is by the board's first line."""
    return next(person for person in host.sandbox.people if board["content"].startswith(person.mention))


async def first_turn(host: Host) -> tuple[Json, Person]:
    """The board of three players of whom one recruits, and who that is."""
    board = await seated(host.room, host.ann, host.ben, host.chloe)
    for _ in range(SET_UP):
        await panels.make(mover_on(host, board), board, lambda offered: offered[0])
        board = await host.room.board(board)
    return board, mover_on(host, board)


async def deploy(host: Host, board: Json, mover: Person) -> None:
    """Confirm a deployment, without waiting for an answer that may never come."""
    panel = await panels.to_the_end(mover, board, lambda offered: offered[0])
    confirm = actions_of(panel)["confirm"]
    await begin(host, {"action": "click", "user": mover.id, "message": panel["id"], "custom_id": confirm})


async def test_killed_after_the_commit(host: Host) -> None:
    """The edit comes after the restart; no new message, no ping."""
    await host.start()
    board, mover = await first_turn(host)
    await host.kill()
    posted, pinged = len(host.room.public()), await mover.pings(host.room.id)
    await host.start(TURNPOST_CRASH_POINT="play.after-commit")
    await deploy(host, board, mover)
    await died(host)
    assert host.room.again(board)["content"] == board["content"]
    await host.start()
    await host.sandbox.wait_for(lambda: version_of(host.room.again(board)) == version_of(board) + 1, PATIENCE)
    assert "’s turn in" in host.room.again(board)["content"]
    assert (len(host.room.public()), await mover.pings(host.room.id)) == (posted, pinged)


async def test_killed_when_the_edit_has_arrived_and_nobody_knows(host: Host) -> None:
    """It is edited again, which changes nothing; its buttons work."""
    await host.start()
    board, mover = await first_turn(host)

    def strike(happening: Happening) -> None:
        data: Any = happening.data
        if happening.name == "MESSAGE_UPDATE" and data["id"] == board["id"]:
            host.strike()

    silence = host.sandbox.platform.bus.listen(strike)
    await deploy(host, board, mover)
    await died(host)
    silence()
    edited, posted = host.room.again(board), len(host.room.public())
    assert version_of(edited) == version_of(board) + 1
    await host.start()
    stamp = "edited_timestamp"
    await host.sandbox.wait_for(lambda: host.room.again(board)[stamp] != edited[stamp], PATIENCE)
    assert host.room.again(board)["content"] == edited["content"]
    assert len(host.room.public()) == posted
    assert (await panels.opened(mover, host.room.again(board)))["components"]
