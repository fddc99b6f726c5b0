"""The stand-in as a whole: start it, point a bot at it, and play."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Self

from aiohttp import web

from sandbox import places, views
from sandbox.actions import Actions
from sandbox.bus import Happening
from sandbox.clock import Clock, SystemClock
from sandbox.conformance import Document
from sandbox.deeds import Deeds
from sandbox.faults import Faults
from sandbox.files import Files
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.permissions import named
from sandbox.persistence import Shelf
from sandbox.person import Person
from sandbox.platform import Limits, Platform, Violation
from sandbox.population import populate
from sandbox.rest.api import Api
from sandbox.server import Server
from sandbox.values import Json

HOST = "127.0.0.1"
TOKEN = "sandbox.token"  # noqa: S105 - it opens nothing but this stand-in
NOT_SAVED = frozenset(("INTERACTION_CREATE", "interaction", "violation", "bot"))


class Sandbox:
    """A Discord of one's own on loopback. Port 0 takes any free port; `state` is the file that keeps the world.

    In `clock_file` it tells how many seconds its clock is ahead of the machine's, for a bot that follows.
    """

    def __init__(
        self,
        *,
        token: str = TOKEN,
        port: int = 0,
        clock: Clock | None = None,
        limits: Limits | None = None,
        document: Document | None = None,
        state: Path | None = None,
        clock_file: Path | None = None,
    ) -> None:
        self.token = token
        self.clock = clock or SystemClock()
        self.limits = limits or Limits()
        self._document = document
        self._shelf = Shelf(state) if state else None
        self._clock_file = clock_file
        self._save_due: asyncio.TimerHandle | None = None
        self.save_delay = 0.5
        """Seconds from a change to its place on the disk."""
        self.saves = 0
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind((HOST, port))
        self._runner: web.AppRunner | None = None
        try:
            self._build()
        except BaseException:
            self._socket.close()
            raise

    def _build(self) -> None:
        files = Files()
        files.base = self.cdn_base
        world = self._shelf.load(files) if self._shelf else None
        if world is not None and isinstance(self.clock, SystemClock):
            self.clock.ahead = world.clock_ahead
        self.platform = Platform(world or populate(self.clock), self.clock, self.limits, self.token, files)
        self.platform.gateway_url = self.gateway_url
        self.world = self.platform.world
        self.interactions = Interactions(self.platform)
        self.gateway = Gateway(self.platform)
        self.actions = Actions(self.platform, self.interactions)
        self.deeds = Deeds(self.platform, self.actions, self.gateway)
        self.api = Api(self.platform, self.interactions, self._document)
        self._server = Server(self.platform, self.api, self.gateway, self.deeds)

    @property
    def base(self) -> str:
        """The address of the page."""
        return f"http://{HOST}:{self._socket.getsockname()[1]}"

    @property
    def api_base(self) -> str:
        """For `discord.http.Route.BASE`."""
        return f"{self.base}/api/v10"

    @property
    def gateway_url(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws{self.base.removeprefix('http')}/gateway"

    @property
    def cdn_base(self) -> str:
        """For `discord.asset.Asset.BASE`."""
        return f"{self.base}/cdn"

    @property
    def requests(self) -> list[Json]:
        """Every REST request of the bot so far: method, path, query, json, files, authorization, status, reply."""
        return list(self._server.log)

    @property
    def violations(self) -> list[Violation]:
        return self.platform.violations

    @property
    def faults(self) -> Faults:
        """The queue of troubles that the bot's next requests meet."""
        return self.platform.faults

    async def start(self) -> Self:
        """Listen."""
        self._runner = web.AppRunner(self._server.app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()
        if self._shelf:
            self.platform.bus.listen(self._changed)
        self._tell_time()
        self.platform.bus.listen(lambda happening: self._tell_time() if happening.name == "clock" else None)
        return self

    async def stop(self) -> None:
        """Close every connection, and save."""
        self.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()
        self._socket.close()
        self.save()

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def save(self) -> None:
        """Write the world to its file now, if it has one."""
        if self._save_due is not None:
            self._save_due.cancel()
            self._save_due = None
        if self._shelf:
            self._shelf.save(self.world, self.platform.files)
            self.saves += 1
            self.platform.bus.stir()

    def person(self, name: str) -> Person:
        """A person by username (`ann`) or id."""
        for identity, human in self.world.people.items():
            if name in (identity, human.user["username"]):
                return Person(human.user, self.deeds.act)
        raise KeyError(name)

    @property
    def people(self) -> list[Person]:
        return [Person(human.user, self.deeds.act) for human in self.world.people.values()]

    @property
    def channels(self) -> list[str]:
        """Ids of the text channels, in order."""
        return [
            channel["id"] for guild in self.world.guilds for channel in self.world.channels_of(guild, threads=False)
        ]

    def messages(self, person: Person, channel: str) -> list[Json]:
        """What this person sees there now, oldest first."""
        return views.messages(self.world, person.id, channel)

    def pings(self, person: Person, channel: str) -> int:
        """Unread messages there that really pinged this person."""
        return views.pings(self.world, person.id).get(channel, 0)

    async def wait_for(self, condition: Callable[[], object], seconds: float = 5.0) -> object:
        """The condition's first true value; looked at again whenever something happens."""
        return await self.platform.bus.wait_for(condition, seconds)

    async def wait_for_bot(self, seconds: float = 10.0) -> None:
        """Until the bot is connected to the gateway."""
        await self.wait_for(lambda: self.platform.bot_connections > 0, seconds)

    def deny(self, channel: str, *permissions: str) -> None:
        """Take permissions away from the bot in a channel; without names give all back."""
        denied = named(list(permissions))
        bot = self.world.bot["id"]
        places.overwrite(self.platform, self.world.channel(channel), bot, 1, allow=0, deny=denied)

    def take_violations(self) -> list[Violation]:
        """The violations so far, which are then forgotten: for tests that expect them."""
        taken = list(self.violations)
        self.violations.clear()
        return taken

    def _tell_time(self) -> None:
        if self._clock_file is not None:
            # Whole at every moment: the bot reads it whenever it looks at its clock.
            new = self._clock_file.with_suffix(".new")
            new.write_text(str(self.world.clock_ahead))
            new.replace(self._clock_file)

    def _changed(self, happening: Happening) -> None:
        if happening.name not in NOT_SAVED and self._save_due is None:
            self._save_due = asyncio.get_running_loop().call_later(self.save_delay, self.save)
