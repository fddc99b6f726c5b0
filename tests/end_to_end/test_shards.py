"""Two processes of the bot share the tables of one database, each with a shard of its own."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.person import Person
from sandbox.stand_in import Sandbox
from sandbox.values import Json
from tests.end_to_end.host import Host
from tests.end_to_end.room import PATIENCE, Room
from tests.sandbox.second_guild import found
from tests.standin import check_violations, document


class Shard(Host):
    """One of the two processes, and the first channel of its server."""

    def __init__(self, number: int, folder: Path, sandbox: Sandbox, database: str) -> None:
        super().__init__(folder, None, sandbox)
        self.number = number
        self.database_url = database
        guild = next(guild for guild in sandbox.world.guilds if (int(guild) >> 22) % 2 == number)
        self.room = Room(sandbox, sandbox.world.channels_of(guild, threads=False)[0]["id"])

    async def launch(self, **environment: str) -> None:
        shard = {"DATABASE_URL": self.database_url, "SHARD_COUNT": "2", "SHARD_IDS": str(self.number)}
        await super().launch(**shard, **environment)

    async def start(self, **environment: str) -> None:
        await self.launch(**environment)
        await self.connected()

    async def connected(self) -> None:
        await self.sandbox.wait_for(lambda: self.number in self.sandbox.gateway.shards(), PATIENCE)

    async def kill(self) -> None:  # type: ignore[override]
        self.strike()
        await self.gone()

    async def gone(self) -> None:
        """Until Discord has noticed, too."""
        await self.ended()
        await self.sandbox.wait_for(lambda: self.number not in self.sandbox.gateway.shards(), PATIENCE)

    def boards(self) -> list[Json]:
        return [message for message in self.room.public() if message["attachments"]]


@pytest.fixture
async def shards(tmp_path: Path, postgres_url: str) -> AsyncIterator[tuple[Shard, Shard]]:
    """Both run."""
    sandbox = Sandbox(document=document())
    sandbox.actions.update_patience = PATIENCE
    (guild,) = sandbox.world.guilds
    found(sandbox, str(int(guild) + (1 << 22)))
    await sandbox.start()
    made = []
    for number in (0, 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        made.append(Shard(number, folder, sandbox, postgres_url))
    try:
        for shard in made:
            await shard.launch()
        for shard in made:
            await shard.connected()
        yield made[0], made[1]
    finally:
        for shard in made:
            if shard.process is not None:
                await shard.kill()
        await sandbox.stop()
    check_violations(sandbox)


async def move(shard: Shard, board: Json) -> Person:
    """Whoever is awaited flips a tile; who comes next."""
    mover, other = await shard.turn(board)
    outcome = await mover.slash(shard.room.id, "move", move="flip a1")
    assert outcome.text.startswith("Done: "), outcome.text
    return other


async def begin(shard: Shard, board: Json) -> None:
    """The same, without waiting for an answer that may never come."""
    mover, _ = await shard.turn(board)
    act = {"action": "slash", "user": mover.id, "command": "move", "options": {"move": "flip a1"}}
    await shard.sandbox.deeds.act({"channel": shard.room.id, **act})


async def test_each_plays_on_its_own_servers_and_nothing_comes_twice(shards: tuple[Shard, Shard]) -> None:
    boards = await asyncio.gather(*(shard.room.sit_down(shard.ann, shard.ben) for shard in shards))
    for shard, board in zip(shards, boards, strict=True):
        following = await move(shard, board)
        assert (await shard.room.board(board))["x_pings"] == [following.id]
    assert [len(shard.boards()) for shard in shards] == [2, 2]


async def test_one_goes_and_comes_back_while_the_other_goes_on(shards: tuple[Shard, Shard]) -> None:
    """Neither ends the tables of the other, though it sees nothing of their servers."""
    stays, goes = shards
    mine, theirs = [await shard.room.sit_down(shard.ann, shard.ben) for shard in shards]
    await goes.kill()
    await move(stays, mine)
    await goes.start()
    await move(goes, theirs)
    await goes.room.board(theirs)
    await stays.kill()
    await stays.start()
    assert [len(shard.boards()) for shard in shards] == [2, 2]


async def test_what_one_has_promised_the_other_does_not_post(shards: tuple[Shard, Shard]) -> None:
    stays, dies = shards
    mine, theirs = [await shard.room.sit_down(shard.ann, shard.ben) for shard in shards]
    await dies.kill()
    await dies.start(TURNPOST_CRASH_POINT="play.after-commit")
    await begin(dies, theirs)
    await dies.gone()
    await move(stays, mine)
    await stays.room.board(mine)
    assert len(dies.boards()) == 1
    await dies.start()
    await dies.room.board(theirs)
    assert [len(shard.boards()) for shard in shards] == [2, 2]


async def test_a_second_process_of_a_shard_is_refused(shards: tuple[Shard, Shard], tmp_path: Path) -> None:
    again = Shard(1, tmp_path, shards[1].sandbox, shards[1].database_url)
    await again.launch()
    ended = await again.ended()
    assert ended.code == 75
    assert "Shard 1" in ended.complaint


async def test_in_a_direct_message_tables_of_all_servers_are_listed(shards: tuple[Shard, Shard]) -> None:
    """Direct messages come to the first shard, which hears nothing of the second one's servers."""
    for shard in shards:
        await shard.room.sit_down(shard.ann, shard.ben)
    ann = shards[0].ann
    listed = await ann.slash((await ann.dm())["id"], "games")
    for shard in shards:
        assert f"/{shard.room.id}/" in listed.text
