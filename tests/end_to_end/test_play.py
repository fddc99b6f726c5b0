"""``turnpost play`` without a token: bot and stand-in together, and after a stop the game goes on."""

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
from msgspec import Struct

from sandbox.person import Person, remote
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.host import ROOT
from tests.end_to_end.room import PATIENCE, actions_of


class Evening(Struct, frozen=True):
    """The program while it runs: its people, and a channel."""

    ann: Person
    ben: Person
    channel: str

    async def newest(self, action: str) -> Json:
        """The newest message with an enabled component of this action, once it is there."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in reversed(await self.ann.messages(self.channel)):
                    if action in actions_of(message):
                        return message
                await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def evening(data: Path) -> AsyncIterator[Evening]:
    """The program from its start to Ctrl-C."""
    environment = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    environment |= {"TURNPOST_DATA": str(data), "TURNPOST_PORT": "0", "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.cli", "play", env=environment, cwd=data, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            told = [(await process.stdout.readline()).decode() for _ in range(2)]
        (base,) = re.findall(r"http://\S+", told[1])
        async with aiohttp.ClientSession() as session:
            yield await visited(base, session)
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    finally:
        # Never SIGKILL: the program has to stop its stand-in.
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def visited(base: str, session: Any) -> Evening:
    """The program's page as a visitor finds it, once the bot is there."""
    async with session.get(f"{base}/page/people") as answer:
        people: list[Json] = await answer.json(content_type=None)
    async with session.ws_connect(f"{base}/page/socket?user={people[0]['id']}") as socket:
        hello: Json = await socket.receive_json(timeout=PATIENCE)
        online = hello["bot_online"]
        while not online:
            told: Json = await socket.receive_json(timeout=PATIENCE)
            online = told["type"] == "bot" and told["online"]
    act = remote(base, session)
    ann, ben = (Person(person, act) for person in people[:2])
    return Evening(ann, ben, hello["guilds"][0]["channels"][0]["id"])


async def test_game_goes_on_after_the_program_was_stopped(tmp_path: Path) -> None:
    """Database and world are kept: the same board with the same buttons, the same people."""
    async with evening(tmp_path) as first:
        assert (await first.ann.slash(first.channel, "game new", game="halali")).state == "answered"
        await first.ben.click(await first.newest("join"), "Join")
        await first.ann.click(await first.newest("start"), "Start")
        board = await first.newest("move")
    async with evening(tmp_path) as second:
        kept = await second.newest("move")
        assert kept["id"] == board["id"]
        mover = second.ann if board["content"].startswith(second.ann.mention) else second.ben
        outcome = await panels.make(mover, kept, lambda offered: offered[0])
        assert outcome.text.startswith("Done: ")
