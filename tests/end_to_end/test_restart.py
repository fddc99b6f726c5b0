"""The process is killed, and nothing is lost, nothing comes twice, no button dies."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sandbox.bus import Happening
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.host import Host
from tests.end_to_end.room import PATIENCE, Room, actions_of

Deed = Callable[[Host], Awaitable[None]]


async def begin(host: Host, act: Json) -> None:
    """Start an interaction without waiting for an answer that may never come."""
    await host.sandbox.deeds.act({"channel": host.room.id, **act})


async def move(host: Host, board: Json, text: str) -> None:
    mover, _ = await host.turn(board)
    await begin(host, {"action": "slash", "user": mover.id, "command": "move", "options": {"move": text}})


async def died(host: Host) -> None:
    ended = await host.ended()
    assert ended.code == -9, ended.complaint
    await host.sandbox.wait_for(lambda: host.sandbox.platform.bot_connections == 0, PATIENCE)


def boards(room: Room) -> list[Json]:
    return [message for message in room.public() if message["attachments"]]


async def test_killed_between_moves_goes_on_with_old_buttons(host: Host) -> None:
    """The board that stood before still works, nothing is posted again."""
    await host.start()
    board = await host.room.sit_down(host.ann, host.ben)
    mover, other = await host.turn(board)
    panel = await panels.to_the_end(mover, board, lambda offered: offered[0])
    await host.kill()
    posted = len(host.room.public())
    await host.start()
    outcome = await panels.confirm(mover, panel)
    assert outcome.text.startswith("Done: ")
    following = await host.room.board(board)
    assert following["x_pings"] == [other.id]
    assert len(host.room.public()) == posted + 1
    assert "confirm" in actions_of(await panels.to_the_end(other, following, lambda offered: offered[0]))


async def test_open_lobby_goes_on_after_a_kill(host: Host) -> None:
    """A half-filled lobby survives, with its one post."""
    await host.start()
    lobby = await host.room.open(host.ann)
    await host.kill()
    await host.start()
    await host.room.tap(host.ben, lobby, "join")
    await host.room.tap(host.ann, await host.room.having("start"), "start")
    await host.room.board(lobby)
    assert len(host.room.public()) == 2


@pytest.mark.parametrize("point", ["play.before-commit", "play.after-commit"])
async def test_killed_around_the_commit_of_a_move(host: Host, point: str) -> None:
    """Before the commit nothing has happened; after it the board comes once, with its ping."""
    await host.start()
    board = await host.room.sit_down(host.ann, host.ben)
    mover, other = await host.turn(board)
    await host.kill()
    pinged = await other.pings(host.room.id)
    await host.start(TURNPOST_CRASH_POINT=point)
    await move(host, board, "flip a1")
    await died(host)
    assert len(boards(host.room)) == 1
    await host.start()
    if point == "play.before-commit":
        await move(host, board, "flip a1")
    following = await host.room.board(board)
    await host.room.retired(board)
    assert following["x_pings"] == [other.id]
    assert await other.pings(host.room.id) == pinged + 1
    assert len(boards(host.room)) == 2
    refused = await mover.slash(host.room.id, "move", move="flip b1")
    assert other.mention in refused.text


@pytest.mark.parametrize("point", ["start.before-commit", "start.after-commit"])
async def test_killed_around_the_commit_of_the_start(host: Host, point: str) -> None:
    """The game begins once."""
    await host.start(TURNPOST_CRASH_POINT=point)
    lobby = await host.room.open(host.ann)
    await host.room.tap(host.ben, lobby, "join")
    ready = await host.room.having("start")
    await host.room.tap(host.ann, ready, "start")
    await died(host)
    await host.start()
    if point == "start.before-commit":
        await host.room.tap(host.ann, ready, "start")
    await host.room.board(lobby)
    assert len(boards(host.room)) == 1
    assert len(host.room.public()) == 2


@pytest.mark.parametrize("nonces", ["remembered", "forgotten"])
async def test_killed_when_the_post_has_arrived_and_nobody_knows(host: Host, nonces: str) -> None:
    """Discord has the post, our database does not; it does not come again, even once the nonce is forgotten."""
    await host.start()
    board = await host.room.sit_down(host.ann, host.ben)
    _, other = await host.turn(board)
    await host.room.sandbox.wait_for(lambda: boards(host.room), PATIENCE)

    def strike(happening: Happening) -> None:
        data: Any = happening.data
        if happening.name == "MESSAGE_CREATE" and data["attachments"]:
            host.strike()

    silence = host.sandbox.platform.bus.listen(strike)
    await move(host, board, "flip a1")
    await died(host)
    silence()
    if nonces == "forgotten":
        host.sandbox.limits.nonce_seconds = -1.0
    await host.start()
    following = await host.room.board(board)
    await host.room.retired(board)
    assert len(boards(host.room)) == 2
    assert await other.pings(host.room.id) >= 1
    outcome = await panels.make(other, following, lambda offered: offered[0])
    assert outcome.text.startswith("Done: ")


async def test_lost_connection_is_taken_up_again(host: Host) -> None:
    """Reconnecting without a restart, by a resume or by a new session."""
    await host.start()
    board = await host.room.sit_down(host.ann, host.ben)
    for _ in range(2):
        host.sandbox.gateway.drop(4000)
        await host.sandbox.wait_for(lambda: host.sandbox.platform.bot_connections == 0, PATIENCE)
        await host.sandbox.wait_for_bot(PATIENCE)
        mover, _ = await host.turn(board)
        outcome = await panels.make(mover, board, lambda offered: offered[0])
        assert outcome.text.startswith("Done: ")
        board = await host.room.board(board)


async def test_gateway_that_is_down_at_the_first_connect_is_tried_again(host: Host) -> None:
    """discord.py ends in an AttributeError there (its issue 10520); we do not."""
    host.sandbox.faults.refused_connects = 1
    await host.start()
    assert await host.room.open(host.ann)
    assert (await host.stop()).code == 0


@pytest.mark.parametrize("resumable", [True, False])
async def test_session_that_discord_ends_begins_anew(host: Host, resumable: bool) -> None:
    """Op 7, or op 9 that may not be resumed; a click meanwhile is answered after the resume."""
    await host.start()
    board = await host.room.sit_down(host.ann, host.ben)
    sessions = host.sandbox.platform.bot_sessions
    host.sandbox.deeds.control(
        {"control": "reconnect"} if resumable else {"control": "invalid_session", "resumable": False}
    )
    await host.sandbox.wait_for(lambda: host.sandbox.platform.bot_connections == 0, PATIENCE)
    await host.sandbox.wait_for_bot(PATIENCE)
    assert host.sandbox.platform.bot_sessions == sessions
    mover, _ = await host.turn(board)
    outcome = await panels.make(mover, board, lambda offered: offered[0])
    assert outcome.text.startswith("Done: ")
