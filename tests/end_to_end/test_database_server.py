"""A bot whose tables are on a PostgreSQL server, which goes away and comes back; another process that takes over."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.errors import Locked
from bot.store.outbox import LEASE
from bot.words.localizer import load_localizer
from sandbox.faults import Fault
from sandbox.values import Json
from tests import postgres
from tests.end_to_end.host import Host
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE


@pytest.fixture
def server() -> Iterator[postgres.Server]:
    """Of this test alone, which may stop it."""
    with postgres.running() as made:
        yield made


@pytest.fixture
async def clock(host: Host, server: postgres.Server) -> AsyncIterator[Path]:
    """The bot runs on the server; the file tells by how many seconds its clock is ahead."""
    ahead = host.folder / "ahead"
    ahead.write_text("0")
    await host.start(DATABASE_URL=server.url, TURNPOST_CLOCK=str(ahead))
    yield ahead


def boards(host: Host) -> list[Json]:
    return [message for message in host.room.public() if message["attachments"]]


async def test_who_plays_while_the_server_is_away_is_told_so_and_plays_once_it_is_back(
    host: Host, server: postgres.Server, clock: Path
) -> None:
    board = await host.room.sit_down(host.ann, host.ben)
    mover, other = await host.turn(board)
    await asyncio.to_thread(server.stop)
    refused = await mover.slash(host.room.id, "move", move="flip a1")
    assert refused.text == load_localizer().say_in()("error-out-of-reach")
    await asyncio.to_thread(server.start)
    outcome = await mover.slash(host.room.id, "move", move="flip a1")
    assert outcome.text.startswith("Done: "), outcome.text
    following = await host.room.board(board)
    assert following["x_pings"] == [other.id]
    assert len(boards(host)) == 2
    ended = await host.stop()
    assert ended.code == 0
    assert "The database cannot be reached" in ended.complaint
    assert "Traceback" not in ended.complaint


async def test_what_was_posted_while_the_server_was_away_is_not_posted_again(
    host: Host, server: postgres.Server, clock: Path
) -> None:
    """The message arrives when nobody can note it any more."""
    board = await host.room.sit_down(host.ann, host.ben)
    mover, other = await host.turn(board)
    posted = f"/channels/{host.room.id}/messages"
    host.sandbox.faults.add(Fault("POST", posted, status=500))
    before = len(host.sandbox.requests)
    assert (await mover.slash(host.room.id, "move", move="flip a1")).text.startswith("Done: ")
    # The library asks again a second later.
    await host.sandbox.wait_for(
        lambda: any(each["path"].endswith(posted) for each in list(host.sandbox.requests)[before:]), PATIENCE
    )
    await asyncio.to_thread(server.stop)
    following = await host.room.board(board)
    await asyncio.to_thread(server.start)
    clock.write_text(str(LEASE + 60))
    await host.room.retired(board)
    assert (await other.slash(host.room.id, "move", move="flip a2")).text.startswith("Done: ")
    await host.room.board(following)
    assert len(boards(host)) == 3


async def test_a_bot_whose_place_another_one_has_taken_ends(house: House) -> None:
    """For good, not for the moment in which the server still holds the locks of a line that was cut."""
    house.store.trouble = Locked("Shard 0 of this database is looked after by another process")
    house.tables.on_commit()
    await house.sandbox.wait_for(lambda: house.sandbox.platform.bot_connections == 0, PATIENCE)
    with pytest.raises(Locked):
        await house.sleep()
    house.store.trouble = None
