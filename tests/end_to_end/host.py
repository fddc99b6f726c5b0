"""The bot as a process of its own, as a host runs it, beside a Discord that lives on in the test's process."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from pathlib import Path

from msgspec import Struct

from bot import opening
from sandbox.conformance import Document
from sandbox.person import Person
from sandbox.stand_in import Sandbox
from tests.end_to_end.forked import Forked
from tests.end_to_end.room import PATIENCE, Room

ROOT = Path(__file__).parents[2]


class Ended(Struct, frozen=True):
    """How a process ended and what it said. ``code`` is negative for a signal."""

    code: int
    output: str
    complaint: str


class Host:
    """Starts, stops and kills the bot. Everything it starts is gone at the end."""

    def __init__(
        self, folder: Path, document: Document | None, sandbox: Sandbox | None = None, *, fresh: bool = False
    ) -> None:
        """``sandbox``: one that lives on beyond this host. ``fresh``: each process loads the bot's code by itself."""
        self._fresh = fresh
        self._starts = 0
        self.sandbox = sandbox or Sandbox(document=document)
        self.sandbox.actions.update_patience = PATIENCE
        self.folder = folder
        self.room = Room(self.sandbox, self.sandbox.channels[0])
        self.ann, self.ben, self.chloe, *_ = self.sandbox.people
        self.process: asyncio.subprocess.Process | Forked | None = None

    async def __aenter__(self) -> "Host":
        await self.sandbox.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process is not None:
            await self.kill()
        await self.sandbox.stop()

    @property
    def database(self) -> Path:
        return self.folder / opening.FILE

    async def launch(self, **environment: str) -> None:
        """Start the bot without waiting for it."""
        inherited = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
        settings = {
            "TURNPOST_API": self.sandbox.api_base,
            "TURNPOST_GATEWAY": self.sandbox.gateway_url,
            "TURNPOST_DATA": str(self.folder),
            "DISCORD_TOKEN": self.sandbox.token,
            "PYTHONPATH": str(ROOT),
        }
        self.process = await self._process({**inherited, **settings, **environment})

    async def _process(self, environment: dict[str, str]) -> asyncio.subprocess.Process | Forked:
        # In this folder there is no .env.
        if not self._fresh:
            self._starts += 1
            beside = self.folder / f"said-{self._starts}"
            beside.mkdir()
            return await Forked.start(environment, self.folder, beside)
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            env=environment,
            cwd=self.folder,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )

    async def start(self, **environment: str) -> None:
        """Start the bot and wait until it is connected."""
        await self.launch(**environment)
        await self.sandbox.wait_for_bot(PATIENCE)

    async def ended(self) -> Ended:
        """Wait until the process has ended by itself."""
        assert self.process is not None
        process = self.process
        try:
            async with asyncio.timeout(PATIENCE):
                output, complaint = await process.communicate()
        except TimeoutError:
            process.kill()
            await process.communicate()
            raise
        finally:
            self.process = None
        assert process.returncode is not None
        return Ended(process.returncode, output.decode(), complaint.decode())

    def strike(self) -> None:
        """SIGKILL, this very moment."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def kill(self) -> Ended:
        """SIGKILL, and until Discord has noticed."""
        self.strike()
        ended = await self.ended()
        await self.sandbox.wait_for(lambda: self.sandbox.platform.bot_connections == 0, PATIENCE)
        return ended

    async def stop(self) -> Ended:
        """SIGTERM, as Docker does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await self.ended()

    async def turn(self, board: dict[str, object]) -> tuple[Person, Person]:
        """Who is to move on that board and who is not: the first line names the awaited player."""
        first = str(board["content"]).splitlines()[0]
        mover = self.ann if first.startswith(self.ann.mention) else self.ben
        return mover, self.ben if mover is self.ann else self.ann


def changed(path: Path, statement: str, *values: object) -> None:
    """Change a database behind the bot's back, while no bot uses it."""
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement, values)
    connection.close()
